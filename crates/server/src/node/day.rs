//! The deal of the day: one secret seed for everyone, closed when the day is over.

use std::sync::Arc;

use havana_bots::{Budget, Level};
use havana_protocol::api::Pace;
use havana_protocol::{Day, Id, Millis};
use havana_rules::{Config, Input};
use havana_store::{DayBegun, DaySeed, Error, NewTable, SeatHolder};
use havana_study::{Effort, Finding, Share, Study};
use havana_table::{Deal, EncodedHeader, Record, Seed};
use rand_core::Rng as _;

use super::{NoGame, Node};
use crate::environment;
use crate::record_header::named;

/// How long after its end a day is closed: a game that was begun late in the day can be finished.
const GRACE: Millis = Millis::hours(1);
/// How much is spent on the luck of a try: a second or two of one core for a whole game.
const EFFORT: Level = Level::Search(Budget::Iterations(100));
/// How many tries are studied before it is looked again which are to be.
const STUDIED_TOGETHER: u32 = 4;

/// Why the deal of the day cannot be tried.
#[derive(Debug)]
pub(crate) enum DayWrong {
    /// The day is closed.
    Over,
    Store(Error),
    Game(NoGame),
}

impl From<Error> for DayWrong {
    fn from(error: Error) -> DayWrong {
        DayWrong::Store(error)
    }
}

impl Node {
    /// The day it is. Game time never runs back, not even if the clock of the machine does.
    pub fn today(&self) -> Day {
        Day::of(self.game_time())
    }

    /// The table of a try at the deal of the day, as for every player.
    pub(crate) fn day_table(player: Id) -> Option<NewTable> {
        let bots = Level::OF_THE_DAY.map(|level| SeatHolder::Bot(level.to_string()));
        let seats: Vec<SeatHolder> = [SeatHolder::Person(player)].into_iter().chain(bots).collect();
        let config = Config::new(seats.len()).ok()?;
        Some(NewTable {
            maker: player,
            header: EncodedHeader::new(config),
            target: config.target(),
            deck: None,
            seats,
            pace: Pace::Free,
            public: false,
            spectators: false,
            memory_aid: true,
        })
    }

    /// Begins a player's try at today's deal, or finds the one they have begun.
    pub(crate) async fn begin_day(&self, new: &NewTable) -> Result<Id, DayWrong> {
        if !self.has_time().await {
            let why = "the store does not report the time".to_owned();
            return Err(DayWrong::Game(NoGame::Store(why)));
        }
        let mut fresh = [0; 32];
        self.rng().fill_bytes(&mut fresh);
        let begun =
            self.store().begin_day(self.today(), DaySeed(fresh), new, self.now(), named).await?;
        match begun {
            DayBegun::Begun(table) => {
                self.refresh_table(table.id).await.map_err(DayWrong::Game)?;
                Ok(table.id)
            }
            DayBegun::Known(game) => Ok(game),
            DayBegun::Closed => Err(DayWrong::Over),
        }
    }

    /// The deal that a game plays, if it is one of a day.
    pub(super) async fn deal(&self, game: Id) -> Result<Option<Deal>, NoGame> {
        let seed = self.store().deal_of(game).await?;
        Ok(seed.map(|DaySeed(bytes)| Deal::new(Seed::from_bytes(bytes))))
    }

    /// Closes the days that are over, and studies the tries that are.
    pub(super) async fn mind_days(&self) {
        if !self.has_time().await {
            return;
        }
        if let Some(last) = Day::of(self.game_time() - GRACE).yesterday() {
            match self.store().close_days(last).await {
                Ok(0) => {}
                Ok(days) => tracing::info!(days, "days are over, and their seeds are no secret"),
                Err(error) => {
                    tracing::warn!(?error, "a day could not be closed yet");
                    return;
                }
            }
        }
        if let Err(error) = self.study_tries().await {
            tracing::warn!(?error, "the luck of a try could not be stored yet");
        }
    }

    async fn study_tries(&self) -> Result<(), NoGame> {
        for game in self.store().unstudied_tries(STUDIED_TOGETHER).await? {
            if self.is_stopping() {
                return Ok(());
            }
            let luck = match self.luck(game).await {
                // The tries after it wait for their turn.
                Err(NoGame::Damaged(why)) => {
                    tracing::error!(%game, why, "a try cannot be read");
                    None
                }
                found => found?,
            };
            if luck.is_none() {
                tracing::error!(%game, "the luck of a try cannot be found out");
            }
            self.store().set_luck(game, luck.map(|luck| luck.0)).await?;
        }
        Ok(())
    }

    /// What the draws brought the player of a try, computed part by part in the queue of the bots,
    /// so that nobody's game waits for it.
    async fn luck(&self, game: Id) -> Result<Option<Share>, NoGame> {
        let Some(table) = self.store().table(game).await? else { return Ok(None) };
        let moves = self.store().moves(game, 0).await?;
        let inputs: Vec<Input> = moves.into_iter().flat_map(|made| made.inputs).collect();
        let Some(seat) = table.seat_of(table.maker).map(|kept| kept.seat) else { return Ok(None) };
        let record =
            table.header.decode().ok().and_then(|header| Record::new(header, &inputs).ok());
        let Some(study) = record.and_then(|record| studied(&record)) else { return Ok(None) };
        let study = Arc::new(study);
        let mut findings: Vec<Finding> = Vec::with_capacity(study.len());
        for part in 0..study.len() {
            let Some(turn) = self.0.thinkers.turn(table.maker, false).await else {
                return Err(NoGame::Store("the server stops".to_owned()));
            };
            let study = Arc::clone(&study);
            let found = environment::compute(&**self.environment(), move || {
                let found = study.find(part);
                drop(turn);
                found
            });
            let Some(found) = found.await.flatten() else { return Ok(None) };
            findings.push(found);
        }
        Ok(study.analysis(&findings).map(|analysis| analysis.account(seat).draws))
    }
}

/// The study by which the luck of a try is found out; anyone can repeat it.
fn studied(record: &Record) -> Option<Study> {
    Study::new(record, Effort::of(EFFORT).ok()?).ok()
}
