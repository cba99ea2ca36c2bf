//! A try at the deal of a day, as the browser stores it.

use havana_client::{DayResult, SavedDay, SavedGame};
use havana_protocol::Day;
use havana_table::Record;

use crate::store;

/// A try at the deal of a day.
#[derive(Clone, Copy)]
pub(crate) struct DayTry {
    day: Day,
    /// Whether it is the first one; later ones are for practice.
    pub(crate) counts: bool,
    /// Without online play there is none, and the compiler leaves out what it would need.
    #[cfg(not(feature = "online"))]
    never: std::convert::Infallible,
}

impl DayTry {
    #[cfg(feature = "online")]
    pub(crate) fn new(day: Day, counts: bool) -> DayTry {
        DayTry { day, counts }
    }

    #[cfg(feature = "online")]
    pub(crate) fn day(self) -> Day {
        self.day
    }

    /// Stores the try as it stands; answers whether the browser did.
    pub(crate) fn keep(self, game: SavedGame) -> bool {
        !self.counts || store::keep_day(&SavedDay { day: self.day, game })
    }

    /// Stores the result of the try.
    pub(crate) fn finish(self, record: &Record) {
        if !self.counts {
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
