//! The store of a simulation: how it begins, and what those who look on read of it.

use havana_protocol::{Day, Id, Said, Timestamp};

use crate::chat;
use crate::days::{self, DaySeed};
use crate::db::{Data, Row, Simulated, ready};
use crate::error::Error;
use crate::migrate;
use crate::moves::{self, Move};
use crate::table::{self, Table};

impl Simulated {
    /// An empty store whose ids follow from this seed.
    pub fn new(seed: u64) -> Result<Simulated, Error> {
        Simulated::start(seed, |tx| Box::pin(migrate::run(tx)))
    }
}

impl Data {
    /// The numbers of all tables.
    pub fn ids(&mut self) -> Vec<Id> {
        self.column("SELECT id AS it FROM game ORDER BY id", &[])
    }

    pub fn table(&mut self, id: Id) -> Option<Table> {
        ready(Box::pin(table::find(&mut self.tx, id))).ok().flatten()
    }

    /// The latest time that a node has said it runs, by its own time.
    pub fn latest_beat(&mut self) -> Option<Timestamp> {
        self.column("SELECT MAX(at) AS it FROM node", &[]).pop().flatten()
    }

    /// A move of a game.
    pub fn a_move(&mut self, game: Id, seq: u32) -> Option<Move> {
        let sql = "SELECT seq, seat, command, inputs, at FROM move WHERE game = $1 AND seq = $2";
        moves::read(self.rows(sql, &[&game, &seq]).first()?).ok()
    }

    /// What was said at a table and is still stored.
    pub fn said(&mut self, game: Id) -> Vec<Said> {
        ready(Box::pin(chat::latest(&mut self.tx, game, u32::MAX))).unwrap_or_default()
    }

    /// How many rated games a player has played and won, of two and of more.
    pub fn rated(&mut self, player: Id) -> [(u32, u32); 2] {
        let sql = "SELECT games, won FROM rating WHERE player = $1 AND kind = $2";
        [2_i64, 4].map(|kind| {
            let found = self.rows(sql, &[&player, &kind]);
            let count = |row: &Row| Some((row.get("games").ok()?, row.get("won").ok()?));
            found.first().and_then(count).unwrap_or_default()
        })
    }

    /// The players whose rating a game changed, and whether it counts as won.
    pub fn rated_in(&mut self, game: Id) -> Vec<(Id, bool)> {
        let sql = "SELECT player, won FROM rating_point WHERE game = $1 ORDER BY player";
        let found = self.rows(sql, &[&game]);
        found
            .iter()
            .filter_map(|row| Some((row.get("player").ok()?, row.get("won").ok()?)))
            .collect()
    }

    /// The seed of a game's draws, if it is a try at the deal of a day.
    pub fn deal_of(&mut self, game: Id) -> Option<DaySeed> {
        ready(Box::pin(days::deal_of(&mut self.tx, game))).ok().flatten()
    }

    /// The games in which a player has tried the deal of a day.
    pub fn tries_of(&mut self, player: Id) -> Vec<Id> {
        self.column("SELECT game AS it FROM day_try WHERE player = $1", &[&player])
    }

    /// Whether a day has begun for someone; and its seed, once it is closed.
    pub fn day_seed(&mut self, day: Day) -> Option<Option<DaySeed>> {
        let sql = "SELECT CASE WHEN closed = 1 THEN seed END AS it FROM day WHERE day = $1";
        let seed: Option<[u8; 32]> = self.column(sql, &[&i64::from(day.number())]).pop()?;
        Some(seed.map(DaySeed))
    }

    /// Tries of a day that would count if they came to their end now.
    pub fn open_tries(&mut self, day: Day) -> Vec<Id> {
        let sql = "SELECT t.game AS it FROM day_try t JOIN game g ON g.id = t.game \
            WHERE t.day = $1 AND t.late = 0 AND g.finished IS NULL \
            AND (g.turn <> 0 OR g.moves = 0)";
        self.column(sql, &[&i64::from(day.number())])
    }
}
