//! What the network sees: a seat's view as small whole numbers, its own cards and goods first, then
//! those of each other player. `docs/learning.md` lists the fields.

use havana_rules::{Card, Cards, Goods, Open, Seat};

use super::numbers::{Sink, Writer};
use crate::value;

/// How many numbers describe the table and the player whose view it is.
pub const OWN: usize = 2 * Card::COUNT + TABLE + ENDS * END;
/// How many numbers describe each of the others.
pub const OTHER: usize = 4 * Card::COUNT + GOODS + 9;

const GOODS: usize = 7;
const TABLE: usize = GOODS + 20;
const ENDS: usize = 4;
const END: usize = 12;
/// Parts of a building's cost are counted in sixteenths.
const SIXTEENTHS: f32 = 16.0;

/// A seat's view as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// The table and the player whose view it is.
    pub own: [u8; OWN],
    /// Each of the others, in the order of seats after that player.
    pub others: [[u8; OTHER]; Seat::MAX - 1],
    /// How many of the others there are.
    pub count: usize,
}

/// A building at the end of a row.
#[derive(Clone, Copy, Default)]
struct EndInSight {
    cost: Goods,
    points: u8,
    needs_architect: bool,
    /// How much of the cost each player has, by seat.
    completion: [f32; Seat::MAX],
}

/// An end of a row, as one player sees it.
#[derive(Clone, Copy, Default)]
struct OwnEnd {
    end: EndInSight,
    promise: f32,
    completion: f32,
    rivals: f32,
}

/// What is the same for all players at a table, so that their views are made at once.
pub(super) struct Table<'a> {
    open: &'a Open,
    ends: [EndInSight; ENDS],
    count: usize,
}

impl Features {
    /// What a player with these cards in hand sees when they choose cards.
    pub fn of(open: &Open, seat: Seat, hand: Cards) -> Features {
        Table::of(open).features(seat, hand)
    }
}

impl Table<'_> {
    pub(super) fn of(open: &Open) -> Table<'_> {
        let mut ends = [EndInSight::default(); ENDS];
        let mut count = 0;
        for (_, building) in open.ends() {
            let (deck, cost) = (open.deck(), open.deck().cost(building));
            let end = &mut ends[count];
            (end.cost, end.points) = (cost, deck.points(building));
            end.needs_architect = deck.needs_architect(building);
            for seat in open.seats() {
                end.completion[seat.index()] = value::completion(cost, open.player(seat).goods());
            }
            count += 1;
        }
        Table { open, ends, count }
    }

    /// What a player with these cards in hand sees.
    pub(super) fn features(&self, seat: Seat, hand: Cards) -> Features {
        let open = self.open;
        let mut features = Features {
            own: [0; OWN],
            others: [[0; OTHER]; Seat::MAX - 1],
            count: open.player_count() - 1,
        };
        for (other, numbers) in self.others_of(seat).zip(&mut features.others) {
            self.write_other(numbers, other, self.acts_before(other, seat));
        }
        self.write_own(&mut features.own, seat, hand);
        features
    }

    /// The other players, in the order of seats after this one.
    pub(super) fn others_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let after = self.open.seats().cycle().skip(seat.index() + 1);
        after.take(self.open.player_count() - 1)
    }

    /// Whether a player chooses before another.
    pub(super) fn acts_before(&self, one: Seat, other: Seat) -> bool {
        place_of(self.open, one) < place_of(self.open, other)
    }
}

fn place_of(open: &Open, seat: Seat) -> u8 {
    open.order().place_of(seat).unwrap_or(0) as u8
}

/// A number that is not negative, in whole parts.
#[expect(clippy::cast_sign_loss, reason = "promises are not negative")]
fn parts(number: f32, parts: f32) -> u8 {
    (number * parts) as u8
}

