//! One game that is played by actions.

use core::fmt;

use havana_rules::{
    Choice, Config, Decision, Decisions, Draw, Drawing, Drawn, Illegal, Input, Outcome, Pending,
    Seat, State, Step, View, Viewer,
};
use havana_table::chance;
use rand_core::Rng;

use crate::action::{Action, Context, Part};
use crate::action_set::ActionSet;
use crate::draft;
use crate::observation::{self, OBSERVATION};
use crate::path::Path;
use crate::seat_view::SeatView;

/// A game that is played by actions. Small and copyable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    state: State,
    seat: Option<Seat>,
    draft: Path,
    legal: ActionSet,
}

/// An action that is not legal now. Nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalAction {
    /// The action.
    pub action: Action,
    /// The seat that is asked; `None` if no one is.
    pub seat: Option<Seat>,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Part::of(self.action).name();
        match self.seat {
            Some(seat) => write!(
                f,
                "action {} ({name}) is not legal for {seat}; choose one whose mask is 1",
                self.action.0
            ),
            None => write!(
                f,
                "action {} ({name}) was given, but no player is asked: something is to be drawn, \
                 or the game is over",
                self.action.0
            ),
        }
    }
}

impl core::error::Error for IllegalAction {}

impl Game {
    /// A game before its first draw.
    pub fn new(config: &Config) -> Game {
        Game {
            state: State::new(config),
            seat: None,
            draft: Path::default(),
            legal: ActionSet::NONE,
        }
    }

    /// The whole state, with what everyone hides.
    pub fn full_state(&self) -> &State {
        &self.state
    }

    /// What a viewer may see.
    #[inline]
    pub fn view(&self, viewer: Viewer) -> View {
        self.state.view(viewer)
    }

    /// The seat that is asked for an action; in the opening the lowest of those that are.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The actions that this seat may choose from.
    #[inline]
    pub fn legal(&self) -> &ActionSet {
        &self.legal
    }

    /// Whether a decision has begun that needs more actions.
    pub fn is_drafting(&self) -> bool {
        !self.draft.is_empty()
    }

    /// The actions of a decision that has begun, those without an alternative included.
    pub fn drafted(&self) -> Vec<Action> {
        self.draft.actions().collect()
    }

    /// What a seat that is asked sees and may choose from; `None` if it is not asked.
    pub fn seat_view(&self, seat: Seat) -> Option<SeatView> {
        // Where several are asked, in the opening, they may choose from the same actions.
        let is_asked = self.state.pending().asked().contains(seat);
        let view = self.view(Viewer::Seat(seat));
        is_asked.then(|| SeatView::new(seat, view, self.draft, self.legal))
    }

    /// What is to be drawn now.
    pub fn draw(&self) -> Option<Draw> {
        match self.state.pending() {
            Pending::Chance(draw) => Some(draw),
            Pending::Decide { .. } | Pending::Over(_) => None,
        }
    }

    /// Whether all turns of the round are over: new materials come, or new cards are laid (R5, R6).
    pub fn are_turns_over(&self) -> bool {
        let step = self.state.open().flow().step;
        matches!(
            step,
            Step::Draw(Drawing::Supplies { .. }) | Step::Ask(Choice::Lay | Choice::TakeBack)
        )
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Plays an action for the seat that is asked. Answers with the decision it completes, if it does.
    #[inline]
    pub fn play(
        &mut self,
        action: Action,
        list: &mut Decisions,
    ) -> Result<Option<Decision>, IllegalAction> {
        match self.seat {
            Some(seat) if self.legal.contains(action) => Ok(self.play_legal(seat, action, list)),
            seat => Err(IllegalAction { action, seat }),
        }
    }

    fn play_legal(&mut self, seat: Seat, action: Action, list: &mut Decisions) -> Option<Decision> {
        let context = Context::new(self.state.open(), seat);
        let decision = context.decision(Part::of(action)).or_else(|| {
            self.draft.push(action);
            self.state.legal(seat, list);
            let mut fitting = list.iter().filter(|&&one| self.draft.begins(context.path(one)));
            match (fitting.next(), fitting.next()) {
                (Some(&only), None) => Some(only),
                _ => None,
            }
        });
        match decision {
            Some(decision) => {
                self.state.advance(Input::Decision { seat, decision }, &mut ());
                self.settle(list);
            }
            None => self.offer(seat, list),
        }
        decision
    }

    /// Applies a whole decision of a seat that is asked, instead of its actions.
    pub fn decide_for(
        &mut self,
        seat: Seat,
        decision: Decision,
        list: &mut Decisions,
    ) -> Result<(), Illegal> {
        self.state.apply(Input::Decision { seat, decision }, &mut ())?;
        self.settle(list);
        Ok(())
    }

    /// Takes over a decision in progress from a game in which the seat asked sees the same.
    pub(crate) fn continue_draft(&mut self, other: &Game) {
        if other.draft.is_empty() {
            return;
        }
        (self.seat, self.draft, self.legal) = (other.seat, other.draft, other.legal);
    }

    /// The action that leads from here towards this decision of the seat that is asked; `None` if
    /// the decision is not legal, or does not fit the parts that were given.
    pub fn towards(&self, decision: Decision) -> Option<Action> {
        self.seat_view(self.seat?)?.towards(decision)
    }

    /// Applies a draw, if it is possible now.
    pub fn apply_draw(&mut self, drawn: Drawn, list: &mut Decisions) -> Result<(), Illegal> {
        self.state.apply(Input::Chance(drawn), &mut ())?;
        self.settle(list);
        Ok(())
    }

    /// Draws until a player is asked or the game is over.
    #[inline]
    pub fn draw_all(&mut self, rng: &mut impl Rng, list: &mut Decisions) {
        let mut has_drawn = false;
        while let Pending::Chance(draw) = self.state.pending() {
            let Some(drawn) = chance::draw(rng, draw) else { break };
            self.state.advance(Input::Chance(drawn), &mut ());
            has_drawn = true;
        }
        if has_drawn {
            self.settle(list);
        }
    }

    /// Works out who is asked for which actions after the state has changed.
    #[inline]
    fn settle(&mut self, list: &mut Decisions) {
        self.draft = Path::default();
        match self.state.pending() {
            Pending::Decide { seats, choice } => {
                self.seat = seats.lowest();
                if choice == Choice::Opening {
                    self.legal = ActionSet::OPENINGS;
                } else if let Some(seat) = self.seat {
                    self.state.legal(seat, list);
                    self.offer(seat, list);
                }
            }
            Pending::Chance(_) | Pending::Over(_) => {
                self.seat = None;
                self.legal = ActionSet::NONE;
            }
        }
    }

    /// Offers what can follow the draft, among the listed decisions.
    #[inline]
    fn offer(&mut self, seat: Seat, list: &Decisions) {
        let open = self.state.open();
        let Pending::Decide { choice, .. } = open.pending() else { return };
        self.legal = draft::offer(&mut self.draft, list, choice, Context::new(open, seat));
    }
}

/// Writes what a seat sees of a game. The parts of a decision in progress are written only for the
/// seat that is asked.
#[inline]
pub fn observe(game: &Game, view: &View, out: &mut [u8; OBSERVATION]) {
    observation::write(game.draft, view, out);
}
