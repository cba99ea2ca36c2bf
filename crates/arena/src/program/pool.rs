//! Programs between two games: started once, used again as long as they behave.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::{Fault, Program};
use crate::entrant::Entrant;

/// The programs of an arena that are not playing just now, by bot.
pub(crate) struct Pool {
    idle: Vec<Mutex<Vec<Program>>>,
}

impl Pool {
    /// A pool for these bots. Each program is started once, so that one which cannot play at all
    /// is noticed before the first game; answers with its place if so.
    pub(crate) fn new(bots: &[Entrant], limit: Duration) -> Result<Pool, (usize, Fault)> {
        let mut idle = Vec::new();
        for (place, bot) in bots.iter().enumerate() {
            let ready = match bot {
                Entrant::Level(_) | Entrant::Learned(..) => Vec::new(),
                Entrant::Program(command) => {
                    vec![Program::start(command, limit).map_err(|fault| (place, fault))?]
                }
            };
            idle.push(Mutex::new(ready));
        }
        Ok(Pool { idle })
    }

    /// A program ready for a game: one that behaved well before, or a fresh one.
    pub(crate) fn take(
        &self,
        bot: usize,
        command: &str,
        limit: Duration,
    ) -> Result<Program, Fault> {
        let ready = self
            .idle
            .get(bot)
            .and_then(|idle| idle.lock().unwrap_or_else(PoisonError::into_inner).pop());
        ready.map_or_else(|| Program::start(command, limit), Ok)
    }

    /// Keeps a program for the next game.
    pub(crate) fn give_back(&self, bot: usize, program: Program) {
        if let Some(idle) = self.idle.get(bot) {
            idle.lock().unwrap_or_else(PoisonError::into_inner).push(program);
        }
    }
}
