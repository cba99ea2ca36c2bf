//! The ideas of the game.

use havana_rules::Card;
use serde::{Deserialize, Serialize};

/// An idea that a learner is told once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Idea {
    /// What the game is about.
    Welcome,
    /// Two cards form a number (R2.5).
    TwoCards,
    /// The lower number acts first (R3.1).
    Order,
    /// Only the ends can be built (R4.4).
    Build,
    /// Where the payment goes (R4.5).
    Pay,
    /// Five for one (R4.6).
    Five,
    /// What comes to the centre after each round (R5.1).
    Supplies,
    /// A new card covers an old one (R6.1).
    NewCard,
    /// The discard pile comes back (R6.3).
    TakeBack,
    /// An end building leaves the game (R7.3a).
    Conservation,
    /// Thieves and taxes reach those still to come (R7.3b, R7.5, R7.6).
    Thieves,
    /// Nobody takes anything from the protected (R7.2a).
    Protection,
    /// Half of what lies in the centre (R7.2b, R7.8, R7.9).
    Centre,
    /// The first gets two, the others one (R7.4a, R7.4b, R7.7).
    Workers,
    /// How the game ends (R8.1).
    End,
    /// All has been told.
    Done,
    // What follows was added later: saved games contain the place in this list.
    /// What to try in the first round.
    Goal,
    /// They tried it.
    GoalMet,
    /// They opened in another way.
    GoalMissed,
    /// Their number made them last (R3.1).
    Last,
    /// Their number made them first (R3.1).
    First,
    /// A card of theirs could do nothing (R4.2).
    Nothing,
    /// They built for the first time.
    FirstBuilding,
    /// What a card does.
    Card(Card),
}

/// The part of the table that an idea is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// One's own hand.
    Hand,
    /// The order of the round.
    Order,
    /// The centre with the stock and the bag.
    Centre,
    /// The rows of buildings.
    Rows,
    /// The decision being made.
    Decision,
    /// One's own two laid-out cards.
    Laid,
    /// One's own goods.
    Purse,
    /// One's own hand size and discard pile.
    Piles,
    /// One's own points against the target.
    Points,
}

impl Idea {
    /// All ideas; where several matter at once, the earlier one is told first.
    pub const ALL: [Idea; 36] = [
        Idea::Welcome,
        Idea::TwoCards,
        Idea::Goal,
        Idea::Order,
        Idea::GoalMet,
        Idea::GoalMissed,
        Idea::Last,
        Idea::First,
        Idea::Nothing,
        Idea::Build,
        Idea::Pay,
        Idea::Five,
        Idea::Supplies,
        Idea::NewCard,
        Idea::TakeBack,
        Idea::Conservation,
        Idea::Thieves,
        Idea::Protection,
        Idea::Centre,
        Idea::Workers,
        Idea::End,
        Idea::Done,
        Idea::FirstBuilding,
        Idea::Card(Card::Siesta),
        Idea::Card(Card::Refreshment),
        Idea::Card(Card::Protection),
        Idea::Card(Card::Debris),
        Idea::Card(Card::Conservation),
        Idea::Card(Card::TaxCollector),
        Idea::Card(Card::Worker),
        Idea::Card(Card::Architect),
        Idea::Card(Card::PesoThief),
        Idea::Card(Card::MaterialsThief),
        Idea::Card(Card::BlackMarket),
        Idea::Card(Card::Pesos),
        Idea::Card(Card::Mama),
    ];

    /// Whether it is a step of the lesson; the others answer to what a learner does.
    pub const fn is_step(self) -> bool {
        !matches!(
            self,
            Idea::GoalMet
                | Idea::GoalMissed
                | Idea::Last
                | Idea::First
                | Idea::Nothing
                | Idea::FirstBuilding
                | Idea::Card(_)
        )
    }

    /// The number of steps of the lesson.
    pub fn steps() -> usize {
        Idea::ALL.into_iter().filter(|idea| idea.is_step()).count()
    }

    /// Its name in the texts: `lesson-two-cards-title`. A card has its own texts.
    pub const fn key(self) -> &'static str {
        match self {
            Idea::Welcome => "welcome",
            Idea::TwoCards => "two-cards",
            Idea::Order => "order",
            Idea::Build => "build",
            Idea::Pay => "pay",
            Idea::Five => "five",
            Idea::Supplies => "supplies",
            Idea::NewCard => "new-card",
            Idea::TakeBack => "take-back",
            Idea::Conservation => "conservation",
            Idea::Thieves => "thieves",
            Idea::Protection => "protection",
            Idea::Centre => "centre",
            Idea::Workers => "workers",
            Idea::End => "end",
            Idea::Done => "done",
            Idea::Goal => "goal",
            Idea::GoalMet => "goal-met",
            Idea::GoalMissed => "goal-missed",
            Idea::Last => "last",
            Idea::First => "first",
            Idea::Nothing => "nothing",
            Idea::FirstBuilding => "first-building",
            Idea::Card(card) => card.key(),
        }
    }

    /// The idea that must have been told before.
    pub(super) const fn builds_on(self) -> Option<Idea> {
        match self {
            Idea::Pay | Idea::Five => Some(Idea::Build),
            Idea::Goal => Some(Idea::TwoCards),
            Idea::GoalMet | Idea::GoalMissed => Some(Idea::Goal),
            Idea::FirstBuilding => Some(Idea::Pay),
            Idea::Protection => Some(Idea::Thieves),
            _ => None,
        }
    }

    /// The part of the table it is about, if it is about one.
    pub const fn part(self) -> Option<Part> {
        Some(match self {
            Idea::Welcome | Idea::Done => return None,
            Idea::TwoCards | Idea::Goal | Idea::Card(_) => Part::Hand,
            Idea::Order | Idea::Last | Idea::First => Part::Order,
            Idea::Centre | Idea::Supplies | Idea::Workers => Part::Centre,
            Idea::Build | Idea::Conservation | Idea::GoalMet | Idea::GoalMissed => Part::Rows,
            Idea::Pay | Idea::Five => Part::Decision,
            Idea::NewCard | Idea::Protection | Idea::Nothing => Part::Laid,
            Idea::TakeBack => Part::Piles,
            Idea::Thieves => Part::Purse,
            Idea::End | Idea::FirstBuilding => Part::Points,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ideas_keep_their_places_in_saved_games() {
        let saved = |idea: Idea| postcard::to_allocvec(&idea).unwrap();
        assert_eq!(saved(Idea::Welcome), [0]);
        assert_eq!(saved(Idea::Done), [15]);
        assert_eq!(saved(Idea::Goal), [16]);
        assert_eq!(saved(Idea::Card(Card::Mama)), [23, 12]);
    }
}
