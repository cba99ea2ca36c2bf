//! The reader, if they played the game, and how well they decided.

use core::fmt;

use havana_rules::Seat;
use havana_study::{Analysis, Grade};

/// Thousandths of a point, in which the page stores what decisions lost.
const THOUSANDTHS: f64 = 1000.0;

/// What decisions lost in sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accuracy {
    /// How many decisions there were with more than one option.
    pub decisions: u32,
    /// What they lost, in thousandths of a point.
    pub lost: u64,
}

impl Accuracy {
    /// What a decision lost on average, in points.
    pub(crate) fn by_decision(self) -> f64 {
        self.lost as f64 / THOUSANDTHS / f64::from(self.decisions.max(1))
    }
}

impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.decisions, self.lost)
    }
}

/// The reader, if they played the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Their seat.
    pub seat: Seat,
    /// The number of their earlier games that are known.
    pub games: u32,
    /// What the decisions of these games lost.
    pub earlier: Accuracy,
}

impl Reader {
    /// The reader from four numbers: the seat, the number of earlier games, how many decisions
    /// these had, and what they lost. `None` if the text is no reader of a game of so many players.
    pub fn from_text(text: &str, players: usize) -> Option<Reader> {
        let numbers: Vec<u64> =
            text.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let [seat, games, decisions, lost] = numbers[..] else { return None };
        let seat = *Seat::ALL.get(..players)?.get(usize::try_from(seat).ok()?)?;
        let earlier = Accuracy { decisions: decisions.try_into().ok()?, lost };
        Some(Reader { seat, games: games.try_into().ok()?, earlier })
    }

    /// How well they decided in this game.
    pub(crate) fn accuracy(self, analysis: &Analysis) -> Accuracy {
        let chosen = analysis.decisions(self.seat).map(|(_, weighing)| weighing);
        let chosen = chosen.filter(|weighing| weighing.grade() != Grade::Forced);
        let lost = analysis.account(self.seat).own.size().points() * THOUSANDTHS;
        // A sum of losses is not negative.
        #[expect(clippy::cast_sign_loss)]
        Accuracy { decisions: chosen.count() as u32, lost: lost.round() as u64 }
    }
}
