//! What is asked for over HTTP, in JSON. Every path begins with `/api`.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET me` | | [`Me`], or 401 |
//! | `POST guest` | [`NewGuest`] | [`Me`]; a cookie comes with it |
//! | `PUT me` | [`NewGuest`] | [`Me`] under another name |
//! | `POST account` | [`Credentials`] | [`Me`]: the guest has an account from now on |
//! | `PUT account/password` | [`NewPassword`] | 204: other sessions end; a cookie comes with it |
//! | `POST session` | [`Credentials`] | [`Me`]: signed in |
//! | `DELETE session` | | 204: signed out here |
//! | `DELETE sessions` | | 204: signed out everywhere |
//! | `DELETE me` | | 204: the account is gone; finished games keep "somebody" |
//! | `GET tables` | | `Vec<`[`TableInfo`]`>`: public tables that wait for players |
//! | `POST tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET tables/{id}?invite=…` | | [`TableInfo`] |
//! | `POST tables/{id}/join?invite=…` | | [`TableInfo`]; the last free seat starts the game |
//! | `POST tables/{id}/leave` | | 204: only before the game has begun |
//! | `POST tables/{id}/start` | | [`TableInfo`]: its maker fills free seats with bots |
//! | `POST tables/{id}/invite` | | [`TableInfo`]: its maker replaces the link |
//! | `POST quick` | [`QuickMatch`] | [`TableInfo`]: joins a fitting table or makes one |
//! | `POST games/{id}/again` | | [`TableInfo`]: the same people, once more |
//! | `GET games?mine` | | `Vec<`[`TableInfo`]`>`: mine, running ones first |
//! | `GET games` | | `Vec<`[`TableInfo`]`>`: public ones, the newest first |
//! | `GET games/{id}/record` | | the record as text; 403 while the game runs |
//! | `GET records` | | all my finished games' records as text |
//! | `GET leaderboard?players=2` | | `Vec<`[`Rank`]`>`; `players=4` for three and four |
//! | `GET players/{id}` | | [`Profile`] |
//! | `GET push` | | [`PushKey`], or 404 where the host wants none |
//! | `POST push` | [`PushTarget`] | 204: this browser is told when it is my turn |
//! | `DELETE push` | | 204: it is told no more |
//! | `GET games/{id}/socket?invite=…` | | a socket: see [`crate::ToServer`] |
//!
//! Whatever goes wrong is answered with a fitting status and a [`Wrong`].

use serde::{Deserialize, Serialize};

use crate::id::Id;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;
/// The shortest and the longest password, in characters.
pub const PASSWORD_LENGTH: core::ops::RangeInclusive<usize> = 10..=200;

/// What every refused request is answered with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrong {
    /// A word for programs, such as `name-too-long`; documented in `docs/api.md`.
    pub code: String,
    /// What is wrong and how to mend it, in plain English.
    pub message: String,
}

/// Who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// My number.
    pub id: Id,
    /// My name.
    pub name: String,
    /// The name I sign in with, if I have an account.
    pub login: Option<String>,
}

/// A name is enough.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGuest {
    /// The name.
    pub name: String,
}

/// What one signs in with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The name to sign in with.
    pub login: String,
    /// The password.
    pub password: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPassword {
    /// The one so far.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

/// How fast a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Without a clock.
    Free,
    /// At once, with a bank of time for the whole game and more for every decision.
    Live {
        /// The bank, in seconds.
        bank: u32,
        /// What each decision adds, in seconds.
        increment: u32,
    },
    /// Over days: so many hours for each decision.
    Days {
        /// The hours.
        hours: u32,
    },
}

/// Who is to sit at a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// The one who makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// Two to four seats; one of them `me`.
    pub seats: Vec<SeatWish>,
    /// How fast.
    pub pace: Pace,
    /// The points that win; the usual ones where nothing is said.
    pub target: Option<u8>,
    /// A deck file's text; the house deck where nothing is said.
    pub deck: Option<String>,
    /// Whether strangers see it and may join; otherwise only those with the link.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table reminds players of what they have seen.
    pub memory_aid: bool,
}

/// A wish for a game with anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuickMatch {
    /// How many players.
    pub players: u8,
    /// How fast.
    pub pace: Pace,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are free.
    Waiting,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatInfo {
    /// Nobody yet.
    Free,
    /// A bot of this level.
    Bot(String),
    /// A person.
    Person {
        /// Whose profile it is.
        player: Id,
        /// His name.
        name: String,
    },
}

/// A table as the lobby shows it.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its number.
    pub id: Id,
    /// How far it is.
    pub stage: Stage,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// My seat, if I have one.
    pub mine: Option<u8>,
    /// Whether it waits for me.
    pub my_turn: bool,
    /// How fast.
    pub pace: Pace,
    /// The points that win.
    pub target: u8,
    /// Whether another deck than the house deck is played with.
    pub own_deck: bool,
    /// Whether strangers see it.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When something last happened, in milliseconds since 1970.
    pub moved: i64,
    /// The round the game is in.
    pub round: u16,
    /// Why the game changes no rating, as far as is known: `private`, `bots`, `deck`, `target`,
    /// `pace`, `guest` or `repeat`. Nothing where it is rated, or will be.
    #[serde(default)]
    pub rated: Option<String>,
    /// What lets somebody join by a link; told to those who sit here.
    pub invite: Option<String>,
    /// The points of each seat, once it is over, and who won.
    pub result: Option<Vec<SeatResult>>,
    /// Another table where the same people play again and a seat is free for me.
    #[serde(default)]
    pub again: Option<Id>,
}

/// What a seat had at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// Its points.
    pub points: u8,
    /// Whether it won.
    pub won: bool,
}

/// A line of the leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rank {
    /// Whose profile it is.
    pub player: Id,
    /// His name.
    pub name: String,
    /// The rating, with its uncertainty.
    pub rating: f64,
    /// Half the width of the interval the rating is in.
    pub uncertainty: f64,
    /// How many rated games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}

/// What everybody may know of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// His number.
    pub id: Id,
    /// His name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Games of two.
    pub two: Vec<RatingPoint>,
    /// Games of three and four.
    pub more: Vec<RatingPoint>,
    /// His last public games.
    pub games: Vec<TableInfo>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// The rating after it.
    pub rating: f64,
    /// Half the width of the interval the rating is in.
    pub uncertainty: f64,
    /// Whether he won.
    pub won: bool,
}

/// What a browser needs to take messages from this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushKey {
    /// The server's public key, as browsers want it: base64 without padding, for links.
    pub key: String,
    /// Whether this browser takes messages already.
    pub on: bool,
}

/// Where a browser takes messages, as browsers write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushTarget {
    /// The address at the browser's push service.
    pub endpoint: String,
    /// What messages to it are sealed with.
    pub keys: PushKeys,
}

/// What messages to a browser are sealed with, so that its push service cannot read them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushKeys {
    /// The browser's public key, base64 without padding, for links.
    pub p256dh: String,
    /// A secret of the browser, in the same form.
    pub auth: String,
}
