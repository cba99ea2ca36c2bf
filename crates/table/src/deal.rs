//! A deal that many people play, each at a table of their own.

use core::fmt;

use havana_rules::{Draw, Drawn, Input, Pending, Seat, State};
use rand_chacha::ChaCha8Rng;
use thiserror::Error;

use crate::chance;
use crate::record::Record;
use crate::seed::Seed;

/// The draws of a deal: every table that plays it gets the same ones.
///
/// Each draw has a stream of random numbers of its own, told by its kind (ages, building, material)
/// and by how many draws of that kind there were before. So the buildings come in the same order at
/// every table, whatever is decided there; a material depends on what is in the bag besides. A game
/// that is continued needs nothing but the seed and its inputs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal(Seed);

/// Streams of bots come after those of the three kinds of draws.
const WHIMS: u64 = 3;
/// Above the number of a draw, its kind.
const KIND_SHIFT: u32 = 32;

/// How many draws of each kind a game has had.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DrawCounts([u32; 3]);

/// A draw in a record is not the one that a deal brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("input {at} is not the draw that this seed gives")]
pub struct NotOfDeal {
    /// The number of the input, counted from 0.
    pub at: usize,
}

impl DrawCounts {
    /// Those among these inputs.
    pub fn of(inputs: &[Input]) -> DrawCounts {
        let mut counts = DrawCounts::default();
        for input in inputs {
            if let Input::Chance(drawn) = *input {
                counts.add(drawn);
            }
        }
        counts
    }

    /// Counts a draw.
    pub fn add(&mut self, drawn: Drawn) {
        self.0[match drawn {
            Drawn::Ages(_) => 0,
            Drawn::Building(_) => 1,
            Drawn::Material(_) => 2,
        }] += 1;
    }
}

impl Deal {
    /// The deal that grows from a seed.
    pub const fn new(seed: Seed) -> Deal {
        Deal(seed)
    }

    /// Draws what is asked for, after these draws. `None` only if there is nothing to draw from.
    pub fn draw(self, before: &DrawCounts, draw: Draw) -> Option<Drawn> {
        let kind = match draw {
            Draw::Ages { .. } => 0,
            Draw::Building { .. } => 1,
            Draw::Material { .. } => 2,
        };
        chance::draw(&mut self.stream(kind as u64, before.0[kind].into()), draw)
    }

    /// What a bot at a seat decides by, after this many decisions of its own.
    pub fn policy_rng(self, seat: Seat, decided: u32) -> ChaCha8Rng {
        self.stream(WHIMS + seat.index() as u64, decided.into())
    }

    fn stream(self, kind: u64, number: u64) -> ChaCha8Rng {
        let mut stream = self.0.stream();
        stream.set_stream(kind << KIND_SHIFT | number);
        stream
    }

    /// Whether every draw of a record is the one that this deal brings.
    pub fn check(self, record: &Record) -> Result<(), NotOfDeal> {
        let mut state = State::new(record.header().config());
        let mut before = DrawCounts::default();
        for (at, &input) in record.inputs().iter().enumerate() {
            if let (Input::Chance(drawn), Pending::Chance(draw)) = (input, state.pending()) {
                if self.draw(&before, draw) != Some(drawn) {
                    return Err(NotOfDeal { at });
                }
                before.add(drawn);
            }
            // A record is a legal game by its type.
            state.apply(input, &mut ()).map_err(|_| NotOfDeal { at })?;
        }
        Ok(())
    }
}

/// The draws to come stay hidden.
impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deal(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::{Config, Decision, Decisions, Event};
    use rand_core::Rng;

    use super::*;
    use crate::{Dice, Purpose, Table};

    fn deal(number: u64) -> Deal {
        Deal::new(Seed::of_game(5, number, Purpose::Dice))
    }

    /// Plays at random to the end by these decisions.
    fn play(deal: Deal, policy_rng: u64) -> Record {
        let config = Config::new(3).unwrap();
        let mut table = Table::new(config, Dice::dealt(deal, &[]), &mut ()).unwrap();
        let mut rng = Seed::of_game(6, policy_rng, Purpose::Decisions).stream();
        while let Some((seat, decision)) = random(&table, &mut rng) {
            table.decide(seat, decision, &mut ()).unwrap();
        }
        table.record()
    }

    fn random(table: &Table, rng: &mut impl Rng) -> Option<(Seat, Decision)> {
        let Pending::Decide { seats, .. } = table.pending() else { return None };
        let seat = seats.lowest()?;
        let mut legal = Decisions::default();
        table.state().legal(seat, &mut legal);
        let place = chance::below(rng, legal.len() as u32) as usize;
        Some((seat, legal[place]))
    }

    fn buildings(record: &Record) -> Vec<Drawn> {
        let drawn = record.inputs().iter().filter_map(|input| match *input {
            Input::Chance(drawn @ Drawn::Building(_)) => Some(drawn),
            _ => None,
        });
        drawn.collect()
    }

    #[test]
    fn buildings_come_in_the_same_order_whatever_is_decided() {
        let (one, other) = (play(deal(1), 1), play(deal(1), 2));
        assert_ne!(one.inputs(), other.inputs());
        let (one, other) = (buildings(&one), buildings(&other));
        let both = one.len().min(other.len());
        assert!(both > 12);
        assert_eq!(one[..both], other[..both]);
        assert_ne!(buildings(&play(deal(2), 1))[..both], one[..both]);
    }

    #[test]
    fn a_continued_game_gets_the_draws_that_it_would_have_got() {
        let whole = play(deal(3), 1);
        for length in (0..whole.inputs().len()).step_by(7) {
            let mut begun = Vec::new();
            begun.extend_from_slice(&whole.inputs()[..length]);
            let dice = Dice::dealt(deal(3), &begun);
            let record = Record::of_played(whole.header().clone(), begun, None);
            let mut events: Vec<Event> = Vec::new();
            let mut table = Table::resume(record, dice, &mut events).unwrap();
            let decisions = whole.inputs()[length..].iter().filter_map(|input| match *input {
                Input::Decision { seat, decision } => Some((seat, decision)),
                Input::Chance(_) => None,
            });
            for (seat, decision) in decisions {
                table.decide(seat, decision, &mut events).unwrap();
            }
            assert_eq!(table.inputs(), whole.inputs());
        }
    }

    #[test]
    fn a_record_fits_its_own_deal_and_no_other() {
        let record = play(deal(4), 1);
        assert_eq!(deal(4).check(&record), Ok(()));
        let wrong = deal(5).check(&record).unwrap_err();
        assert!(matches!(record.inputs()[wrong.at], Input::Chance(_)));
    }
}
