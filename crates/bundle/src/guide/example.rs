//! The round that the guide shows as an example, played by the rules themselves.

use std::iter::Copied;
use std::slice::Iter;
use std::vec::IntoIter;

use havana_rules::{
    Card, Choice, Config, Decision, Deck, Draw, Drawn, End, Event, Holder, Input, Lineup, Loot,
    Material, Payment, Pending, RowName, Seat, State, Step, View, Viewer,
};

/// The players, by seat.
pub(crate) const NAMES: [&str; 3] = ["Ana", "Luis", "Marta"];

const UPPER: [&str; 6] = [
    "ice_cream_parlour",
    "statue",
    "ferry_landing",
    "fire_station",
    "boxing_gym",
    "newspaper_kiosk",
];
const LOWER: [&str; 6] =
    ["fountain_square", "parish_church", "rum_bar", "cinema", "bakery", "corner_bodega"];

/// The materials that come out of the bag, by who gets them.
const TO_SEATS: [&[Material]; 3] = [
    &[Material::Glass],
    &[Material::Sandstone, Material::Brick, Material::Debris],
    &[Material::Loam],
];
const TO_CENTRE: [Material; 6] = [
    Material::Sandstone,
    Material::Debris,
    Material::Debris,
    Material::Loam,
    Material::Glass,
    Material::Debris,
];

/// The decisions of the players, in the order in which they are asked.
fn decisions() -> Vec<(usize, Decision)> {
    let build = |end| Decision::Build { end, payment: Payment::PLAIN };
    vec![
        (0, Decision::Open(Card::Siesta, Card::Pesos)),
        (1, Decision::Open(Card::TaxCollector, Card::BlackMarket)),
        (2, Decision::Open(Card::Worker, Card::MaterialsThief)),
        (0, build(End::UpperLeft)),
        (1, build(End::UpperLeft)),
        (2, Decision::RobMaterials { victim: Seat::ALL[1], loot: Loot::One(Material::Sandstone) }),
        (2, build(End::LowerRight)),
        (0, Decision::Lay { card: Card::Worker, cover: Card::Pesos }),
        (1, Decision::Lay { card: Card::Pesos, cover: Card::TaxCollector }),
        (2, Decision::Lay { card: Card::Mama, cover: Card::MaterialsThief }),
    ]
}

/// A part of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Order,
    Turn(Seat),
    Supplies,
    Cards,
    Next,
}

impl Part {
    const ALL: [Part; 7] = [
        Part::Order,
        Part::Turn(Seat::ALL[0]),
        Part::Turn(Seat::ALL[1]),
        Part::Turn(Seat::ALL[2]),
        Part::Supplies,
        Part::Cards,
        Part::Next,
    ];

    /// The key of the text about it.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Part::Order => "guide-example-order",
            Part::Turn(seat) => {
                ["guide-example-ana", "guide-example-luis", "guide-example-marta"][seat.index()]
            }
            Part::Supplies => "guide-example-supplies",
            Part::Cards => "guide-example-cards",
            Part::Next => "guide-example-next",
        }
    }

    /// True if this event is the last one of the part.
    fn ends_with(self, event: Event) -> bool {
        match (self, event) {
            (Part::Order | Part::Next, Event::RoundBegan { .. }) => true,
            (Part::Turn(actor), Event::TurnEnded { seat }) => seat == actor,
            (Part::Supplies, Event::Waiting { flow }) => flow.step == Step::Ask(Choice::Lay),
            (Part::Cards, Event::CardRevealed { seat, .. }) => seat.index() + 1 == NAMES.len(),
            _ => false,
        }
    }
}

/// A part of the round as it was played.
pub(crate) struct Played {
    pub(crate) part: Part,
    /// The events of the part, as a spectator sees them.
    pub(crate) events: Vec<Event>,
    /// The table afterwards, as a spectator sees it.
    pub(crate) after: View,
}

/// Plays the round and returns its parts, in order.
pub(crate) fn play() -> Vec<Played> {
    let config = Config::new(NAMES.len()).expect("three may play");
    let config = config.with_ages(Lineup::by_number(NAMES.len())).expect("everyone has an age");
    let mut state = State::new(&config);
    let mut table = state.view(Viewer::Spectator);
    let mut events = Vec::new();
    let mut script = Script::new(config.deck());
    while let Some(input) = script.next(state.pending()) {
        state.apply(input, &mut events).expect("the script keeps to the rules");
    }
    let mut rest = events.into_iter().map(|event| event.seen_by(Viewer::Spectator));
    let parts = Part::ALL.into_iter().map(|part| {
        let mut events = Vec::new();
        for event in rest.by_ref() {
            table.absorb(event);
            events.push(event);
            if part.ends_with(event) {
                break;
            }
        }
        Played { part, events, after: table }
    });
    parts.collect()
}

