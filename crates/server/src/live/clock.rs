//! How much time everyone has, from when the moves were made. Nothing here looks at a clock: it
//! is told what time it is, so that a game read again gives the same times.
//!
//! Every moment here is game time; see [`super::timekeeper`].

use havana_protocol::api::Pace;
use havana_rules::{Seat, Seats};

/// Milliseconds since 1970.
pub type Moment = i64;

/// The least that a player has for a decision, in milliseconds, even if their bank is empty.
/// Once for each decision, a player who takes their seat back, or whose server did not run for a
/// moment, has this much again.
pub const LEAST: i64 = 15_000;

/// Times in which no server ran: no player is charged for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Downtime(Vec<(Moment, Moment)>);

impl Downtime {
    /// The times from these intervals, in any order.
    pub fn new(intervals: impl IntoIterator<Item = (Moment, Moment)>) -> Downtime {
        let mut sorted: Vec<_> = intervals.into_iter().filter(|(from, to)| from < to).collect();
        sorted.sort_unstable();
        let mut apart: Vec<(Moment, Moment)> = Vec::new();
        for (from, to) in sorted {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => apart.push((from, to)),
            }
        }
        Downtime(apart)
    }

    /// How long it was from one moment to another while a server ran.
    pub fn between(&self, from: Moment, to: Moment) -> i64 {
        let overlap = |&(down, up): &(Moment, Moment)| (up.min(to) - down.max(from)).max(0);
        let lost: i64 = self.0.iter().map(overlap).sum();
        (to - from - lost).max(0)
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    /// What was left when each seat was last asked.
    left: [i64; Seat::MAX],
    /// Since when each seat's clock runs.
    since: [Option<Moment>; Seat::MAX],
    /// Which seats have had their extra [`LEAST`] for the decision they are asked for.
    granted: [bool; Seat::MAX],
    /// Everything that changed the clocks, so that they can be counted again when a downtime
    /// becomes known.
    history: Vec<Change>,
}

/// Something that changes the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Moved { by: Option<Seat>, asked: Seats, at: Moment },
    Granted { seat: Seat, at: Moment },
}

impl Clocks {
    /// Clocks that have not begun to run.
    pub fn new(pace: Pace) -> Clocks {
        let left = match pace {
            Pace::Free => 0,
            Pace::Live { bank, .. } => i64::from(bank) * 1000,
            Pace::Days { hours } => i64::from(hours) * 3_600_000,
        };
        Clocks {
            pace,
            left: [left; Seat::MAX],
            since: [None; Seat::MAX],
            granted: [false; Seat::MAX],
            history: Vec::new(),
        }
    }

    /// Whether there are clocks at this table.
    pub fn are_there(&self) -> bool {
        self.pace != Pace::Free
    }

    /// A move was made by `by`, and afterwards these seats are asked.
    pub fn moved(&mut self, by: Option<Seat>, asked: Seats, at: Moment, down: &Downtime) {
        // Time that was given after this move, by a node that did not know of it yet, was given for
        // a decision that had been made: it must not replace what was left then.
        let known = self.history.len();
        self.history
            .retain(|change| !matches!(change, Change::Granted { at: given, .. } if *given > at));
        if self.history.len() < known {
            self.recount(down);
        }
        self.change(Change::Moved { by, asked, at }, down);
    }

    /// Gives a seat that is asked at least [`LEAST`] from now on, but only once for a decision:
    /// otherwise a player who leaves and returns repeatedly could think without limit.
    pub fn grant(&mut self, seat: Seat, at: Moment, down: &Downtime) {
        let place = seat.index();
        let may = self.since[place].is_some_and(|since| since < at) && !self.granted[place];
        if may && self.left(seat, at, down) < LEAST {
            self.change(Change::Granted { seat, at }, down);
        }
    }

    /// Counts again, because these downtimes are known now.
    pub fn recount(&mut self, down: &Downtime) {
        let history = std::mem::take(&mut self.history);
        *self = Clocks::new(self.pace);
        for change in history {
            self.change(change, down);
        }
    }

