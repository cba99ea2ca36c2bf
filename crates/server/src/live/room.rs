//! One table while its game is in memory: the game, who sits there, their clocks, what was said.

use std::collections::VecDeque;

use havana_protocol::{Clock, Id, Said, SeatNow, Timestamp, WhoSits};
use havana_rules::{Seat, Seats, Viewer};
use havana_store::{Move, SeatEnd, SeatHolder, SeatKept, Table};
use havana_table::RecordError;

use super::clock::{Clocks, Downtime};
use super::game::{Damaged, PlayedGame};
use super::turns::Turns;

/// How many of the last things said a newcomer is told.
pub const SAYINGS: usize = 50;

/// One table in memory. It changes only by what is stored, and by who is connected.
pub struct Room {
    /// The game as far as it was played.
    pub game: PlayedGame,
    table: Table,
    clocks: Clocks,
    turns: Turns,
    /// When the last move was made.
    moved: Timestamp,
    said: VecDeque<Heard>,
    /// How many chat messages there were, including dropped ones.
    heard: u64,
    present: [u16; Seat::MAX],
    watching: u16,
    /// Rises whenever who sits where, or a clock, looks different.
    seats_changed: u64,
    /// Whether someone has come or gone since that was last shown.
    presence_changed: bool,
}

/// Something that was said. The store may give the number of a deleted saying to another, so
/// viewers are told by the order in which this room heard.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Heard {
    order: u64,
    said: Said,
}

impl Room {
    /// A table whose game has begun, before its first move.
    pub fn new(table: Table, said: Vec<Said>) -> Result<Room, RecordError> {
        let header = table.header.decode()?;
        let mut room = Room {
            game: PlayedGame::new(header.config()),
            clocks: Clocks::new(table.pace),
            turns: Turns::default(),
            moved: Timestamp::MIN,
            table,
            said: VecDeque::new(),
            heard: 0,
            present: [0; Seat::MAX],
            watching: 0,
            seats_changed: 1,
            presence_changed: false,
        };
        room.hear(said);
        Ok(room)
    }

    /// What was agreed, and who sits where.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Takes over what the store knows of the table by now.
    pub fn set_table(&mut self, table: Table, now: Timestamp, down: &Downtime) {
        for (before, after) in self.table.seats.iter().zip(&table.seats) {
            if before.stand_in.is_some() && after.stand_in.is_none() {
                self.clocks.grant(after.seat, now, down);
            }
        }
        if self.table.seats != table.seats {
            self.seats_changed += 1;
        }
        self.table = table;
        // The words of a player who has deleted their account go with their name.
        let gone: Seats = self.seats_without_name().collect();
        self.said.retain(|heard| !gone.contains(heard.said.seat));
    }

    /// The seats of players who have deleted their accounts.
    fn seats_without_name(&self) -> impl Iterator<Item = Seat> {
        let gone = |kept: &&SeatKept| kept.player().is_some() && kept.name.is_empty();
        self.table.seats.iter().filter(gone).map(|kept| kept.seat)
    }

    /// Carries out a move that was made.
    pub fn absorb(&mut self, made: &Move, down: &Downtime) -> Result<(), Damaged> {
        self.game.absorb(made)?;
        self.moved = made.at;
        let asked = self.game.asked();
        self.clocks.moved(made.seat, asked, made.at, down);
        self.turns.moved(asked, self.game.moves(), made.at);
        if self.clocks.are_there() {
            self.seats_changed += 1;
        }
        Ok(())
    }

    /// Gives everyone who is asked a moment to decide, once for a decision: their server did not
    /// run for a while, or does not know whether they have just come back.
    pub fn grant(&mut self, now: Timestamp, down: &Downtime) {
        for seat in self.game.asked().iter() {
            if self.bot_at(seat).is_none() {
                self.clocks.grant(seat, now, down);
            }
        }
        self.seats_changed += 1;
    }

    /// Counts the clocks again, because these downtimes are known now.
    pub fn recount(&mut self, down: &Downtime) {
        self.clocks.recount(down);
        self.seats_changed += 1;
    }

    /// When the last move was made.
    pub fn moved(&self) -> Timestamp {
        self.moved
    }

    /// Takes over what was said, of which some may be known.
    pub fn hear(&mut self, said: impl IntoIterator<Item = Said>) {
        for said in said {
            // The store may have been read before a player deleted their account.
            let gone = self.seats_without_name().any(|seat| seat == said.seat);
            if !gone && !self.said.iter().any(|known| known.said == said) {
                self.heard += 1;
                self.said.push_back(Heard { order: self.heard, said });
            }
        }
        while self.said.len() > SAYINGS {
            self.said.pop_front();
        }
    }

