//! A run of events as the lines of a log: what came in one go is told in one sentence.

use havana_rules::{Deck, Event, Goods, Holder, RowName, Seat};

use crate::names::Names;
use crate::words::Words;

/// A line of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryLine {
    /// The sentence.
    pub text: String,
    /// The place of the first event it tells of.
    pub event: usize,
    /// Who did it.
    pub seat: Option<Seat>,
    /// Whom it was done to.
    pub victim: Option<Seat>,
}

impl Words {
    /// What happened, line by line. Draws that follow each other are told together.
    pub fn story(self, events: &[Event], names: &Names, deck: Deck) -> Vec<StoryLine> {
        let mut lines = Vec::new();
        let mut at = 0;
        while at < events.len() {
            let rest = &events[at..];
            if let Some((arrivals, len)) = arrivals(rest) {
                lines.extend(arrivals.into_iter().map(|(to, goods)| {
                    let seat = if let Holder::Seat(seat) = to { Some(seat) } else { None };
                    let text = self.arrival(goods, to, names);
                    StoryLine { text, event: at, seat, victim: None }
                }));
                at += len;
            } else if let Some((row, keys, len)) = laid(rest, deck) {
                let buildings: Vec<String> = keys.iter().map(|key| self.building(key)).collect();
                let text = self.laid(row, &buildings);
                lines.push(StoryLine { text, event: at, seat: None, victim: None });
                at += len;
            } else {
                if let Some(text) = self.event(&events[at], names, deck) {
                    let (seat, victim) = parties(&events[at]);
                    lines.push(StoryLine { text, event: at, seat, victim });
                }
                at += 1;
            }
        }
        lines
    }
}

/// The goods that come from bag and stock at the beginning of the events, by who gets them, and
/// how many events tell of them.
fn arrivals(events: &[Event]) -> Option<(Vec<(Holder, Goods)>, usize)> {
    let mut by_holder: Vec<(Holder, Goods)> = Vec::new();
    let mut len = 0;
    for (place, event) in events.iter().enumerate() {
        let (to, goods) = match *event {
            Event::MaterialDrawn { material, to } => (to, Goods::material(material, 1)),
            Event::PesosFromStock { pesos, to } => (to, Goods::pesos_of(pesos)),
            Event::Waiting { .. } => continue,
            _ => break,
        };
        match by_holder.iter_mut().find(|(holder, _)| *holder == to) {
            Some((_, sum)) => *sum += goods,
            None => by_holder.push((to, goods)),
        }
        len = place + 1;
    }
    (len > 0).then_some((by_holder, len))
}

/// The buildings laid in one row at the beginning of the events, and how many events tell of them.
fn laid(events: &[Event], deck: Deck) -> Option<(RowName, Vec<&'static str>, usize)> {
    let mut found = None;
    for (place, event) in events.iter().enumerate() {
        match *event {
            Event::BuildingLaid { building, row, .. } => {
                let (first_row, keys, len) = found.get_or_insert((row, Vec::new(), 0));
                if *first_row != row {
                    break;
                }
                keys.push(deck.key(building));
                *len = place + 1;
            }
            Event::Waiting { .. } => {}
            _ => break,
        }
    }
    found
}

/// Who did it, and whom it was done to.
fn parties(event: &Event) -> (Option<Seat>, Option<Seat>) {
    match *event {
        Event::Taxed { seat, victim, .. }
        | Event::PesosStolen { seat, victim, .. }
        | Event::MaterialsStolen { seat, victim, .. } => (Some(seat), Some(victim)),
        Event::BuildingSwapped { seat, .. }
        | Event::PairChosen { seat, .. }
        | Event::PairRevealed { seat, .. }
        | Event::ActionBegan { seat, .. }
        | Event::ActionDeclined { seat, .. }
        | Event::NothingToDo { seat, .. }
        | Event::CardTakenUp { seat, .. }
        | Event::TakenFromCentre { seat, .. }
        | Event::BuildingRemoved { seat, .. }
        | Event::WorkersHired { seat, .. }
        | Event::Built { seat, .. }
        | Event::TurnEnded { seat }
        | Event::CardLaid { seat, .. }
        | Event::CardRevealed { seat, .. }
        | Event::DiscardTakenBack { seat }
        | Event::DiscardLeft { seat } => (Some(seat), None),
        _ => (None, None),
    }
}
