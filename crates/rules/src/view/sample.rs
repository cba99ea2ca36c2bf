//! Whole games that fit everything a viewer has seen.

use crate::components::card::{Card, Cards};
use crate::components::seat::Seat;
use crate::hidden::Hidden;
use crate::open::Player;
use crate::state::State;
use crate::trail::Trail;
use crate::view::View;

impl View {
    /// A whole game that gives this view back. Each player's hidden cards are drawn evenly from
    /// all that the public history allows; `below(n)` must give a number below `n`, each with the
    /// same probability.
    pub fn sample(&self, mut below: impl FnMut(u32) -> u32) -> State {
        let hidden = Seat::ALL.map(|seat| match self.own {
            Some(own) if self.viewer.sees_hand_of(seat) => own,
            _ if seat.index() >= self.open.player_count() => Hidden::FRESH,
            _ => hidden_cards(self.open.player(seat), &mut below),
        });
        State { open: self.open, hidden }
    }
}

impl State {
    /// R1.6: the same game with other cards of this player's face down in place of those they
    /// placed: no one else sees a difference. Cards that they could not have placed change nothing.
    pub fn lay_instead(&mut self, seat: Seat, cards: Cards) {
        let own = &mut self.hidden[seat.index()];
        let held = own.hand.union(own.face_down);
        if cards.len() == own.face_down.len() && cards.is_within(held) {
            *own = Hidden { hand: held.without(cards), face_down: cards };
        }
    }
}

/// R1.6: cards that a player may hold hidden, given what is face up in front of them.
fn hidden_cards(player: &Player, below: &mut impl FnMut(u32) -> u32) -> Hidden {
    let (holds, face_down) = if player.laid.is_empty() {
        (Cards::ALL, Card::COUNT - player.hand_size())
    } else {
        let face_down = usize::from(player.covered.is_some());
        let holds = player.hand_size() + face_down;
        let returned = player.trail.returned(player.laid, holds);
        let back = returned_cards(player.trail, returned, below);
        (player.trail.fresh(player.laid).union(back), face_down)
    };
    let mut hidden = Hidden { hand: holds, face_down: Cards::NONE };
    for _ in 0..face_down {
        let place = below(hidden.hand.len() as u32) as usize;
        if let Some(card) = hidden.hand.iter().nth(place) {
            hidden.hand.remove(card);
            hidden.face_down.insert(card);
        }
    }
    hidden
}

/// How many ways there are from a place of the trail on, by how many cards are chosen before it.
type Ways = [[u32; Card::COUNT + 1]; Card::COUNT + 1];

/// This many cards of the trail, each set that its bounds allow with the same probability.
fn returned_cards(trail: Trail, returned: usize, below: &mut impl FnMut(u32) -> u32) -> Cards {
    if returned == 0 {
        return Cards::NONE;
    }
    let ways = ways(trail, returned);
    let mut back = Cards::NONE;
    for place in 0..trail.len() {
        let chosen = back.len();
        let all = ways[place][chosen];
        if all > 0 && below(all) < ways[place + 1][chosen + 1] {
            back.insert(trail.card(place));
        }
    }
    back
}

fn ways(trail: Trail, returned: usize) -> Ways {
    let mut ways: Ways = Default::default();
    ways[trail.len()][returned] = 1;
    for place in (0..trail.len()).rev() {
        for chosen in 0..=place.min(returned) {
            let on = ways[place + 1];
            let allowed = |count: usize| if count < trail.sure(place + 1) { 0 } else { on[count] };
            ways[place][chosen] = allowed(chosen) + allowed(chosen + 1);
        }
    }
    ways
}
