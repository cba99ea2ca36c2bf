//! Tables.

use havana_protocol::{Id, Timestamp};
use havana_table::EncodedHeader;

use super::{Store, call};
use crate::error::Error;
use crate::table::{NewTable, Table};
use crate::tables::DeckCount;

impl Store {
    /// Makes a table. If no seat is free its game begins in the same transaction, with the header
    /// that is made of the seats.
    pub async fn new_table(
        &self,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Table, Error> {
        call!(self, NewTable, new_table(new, now, header))
    }

    /// The table with this number.
    pub async fn table(&self, id: Id) -> Result<Option<Table>, Error> {
        call!(self, Table, table(id))
    }

    /// Public tables that wait for players, the newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        call!(self, OpenTables, open_tables(limit))
    }

    /// The games of a player: running ones first, then waiting tables, then those that are over;
    /// each with the latest first.
    pub async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        call!(self, GamesOf, games_of(player, limit))
    }

    /// The public games of a player that have begun, the newest first.
    pub async fn public_games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        call!(self, PublicGamesOf, public_games_of(player, limit))
    }

    /// Finished games of a player that ended after this one did, the first first: a way to go
    /// through all of them. Begin with nothing.
    pub async fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        call!(self, FinishedGamesOf, finished_games_of(player, after, limit))
    }

    /// Public games that have begun, the newest first.
    pub async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        call!(self, PublicGames, public_games(limit))
    }

    /// The numbers of the games that a player is in and that run.
    pub async fn running_games_of(&self, player: Id) -> Result<Vec<Id>, Error> {
        call!(self, RunningGamesOf, running_games_of(player))
    }

    /// At how many tables a player waits.
    pub async fn waiting_tables_of(&self, player: Id) -> Result<u32, Error> {
        call!(self, WaitingTablesOf, waiting_tables_of(player))
    }

    /// Tables with no free seat whose games have not begun, the oldest first: what releases before
    /// this one left behind when a request was cut. [`Store::begin_game`] begins them.
    pub async fn full_tables(&self) -> Result<Vec<Id>, Error> {
        call!(self, FullTables, full_tables())
    }

    /// Games that run and wait for a server, the longest first: a bot is asked, a clock runs, they
    /// are not set up yet, or they are over and [`Store::finish`] has failed. Games that only wait
    /// for a person are left out, because their number has no limit.
    pub async fn games_for_servers(&self) -> Result<Vec<Id>, Error> {
        call!(self, GamesForServers, games_for_servers())
    }

    /// Gives a table another invite, so that the old link opens nothing any more. `None` if the
    /// table is not this player's.
    pub async fn renew_invite(&self, table: Id, player: Id) -> Result<Option<String>, Error> {
        call!(self, RenewInvite, renew_invite(table, player))
    }

    /// Begins the game of a table whose seats are all taken, with the header that is made of its
    /// seats: `false` if it has begun already or a seat is free. It begins once.
    pub async fn begin_game(
        &self,
        table: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        call!(self, BeginGame, begin_game(table, now, header))
    }

    /// Says that the same people play again at another table, and answers with the table that
    /// was said first.
    pub async fn set_again(&self, game: Id, again: Id) -> Result<Id, Error> {
        call!(self, SetAgain, set_again(game, again))
    }

    /// Deletes a table that has not begun; `false` if it has, or does not exist.
    pub async fn delete_table(&self, table: Id) -> Result<bool, Error> {
        call!(self, DeleteTable, delete_table(table))
    }

    /// How many decks other than the house deck there are, and whether this is one of them.
    pub async fn decks(&self, maker: Id, deck: u64) -> Result<DeckCount, Error> {
        call!(self, Decks, decks(maker, deck))
    }
}
