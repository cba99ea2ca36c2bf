//! How much time everyone has at least, by the true time.
//!
//! This is not the server's arithmetic: it knows when nodes really ran, and looks at no wall clock.
//! Where the server may be more generous, this is not, so that only a real injustice is found.

use std::time::Duration;

use havana_protocol::api::Pace;
use havana_rules::{Seat, Seats};
use tokio::time::Instant;

use crate::node::Uptime;

/// The least time that a player has for a decision.
const LEAST: Duration = Duration::from_secs(15);
/// What clocks of several machines and rounding may take away in the course of a game.
const SLACK: Duration = Duration::from_secs(2);

/// The clocks of one game.
pub(super) struct Clocks {
    increment: Option<Duration>,
    left: [Duration; Seat::MAX],
    since: [Option<Instant>; Seat::MAX],
}

impl Clocks {
    pub(super) fn new(pace: Pace) -> Clocks {
        let (bank, increment) = match pace {
            Pace::Live { bank, increment } => (bank, Some(increment)),
            Pace::Free | Pace::Days { .. } => (0, None),
        };
        Clocks {
            increment: increment.map(|seconds| Duration::from_secs(seconds.into())),
            left: [Duration::from_secs(bank.into()); Seat::MAX],
            since: [None; Seat::MAX],
        }
    }

    /// A move was made at this time, and these seats are asked now.
    pub(super) fn moved(&mut self, by: Option<Seat>, asked: Seats, at: Instant, uptime: &Uptime) {
        let Some(increment) = self.increment else { return };
        if let Some(seat) = by
            && let Some(since) = self.since[seat.index()].take()
        {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(uptime.chargeable(since, at)) + increment;
        }
        for seat in Seat::ALL {
            let place = seat.index();
            match (asked.contains(seat), self.since[place]) {
                (true, None) => {
                    self.left[place] = self.left[place].max(LEAST);
                    self.since[place] = Some(at);
                }
                (false, Some(_)) => self.since[place] = None,
                _ => {}
            }
        }
    }

    /// How much time a seat has left beyond doubt; `None` if its clock does not run.
    pub(super) fn left(&self, seat: Seat, at: Instant, uptime: &Uptime) -> Option<Duration> {
        self.increment?;
        let since = self.since[seat.index()]?;
        let left = self.left[seat.index()].saturating_sub(uptime.chargeable(since, at));
        Some(left.saturating_sub(SLACK))
    }
}
