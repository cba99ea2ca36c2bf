//! The worlds in which games are imagined: everything that the searching player cannot see is
//! drawn, so that it fits what he has seen.

use havana_rules::{Card, Cards, Choice, Decision, Open, Seat, State, Step, View, Viewer};
use havana_table::chance;
use rand_core::Rng;

use super::Settings;
use crate::appraisal::Appraisal;
use crate::exp::exp;

/// How many points' worth make a card e times as likely to lie face down.
const CERTAINTY: f32 = 1.0;
/// So many worlds are passed over at most for being unlikely.
const PASSED_OVER: u32 = 16;
/// Every so many worlds the searching player's own hidden cards change too, where this is tried.
const REDEALT: u32 = 4;

/// Where worlds come from.
pub(super) enum Worlds {
    /// They are drawn so that they fit a view.
    Fitting { view: View, redeal: bool, guesses: Vec<Guess> },
    /// There is only this one.
    Only(State),
}

/// How likely cards are to lie face down before a player, beside the likeliest ones: one card in
/// phase 3, a pair in the opening.
pub(super) struct Guess {
    seat: Seat,
    options: Vec<(Cards, f32)>,
}

impl Worlds {
    pub(super) fn new(view: &View, settings: Settings) -> Worlds {
        let open = view.open();
        let others = open.seats().filter(|&seat| settings.guess && view.seat() != Some(seat));
        let guesses = others.filter_map(|seat| Guess::of(open, seat)).collect();
        Worlds::Fitting { view: *view, redeal: settings.redeal, guesses }
    }

    /// The world of the imagined game of this number.
    pub(super) fn draw(&self, game: u32, luck: &mut impl Rng) -> State {
        let (view, redeal, guesses) = match self {
            Worlds::Only(world) => return *world,
            Worlds::Fitting { view, redeal, guesses } => (view, *redeal, guesses),
        };
        let state = fitting(view, guesses, luck);
        if redeal && game % REDEALT == REDEALT - 1 {
            return fitting(&state.view(Viewer::Spectator), guesses, luck);
        }
        state
    }
}

/// A world that fits the view; unlikely ones are passed over the more often.
fn fitting(view: &View, guesses: &[Guess], luck: &mut impl Rng) -> State {
    let mut state = view.sample(|bound| chance::below(luck, bound));
    if guesses.is_empty() {
        return state;
    }
    for _ in 0..PASSED_OVER {
        let likelihood: f32 = guesses.iter().map(|guess| guess.likelihood(&state)).product();
        if (luck.next_u32() >> 8) as f32 / (1 << 24) as f32 <= likelihood {
            break;
        }
        state = view.sample(|bound| chance::below(luck, bound));
    }
    state
}

impl Guess {
    /// What a player who has already decided may have laid; `None` if nothing of his is face down.
    fn of(open: &Open, seat: Seat) -> Option<Guess> {
        let player = open.player(seat);
        let appraisal = Appraisal::new(open, seat);
        let mut options: Vec<(Cards, f32)> = match (open.flow().step, player.covered()) {
            (Step::Ask(Choice::Lay), Some(cover)) => {
                let worth = |card| appraisal.worth(Decision::Lay { card, cover });
                Card::ALL.iter().map(|&card| (Cards::only(card), worth(card))).collect()
            }
            (Step::Ask(Choice::Opening), None) if player.hand_size() < Card::COUNT => {
                let pair = |low: Card, high: Card| {
                    (Cards::pair(low, high), appraisal.worth(Decision::Open(low, high)))
                };
                let above = |low: Card| Card::ALL.iter().filter(move |&&high| high > low);
                let of = |&low: &Card| above(low).map(move |&high| (low, high));
                Card::ALL.iter().flat_map(of).map(|(low, high)| pair(low, high)).collect()
            }
            _ => return None,
        };
        let best = options.iter().map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
        for (_, worth) in &mut options {
            *worth = exp((*worth - best) / CERTAINTY);
        }
        Some(Guess { seat, options })
    }

    fn likelihood(&self, state: &State) -> f32 {
        let laid = state.view(Viewer::Seat(self.seat)).face_down();
        let found = self.options.iter().find(|(cards, _)| Some(*cards) == laid);
        found.map_or(1.0, |&(_, likelihood)| likelihood)
    }
}
