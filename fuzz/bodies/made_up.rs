//! Inputs made up from bytes, legal or not: every byte means something, and no decision is out of
//! reach.

use std::cmp::Ordering;

use havana_rules::{
    BuildingId, Card, Choice, Colours, Decision, Drawn, End, Lineup, Loot, Loss, Material, Payment,
    Pending, Seat, State,
};

/// Bytes, used up one by one; zeros after that.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl Bytes<'_> {
    pub(super) fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn byte(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[usize::from(self.byte()) % things.len()]
    }

    /// Mostly small; now and then any number at all.
    fn count(&mut self) -> u8 {
        match self.byte() {
            byte @ 0..240 => byte % 4,
            _ => self.byte(),
        }
    }

    fn colours(&mut self) -> Colours {
        Colours::from_array([self.count(), self.count(), self.count(), self.count()])
    }

    fn payment(&mut self) -> Payment {
        if self.byte() < 128 {
            return Payment::PLAIN;
        }
        Payment { debris_for: self.colours(), pesos_for_workers: self.count() }
    }

    fn loot(&mut self) -> Loot {
        match self.byte() % 8 {
            0 => Loot::Nothing,
            1..4 => Loot::One(self.one_of(&Material::ALL)),
            _ => Loot::Two(self.one_of(&Material::ALL), self.one_of(&Material::ALL)),
        }
    }

    fn loss(&mut self) -> Loss {
        match self.byte() % 4 {
            0 => Loss::Worker,
            _ => Loss::Material(self.one_of(&Material::ALL)),
        }
    }

    fn building(&mut self) -> BuildingId {
        let buildings: Vec<BuildingId> = BuildingId::all().collect();
        self.one_of(&buildings)
    }

    /// A decision, mostly of the kind that is due.
    pub(super) fn decision(&mut self, state: &State) -> Decision {
        let kind = match (self.byte(), state.pending()) {
            (byte @ 64.., Pending::Decide { choice, .. }) => kind_of(choice, byte),
            (byte, _) => byte % 13,
        };
        match kind {
            0 => Decision::Swap { bring: self.building(), replace: self.one_of(&End::ALL) },
            1 => Decision::Open(self.one_of(&Card::ALL), self.one_of(&Card::ALL)),
            2 => Decision::First(self.one_of(&Card::ALL)),
            3 => Decision::Refresh((self.byte() > 32).then(|| self.one_of(&Card::ALL))),
            4 => Decision::Conserve((self.byte() > 32).then(|| self.one_of(&End::ALL))),
            5 => Decision::Tax { victim: self.one_of(&Seat::ALL), loss: self.loss() },
            6 => Decision::RobPesos { victim: self.one_of(&Seat::ALL) },
            7 => Decision::RobMaterials { victim: self.one_of(&Seat::ALL), loot: self.loot() },
            8 => Decision::Mama(self.colours()),
            9 => Decision::Build { end: self.one_of(&End::ALL), payment: self.payment() },
            10 => Decision::EndTurn,
            11 => Decision::Lay { card: self.one_of(&Card::ALL), cover: self.one_of(&Card::ALL) },
            _ => Decision::TakeBack(self.byte() < 128),
        }
    }

    /// A draw of any kind.
    pub(super) fn drawn(&mut self) -> Drawn {
        match self.byte() % 8 {
            0 => {
                let mut seats = Seat::ALL;
                seats.rotate_left(usize::from(self.byte() % 4));
                let players = usize::from(self.byte() % 5);
                Drawn::Ages(Lineup::new(&seats[..players]).unwrap_or(Lineup::by_number(0)))
            }
            1..4 => Drawn::Building(self.building()),
            _ => Drawn::Material(self.one_of(&Material::ALL)),
        }
    }
}

/// Decisions are numbered like the choices they answer, but a choice to build has two: a building,
/// or the end of the turn.
fn kind_of(choice: Choice, byte: u8) -> u8 {
    let (number, build) = (choice.number() as u8, Choice::Build.number() as u8);
    match number.cmp(&build) {
        Ordering::Less => number,
        Ordering::Equal => number + byte % 2,
        Ordering::Greater => number + 1,
    }
}
