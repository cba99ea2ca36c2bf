//! What the model of a store implements: every operation, each of which may be missing yet.

use std::path::Path;

use havana_protocol::api::{PushTarget, Rank, RatingPoint};
use havana_protocol::{CommandId, Day, Id, Millis, Said, Saying, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use crate::check::Checked;
use crate::days::{DayBegun, DayKept, DaySeed};
use crate::delete::Deleted;
use crate::downtime::{Beat, Downtime};
use crate::error::Error;
use crate::finish::SeatEnd;
use crate::hints::Hints;
use crate::moves::{Move, Position};
use crate::players::{Account, Login, Player};
use crate::rating::{RatingKind, Standing};
use crate::seats::{Freed, Taken};
use crate::sessions::TokenHash;
use crate::sql::{Kind, fresh_id};
use crate::stats::Stats;
use crate::tables::{DeckCount, NewTable, Table};
use crate::writer::{Appended, NewMove};

/// The same operations as [`crate::Store`]; what the model does not implement is refused by name.
#[expect(unused_variables, reason = "an operation that is missing looks at nothing")]
pub(crate) trait Modelled {
    /// Which database the nodes take it for.
    fn kind(&self) -> Kind {
        Kind::Postgres
    }

    /// A new id, from the model's own seed.
    fn fresh_id(&self) -> Result<Id, Error> {
        fresh_id()
    }

    async fn close(&self) {}

    async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        missing("the model has no append")
    }

    async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        missing("the model has no moves")
    }

    async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        missing("the model has no command")
    }

    async fn positions(&self, games: &[Id]) -> Result<Vec<Position>, Error> {
        missing("the model has no positions")
    }

    async fn take_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Taken, Error> {
        missing("the model has no take_seat")
    }

    async fn take_seat_only(&self, table: Id, player: Id, now: Timestamp) -> Result<Taken, Error> {
        missing("the model has no take_seat_only")
    }

    async fn free_seat(&self, table: Id, player: Id, now: Timestamp) -> Result<Freed, Error> {
        missing("the model has no free_seat")
    }

    async fn fill_with_bots(
        &self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        missing("the model has no fill_with_bots")
    }

    async fn set_stand_in(
        &self,
        game: Id,
        seat: Seat,
        level: Option<&str>,
        resigned: bool,
    ) -> Result<(), Error> {
        missing("the model has no set_stand_in")
    }

    async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        missing("the model has no say")
    }

    async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
        missing("the model has no said")
    }

    async fn finish(&self, game: Id, ends: &[SeatEnd], now: Timestamp) -> Result<bool, Error> {
        missing("the model has no finish")
    }

    async fn new_table(
        &self,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Table, Error> {
        missing("the model has no new_table")
    }

    async fn begin_day(
        &self,
        day: Day,
        fresh: DaySeed,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<DayBegun, Error> {
        missing("the model has no begin_day")
    }

    async fn deal_of(&self, game: Id) -> Result<Option<DaySeed>, Error> {
        missing("the model has no deal_of")
    }

    async fn close_days(&self, last: Day) -> Result<u32, Error> {
        missing("the model has no close_days")
    }

    async fn day(&self, day: Day, player: Option<Id>, limit: u32) -> Result<DayKept, Error> {
        missing("the model has no day")
    }

    async fn past_days(&self, limit: u32) -> Result<Vec<(Day, u32)>, Error> {
        missing("the model has no past_days")
    }

    async fn unstudied_tries(&self, limit: u32) -> Result<Vec<Id>, Error> {
        missing("the model has no unstudied_tries")
    }

    async fn set_luck(&self, game: Id, luck: Option<i64>) -> Result<(), Error> {
        missing("the model has no set_luck")
    }

    async fn table(&self, id: Id) -> Result<Option<Table>, Error> {
        missing("the model has no table")
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        missing("the model has no open_tables")
    }

    async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        missing("the model has no games_of")
    }

    async fn public_games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        missing("the model has no public_games_of")
    }

    async fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        missing("the model has no finished_games_of")
    }

    async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        missing("the model has no public_games")
    }

    async fn running_games(&self) -> Result<Vec<Id>, Error> {
        missing("the model has no running_games")
    }

    async fn running_games_of(&self, player: Id) -> Result<Vec<Id>, Error> {
        missing("the model has no running_games_of")
    }

    async fn waiting_tables_of(&self, player: Id) -> Result<u32, Error> {
        missing("the model has no waiting_tables_of")
    }

    async fn begin_game(
        &self,
        table: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        missing("the model has no begin_game")
    }

    async fn set_again(&self, game: Id, again: Id) -> Result<Id, Error> {
        missing("the model has no set_again")
    }

    async fn delete_table(&self, table: Id) -> Result<bool, Error> {
        missing("the model has no delete_table")
    }

    async fn decks(&self, maker: Id, deck: u64) -> Result<DeckCount, Error> {
        missing("the model has no decks")
    }

    async fn new_player(&self, name: &str, now: Timestamp) -> Result<Player, Error> {
        missing("the model has no new_player")
    }

    async fn player(&self, id: Id) -> Result<Option<Player>, Error> {
        missing("the model has no player")
    }

    async fn rename(&self, id: Id, name: &str) -> Result<bool, Error> {
        missing("the model has no rename")
    }

    async fn set_account(
        &self,
        id: Id,
        login: &str,
        password_hash: &str,
    ) -> Result<Account, Error> {
        missing("the model has no set_account")
    }

    async fn by_login(&self, login: &str) -> Result<Option<Login>, Error> {
        missing("the model has no by_login")
    }

    async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Error> {
        missing("the model has no new_session")
    }

    async fn session(&self, hash: &TokenHash, now: Timestamp) -> Result<Option<Player>, Error> {
        missing("the model has no session")
    }

    async fn prolong_session(&self, hash: &TokenHash, expires: Timestamp) -> Result<bool, Error> {
        missing("the model has no prolong_session")
    }

    async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        missing("the model has no end_session")
    }

    async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        missing("the model has no end_sessions")
    }

    async fn rating(&self, player: Id, kind: RatingKind) -> Result<Option<Standing>, Error> {
        missing("the model has no rating")
    }

    async fn leaderboard(&self, kind: RatingKind, limit: u32) -> Result<Vec<Rank>, Error> {
        missing("the model has no leaderboard")
    }

    async fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Result<Vec<RatingPoint>, Error> {
        missing("the model has no rating_points")
    }

    async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        missing("the model has no delete_player")
    }

    async fn ping(&self) -> Result<(), Error> {
        missing("the model has no ping")
    }

    async fn stats(&self) -> Result<Stats, Error> {
        missing("the model has no stats")
    }

    async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        missing("the model has no sweep")
    }

    async fn backup(&self, to: &Path) -> Result<(), Error> {
        missing("the model has no backup")
    }

    async fn heartbeat(
        &self,
        node: Id,
        now: Timestamp,
        asleep: Option<Millis>,
    ) -> Result<Beat, Error> {
        missing("the model has no heartbeat")
    }

    async fn downtimes(&self, since: Timestamp) -> Result<Vec<Downtime>, Error> {
        missing("the model has no downtimes")
    }

    async fn hints(&self) -> Result<Option<Hints>, Error> {
        missing("the model has no hints")
    }

    async fn add_push(
        &self,
        session: &TokenHash,
        target: &PushTarget,
        now: Timestamp,
    ) -> Result<bool, Error> {
        missing("the model has no add_push")
    }

    async fn has_push(&self, session: &TokenHash) -> Result<bool, Error> {
        missing("the model has no has_push")
    }

    async fn push_targets(&self, player: Id, now: Timestamp) -> Result<Vec<PushTarget>, Error> {
        missing("the model has no push_targets")
    }

    async fn end_push(&self, session: &TokenHash) -> Result<(), Error> {
        missing("the model has no end_push")
    }

    async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        missing("the model has no drop_push")
    }

    async fn claim_turn(&self, game: Id, seat: Seat, since: u32) -> Result<bool, Error> {
        missing("the model has no claim_turn")
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        missing("the model has no secret")
    }

    async fn share(&self, record: &[u8], now: Timestamp) -> Result<Id, Error> {
        missing("the model has no share")
    }

    async fn shared(&self, id: Id, now: Timestamp) -> Result<Option<Vec<u8>>, Error> {
        missing("the model has no shared")
    }

    async fn relieve(&self, game: Id, seat: Seat, level: &str, moves: u32) -> Result<bool, Error> {
        missing("the model has no relieve")
    }

    async fn full_tables(&self) -> Result<Vec<Id>, Error> {
        missing("the model has no full_tables")
    }

    async fn stuck_games(&self) -> Result<Vec<Id>, Error> {
        missing("the model has no stuck_games")
    }

    async fn renew_invite(&self, table: Id, player: Id) -> Result<Option<String>, Error> {
        missing("the model has no renew_invite")
    }

    async fn set_password(
        &self,
        player: Id,
        password_hash: &str,
        staying: Option<&TokenHash>,
    ) -> Result<bool, Error> {
        missing("the model has no set_password")
    }

    async fn sessions_alive(
        &self,
        hashes: &[TokenHash],
        now: Timestamp,
    ) -> Result<Vec<TokenHash>, Error> {
        missing("the model has no sessions_alive")
    }

    async fn renew_session(
        &self,
        old: &TokenHash,
        new: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        missing("the model has no renew_session")
    }

    async fn check(&self) -> Result<Checked, Error> {
        missing("the model has no check")
    }
}

fn missing<T>(what: &'static str) -> Result<T, Error> {
    Err(Error::Unsupported(what))
}
