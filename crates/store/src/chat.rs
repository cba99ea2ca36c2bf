//! What was said at a table; the last of it is kept.

use havana_protocol::{Id, Said, Saying};
use havana_rules::Seat;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::error::Error;
use crate::hints::Hint;
use crate::row;
use crate::store::Store;

/// How many sayings of a table are kept.
const MOST_KEPT: i64 = 200;
/// Another node can take the number; with four seats not for long.
const MOST_TRIES: usize = 8;

impl Store {
    /// Keeps what somebody said, and answers with it and its number.
    pub async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: i64,
    ) -> Result<Said, Error> {
        for _ in 0..MOST_TRIES {
            if let Some(number) = self.try_say(game, seat, saying, now).await? {
                self.tell(Hint::Said(game)).await;
                return Ok(Said { number, seat, saying: saying.clone(), at: now });
            }
        }
        Err(Error::NoGame(game))
    }

    async fn try_say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: i64,
    ) -> Result<Option<u32>, Error> {
        let (phrase, words) = match saying {
            Saying::Phrase(phrase) => (Some(i64::from(*phrase)), None),
            Saying::Text(words) => (None, Some(words.clone())),
        };
        let kept = sqlx::query(
            "INSERT INTO chat (game, number, seat, phrase, words, at) \
             SELECT $1, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE game = $1), \
             $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM game WHERE id = $1) \
             ON CONFLICT DO NOTHING RETURNING number",
        )
        .bind(game.number())
        .bind(i64::from(u8::from(seat)))
        .bind(phrase)
        .bind(words)
        .bind(now)
        .fetch_optional(&self.write)
        .await?;
        let Some(kept) = kept else { return Ok(None) };
        let number: u32 = row::number(&kept, "number")?;
        sqlx::query("DELETE FROM chat WHERE game = $1 AND number <= $2")
            .bind(game.number())
            .bind(i64::from(number) - MOST_KEPT)
            .execute(&self.write)
            .await?;
        Ok(Some(number))
    }

    /// The last so many things said at a table, the oldest first.
    pub async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
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
        at: found.try_get("at")?,
    })
}