    /// The last things said, the oldest first.
    pub fn said(&self) -> impl Iterator<Item = &Said> {
        self.said.iter().map(|heard| &heard.said)
    }

    /// How many things were heard here by now.
    pub fn heard(&self) -> u64 {
        self.heard
    }

    /// The next chat message after this many, and its number.
    pub fn heard_after(&self, known: u64) -> Option<(u64, &Said)> {
        let next = self.said.iter().find(|heard| heard.order > known)?;
        Some((next.order, &next.said))
    }

    /// The table where the same people play again.
    pub fn again(&self) -> Option<Id> {
        self.table.again
    }

    /// Whether the game is over and its result is stored.
    pub fn is_closed(&self) -> bool {
        self.table.finished.is_some()
    }

    /// Whether the game is over and its result is not stored yet.
    pub fn is_unsettled(&self) -> bool {
        !self.is_closed() && self.game.is_over()
    }

    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Whose turn it is, and since when.
    pub fn turns(&self) -> &Turns {
        &self.turns
    }

    /// Whether the player at a seat is connected here.
    pub fn is_present(&self, seat: Seat) -> bool {
        self.present[seat.index()] > 0
    }

    /// A person has come; others see it with the next [`Room::show_presence`].
    pub fn enter(&mut self, viewer: Viewer) {
        match viewer {
            Viewer::Seat(seat) => {
                let count = &mut self.present[seat.index()];
                *count = count.saturating_add(1);
            }
            Viewer::Spectator => self.watching = self.watching.saturating_add(1),
        }
        self.presence_changed = true;
    }

    /// A person has gone; others see it with the next [`Room::show_presence`].
    pub fn leave(&mut self, viewer: Viewer) {
        let count = match viewer {
            Viewer::Seat(seat) => &mut self.present[seat.index()],
            Viewer::Spectator => &mut self.watching,
        };
        *count = count.saturating_sub(1);
        self.presence_changed = true;
    }

    /// Whether someone has come or gone and others have not been told.
    pub fn has_new_presence(&self) -> bool {
        self.presence_changed
    }

    /// Lets everyone see who is there. Done once a second at most: in a crowd someone always
    /// comes or goes, and everyone would be told of everyone.
    pub fn show_presence(&mut self) {
        self.presence_changed = false;
        self.seats_changed += 1;
    }

    /// How many are connected.
    pub fn connected(&self) -> usize {
        let seats: usize = self.present.iter().copied().map(usize::from).sum();
        seats + usize::from(self.watching)
    }

    /// How many watch.
    pub fn watching(&self) -> u16 {
        self.watching
    }

    /// Rises whenever [`Room::seats_now`] looks different.
    pub fn seats_changed(&self) -> u64 {
        self.seats_changed
    }

    /// Who sits where, as it is now.
    pub fn seats_now(&self, now: Timestamp, down: &Downtime) -> Vec<SeatNow> {
        let of = |kept: &SeatKept| {
            let who = match &kept.holder {
                SeatHolder::Person(player) => {
                    WhoSits::Person { player: *player, name: kept.name.clone() }
                }
                SeatHolder::Bot(level) => WhoSits::Bot(level.clone()),
                SeatHolder::Free => WhoSits::Bot(String::new()),
            };
            let clock = self.clocks.are_there().then(|| Clock {
                left_ms: self.clocks.left(kept.seat, now, down).count().unsigned_abs(),
                runs: self.clocks.runs(kept.seat),
            });
            SeatNow {
                who,
                present: self.is_present(kept.seat),
                stand_in: kept.stand_in.clone(),
                resigned: kept.resigned,
                clock,
            }
        };
        self.table.seats.iter().map(of).collect()
    }

    /// The level of the bot that decides for a seat: its own, or one that stands in.
    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        let kept = self.table.seats.get(seat.index())?;
        match (&kept.holder, &kept.stand_in) {
            (SeatHolder::Bot(level), _) | (_, Some(level)) => Some(level),
            _ => None,
        }
    }

    /// The next seat that a bot decides for, and the bot's level.
    pub fn bot_asked(&self) -> Option<(Seat, &str)> {
        self.game.asked().iter().find_map(|seat| Some((seat, self.bot_at(seat)?)))
    }

    /// Whose time is over and who has no stand-in.
    pub fn overdue(&self, now: Timestamp, down: &Downtime) -> Vec<Seat> {
        let late = self.clocks.run_out(now, down);
        late.filter(|&seat| self.bot_at(seat).is_none()).collect()
    }

    /// What each seat has at the end; `None` while the game runs.
    pub fn ends(&self) -> Option<Vec<SeatEnd>> {
        self.game.ends()
    }
}
