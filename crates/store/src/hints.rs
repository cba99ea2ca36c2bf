//! Hints between nodes: something changed, look. PostgreSQL carries them; any may be lost, so
//! nothing relies on them. One server on SQLite needs none.

use std::collections::VecDeque;
use std::time::Duration;

use havana_protocol::Id;
use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{PgConnection, PgPool};

use crate::error::Error;

/// That something changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// A game has this many moves.
    Moves {
        game: Id,
        /// How many.
        moves: u32,
    },
    /// Who sits at this table, or how far it is, has changed.
    Table(Id),
    /// Something was said at this table.
    Said(Id),
    /// Hints may have been lost: look at everything.
    Missed,
}

/// The hints of every node, this one's included.
#[derive(Debug)]
pub struct Hints {
    source: Source,
    waiting: VecDeque<Hint>,
}

#[derive(Debug)]
enum Source {
    Postgres(PgListener),
    #[cfg(feature = "testing")]
    Model(tokio::sync::mpsc::UnboundedReceiver<Hint>),
}

const CHANNEL: &str = "havana";
/// PostgreSQL's limit for one message is 8,000 bytes; a hint takes at most 26.
const MOST_TOGETHER: usize = 128;
const PAUSE: Duration = Duration::from_millis(500);

/// Sends hints once the transaction of the connection is committed.
pub(crate) async fn tell(connection: &mut PgConnection, hints: Vec<Hint>) -> Result<(), Error> {
    let hints: Vec<String> = hints.into_iter().map(write).collect();
    for some in hints.chunks(MOST_TOGETHER) {
        sqlx::query("SELECT pg_notify($1, $2)::text")
            .bind(CHANNEL)
            .bind(some.join(","))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

impl Hints {
    /// The hints that come through a PostgreSQL.
    pub(crate) async fn listen(pool: &PgPool) -> Result<Hints, Error> {
        // A connection of its own, for as long as the listener lives.
        let own = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let own = own.connect_with(pool.connect_options().as_ref().clone()).await?;
        let mut listener = PgListener::connect_with(&own).await?;
        listener.listen(CHANNEL).await?;
        Ok(Hints { source: Source::Postgres(listener), waiting: VecDeque::new() })
    }

    /// The hints that come through a channel; it is silent once the sender is gone.
    #[cfg(feature = "testing")]
    pub fn of(hints: tokio::sync::mpsc::UnboundedReceiver<Hint>) -> Hints {
        Hints { source: Source::Model(hints), waiting: VecDeque::new() }
    }

    /// The next hint. A lost connection is made again and reported as [`Hint::Missed`].
    pub async fn next(&mut self) -> Hint {
        loop {
            if let Some(hint) = self.waiting.pop_front() {
                return hint;
            }
            #[cfg_attr(not(feature = "testing"), expect(clippy::infallible_destructuring_match))]
            let listener = match &mut self.source {
                Source::Postgres(listener) => listener,
                #[cfg(feature = "testing")]
                Source::Model(hints) => match hints.recv().await {
                    Some(hint) => return hint,
                    None => return core::future::pending().await,
                },
            };
            match listener.try_recv().await {
                Ok(Some(message)) => self.waiting.extend(message.payload().split(',').map(read)),
                Ok(None) => return Hint::Missed,
                Err(error) => {
                    tracing::warn!(%error, "hints from other nodes cannot be received");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }
}

fn write(hint: Hint) -> String {
    match hint {
        Hint::Moves { game, moves } => format!("m {game} {moves}"),
        Hint::Table(game) => format!("t {game}"),
        Hint::Said(game) => format!("s {game}"),
        Hint::Missed => "?".to_owned(),
    }
}

/// What a newer node hints at is unknown: it could be anything.
fn read(text: &str) -> Hint {
    let mut words = text.split(' ');
    let kind = words.next();
    let game = words.next().and_then(|word| word.parse().ok());
    let moves = words.next().and_then(|word| word.parse().ok());
    match (kind, game, moves) {
        (Some("m"), Some(game), Some(moves)) => Hint::Moves { game, moves },
        (Some("t"), Some(game), None) => Hint::Table(game),
        (Some("s"), Some(game), None) => Hint::Said(game),
        _ => Hint::Missed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_read_as_it_was_written() {
        let game = Id::from_random(u64::MAX);
        for hint in
            [Hint::Moves { game, moves: 99_999 }, Hint::Table(game), Hint::Said(game), Hint::Missed]
        {
            assert_eq!(read(&write(hint)), hint);
            assert!(write(hint).len() <= 26);
        }
        assert_eq!(read("x of another version"), Hint::Missed);
    }
}
