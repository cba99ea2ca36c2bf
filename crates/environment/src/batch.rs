//! Many games at once.

use havana_rules::{Config, Decisions, Seat, Viewer};
use havana_table::chance;
use rand_xoshiro::Xoshiro256PlusPlus;
use thiserror::Error;

use crate::action::{ACTIONS, Action};
use crate::game::{Game, IllegalAction, observe};
use crate::observation::OBSERVATION;
use crate::rewards::rewards;
use crate::seeds::rng_of_game;
use crate::workers::Workers;

/// Fewer games than this for each thread are not worth waking it for.
const WORTH_A_THREAD: usize = 64;

/// Many games of the same kind. A game that ends begins again at once, with new draws.
pub struct Batch {
    config: Config,
    seed: u64,
    workers: Workers,
    slots: Vec<Slot>,
}

struct Slot {
    game: Game,
    rng: Xoshiro256PlusPlus,
    number: u64,
    index: u64,
}

/// Where a batch writes to, a row for each game.
pub struct Rows<'a> {
    /// What the seat that is asked sees.
    pub observations: &'a mut [u8],
    /// 1 for each legal action.
    pub masks: &'a mut [u8],
    /// What the last step brought each seat, [`Seat::MAX`] for each game; all 0 unless it ended one.
    pub rewards: &'a mut [f32],
    /// 1 if the last step ended the game; everything else is of the next one.
    pub dones: &'a mut [u8],
    /// The seat that is asked.
    pub seats: &'a mut [u8],
}

/// Why a batch did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BatchWrong {
    /// There must be one of these for each game.
    #[error("{found} {of}, but the batch needs {wanted}")]
    Length {
        /// Of what.
        of: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// An action is not legal in its game.
    #[error("game {game}: {illegal}; no game was changed")]
    Illegal {
        /// The number of the game.
        game: usize,
        /// The action.
        illegal: IllegalAction,
    },
}

