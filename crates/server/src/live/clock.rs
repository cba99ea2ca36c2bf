//! How much time everyone has, from when the moves were made. Nothing here looks at a clock: it
//! is told what time it is, so that a game read again gives the same times.
//!
//! Every moment here is game time; see [`super::timekeeper`].

use havana_protocol::api::Pace;
use havana_protocol::{Millis, Timestamp};
use havana_rules::{Seat, Seats};

/// The least that a player has for a decision, even if their bank is empty.
/// Once for each decision, a player who takes their seat back, or whose server did not run for a
/// moment, has this much again.
pub const LEAST: Millis = Millis::seconds(15);

/// Times in which no server ran: no player is charged for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Downtime(Vec<(Timestamp, Timestamp)>);

impl Downtime {
    /// The times from these intervals, in any order.
    pub fn new(intervals: impl IntoIterator<Item = (Timestamp, Timestamp)>) -> Downtime {
        let mut sorted: Vec<_> = intervals.into_iter().filter(|(from, to)| from < to).collect();
        sorted.sort_unstable();
        let mut apart: Vec<(Timestamp, Timestamp)> = Vec::new();
        for (from, to) in sorted {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => apart.push((from, to)),
            }
        }
        Downtime(apart)
    }

    /// How long it was from one moment to another while a server ran.
    pub fn between(&self, from: Timestamp, to: Timestamp) -> Millis {
        let overlap =
            |&(down, up): &(Timestamp, Timestamp)| (up.min(to) - down.max(from)).max(Millis::ZERO);
        let lost: Millis = self.0.iter().map(overlap).sum();
        (to - from - lost).max(Millis::ZERO)
    }
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    /// What was left when each seat was last asked.
    left: [Millis; Seat::MAX],
    /// Since when each seat's clock runs.
    since: [Option<Timestamp>; Seat::MAX],
    /// Which seats have had their extra [`LEAST`] for the decision they are asked for.
    granted: [bool; Seat::MAX],
    /// Everything that changed the clocks, so that they can be counted again when a downtime
    /// becomes known.
    history: Vec<Change>,
}

/// Something that changes the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Moved { by: Option<Seat>, asked: Seats, at: Timestamp },
    Granted { seat: Seat, at: Timestamp },
}

