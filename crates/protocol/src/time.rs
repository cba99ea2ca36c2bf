//! Points in time and the spans between them, in whole milliseconds, as messages and databases
//! hold them.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Neg, Sub};
use core::time::Duration;

use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since the beginning of 1970, UTC.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(i64);

/// A span of time in milliseconds; negative if it leads back.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(i64);

impl Timestamp {
    /// Before all others.
    pub const MIN: Timestamp = Timestamp(i64::MIN);
    /// After all others.
    pub const MAX: Timestamp = Timestamp(i64::MAX);

    /// From a database or a clock.
    pub const fn from_millis(since_1970: i64) -> Timestamp {
        Timestamp(since_1970)
    }

    /// As a database stores it.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// In whole seconds, as other protocols count.
    pub const fn seconds(self) -> i64 {
        self.0 / 1000
    }
}

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// This many milliseconds.
    pub const fn new(milliseconds: i64) -> Millis {
        Millis(milliseconds)
    }

    /// This many seconds.
    pub const fn seconds(seconds: i64) -> Millis {
        Millis(1000 * seconds)
    }

    /// This many hours.
    pub const fn hours(hours: i64) -> Millis {
        Millis::seconds(3600 * hours)
    }

    /// This many days.
    pub const fn days(days: i64) -> Millis {
        Millis::hours(24 * days)
    }

    /// How many milliseconds.
    pub const fn count(self) -> i64 {
        self.0
    }

    /// Without its direction.
    pub const fn abs(self) -> Millis {
        Millis(self.0.abs())
    }

    /// To wait for; nothing if it leads back.
    pub fn to_duration(self) -> Duration {
        Duration::from_millis(u64::try_from(self.0).unwrap_or(0))
    }
}

/// A duration too long to count becomes the longest span.
impl From<Duration> for Millis {
    fn from(duration: Duration) -> Millis {
        Millis(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX))
    }
}

impl Add<Millis> for Timestamp {
    type Output = Timestamp;

    fn add(self, span: Millis) -> Timestamp {
        Timestamp(self.0 + span.0)
    }
}

impl AddAssign<Millis> for Timestamp {
    fn add_assign(&mut self, span: Millis) {
        *self = *self + span;
    }
}

impl Sub<Millis> for Timestamp {
    type Output = Timestamp;

    fn sub(self, span: Millis) -> Timestamp {
        Timestamp(self.0 - span.0)
    }
}

impl Sub for Timestamp {
    type Output = Millis;

    fn sub(self, earlier: Timestamp) -> Millis {
        Millis(self.0 - earlier.0)
    }
}

impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0 + other.0)
    }
}

impl Sub for Millis {
    type Output = Millis;

    fn sub(self, other: Millis) -> Millis {
        Millis(self.0 - other.0)
    }
}

impl Neg for Millis {
    type Output = Millis;

    fn neg(self) -> Millis {
        Millis(-self.0)
    }
}

impl Mul<i64> for Millis {
    type Output = Millis;

    fn mul(self, times: i64) -> Millis {
        Millis(self.0 * times)
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(spans: I) -> Millis {
        spans.fold(Millis::ZERO, Add::add)
    }
}
