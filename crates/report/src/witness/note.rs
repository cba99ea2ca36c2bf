//! The counts of one game.

use havana_rules::{BuildingId, Card, Ending, Goods, Lineup, Seat, Seats};

/// The kinds of goods that are distinguished; coloured materials count together, because their mix
/// depends on the draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Coloured,
    Debris,
    Pesos,
    Workers,
}

impl Kind {
    /// All kinds of goods.
    pub const ALL: [Kind; 4] = [Kind::Coloured, Kind::Debris, Kind::Pesos, Kind::Workers];

    pub const fn short_name(self) -> &'static str {
        match self {
            Kind::Coloured => "coloured",
            other => other.name(),
        }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Coloured => "coloured materials",
            Kind::Debris => "debris",
            Kind::Pesos => "pesos",
            Kind::Workers => "workers",
        }
    }
}

/// Counts of goods by [`Kind`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Amount(pub [u16; 4]);

impl From<Goods> for Amount {
    fn from(goods: Goods) -> Amount {
        Amount([goods.coloured(), goods.debris(), goods.pesos(), goods.workers()].map(u16::from))
    }
}

impl core::ops::AddAssign for Amount {
    fn add_assign(&mut self, other: Amount) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, more)| *sum += more);
    }
}

/// Where goods go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sink {
    Buildings,
    TaxCollector,
    PesoThief,
    MaterialsThief,
    Kept,
}

impl Sink {
    /// All of them.
    pub const ALL: [Sink; 5] =
        [Sink::Buildings, Sink::TaxCollector, Sink::PesoThief, Sink::MaterialsThief, Sink::Kept];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Sink::Buildings => "paid for buildings",
            Sink::TaxCollector => "lost to taxes",
            Sink::PesoThief => "lost to the Pesos Thief",
            Sink::MaterialsThief => "lost to the Materials Thief",
            Sink::Kept => "left at the end",
        }
    }
}

/// Who takes from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offence {
    PesoThief,
    MaterialsThief,
    TaxCollector,
}

impl Offence {
    /// All of them.
    pub const ALL: [Offence; 3] =
        [Offence::PesoThief, Offence::MaterialsThief, Offence::TaxCollector];

    /// The card that does it.
    pub const fn card(self) -> Card {
        match self {
            Offence::PesoThief => Card::PesoThief,
            Offence::MaterialsThief => Card::MaterialsThief,
            Offence::TaxCollector => Card::TaxCollector,
        }
    }
}

/// What one player did with one of their cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardNote {
    /// How often it was laid out, including the opening.
    pub laid: u16,
    /// Whether it was one of the opening pair.
    pub opened: bool,
    /// The rounds that began with it laid out.
    pub rounds: u16,
    /// How often its action was carried out.
    pub acted: u16,
    /// How often the action had no effect.
    pub idle: u16,
}

/// The counts of one player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayerNote {
    /// The points at the end.
    pub points: u8,
    /// The rounds in which they were first in order.
    pub firsts: u16,
    pub cards: [CardNote; Card::COUNT],
    /// The goods dealt before the first round.
    pub dealt: Amount,
    /// What each of their cards brought.
    pub gains: [Amount; Card::COUNT],
    /// By [`Sink`].
    pub sinks: [Amount; Sink::ALL.len()],
    /// How often they lost something, by [`Offence`].
    pub suffered: [u16; Offence::ALL.len()],
}

/// How a building left its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gone {
    /// A player bought it.
    Built { by: Seat, round: u16, paid: Goods },
    /// R7.3a: a player removed it.
    Removed,
}

/// What became of one building.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BuildingNote {
    /// The round since which it was at an end.
    pub at_end_since: Option<u16>,
    /// How it left its row, if it did.
    pub gone: Option<Gone>,
}

/// The counts of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameNote {
    /// How many rounds were begun.
    pub rounds: u16,
    /// Why it ended.
    pub ending: Ending,
    /// Who won or shared the win.
    pub winners: Seats,
    /// The seats by age.
    pub oldest_first: Lineup,
    /// By seat.
    pub players: Vec<PlayerNote>,
    pub buildings: [BuildingNote; BuildingId::COUNT],
    /// What all players together had when each round began.
    pub purses: Vec<Amount>,
    /// How often another player took the lead alone.
    pub leader_changes: u16,
    /// Who led alone when half of the rounds were played.
    pub led_at_half: Option<Seat>,
}

impl GameNote {
    /// The part of the win that a seat has.
    pub fn won(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// The players with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &PlayerNote)> {
        Seat::ALL.into_iter().zip(&self.players)
    }
}
