//! Every operation of a store, on the model.

use std::path::Path;
use std::sync::atomic::Ordering;

use havana_protocol::api::{PushTarget, Rank, RatingPoint};
use havana_protocol::{CommandId, Day, Id, Millis, Said, Saying, Timestamp};
use havana_rules::Seat;
use havana_table::EncodedHeader;

use super::Model;
use crate::days::{DayBegun, DayKept, DaySeed};
use crate::delete::Deleted;
use crate::downtime::{Beat, Downtime};
use crate::error::Error;
use crate::finish::SeatEnd;
use crate::front::{Modelled, Operation};
use crate::hints::Hints;
use crate::moves::{Move, Position};
use crate::players::{Account, Login, Player};
use crate::rating::{RatingKind, Standing};
use crate::seats::{Freed, Taken};
use crate::sessions::TokenHash;
use crate::stats::Stats;
use crate::tables::{DeckCount, NewTable, Table};
use crate::writer::{Appended, NewMove};

/// Carries an operation that cannot fail by itself to the data.
macro_rules! ask {
    ($model:ident, $operation:ident, |$data:ident| $work:expr) => {
        $model.ask(Operation::$operation, move |$data| Ok($work)).await
    };
}

impl Modelled for Model {
    fn fresh_id(&self) -> Result<Id, Error> {
        Ok(self.data().fresh_id())
    }

    async fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    async fn append(&self, new: NewMove) -> Result<Appended, Error> {
        self.ask(Operation::Append, move |data| data.append(new)).await
    }

    async fn moves(&self, game: Id, from: u32) -> Result<Vec<Move>, Error> {
        ask!(self, Moves, |data| data.moves_from(game, from))
    }

    async fn command(
        &self,
        game: Id,
        seat: Seat,
        command: CommandId,
    ) -> Result<Option<u32>, Error> {
        ask!(self, Command, |data| data.command(game, seat, command))
    }

    async fn positions(&self, games: &[Id]) -> Result<Vec<Position>, Error> {
        let games = games.to_vec();
        ask!(self, Positions, |data| data.positions(&games))
    }

    async fn take_seat(
        &self,
        table: Id,
        player: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Taken, Error> {
        ask!(self, TakeSeat, |data| data.take_seat(table, player, now, header))
    }

    async fn take_seat_only(&self, table: Id, player: Id, now: Timestamp) -> Result<Taken, Error> {
        ask!(self, TakeSeat, |data| data.take_seat_only(table, player, now))
    }

    async fn free_seat(&self, table: Id, player: Id, now: Timestamp) -> Result<Freed, Error> {
        ask!(self, FreeSeat, |data| data.free_seat(table, player, now))
    }

    async fn fill_with_bots(
        &self,
        table: Id,
        level: &str,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        let level = level.to_owned();
        ask!(self, FillWithBots, |data| data.fill_with_bots(table, &level, now, header))
    }

    async fn set_stand_in(
        &self,
        game: Id,
        seat: Seat,
        level: Option<&str>,
        resigned: bool,
    ) -> Result<(), Error> {
        let level = level.map(str::to_owned);
        ask!(self, SetStandIn, |data| data.set_stand_in(game, seat, level, resigned))
    }

    async fn relieve(&self, game: Id, seat: Seat, level: &str, moves: u32) -> Result<bool, Error> {
        let level = level.to_owned();
        ask!(self, Relieve, |data| data.relieve(game, seat, level, moves))
    }

    async fn full_tables(&self) -> Result<Vec<Id>, Error> {
        ask!(self, FullTables, |data| data.full_tables())
    }

    async fn stuck_games(&self) -> Result<Vec<Id>, Error> {
        ask!(self, StuckGames, |data| data.stuck_games())
    }

    async fn renew_invite(&self, table: Id, player: Id) -> Result<Option<String>, Error> {
        ask!(self, RenewInvite, |data| data.renew_invite(table, player))
    }

    async fn set_password(
        &self,
        player: Id,
        password_hash: &str,
        staying: Option<&TokenHash>,
    ) -> Result<bool, Error> {
        let (password, staying) = (password_hash.to_owned(), staying.copied());
        ask!(self, SetPassword, |data| data.set_password(player, password, staying))
    }

    async fn sessions_alive(
        &self,
        hashes: &[TokenHash],
        now: Timestamp,
    ) -> Result<Vec<TokenHash>, Error> {
        let hashes = hashes.to_vec();
        ask!(self, SessionsAlive, |data| data.sessions_alive(&hashes, now))
    }

    async fn renew_session(
        &self,
        old: &TokenHash,
        new: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let (old, new) = (*old, *new);
        ask!(self, RenewSession, |data| data.renew_session(&old, new, now, expires))
    }

    async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        let saying = saying.clone();
        self.ask(Operation::Say, move |data| data.say(game, seat, saying, now)).await
    }

