//! Players, sessions and ratings.

use havana_protocol::api::{Rank, RatingPoint};
use havana_protocol::{Id, Timestamp};

use super::{Store, call};
use crate::delete::Deleted;
use crate::error::Error;
use crate::players::{AccountOutcome, Login, User};
use crate::rating::{RatingKind, Standing};
use crate::token::TokenHash;

impl Store {
    /// A new guest of this name.
    pub async fn new_player(&self, name: &str, now: Timestamp) -> Result<User, Error> {
        call!(self, NewPlayer, new_player(name, now))
    }

    /// The player with this number.
    pub async fn player(&self, id: Id) -> Result<Option<User>, Error> {
        call!(self, Player, player(id))
    }

    /// Gives a player another name; `false` if there is no such player.
    pub async fn rename(&self, id: Id, name: &str) -> Result<bool, Error> {
        call!(self, Rename, rename(id, name))
    }

    /// Gives an account another password and ends every other session of its player at the same
    /// time. `false` if there is no such account. Whether the old password was right is for the
    /// caller to check.
    pub async fn set_password(
        &self,
        player: Id,
        password_hash: &str,
        staying: Option<&TokenHash>,
    ) -> Result<bool, Error> {
        call!(self, SetPassword, set_password(player, password_hash, staying))
    }

    /// Gives a guest an account. Logins that differ only in case are the same.
    pub async fn set_account(
        &self,
        id: Id,
        login: &str,
        password_hash: &str,
    ) -> Result<AccountOutcome, Error> {
        call!(self, SetAccount, set_account(id, login, password_hash))
    }

    /// The player who signs in with this name.
    pub async fn by_login(&self, login: &str) -> Result<Option<Login>, Error> {
        call!(self, ByLogin, by_login(login))
    }

    /// Keeps a session until it expires.
    pub async fn new_session(
        &self,
        hash: &TokenHash,
        player: Id,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<(), Error> {
        call!(self, NewSession, new_session(hash, player, now, expires))
    }

    /// Whose session it is, if it has not expired.
    pub async fn session(&self, hash: &TokenHash, now: Timestamp) -> Result<Option<User>, Error> {
        call!(self, Session, session(hash, now))
    }

    /// Which of these sessions still exist and have not expired. A socket whose session is not
    /// among them must be closed.
    pub async fn sessions_alive(
        &self,
        hashes: &[TokenHash],
        now: Timestamp,
    ) -> Result<Vec<TokenHash>, Error> {
        call!(self, SessionsAlive, sessions_alive(hashes, now))
    }

    /// Gives a session another token, and its browser's messages go with it. `false` if there is
    /// no such session.
    pub async fn renew_session(
        &self,
        old: &TokenHash,
        new: &TokenHash,
        now: Timestamp,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        call!(self, RenewSession, renew_session(old, new, now, expires))
    }

    /// Lets a session last longer, if that makes a difference of more than a day; answers whether
    /// it did, and so whether the cookie must be set again.
    pub async fn prolong_session(
        &self,
        hash: &TokenHash,
        expires: Timestamp,
    ) -> Result<bool, Error> {
        call!(self, ProlongSession, prolong_session(hash, expires))
    }

    /// Ends a session, and with it the messages to its browser.
    pub async fn end_session(&self, hash: &TokenHash) -> Result<(), Error> {
        call!(self, EndSession, end_session(hash))
    }

    /// Ends every session of a player, and the push messages to their browsers.
    pub async fn end_sessions(&self, player: Id) -> Result<(), Error> {
        call!(self, EndSessions, end_sessions(player))
    }

    /// A player's rating, if they have played such games.
    pub async fn rating(&self, player: Id, kind: RatingKind) -> Result<Option<Standing>, Error> {
        call!(self, Rating, rating(player, kind))
    }

    /// The strongest players with an account and at least [`crate::LEAST_RANKED`] rated games:
    /// ordered by the lower end of the interval, so that one lucky game leads nobody to the top.
    pub async fn leaderboard(&self, kind: RatingKind, limit: u32) -> Result<Vec<Rank>, Error> {
        call!(self, Leaderboard, leaderboard(kind, limit))
    }

    /// The latest ratings of a player, oldest first.
    pub async fn rating_points(
        &self,
        player: Id,
        kind: RatingKind,
        last: u32,
    ) -> Result<Vec<RatingPoint>, Error> {
        call!(self, RatingPoints, rating_points(player, kind, last))
    }

    /// Deletes a player: name, login, sessions with their messages, ratings and words. They get up
    /// from tables that wait, have given up where a game runs, which a bot of this level plays on,
    /// and have no name in past games. `None` if there is no such player.
    pub async fn delete_player(
        &self,
        player: Id,
        stand_in: &str,
        now: Timestamp,
    ) -> Result<Option<Deleted>, Error> {
        call!(self, DeletePlayer, delete_player(player, stand_in, now))
    }
}
