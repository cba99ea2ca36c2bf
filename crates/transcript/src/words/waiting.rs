//! What a game waits for, in words.

use havana_rules::{Choice, Draw, Holder, Open, Pending};

use super::Words;
use super::events::row_name;

impl Words {
    /// What has to come next at this table.
    pub fn waiting(&self, open: &Open) -> String {
        match open.pending() {
            Pending::Decide { seats, choice } => {
                format!("{} to choose {}", self.seats(seats.iter()), self.choice(choice))
            }
            Pending::Chance(Draw::Ages { .. }) => "the order of age to be drawn".to_owned(),
            Pending::Chance(Draw::Building { row, .. }) => {
                format!("a building to be drawn for the {}", row_name(row))
            }
            Pending::Chance(Draw::Material { to: Holder::Centre, .. }) => {
                "a material to be drawn for the centre".to_owned()
            }
            Pending::Chance(Draw::Material { to: Holder::Seat(seat), .. }) => {
                format!("a material to be drawn for {}", self.names().of_seat(seat))
            }
            Pending::Over(_) => "nothing: the game is over".to_owned(),
        }
    }

    fn choice(&self, choice: Choice) -> String {
        let says = match choice {
            Choice::Swap => "a building worth 1 to 3 points to swap in",
            Choice::Opening => "two opening cards",
            Choice::First => "which card acts first",
            Choice::Refreshment => "a card to take back, or none",
            Choice::Conservation => "a building to remove, or none",
            Choice::Tax { victim } => {
                return format!("what {} loses to the Tax Collector", self.names().of_seat(victim));
            }
            Choice::PesoThief => "whose pesos to steal",
            Choice::MaterialsThief => "whose materials to steal, and which",
            Choice::Mama => "which coloured materials to take from the centre",
            Choice::Build => "what to build, or to end the turn",
            Choice::Lay => "a card to place face down, and which one to cover",
            Choice::TakeBack => "whether to take back the discard pile",
        };
        says.to_owned()
    }
}
