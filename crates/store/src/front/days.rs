//! The deal of the day.

use havana_protocol::{Day, Id, Timestamp};
use havana_table::EncodedHeader;

use super::{Store, call};
use crate::days::{DayBegun, DayKept, DaySeed};
use crate::error::Error;
use crate::table::{NewTable, Table};

impl Store {
    /// Begins a player's try at the deal of a day, once for each player and day. The first one of a
    /// day gives it its seed.
    pub async fn begin_day(
        &self,
        day: Day,
        fresh: DaySeed,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<DayBegun, Error> {
        call!(self, BeginDay, begin_day(day, fresh, new, now, header))
    }

    /// The seed of a game's draws, if it is a try at the deal of a day. For the server that plays
    /// it, never for a client.
    pub async fn deal_of(&self, game: Id) -> Result<Option<DaySeed>, Error> {
        call!(self, DealOf, deal_of(game))
    }

    /// Closes all days up to this one; answers how many were open. Tries that are not over are late
    /// from then on, and none begins, whatever a clock says later.
    pub async fn close_days(&self, last: Day) -> Result<u32, Error> {
        call!(self, CloseDays, close_days(last))
    }

    /// What is known of a day: its seed only if it is closed, this player's try, and the best tries.
    pub async fn day(&self, day: Day, player: Option<Id>, limit: u32) -> Result<DayKept, Error> {
        call!(self, Day, day(day, player, limit))
    }

    /// Closed days with the number of their tries, the latest first.
    pub async fn past_days(&self, limit: u32) -> Result<Vec<(Day, u32)>, Error> {
        call!(self, PastDays, past_days(limit))
    }

    /// Tries that are over and count and whose luck is not known, the first first.
    pub async fn unstudied_tries(&self, limit: u32) -> Result<Vec<Id>, Error> {
        call!(self, UnstudiedTries, unstudied_tries(limit))
    }

    /// Stores what the draws brought the player of a try; nothing if that cannot be found out.
    pub async fn set_luck(&self, game: Id, luck: Option<i64>) -> Result<(), Error> {
        call!(self, SetLuck, set_luck(game, luck))
    }
}