    async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
        ask!(self, Said, |data| data.last_said(game, last))
    }

    async fn finish(&self, game: Id, ends: &[SeatEnd], now: Timestamp) -> Result<bool, Error> {
        let ends = ends.to_vec();
        self.ask(Operation::Finish, move |data| data.finish(game, &ends, now)).await
    }

    async fn new_table(
        &self,
        new: &NewTable,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<Table, Error> {
        let new = new.clone();
        self.ask(Operation::NewTable, move |data| data.new_table(new, now, header)).await
    }

    async fn table(&self, id: Id) -> Result<Option<Table>, Error> {
        ask!(self, Table, |data| data.table(id))
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, OpenTables, |data| data.open_tables(limit))
    }

    async fn games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, GamesOf, |data| data.games_of(player, limit))
    }

    async fn public_games_of(&self, player: Id, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, PublicGamesOf, |data| data.public_games_of(player, limit))
    }

    async fn finished_games_of(
        &self,
        player: Id,
        after: Option<(Timestamp, Id)>,
        limit: u32,
    ) -> Result<Vec<Table>, Error> {
        ask!(self, FinishedGamesOf, |data| data.finished_games_of(player, after, limit))
    }

    async fn public_games(&self, limit: u32) -> Result<Vec<Table>, Error> {
        ask!(self, PublicGames, |data| data.public_games(limit))
    }

    async fn running_games(&self) -> Result<Vec<Id>, Error> {
        ask!(self, RunningGames, |data| data.running(None))
    }

    async fn running_games_of(&self, player: Id) -> Result<Vec<Id>, Error> {
        ask!(self, RunningGamesOf, |data| data.running(Some(player)))
    }

    async fn waiting_tables_of(&self, player: Id) -> Result<u32, Error> {
        ask!(self, WaitingTablesOf, |data| data.waiting_tables_of(player))
    }

    async fn begin_game(
        &self,
        table: Id,
        now: Timestamp,
        header: impl FnOnce(&Table) -> EncodedHeader + Send + 'static,
    ) -> Result<bool, Error> {
        ask!(self, BeginGame, |data| data.begin_game(table, now, header))
    }

    async fn set_again(&self, game: Id, again: Id) -> Result<Id, Error> {
        self.ask(Operation::SetAgain, move |data| data.set_again(game, again)).await
    }

    async fn delete_table(&self, table: Id) -> Result<bool, Error> {
        ask!(self, DeleteTable, |data| data.delete_table(table))
    }

    async fn decks(&self, maker: Id, deck: u64) -> Result<DeckCount, Error> {
        ask!(self, Decks, |data| data.decks(maker, deck))
    }

    async fn new_player(&self, name: &str, now: Timestamp) -> Result<Player, Error> {
        let name = name.to_owned();
        ask!(self, NewPlayer, |data| data.new_player(name, now))
    }

    async fn player(&self, id: Id) -> Result<Option<Player>, Error> {
        ask!(self, Player, |data| data.player(id))
    }

    async fn rename(&self, id: Id, name: &str) -> Result<bool, Error> {
        let name = name.to_owned();
        ask!(self, Rename, |data| data.rename(id, name))
    }

    async fn set_account(
        &self,
        id: Id,
        login: &str,
        password_hash: &str,
    ) -> Result<Account, Error> {
        let (login, password) = (login.to_owned(), password_hash.to_owned());
        ask!(self, SetAccount, |data| data.set_account(id, login, password))
    }

    async fn by_login(&self, login: &str) -> Result<Option<Login>, Error> {
        let login = login.to_owned();
        ask!(self, ByLogin, |data| data.by_login(&login))
    }

    async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        _now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Error> {
        let hash = *hash;
        ask!(self, NewSession, |data| data.new_session(hash, player, expires))
    }

    async fn session(&self, hash: &TokenHash, now: Timestamp) -> Result<Option<Player>, Error> {
        let hash = *hash;
        ask!(self, Session, |data| data.session(&hash, now))
    }

    async fn prolong_session(&self, hash: &TokenHash, expires: Timestamp) -> Result<bool, Error> {
        let hash = *hash;
        ask!(self, ProlongSession, |data| data.prolong_session(&hash, expires))
    }

    async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        let hash = *hash;
        ask!(self, EndSession, |data| data.end_sessions(|of, _| *of == hash))
    }

    async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        ask!(self, EndSessions, |data| data.end_sessions(|_, session| session.player == player))
    }

    async fn rating(&self, player: Id, kind: RatingKind) -> Result<Option<Standing>, Error> {
        ask!(self, Rating, |data| data.rating(player, kind))
    }

    async fn leaderboard(&self, kind: RatingKind, limit: u32) -> Result<Vec<Rank>, Error> {
        ask!(self, Leaderboard, |data| data.leaderboard(kind, limit))
    }

    async fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Result<Vec<RatingPoint>, Error> {
        ask!(self, RatingPoints, |data| data.rating_points(player, kind, last))
    }

    async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        let stand_in = stand_in.to_owned();
        let work = move |data: &mut super::Data| data.delete_player(player, &stand_in, now);
        self.ask(Operation::DeletePlayer, work).await
    }

    async fn ping(&self) -> Result<(), Error> {
        ask!(self, Ping, |_data| ())
    }

    async fn stats(&self) -> Result<Stats, Error> {
        ask!(self, Stats, |data| data.stats())
    }

    async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        ask!(self, Sweep, |data| data.sweep(now))
    }

    async fn backup(&self, _to: &Path) -> Result<(), Error> {
        Err(Error::Unsupported("a model of a store has no file to back up"))
    }

    async fn heartbeat(
        &self,
        node: Id,
        now: Timestamp,
        asleep: Option<Millis>,
    ) -> Result<Beat, Error> {
        ask!(self, Heartbeat, |data| data.heartbeat(node, now, asleep))
    }

    async fn downtimes(&self, since: Timestamp) -> Result<Vec<Downtime>, Error> {
        ask!(self, Downtimes, |data| data.downtimes(since))
    }

    async fn hints(&self) -> Result<Option<Hints>, Error> {
        ask!(self, Hints, |_data| ())?;
        Ok(Some(Hints::of(self.listen())))
    }

    async fn add_push(
        &self,
        session: &TokenHash,
        target: &PushTarget,
        now: Timestamp,
    ) -> Result<bool, Error> {
        let (session, target) = (*session, target.clone());
        ask!(self, AddPush, |data| data.add_push(session, target, now))
    }

    async fn has_push(&self, session: &TokenHash) -> Result<bool, Error> {
        let session = *session;
        ask!(self, HasPush, |data| data.has_push(&session))
    }

    async fn push_targets(&self, player: Id, now: Timestamp) -> Result<Vec<PushTarget>, Error> {
        ask!(self, PushTargets, |data| data.push_targets(player, now))
    }

    async fn end_push(&self, session: &TokenHash) -> Result<(), Error> {
        let session = *session;
        ask!(self, EndPush, |data| data.end_push(&session))
    }

    async fn drop_push(&self, endpoint: &str) -> Result<(), Error> {
        let endpoint = endpoint.to_owned();
        ask!(self, DropPush, |data| data.drop_push(&endpoint))
    }

    async fn claim_turn(&self, game: Id, seat: Seat, since: u32) -> Result<bool, Error> {
        ask!(self, ClaimTurn, |data| data.claim_turn(game, seat, since))
    }

    async fn share(&self, record: &[u8], now: Timestamp) -> Result<Id, Error> {
        let record = record.to_vec();
        ask!(self, Share, |data| data.share(record, now))
    }

    async fn shared(&self, id: Id, now: Timestamp) -> Result<Option<Vec<u8>>, Error> {
        ask!(self, Shared, |data| data.shared(id, now))
    }

    async fn begin_day(
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

    async fn deal_of(&self, game: Id) -> Result<Option<DaySeed>, Error> {
        ask!(self, DealOf, |data| data.deal_of(game))
    }

    async fn close_days(&self, last: Day) -> Result<u32, Error> {
        ask!(self, CloseDays, |data| data.close_days(last))
    }

    async fn day(&self, day: Day, player: Option<Id>, limit: u32) -> Result<DayKept, Error> {
        ask!(self, Day, |data| data.day(day, player, limit))
    }

    async fn past_days(&self, limit: u32) -> Result<Vec<(Day, u32)>, Error> {
        ask!(self, PastDays, |data| data.past_days(limit))
    }

    async fn unstudied_tries(&self, limit: u32) -> Result<Vec<Id>, Error> {
        ask!(self, UnstudiedTries, |data| data.unstudied_tries(limit))
    }

    async fn set_luck(&self, game: Id, luck: Option<i64>) -> Result<(), Error> {
        ask!(self, SetLuck, |data| data.set_luck(game, luck))
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
        let (name, fresh) = (name.to_owned(), fresh.to_vec());
        ask!(self, Secret, |data| data.secret(name, fresh))
    }
}
