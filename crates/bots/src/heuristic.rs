//! The heuristic: what a decision seems worth at first sight. It is the whole of `greedy` and the
//! prior of the others.

use havana_rules::{Card, Choice, Decision, End, Goods, Open, Payment, Player, Seat, Step};

use crate::card_heuristic::CardHeuristic;
use crate::value;

/// One seat's look at the table, with what is needed again and again worked out once.
pub(crate) struct Heuristic<'a> {
    open: &'a Open,
    seat: Seat,
    me: &'a Player,
    purse: f32,
    /// What a loss of the others is worth, as a part of it.
    spite: f32,
    /// Where it is about cards.
    cards: Option<CardHeuristic>,
}

impl<'a> Heuristic<'a> {
    pub(crate) fn new(open: &'a Open, seat: Seat) -> Heuristic<'a> {
        let me = open.player(seat);
        let is_about_cards = matches!(
            open.flow().step,
            Step::Ask(Choice::Opening | Choice::Lay | Choice::Refreshment)
        );
        Heuristic {
            open,
            seat,
            me,
            purse: if is_about_cards {
                0.0
            } else {
                value::purse_worth(open, me.goods(), me.laid())
            },
            spite: 1.0 / (open.player_count() - 1) as f32,
            cards: is_about_cards.then(|| CardHeuristic::new(open, seat)),
        }
    }

    /// What a decision seems worth, in points.
    pub(crate) fn worth(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Swap { bring, .. } => {
                value::promise(self.open, bring, self.me.goods(), self.me.laid())
            }
            Decision::Open(low, high) => self.by_cards(|cards| cards.pair(low, high)),
            Decision::First(card) => f32::from(u8::from(card == Card::BlackMarket)),
            Decision::Refresh(card) => {
                card.map_or(0.0, |card| 0.1 + self.by_cards(|cards| cards.early(card)))
            }
            Decision::Conserve(end) => end.map_or(0.0, |end| self.removal(end)),
            Decision::Tax { victim, loss } => self.loss_of(victim, loss.goods()),
            Decision::RobPesos { victim } | Decision::RobMaterials { victim, .. } => {
                let loot = self.open.gain(decision);
                self.gain(loot) + self.loss_of(victim, loot)
            }
            Decision::Mama(colours) => self.gain(colours.goods()),
            Decision::Build { end, payment } => self.building(end, payment),
            Decision::EndTurn => 0.0,
            Decision::Lay { .. } => self.by_cards(|cards| cards.lay(decision)),
            Decision::TakeBack(back) => f32::from(u8::from(back)),
        }
    }

    fn by_cards(&self, worth: impl Fn(&CardHeuristic) -> f32) -> f32 {
        self.cards.as_ref().map_or(0.0, worth)
    }

    fn gain(&self, goods: Goods) -> f32 {
        value::purse_worth(self.open, self.me.goods() + goods, self.me.laid()) - self.purse
    }

    fn loss_of(&self, victim: Seat, goods: Goods) -> f32 {
        let victim = self.open.player(victim);
        let before = value::purse_worth(self.open, victim.goods(), victim.laid());
        let after = value::purse_worth(self.open, victim.goods() - goods, victim.laid());
        self.spite * (before - after) * (1.0 + self.danger(victim))
    }

    /// How near a player is to the end of the game, from 0 to 1.
    fn danger(&self, player: &Player) -> f32 {
        f32::from(player.points()) / f32::from(self.open.target())
    }

    fn building(&self, end: End, payment: Payment) -> f32 {
        let Some(building) = self.open.end(end) else { return 0.0 };
        let deck = self.open.deck();
        let paid = payment.price(deck.cost(building)).unwrap_or(Goods::NONE);
        let left = self.me.goods().saturating_sub(paid);
        let points = deck.points(building);
        let wins = self.me.points() + points >= self.open.target();
        let after = value::purse_worth(self.open, left, self.me.laid());
        f32::from(points) + after - self.purse + if wins { 100.0 } else { 0.0 }
    }

    /// R7.3a: what the others lose by a building that goes, less what one loses oneself.
    fn removal(&self, end: End) -> f32 {
        let Some(building) = self.open.end(end) else { return 0.0 };
        let promised =
            |player: &Player| value::promise(self.open, building, player.goods(), player.laid());
        let others = self.others().map(|(_, other)| promised(other)).fold(0.0, f32::max);
        others * self.spite.max(0.5) - 2.0 * promised(self.me)
    }

    fn others(&self) -> impl Iterator<Item = (Seat, &Player)> {
        let others = self.open.seats().filter(|&seat| seat != self.seat);
        others.map(|seat| (seat, self.open.player(seat)))
    }
}
