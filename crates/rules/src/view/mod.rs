//! What a seat or a spectator may see. This module alone hands hidden cards out.

mod sample;
mod seen;
mod snapshot;

pub use seen::SeenDecision;

use serde::Deserialize;
use static_assertions::assert_not_impl_any;

use crate::check;
use crate::components::card::Cards;
use crate::components::seat::Seat;
use crate::decision::Decision;
use crate::decisions::Decisions;
use crate::error::Illegal;
use crate::event::Event;
use crate::hidden::Hidden;
use crate::legal;
use crate::open::Open;
use crate::pending::Pending;
use crate::state::State;
use crate::viewer::Viewer;

/// R1.6: what one viewer sees of a game: everything open, and their own cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Viewer,
    open: Open,
    own: Option<Hidden>,
}

// A client builds its view from events; bytes from outside must not make one.
assert_not_impl_any!(View: Deserialize<'static>);

impl State {
    /// What a viewer may see of the game.
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
}

impl View {
    fn of(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < state.open.player_count() => {
                Some(state.hidden[seat.index()])
            }
            _ => None,
        };
        View { viewer, open: state.open, own }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat that looks, unless it is a spectator.
    pub fn seat(&self) -> Option<Seat> {
        match (self.viewer, self.own) {
            (Viewer::Seat(seat), Some(_)) => Some(seat),
            _ => None,
        }
    }

    /// Everything that lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own hand.
    pub fn hand(&self) -> Option<Cards> {
        self.own.map(|own| own.hand)
    }

    /// What the viewer has placed face down and not yet revealed.
    pub fn face_down(&self) -> Option<Cards> {
        self.own.map(|own| own.face_down)
    }

    /// The viewer's own discard pile.
    pub fn discard(&self) -> Option<Cards> {
        let (seat, own) = (self.seat()?, self.own?);
        Some(own.discard(self.open.player(seat).laid()))
    }

    /// What the game is waiting for.
    pub fn pending(&self) -> Pending {
        self.open.pending()
    }

    /// Lists all that the viewer may decide now, exactly as the state lists it for their seat.
    pub fn legal(&self, out: &mut Decisions) {
        match (self.seat(), self.own) {
            (Some(seat), Some(own)) => legal::list(&self.open, own, seat, out),
            _ => out.clear(),
        }
    }

    /// Whether the viewer may decide so now; a spectator never may.
    pub fn check(&self, decision: Decision) -> Option<Result<(), Illegal>> {
        let (seat, own) = (self.seat()?, self.own?);
        Some(check::decision(&self.open, own, seat, decision))
    }

    /// Brings the view up to date with an event as this viewer saw it.
    pub fn absorb(&mut self, seen: Event) {
        self.open.absorb(&seen);
        let seat = seen.moves_cards_of();
        if let (Some(own), Some(seat)) =
            (&mut self.own, seat.filter(|&s| self.viewer.sees_hand_of(s)))
        {
            own.absorb(&seen, self.open.player(seat).laid());
        }
    }
}
