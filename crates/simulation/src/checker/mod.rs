//! What must always hold, checked whenever the log or a client's knowledge changes.
//!
//! The checker keeps its own account of every game, made of nothing but the moves that the store
//! has committed, the rules, and the true time.

mod clocks;
mod days;
mod finale;
mod knowledge;
mod replica;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use havana_protocol::{CommandId, Id, Said};
use havana_rules::{Decision, Event, Input, Seat, Viewer};
use havana_store::{Change, Data, SeatHolder, SeatKept, Witness};
use tokio::time::Instant;

use crate::journal::Journal;
use crate::node::Uptime;
use replica::Replica;

/// How long after a player took their seat back another node may still move their stand-in.
const SAT_DOWN: Duration = Duration::from_secs(15);
/// How long a table may be full without having begun, while a node runs.
const FULL: Duration = Duration::from_mins(2);
/// How long a wish to leave may take to arrive.
const LEAVING: Duration = Duration::from_mins(3);

/// The checker of one run.
pub(crate) struct Checker {
    journal: Arc<Journal>,
    uptime: Arc<Mutex<Uptime>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    games: BTreeMap<Id, Replica>,
    /// What clients have decided.
    issued: BTreeMap<(Id, Seat, [u8; 16]), Decision>,
    /// How many commands were acknowledged.
    acknowledged: u64,
    /// Everything that was ever said.
    said: BTreeMap<(Id, u32), Said>,
    /// When a player last asked to leave their seat.
    leaving: BTreeMap<(Id, Seat), Instant>,
    /// When a player last lost their stand-in.
    sat_down: BTreeMap<(Id, Seat), Instant>,
    /// When the seats or the chat of a table last changed.
    changed: BTreeMap<Id, Instant>,
    /// Since when a table is full and has not begun.
    full: BTreeMap<Id, Instant>,
    /// Who has asked to be deleted.
    deleting: BTreeSet<Id>,
    relieved: u64,
}

impl Checker {
    pub(crate) fn new(journal: &Arc<Journal>, uptime: &Arc<Mutex<Uptime>>) -> Arc<Checker> {
        Arc::new(Checker {
            journal: Arc::clone(journal),
            uptime: Arc::clone(uptime),
            state: Mutex::default(),
        })
    }

    /// A client decides.
    pub(crate) fn issued(&self, game: Id, seat: Seat, command: CommandId, decision: Decision) {
        self.state().issued.insert((game, seat, command.0), decision);
    }

    /// A client is told that its command is stored as this move.
    pub(crate) fn acknowledged(
        &self,
        game: Id,
        seat: Option<Seat>,
        command: CommandId,
        moved: u32,
    ) {
        let mut state = self.state();
        state.acknowledged += 1;
        let stored = state.games.get(&game).and_then(|replica| replica.command(moved));
        if seat.is_none() || stored != seat.map(|seat| (seat, command)) {
            self.journal.fail(format_args!(
                "game {game}: command {:02x?} of {seat:?} was acknowledged as move {moved}, which \
                 is {stored:02x?}",
                &command.0[..4]
            ));
        }
    }

    /// A client sees these events, of which the first ones were checked before.
    pub(crate) fn sees(
        &self,
        person: usize,
        game: Id,
        viewer: Viewer,
        checked: usize,
        events: &[Event],
    ) {
        let state = self.state();
        let happened = state.games.get(&game).map_or(&[][..], Replica::events);
        for (number, event) in events.iter().enumerate().skip(checked) {
            let truth = happened.get(number).map(|event| event.seen_by(viewer));
            if truth != Some(*event) {
                self.journal.fail(format_args!(
                    "game {game}: person {person} saw event {number} as {event:?}, which is \
                     {truth:?} for {viewer:?}"
                ));
                return;
            }
        }
    }

