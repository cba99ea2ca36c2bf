//! Chat at a table; only the latest messages are stored.

use havana_protocol::{Id, Said, Saying, Timestamp};
use havana_rules::Seat;

use crate::db::{Row, Tx};
use crate::error::Error;
use crate::hints::Hint;
use crate::store::Store;

/// How many chat messages of a table are stored.
pub(crate) const MOST_KEPT: i64 = 200;

impl Store {
    /// Stores what a player said, and answers with it and its number. Numbers rise with every
    /// saying of a table and are never used again, even if sayings are deleted. `None` if the player
    /// has deleted their account: their words would outlive them.
    pub async fn say(
        &self,
        game: Id,
        seat: Seat,
        saying: &Saying,
        now: Timestamp,
    ) -> Result<Option<Said>, Error> {
        let saying = saying.clone();
        self.write("say", move |tx| {
            Box::pin(async move {
                let count = "UPDATE game SET said = said + 1, changed = changed + 1 \
                     WHERE id = $1 RETURNING said";
                let counted = tx.row(count, &[&game]).await?.ok_or(Error::NoGame(game))?;
                let number: u32 = counted.get("said")?;
                // The game is locked now, so a deletion has either ended or waits.
                let speaker = "SELECT player.id FROM seat JOIN player ON player.id = seat.player \
                     WHERE seat.game = $1 AND seat.seat = $2 AND player.gone IS NULL";
                if tx.row(speaker, &[&game, &seat]).await?.is_none() {
                    tx.roll_back();
                    return Ok(None);
                }
                let (phrase, words) = match &saying {
                    Saying::Phrase(phrase) => (Some(*phrase), None),
                    Saying::Text(words) => (None, Some(words.as_str())),
                };
                let insert = "INSERT INTO chat (game, number, seat, phrase, words, at) \
                     VALUES ($1, $2, $3, $4, $5, $6)";
                tx.run(insert, &[&game, &number, &seat, &phrase, &words, &now]).await?;
                let forget = "DELETE FROM chat WHERE game = $1 AND number <= $2";
                tx.run(forget, &[&game, &(i64::from(number) - MOST_KEPT)]).await?;
                tx.hint(Hint::Said(game));
                Ok(Some(Said { number, seat, saying, at: now }))
            })
        })
        .await
    }

    /// The latest chat messages of a table, oldest first.
    pub async fn said(&self, game: Id, last: u32) -> Result<Vec<Said>, Error> {
        self.read("said", move |tx| Box::pin(latest(tx, game, last))).await
    }
}

/// The latest chat messages of a table, oldest first.
pub(crate) async fn latest(tx: &mut Tx, game: Id, count: u32) -> Result<Vec<Said>, Error> {
    let sql = "SELECT number, seat, phrase, words, at FROM chat WHERE game = $1 \
         ORDER BY number DESC LIMIT $2";
    tx.rows(sql, &[&game, &count]).await?.iter().rev().map(said).collect()
}

fn said(found: &Row) -> Result<Said, Error> {
    let words: Option<String> = found.get("words")?;
    let saying = match (found.get("phrase")?, words) {
        (Some(phrase), _) => Saying::Phrase(phrase),
        (None, words) => Saying::Text(words.unwrap_or_default()),
    };
    let (number, seat) = (found.get("number")?, found.get("seat")?);
    Ok(Said { number, seat, saying, at: found.get("at")? })
}
