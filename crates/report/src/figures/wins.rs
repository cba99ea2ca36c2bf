//! Who wins: by seat, by age and by how often a player was first. A shared win counts in parts.

use havana_rules::Seat;
use serde::Serialize;

use super::Share;
use crate::witness::GameNote;

/// The number of classes for the share of rounds in which a player was first.
const CLASSES: u16 = 10;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Wins {
    pub by_seat: Vec<Option<Share>>,
    /// From the oldest player to the youngest.
    pub by_age: Vec<Option<Share>>,
    /// By how often a player was first.
    pub by_first: Vec<FirstFigures>,
}

/// The players who were first in this share of their rounds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FirstFigures {
    /// At least in this share of the rounds.
    pub from: f64,
    /// In less than this share, or in all.
    pub to: f64,
    /// How many of them won.
    pub wins: Share,
}

impl Wins {
    pub(super) fn of(notes: &[GameNote], players: usize) -> Wins {
        let seats = || Seat::ALL.into_iter().take(players);
        let by_seat = seats().map(|seat| Share::of(notes.iter().map(|note| (note.won(seat), 1))));
        let of_age = |place| {
            Share::of(notes.iter().map(|note| match note.oldest_first.get(place) {
                Some(seat) => (note.won(seat), 1),
                None => (0.0, 0),
            }))
        };
        Wins {
            by_seat: by_seat.collect(),
            by_age: (0..players).map(of_age).collect(),
            by_first: (0..CLASSES).filter_map(|class| first(notes, class)).collect(),
        }
    }
}

fn first(notes: &[GameNote], class: u16) -> Option<FirstFigures> {
    let won = |note: &GameNote| {
        let mut sums = (0.0, 0);
        for (seat, player) in note.seated() {
            if (CLASSES * player.firsts / note.rounds.max(1)).min(CLASSES - 1) == class {
                sums = (sums.0 + note.won(seat), sums.1 + 1);
            }
        }
        sums
    };
    let [from, to] = [class, class + 1].map(|class| f64::from(class) / f64::from(CLASSES));
    Share::of(notes.iter().map(won)).map(|wins| FirstFigures { from, to, wins })
}
