//! A game as the table shows it, wherever it is played.

use havana_rules::{Event, Seat, View, Viewer};

use crate::online::OnlineGame;
use crate::session::{Next, Session};
use crate::since::Since;

/// A game as the table shows it, wherever it is played.
#[derive(Clone, Copy, Debug)]
pub enum AnyGame<'a> {
    /// At this screen.
    Here(&'a Session),
    /// On a server.
    Online(&'a OnlineGame),
}

impl<'a> AnyGame<'a> {
    /// The game at this screen, if it is one.
    pub fn here(self) -> Option<&'a Session> {
        match self {
            AnyGame::Here(session) => Some(session),
            AnyGame::Online(_) => None,
        }
    }

    /// Whom the game waits for.
    pub fn next(self) -> Next {
        match self {
            AnyGame::Here(session) => session.next(),
            AnyGame::Online(game) => game.next(),
        }
    }

    /// Through whose eyes the game is seen first: the only person's, or nobody's.
    pub fn first_viewer(self) -> Viewer {
        match self {
            AnyGame::Here(session) => {
                let mut people = session.people();
                match (people.next(), people.next()) {
                    (Some(only), None) => Viewer::Seat(only),
                    _ => Viewer::Spectator,
                }
            }
            AnyGame::Online(game) => game.view().viewer(),
        }
    }

    /// The players' names.
    pub fn names(self) -> &'a [String] {
        match self {
            AnyGame::Here(session) => session.names(),
            AnyGame::Online(game) => game.names(),
        }
    }

    /// Whether the table reminds players of what they have seen of the others' cards.
    pub fn memory_aid(self) -> bool {
        match self {
            AnyGame::Here(session) => session.memory_aid(),
            AnyGame::Online(game) => game.memory_aid(),
        }
    }

    /// The game as a viewer sees it; an online client is one viewer only.
    pub fn view(self, viewer: Viewer) -> View {
        match self {
            AnyGame::Here(session) => session.view(viewer),
            AnyGame::Online(game) => game.view(),
        }
    }

    /// What happened from the event with this number on, as a viewer saw it.
    pub fn seen(self, from: usize, viewer: Viewer) -> Vec<Event> {
        match self {
            AnyGame::Here(session) => session.seen(from, viewer).collect(),
            AnyGame::Online(game) => game.events().get(from..).unwrap_or_default().to_vec(),
        }
    }

    /// All that happened since a seat last decided, as it saw it.
    pub fn seen_since(self, seat: Seat) -> Vec<Event> {
        match self {
            AnyGame::Here(session) => session.seen_since(seat).collect(),
            AnyGame::Online(game) => game.seen_since().to_vec(),
        }
    }

    /// What the others did since a seat last decided, and what they did to it.
    pub fn since(self, seat: Seat) -> Since {
        match self {
            AnyGame::Here(session) => session.since(seat),
            AnyGame::Online(game) => game.since(),
        }
    }
}
