//! The statistics of a series of games, as data for people and programs.

use std::time::Duration;

use havana_rules::{Ending, RULES_VERSION};
use serde::Serialize;

use super::Arguments;
use super::series::Series;
use super::tally::{TWELFTHS, Tally};

/// Everything that `havana simulate` prints. Only `speed` differs from run to run.
#[derive(Serialize)]
pub(crate) struct Summary {
    pub(crate) rules: u32,
    pub(crate) players: usize,
    pub(crate) bots: Vec<String>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) target: u8,
    pub(crate) deck: String,
    pub(crate) records: Option<String>,
    pub(crate) rounds: Rounds,
    pub(crate) decisions_a_game: f64,
    pub(crate) draws_a_game: f64,
    pub(crate) seats: Vec<SeatSummary>,
    pub(crate) shared_games: u64,
    pub(crate) average_points_of_winner: f64,
    pub(crate) endings: Vec<EndingSummary>,
    pub(crate) speed: Speed,
}

#[derive(Serialize)]
pub(crate) struct Rounds {
    pub(crate) tenth_percentile: u16,
    pub(crate) median: u16,
    pub(crate) ninetieth_percentile: u16,
}

#[derive(Serialize)]
pub(crate) struct SeatSummary {
    pub(crate) seat: usize,
    pub(crate) bot: String,
    pub(crate) wins: u64,
    pub(crate) shared_wins: u64,
    /// Of all games; a shared win counts in parts.
    pub(crate) share_of_wins: f64,
    pub(crate) average_points: f64,
}

#[derive(Serialize)]
pub(crate) struct EndingSummary {
    pub(crate) ending: Ending,
    pub(crate) clause: &'static str,
    pub(crate) games: u64,
    pub(crate) share: f64,
}

#[derive(Serialize)]
pub(crate) struct Speed {
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
    pub(crate) games_a_second: f64,
    pub(crate) decisions_a_second: f64,
    pub(crate) draws_a_second: f64,
    /// Decisions and draws together.
    pub(crate) plies_a_second: f64,
    pub(crate) includes_writing: bool,
}

impl Speed {
    pub(crate) fn of(
        tally: &Tally,
        taken: Duration,
        threads: usize,
        includes_writing: bool,
    ) -> Speed {
        let seconds = taken.as_secs_f64().max(1e-9);
        Speed {
            threads,
            seconds,
            games_a_second: real(tally.games) / seconds,
            decisions_a_second: real(tally.decisions) / seconds,
            draws_a_second: real(tally.draws) / seconds,
            plies_a_second: real(tally.decisions + tally.draws) / seconds,
            includes_writing,
        }
    }
}

impl Summary {
    pub(crate) fn of(
        series: &Series,
        tally: &Tally,
        speed: Speed,
        arguments: &Arguments,
    ) -> Summary {
        let games = real(tally.games.max(1));
        let shown = |path: &std::path::PathBuf| path.display().to_string();
        let seats = tally.seats.iter().zip(series.seated()).enumerate();
        let endings = Ending::ALL.iter().zip(tally.endings);
        Summary {
            rules: RULES_VERSION,
            players: series.config.players(),
            bots: series.bots.iter().map(ToString::to_string).collect(),
            games: tally.games,
            seed: series.seed,
            target: series.config.target(),
            deck: arguments.common.deck_name(),
            records: arguments.records.as_ref().map(shown),
            rounds: Rounds {
                tenth_percentile: tally.rounds_at(10),
                median: tally.rounds_at(50),
                ninetieth_percentile: tally.rounds_at(90),
            },
            decisions_a_game: real(tally.decisions) / games,
            draws_a_game: real(tally.draws) / games,
            seats: seats
                .map(|(seat, (sums, bot))| SeatSummary {
                    seat,
                    bot: bot.to_string(),
                    wins: sums.wins,
                    shared_wins: sums.shared_wins,
                    share_of_wins: real(sums.twelfths) / real(TWELFTHS) / games,
                    average_points: real(sums.points) / games,
                })
                .collect(),
            shared_games: tally.shared_games,
            average_points_of_winner: real(tally.points_of_winners) / real(tally.winners.max(1)),
            endings: endings
                .map(|(&ending, games_ended)| EndingSummary {
                    ending,
                    clause: ending.clause(),
                    games: games_ended,
                    share: real(games_ended) / games,
                })
                .collect(),
            speed,
        }
    }
}

/// Exact for any realistic number of games.
#[allow(clippy::cast_precision_loss)]
fn real(number: u64) -> f64 {
    number as f64
}
