//! The questions a player is asked.

use havana_rules::Choice;

use crate::names::Names;
use crate::words::Words;

impl Words {
    /// The question that a decision answers.
    pub fn choice(self, choice: &Choice, names: &Names) -> String {
        self.text(match choice {
            Choice::Swap => "choice-swap",
            Choice::Opening => "choice-opening",
            Choice::First => "choice-first",
            Choice::Refreshment => "choice-refreshment",
            Choice::Conservation => "choice-conservation",
            Choice::Tax { victim } => {
                return self.say("choice-tax", &[("victim", names.of(*victim).into())]);
            }
            Choice::PesoThief => "choice-peso-thief",
            Choice::MaterialsThief => "choice-materials-thief",
            Choice::Mama => "choice-mama",
            Choice::Build => "choice-build",
            Choice::Lay => "choice-lay",
            Choice::TakeBack => "choice-take-back",
        })
    }
}
