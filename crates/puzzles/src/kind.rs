//! What the decision of a puzzle is about.

use havana_rules::Choice;

/// What the decision of a puzzle is about: a [`Choice`] without its details.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Which cheap building comes to which end.
    Swap,
    /// Two opening cards.
    Opening,
    /// Which of two cards acts first.
    First,
    /// A card back from the discard pile.
    Refreshment,
    /// An end building to remove.
    Conservation,
    /// What a taxed player loses.
    Tax,
    /// Whose pesos.
    PesoThief,
    /// Whose materials, and which.
    MaterialsThief,
    /// Which colours from the centre.
    Mama,
    /// What to build.
    Build,
    /// Which card to lay, and on which.
    Lay,
    /// Whether to take the discard pile back.
    TakeBack,
}

impl From<Choice> for Kind {
    fn from(choice: Choice) -> Kind {
        match choice {
            Choice::Swap => Kind::Swap,
            Choice::Opening => Kind::Opening,
            Choice::First => Kind::First,
            Choice::Refreshment => Kind::Refreshment,
            Choice::Conservation => Kind::Conservation,
            Choice::Tax { .. } => Kind::Tax,
            Choice::PesoThief => Kind::PesoThief,
            Choice::MaterialsThief => Kind::MaterialsThief,
            Choice::Mama => Kind::Mama,
            Choice::Build => Kind::Build,
            Choice::Lay => Kind::Lay,
            Choice::TakeBack => Kind::TakeBack,
        }
    }
}

impl Kind {
    /// Its name in reports.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Swap => "swap",
            Kind::Opening => "opening",
            Kind::First => "first",
            Kind::Refreshment => "refreshment",
            Kind::Conservation => "conservation",
            Kind::Tax => "tax",
            Kind::PesoThief => "peso thief",
            Kind::MaterialsThief => "materials thief",
            Kind::Mama => "mama",
            Kind::Build => "build",
            Kind::Lay => "lay",
            Kind::TakeBack => "take back",
        }
    }
}
