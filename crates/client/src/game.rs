//! A game as the table shows it, wherever it is played.

use havana_rules::{Event, Seat, View, Viewer};

use crate::online::OnlineGame;
use crate::session::{Next, Session};
use crate::since::Since;

/// A game as the table shows it, wherever it is played.
#[derive(Clone, Copy, Debug)]
pub enum Game<'a> {
    /// At this screen.
    Here(&'a Session),
    /// On a server.
    Online(&'a OnlineGame),
}

impl<'a> Game<'a> {
    /// The game at this screen, if it is one.
    pub fn here(self) -> Option<&'a Session> {
        match self {
            Game::Here(session) => Some(session),
            Game::Online(_) => None,
        }
    }

    /// Whom the game waits for.
    pub fn next(self) -> Next {
        match self {
            Game::Here(session) => session.next(),
            Game::Online(game) => game.next(),
        }
    }

    /// Through whose eyes the game is seen first: the only person's, or nobody's.
    pub fn first_viewer(self) -> Viewer {
        match self {
            Game::Here(session) => {
                let mut people = session.people();
                match (people.next(), people.next()) {
                    (Some(only), None) => Viewer::Seat(only),
                    _ => Viewer::Spectator,
                }
            }
            Game::Online(game) => game.view().viewer(),
        }
    }

    /// The players' names.
    pub fn names(self) -> &'a [String] {
        match self {
            Game::Here(session) => session.names(),
            Game::Online(game) => game.names(),
        }
    }

    /// The game as a viewer sees it; an online client is one viewer only.
    pub fn view(self, viewer: Viewer) -> View {
        match self {
            Game::Here(session) => session.view(viewer),
            Game::Online(game) => game.view(),
        }
    }

    /// What happened from the event with this number on, as a viewer saw it.
    pub fn seen(self, from: usize, viewer: Viewer) -> Vec<Event> {
        match self {
            Game::Here(session) => session.seen(from, viewer).collect(),
            Game::Online(game) => game.events().get(from..).unwrap_or_default().to_vec(),
        }
    }

    /// All that happened since a seat last decided, as it saw it.
    pub fn seen_since(self, seat: Seat) -> Vec<Event> {
        match self {
            Game::Here(session) => session.seen_since(seat).collect(),
            Game::Online(game) => game.seen_since().to_vec(),
        }
    }

    /// What the others did since a seat last decided, and what they did to it.
    pub fn since(self, seat: Seat) -> Since {
        match self {
            Game::Here(session) => session.since(seat),
            Game::Online(game) => game.since(),
        }
    }
}
