//! The players of many games, compared.

use std::collections::BTreeMap;

use havana_bots::Level;
use havana_rules::Seat;
use havana_study::{Analysis, Mean, Share, Tally};
use havana_table::Record;
use serde::Serialize;

use super::grades::Grades;

/// What many games add up to.
pub(super) struct Series {
    bot: Level,
    games: u64,
    players: BTreeMap<String, OnePlayer>,
    seats: BTreeMap<(usize, usize), Tally>,
}

#[derive(Default)]
struct OnePlayer {
    games: u64,
    grades: Grades,
    losses: Tally,
    beside_random: Tally,
    luck: Tally,
    won: Tally,
}

/// What the seats of one name add up to in a game.
#[derive(Default)]
struct InGame {
    grades: Grades,
    stake: f64,
    luck: f64,
    result: f64,
    seats: f64,
}

/// All figures, for people and programs.
#[derive(Serialize)]
pub(super) struct Summary {
    pub(super) bot: String,
    pub(super) games: u64,
    pub(super) players: Vec<PlayerFigures>,
    pub(super) luck_by_seat: Vec<SeatFigures>,
}

/// The figures of one player, in percentage points.
#[derive(Serialize)]
pub(super) struct PlayerFigures {
    pub(super) name: String,
    pub(super) games: u64,
    #[serde(flatten)]
    pub(super) grades: Grades,
    pub(super) loss_per_decision: Option<Mean>,
    /// The loss in percent of what a random choice would have lost in the same positions.
    pub(super) beside_random: Option<Mean>,
    pub(super) luck_per_game: Option<Mean>,
    pub(super) result: Option<Mean>,
}

/// The luck of one seat at tables of this many players, in percentage points for a game.
#[derive(Serialize)]
pub(super) struct SeatFigures {
    pub(super) players: usize,
    pub(super) seat: usize,
    pub(super) games: f64,
    pub(super) luck: Option<Mean>,
}

impl Series {
    pub(super) fn new(bot: Level) -> Series {
        Series { bot, games: 0, players: BTreeMap::new(), seats: BTreeMap::new() }
    }

    pub(super) fn add(&mut self, record: &Record, analysis: &Analysis, stakes: [Share; Seat::MAX]) {
        self.games += 1;
        let names = record.header().names().unwrap_or_default();
        let count = record.header().config().players();
        let mut by_name: BTreeMap<String, InGame> = BTreeMap::new();
        for seat in analysis.seats() {
            let name = names.get(seat.index()).cloned();
            let name = name.unwrap_or_else(|| "players without names".to_owned());
            let (account, grades) = (analysis.account(seat), Grades::of(analysis, seat));
            let luck = account.draws.points();
            self.seats.entry((count, seat.index())).or_default().add(luck, 1.0);
            let sums = by_name.entry(name).or_default();
            sums.grades.add(&grades);
            sums.stake += stakes[seat.index()].points();
            sums.luck += luck;
            sums.result += account.result.points();
            sums.seats += 1.0;
        }
        for (name, InGame { grades, stake, luck, result, seats }) in by_name {
            let player = self.players.entry(name).or_default();
            player.games += 1;
            player.losses.add(grades.lost, grades.decisions as f64);
            player.beside_random.add(100.0 * grades.lost, stake);
            player.luck.add(luck, seats);
            player.won.add(result, seats);
            player.grades.add(&grades);
        }
    }

    pub(super) fn summary(&self) -> Summary {
        let figures = |(name, player): (&String, &OnePlayer)| PlayerFigures {
            name: name.clone(),
            games: player.games,
            grades: player.grades.clone(),
            loss_per_decision: player.losses.mean(),
            beside_random: player.beside_random.mean(),
            luck_per_game: player.luck.mean(),
            result: player.won.mean(),
        };
        let mut players: Vec<PlayerFigures> = self.players.iter().map(figures).collect();
        let loss = |one: &PlayerFigures| one.loss_per_decision.map_or(0.0, |loss| loss.mean);
        players.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        let luck_by_seat = self
            .seats
            .iter()
            .map(|(&(players, seat), tally)| SeatFigures {
                players,
                seat,
                games: tally.count(),
                luck: tally.mean(),
            })
            .collect();
        Summary { bot: self.bot.to_string(), games: self.games, players, luck_by_seat }
    }
}
