//! The places of a table that one can point at.

use havana_rules::{BuildingId, Card, Decision, End, Loot, Loss, Material, Seat};

/// A place of the table that one can point at to decide something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A card of one's own hand.
    Hand(Card),
    /// One of one's own two laid-out cards.
    Laid(Card),
    /// A card of one's own discard pile.
    Discard(Card),
    /// A building at an end of a row.
    End(End),
    /// A building inside a row, which nobody can take.
    Inner(BuildingId),
    /// A building of the draw pile.
    Pile(BuildingId),
    /// A player.
    Player(Seat),
    /// A worker or a material that lies before a player.
    Purse(Seat, Loss),
    /// A material in the centre.
    Centre(Material),
    /// Pay for one more of these with five others (R4.6).
    Replace(Loss),
    /// Pay for one more of these as printed.
    Keep(Loss),
    /// The answer yes.
    Yes,
    /// The answer no, none, or nothing more.
    No,
}

impl Spot {
    /// Whether the decision takes what lies here.
    pub(crate) fn is_part_of(self, decision: Decision) -> bool {
        match decision {
            Decision::Swap { bring, replace } => {
                self == Spot::Pile(bring) || self == Spot::End(replace)
            }
            Decision::Open(low, high) => self == Spot::Hand(low) || self == Spot::Hand(high),
            Decision::First(card) => self == Spot::Laid(card),
            Decision::Refresh(Some(card)) => self == Spot::Discard(card),
            Decision::Conserve(Some(end)) | Decision::Build { end, .. } => self == Spot::End(end),
            Decision::Refresh(None)
            | Decision::Conserve(None)
            | Decision::EndTurn
            | Decision::TakeBack(false) => self == Spot::No,
            Decision::Tax { victim, loss } => self == Spot::Purse(victim, loss),
            Decision::RobPesos { victim } => self == Spot::Player(victim),
            Decision::RobMaterials { victim, loot } => match self {
                Spot::Player(seat) => seat == victim,
                Spot::Purse(seat, Loss::Material(material)) => {
                    seat == victim && holds(loot, material)
                }
                _ => false,
            },
            Decision::Mama(colours) => match self {
                Spot::Centre(material) => colours.goods().of(material) > 0,
                _ => false,
            },
            Decision::Lay { card, cover } => self == Spot::Hand(card) || self == Spot::Laid(cover),
            Decision::TakeBack(true) => self == Spot::Yes,
        }
    }
}

fn holds(loot: Loot, material: Material) -> bool {
    loot.goods().of(material) > 0
}
