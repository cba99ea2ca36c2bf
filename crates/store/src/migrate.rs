//! The tables, brought to the newest form whenever a store is opened.

use std::time::{SystemTime, UNIX_EPOCH};

use havana_protocol::{Id, Timestamp};
use sha2::{Digest, Sha384};

use crate::chain::{self, Link, Linked};
use crate::db::Tx;
use crate::error::Error;

/// Never changed once released; a change is a new file.
const STEPS: [(&str, &str); 6] = [
    ("first", include_str!("schema/1.sql")),
    ("push", include_str!("schema/2.sql")),
    ("chain", include_str!("schema/3.sql")),
    ("shared", include_str!("schema/4.sql")),
    ("moves", include_str!("schema/5.sql")),
    ("days", include_str!("schema/6.sql")),
];
/// The newest form.
pub(crate) const NEWEST: i64 = 6;
/// The step whose tables are filled in code.
const CHAIN: i64 = 3;
/// How many games are looked at in one query.
const GAMES_TOGETHER: i64 = 64;

/// Which steps were taken, and a hash of what each said; the table is the one of sqlx's migrator,
/// which older releases look into.
const LEDGER: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (version BIGINT PRIMARY KEY, \
    description TEXT NOT NULL, installed_on TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP, \
    success BOOLEAN NOT NULL, checksum BYTES NOT NULL, execution_time BIGINT NOT NULL)";

/// Brings the tables to the newest form, in the transaction: all of it or nothing. Several nodes
/// may open a store at once, so it runs under a lock: SQLite has one writer, PostgreSQL is asked
/// for a lock that ends with the transaction.
pub(crate) async fn run(tx: &mut Tx) -> Result<(), Error> {
    take(&STEPS, tx).await
}

async fn take(steps: &[(&str, &str)], tx: &mut Tx) -> Result<(), Error> {
    if tx.locks_rows() {
        tx.run("SELECT pg_advisory_xact_lock(4863761)::text", &[]).await?;
    }
    tx.script(in_the_words_of(tx, LEDGER)).await?;
    let before = form(tx).await?;
    if before > NEWEST {
        return Err(Error::Unusable(is_newer(before, "run the newer one")));
    }
    for (version, (name, sql)) in (1_i64..).zip(steps) {
        let sql = in_the_words_of(tx, sql);
        let hash = Sha384::digest(&sql).to_vec();
        let taken = "SELECT checksum FROM _sqlx_migrations WHERE version = $1";
        match tx.row(taken, &[&version]).await? {
            Some(row) if row.get::<Vec<u8>>("checksum")? == hash => continue,
            None if version > before => {}
            _ => {
                return Err(Error::Unusable(
                    "its tables were not created by this program; use an empty database".to_owned(),
                ));
            }
        }
        tx.script(sql).await?;
        let took = "INSERT INTO _sqlx_migrations \
            (version, description, success, checksum, execution_time) \
            VALUES ($1, $2, TRUE, $3, 0)";
        tx.run(took, &[&version, name, &hash]).await?;
    }
    let takes_chain = before < CHAIN && form(tx).await? >= CHAIN;
    if takes_chain && before > 0 {
        chain_moves(tx).await?;
        forget_the_future(tx).await?;
    }
    if takes_chain && tx.locks_rows() {
        // A server of an older release that still runs cannot add moves without a hash.
        tx.run("ALTER TABLE move ALTER COLUMN hash SET NOT NULL", &[]).await?;
    }
    Ok(())
}

/// Why a store cannot be used, and what to do.
pub(crate) fn is_newer(form: i64, advice: &str) -> String {
    format!(
        "a newer release has used it (its schema is {form}, this program knows {NEWEST}); {advice}"
    )
}

/// The form of the tables, 0 where there are none.
pub(crate) async fn form(tx: &mut Tx) -> Result<i64, Error> {
    let there = if tx.locks_rows() {
        "SELECT COUNT(*) AS count FROM pg_class WHERE oid = to_regclass('_sqlx_migrations')"
    } else {
        "SELECT COUNT(*) AS count FROM sqlite_master WHERE name = '_sqlx_migrations'"
    };
    if !tx.one(there, &[]).await?.get::<bool>("count")? {
        return Ok(0);
    }
    let newest = "SELECT COALESCE(MAX(version), 0) AS form FROM _sqlx_migrations";
    tx.one(newest, &[]).await?.get("form")
}

/// Gives the moves of every game their hashes, game after game.
async fn chain_moves(tx: &mut Tx) -> Result<(), Error> {
    let mut last = -1_i64;
    loop {
        let sql =
            "SELECT id, header FROM game WHERE id > $1 AND begun IS NOT NULL ORDER BY id LIMIT $2";
        let games = tx.rows(sql, &[&last, &GAMES_TOGETHER]).await?;
        for found in &games {
            last = found.get("id")?;
            // What cannot be read stays unreadable, and is reported when the game is read.
            let before = chain::start(&found.get("header")?).unwrap_or_default();
            chain_game(tx, found.get("id")?, before).await?;
        }
        if games.is_empty() {
            return Ok(());
        }
    }
}

