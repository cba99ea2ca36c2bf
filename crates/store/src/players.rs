//! Players: guests with a name, some of them with an account.

use havana_protocol::{Id, Timestamp};

use crate::db::Row;
use crate::delete::lock_games_of;
use crate::error::Error;
use crate::hints::Hint;
use crate::store::Store;
use crate::token::TokenHash;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    pub id: Id,
    /// Their name; empty once they are deleted.
    pub name: String,
    /// Their login, if they have an account.
    pub login: Option<String>,
    /// Since when.
    pub made: Timestamp,
    /// Whether they have deleted their account.
    pub gone: bool,
}

/// What became of the wish for an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountOutcome {
    /// They have it now.
    Made,
    LoginTaken,
    /// They already have one, or are deleted.
    NotAGuest,
}

/// A player who can sign in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Login {
    pub player: User,
    /// The hash of their password, as Argon2 writes it.
    pub password_hash: String,
}

impl Store {
    /// A new guest of this name.
    pub async fn new_player(&self, name: &str, now: Timestamp) -> Result<User, Error> {
        let name = name.to_owned();
        self.write("new_player", move |tx| {
            Box::pin(async move {
                let id = tx.fresh_id()?;
                let sql = "INSERT INTO player (id, name, made) VALUES ($1, $2, $3)";
                tx.run(sql, &[&id, &name, &now]).await?;
                Ok(User { id, name, login: None, made: now, gone: false })
            })
        })
        .await
    }

    /// The player with this number.
    pub async fn player(&self, id: Id) -> Result<Option<User>, Error> {
        self.read("player", move |tx| {
            Box::pin(async move {
                let sql = "SELECT id, name, login, made, gone FROM player WHERE id = $1";
                tx.row(sql, &[&id]).await?.as_ref().map(player).transpose()
            })
        })
        .await
    }

    /// Gives a player another name; `false` if there is no such player.
    pub async fn rename(&self, id: Id, name: &str) -> Result<bool, Error> {
        let name = name.to_owned();
        self.write("rename", move |tx| {
            Box::pin(async move {
                let games = lock_games_of(tx, id, "finished IS NULL").await?;
                let rename = "UPDATE player SET name = $2 WHERE id = $1 AND gone IS NULL";
                if tx.run(rename, &[&id, &name]).await? == 0 {
                    return Ok(false);
                }
                for game in games {
                    tx.run("UPDATE game SET changed = changed + 1 WHERE id = $1", &[&game]).await?;
                    tx.hint(Hint::Table(game));
                }
                Ok(true)
            })
        })
        .await
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
        let password_hash = password_hash.to_owned();
        let staying = staying.map_or(Vec::new(), |hash| hash.to_vec());
        self.write("set_password", move |tx| {
            Box::pin(async move {
                let set = "UPDATE player SET password = $2 WHERE id = $1 AND login IS NOT NULL";
                if tx.run(set, &[&player, &password_hash]).await? == 0 {
                    return Ok(false);
                }
                let end = "DELETE FROM session WHERE player = $1 AND hash <> $2";
                tx.run(end, &[&player, &staying]).await?;
                Ok(true)
            })
        })
        .await
    }

    /// Gives a guest an account. Logins that differ only in case are the same.
    pub async fn set_account(
        &self,
        id: Id,
        login: &str,
        password_hash: &str,
    ) -> Result<AccountOutcome, Error> {
        let (login, password_hash) = (login.to_owned(), password_hash.to_owned());
        let done = self.write("set_account", move |tx| {
            Box::pin(async move {
                let sql = "UPDATE player SET login = $2, login_key = $3, password = $4 \
                     WHERE id = $1 AND login IS NULL AND gone IS NULL";
                tx.run(sql, &[&id, &login, &key(&login), &password_hash]).await
            })
        });
        match done.await {
            Ok(1) => Ok(AccountOutcome::Made),
            Ok(_) => Ok(AccountOutcome::NotAGuest),
            Err(error) if error.is_not_unique() => Ok(AccountOutcome::LoginTaken),
            Err(error) => Err(error),
        }
    }

    /// The player who signs in with this name.
    pub async fn by_login(&self, login: &str) -> Result<Option<Login>, Error> {
        let key = key(login);
        self.read("by_login", move |tx| {
            Box::pin(async move {
                let sql =
                    "SELECT id, name, login, made, gone, password FROM player WHERE login_key = $1";
                let Some(row) = tx.row(sql, &[&key]).await? else { return Ok(None) };
                let password_hash = row.get("password")?;
                Ok(Some(Login { player: player(&row)?, password_hash }))
            })
        })
        .await
    }
}

pub(crate) fn key(login: &str) -> String {
    login.to_lowercase()
}

pub(crate) fn player(row: &Row) -> Result<User, Error> {
    Ok(User {
        id: row.get("id")?,
        name: row.get("name")?,
        login: row.get("login")?,
        made: row.get("made")?,
        gone: row.get::<Option<Timestamp>>("gone")?.is_some(),
    })
}
