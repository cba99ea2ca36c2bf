//! Why a game changes no rating, and the word for it.

use crate::error::Error;

/// Why a game changes no rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unrated {
    /// The table is not public: friends could agree on who wins.
    Private,
    /// A bot has a seat of its own.
    Bots,
    /// Another deck than the house deck is used.
    Deck,
    /// Other points than the usual ones win.
    Target,
    /// There is no clock.
    Pace,
    /// Someone at the table has no account, or has deleted it.
    Guest,
    /// The same players have had [`crate::MOST_RATED`] rated games within a day.
    Repeat,
}

impl Unrated {
    const ALL: [Unrated; 7] = [
        Unrated::Private,
        Unrated::Bots,
        Unrated::Deck,
        Unrated::Target,
        Unrated::Pace,
        Unrated::Guest,
        Unrated::Repeat,
    ];

    /// The word for it in the database and in the API.
    pub fn code(self) -> &'static str {
        match self {
            Unrated::Private => "private",
            Unrated::Bots => "bots",
            Unrated::Deck => "deck",
            Unrated::Target => "target",
            Unrated::Pace => "pace",
            Unrated::Guest => "guest",
            Unrated::Repeat => "repeat",
        }
    }

    pub(crate) fn read(code: &str) -> Result<Unrated, Error> {
        let found = Unrated::ALL.into_iter().find(|unrated| unrated.code() == code);
        found.ok_or_else(|| Error::damaged(format_args!("a game is unrated for \"{code}\"")))
    }
}
