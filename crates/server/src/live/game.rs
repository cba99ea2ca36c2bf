//! One game as the list of its moves: what happened, who may see it, what may come next.

use havana_protocol::{CommandId, History, Seen};
use havana_rules::{
    Config, Decision, Draw, Drawn, Event, Illegal, Input, Pending, Seat, Seats, State, View, Viewer,
};
use havana_store::{Move, SeatEnd};
use havana_table::{Deal, DrawCounts, chance};
use rand_core::Rng;

/// A list of moves that makes no game. Only a damaged store holds one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The number of the move that cannot have been made.
    pub at_move: u32,
}

/// What is to be said about a command before anything is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// It may be carried out.
    Fine,
    /// It was carried out before, as this move.
    Known(u32),
    /// Something happened that its sender did not know.
    Stale,
    /// Its sender knows of moves that are not here; another node has them.
    Ahead,
    /// The rules forbid it.
    Illegal(Illegal),
}

/// A game as far as it was played.
pub struct PlayedGame {
    state: State,
    events: Vec<Event>,
    done: Vec<Done>,
    drawn: DrawCounts,
}

/// What is remembered of a move that was carried out.
struct Done {
    seat: Option<Seat>,
    command: Option<CommandId>,
    /// R2.5: openings are chosen apart and in secret, so none depends on another.
    opening: bool,
    /// How many events there are after it.
    events: u32,
}

impl PlayedGame {
    /// A game before its setup.
    pub fn new(agreed: &Config) -> PlayedGame {
        let state = State::new(agreed);
        PlayedGame { state, events: Vec::new(), done: Vec::new(), drawn: DrawCounts::default() }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.state.open().player_count()
    }

    /// How many moves were made.
    pub fn moves(&self) -> u32 {
        self.done.len() as u32
    }

    /// How many events there are.
    pub fn events(&self) -> u32 {
        self.events.len() as u32
    }

    /// What the game waits for.
    pub fn pending(&self) -> Pending {
        self.state.pending()
    }

