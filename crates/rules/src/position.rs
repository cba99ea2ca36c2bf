//! Any table one can describe, turned into a state at the beginning of a round.

mod buildings;
mod error;

pub use error::PositionError;

use crate::components::card::{Card, Cards};
use crate::components::deck::Deck;
use crate::components::goods::Goods;
use crate::components::row::RowName;
use crate::components::seat::{Lineup, Seat};
use crate::config::{Config, ConfigWrong, RulesVersion};
use crate::ending::QUIET_ROUNDS;
use crate::event::Events;
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::Ending;
use crate::phases::turn;
use crate::state::State;
use crate::trail::Trail;
use crate::transition::Transition;

/// A table as one describes it: this many players, these cards, these purses. Anything goes until
/// [`Position::begin`] checks it and begins a round with it.
///
/// What is not said has a plain default: players lie with siesta and refreshment and own nothing,
/// the centre is empty, the dearest buildings lie in two rows of six, all other buildings are in
/// the pile, all other goods in the supply, and all other cards in the hands. Seat 0 is the
/// oldest.
///
/// ```
/// use havana_rules::{Card, Goods, Position, Seat};
///
/// let [anna, ben, ..] = Seat::ALL;
/// let state = Position::new(2)
///     .lays(anna, [Card::Siesta, Card::PesoThief])
///     .lays(ben, [Card::Pesos, Card::Mama])
///     .pesos(ben, 7)
///     .begin()?;
/// assert_eq!(state.open().player(anna).goods(), Goods::pesos_of(3));
/// # Ok::<(), havana_rules::PositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    players: usize,
    deck: Deck,
    target: Option<u8>,
    rules: RulesVersion,
    oldest_first: Option<Vec<Seat>>,
    places: [PlayerSetup; Seat::MAX],
    centre: Counts,
    materials: Materials,
    rows: [Option<Vec<String>>; 2],
    pile: Option<Vec<String>>,
    removed: Vec<String>,
    round: Option<u16>,
    quiet_rounds: u8,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct PlayerSetup {
    laid: Option<[Card; 2]>,
    discarded: Vec<Card>,
    goods: Counts,
    bought: Vec<String>,
}

/// Counts wide enough that nothing one can describe overflows them.
type Counts = [u32; 7];

/// Where the materials are that no player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Materials {
    /// These are in the bag, the others in the box.
    Bag(Goods),
    /// These are in the box, the others in the bag.
    Box(Goods),
}

impl Position {
    /// A table of this many players.
    pub fn new(players: usize) -> Position {
        Position {
            players,
            deck: Deck::house(),
            target: None,
            rules: RulesVersion::NEWEST,
            oldest_first: None,
            places: Default::default(),
            centre: Counts::default(),
            materials: Materials::Box(Goods::NONE),
            rows: [None, None],
            pile: None,
            removed: Vec::new(),
            round: None,
            quiet_rounds: 0,
        }
    }

    /// The player's two laid-out cards.
    pub fn lays(mut self, seat: Seat, cards: [Card; 2]) -> Position {
        self.place(seat).laid = Some(cards);
        self
    }

    /// The player's discard pile, the earliest card first.
    pub fn discarded(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Position {
        self.place(seat).discarded = cards.into_iter().collect();
        self
    }

    /// Goods the player has, besides those already given to them.
    pub fn has(mut self, seat: Seat, goods: Goods) -> Position {
        add(&mut self.place(seat).goods, goods);
        self
    }

    /// Pesos the player has, besides those already given to them.
    pub fn pesos(self, seat: Seat, pesos: u8) -> Position {
        self.has(seat, Goods::pesos_of(pesos))
    }

    /// Buildings the player has bought, besides those already given to them.
    pub fn bought<'a>(mut self, seat: Seat, keys: impl IntoIterator<Item = &'a str>) -> Position {
        self.place(seat).bought.extend(owned(keys));
        self
    }

    /// What lies in the centre.
    pub fn centre(mut self, goods: Goods) -> Position {
        self.centre = Counts::default();
        add(&mut self.centre, goods);
        self
    }

