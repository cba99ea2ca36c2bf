//! A series of games, played by several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use havana_arena::SeriesGame;
use havana_bots::Level;
use havana_rules::{Config, Decisions, Input, Outcome, State};
use havana_table::record::{header_line, input_line, outcome_line};
use havana_table::{Header, Purpose, Seed, selfplay};
use indicatif::ProgressBar;

use super::in_order::InOrder;
use super::tally::Tally;
use crate::failure::{Failure, unwritable};
use crate::whole_file::WholeFile;

/// The batch of games of random players that a thread takes at once: large enough that taking it
/// costs nothing, and small enough that the records need little memory.
const RANDOM_BATCH: u64 = 64;

/// Games that belong together: the same configuration and seed, counted from 0.
pub(crate) struct Series {
    pub(crate) config: Config,
    /// By seat; they repeat if there are more seats.
    pub(crate) bots: Vec<Level>,
    pub(crate) seed: u64,
    pub(crate) games: u64,
}

/// The buffers of a thread, reused for every game.
struct Simulator<'a> {
    series: &'a Series,
    legal: Decisions,
    tally: Tally,
}

impl Simulator<'_> {
    /// Plays one game to its end.
    fn play(&mut self, game: u64, watch: impl FnMut(Input)) -> Result<Outcome, Failure> {
        if self.series.is_random() {
            self.play_randomly(game, watch)
        } else {
            self.play_bots(game, watch)
        }
    }

    fn play_bots(&mut self, game: u64, watch: impl FnMut(Input)) -> Result<Outcome, Failure> {
        let Series { config, bots, seed, .. } = self.series;
        let which = SeriesGame { seed: *seed, game };
        let (state, played) = havana_arena::play_bots(config, bots, which, &mut (), watch)
            .map_err(|fault| Failure::new(format!("game {} of seed {seed}: {fault}", game + 1)))?;
        self.tally.add(&state, played);
        Ok(played.outcome)
    }

    /// Random players need neither views nor dynamic dispatch.
    fn play_randomly(&mut self, game: u64, watch: impl FnMut(Input)) -> Result<Outcome, Failure> {
        let mut state = State::new(&self.series.config);
        let mut draws = Seed::of_game(self.series.seed, game, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(self.series.seed, game, Purpose::Decisions).stream();
        let legal = &mut self.legal;
        let played =
            selfplay::play_out(&mut state, &mut draws, &mut policy_rng, legal, &mut (), watch)
                .ok_or_else(|| {
                    Failure::new(format!(
                        "game {} of seed {} came to a point without any decision; please report it",
                        game + 1,
                        self.series.seed
                    ))
                })?;
        self.tally.add(&state, played);
        Ok(played.outcome)
    }
}

impl Series {
    /// The bots by seat.
    pub(crate) fn seated(&self) -> impl Iterator<Item = Level> + '_ {
        self.bots.iter().copied().cycle().take(self.config.players())
    }

    fn is_random(&self) -> bool {
        self.bots.iter().all(|&bot| bot == Level::Random)
    }

    /// The number of games in a batch.
    fn batch(&self) -> u64 {
        if self.is_random() { RANDOM_BATCH } else { 1 }
    }

    /// The header of each record; random players have no names.
    fn header(&self) -> Result<Header, Failure> {
        let header = Header::from(self.config);
        if self.is_random() {
            return Ok(header);
        }
        let names = self.seated().map(|bot| bot.to_string()).collect();
        header.with_names(names).map_err(|wrong| Failure::new(wrong.to_string()))
    }

    /// Plays all games.
    pub(crate) fn play(&self, threads: usize, bar: &ProgressBar) -> Result<Tally, Failure> {
        self.in_batches(threads, bar, |player, batch| {
            for game in self.games_of(batch) {
                player.play(game, |_| {})?;
            }
            Ok(())
        })
    }

    /// Plays all games and writes their records in order.
    pub(crate) fn play_recorded(
        &self,
        threads: usize,
        bar: &ProgressBar,
        file: &mut WholeFile,
    ) -> Result<Tally, Failure> {
        let header = header_line(&self.header()?);
        let path = file.path().to_owned();
        let queue = InOrder::new(file);
        self.in_batches(threads, bar, |player, batch| {
            let lines = self.record(player, batch, &header).inspect_err(|_| queue.give_up())?;
            let written = queue.write(batch, lines.as_bytes());
            written.map_err(|error| Failure::new(unwritable(&path, &error)))
        })
    }

    /// Plays a batch of games and returns their records.
    fn record(&self, player: &mut Simulator, batch: u64, header: &str) -> Result<String, Failure> {
        let mut lines = String::new();
        for game in self.games_of(batch) {
            lines.push_str(header);
            lines.push('\n');
            let outcome = player.play(game, |input| {
                lines.push_str(&input_line(input));
                lines.push('\n');
            })?;
            lines.push_str(&outcome_line(outcome));
            lines.push('\n');
        }
        Ok(lines)
    }

    fn games_of(&self, batch: u64) -> impl Iterator<Item = u64> + use<> {
        batch * self.batch()..self.games.min((batch + 1) * self.batch())
    }

    /// Lets each thread take one batch after another, the lowest first, until none is left.
    fn in_batches(
        &self,
        threads: usize,
        bar: &ProgressBar,
        play: impl Fn(&mut Simulator, u64) -> Result<(), Failure> + Sync,
    ) -> Result<Tally, Failure> {
        let batches = self.games.div_ceil(self.batch());
        let next = AtomicU64::new(0);
        let work = || -> Result<Tally, Failure> {
            let mut player =
                Simulator { series: self, legal: Decisions::new(), tally: Tally::default() };
            loop {
                let batch = next.fetch_add(1, Ordering::Relaxed);
                if batch >= batches {
                    return Ok(player.tally);
                }
                if let Err(failure) = play(&mut player, batch) {
                    // No thread begins another batch.
                    next.store(batches, Ordering::Relaxed);
                    return Err(failure);
                }
                bar.inc(self.games_of(batch).count() as u64);
            }
        };
        let threads = threads.min(usize::try_from(batches).unwrap_or(usize::MAX));
        thread::scope(|scope| {
            let mut workers = Vec::new();
            for number in 1..=threads {
                let worker = thread::Builder::new().spawn_scoped(scope, work);
                workers.push(worker.map_err(|error| {
                    next.store(batches, Ordering::Relaxed);
                    Failure::new(format!(
                        "cannot start thread {number}: {error}; choose fewer with --threads"
                    ))
                })?);
            }
            let mut all = Tally::default();
            let mut failed = None;
            for worker in workers {
                match worker.join() {
                    Ok(Ok(tally)) => all.merge(&tally),
                    Ok(Err(failure)) => failed = failed.or(Some(failure)),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            failed.map_or(Ok(all), Err)
        })
    }
}
