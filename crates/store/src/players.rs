//! Players: guests with a name, some of them with an account.

use havana_protocol::{Id, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::connection::commit;
use crate::error::Error;
use crate::hints::Hint;
use crate::ids::fresh_id;
use crate::row;
use crate::sql::Sql;
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

impl Sql {
    pub(crate) async fn new_player(&self, name: &str, now: Timestamp) -> Result<User, Error> {
        let id = fresh_id()?;
        sqlx::query("INSERT INTO player (id, name, made) VALUES ($1, $2, $3)")
            .bind(id.number())
            .bind(name)
            .bind(now.millis())
            .execute(&self.write)
            .await?;
        Ok(User { id, name: name.to_owned(), login: None, made: now, gone: false })
    }

    pub(crate) async fn player(&self, id: Id) -> Result<Option<User>, Error> {
        let row = sqlx::query("SELECT id, name, login, made, gone FROM player WHERE id = $1")
            .bind(id.number())
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(player).transpose()
    }

    pub(crate) async fn rename(&self, id: Id, name: &str) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        let games = self.lock_games_of(&mut work, id, "finished IS NULL").await?;
        let done = sqlx::query("UPDATE player SET name = $2 WHERE id = $1 AND gone IS NULL")
            .bind(id.number())
            .bind(name)
            .execute(&mut *work)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        for game in &games {
            sqlx::query("UPDATE game SET changed = changed + 1 WHERE id = $1")
                .bind(game.number())
                .execute(&mut *work)
                .await?;
        }
        commit(work).await?;
        for game in games {
            self.tell(Hint::Table(game)).await;
        }
        Ok(true)
    }

    pub(crate) async fn set_password(
        &self,
        player: Id,
        password_hash: &str,
        staying: Option<&TokenHash>,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        let done =
            sqlx::query("UPDATE player SET password = $2 WHERE id = $1 AND login IS NOT NULL")
                .bind(player.number())
                .bind(password_hash)
                .execute(&mut *work)
                .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("DELETE FROM session WHERE player = $1 AND hash <> $2")
            .bind(player.number())
            .bind(staying.map_or(&[][..], |hash| &hash[..]))
            .execute(&mut *work)
            .await?;
        commit(work).await?;
        Ok(true)
    }

    pub(crate) async fn set_account(
        &self,
        id: Id,
        login: &str,
        password_hash: &str,
    ) -> Result<AccountOutcome, Error> {
        let done = sqlx::query(
            "UPDATE player SET login = $2, login_key = $3, password = $4 \
             WHERE id = $1 AND login IS NULL AND gone IS NULL",
        )
        .bind(id.number())
        .bind(login)
        .bind(key(login))
        .bind(password_hash)
        .execute(&self.write)
        .await;
        match done {
            Ok(done) if done.rows_affected() == 1 => Ok(AccountOutcome::Made),
            Ok(_) => Ok(AccountOutcome::NotAGuest),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                Ok(AccountOutcome::LoginTaken)
            }
            Err(error) => Err(error.into()),
        }
    }

    pub(crate) async fn by_login(&self, login: &str) -> Result<Option<Login>, Error> {
        let row = sqlx::query(
            "SELECT id, name, login, made, gone, password FROM player WHERE login_key = $1",
        )
        .bind(key(login))
        .fetch_optional(&self.read)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let password_hash = row.try_get("password")?;
        Ok(Some(Login { player: player(&row)?, password_hash }))
    }
}

pub(crate) fn key(login: &str) -> String {
    login.to_lowercase()
}

pub(crate) fn player(row: &AnyRow) -> Result<User, Error> {
    Ok(User {
        id: row::id(row, "id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        made: row::time(row, "made")?,
        gone: row.try_get::<Option<i64>, _>("gone")?.is_some(),
    })
}