    /// Who has a decision to make.
    pub fn asked(&self) -> Seats {
        self.pending().asked()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.pending(), Pending::Over(_))
    }

    /// How many decisions a seat has made.
    pub fn decided(&self, seat: Seat) -> u32 {
        self.done.iter().filter(|done| done.seat == Some(seat)).count() as u32
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        self.state.view(Viewer::Seat(seat))
    }

    /// The round the game is in.
    pub fn round(&self) -> u16 {
        self.state.open().round()
    }

    /// Carries out a move that was made; nothing changes if it cannot have been made here.
    pub fn absorb(&mut self, made: &Move) -> Result<(), Damaged> {
        let damaged = Damaged { at_move: self.moves() };
        if made.seq != damaged.at_move {
            return Err(damaged);
        }
        let (state, known) = (self.state, self.events.len());
        for &input in &made.inputs {
            let decides = matches!(input, Input::Decision { seat, .. } if Some(seat) != made.seat);
            if decides || self.state.apply(input, &mut self.events).is_err() {
                self.state = state;
                self.events.truncate(known);
                return Err(damaged);
            }
        }
        for input in &made.inputs {
            if let Input::Chance(drawn) = *input {
                self.drawn.add(drawn);
            }
        }
        let opening = matches!(
            made.inputs.first(),
            Some(Input::Decision { decision: Decision::Open(..), .. })
        );
        self.done.push(Done {
            seat: made.seat,
            command: made.command,
            opening,
            events: self.events.len() as u32,
        });
        Ok(())
    }

    /// What is to be said about a seat's command, which was made when its sender knew `at` moves.
    pub fn judge(&self, seat: Seat, command: CommandId, at: u32, decision: Decision) -> Judged {
        if let Some(known) = self.find(seat, command) {
            return Judged::Known(known);
        }
        let Some(since) = self.done.get(at as usize..) else { return Judged::Ahead };
        if since.iter().any(|done| !done.opening || done.seat == Some(seat)) {
            return Judged::Stale;
        }
        match self.state.check(seat, decision) {
            Ok(()) => Judged::Fine,
            Err(illegal) => Judged::Illegal(illegal),
        }
    }

    /// The number of the move that a seat's command became.
    pub fn find(&self, seat: Seat, command: CommandId) -> Option<u32> {
        let is_it = |done: &Done| done.seat == Some(seat) && done.command == Some(command);
        self.done.iter().rposition(is_it).map(|place| place as u32)
    }

    /// The inputs of a decision, with the draws that follow it; or just the draws that are due if
    /// there is no decision. Nothing changes here until the inputs come back as a [`Move`].
    pub fn inputs(
        &self,
        decision: Option<(Seat, Decision)>,
        rng: &mut impl Rng,
    ) -> Result<Vec<Input>, Illegal> {
        self.inputs_by(decision, |_, draw| chance::draw(rng, draw))
    }

    /// The same for a table that plays a deal.
    pub fn dealt_inputs(
        &self,
        decision: Option<(Seat, Decision)>,
        deal: Deal,
    ) -> Result<Vec<Input>, Illegal> {
        self.inputs_by(decision, |before, draw| deal.draw(before, draw))
    }

    /// Whether the next move has the draws that a deal brings; otherwise its seed is damaged.
    pub fn is_dealt(&self, next: &Move, deal: Deal) -> bool {
        let decision = next.inputs.first().and_then(|input| match *input {
            Input::Decision { seat, decision } => Some((seat, decision)),
            Input::Chance(_) => None,
        });
        self.dealt_inputs(decision, deal).is_ok_and(|inputs| inputs == next.inputs)
    }

    fn inputs_by(
        &self,
        decision: Option<(Seat, Decision)>,
        mut draw_next: impl FnMut(&DrawCounts, Draw) -> Option<Drawn>,
    ) -> Result<Vec<Input>, Illegal> {
        let (mut state, mut before) = (self.state, self.drawn);
        let mut inputs = Vec::new();
        if let Some((seat, decision)) = decision {
            let input = Input::Decision { seat, decision };
            state.apply(input, &mut ())?;
            inputs.push(input);
        }
        while let Pending::Chance(draw) = state.pending() {
            let Some(drawn) = draw_next(&before, draw) else { break };
            state.apply(Input::Chance(drawn), &mut ())?;
            before.add(drawn);
            inputs.push(Input::Chance(drawn));
        }
        Ok(inputs)
    }

    /// Who would be asked after these inputs, and in which round.
    pub fn after(&self, inputs: &[Input]) -> Option<(Seats, u16)> {
        let mut state = self.state;
        for &input in inputs {
            state.apply(input, &mut ()).ok()?;
        }
        Some((state.pending().asked(), state.open().round()))
    }

    /// What each seat has at the end; `None` while the game runs.
    pub fn ends(&self) -> Option<Vec<SeatEnd>> {
        let outcome = self.state.outcome()?;
        let open = self.state.open();
        let end = |seat| SeatEnd {
            points: open.player(seat).points(),
            won: outcome.winners.contains(seat),
        };
        Some(open.seats().map(end).collect())
    }

    /// Where a viewer who has this many events with this hash continues: after whole moves of this
    /// very game only, else from the beginning. `beginning` is the viewer's history before any
    /// event.
    pub fn resume(&self, viewer: Viewer, have: u32, beginning: History, hash: u64) -> u32 {
        let is_whole = self.done.binary_search_by_key(&have, |done| done.events).is_ok();
        if is_whole && self.history(viewer, have, beginning).hash() == hash { have } else { 0 }
    }

    /// What a viewer has seen of the first `n` events.
    pub fn history(&self, viewer: Viewer, have: u32, beginning: History) -> History {
        let mut history = beginning;
        for event in self.events.iter().take(have as usize) {
            history.add(Seen(event.seen_by(viewer)));
        }
        history
    }

    /// What a viewer sees after the first `have` events: whole moves, as many as fit into about
    /// `most` events, and how many moves there are after them.
    pub fn tail(
        &self,
        viewer: Viewer,
        have: u32,
        most: u32,
    ) -> (u32, impl Iterator<Item = Event> + '_) {
        let ends = self.done.partition_point(|done| done.events <= have.saturating_add(most));
        let first = self.done.partition_point(|done| done.events <= have);
        // A single move may be longer than asked for.
        let moves = ends.max((first + 1).min(self.done.len()));
        let end = moves.checked_sub(1).map_or(0, |last| self.done[last].events);
        let range = have.min(end) as usize..end as usize;
        (moves as u32, self.events[range].iter().map(move |event| event.seen_by(viewer)))
    }
}
