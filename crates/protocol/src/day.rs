//! Days of the calendar, as the deal of the day counts them.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::time::{Millis, Timestamp};

/// A day in UTC: the number of days since the beginning of 1970. Its text is `2026-11-16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

/// A text is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a day; write it like 2026-11-16, from 1970 to 9999")]
pub struct NoDay;

/// The days of 400 years; the calendar repeats after them.
const ERA: u32 = 146_097;
/// The days from the first of March of the year 0 to the beginning of 1970.
const BEFORE_1970: u32 = 719_468;

impl Day {
    /// The last day of the year 9999.
    pub const LAST: Day = Day(2_932_896);

    /// The day that a moment belongs to. Moments before 1970 belong to its first day.
    pub fn of(moment: Timestamp) -> Day {
        let days = moment.millis().div_euclid(Millis::days(1).count());
        Day(u32::try_from(days.max(0)).unwrap_or(u32::MAX).min(Day::LAST.0))
    }

    /// The day with this number, if there is one.
    pub fn from_number(number: i64) -> Option<Day> {
        u32::try_from(number).ok().map(Day).filter(|&day| day <= Day::LAST)
    }

    /// The number of days since the beginning of 1970.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The moment at which it begins.
    pub fn begins(self) -> Timestamp {
        Timestamp::from_millis(0) + Millis::days(i64::from(self.0))
    }

    /// The moment at which the next one begins.
    pub fn ends(self) -> Timestamp {
        self.begins() + Millis::days(1)
    }

    /// The day before.
    pub fn yesterday(self) -> Option<Day> {
        self.0.checked_sub(1).map(Day)
    }

    /// Year, month and day of the month. Years begin in March here, so that the day of a leap year
    /// is the last one.
    fn civil(self) -> (u32, u32, u32) {
        let days = self.0 + BEFORE_1970;
        let (era, of_era) = (days / ERA, days % ERA);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + u32::from(month <= 2), month, day)
    }

    fn of_civil(year: u32, month: u32, day: u32) -> Option<Day> {
        let is_near = (1970..=9999).contains(&year) && (1..=12).contains(&month);
        if !is_near || !(1..=31).contains(&day) {
            return None;
        }
        let year = year - u32::from(month <= 2);
        let month = if month > 2 { month - 3 } else { month + 9 };
        let of_era = year % 400;
        let of_year = (153 * month + 2) / 5 + day - 1;
        let days = year / 400 * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        days.checked_sub(BEFORE_1970).map(Day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u32>().ok());
        let mut next = || parts.next().flatten().ok_or(NoDay);
        let day = Day::of_civil(next()?, next()?, next()?).ok_or(NoDay)?;
        // Only the usual way to write a day that exists is one.
        if day.to_string() == text { Ok(day) } else { Err(NoDay) }
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_the_calendar_has_them() {
        for (number, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_773, "2026-11-16"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
            (2_932_896, "9999-12-31"),
        ] {
            let day = Day::from_number(number).unwrap();
            assert_eq!(day.to_string(), text);
            assert_eq!(text.parse(), Ok(day));
            assert_eq!(Day::of(day.begins()), day);
            assert_eq!(Day::of(day.ends() - Millis::new(1)), day);
        }
        for number in (0..2_932_896).step_by(977) {
            let day = Day::from_number(number).unwrap();
            assert_eq!(day.to_string().parse(), Ok(day));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "today",
            "2026-11",
            "2026-11-31",
            "2025-02-29",
            "2026-1-06",
            "1969-12-31",
            "10000-01-01",
            "2026-11-16 ",
            "+2026-11-16",
            "2026-00-10",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
        assert_eq!(Day::from_number(-1), None);
        assert_eq!(Day::from_number(2_932_897), None);
        assert_eq!(Day::of(Timestamp::MIN).number(), 0);
        assert_eq!(Day::of(Timestamp::MAX), Day::LAST);
    }
}