impl Table<'_> {
    /// Writes the table and the player whose view it is; all numbers are 0 before.
    pub(super) fn write_own(&self, numbers: &mut impl Sink, seat: Seat, hand: Cards) {
        let (open, me) = (self.open, self.open.player(seat));
        let left = open.target().saturating_sub(me.points());
        let others = open.seats().filter(|&other| other != seat);
        let most_points = others.map(|other| open.player(other).points()).max().unwrap_or(0);
        let mut out = Writer { sink: numbers, at: 0 };
        out.cards(hand);
        out.cards(me.laid());
        out.goods(me.goods());
        out.push(left);
        out.push(open.target().saturating_sub(most_points));
        out.push(hand.len() as u8);
        out.flag(hand.len() <= 3);
        for players in 2..=Seat::MAX {
            out.flag(open.player_count() == players);
        }
        out.push(place_of(open, seat));
        out.push(open.round().min(60) as u8);
        let (centre, supply) = (open.centre(), open.supply());
        for count in &centre.lanes()[..6] {
            out.push(*count);
        }
        out.push(open.coloured_for_mama());
        out.push(supply.coloured());
        out.push(supply.debris());
        out.flag(supply.materials() == 0);
        out.push(supply.workers().min(4));
        for OwnEnd { end, completion, rivals, .. } in self.ends_for(seat) {
            let short = end.cost.saturating_sub(me.goods());
            let in_centre = short.only_coloured().coloured()
                - short.only_coloured().saturating_sub(centre).coloured();
            out.push(end.points);
            out.push(parts(completion, SIXTEENTHS));
            out.flag(completion >= 1.0);
            out.flag(end.needs_architect);
            out.push(short.coloured());
            out.push(short.debris());
            out.push(short.pesos());
            out.push(short.workers());
            out.push(in_centre);
            out.push(parts(rivals, SIXTEENTHS));
            out.flag(rivals >= 1.0);
            out.flag(end.points >= left && end.points > 0);
        }
        debug_assert_eq!(out.at, OWN);
    }

    /// The ends as a player sees them, the most promising first, whichever row they are in.
    fn ends_for(&self, seat: Seat) -> [OwnEnd; ENDS] {
        let mut ends = [OwnEnd::default(); ENDS];
        for (own, &end) in ends.iter_mut().zip(&self.ends[..self.count]) {
            let completion = end.completion[seat.index()];
            let others = self.open.seats().filter(|&other| other != seat);
            let rivals = others.map(|other| end.completion[other.index()]).fold(0.0, f32::max);
            let promise = completion * completion * f32::from(end.points);
            *own = OwnEnd { end, promise, completion, rivals };
        }
        ends.sort_by(|one, other| other.promise.total_cmp(&one.promise));
        ends
    }

    /// Writes a player as another sees them; all numbers are 0 before. Whether they choose before the
    /// other is the last number.
    pub(super) fn write_other(&self, numbers: &mut impl Sink, seat: Seat, acts_before: bool) {
        let player = self.open.player(seat);
        let (laid, goods) = (player.laid(), player.goods());
        // A card that lies covered is seen only by those who decide later.
        let covered = player.covered().filter(|_| acts_before);
        let (open_to_change, stays) = match covered {
            Some(covered) => (Cards::NONE, laid.without(Cards::only(covered))),
            None => (laid, Cards::NONE),
        };
        let mut out = Writer { sink: numbers, at: 0 };
        out.cards(open_to_change);
        out.cards(stays);
        let trail = player.trail();
        out.cards(trail.fresh(laid));
        let may_be_back = trail.returned(laid, player.hand_size()) > 0;
        out.cards(if may_be_back { trail.cards() } else { Cards::NONE });
        out.goods(goods);
        let (mut best, mut reach) = (0.0_f32, 0);
        for end in &self.ends[..self.count] {
            let completion = end.completion[seat.index()];
            best = best.max(completion * completion * f32::from(end.points));
            if completion >= 1.0 {
                reach = reach.max(end.points);
            }
        }
        let left = self.open.target().saturating_sub(player.points());
        out.push(left);
        out.push(player.hand_size() as u8);
        out.flag(player.hand_size() <= 3);
        out.push(player.materials_to_rob());
        out.push(player.pesos_to_rob());
        out.push(parts(best, 4.0));
        out.push(reach);
        out.flag(reach > 0 && reach >= left);
        out.flag(acts_before);
        debug_assert_eq!(out.at, OTHER);
    }
}
