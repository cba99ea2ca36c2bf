//! Players, sessions and ratings, on the model.

use havana_protocol::api::{Rank, RatingPoint};
use havana_protocol::{Id, Timestamp};

use super::ask;
use crate::delete::Deleted;
use crate::error::Error;
use crate::model::{Data, Model};
use crate::operation::Operation;
use crate::players::{AccountOutcome, Login, User};
use crate::rating::{RatingKind, Standing};
use crate::token::TokenHash;

impl Model {
    pub(crate) async fn set_password(
        &self,
        player: Id,
        password_hash: &str,
        staying: Option<&TokenHash>,
    ) -> Result<bool, Error> {
        let (password, staying) = (password_hash.to_owned(), staying.copied());
        ask!(self, SetPassword, |data| data.set_password(player, password, staying))
    }

    pub(crate) async fn sessions_alive(
        &self,
        hashes: &[TokenHash],
        now: Timestamp,
    ) -> Result<Vec<TokenHash>, Error> {
        let hashes = hashes.to_vec();
        ask!(self, SessionsAlive, |data| data.sessions_alive(&hashes, now))
    }

    pub(crate) async fn renew_session(
        &self,
        old: &TokenHash,
        new: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let (old, new) = (*old, *new);
        ask!(self, RenewSession, |data| data.renew_session(&old, new, now, expires))
    }

    pub(crate) async fn new_player(&self, name: &str, now: Timestamp) -> Result<User, Error> {
        let name = name.to_owned();
        ask!(self, NewPlayer, |data| data.new_player(name, now))
    }

    pub(crate) async fn player(&self, id: Id) -> Result<Option<User>, Error> {
        ask!(self, Player, |data| data.player(id))
    }

    pub(crate) async fn rename(&self, id: Id, name: &str) -> Result<bool, Error> {
        let name = name.to_owned();
        ask!(self, Rename, |data| data.rename(id, name))
    }

    pub(crate) async fn set_account(
        &self,
        id: Id,
        login: &str,
        password_hash: &str,
    ) -> Result<AccountOutcome, Error> {
        let (login, password) = (login.to_owned(), password_hash.to_owned());
        ask!(self, SetAccount, |data| data.set_account(id, login, password))
    }

    pub(crate) async fn by_login(&self, login: &str) -> Result<Option<Login>, Error> {
        let login = login.to_owned();
        ask!(self, ByLogin, |data| data.by_login(&login))
    }

    pub(crate) async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        _now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Error> {
        let hash = *hash;
        ask!(self, NewSession, |data| data.new_session(hash, player, expires))
    }

    pub(crate) async fn session(
        &self,
        hash: &TokenHash,
        now: Timestamp,
    ) -> Result<Option<User>, Error> {
        let hash = *hash;
        ask!(self, Session, |data| data.session(&hash, now))
    }

    pub(crate) async fn prolong_session(
        &self,
        hash: &TokenHash,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        let hash = *hash;
        ask!(self, ProlongSession, |data| data.prolong_session(&hash, expires))
    }

    pub(crate) async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        let hash = *hash;
        ask!(self, EndSession, |data| data.end_sessions(|of, _| *of == hash))
    }

    pub(crate) async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        ask!(self, EndSessions, |data| data.end_sessions(|_, session| session.player == player))
    }

    pub(crate) async fn rating(
        &self,
        player: Id,
        kind: RatingKind,
    ) -> Result<Option<Standing>, Error> {
        ask!(self, Rating, |data| data.rating(player, kind))
    }

    pub(crate) async fn leaderboard(
        &self,
        kind: RatingKind,
        limit: u32,
    ) -> Result<Vec<Rank>, Error> {
        ask!(self, Leaderboard, |data| data.leaderboard(kind, limit))
    }

    pub(crate) async fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Result<Vec<RatingPoint>, Error> {
        ask!(self, RatingPoints, |data| data.rating_points(player, kind, last))
    }

    pub(crate) async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        let stand_in = stand_in.to_owned();
        let work = move |data: &mut Data| data.delete_player(player, &stand_in, now);
        self.ask(Operation::DeletePlayer, work).await
    }
}
