//! A game by its committed moves alone.

use havana_protocol::CommandId;
use havana_rules::{Event, Input, Pending, Seat, Seats, State};
use havana_store::{Move, Table};
use havana_table::{Deal, DrawCounts};
use tokio::time::Instant;

use super::clocks::Clocks;
use crate::node::Uptime;

/// A game by its committed moves alone.
pub(super) struct Replica {
    state: State,
    events: Vec<Event>,
    moves: Vec<Option<(Seat, CommandId)>>,
    clocks: Clocks,
    /// Where its draws come from, if it is one of a day, and those before.
    deal: Option<Deal>,
    drawn: DrawCounts,
}

impl Replica {
    pub(super) fn new(table: &Table, deal: Option<Deal>) -> Result<Replica, String> {
        let header = table.header.decode().map_err(|error| error.to_string())?;
        let state = State::new(header.config());
        let clocks = Clocks::new(table.pace);
        let (events, moves, drawn) = (Vec::new(), Vec::new(), DrawCounts::default());
        Ok(Replica { state, events, moves, clocks, deal, drawn })
    }

    /// Takes over a move that was decided at this time.
    pub(super) fn absorb(
        &mut self,
        made: &Move,
        at: Instant,
        uptime: &Uptime,
    ) -> Result<(), String> {
        if made.seq != self.moves() {
            return Err(format!("it comes after {} moves", self.moves()));
        }
        let command = made.seat.zip(made.command);
        if command.is_some() && self.moves.contains(&command) {
            return Err("its command was carried out before".to_owned());
        }
        for &input in &made.inputs {
            if matches!(input, Input::Decision { seat, .. } if Some(seat) != made.seat) {
                return Err(format!("{:?} decides for another", made.seat));
            }
            if let (Input::Chance(drawn), Pending::Chance(draw)) = (input, self.state.pending()) {
                if self.deal.is_some_and(|deal| deal.draw(&self.drawn, draw) != Some(drawn)) {
                    return Err(format!("{drawn:?} is not what the day deals"));
                }
                self.drawn.add(drawn);
            }
            self.state.apply(input, &mut self.events).map_err(|illegal| illegal.to_string())?;
        }
        self.moves.push(command);
        self.clocks.moved(made.seat, self.asked(), at, uptime);
        Ok(())
    }

    pub(super) fn moves(&self) -> u32 {
        self.moves.len() as u32
    }

    /// Whose command a move is.
    pub(super) fn command(&self, moved: u32) -> Option<(Seat, CommandId)> {
        self.moves.get(moved as usize).copied().flatten()
    }

    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(super) fn asked(&self) -> Seats {
        self.state.pending().asked()
    }

    /// How much time a seat has left; `None` if its clock does not run.
    pub(super) fn left(
        &self,
        seat: Seat,
        at: Instant,
        uptime: &Uptime,
    ) -> Option<std::time::Duration> {
        self.clocks.left(seat, at, uptime)
    }

    /// The points of each seat and who won, once the game is over. A seat whose player did not stay
    /// cannot win.
    pub(super) fn results(&self, stays: impl Fn(Seat) -> bool) -> Option<Vec<Option<(u8, bool)>>> {
        let outcome = self.state.outcome()?;
        let open = self.state.open();
        let points = |seat| open.player(seat).points();
        let staying: Vec<Seat> = open.seats().filter(|&seat| stays(seat)).collect();
        let by_rules = |seat: &Seat| outcome.winners.contains(*seat);
        let most = staying.iter().map(|&seat| points(seat)).max();
        let any = staying.iter().any(by_rules);
        let won = |seat: Seat| {
            staying.contains(&seat)
                && if any { by_rules(&seat) } else { Some(points(seat)) == most }
        };
        Some(open.seats().map(|seat| Some((points(seat), won(seat)))).collect())
    }
}