impl Clocks {
    /// Clocks that have not begun to run.
    pub fn new(pace: Pace) -> Clocks {
        let left = match pace {
            Pace::Free => Millis::ZERO,
            Pace::Live { bank, .. } => Millis::seconds(bank.into()),
            Pace::Days { hours } => Millis::hours(hours.into()),
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
    pub fn moved(&mut self, by: Option<Seat>, asked: Seats, at: Timestamp, down: &Downtime) {
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
    pub fn grant(&mut self, seat: Seat, at: Timestamp, down: &Downtime) {
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

    fn start(&mut self, seat: Seat, at: Timestamp) {
        let place = seat.index();
        if let Pace::Live { .. } = self.pace {
            self.left[place] = self.left[place].max(LEAST);
        }
        self.since[place] = Some(at);
        self.granted[place] = false;
    }

    fn stop(&mut self, seat: Seat, at: Timestamp, down: &Downtime) {
        let place = seat.index();
        if let Pace::Live { increment, .. } = self.pace {
            self.left[place] = self.left(seat, at, down) + Millis::seconds(increment.into());
        }
        self.since[place] = None;
    }

    /// What a seat has left now.
    pub fn left(&self, seat: Seat, now: Timestamp, down: &Downtime) -> Millis {
        let place = seat.index();
        let used = self.since[place].map_or(Millis::ZERO, |since| down.between(since, now));
        (self.left[place] - used).max(Millis::ZERO)
    }

    /// Whether a seat's clock runs.
    pub fn runs(&self, seat: Seat) -> bool {
        self.are_there() && self.since[seat.index()].is_some()
    }

    /// Whose time is over.
    pub fn run_out(&self, now: Timestamp, down: &Downtime) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.runs(seat) && self.left(seat, now, down) == Millis::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ALL[0];
    const TWO: Seat = Seat::ALL[1];
    const NEVER_DOWN: Downtime = Downtime(Vec::new());

    const fn at(milliseconds: i64) -> Timestamp {
        Timestamp::from_millis(milliseconds)
    }

    const fn ms(milliseconds: i64) -> Millis {
        Millis::new(milliseconds)
    }

    fn live() -> Clocks {
        Clocks::new(Pace::Live { bank: 60, increment: 5 })
    }

    #[test]
    fn a_bank_shrinks_while_its_owner_is_asked_and_grows_with_each_decision() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(20_000), &NEVER_DOWN), ms(40_000));
        assert_eq!(clocks.left(TWO, at(20_000), &NEVER_DOWN), ms(60_000));
        clocks.moved(Some(ONE), Seats::only(TWO), at(20_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(50_000), &NEVER_DOWN), ms(45_000));
        assert_eq!(clocks.left(TWO, at(50_000), &NEVER_DOWN), ms(30_000));
        assert!(clocks.runs(TWO) && !clocks.runs(ONE));
    }

    #[test]
    fn in_the_opening_both_clocks_run_and_one_goes_on_when_the_other_stops() {
        let mut clocks = live();
        clocks.moved(None, Seats::first(2), at(0), &NEVER_DOWN);
        clocks.moved(Some(TWO), Seats::only(ONE), at(10_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(30_000), &NEVER_DOWN), ms(30_000));
        assert_eq!(clocks.left(TWO, at(30_000), &NEVER_DOWN), ms(55_000));
    }

    #[test]
    fn over_days_each_decision_has_its_own_hours() {
        let mut clocks = Clocks::new(Pace::Days { hours: 24 });
        clocks.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        clocks.moved(Some(ONE), Seats::only(ONE), at(80_000_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(80_000_000), &NEVER_DOWN), ms(86_400_000));
        assert_eq!(clocks.run_out(at(166_400_000), &NEVER_DOWN).collect::<Vec<_>>(), [ONE]);
    }

    #[test]
    fn times_without_a_server_are_not_charged() {
        let down = Downtime::new([
            (at(30_000), at(90_000)),
            (at(10_000), at(20_000)),
            (at(15_000), at(25_000)),
            (at(9), at(9)),
        ]);
        assert_eq!(down.between(at(0), at(100_000)), ms(25_000));
        assert_eq!(down.between(at(12_000), at(18_000)), ms(0));
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), at(0), &down);
        assert_eq!(clocks.left(ONE, at(100_000), &down), ms(35_000));
    }

    #[test]
    fn who_comes_back_has_time_for_the_decision_he_finds() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        assert_eq!(clocks.run_out(at(60_000), &NEVER_DOWN).collect::<Vec<_>>(), [ONE]);
        let mut late = clocks.clone();
        late.moved(Some(ONE), Seats::only(TWO), at(200_000), &NEVER_DOWN);
        late.moved(Some(TWO), Seats::only(ONE), at(201_000), &NEVER_DOWN);
        assert_eq!(late.left(ONE, at(201_000), &NEVER_DOWN), LEAST);
        clocks.grant(ONE, at(90_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(90_000), &NEVER_DOWN), LEAST);
        assert_eq!(clocks.run_out(at(100_000), &NEVER_DOWN).count(), 0);
        let mut days = Clocks::new(Pace::Days { hours: 1 });
        days.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        days.grant(ONE, at(4_000_000), &NEVER_DOWN);
        assert_eq!(days.left(ONE, at(4_000_000), &NEVER_DOWN), LEAST);
    }

    #[test]
    fn leaving_and_coming_back_gives_time_once_for_a_decision() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        for coming_back in [60_000, 70_000, 74_000].map(at) {
            clocks.grant(ONE, coming_back, &NEVER_DOWN);
        }
        assert_eq!(clocks.run_out(at(75_000), &NEVER_DOWN).collect::<Vec<_>>(), [ONE]);
        // The next decision has its own.
        clocks.moved(Some(ONE), Seats::only(ONE), at(75_000), &NEVER_DOWN);
        clocks.grant(ONE, at(89_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(89_000), &NEVER_DOWN), LEAST);
    }

    #[test]
    fn a_grant_takes_nothing_away_and_is_not_spent_while_there_is_time() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        clocks.grant(ONE, at(10_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(10_000), &NEVER_DOWN), ms(50_000));
        clocks.grant(ONE, at(55_000), &NEVER_DOWN);
        assert_eq!(clocks.left(ONE, at(55_000), &NEVER_DOWN), LEAST);
    }

    #[test]
    fn a_downtime_that_becomes_known_later_counts_as_if_it_had_been_known() {
        let down = Downtime::new([(at(10_000), at(40_000))]);
        let play = |down: &Downtime| {
            let mut clocks = live();
            clocks.moved(None, Seats::only(ONE), at(0), down);
            clocks.moved(Some(ONE), Seats::only(TWO), at(45_000), down);
            clocks.grant(TWO, at(104_000), down);
            clocks
        };
        let mut late = play(&NEVER_DOWN);
        assert_eq!(late.left(ONE, at(45_000), &down), ms(20_000));
        late.recount(&down);
        assert_eq!(late, play(&down));
        assert_eq!(late.left(ONE, at(45_000), &down), ms(50_000));
    }

    #[test]
    fn time_given_for_a_decision_that_was_made_before_takes_nothing_away() {
        let mut clocks = live();
        clocks.moved(None, Seats::only(ONE), at(0), &NEVER_DOWN);
        let mut late = clocks.clone();
        late.grant(ONE, at(50_000), &NEVER_DOWN);
        for clocks in [&mut clocks, &mut late] {
            clocks.moved(Some(ONE), Seats::only(TWO), at(10_000), &NEVER_DOWN);
        }
        assert_eq!(late, clocks);
        assert_eq!(late.left(ONE, at(60_000), &NEVER_DOWN), ms(55_000));
    }

    #[test]
    fn without_a_pace_nobody_runs_out_of_time() {
        let mut clocks = Clocks::new(Pace::Free);
        clocks.moved(None, Seats::first(4), at(0), &NEVER_DOWN);
        assert_eq!(clocks.run_out(Timestamp::MAX, &NEVER_DOWN).count(), 0);
    }
}