/// The draws and decisions that are still to come.
struct Script {
    deck: Deck,
    upper: IntoIter<&'static str>,
    lower: IntoIter<&'static str>,
    to_seats: [Copied<Iter<'static, Material>>; 3],
    to_centre: IntoIter<Material>,
    decisions: IntoIter<(usize, Decision)>,
}

impl Script {
    fn new(deck: Deck) -> Script {
        Script {
            deck,
            upper: UPPER.to_vec().into_iter(),
            lower: LOWER.to_vec().into_iter(),
            to_seats: TO_SEATS.map(|materials| materials.iter().copied()),
            to_centre: TO_CENTRE.to_vec().into_iter(),
            decisions: decisions().into_iter(),
        }
    }

    /// The next input; `None` after the last one.
    fn next(&mut self, pending: Pending) -> Option<Input> {
        Some(match pending {
            Pending::Chance(Draw::Building { row, .. }) => {
                let row = if row == RowName::Upper { &mut self.upper } else { &mut self.lower };
                Input::Chance(Drawn::Building(self.deck.find(row.next()?)?))
            }
            Pending::Chance(Draw::Material { to: Holder::Centre, .. }) => {
                Input::Chance(Drawn::Material(self.to_centre.next()?))
            }
            Pending::Chance(Draw::Material { to: Holder::Seat(seat), .. }) => {
                Input::Chance(Drawn::Material(self.to_seats[seat.index()].next()?))
            }
            Pending::Decide { .. } => {
                let (seat, decision) = self.decisions.next()?;
                Input::Decision { seat: Seat::ALL[seat], decision }
            }
            Pending::Chance(Draw::Ages { .. }) | Pending::Over(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use havana_rules::Goods;

    use super::*;

    fn played(part: Part) -> Played {
        play().into_iter().find(|played| played.part == part).expect("it is a part of the round")
    }

    fn goods(played: &Played, seat: usize) -> Goods {
        played.after.open().player(Seat::ALL[seat]).goods()
    }

    fn points(played: &Played) -> [u8; 3] {
        [0, 1, 2].map(|seat| played.after.open().player(Seat::ALL[seat]).points())
    }

    #[test]
    fn the_round_is_played_to_its_end() {
        let parts = play();
        assert!(parts.iter().all(|played| !played.events.is_empty()));
        let last = parts.last().expect("there are parts").after.open();
        assert_eq!(last.round(), 2);
    }

    /// R3.2
    #[test]
    fn the_players_act_in_the_order_that_the_text_says() {
        let order = played(Part::Order).after;
        assert_eq!(order.open().order().as_slice(), &Seat::ALL[..3]);
        let numbers = [0, 1, 2].map(|seat| order.open().player(Seat::ALL[seat]).number());
        assert_eq!(numbers, [Some(8), Some(37), Some(46)]);
    }

    /// R4.4, R7.8
    #[test]
    fn ana_takes_half_the_pesos_and_buys_the_parlour_at_the_end() {
        let (before, after) = (played(Part::Order), played(Part::Turn(Seat::ALL[0])));
        assert_eq!(before.after.open().centre().pesos(), 4);
        assert_eq!(after.after.open().centre().pesos(), 2);
        assert_eq!(points(&after), [2, 0, 0]);
        let deck = after.after.open().deck();
        assert_eq!(after.after.open().end(End::UpperLeft), deck.find("statue"));
    }

    /// R7.3b, R7.7: the tax is Marta's loss, and Luis does not get it.
    #[test]
    fn luis_taxes_marta_alone_and_gets_nothing_of_it() {
        let (before, after) = (played(Part::Turn(Seat::ALL[0])), played(Part::Turn(Seat::ALL[1])));
        assert_eq!(goods(&before, 0), goods(&after, 0), "Ana has acted already");
        assert_eq!(goods(&before, 2) - goods(&after, 2), Goods::material(Material::Loam, 1));
        assert_eq!(goods(&after, 1).of(Material::Loam), 0);
        let drawn = |event: &&Event| matches!(event, Event::MaterialDrawn { .. });
        assert_eq!(after.events.iter().filter(drawn).count(), 2);
        assert_eq!(points(&after), [2, 2, 0]);
    }

    /// R7.4a, R7.5
    #[test]
    fn marta_is_first_with_the_worker_and_robs_as_the_last() {
        let after = played(Part::Turn(Seat::ALL[2]));
        let hired = |event: &Event| matches!(event, Event::WorkersHired { workers: 2, .. });
        assert!(after.events.iter().any(hired));
        assert_eq!(after.after.open().still_to_come().count(), 0);
        assert_eq!(points(&after), [2, 2, 2]);
    }
}
