//! The deal of the day, played alone against the same bots as everyone.

use havana_bots::Level;
use havana_protocol::Day;
use havana_rules::{Deck, Seat};
use havana_table::{Deal, Dice, Purpose, Record, Seed};
use serde::{Deserialize, Serialize};

use crate::kept;
use crate::plan::Plan;
use crate::saved::SavedGame;
use crate::session::Session;
use crate::setup::{Setup, SetupWrong, Sitter};
use crate::story::Story;

/// The series of the deals of the days; see [`Seed::of_game`].
const SERIES: u64 = u64::from_le_bytes(*b"day deal");
/// The seat of the person.
const PERSON: Seat = Seat::ALL[0];
/// The number of results that are stored: two years.
const MOST_RESULTS: usize = 731;
/// A round with at least this many points is a good one.
const GOOD_ROUND: u8 = 4;
/// What stands for a round, by its grade.
const SYMBOLS: [char; 3] = ['⬜', '🟨', '🟩'];

/// The deal of a day without a server, and the seed of its bots. They follow from the date, so
/// everyone can foresee them, and nothing is ranked by them.
pub fn deal_of(day: Day) -> (Deal, u64) {
    let number = u64::from(day.number());
    (Deal::new(Seed::of_game(SERIES, number, Purpose::Dice)), SERIES.wrapping_add(number))
}

/// The table of every day: a person and three bots, the house deck, the usual points.
pub fn table_of_the_day(usual_name: impl Fn(usize, Sitter) -> String) -> Setup {
    let [one, other, third] = Level::OF_THE_DAY.map(Sitter::Bot);
    Plan::of(&[Sitter::Person, one, other, third]).setup(Deck::house(), usual_name)
}

/// The deal of a past day on a server, from the seed that was revealed, in hexadecimal digits, and
/// the seed of its bots. `None` if it is no seed.
pub fn deal_of_seed(seed: &str) -> Option<(Deal, u64)> {
    let mut bytes = [0; 32];
    if seed.len() != 2 * bytes.len() || !seed.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(seed.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    let bots = bytes.first_chunk().map(|first| u64::from_le_bytes(*first))?;
    Some((Deal::new(Seed::from_bytes(bytes)), bots))
}

impl Session {
    /// The deal of a day, about to be played.
    pub fn of_day(day: Day, setup: &Setup) -> Result<Session, SetupWrong> {
        Session::of_deal(deal_of(day), setup)
    }

    /// A deal with the seed of its bots, about to be played.
    pub fn of_deal((deal, seed): (Deal, u64), setup: &Setup) -> Result<Session, SetupWrong> {
        Session::begin(setup, Dice::dealt(deal, &[]), seed)
    }

    /// The deal of a day, continued where it was left: with the draws that it would have had.
    pub fn resume_day(day: Day, saved: SavedGame) -> Option<Session> {
        let (deal, seed) = deal_of(day);
        let dice = Dice::dealt(deal, saved.record.inputs());
        Session::resume(saved.record, saved.sitters, saved.memory_aid, dice, seed)
    }
}

/// How a person did at the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DayResult {
    day: u32,
    /// Their points.
    pub points: u8,
    /// Their place: the first one if they won.
    pub place: u8,
    /// How many played.
    pub players: u8,
    /// The points that each round brought them.
    rounds: Vec<i8>,
}

impl DayResult {
    /// The result of a finished game; `None` if it is not over.
    pub fn of(day: Day, record: &Record) -> Option<DayResult> {
        let outcome = record.outcome()?;
        let chart = Story::of(record).chart;
        let last = chart.rounds.last()?;
        let points = last.get(PERSON.index()).copied().unwrap_or(0);
        let ahead = last.iter().filter(|&&other| other > points).count();
        let place = if outcome.winners.contains(PERSON) { 1 } else { (ahead + 1).max(2) };
        let gained = |pair: &[Vec<u8>]| {
            let of = |points: &[u8]| points.get(PERSON.index()).map_or(0, |&it| i16::from(it));
            let gained = of(&pair[1]) - of(&pair[0]);
            i8::try_from(gained).unwrap_or(i8::MAX)
        };
        Some(DayResult {
            day: day.number(),
            points,
            place: u8::try_from(place).unwrap_or(u8::MAX),
            players: u8::try_from(last.len()).unwrap_or(u8::MAX),
            rounds: chart.rounds.windows(2).map(gained).collect(),
        })
    }

    /// The day.
    pub fn day(&self) -> Option<Day> {
        Day::from_number(self.day.into())
    }

    /// How good each round was: 0 without points, 1 with some, 2 with many.
    pub fn grades(&self) -> impl Iterator<Item = usize> + '_ {
        self.rounds.iter().map(|&gained| match u8::try_from(gained) {
            Ok(0) | Err(_) => 0,
            Ok(1..GOOD_ROUND) => 1,
            Ok(_) => 2,
        })
    }

    /// A symbol for each round, which tells nothing about cards or draws.
    pub fn row(&self) -> String {
        self.grades().map(|grade| SYMBOLS[grade]).collect()
    }
}

/// The results of one person, the latest day first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DayLog(Vec<DayResult>);

impl DayLog {
    /// The stored results; none if the text is damaged.
    pub fn from_text(text: &str) -> DayLog {
        kept::from_text(text).unwrap_or_default()
    }

    /// As text.
    pub fn to_text(&self) -> String {
        kept::to_text(self)
    }

    /// Adds a result. Only the first try of a day counts; answers whether this was it.
    pub fn add(&mut self, result: DayResult) -> bool {
        if self.0.iter().any(|known| known.day == result.day) {
            return false;
        }
        let place = self.0.iter().take_while(|known| known.day > result.day).count();
        self.0.insert(place, result);
        self.0.truncate(MOST_RESULTS);
        true
    }

    /// The result of a day.
    pub fn of(&self, day: Day) -> Option<&DayResult> {
        self.0.iter().find(|result| result.day == day.number())
    }

    /// All results, the latest first.
    pub fn results(&self) -> &[DayResult] {
        &self.0
    }

    /// How many days without a gap were played up to this one, which may still be to come.
    pub fn streak(&self, today: Day) -> usize {
        let latest = if self.of(today).is_some() { Some(today) } else { today.yesterday() };
        core::iter::successors(latest, |day| day.yesterday())
            .take_while(|&day| self.of(day).is_some())
            .count()
    }
}

/// A try at the deal of a day that was left, as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedDay {
    /// The day.
    pub day: Day,
    /// The game so far.
    pub game: SavedGame,
}

impl SavedDay {
    /// As text.
    pub fn to_text(&self) -> String {
        format!("{} {}", self.day, self.game.to_text())
    }

    /// From text; `None` if it is damaged, or if a draw in it is not the day's.
    pub fn from_text(text: &str) -> Option<SavedDay> {
        let (day, game) = text.split_once(' ')?;
        let day: Day = day.parse().ok()?;
        let game = SavedGame::from_text(game).ok()?;
        deal_of(day).0.check(&game.record).ok()?;
        Some(SavedDay { day, game })
    }
}