    /// A client hears something said.
    pub(crate) fn heard(&self, game: Id, said: &Said) {
        if self.state().said.get(&(game, said.number)) != Some(said) {
            self.journal.fail(format_args!("game {game}: nobody said {said:?}"));
        }
    }

    /// A player asks to leave their seat to a bot, or deletes their account.
    pub(crate) fn leaves(&self, game: Id, seat: Seat) {
        self.state().leaving.insert((game, seat), Instant::now());
    }

    /// A player asks to delete their account.
    pub(crate) fn deletes(&self, player: Option<Id>) {
        self.state().deleting.extend(player);
    }

    /// Looks for tables that are full and have not begun.
    pub(crate) fn look_at_tables(&self) {
        let state = self.state();
        let uptime = self.uptime.lock().unwrap_or_else(PoisonError::into_inner);
        for (table, since) in &state.full {
            if uptime.chargeable(*since, Instant::now()) > FULL {
                self.journal.fail(format_args!("table {table} is full and does not begin"));
            }
        }
    }

    /// How many moves were made, acknowledged, and how many players were relieved.
    pub(crate) fn counts(&self) -> (u64, u64, u64) {
        let state = self.state();
        let moves = state.games.values().map(|replica| u64::from(replica.moves())).sum();
        (moves, state.acknowledged, state.relieved)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn moved(&self, state: &mut State, data: &mut Data, game: Id, seq: u32) {
        let wrong = |why: fmt::Arguments<'_>| {
            self.journal.fail(format_args!("game {game}, move {seq}: {why}"));
        };
        let (Some(table), Some(made)) = (data.table(game), data.a_move(game, seq)) else {
            return wrong(format_args!("it is not there"));
        };
        let by = data.call().map_or(Instant::now(), |call| call.at);
        let node = data.call().map(|call| call.by);
        let who = made.seat.map_or_else(|| "chance".to_owned(), |seat| seat.to_string());
        let what = made.command.map_or(0, |command| command.0[0]);
        self.journal.note(format_args!("game {game}: move {seq} by {who} {what:02x} at {node:?}"));
        if let Some(seat) = made.seat {
            let decision = made.inputs.iter().find_map(|input| match input {
                Input::Decision { decision, .. } => Some(*decision),
                Input::Chance(_) => None,
            });
            if let Some(command) = made.command {
                let issued = state.issued.get(&(game, seat, command.0));
                if issued != decision.as_ref() {
                    wrong(format_args!("its player decided {issued:?}, not {decision:?}"));
                }
            } else {
                let kept: &SeatKept = &table.seats[seat.index()];
                let is_bot = matches!(kept.holder, SeatHolder::Bot(_)) || kept.stand_in.is_some();
                let just_back = state.sat_down.get(&(game, seat));
                if !is_bot && just_back.is_none_or(|at| at.elapsed() > SAT_DOWN) {
                    wrong(format_args!("nobody decided it, and a person sits at {seat}"));
                }
            }
        }
        let uptime = self.uptime.lock().unwrap_or_else(PoisonError::into_inner);
        let replica = match state.games.entry(game) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                match Replica::new(&table, days::deal_of(data, game)) {
                    Ok(replica) => entry.insert(replica),
                    Err(why) => return wrong(format_args!("{why}")),
                }
            }
        };
        if let Err(why) = replica.absorb(&made, by, &uptime) {
            wrong(format_args!("{why}"));
        } else if table.moves != replica.moves() || table.turn != replica.asked() {
            wrong(format_args!("the table says {} moves, {:?}", table.moves, table.turn));
        }
    }

    /// A seat is played by a stand-in from now on, or by its player again.
    fn stand_in(&self, state: &mut State, data: &mut Data, game: Id, seat: Seat, was_left: bool) {
        let Some(table) = data.table(game) else { return };
        let after = &table.seats[seat.index()];
        self.journal.note(format_args!(
            "game {game}: {} at {seat}{}",
            after.stand_in.as_deref().unwrap_or("nobody stands in"),
            if after.resigned { ", who has resigned" } else { "" }
        ));
        if after.stand_in.is_none() {
            state.sat_down.insert((game, seat), Instant::now());
            return;
        }
        let asked_for = state.leaving.get(&(game, seat)).is_some_and(|at| at.elapsed() < LEAVING);
        let is_deleted = after.player().is_some_and(|player| state.deleting.contains(&player));
        if !was_left && !asked_for && !is_deleted {
            self.journal.fail(format_args!("game {game}: {seat} was replaced by nobody's wish"));
        }
    }

    /// A player was replaced because their time was over: it must really have been.
    fn relieved(&self, state: &mut State, data: &mut Data, game: Id, seat: Seat) {
        let node = data.call().map(|call| call.by);
        self.journal.note(format_args!("game {game}: the time of {seat} is over at {node:?}"));
        state.relieved += 1;
        let at = data.call().map_or(Instant::now(), |call| call.at);
        let uptime = self.uptime.lock().unwrap_or_else(PoisonError::into_inner);
        let left = state.games.get(&game).and_then(|replica| replica.left(seat, at, &uptime));
        if left != Some(Duration::ZERO) {
            self.journal.fail(format_args!(
                "game {game}: {seat} was replaced with {left:?} left on their clock"
            ));
        }
    }
}

