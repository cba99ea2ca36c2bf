//! An event as one viewer sees it, in a form whose length tells nothing.

use havana_rules::{Card, Cards, Event, Seat};
use serde::{Deserialize, Serialize};

/// An event as a viewer saw it. A secret takes as many bytes hidden as shown, so that no one
/// learns from a length what they may not know (R1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Wire", into = "Wire")]
pub struct Seen(pub Event);

/// What everybody sees goes as it is; what may be hidden has places of a fixed width.
#[derive(Clone, Copy, Serialize, Deserialize)]
enum Wire {
    Open(Event),
    PairChosen { seat: Seat, cards: [u8; 2] },
    CardTakenUp { seat: Seat, card: u8 },
    CardLaid { seat: Seat, covered: Card, card: u8 },
}

const HIDDEN: u8 = u8::MAX;

impl From<Seen> for Wire {
    fn from(Seen(event): Seen) -> Wire {
        match event {
            Event::PairChosen { seat, cards } => Wire::PairChosen { seat, cards: pair(cards) },
            Event::CardTakenUp { seat, card } => Wire::CardTakenUp { seat, card: place(card) },
            Event::CardLaid { seat, covered, card } => {
                Wire::CardLaid { seat, covered, card: place(card) }
            }
            open => Wire::Open(open),
        }
    }
}

impl From<Wire> for Seen {
    fn from(wire: Wire) -> Seen {
        Seen(match wire {
            Wire::Open(event) => event,
            Wire::PairChosen { seat, cards: [first, second] } => {
                let cards = card(first).zip(card(second));
                let cards = cards.map(|(first, second)| [first, second].into_iter().collect());
                Event::PairChosen { seat, cards }
            }
            Wire::CardTakenUp { seat, card: place } => {
                Event::CardTakenUp { seat, card: card(place) }
            }
            Wire::CardLaid { seat, covered, card: place } => {
                Event::CardLaid { seat, covered, card: card(place) }
            }
        })
    }
}

fn place(card: Option<Card>) -> u8 {
    card.map_or(HIDDEN, |card| card as u8)
}

fn card(place: u8) -> Option<Card> {
    Card::ALL.get(usize::from(place)).copied()
}

fn pair(cards: Option<Cards>) -> [u8; 2] {
    [cards.and_then(Cards::lowest), cards.and_then(Cards::highest)].map(place)
}
