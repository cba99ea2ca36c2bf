//! A game with all that led to it: told as a seat saw it, and dealt again as it may have been.

use havana_rules::{
    Config, Decision, Decisions, Drawn, Illegal, Input, Seat, SeenDecision, Viewer,
};
use havana_table::chance;
use rand_core::Rng;

use crate::action::{Action, Context, Part};
use crate::draw_number::draw_number;
use crate::game::{Game, IllegalAction};
use crate::past;

/// A game and the list of inputs that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    config: Config,
    inputs: Vec<Input>,
    game: Game,
}

/// Who moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// Chance.
    Chance,
    /// A player.
    Seat(Seat),
}

/// An input as a viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObservedInput {
    /// Who moved.
    pub who: Mover,
    /// The number of the draw; or of the first action of the decision, if the viewer saw it.
    pub number: Option<u8>,
    /// What else tells decisions apart: for a card laid face down, whether it covers the higher
    /// card; for the other parts of a decision, their counts as one number.
    pub detail: u64,
}

impl History {
    /// A game before its first draw.
    pub fn new(config: Config) -> History {
        History { config, inputs: Vec::new(), game: Game::new(&config) }
    }

    /// The same game from its inputs, all of which are checked.
    pub fn replay(config: Config, inputs: &[Input]) -> Result<History, Illegal> {
        let mut history = History::new(config);
        let mut list = Box::new(Decisions::new());
        for &input in inputs {
            history.apply(input, &mut list)?;
        }
        Ok(history)
    }

    /// What was agreed.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All inputs, with what is hidden from some players.
    pub fn full_inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Plays an action for the seat that is asked.
    pub fn play(&mut self, action: Action, list: &mut Decisions) -> Result<(), IllegalAction> {
        let seat = self.game.seat();
        let decision = self.game.play(action, list)?;
        if let (Some(seat), Some(decision)) = (seat, decision) {
            self.inputs.push(Input::Decision { seat, decision });
        }
        Ok(())
    }

    /// Applies a draw.
    pub fn draw(&mut self, drawn: Drawn, list: &mut Decisions) -> Result<(), Illegal> {
        self.apply(Input::Chance(drawn), list)
    }

    /// Draws until a player is asked or the game is over.
    pub fn draw_all(&mut self, rng: &mut impl Rng, list: &mut Decisions) {
        while let Some(drawn) = self.game.draw().and_then(|draw| chance::draw(rng, draw)) {
            if self.draw(drawn, list).is_err() {
                return;
            }
        }
    }

    /// Applies an input of a player who is asked, or of chance.
    pub fn apply(&mut self, input: Input, list: &mut Decisions) -> Result<(), Illegal> {
        match input {
            Input::Chance(drawn) => self.game.apply_draw(drawn, list)?,
            Input::Decision { seat, decision } => {
                // In the opening several are asked, and a record may name them in any order.
                self.game.decide_for(seat, decision, list)?;
            }
        }
        self.inputs.push(input);
        Ok(())
    }

    /// Every input as a seat knows it: all of its own, and of the others what is open. Cards placed
    /// face down are told once they are revealed.
    pub fn observed(&self, seat: Seat) -> Vec<ObservedInput> {
        let mut list = Box::new(Decisions::new());
        let mut game = Game::new(&self.config);
        let mut observed = Vec::with_capacity(self.inputs.len());
        let face_down = self.face_down();
        for (place, &input) in self.inputs.iter().enumerate() {
            observed.push(observe(&game, input, seat, face_down.contains(&Some(place))));
            // The inputs were legal when they were played.
            let _ = match input {
                Input::Chance(drawn) => game.apply_draw(drawn, &mut list),
                Input::Decision { seat, decision } => game.decide_for(seat, decision, &mut list),
            };
        }
        observed
    }

    /// The places among the inputs of what each seat has placed face down, and not revealed yet.
    fn face_down(&self) -> [Option<usize>; Seat::MAX] {
        let open = self.game.full_state().open();
        Seat::ALL.map(|seat| {
            let player = open.player(seat);
            let is_hidden = player.covered().is_some() || player.laid().is_empty();
            let placed = |input: &Input| past::is_placing(*input, seat);
            if is_hidden { self.inputs.iter().rposition(placed) } else { None }
        })
    }

    /// Every action and draw by number that led here, with what is hidden from some players.
    pub fn full_moves(&self) -> Vec<(Mover, u8)> {
        let mut list = Box::new(Decisions::new());
        let mut game = Game::new(&self.config);
        let mut moves = Vec::with_capacity(self.inputs.len());
        for &input in &self.inputs {
            match input {
                Input::Chance(drawn) => {
                    moves.push((Mover::Chance, draw_number(drawn) as u8));
                    let _ = game.apply_draw(drawn, &mut list);
                }
                Input::Decision { seat, decision } => {
                    while let Some(action) = game.towards(decision) {
                        moves.push((Mover::Seat(seat), action.0));
                        if !matches!(game.play(action, &mut list), Ok(None)) {
                            break;
                        }
                    }
                }
            }
        }
        let drafted = self.game.drafted();
        while let (Some(seat), Some(&action)) = (game.seat(), drafted.get(game.drafted().len())) {
            moves.push((Mover::Seat(seat), action.0));
            if game.play(action, &mut list).is_err() {
                break;
            }
        }
        moves
    }

    /// A history that the seat cannot tell from this one, with hidden cards of the others drawn
    /// evenly from all that are possible; `below(n)` must give a number below `n`.
    pub fn resample(&self, seat: Seat, below: impl FnMut(u32) -> u32) -> Result<History, Illegal> {
        let possible = self.game.view(Viewer::Seat(seat)).sample(below);
        let mut inputs = self.inputs.clone();
        let others = possible.open().seats().filter(|&other| other != seat);
        for other in others {
            let view = possible.view(Viewer::Seat(other));
            if let (Some(hand), Some(face_down)) = (view.hand(), view.face_down()) {
                past::rewrite(&mut inputs, other, hand, face_down);
            }
        }
        let mut history = History::replay(self.config, &inputs)?;
        history.game.continue_draft(&self.game);
        Ok(history)
    }
}

fn observe(game: &Game, input: Input, viewer: Seat, is_face_down: bool) -> ObservedInput {
    let (seat, decision) = match input {
        Input::Chance(drawn) => {
            return ObservedInput {
                who: Mover::Chance,
                number: Some(draw_number(drawn) as u8),
                detail: 0,
            };
        }
        Input::Decision { seat, decision } => (seat, decision),
    };
    let context = Context::new(game.full_state().open(), seat);
    let who = Mover::Seat(seat);
    let hidden = (viewer != seat).then(|| decision.seen_by_others());
    let on_higher = matches!(context.part(decision, 0), Some(Part::Lay { on_higher: true, .. }));
    match hidden {
        Some(SeenDecision::Refreshed) => ObservedInput { who, number: None, detail: 0 },
        Some(SeenDecision::Opened) if is_face_down => {
            ObservedInput { who, number: None, detail: 0 }
        }
        Some(SeenDecision::Laid { .. }) if is_face_down => {
            ObservedInput { who, number: None, detail: u64::from(on_higher) }
        }
        _ => ObservedInput {
            who,
            number: context.part(decision, 0).map(|part| part.action().0),
            detail: rest(decision, context),
        },
    }
}

/// The parts of a decision after the first, a byte each.
fn rest(decision: Decision, context: Context) -> u64 {
    let parts = (1..).map_while(|depth| context.part(decision, depth));
    parts.fold(0, |number, part| number << 8 | u64::from(part.action().0))
}
