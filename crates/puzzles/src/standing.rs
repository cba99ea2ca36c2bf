//! How well a player solves puzzles.

use core::fmt;
use core::str::FromStr;

use crate::difficulty::chance_to_miss;

/// How much one puzzle can change a rating: much at first, less when it is known better.
const STEPS: (f64, f64) = (80.0, 24.0);
/// After this many puzzles a rating is known well.
const KNOWN_AFTER: f64 = 20.0;

/// A player's rating and streak.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The rating, on the scale of the puzzles.
    pub rating: f64,
    /// How many puzzles were tried.
    pub tried: u32,
    /// How many of them were solved.
    pub solved: u32,
    /// How many were solved in a row.
    pub streak: u32,
    /// The longest streak.
    pub longest: u32,
}

impl Default for Standing {
    fn default() -> Standing {
        Standing { rating: 1000.0, tried: 0, solved: 0, streak: 0, longest: 0 }
    }
}

impl Standing {
    /// The standing after a puzzle of this rating.
    pub fn after(self, puzzle: u16, is_right: bool) -> Standing {
        let known = (f64::from(self.tried) / KNOWN_AFTER).min(1.0);
        let step = STEPS.0 + (STEPS.1 - STEPS.0) * known;
        let miss = chance_to_miss(self.rating, puzzle.into());
        let change = step * if is_right { miss } else { miss - 1.0 };
        let streak = if is_right { self.streak + 1 } else { 0 };
        Standing {
            rating: (self.rating + change).clamp(100.0, 3000.0),
            tried: self.tried + 1,
            solved: self.solved + u32::from(is_right),
            streak,
            longest: self.longest.max(streak),
        }
    }

    /// The rating as people read it.
    pub fn shown(self) -> u32 {
        self.rating.round() as u32
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Standing { rating, tried, solved, streak, longest } = self;
        write!(f, "{rating:.1} {tried} {solved} {streak} {longest}")
    }
}

/// The text is no standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStanding;

impl FromStr for Standing {
    type Err = NoStanding;

    fn from_str(text: &str) -> Result<Standing, NoStanding> {
        let parts: Vec<&str> = text.split(' ').collect();
        let &[rating, tried, solved, streak, longest] = &parts[..] else { return Err(NoStanding) };
        let number = |text: &str| text.parse::<u32>().map_err(|_| NoStanding);
        let rating: f64 = rating.parse().map_err(|_| NoStanding)?;
        if !(100.0..=3000.0).contains(&rating) {
            return Err(NoStanding);
        }
        Ok(Standing {
            rating,
            tried: number(tried)?,
            solved: number(solved)?,
            streak: number(streak)?,
            longest: number(longest)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solving_raises_and_missing_lowers_it() {
        let start = Standing::default();
        let solved = start.after(1000, true);
        assert!(solved.rating > start.rating && solved.streak == 1 && solved.solved == 1);
        let hard = start.after(1800, true);
        assert!(hard.rating > solved.rating, "a harder one counts more");
        let missed = solved.after(1000, false);
        assert!(missed.rating < solved.rating);
        assert_eq!((missed.streak, missed.longest, missed.tried), (0, 1, 2));
    }

    #[test]
    fn a_rating_approaches_that_of_the_puzzles_half_of_which_are_solved() {
        let mut standing = Standing::default();
        for puzzle in 0..200 {
            standing = standing.after(1600, puzzle % 2 == 0);
        }
        assert!((standing.rating - 1600.0).abs() < 40.0, "{}", standing.rating);
    }

    #[test]
    fn what_is_stored_is_read_again_and_damage_is_noticed() {
        let standing = Standing::default().after(1200, true).after(1300, true);
        let again: Standing = standing.to_string().parse().expect("stored by us");
        assert_eq!(again.to_string(), standing.to_string());
        for damaged in ["", "NaN 1 1 1 1", "1000 1 1 1", "1000.0 1 1 x 1", "9999 1 1 1 1"] {
            assert_eq!(damaged.parse::<Standing>(), Err(NoStanding), "{damaged}");
        }
    }
}
