//! The HTTP interface, in JSON. Every path begins with `/api`.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET me` | | [`Me`], or 401 |
//! | `POST guest` | [`NewGuest`] | [`Me`]; sets a cookie |
//! | `PUT me` | [`NewGuest`] | [`Me`] with the new name |
//! | `POST account` | [`Credentials`] | [`Me`]: the guest now has an account |
//! | `PUT account/password` | [`NewPassword`] | 204: other sessions end; sets a cookie |
//! | `POST session` | [`Credentials`] | [`Me`]: signed in |
//! | `DELETE session` | | 204: signed out here |
//! | `DELETE sessions` | | 204: signed out everywhere |
//! | `DELETE me` | | 204: the account is deleted; its games show `Somebody` |
//! | `GET tables` | | `Vec<`[`TableInfo`]`>`: public tables that wait for players |
//! | `POST tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET tables/{id}?invite=…` | | [`TableInfo`] |
//! | `POST tables/{id}/join?invite=…` | | [`TableInfo`]; the last free seat starts the game |
//! | `POST tables/{id}/leave` | | 204: only before the game has begun |
//! | `POST tables/{id}/start` | | [`TableInfo`]: its creator fills free seats with bots |
//! | `POST tables/{id}/invite` | | [`TableInfo`]: its creator replaces the link |
//! | `POST quick` | [`QuickMatch`] | [`TableInfo`]: joins a suitable table or creates one |
//! | `POST games/{id}/again` | | [`TableInfo`]: a rematch of the same people |
//! | `GET games?mine` | | `Vec<`[`TableInfo`]`>`: mine, running ones first |
//! | `GET games` | | `Vec<`[`TableInfo`]`>`: public ones, newest first |
//! | `GET games/{id}/record` | | the record as text; 403 while the game runs |
//! | `GET records` | | all my finished games' records as text |
//! | `GET leaderboard?players=2` | | `Vec<`[`Rank`]`>`; `players=4` for three and four |
//! | `GET players/{id}` | | [`Profile`] |
//! | `POST day` | | [`TableInfo`]: my try at today's deal, begun or continued |
//! | `GET day` | | [`DayInfo`]: today's deal |
//! | `GET days` | | `Vec<`[`PastDay`]`>`: days that are over, the latest first |
//! | `GET days/2026-11-16` | | [`DayInfo`], with the seed and the games if the day is over |
//! | `GET days/2026-11-16/records?game=…` | | the records of a day that is over, or one, as text |
//! | `GET push` | | [`PushKey`], or 404 if the host has switched notifications off |
//! | `POST push` | [`PushTarget`] | 204: this browser is notified when it is my turn |
//! | `DELETE push` | | 204: no more notifications |
//! | `POST shared` | [`SharedGame`] | [`SharedId`]: a finished game is stored for a short link |
//! | `GET shared/{id}` | | [`SharedGame`] |
//! | `GET qr?link=…` | | the link as a QR code, an SVG picture |
//! | `GET games/{id}/socket?invite=…` | | a socket: see [`crate::ToServer`] |
//!
//! Every error has a fitting status and a [`Wrong`] as its body.

use serde::{Deserialize, Serialize};

use crate::day::Day;
use crate::id::Id;
use crate::time::Timestamp;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;
/// The shortest and the longest password, in characters.
pub const PASSWORD_LENGTH: core::ops::RangeInclusive<usize> = 10..=200;

/// The body of every refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrong {
    /// A code for programs, such as `name-too-long`; documented in `docs/api.md`.
    pub code: String,
    /// What is wrong and how to fix it, in plain English, for developers. Clients show their own
    /// words for the code.
    pub message: String,
    /// How many seconds to wait before another attempt, if waiting helps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

/// Who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Me {
    /// My id.
    pub id: Id,
    /// My name.
    pub name: String,
    /// My login, if I have an account.
    pub login: Option<String>,
}

/// The deal of a day, as everyone may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DayInfo {
    /// The day, in UTC.
    pub day: Day,
    /// The seed of the draws in hexadecimal digits, once the day is over.
    pub seed: Option<String>,
    /// The game of my try.
    pub mine: Option<Id>,
    /// The tries that count, the best first.
    pub places: Vec<DayPlace>,
}

