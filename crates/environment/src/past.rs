//! Which hidden decisions of a player could have led to the cards that they may hold.

use havana_rules::{Card, Cards, Decision, Input, Seat};

/// Rewrites a player's hidden decisions so that they end with these cards in hand and face down.
///
/// All other inputs stay as they are. Cards that were revealed are known, so only the cards still
/// face down and those that Refreshment took back (R7.1) can differ: every card taken back is one
/// that was laid again later, or is in hand at the end. Of those, the one needed first is taken
/// first, which finds a way whenever there is one.
pub(crate) fn rewrite(inputs: &mut [Input], seat: Seat, hand: Cards, face_down: Cards) {
    let last = inputs.iter().rposition(|input| is_placing(*input, seat));
    if let (Some(last), false) = (last, face_down.is_empty()) {
        place_instead(&mut inputs[last], face_down);
    }
    let mut own = Own { hand: Cards::ALL, laid: Cards::NONE, face_down: None };
    for at in 0..inputs.len() {
        let Some(decision) = decision_of(inputs[at], seat) else { continue };
        own.reveal();
        if let Decision::Refresh(Some(_)) = decision {
            let discard = Cards::ALL.without(own.hand).without(own.laid);
            let needed = |&card: &Card| needed_at(&inputs[at + 1..], seat, card, hand);
            if let Some(card) = discard.iter().min_by_key(needed) {
                inputs[at] = Input::Decision { seat, decision: Decision::Refresh(Some(card)) };
            }
        }
        if let Some(decision) = decision_of(inputs[at], seat) {
            own.follow(decision);
        }
    }
}

/// A player's cards while their decisions are followed.
struct Own {
    hand: Cards,
    laid: Cards,
    face_down: Option<(Card, Card)>,
}

impl Own {
    /// A card that was placed is revealed before its player decides again.
    fn reveal(&mut self) {
        if let Some((card, cover)) = self.face_down.take() {
            self.laid.remove(cover);
            self.laid.insert(card);
            // R6.3: an empty hand takes the pile back without being asked.
            if self.hand.is_empty() {
                self.hand = Cards::ALL.without(self.laid);
            }
        }
    }

    fn follow(&mut self, decision: Decision) {
        match decision {
            Decision::Open(low, high) => {
                self.laid = Cards::pair(low, high);
                self.hand = Cards::ALL.without(self.laid);
            }
            Decision::Lay { card, cover } => {
                self.hand.remove(card);
                self.face_down = Some((card, cover));
            }
            Decision::Refresh(Some(card)) => self.hand.insert(card),
            Decision::TakeBack(true) => self.hand = Cards::ALL.without(self.laid),
            _ => {}
        }
    }
}

fn decision_of(input: Input, seat: Seat) -> Option<Decision> {
    match input {
        Input::Decision { seat: who, decision } if who == seat => Some(decision),
        Input::Decision { .. } | Input::Chance(_) => None,
    }
}

pub(crate) fn is_placing(input: Input, seat: Seat) -> bool {
    matches!(decision_of(input, seat), Some(Decision::Lay { .. } | Decision::Open(..)))
}

fn place_instead(input: &mut Input, cards: Cards) {
    if let Input::Decision { decision, .. } = input {
        *decision = match *decision {
            Decision::Lay { cover, card } => {
                Decision::Lay { card: cards.lowest().unwrap_or(card), cover }
            }
            other => Decision::open(cards).unwrap_or(other),
        };
    }
}

/// How many of the player's decisions later a card of the discard pile must be back: before it is
/// laid again, or by the end. A card that must not come back is needed last of all.
fn needed_at(later: &[Input], seat: Seat, wanted: Card, hand: Cards) -> usize {
    let decisions = later.iter().filter_map(|&input| decision_of(input, seat));
    for (place, decision) in decisions.enumerate() {
        match decision {
            Decision::Lay { card, .. } if card == wanted => return place,
            // R6.3: everything comes back, so what was taken before is no longer seen.
            Decision::TakeBack(true) => return later.len(),
            _ => {}
        }
    }
    if hand.contains(wanted) { later.len() } else { usize::MAX }
}
