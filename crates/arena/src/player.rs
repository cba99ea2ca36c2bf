//! One who sits at a table and decides.

use std::sync::Arc;
use std::time::Duration;

use havana_bots::Bot;
use havana_rules::{Config, Decision, Decisions, Event, Seat, View};
use havana_table::Seed;
use rand_chacha::ChaCha8Rng;
use rand_core::Rng;

use crate::encounter::GameId;
use crate::entrant::Entrant;
use crate::program::{Begin, Fault, FaultKind, Pool, Program};

/// A bot or a program in its seat.
pub(crate) enum Contestant {
    Bot { bot: Box<dyn Bot>, rng: Box<ChaCha8Rng> },
    Program { bot: usize, program: Program, legal: Box<Decisions>, limit: Duration },
}

impl Contestant {
    /// Seats a bot for a game.
    pub(crate) fn seat(
        (bot, entrant): (usize, &Entrant),
        seat: Seat,
        config: &Config,
        rng: ChaCha8Rng,
        (pool, limit): (&Pool, Duration),
    ) -> Result<Contestant, Fault> {
        match entrant {
            Entrant::Level(level) => Ok(Contestant::Bot { bot: level.bot(), rng: Box::new(rng) }),
            Entrant::Learned(level, weights) => {
                let bot = level.bot_with(Arc::clone(weights.network()));
                Ok(Contestant::Bot { bot, rng: Box::new(rng) })
            }
            Entrant::Program(command) => {
                let mut program = pool.take(bot, command, limit)?;
                let mut rng = rng;
                program.begin(&Begin::new(seat, config, rng.next_u32()));
                Ok(Contestant::Program { bot, program, legal: Box::default(), limit })
            }
        }
    }

    /// Whether it wants to be told what happens.
    pub(crate) fn listens(&self) -> bool {
        matches!(self, Contestant::Program { .. })
    }

    /// What it decides on what it sees, and what it has seen happen since it was asked last.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        view: &View,
        events: &[Event],
    ) -> Result<Decision, Fault> {
        match self {
            Contestant::Bot { bot, rng } => {
                let decision = bot.decide(view, rng.as_mut()).ok_or_else(|| {
                    Fault::new(FaultKind::Nonsense, "it found nothing to decide; please report it")
                })?;
                match view.check(decision) {
                    Some(Ok(())) => Ok(decision),
                    _ => Err(Fault::new(
                        FaultKind::Illegal,
                        format!("{decision:?} is not legal; please report it"),
                    )),
                }
            }
            Contestant::Program { program, legal, limit, .. } => {
                view.legal(legal);
                program.ask((seat, view), events, legal, *limit)
            }
        }
    }
}

/// The randomness of one seat in one game, with nothing in common with the dice or another seat.
pub(crate) fn rng_of(series: u64, id: GameId, seat: Seat) -> ChaCha8Rng {
    let mut bytes = *b"........________havana arena....";
    bytes[..8].copy_from_slice(&series.to_le_bytes());
    bytes[8..16].copy_from_slice(&id.deal.to_le_bytes());
    bytes[28] = id.rotation as u8;
    bytes[29] = seat.index() as u8;
    Seed::from_bytes(bytes).stream()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_of_every_game_has_its_own_rng() {
        let mut first = std::collections::BTreeSet::new();
        for (deal, rotation) in [(0, 0), (0, 1), (1, 0), (256, 0)] {
            for seat in Seat::ALL {
                for series in [1, 2] {
                    let id = GameId { encounter: 0, deal, rotation };
                    first.insert(rng_of(series, id, seat).next_u64());
                }
            }
        }
        assert_eq!(first.len(), 4 * 4 * 2);
    }
}