impl Batch {
    /// This many games, each at its first decision, on at most this many threads.
    pub fn new(config: Config, games: usize, seed: u64, threads: usize) -> Batch {
        let workers = Workers::new(threads.min(games / WORTH_A_THREAD));
        Batch { config, seed, workers, slots: slots(&config, games, seed) }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// How many games have ended.
    pub fn finished(&self) -> u64 {
        self.slots.iter().map(|slot| slot.number).sum()
    }

    /// The game with this number.
    pub fn game(&self, index: usize) -> Option<&Game> {
        self.slots.get(index).map(|slot| &slot.game)
    }

    /// Begins all games again, from another seed.
    pub fn reset(&mut self, seed: u64) {
        (self.seed, self.slots) = (seed, slots(&self.config, self.len(), seed));
    }

    /// Writes all rows without a step.
    pub fn write(&mut self, rows: Rows<'_>) -> Result<(), BatchWrong> {
        self.check(&rows)?;
        self.each(rows, &mut vec![0; self.len()], |slot, _, row, _| row.write(&slot.game, None));
        Ok(())
    }

    /// Plays one action in each game and writes all rows; or changes nothing if one is illegal.
    pub fn step(&mut self, actions: &mut [u8], rows: Rows<'_>) -> Result<(), BatchWrong> {
        self.check(&rows)?;
        length("actions", actions.len(), self.len())?;
        for (game, (slot, &action)) in self.slots.iter().zip(actions.iter()).enumerate() {
            let action = Action(action);
            if !slot.game.legal().contains(action) {
                let illegal = IllegalAction { action, seat: slot.game.seat() };
                return Err(BatchWrong::Illegal { game, illegal });
            }
        }
        let (config, seed) = (self.config, self.seed);
        self.each(rows, actions, |slot, action, row, list| {
            let ended = slot.step(Action(*action), &config, seed, list);
            row.write(&slot.game, ended);
        });
        Ok(())
    }

    /// Draws a legal action for each game, each with the same probability.
    pub fn sample(
        &self,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut [u8],
    ) -> Result<(), BatchWrong> {
        length("actions", actions.len(), self.len())?;
        for (slot, action) in self.slots.iter().zip(actions) {
            let legal = slot.game.legal();
            let place = chance::below(rng, legal.len() as u32) as usize;
            *action = legal.nth(place).map_or(0, |chosen| chosen.0);
        }
        Ok(())
    }

    fn check(&self, rows: &Rows<'_>) -> Result<(), BatchWrong> {
        let games = self.len();
        length("bytes of observations", rows.observations.len(), games * OBSERVATION)?;
        length("bytes of masks", rows.masks.len(), games * ACTIONS)?;
        length("rewards", rows.rewards.len(), games * Seat::MAX)?;
        length("dones", rows.dones.len(), games)?;
        length("seats", rows.seats.len(), games)
    }

    /// Does something for each game with its action and its row, on all threads.
    fn each(
        &mut self,
        rows: Rows<'_>,
        actions: &mut [u8],
        work: impl Fn(&mut Slot, &mut u8, Row<'_>, &mut Decisions) + Sync,
    ) {
        let share = self.slots.len().div_ceil(self.workers.count()).max(1);
        let work = &work;
        let run = |slots: &mut [Slot], actions: &mut [u8], rows: Rows<'_>| {
            let mut list = Box::new(Decisions::new());
            let each = slots.iter_mut().zip(actions).zip(rows.each());
            each.for_each(|((slot, action), row)| work(slot, action, row, &mut list));
        };
        let Some(pool) = self.workers.pool() else {
            return run(&mut self.slots, actions, rows);
        };
        let parts = self.slots.chunks_mut(share).zip(actions.chunks_mut(share));
        let mut parts = parts.zip(rows.shares(share));
        // The first share is left to this thread, which would only wait.
        let here = parts.next();
        pool.in_place_scope(|scope| {
            for ((slots, actions), rows) in parts {
                scope.spawn(move |_| run(slots, actions, rows));
            }
            if let Some(((slots, actions), rows)) = here {
                run(slots, actions, rows);
            }
        });
    }
}

/// Games at their first decision.
fn slots(config: &Config, games: usize, seed: u64) -> Vec<Slot> {
    let mut list = Decisions::new();
    let slot = |index: u64| {
        let (game, rng) = (Game::new(config), rng_of_game(seed, index, 0));
        let mut slot = Slot { game, rng, number: 0, index };
        slot.game.draw_all(&mut slot.rng, &mut list);
        slot
    };
    (0..games as u64).map(slot).collect()
}

fn length(of: &'static str, found: usize, wanted: usize) -> Result<(), BatchWrong> {
    if found == wanted { Ok(()) } else { Err(BatchWrong::Length { of, found, wanted }) }
}

impl Slot {
    /// Plays a legal action; if it ends the game, answers with the rewards and begins the next.
    #[inline]
    fn step(
        &mut self,
        action: Action,
        config: &Config,
        seed: u64,
        list: &mut Decisions,
    ) -> Option<[f32; Seat::MAX]> {
        // It was found legal before any game was changed.
        let _ = self.game.play(action, list);
        self.game.draw_all(&mut self.rng, list);
        let outcome = self.game.outcome()?;
        self.number += 1;
        self.rng = rng_of_game(seed, self.index, self.number);
        self.game = Game::new(config);
        self.game.draw_all(&mut self.rng, list);
        Some(rewards(outcome, config.players()))
    }
}

/// The row of one game.
struct Row<'a> {
    observation: &'a mut [u8; OBSERVATION],
    mask: &'a mut [u8; ACTIONS],
    rewards: &'a mut [f32],
    done: &'a mut u8,
    seat: &'a mut u8,
}

impl Row<'_> {
    #[inline]
    fn write(self, game: &Game, ended: Option<[f32; Seat::MAX]>) {
        game.legal().write(self.mask);
        if let Some(seat) = game.seat() {
            observe(game, &game.view(Viewer::Seat(seat)), self.observation);
            *self.seat = seat.into();
        }
        *self.done = u8::from(ended.is_some());
        self.rewards.copy_from_slice(&ended.unwrap_or_default());
    }
}

impl<'a> Rows<'a> {
    fn each(self) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.as_chunks_mut::<OBSERVATION>().0.iter_mut();
        let masks = self.masks.as_chunks_mut::<ACTIONS>().0.iter_mut();
        let rewards = self.rewards.chunks_exact_mut(Seat::MAX);
        let singles = self.dones.iter_mut().zip(self.seats);
        observations.zip(masks).zip(rewards).zip(singles).map(
            |(((observation, mask), rewards), (done, seat))| Row {
                observation,
                mask,
                rewards,
                done,
                seat,
            },
        )
    }

    /// The rows in shares of this many games.
    fn shares(self, games: usize) -> impl Iterator<Item = Rows<'a>> {
        let observations = self.observations.chunks_mut(games * OBSERVATION);
        let masks = self.masks.chunks_mut(games * ACTIONS);
        let rewards = self.rewards.chunks_mut(games * Seat::MAX);
        let singles = self.dones.chunks_mut(games).zip(self.seats.chunks_mut(games));
        observations.zip(masks).zip(rewards).zip(singles).map(
            |(((observations, masks), rewards), (dones, seats))| Rows {
                observations,
                masks,
                rewards,
                dones,
                seats,
            },
        )
    }
}
