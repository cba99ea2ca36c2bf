//! Cards that are already face down. Their owners chose them as well as they could; so in every
//! simulated game they choose them again, by what has worked well for them so far, and the
//! searching player learns to expect good play from the others.

use havana_rules::{Card, Cards, Choice, Decision, Seat, State, Step, Viewer};

use super::info_set::InfoSetKey;

/// What a player saw when they placed the cards that are face down now.
pub(super) struct FaceDown {
    seat: Seat,
    held: Cards,
    cover: Option<Card>,
}

impl FaceDown {
    /// The players of this game who have placed cards that no one else has seen yet.
    pub(super) fn all(state: &State) -> impl Iterator<Item = FaceDown> {
        let is_asked = matches!(state.open().flow().step, Step::Ask(Choice::Opening | Choice::Lay));
        state.open().seats().filter(move |_| is_asked).filter_map(|seat| FaceDown::by(state, seat))
    }

    fn by(state: &State, seat: Seat) -> Option<FaceDown> {
        let own = state.view(Viewer::Seat(seat));
        let face_down = own.face_down().filter(|cards| !cards.is_empty())?;
        let held = own.hand()?.union(face_down);
        Some(FaceDown { seat, held, cover: state.open().player(seat).covered() })
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// The information set they were in.
    pub(super) fn key(&self) -> InfoSetKey {
        InfoSetKey::of(&("face down", self.seat.index(), self.held, self.cover))
    }

    /// The cards that they had in hand.
    pub(super) fn held(&self) -> Cards {
        self.held
    }

    /// The card that they have covered, if it was not their opening.
    pub(super) fn cover(&self) -> Option<Card> {
        self.cover
    }

    /// What they may have decided.
    pub(super) fn options(&self) -> Vec<Decision> {
        if let Some(cover) = self.cover {
            self.held.iter().map(|card| Decision::Lay { card, cover }).collect()
        } else {
            let above = |low| self.held.iter().filter(move |&high| high > low);
            let pairs = |low| above(low).map(move |high| Decision::Open(low, high));
            self.held.iter().flat_map(pairs).collect()
        }
    }
}

/// The cards that a decision lays face down.
pub(super) fn cards_of(decision: Decision) -> Cards {
    match decision {
        Decision::Lay { card, .. } => Cards::only(card),
        Decision::Open(low, high) => Cards::pair(low, high),
        _ => Cards::NONE,
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::Config;
    use havana_table::{Purpose, Seed, next_input};

    use super::*;
    use crate::Level;

    /// The game at a moment at which a player has placed cards that no one else has seen.
    fn moment(game: u64, choice: Choice, players: usize) -> State {
        let mut state = State::new(&Config::new(players).expect("2 to 4 players"));
        let mut dice = Seed::of_game(5, game, Purpose::Dice).stream();
        let mut player = Level::Greedy.bot();
        while let Some(input) = next_input(&state, &mut dice, |seat, asked, rng| {
            let is_it = asked == choice && FaceDown::all(&state).count() == players - 1;
            if is_it { None } else { player.decide(&state.view(Viewer::Seat(seat)), rng) }
        }) {
            state.apply(input, &mut ()).expect("greedy keeps to the rules");
        }
        assert!(state.outcome().is_none(), "nobody ever laid a card");
        state
    }

    /// R2.5, R6.1: whichever card is face down, its owner saw the same.
    #[test]
    fn all_that_may_lie_face_down_is_one_situation() {
        for game in 0..12 {
            for choice in [Choice::Opening, Choice::Lay] {
                let state = moment(game, choice, 2 + game as usize % 3);
                for laid in FaceDown::all(&state) {
                    let options = laid.options();
                    assert!(options.len() > 1);
                    for decision in options {
                        let mut other = state;
                        other.lay_instead(laid.seat(), cards_of(decision));
                        let own = other.view(Viewer::Seat(laid.seat()));
                        assert_eq!(own.face_down(), Some(cards_of(decision)));
                        let again = FaceDown::by(&other, laid.seat()).map(|laid| laid.key());
                        assert!(again == Some(laid.key()));
                    }
                }
            }
        }
    }
}
