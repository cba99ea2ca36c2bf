//! Tables, on the model.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;

use super::ask;
use crate::error::Error;
use crate::model::Model;
use crate::operation::Operation;
use crate::table::{NewTable, Table};
use crate::tables::DeckCount;

impl Model {
    pub(crate) async fn full_tables(&self) -> Result<Vec<Id>, Error> {
        ask!(self, FullTables, |data| data.full_tables())
    }

    pub(crate) async fn games_for_servers(&self) -> Result<Vec<Id>, Error> {
        ask!(self, GamesForServers, |data| data.games_for_servers())
    }

    pub(crate) async fn renew_invite(
        &self,
        table: Id,
        player: Id,
    ) -> Result<Option<String>, Error> {
        ask!(self, RenewInvite, |data| data.renew_invite(table, player))
    }

    pub(crate) async fn new_table(
        &self,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Table, Error> {
        let new = new.clone();
        self.ask(Operation::NewTable, move |data| data.new_table(new, now, header)).await
    }

    pub(crate) async fn table(&self, id: Id) -> Result<Option<Table>, Error> {
        ask!(self, Table, |data| data.table(id))
    }

    pub(crate) async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, OpenTables, |data| data.open_tables(limit))
    }

    pub(crate) async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, GamesOf, |data| data.games_of(player, limit))
    }

    pub(crate) async fn public_games_of(
        &self,
        player: Id,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        ask!(self, PublicGamesOf, |data| data.public_games_of(player, limit))
    }

    pub(crate) async fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        ask!(self, FinishedGamesOf, |data| data.finished_games_of(player, after, limit))
    }

    pub(crate) async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, PublicGames, |data| data.public_games(limit))
    }

    pub(crate) async fn running_games_of(&self, player: Id) -> Result<Vec<Id>, Error> {
        ask!(self, RunningGamesOf, |data| data.running(player))
    }

    pub(crate) async fn waiting_tables_of(&self, player: Id) -> Result<u32, Error> {
        ask!(self, WaitingTablesOf, |data| data.waiting_tables_of(player))
    }

    pub(crate) async fn begin_game(
        &self,
        table: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        ask!(self, BeginGame, |data| data.begin_game(table, now, header))
    }

    pub(crate) async fn set_again(&self, game: Id, again: Id) -> Result<Id, Error> {
        self.ask(Operation::SetAgain, move |data| data.set_again(game, again)).await
    }

    pub(crate) async fn delete_table(&self, table: Id) -> Result<bool, Error> {
        ask!(self, DeleteTable, |data| data.delete_table(table))
    }

    pub(crate) async fn decks(&self, maker: Id, deck: u64) -> Result<DeckCount, Error> {
        ask!(self, Decks, |data| data.decks(maker, deck))
    }
}
