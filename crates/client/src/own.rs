//! The finished games that the reader played: at which seat, and how well an analysis found that
//! they decided. As the browser stores it: a line for each game, the latest first.

use core::fmt;

use havana_rules::Seat;

/// The number of games that are remembered.
const MOST_GAMES: usize = 100;
/// The number of earlier games that a game is compared with.
const COMPARED: usize = 10;
/// No game has more decisions of one player, and no decision loses more than the whole win.
const MOST_DECISIONS: u32 = 10_000;
const MOST_LOST: u32 = 100_000;

/// What decisions lost in sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LossTotal {
    /// How many decisions there were with more than one option.
    pub decisions: u32,
    /// What they lost, in thousandths of a percentage point of the win.
    pub lost: u64,
}

impl LossTotal {
    /// From text, as [`LossTotal`] is written; `None` if it is none.
    pub fn from_text(text: &str) -> Option<LossTotal> {
        let (decisions, lost) = text.split_once(' ')?;
        let (decisions, lost) = (decisions.parse().ok()?, lost.parse().ok()?);
        let is_possible = (1..=MOST_DECISIONS).contains(&decisions)
            && lost <= u64::from(decisions) * u64::from(MOST_LOST);
        is_possible.then_some(LossTotal { decisions, lost })
    }
}

impl fmt::Display for LossTotal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.decisions, self.lost)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OwnGame {
    key: u64,
    seat: Seat,
    lost: Option<LossTotal>,
}

/// The finished games that the reader played. A game is named by the link that carries it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnGames(Vec<OwnGame>);

impl OwnGames {
    /// The stored games; lines that cannot be read are left out.
    pub fn from_text(text: &str) -> OwnGames {
        OwnGames(text.lines().filter_map(OwnGame::from_text).take(MOST_GAMES).collect())
    }

    /// Remembers a game that has just been finished, or found; a known one keeps its place.
    pub fn add(&mut self, game: &str, seat: Seat) {
        let key = key(game);
        if self.0.iter().all(|own| own.key != key) {
            self.0.insert(0, OwnGame { key, seat, lost: None });
            self.0.truncate(MOST_GAMES);
        }
    }

    /// The seat at which the reader played this game.
    pub fn seat(&self, game: &str) -> Option<Seat> {
        let key = key(game);
        self.0.iter().find(|own| own.key == key).map(|own| own.seat)
    }

    /// Remembers how well the reader decided in a game of theirs.
    pub fn set_loss(&mut self, game: &str, lost: LossTotal) {
        let key = key(game);
        if let Some(own) = self.0.iter_mut().find(|own| own.key == key) {
            own.lost = Some(lost);
        }
    }

    /// How many games before this one were analysed, at most ten, and what their decisions lost in
    /// sum.
    pub fn before(&self, game: &str) -> (usize, LossTotal) {
        let key = key(game);
        let earlier = self.0.iter().skip_while(|own| own.key != key).skip(1);
        let analysed = earlier.filter_map(|own| own.lost).take(COMPARED);
        analysed.fold((0, LossTotal::default()), |(games, sum), one| {
            let sum =
                LossTotal { decisions: sum.decisions + one.decisions, lost: sum.lost + one.lost };
            (games + 1, sum)
        })
    }

    /// Forgets a game.
    pub fn remove(&mut self, game: &str) {
        let key = key(game);
        self.0.retain(|own| own.key != key);
    }
}

impl fmt::Display for OwnGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for OwnGame { key, seat, lost } in &self.0 {
            write!(f, "{key:x} {}", seat.index())?;
            if let Some(lost) = lost {
                write!(f, " {lost}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl OwnGame {
    fn from_text(line: &str) -> Option<OwnGame> {
        let mut parts = line.splitn(3, ' ');
        let key = u64::from_str_radix(parts.next()?, 16).ok()?;
        let seat = *Seat::ALL.get(parts.next()?.parse::<usize>().ok()?)?;
        let lost = parts.next().and_then(LossTotal::from_text);
        Some(OwnGame { key, seat, lost })
    }
}

/// A short name of a game: its link by FNV-1a, which is the same in every version.
fn key(game: &str) -> u64 {
    game.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lost(decisions: u32, lost: u64) -> LossTotal {
        LossTotal { decisions, lost }
    }

    #[test]
    fn a_game_is_compared_with_those_before_it() {
        let mut own = OwnGames::default();
        for number in 0..15_u32 {
            own.add(&format!("game {number}"), Seat::ALL[1]);
        }
        assert_eq!(own.before("game 14"), (0, LossTotal::default()), "none is analysed");
        for number in 0..15_u32 {
            own.set_loss(&format!("game {number}"), lost(10, u64::from(number)));
        }
        // The ten before game 12 are 2 to 11.
        assert_eq!(own.before("game 12"), (10, lost(100, 65)));
        assert_eq!(own.before("game 1"), (1, lost(10, 0)));
        assert_eq!(own.before("game 0"), (0, LossTotal::default()));
        assert_eq!(own.before("of others"), (0, LossTotal::default()));
        // To look at a game again does not make it the latest.
        own.add("game 1", Seat::ALL[1]);
        assert_eq!(own.before("game 1"), (1, lost(10, 0)));
        assert_eq!(OwnGames::from_text(&own.to_string()), own);
        own.remove("game 0");
        assert_eq!((own.before("game 1").0, own.seat("game 0")), (0, None));
    }

    #[test]
    fn nothing_of_others_is_remembered() {
        let mut own = OwnGames::default();
        own.set_loss("of others", lost(5, 5));
        assert_eq!((own.seat("of others"), own.to_string().as_str()), (None, ""));
    }

    #[test]
    fn what_cannot_be_read_is_left_out_and_the_rest_is_bounded() {
        let mut own = OwnGames::default();
        own.add("a game", Seat::ALL[3]);
        own.set_loss("a game", lost(40, 90_000));
        let line = own.to_string();
        for broken in ["", "\n\n", "x 1\n", "ff\n", "ff 4 1 1\n", "ff -1\n", "🦀\n"] {
            assert_eq!(OwnGames::from_text(&format!("{broken}{line}")), own, "{broken}");
        }
        // Numbers that no game has are none.
        for lost in ["0 0", "1 100001", "10001 0", "1", "1 -1", "99999999999999999999 1", "1 1 1"] {
            let read = OwnGames::from_text(&format!("ff 2 {lost}\n0 0"));
            assert_eq!(read.to_string(), "ff 2\n0 0\n", "{lost}");
        }
        for number in 0..1000 {
            own.add(&format!("game {number}"), Seat::ALL[0]);
        }
        assert_eq!(own.to_string().lines().count(), MOST_GAMES);
        let many = "1 1 1000 1\n".repeat(100_000);
        assert_eq!(OwnGames::from_text(&many).to_string().lines().count(), MOST_GAMES);
    }
}