    fn change(&mut self, change: Change, down: &Downtime) {
        if !self.are_there() {
            return;
        }
        match change {
            Change::Moved { by, asked, at } => {
                if let Some(seat) = by {
                    self.stop(seat, at, down);
                }
                for seat in Seat::ALL {
                    let place = seat.index();
                    match (asked.contains(seat), self.since[place]) {
                        (true, None) => self.start(seat, at),
                        (false, Some(_)) => self.since[place] = None,
                        _ => {}
                    }
                }
            }
            Change::Granted { seat, at } => {
                let place = seat.index();
                self.granted[place] = true;
                let left = self.left(seat, at, down).max(LEAST);
                match self.pace {
                    Pace::Free => {}
                    Pace::Live { .. } => (self.left[place], self.since[place]) = (left, Some(at)),
                    // Every decision begins with the same hours, so the beginning moves instead.
                    Pace::Days { .. } => self.since[place] = Some(at - (self.left[place] - left)),
                }
            }
        }
        self.history.push(change);
    }

    fn start(&mut self, seat: Seat, at: Moment) {
        let place = seat.index();
        if let Pace::Live { .. } = self.pace {
            self.left[place] = self.left[place].max(LEAST);
        }
        self.since[place] = Some(at);
        self.granted[place] = false;
    }

    fn stop(&mut self, seat: Seat, at: Moment, down: &Downtime) {
        let place = seat.index();
        if let Pace::Live { increment, .. } = self.pace {
            self.left[place] = self.left(seat, at, down) + i64::from(increment) * 1000;
        }
        self.since[place] = None;
    }

    /// What a seat has left now, in milliseconds.
    pub fn left(&self, seat: Seat, now: Moment, down: &Downtime) -> i64 {
        let place = seat.index();
        let used = self.since[place].map_or(0, |since| down.between(since, now));
        (self.left[place] - used).max(0)
    }

    /// Whether a seat's clock runs.
    pub fn runs(&self, seat: Seat) -> bool {
        self.are_there() && self.since[seat.index()].is_some()
    }

