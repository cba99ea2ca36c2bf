//! What can be heard.

use havana_rules::Event;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Something was chosen.
    Click,
    /// A card is laid or revealed.
    Card,
    /// Pesos come.
    Coin,
    /// Materials or workers move.
    Cube,
    /// Someone is robbed or taxed.
    Theft,
    /// A building is bought.
    Build,
    /// The player at the screen is asked.
    YourTurn,
    /// The end of a game.
    Over,
    /// The end of a game that the player at the screen has won.
    Won,
}

impl Sound {
    /// The sound of an event, if it has one.
    pub(super) fn of(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::PairRevealed { .. } | Event::CardRevealed { .. } | Event::CardLaid { .. } => {
                Sound::Card
            }
            Event::PesosFromStock { .. } => Sound::Coin,
            Event::MaterialDrawn { .. }
            | Event::TakenFromCentre { .. }
            | Event::WorkersHired { .. } => Sound::Cube,
            Event::PesosStolen { .. } | Event::MaterialsStolen { .. } | Event::Taxed { .. } => {
                Sound::Theft
            }
            Event::Built { .. } => Sound::Build,
            _ => return None,
        })
    }
}