    /// The materials in the bag; those of which nothing is said are in the box.
    pub fn bag(mut self, materials: Goods) -> Position {
        self.materials = Materials::Bag(materials);
        self
    }

    /// The materials in the box; those of which nothing is said are in the bag.
    pub fn boxed(mut self, materials: Goods) -> Position {
        self.materials = Materials::Box(materials);
        self
    }

    /// The upper row, from left to right.
    pub fn upper<'a>(mut self, keys: impl IntoIterator<Item = &'a str>) -> Position {
        self.rows[RowName::Upper as usize] = Some(owned(keys));
        self
    }

    /// The lower row, from left to right.
    pub fn lower<'a>(mut self, keys: impl IntoIterator<Item = &'a str>) -> Position {
        self.rows[RowName::Lower as usize] = Some(owned(keys));
        self
    }

    /// The draw pile; buildings of which nothing is said are out of the game.
    pub fn pile<'a>(mut self, keys: impl IntoIterator<Item = &'a str>) -> Position {
        self.pile = Some(owned(keys));
        self
    }

    /// Buildings that are out of the game.
    pub fn removed_buildings<'a>(mut self, keys: impl IntoIterator<Item = &'a str>) -> Position {
        self.removed = owned(keys);
        self
    }

    /// The deck whose buildings are named; the house deck unless said.
    pub fn deck(mut self, deck: Deck) -> Position {
        self.deck = deck;
        self
    }

    /// R8.1: the points that win; the usual ones unless said.
    pub fn target(mut self, points: u8) -> Position {
        self.target = Some(points);
        self
    }

    /// The version of the rules; the newest unless said.
    pub fn rules(mut self, rules: RulesVersion) -> Position {
        self.rules = rules;
        self
    }

    /// R3.3: the players by age.
    pub fn ages(mut self, oldest_first: impl IntoIterator<Item = Seat>) -> Position {
        self.oldest_first = Some(oldest_first.into_iter().collect());
        self
    }

    /// The round that begins, counted from 1; unless said, the first in which the discard piles
    /// can be as high as they are.
    pub fn round(mut self, round: u16) -> Position {
        self.round = Some(round);
        self
    }

    /// R8.4: how many quiet rounds in a row have gone before.
    pub fn quiet_rounds(mut self, rounds: u8) -> Position {
        self.quiet_rounds = rounds;
        self
    }

    /// Checks the table and begins a round with it: the state waits wherever it has to wait first.
    pub fn begin(&self) -> Result<State, PositionError> {
        self.begin_with(&mut ())
    }

    /// The same, telling what happens until then.
    pub fn begin_with(&self, events: &mut impl Events) -> Result<State, PositionError> {
        let mut state = State::new(&self.config()?);
        for seat in state.open.seats() {
            self.hand_out(&mut state, seat)?;
        }
        self.lay_goods(&mut state.open)?;
        self.lay_buildings(&mut state.open)?;
        self.count_rounds(&mut state.open)?;
        check_that_it_goes_on(&state.open)?;
        turn::begin_round(&mut Transition::new(&mut state, events));
        Ok(state)
    }

    fn place(&mut self, seat: Seat) -> &mut PlayerSetup {
        &mut self.places[seat.index()]
    }

    fn config(&self) -> Result<Config, PositionError> {
        let ages = match &self.oldest_first {
            Some(seats) => Lineup::new(seats).ok_or(ConfigWrong::Ages)?,
            None => Lineup::by_number(self.players),
        };
        let config = Config::new(self.players)?.with_deck(self.deck).with_rules(self.rules);
        let mut config = config.with_ages(ages)?;
        if let Some(points) = self.target {
            config = config.with_target(points)?;
        }
        let mut absent = Seat::ALL.into_iter().skip(self.players);
        match absent.find(|seat| self.places[seat.index()] != PlayerSetup::default()) {
            Some(seat) => Err(PositionError::NoSuchSeat(seat)),
            None => Ok(config),
        }
    }

    /// R1.5: what is neither laid out nor discarded is in the hand. R6.3: that cannot be nothing.
    fn hand_out(&self, state: &mut State, seat: Seat) -> Result<(), PositionError> {
        let place = &self.places[seat.index()];
        let [one, other] = place.laid.unwrap_or([Card::Siesta, Card::Refreshment]);
        let (laid, mut trail) = (Cards::pair(one, other), Trail::EMPTY);
        if one == other {
            return Err(PositionError::CardTwice(seat, one));
        }
        for &card in &place.discarded {
            if laid.union(trail.cards()).contains(card) {
                return Err(PositionError::CardTwice(seat, card));
            }
            // Just the cards that lie nowhere are in hand: none has come back unseen.
            trail.discarded(card, laid, Card::COUNT - laid.len() - trail.len() - 1);
        }
        let hand = Cards::ALL.without(laid).without(trail.cards());
        if hand.is_empty() {
            return Err(PositionError::EmptyHand(seat));
        }
        state.hidden[seat.index()] = Hidden { hand, face_down: Cards::NONE };
        let player = state.open.player_mut(seat);
        (player.laid, player.trail, player.hand_size) = (laid, trail, hand.len() as u8);
        Ok(())
    }

    /// R1.1, R1.2, R1.3: everything not placed elsewhere is in the supply.
    fn lay_goods(&self, open: &mut Open) -> Result<(), PositionError> {
        let (Materials::Bag(lying) | Materials::Box(lying)) = self.materials;
        if lying != lying.only_materials() {
            return Err(PositionError::NotMaterials(lying));
        }
        let mut spoken_for = self.centre;
        add(&mut spoken_for, lying);
        for place in &self.places {
            spoken_for.iter_mut().zip(place.goods).for_each(|(sum, count)| *sum += count);
        }
        let rest = Goods::BOX - within_the_box(spoken_for)?;
        open.supply = match self.materials {
            Materials::Box(_) => rest,
            Materials::Bag(bag) => rest - rest.only_materials() + bag,
        };
        open.centre = within_the_box(self.centre)?;
        for seat in open.seats() {
            open.player_mut(seat).goods = within_the_box(self.places[seat.index()].goods)?;
        }
        Ok(())
    }

    fn count_rounds(&self, open: &mut Open) -> Result<(), PositionError> {
        let discards = self.places.iter().map(|place| place.discarded.len()).max();
        let round = self.round.unwrap_or(discards.unwrap_or(0) as u16 + 1);
        open.round = round.checked_sub(1).ok_or(PositionError::RoundZero)?;
        let bag_is_empty = open.supply.only_materials().is_empty();
        if self.quiet_rounds > 0 && !bag_is_empty {
            return Err(PositionError::NotQuiet(self.quiet_rounds));
        }
        open.quiet_rounds = self.quiet_rounds;
        Ok(())
    }
}