    /// Whose time is over.
    pub fn run_out(&self, now: Moment, down: &Downtime) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.runs(seat) && self.left(seat, now, down) == 0)
    }

    /// How long until a player's time may be over, in milliseconds; `None` if no clock runs.
    pub fn soonest(&self, now: Moment, down: &Downtime) -> Option<i64> {
        let running = Seat::ALL.into_iter().filter(|&seat| self.runs(seat));
        running.map(|seat| self.left(seat, now, down)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ALL[0];
    const TWO: Seat = Seat::ALL[1];
    const NEVER_DOWN: Downtime = Downtime(Vec::new());

    fn live() -> Clocks {
        Clocks::new(Pace::Live { bank: 60, increment: 5 })
    }

    #[test]
    fn a_bank_shrinks_while_its_owner_is_asked_and_grows_with_each_decision() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 20_000, &NEVER_DOWN), 40_000);
        assert_eq!(clocks.left(TWO, 20_000, &NEVER_DOWN), 60_000);
        clocks.moved(Some(ONE), Seats::only(TWO), 20_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 50_000, &NEVER_DOWN), 45_000);
        assert_eq!(clocks.left(TWO, 50_000, &NEVER_DOWN), 30_000);
        assert!(clocks.runs(TWO) && !clocks.runs(ONE));
    }

    #[test]
    fn in_the_opening_both_clocks_run_and_one_goes_on_when_the_other_stops() {
        let mut clocks = live();
        clocks.moved(None, Seats::first(2), 0, &NEVER_DOWN);
        clocks.moved(Some(TWO), Seats::only(ONE), 10_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 30_000, &NEVER_DOWN), 30_000);
        assert_eq!(clocks.left(TWO, 30_000, &NEVER_DOWN), 55_000);
    }

    #[test]
    fn over_days_each_decision_has_its_own_hours() {
        let mut clocks = Clocks::new(Pace::Days { hours: 24 });
        clocks.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        clocks.moved(Some(ONE), Seats::only(ONE), 80_000_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 80_000_000, &NEVER_DOWN), 86_400_000);
        assert_eq!(clocks.run_out(166_400_000, &NEVER_DOWN).collect::<Vec<_>>(), [ONE]);
    }

    #[test]
    fn times_without_a_server_are_not_charged() {
        let down = Downtime::new([(30_000, 90_000), (10_000, 20_000), (15_000, 25_000), (9, 9)]);
        assert_eq!(down.between(0, 100_000), 25_000);
        assert_eq!(down.between(12_000, 18_000), 0);
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), 0, &down);
        assert_eq!(clocks.left(ONE, 100_000, &down), 35_000);
        assert_eq!(clocks.soonest(100_000, &down), Some(35_000));
    }

    #[test]
    fn who_comes_back_has_time_for_the_decision_he_finds() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        assert_eq!(clocks.run_out(60_000, &NEVER_DOWN).collect::<Vec<_>>(), [ONE]);
        let mut late = clocks.clone();
        late.moved(Some(ONE), Seats::only(TWO), 200_000, &NEVER_DOWN);
        late.moved(Some(TWO), Seats::only(ONE), 201_000, &NEVER_DOWN);
        assert_eq!(late.left(ONE, 201_000, &NEVER_DOWN), LEAST);
        clocks.grant(ONE, 90_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 90_000, &NEVER_DOWN), LEAST);
        assert_eq!(clocks.run_out(100_000, &NEVER_DOWN).count(), 0);
        let mut days = Clocks::new(Pace::Days { hours: 1 });
        days.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        days.grant(ONE, 4_000_000, &NEVER_DOWN);
        assert_eq!(days.left(ONE, 4_000_000, &NEVER_DOWN), LEAST);
    }

    #[test]
    fn leaving_and_coming_back_gives_time_once_for_a_decision() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        for coming_back in [60_000, 70_000, 74_000] {
            clocks.grant(ONE, coming_back, &NEVER_DOWN);
        }
        assert_eq!(clocks.run_out(75_000, &NEVER_DOWN).collect::<Vec<_>>(), [ONE]);
        // The next decision has its own.
        clocks.moved(Some(ONE), Seats::only(ONE), 75_000, &NEVER_DOWN);
        clocks.grant(ONE, 89_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 89_000, &NEVER_DOWN), LEAST);
    }

    #[test]
    fn a_grant_takes_nothing_away_and_is_not_spent_while_there_is_time() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        clocks.grant(ONE, 10_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 10_000, &NEVER_DOWN), 50_000);
        clocks.grant(ONE, 55_000, &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, 55_000, &NEVER_DOWN), LEAST);
    }

    #[test]
    fn a_downtime_that_becomes_known_later_counts_as_if_it_had_been_known() {
        let down = Downtime::new([(10_000, 40_000)]);
        let play = |down: &Downtime| {
            let mut clocks = live();
            clocks.moved(None, Seats::only(ONE), 0, down);
            clocks.moved(Some(ONE), Seats::only(TWO), 45_000, down);
            clocks.grant(TWO, 104_000, down);
            clocks
        };
        let mut late = play(&NEVER_DOWN);
        assert_eq!(late.left(ONE, 45_000, &down), 20_000);
        late.recount(&down);
        assert_eq!(late, play(&down));
        assert_eq!(late.left(ONE, 45_000, &down), 50_000);
    }

    #[test]
    fn time_given_for_a_decision_that_was_made_before_takes_nothing_away() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), 0, &NEVER_DOWN);
        let mut late = clocks.clone();
        late.grant(ONE, 50_000, &NEVER_DOWN);
        for clocks in [&mut clocks, &mut late] {
            clocks.moved(Some(ONE), Seats::only(TWO), 10_000, &NEVER_DOWN);
        }
        assert_eq!(late, clocks);
        assert_eq!(late.left(ONE, 60_000, &NEVER_DOWN), 55_000);
    }

    #[test]
    fn without_a_pace_nobody_runs_out_of_time() {
        let mut clocks = Clocks::new(Pace::Free);
        clocks.moved(None, Seats::first(4), 0, &NEVER_DOWN);
        assert_eq!(clocks.run_out(i64::MAX, &NEVER_DOWN).count(), 0);
        assert_eq!(clocks.soonest(1, &NEVER_DOWN), None);
    }
}
