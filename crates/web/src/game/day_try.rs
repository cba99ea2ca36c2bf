//! A try at the deal of a day, as the browser stores it.

use havana_client::{DayResult, SavedDay, SavedGame};
use havana_protocol::Day;
use havana_table::Record;

use crate::store;

/// What a try at the deal of a day is good for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TryKind {
    /// The first one of today.
    Counts,
    /// A later one.
    Practice,
    /// A deal of a past day.
    Past,
    /// A deal of a past day of a server.
    PastOnServer,
}

/// A try at the deal of a day.
#[derive(Clone, Copy)]
pub(crate) struct DayTry {
    day: Day,
    kind: TryKind,
    /// Without online play there is none, and the compiler leaves out what it would need.
    #[cfg(not(feature = "online"))]
    never: std::convert::Infallible,
}

impl DayTry {
    #[cfg(feature = "online")]
    pub(crate) fn new(day: Day, kind: TryKind) -> DayTry {
        DayTry { day, kind }
    }

    #[cfg(feature = "online")]
    pub(crate) fn day(self) -> Day {
        self.day
    }

    #[cfg(feature = "online")]
    pub(crate) fn kind(self) -> TryKind {
        self.kind
    }

    /// Whether its result is stored.
    pub(crate) fn counts(self) -> bool {
        self.kind == TryKind::Counts
    }

    /// Stores the try as it stands; answers whether the browser did.
    pub(crate) fn keep(self, game: SavedGame) -> bool {
        !self.counts() || store::keep_day(&SavedDay { day: self.day, game })
    }

    /// Stores the result of the try.
    pub(crate) fn finish(self, record: &Record) {
        if !self.counts() {
            return;
        }
        if let Some(result) = DayResult::of(self.day, record) {
            let mut log = store::day_log();
            log.add(result);
            store::keep_day_log(&log);
        }
        store::forget_day();
    }
}
