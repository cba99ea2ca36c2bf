//! What is stored, and what is told of its changes.

use core::fmt;
use core::mem::take;
use std::collections::BTreeMap;

use havana_protocol::api::PushTarget;
use havana_protocol::{Day, Id, Said, Timestamp};
use havana_rules::Seat;
use tokio::time::Instant;

use super::days::{DayRow, TryRow};
use crate::error::Error;
use crate::hints::Hint;
use crate::moves::Move;
use crate::players::User;
use crate::table::{SeatKept, Table};
use crate::token::TokenHash;

/// Something that changed, seen at the moment of the change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table was created, or a player joined or left.
    Seated(Id),
    TableGone(Id),
    /// A game has begun.
    Begun(Id),
    /// A move was made.
    Moved {
        game: Id,
        /// The number of the move.
        seq: u32,
    },
    /// Who decides for a seat has changed.
    StandIn {
        game: Id,
        seat: Seat,
        /// The seat before.
        before: SeatKept,
    },
    /// A player's time was over, and a bot stands in for them now.
    Relieved {
        game: Id,
        seat: Seat,
    },
    /// Something was said.
    Said {
        game: Id,
        number: u32,
    },
    /// A game is over and its result is stored.
    Finished(Id),
    /// A player has deleted themselves.
    Gone(Id),
}

/// The call that does what is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// The number of the node that calls.
    pub by: usize,
    /// When it called; the store had it later.
    pub at: Instant,
}

/// Sees every change at the moment it is made.
pub trait Witness: fmt::Debug + Send + Sync {
    /// This has just changed. The store must not be asked from here.
    fn changed(&self, data: &Data, change: &Change);
}

/// Everything that is stored.
#[derive(Debug, Default)]
pub struct Data {
    random: u64,
    pub(super) call: Option<Call>,
    pub(super) players: BTreeMap<Id, PlayerRow>,
    pub(super) sessions: BTreeMap<TokenHash, SessionRow>,
    pub(super) games: BTreeMap<Id, GameRow>,
    pub(super) ratings: BTreeMap<(Id, i64), RatingRow>,
    pub(super) points: BTreeMap<(Id, Id), PointRow>,
    /// When each node last said that it runs: by its own time, and by the time of the store.
    pub(super) nodes: BTreeMap<Id, (Timestamp, Timestamp)>,
    /// When the clock of the store began.
    pub(super) epoch: Option<Instant>,
    pub(super) downtimes: BTreeMap<Timestamp, Timestamp>,
    pub(super) push: BTreeMap<TokenHash, (PushTarget, Timestamp)>,
    pub(super) secrets: BTreeMap<String, Vec<u8>>,
    /// Shared records, and when each was last asked for.
    pub(super) shared: BTreeMap<Id, (Vec<u8>, Timestamp)>,
    pub(super) days: BTreeMap<Day, DayRow>,
    /// Tries at the deals of the days, by day and player.
    pub(super) tries: BTreeMap<(Day, Id), TryRow>,
    changes: Vec<Change>,
    hints: Vec<Hint>,
}

#[derive(Debug)]
pub(super) struct PlayerRow {
    pub(super) player: User,
    pub(super) password: Option<String>,
}

#[derive(Debug)]
pub(super) struct SessionRow {
    pub(super) player: Id,
    pub(super) expires: Timestamp,
}

/// A table with all that belongs to it. The names of its seats are looked up when it is read.
#[derive(Debug)]
pub(super) struct GameRow {
    pub(super) table: Table,
    pub(super) moves: Vec<Move>,
    pub(super) chat: Vec<Said>,
    /// The number of the last saying, which is never given again.
    pub(super) last_said: u32,
    pub(super) told: [u32; Seat::MAX],
}

#[derive(Debug)]
pub(super) struct RatingRow {
    pub(super) rating: f64,
    pub(super) uncertainty: f64,
    pub(super) games: u32,
    pub(super) won: u32,
}

#[derive(Debug)]
pub(super) struct PointRow {
    pub(super) kind: i64,
    pub(super) at: Timestamp,
    pub(super) rating: f64,
    pub(super) uncertainty: f64,
    pub(super) won: bool,
}

impl Data {
    pub(super) fn seed(&mut self, seed: u64) {
        self.random = seed;
    }

    /// The next id, by the generator "`SplitMix64`".
    pub(super) fn fresh_id(&mut self) -> Id {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.random;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Id::from_random(mixed ^ (mixed >> 31))
    }

    pub(super) fn note(&mut self, change: Change) {
        self.changes.push(change);
    }

    pub(super) fn hint(&mut self, hint: Hint) {
        self.hints.push(hint);
    }

    pub(super) fn take_news(&mut self) -> (Vec<Change>, Vec<Hint>) {
        (take(&mut self.changes), take(&mut self.hints))
    }

    pub(super) fn game(&mut self, id: Id) -> Result<&mut GameRow, Error> {
        self.games.get_mut(&id).ok_or(Error::NoGame(id))
    }

    /// The game at a table that waits.
    pub(super) fn waiting(&mut self, id: Id) -> Option<&mut GameRow> {
        self.games.get_mut(&id).filter(|game| game.table.begun.is_none())
    }

    /// The call that made the last change; none where there is no line to a node.
    pub fn call(&self) -> Option<Call> {
        self.call
    }

    /// The numbers of all tables.
    pub fn ids(&self) -> impl Iterator<Item = Id> {
        self.games.keys().copied()
    }

    /// A table with the names of those who sit there now.
    pub fn table(&self, id: Id) -> Option<Table> {
        let mut table = self.games.get(&id)?.table.clone();
        for seat in &mut table.seats {
            let player = seat.player().and_then(|player| self.players.get(&player));
            seat.account = player.is_some_and(|row| row.player.login.is_some());
            seat.name = player.map(|row| row.player.name.clone()).unwrap_or_default();
        }
        Some(table)
    }

    /// The latest time that a node has said it runs, by its own time.
    pub fn latest_beat(&self) -> Option<Timestamp> {
        self.nodes.values().map(|(at, _)| *at).max()
    }

    /// The moves of a game.
    pub fn moves(&self, game: Id) -> &[Move] {
        self.games.get(&game).map_or(&[], |game| &game.moves)
    }

    /// What was said at a table and is still stored.
    pub fn said(&self, game: Id) -> &[Said] {
        self.games.get(&game).map_or(&[], |game| &game.chat)
    }

    /// How many rated games a player has played and won, of two and of more.
    pub fn rated(&self, player: Id) -> [(u32, u32); 2] {
        [2, 4].map(|kind| self.ratings.get(&(player, kind)).map_or((0, 0), |r| (r.games, r.won)))
    }

    /// The players whose rating a game changed, and whether it counts as won.
    pub fn rated_in(&self, game: Id) -> impl Iterator<Item = (Id, bool)> {
        let points = self.points.iter().filter(move |((_, of), _)| *of == game);
        points.map(|((player, _), point)| (*player, point.won))
    }
}
