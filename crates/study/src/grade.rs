//! How good a decision was, in a word.

use serde::{Deserialize, Serialize};

use crate::share::Share;

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// There was only one decision.
    Forced,
    /// No better one was found.
    Best,
    /// The difference to the best one is within the noise of the analysis.
    TooClose,
    /// Hardly worse than the best one.
    Fine,
    /// It lost 2 percentage points or more.
    Inaccuracy,
    /// It lost 5 percentage points or more.
    Mistake,
    /// It lost 10 percentage points or more.
    Blunder,
}

impl Grade {
    /// All grades.
    pub const ALL: [Grade; 7] = [
        Grade::Forced,
        Grade::Best,
        Grade::TooClose,
        Grade::Fine,
        Grade::Inaccuracy,
        Grade::Mistake,
        Grade::Blunder,
    ];

    const INACCURACY: Share = Share::of_points(2);
    const MISTAKE: Share = Share::of_points(5);
    const BLUNDER: Share = Share::of_points(10);

    /// The grade of a decision that is not the best one. A loss counts if it is more than two
    /// standard errors.
    pub(crate) fn of_loss(loss: Share, error: Share) -> Grade {
        match loss {
            _ if loss <= error + error => Grade::TooClose,
            loss if loss >= Grade::BLUNDER => Grade::Blunder,
            loss if loss >= Grade::MISTAKE => Grade::Mistake,
            loss if loss >= Grade::INACCURACY => Grade::Inaccuracy,
            _ => Grade::Fine,
        }
    }

    /// Its name in other programs.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Forced => "forced",
            Grade::Best => "best",
            Grade::TooClose => "too_close",
            Grade::Fine => "fine",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_needs_a_loss_beyond_the_noise() {
        let grade = |loss, error| Grade::of_loss(Share::of_points(loss), Share::of_points(error));
        assert_eq!(grade(1, 0), Grade::Fine);
        assert_eq!(grade(2, 0), Grade::Inaccuracy);
        assert_eq!(grade(5, 2), Grade::Mistake);
        assert_eq!(grade(10, 4), Grade::Blunder);
        assert_eq!(grade(10, 5), Grade::TooClose);
        assert_eq!(grade(0, 0), Grade::TooClose);
    }
}