/// A try at the deal of a day. Shares are in thousandths of the win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DayPlace {
    /// The place among all that are listed.
    pub place: u32,
    /// Who tried.
    pub player: Id,
    /// Their name; empty if they have deleted their account.
    pub name: String,
    /// Their points.
    pub points: u8,
    /// Whether they won.
    pub won: bool,
    /// What the draws brought them; nothing until it is computed.
    pub luck: Option<i64>,
    /// The result without luck, by which places are given.
    pub score: Option<i64>,
    /// The game, once the day is over.
    pub game: Option<Id>,
}

/// A day that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PastDay {
    /// The day, in UTC.
    pub day: Day,
    /// How many tries count.
    pub tries: u32,
}

/// A game to share: its record in the binary form, as base64url without padding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharedGame {
    /// The record.
    pub game: String,
}

/// Where a shared game is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SharedId {
    /// Its id.
    pub id: Id,
}

/// A new guest needs only a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGuest {
    /// The name.
    pub name: String,
}

/// Login and password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credentials {
    /// The login.
    pub login: String,
    /// The password.
    pub password: String,
}

/// A change of password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPassword {
    /// The old one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// How fast a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Without a clock.
    Free,
    /// Live, with a time bank for the whole game and extra time for every decision.
    Live {
        /// The bank, in seconds.
        bank: u32,
        /// What each decision adds, in seconds.
        increment: u32,
    },
    /// Turn-based: this many hours for each decision.
    Days {
        /// The hours.
        hours: u32,
    },
}

/// Who will sit at a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// The creator of the table.
    Me,
    /// Open for anyone.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    /// Two to four seats; one of them `me`.
    pub seats: Vec<SeatWish>,
    /// How fast.
    pub pace: Pace,
    /// The points to win; `None` for the usual ones.
    pub target: Option<u8>,
    /// A deck file's text; `None` for the house deck.
    pub deck: Option<String>,
    /// Whether anyone may see and join it; otherwise only people with the link.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table reminds players of what they have seen.
    pub memory_aid: bool,
}

/// A request for a game with any opponents.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuickMatch {
    /// How many players.
    pub players: u8,
    /// How fast.
    pub pace: Pace,
}

/// The state of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are free.
    Waiting,
    /// The game is running.
    Running,
    /// The game is over.
    Over,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatInfo {
    /// No one yet.
    Free,
    /// A bot of this level.
    Bot(String),
    /// A person.
    Person {
        /// Whose profile it is.
        player: Id,
        /// Their name.
        name: String,
    },
}

/// A table as the lobby shows it.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its id.
    pub id: Id,
    /// Its state.
    pub stage: Stage,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// My seat, if I have one.
    pub mine: Option<u8>,
    /// Whether it waits for me.
    pub my_turn: bool,
    /// How fast.
    pub pace: Pace,
    /// The points to win.
    pub target: u8,
    /// Whether it uses a custom deck.
    pub own_deck: bool,
    /// Whether anyone may see it.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// When it was created, in milliseconds since 1970.
    pub made: Timestamp,
    /// When something last happened, in milliseconds since 1970.
    pub moved: Timestamp,
    /// The round the game is in.
    pub round: u16,
    /// Why the game changes no rating, as far as is known: `private`, `bots`, `deck`, `target`,
    /// `pace`, `guest` or `repeat`. `None` if it is rated, or will be.
    #[serde(default)]
    pub rated: Option<String>,
    /// The token of the invitation link; visible to the people seated here.
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
    /// Their name.
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

/// The public profile of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// Their id.
    pub id: Id,
    /// Their name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: Timestamp,
    /// Games of two.
    pub two: Vec<RatingPoint>,
    /// Games of three and four.
    pub more: Vec<RatingPoint>,
    /// Their last public games.
    pub games: Vec<TableInfo>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended, in milliseconds since 1970.
    pub at: Timestamp,
    /// The rating after it.
    pub rating: f64,
    /// Half the width of the interval the rating is in.
    pub uncertainty: f64,
    /// Whether they won.
    pub won: bool,
}

/// What a browser needs to receive push messages from this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushKey {
    /// The server's public key, as browsers expect it: URL-safe base64 without padding.
    pub key: String,
    /// Whether this browser is already subscribed.
    pub on: bool,
}

/// A push subscription, as browsers write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushTarget {
    /// The address at the browser's push service.
    pub endpoint: String,
    /// The keys that messages to it are encrypted with.
    pub keys: PushKeys,
}

/// The keys that messages to a browser are encrypted with, so that its push service cannot read
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushKeys {
    /// The browser's public key, as URL-safe base64 without padding.
    pub p256dh: String,
    /// A secret of the browser, in the same form.
    pub auth: String,
}