impl fmt::Debug for Checker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the checker")
    }
}

impl Witness for Checker {
    fn changed(&self, data: &mut Data, change: &Change) {
        let mut state = self.state();
        if let Change::Moved { game, .. }
        | Change::StandIn { game, .. }
        | Change::Relieved { game, .. }
        | Change::Said { game, .. }
        | Change::Finished(game) = change
        {
            state.changed.insert(*game, Instant::now());
        }
        match change {
            Change::Seated(table) => {
                let is_full = data.table(*table).is_some_and(|table| {
                    table.begun.is_none()
                        && table.seats.iter().all(|s| s.holder != SeatHolder::Free)
                });
                if is_full {
                    state.full.entry(*table).or_insert_with(Instant::now);
                } else {
                    state.full.remove(table);
                }
            }
            Change::TableGone(table) | Change::Begun(table) => {
                self.journal.note(format_args!("table {table}: {change:?}"));
                state.full.remove(table);
            }
            Change::Moved { game, seq } => self.moved(&mut state, data, *game, *seq),
            Change::StandIn { game, seat, was_left } => {
                self.stand_in(&mut state, data, *game, *seat, *was_left);
            }
            Change::Relieved { game, seat } => self.relieved(&mut state, data, *game, *seat),
            Change::Said { game, number } => {
                let last = state.said.range((*game, 0)..=(*game, u32::MAX)).next_back();
                if last.is_some_and(|((_, last), _)| last >= number) {
                    self.journal.fail(format_args!("game {game}: saying {number} comes twice"));
                }
                let said = data.said(*game).into_iter().find(|said| said.number == *number);
                if let Some(said) = said {
                    state.said.insert((*game, *number), said);
                }
            }
            Change::Finished(game) => {
                self.journal.note(format_args!("game {game} is over"));
                let seats = data.table(*game).map(|table| table.seats);
                let results = seats.as_ref().map(|seats| {
                    seats.iter().map(|s| s.result.map(|r| (r.points, r.won))).collect()
                });
                let stays = |seat: Seat| {
                    let kept = seats.as_ref().and_then(|seats| seats.get(seat.index()));
                    kept.is_some_and(|kept| !kept.resigned && kept.stand_in.is_none())
                };
                let ends = state.games.get(game).and_then(|game| game.results(stays));
                if results.is_none() || results != ends {
                    self.journal.fail(format_args!(
                        "game {game} ended with {results:?}, by its moves with {ends:?}"
                    ));
                }
            }
            Change::Gone(player) => self.journal.note(format_args!("player {player} is gone")),
        }
    }
}
