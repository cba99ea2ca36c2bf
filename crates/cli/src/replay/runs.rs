//! Groups events that belong together: consecutive draws make a single sentence.

use havana_rules::{BuildingId, Event, Goods, Holder, RowName};

/// What a story tells at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Beat {
    /// Goods came from the stock or the bag.
    Came { goods: Goods, to: Holder },
    /// Buildings were laid in a row.
    Laid { row: RowName, buildings: Vec<BuildingId> },
    /// Anything else.
    Event(Event),
}

/// Gathers events into beats.
#[derive(Default)]
pub(super) struct Runs {
    gathered: Option<Beat>,
}

impl Runs {
    /// Takes an event. Returns what was gathered before, if the event does not belong to it, and
    /// then the event itself, if nothing can be added to it.
    pub(super) fn push(&mut self, event: Event) -> [Option<Beat>; 2] {
        let beat = beat(event);
        match (&mut self.gathered, &beat) {
            (Some(Beat::Came { goods, to }), Beat::Came { goods: more, to: same })
                if *to == *same =>
            {
                *goods += *more;
                return [None, None];
            }
            (Some(Beat::Laid { row, buildings }), Beat::Laid { row: same, buildings: more })
                if *row == *same =>
            {
                buildings.extend(more);
                return [None, None];
            }
            _ => {}
        }
        let before = self.gathered.take();
        if matches!(beat, Beat::Event(_)) {
            return [before, Some(beat)];
        }
        self.gathered = Some(beat);
        [before, None]
    }

    /// What is still gathered at the end.
    pub(super) fn finish(&mut self) -> Option<Beat> {
        self.gathered.take()
    }
}

fn beat(event: Event) -> Beat {
    match event {
        Event::MaterialDrawn { material, to } => {
            Beat::Came { goods: Goods::material(material, 1), to }
        }
        Event::PesosFromStock { pesos, to } => Beat::Came { goods: Goods::pesos_of(pesos), to },
        Event::BuildingLaid { building, row, .. } => Beat::Laid { row, buildings: vec![building] },
        other => Beat::Event(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::{Material, Seat};

    #[test]
    fn draws_for_the_same_place_are_one_beat() {
        let drawn = |material, to| Event::MaterialDrawn { material, to };
        let seat = Seat::ALL[0];
        let mut runs = Runs::default();
        let mut beats = Vec::new();
        for event in [
            Event::PesosFromStock { pesos: 3, to: Holder::Centre },
            drawn(Material::Glass, Holder::Centre),
            drawn(Material::Glass, Holder::Centre),
            drawn(Material::Brick, Holder::Seat(seat)),
            Event::TurnEnded { seat },
        ] {
            beats.extend(runs.push(event).into_iter().flatten());
        }
        assert_eq!(
            beats,
            [
                Beat::Came { goods: Goods::from_lanes([0, 0, 0, 2, 0, 3, 0]), to: Holder::Centre },
                Beat::Came {
                    goods: Goods::from_lanes([1, 0, 0, 0, 0, 0, 0]),
                    to: Holder::Seat(seat)
                },
                Beat::Event(Event::TurnEnded { seat }),
            ]
        );
        assert_eq!(runs.finish(), None);
    }
}
