//! Checks a request for a new table.

use std::str::FromStr;

use havana_bots::{Budget, Level};
use havana_protocol::Id;
use havana_protocol::api::{NewTable as Wish, Pace, QuickMatch, SeatWish};
use havana_rules::{Config, Deck};
use havana_store::{NewTable, SeatHolder, Table};
use havana_table::EncodedHeader;
use havana_table::record::DeckHash;

use super::wrong::Refused;

/// The most a bot may think about one decision, in simulated games or milliseconds: a server's
/// cores are everybody's.
const MOST_ITERATIONS: u32 = 2_000;
const MOST_MILLISECONDS: u32 = 100;

/// Roughly how many games one core simulates in a millisecond.
const ITERATIONS_IN_A_MILLISECOND: f32 = 100.0;

const BANK: core::ops::RangeInclusive<u32> = 30..=4 * 3600;
const MOST_INCREMENT: u32 = 600;
const HOURS: core::ops::RangeInclusive<u32> = 1..=14 * 24;

/// The requested table, if it is allowed.
pub(super) fn judge(wish: &Wish, deck: Option<Deck>, maker: Id) -> Result<NewTable, Refused> {
    let config = Config::new(wish.seats.len())
        .map_err(|wrong| Refused::bad("bad-seats", wrong.to_string()))?;
    if wish.seats.iter().filter(|seat| **seat == SeatWish::Me).count() != 1 {
        return Err(Refused::bad("bad-seats", "exactly one of the seats is \"me\""));
    }
    let seats = wish.seats.iter().map(|seat| match seat {
        SeatWish::Me => Ok(SeatHolder::Person(maker)),
        SeatWish::Open => Ok(SeatHolder::Free),
        SeatWish::Bot(word) => level(word).map(|level| SeatHolder::Bot(level.to_string())),
    });
    let seats = seats.collect::<Result<Vec<SeatHolder>, Refused>>()?;
    let deck = deck.filter(|deck| *deck != Deck::house());
    let config = deck.map_or(config, |deck| config.with_deck(deck));
    let config = match wish.target {
        Some(target) => config
            .with_target(target)
            .map_err(|wrong| Refused::bad("bad-target", wrong.to_string()))?,
        None => config,
    };
    Ok(NewTable {
        maker,
        header: EncodedHeader::new(config),
        target: config.target(),
        deck: deck.map(|deck| DeckHash::of(deck.buildings()).0),
        seats,
        pace: pace(wish.pace)?,
        public: wish.public,
        spectators: wish.spectators,
        memory_aid: wish.memory_aid,
    })
}

/// The default table for a quick game.
pub(super) fn quick(wish: &QuickMatch, maker: Id) -> Result<NewTable, Refused> {
    let mut seats = vec![SeatWish::Open; usize::from(wish.players.min(5))];
    if let Some(first) = seats.first_mut() {
        *first = SeatWish::Me;
    }
    let wish = Wish {
        seats,
        pace: wish.pace,
        target: None,
        deck: None,
        public: true,
        spectators: true,
        memory_aid: false,
    };
    judge(&wish, None, maker)
}

/// Whether a table that waits is just as a new one would be.
pub(super) fn fits(table: &Table, wished: &NewTable) -> bool {
    table.seats.len() == wished.seats.len()
        && table.pace == wished.pace
        && table.target == wished.target
        && table.deck.is_none()
        && !table.memory_aid
        && table.seats.iter().all(|seat| !matches!(seat.holder, SeatHolder::Bot(_)))
}

/// A table like one that was played at, for those who want to play again.
pub(super) fn again(table: &Table, maker: Id) -> Result<NewTable, Refused> {
    let header = table.header.decode().map_err(damaged)?;
    let seats = table.seats.iter().map(|seat| match &seat.holder {
        SeatHolder::Person(player) if *player != maker => SeatHolder::Free,
        other => other.clone(),
    });
    Ok(NewTable {
        maker,
        header: EncodedHeader::new(*header.config()),
        target: table.target,
        deck: table.deck,
        seats: seats.collect(),
        pace: table.pace,
        public: false,
        spectators: table.spectators,
        memory_aid: table.memory_aid,
    })
}

/// The level of this name, if a server can afford it.
pub(super) fn level(word: &str) -> Result<Level, Refused> {
    let known = || Level::from_str(word).ok();
    let level = if word.len() <= 64 { known() } else { None };
    match level {
        Some(
            level @ (Level::Random
            | Level::Greedy
            | Level::Planner
            | Level::Search(
                Budget::Iterations(1..=MOST_ITERATIONS)
                | Budget::Milliseconds(1..=MOST_MILLISECONDS),
            )
            | Level::Master(
                Budget::Iterations(1..=MOST_ITERATIONS)
                | Budget::Milliseconds(1..=MOST_MILLISECONDS),
            )),
        ) => Ok(level),
        _ => Err(Refused::bad(
            "bad-level",
            format!(
                "a bot is random, greedy, planner, search:1 to search:{MOST_ITERATIONS}, or \
                 master:1 to master:{MOST_ITERATIONS}"
            ),
        )),
    }
}

/// No level that a table may have is as large as this.
fn bounded(number: u32) -> f32 {
    u16::try_from(number).map_or(f32::from(u16::MAX), f32::from)
}

/// How long the bots of a table think over one decision, together, in milliseconds of one core.
/// Bots that do not search are free.
pub(super) fn thinking(wished: &NewTable) -> f32 {
    let bots = wished.seats.iter().filter_map(|holder| match holder {
        SeatHolder::Bot(level) => level.parse::<Level>().ok(),
        SeatHolder::Free | SeatHolder::Person(_) => None,
    });
    bots.map(|level| match level {
        Level::Search(Budget::Iterations(games)) => bounded(games) / ITERATIONS_IN_A_MILLISECOND,
        // A simulated game with the network takes up to twice as long.
        Level::Master(Budget::Iterations(games)) => {
            2.0 * bounded(games) / ITERATIONS_IN_A_MILLISECOND
        }
        Level::Search(Budget::Milliseconds(long)) | Level::Master(Budget::Milliseconds(long)) => {
            bounded(long)
        }
        _ => 0.0,
    })
    .sum()
}

fn pace(pace: Pace) -> Result<Pace, Refused> {
    let sound = match pace {
        Pace::Free => true,
        Pace::Live { bank, increment } => BANK.contains(&bank) && increment <= MOST_INCREMENT,
        Pace::Days { hours } => HOURS.contains(&hours),
    };
    let says = || {
        format!(
            "a live game has a bank of {} to {} seconds and adds at most {MOST_INCREMENT}; a game \
             over days has {} to {} hours for each decision",
            BANK.start(),
            BANK.end(),
            HOURS.start(),
            HOURS.end()
        )
    };
    if sound { Ok(pace) } else { Err(Refused::bad("bad-pace", says())) }
}

fn damaged(error: impl core::fmt::Display) -> Refused {
    havana_store::Error::Damaged(error.to_string()).into()
}
