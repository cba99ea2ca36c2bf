//! A finished game told: points over the rounds and the moments that mattered.

use havana_rules::{BuildingId, Event, Seat, State};
use havana_table::{Record, Replay};

use crate::sort_short;

/// Points over the rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chart {
    /// For each round from 0 (before the first), each player's points at its end.
    pub rounds: Vec<Vec<u8>>,
    /// The points that win.
    pub target: u8,
}

/// A moment worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    /// The round.
    pub round: u16,
    /// How many inputs had been played when it had happened.
    pub played: usize,
    /// What happened.
    pub event: Event,
    /// How much it weighs, to choose among moments.
    weight: u32,
}

/// A game told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// Points over the rounds.
    pub chart: Chart,
    /// The moments that mattered most, in the order they happened.
    pub moments: Vec<KeyMoment>,
}

/// The most moments that are told.
const MOST_MOMENTS: usize = 6;

impl Story {
    /// Tells a record.
    pub fn of(record: &Record) -> Story {
        let mut chart = Chart { rounds: Vec::new(), target: record.header().config().target() };
        let mut moments = Vec::new();
        let mut before = State::new(record.header().config());
        for moment in Replay::new(record) {
            let round = moment.state.open().round();
            let points = points(&moment.state);
            let at = usize::from(round);
            chart.rounds.resize_with(at + 1, || points.clone());
            chart.rounds[at] = points;
            for event in moment.events {
                let weight = weight(&before, &event);
                if weight > 0 {
                    let played = moment.seq.0 as usize + 1;
                    moments.push(KeyMoment { round, played, event, weight });
                }
            }
            before = moment.state;
        }
        sort_short(&mut moments, |moment| (core::cmp::Reverse(moment.weight), moment.played));
        moments.truncate(MOST_MOMENTS);
        sort_short(&mut moments, |moment| moment.played);
        Story { chart, moments }
    }
}

fn points(state: &State) -> Vec<u8> {
    state.open().seats().map(|seat| state.open().player(seat).points()).collect()
}

/// How much an event weighs: what it brings its doer and costs another, in tenths of a point.
fn weight(before: &State, event: &Event) -> u32 {
    let worth = |building: BuildingId| u32::from(before.open().deck().points(building)) * 10;
    match *event {
        Event::Built { building, .. } => worth(building),
        Event::BuildingRemoved { building, .. } => worth(building) * 3 / 4,
        Event::PesosStolen { pesos, .. } => u32::from(pesos) * 7,
        Event::MaterialsStolen { loot, .. } => u32::from(loot.goods().coloured()) * 20,
        Event::TakenFromCentre { goods, .. } => {
            u32::from(goods.coloured()) * 11
                + u32::from(goods.pesos()) * 3
                + u32::from(goods.debris()) * 2
        }
        _ => 0,
    }
}

impl Chart {
    /// The points of a player at the end of a round.
    pub fn points(&self, round: usize, seat: Seat) -> u8 {
        self.rounds.get(round).and_then(|points| points.get(seat.index())).copied().unwrap_or(0)
    }
}