async fn chain_game(tx: &mut Tx, game: Id, mut before: Link) -> Result<(), Error> {
    let sql = "SELECT seq, seat, command, inputs, at FROM move WHERE game = $1 ORDER BY seq";
    for found in &tx.rows(sql, &[&game]).await? {
        let (command, inputs): (Option<Vec<u8>>, Vec<u8>) =
            (found.get("command")?, found.get("inputs")?);
        let seq = found.get("seq")?;
        let linked = Linked {
            game,
            seq,
            seat: found.get("seat")?,
            command: command.as_deref(),
            inputs: &inputs,
            at: found.get("at")?,
        };
        before = linked.after(&before);
        let set = "UPDATE move SET hash = $3 WHERE game = $1 AND seq = $2";
        tx.run(set, &[&game, &seq, &before]).await?;
    }
    Ok(())
}

/// Older releases stored downtime that a wrong clock had made up; it would stop everyone's clock.
async fn forget_the_future(tx: &mut Tx) -> Result<(), Error> {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = Timestamp::from_millis(i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX));
    for sql in ["DELETE FROM downtime WHERE ended > $1", "DELETE FROM node WHERE at > $1"] {
        tx.run(sql, &[&now]).await?;
    }
    Ok(())
}

fn in_the_words_of(tx: &Tx, sql: &str) -> String {
    let (bytes, clustered) =
        if tx.locks_rows() { ("BYTEA", "") } else { ("BLOB", "WITHOUT ROWID") };
    sql.replace("BYTES", bytes).replace("CLUSTERED", clustered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::in_memory;

    #[test]
    fn the_newest_form_is_the_last_step() {
        assert_eq!(i64::try_from(STEPS.len()), Ok(NEWEST));
    }

    #[tokio::test]
    async fn what_an_older_program_kept_is_there_in_the_newest_form() {
        let mut tx = in_memory();
        take(&STEPS[..1], &mut tx).await.unwrap();
        for kept in [
            "INSERT INTO player (id, name, made) VALUES (1, 'Ana', 5)",
            "INSERT INTO session (hash, player, made, expires) VALUES (x'01', 1, 5, 9)",
            "INSERT INTO game (id, maker, header, target, pace, public, spectators, memory_aid, \
             invite, made, moved) VALUES (7, 1, x'00', 25, 'free', 1, 1, 0, 'invite', 5, 5)",
            "INSERT INTO seat (game, seat, player) VALUES (7, 0, 1)",
        ] {
            tx.run(kept, &[]).await.unwrap();
        }
        for _ in 0..2 {
            run(&mut tx).await.unwrap();
        }
        let seat = tx.one("SELECT player, told FROM seat WHERE game = 7", &[]).await.unwrap();
        let (player, told): (i64, i64) = (seat.get("player").unwrap(), seat.get("told").unwrap());
        assert_eq!((player, told), (1, 0));
        let session = tx.one("SELECT player FROM session", &[]).await.unwrap();
        assert_eq!(session.get::<i64>("player").unwrap(), 1);
    }

    #[tokio::test]
    async fn moves_keep_their_rows_and_keys_when_their_table_gets_its_name() {
        let mut tx = in_memory();
        take(&STEPS[..4], &mut tx).await.unwrap();
        for stored in [
            "INSERT INTO player (id, name, made) VALUES (1, 'Ana', 5)",
            "INSERT INTO game (id, maker, header, target, pace, public, spectators, memory_aid, \
             invite, made, moved) VALUES (7, 1, x'00', 25, 'free', 1, 1, 0, 'invite', 5, 5)",
            "INSERT INTO event (game, seq, seat, command, inputs, at, hash) \
             VALUES (7, 0, 1, x'02', x'03', 6, x'04')",
        ] {
            tx.run(stored, &[]).await.unwrap();
        }
        run(&mut tx).await.unwrap();
        let again = "INSERT INTO move (game, seq, seat, command, inputs, at, hash) \
                     SELECT game, seq, seat, command, inputs, at, hash FROM move";
        assert!(tx.run(again, &[]).await.is_err(), "a move has one number");
        assert!(tx.rows("SELECT seq FROM event", &[]).await.is_err());
        let count = "SELECT COUNT(*) AS moves FROM move";
        assert_eq!(tx.one(count, &[]).await.unwrap().get::<i64>("moves").unwrap(), 1);
        tx.script("PRAGMA foreign_keys = ON".to_owned()).await.unwrap();
        tx.run("DELETE FROM game", &[]).await.unwrap();
        let moves = tx.one(count, &[]).await.unwrap().get::<i64>("moves").unwrap();
        assert_eq!(moves, 0, "moves go with their game");
    }
}