/// R8: a game that would be over has no next round.
fn check_that_it_goes_on(open: &Open) -> Result<(), PositionError> {
    if let Some(seat) = open.seats().find(|&seat| open.player(seat).points >= open.target) {
        return Err(PositionError::HasWon(seat));
    }
    let materials = (Goods::BOX - open.boxed()).only_materials();
    let ending = if open.pile.is_empty() && open.ends().next().is_none() {
        Ending::Buildings
    } else if materials.is_empty() {
        Ending::Materials
    } else if open.quiet_rounds >= QUIET_ROUNDS {
        Ending::Standstill
    } else {
        return Ok(());
    };
    Err(PositionError::Over(ending))
}

fn owned<'a>(keys: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    keys.into_iter().map(str::to_owned).collect()
}

fn add(counts: &mut Counts, goods: Goods) {
    counts.iter_mut().zip(goods.lanes()).for_each(|(sum, count)| *sum += u32::from(count));
}

/// R1.1, R1.2, R1.3: the counts as goods, if the game has that many.
fn within_the_box(counts: Counts) -> Result<Goods, PositionError> {
    const NAMES: [&str; 7] = ["brick", "sandstone", "loam", "glass", "debris", "pesos", "workers"];
    let all = Goods::BOX.lanes();
    match (0..counts.len()).find(|&good| counts[good] > u32::from(all[good])) {
        Some(good) => Err(PositionError::TooMany {
            of: NAMES[good],
            found: counts[good],
            there_are: all[good],
        }),
        None => Ok(Goods::from_lanes(counts.map(|count| count as u8))),
    }
}
