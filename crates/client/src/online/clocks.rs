//! Who sits at an online table, and how much time is left.

use havana_protocol::{SeatAtEnd, SeatNow, winners};
use havana_rules::{Seat, Seats};

/// Who sits where, as the server last said it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// By seat; empty until the server has said it.
    pub seats: Vec<SeatNow>,
    /// How many watch.
    pub watching: u16,
    /// When it was said, by this client's own clock, in milliseconds.
    pub heard_at: i64,
}

impl Company {
    /// Who sits at a seat.
    pub fn at(&self, seat: Seat) -> Option<&SeatNow> {
        self.seats.get(seat.index())
    }

    /// Whether a bot plays for the person whose seat it is.
    pub fn is_played_for(&self, seat: Seat) -> bool {
        self.at(seat).is_some_and(|now| now.stand_in.is_some() || now.resigned)
    }

    /// The winners, given those by the rules and each seat's points.
    pub fn winners(&self, by_rules: Seats, points: impl Iterator<Item = (Seat, u8)>) -> Seats {
        let mut all = [None; Seat::MAX];
        for (seat, points) in points {
            let won_by_rules = by_rules.contains(seat);
            let stayed = !self.is_played_for(seat);
            all[seat.index()] = Some(SeatAtEnd { points, won_by_rules, stayed });
        }
        let won = winners(all);
        Seat::ALL.into_iter().filter(|seat| won[seat.index()]).collect()
    }

    /// How much time a seat has left, in milliseconds, if it has a clock.
    pub fn left_ms(&self, seat: Seat, now: i64) -> Option<u64> {
        let clock = self.at(seat)?.clock?;
        let gone =
            if clock.runs { now.saturating_sub(self.heard_at).max(0).cast_unsigned() } else { 0 };
        Some(clock.left_ms.saturating_sub(gone))
    }

    /// Whether the clock of a seat runs.
    pub fn runs(&self, seat: Seat) -> bool {
        self.at(seat).is_some_and(|now| now.clock.is_some_and(|clock| clock.runs))
    }
}

/// Time left, as clocks show it: `4:05` below an hour, `3:07 h` below two days, else days.
pub fn time_left(left_ms: u64) -> String {
    let seconds = left_ms / 1000;
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..48 => format!("{hours}:{:02} h", minutes % 60),
        _ => format!("{} d", hours / 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_protocol::{Clock, WhoSits};

    fn company(clock: Option<Clock>) -> Company {
        let bot = WhoSits::Bot("greedy".to_owned());
        let seat = SeatNow { who: bot, present: true, stand_in: None, resigned: false, clock };
        Company { seats: vec![seat], watching: 0, heard_at: 1_000 }
    }

    #[test]
    fn who_has_left_cannot_win() {
        let [ana, bea, cem, _] = Seat::ALL;
        let mut at = company(None);
        at.seats = vec![at.seats[0].clone(); 3];
        let points = || [(ana, 9), (bea, 7), (cem, 7)].into_iter();
        let winners = |company: &Company, by_rules| company.winners(by_rules, points());
        assert_eq!(winners(&at, Seats::only(ana)), Seats::only(ana));
        at.seats[0].resigned = true;
        assert_eq!(winners(&at, Seats::only(ana)), [bea, cem].into_iter().collect());
        at.seats[2].stand_in = Some("planner".to_owned());
        assert_eq!(winners(&at, Seats::only(ana)), Seats::only(bea));
    }

    #[test]
    fn only_a_clock_that_runs_loses_time() {
        let clock = |runs| Some(Clock { left_ms: 5_000, runs });
        assert_eq!(company(clock(true)).left_ms(Seat::ALL[0], 3_500), Some(2_500));
        assert_eq!(company(clock(true)).left_ms(Seat::ALL[0], 60_000), Some(0));
        assert_eq!(company(clock(false)).left_ms(Seat::ALL[0], 60_000), Some(5_000));
        assert_eq!(company(None).left_ms(Seat::ALL[0], 0), None);
        assert_eq!(company(clock(true)).left_ms(Seat::ALL[1], 0), None);
    }

    #[test]
    fn a_clock_of_this_machine_that_is_set_back_gives_no_time() {
        let clock = Some(Clock { left_ms: 5_000, runs: true });
        assert_eq!(company(clock).left_ms(Seat::ALL[0], -9_000), Some(5_000));
    }

    #[test]
    fn time_is_told_in_the_unit_that_matters() {
        assert_eq!(time_left(0), "0:00");
        assert_eq!(time_left(245_900), "4:05");
        assert_eq!(time_left(3 * 3_600_000 + 7 * 60_000), "3:07 h");
        assert_eq!(time_left(72 * 3_600_000), "3 d");
    }
}
