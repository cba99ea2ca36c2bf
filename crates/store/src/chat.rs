//! Chat at a table; only the latest messages are stored.

use havana_protocol::{Id, Said, Saying, Timestamp};
use havana_rules::Seat;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::connection::commit;
use crate::error::Error;
use crate::hints::Hint;
use crate::row;
use crate::sql::Sql;

/// How many chat messages of a table are stored.
pub(crate) const MOST_KEPT: i64 = 200;

impl Sql {
    pub(crate) async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        let (phrase, words) = match saying {
            Saying::Phrase(phrase) => (Some(i64::from(*phrase)), None),
            Saying::Text(words) => (None, Some(words.clone())),
        };
        let mut work = self.begin().await?;
        let counted = sqlx::query(
            "UPDATE game SET said = said + 1, changed = changed + 1 WHERE id = $1 RETURNING said",
        )
        .bind(game.number())
        .fetch_optional(&mut *work)
        .await?;
        let number: u32 = row::number(&counted.ok_or(Error::NoGame(game))?, "said")?;
        // The game is locked now, so a deletion has either ended or waits.
        let speaker = sqlx::query(
            "SELECT player.id FROM seat JOIN player ON player.id = seat.player \
             WHERE seat.game = $1 AND seat.seat = $2 AND player.gone IS NULL",
        )
        .bind(game.number())
        .bind(i64::from(u8::from(seat)))
        .fetch_optional(&mut *work)
        .await?;
        if speaker.is_none() {
            return Ok(None);
        }
        sqlx::query(
            "INSERT INTO chat (game, number, seat, phrase, words, at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(game.number())
        .bind(i64::from(number))
        .bind(i64::from(u8::from(seat)))
        .bind(phrase)
        .bind(words)
        .bind(now.millis())
        .execute(&mut *work)
        .await?;
        sqlx::query("DELETE FROM chat WHERE game = $1 AND number <= $2")
            .bind(game.number())
            .bind(i64::from(number) - MOST_KEPT)
            .execute(&mut *work)
            .await?;
        commit(work).await?;
        self.tell(Hint::Said(game)).await;
        Ok(Some(Said { number, seat, saying: saying.clone(), at: now }))
    }

    pub(crate) async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
        let rows = sqlx::query(
            "SELECT number, seat, phrase, words, at FROM chat WHERE game = $1 \
             ORDER BY number DESC LIMIT $2",
        )
        .bind(game.number())
        .bind(i64::from(last))
        .fetch_all(&self.read)
        .await?;
        rows.iter().rev().map(said).collect()
    }
}

fn said(found: &AnyRow) -> Result<Said, Error> {
    let words: Option<String> = found.try_get("words")?;
    let saying = match (row::maybe_number(found, "phrase")?, words) {
        (Some(phrase), _) => Saying::Phrase(phrase),
        (None, words) => Saying::Text(words.unwrap_or_default()),
    };
    Ok(Said {
        number: row::number(found, "number")?,
        seat: row::into_seat(row::number(found, "seat")?)?,
        saying,
        at: row::time(found, "at")?,
    })
}
