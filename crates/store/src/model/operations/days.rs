//! The deal of the day, on the model.

use havana_protocol::{Day, Id, Timestamp};
use havana_table::EncodedHeader;

use super::ask;
use crate::days::{DayBegun, DayKept, DaySeed};
use crate::error::Error;
use crate::model::Model;
use crate::operation::Operation;
use crate::table::{NewTable, Table};

impl Model {
    pub(crate) async fn begin_day(
        &self,
        day: Day,
        fresh: DaySeed,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<DayBegun, Error> {
        let new = new.clone();
        self.ask(Operation::BeginDay, move |data| data.begin_day(day, fresh, new, now, header))
            .await
    }

    pub(crate) async fn deal_of(&self, game: Id) -> Result<Option<DaySeed>, Error> {
        ask!(self, DealOf, |data| data.deal_of(game))
    }

    pub(crate) async fn close_days(&self, last: Day) -> Result<u32, Error> {
        ask!(self, CloseDays, |data| data.close_days(last))
    }

    pub(crate) async fn day(
        &self,
        day: Day,
        player: Option<Id>,
        limit: u32,
    ) -> Result<DayKept, Error> {
        ask!(self, Day, |data| data.day(day, player, limit))
    }

    pub(crate) async fn past_days(&self, limit: u32) -> Result<Vec<(Day, u32)>, Error> {
        ask!(self, PastDays, |data| data.past_days(limit))
    }

    pub(crate) async fn unstudied_tries(&self, limit: u32) -> Result<Vec<Id>, Error> {
        ask!(self, UnstudiedTries, |data| data.unstudied_tries(limit))
    }

    pub(crate) async fn set_luck(&self, game: Id, luck: Option<i64>) -> Result<(), Error> {
        ask!(self, SetLuck, |data| data.set_luck(game, luck))
    }
}
