//! What is to be played.

use std::time::Duration;

use havana_rules::{Config, Deck, Seat};
use thiserror::Error;

use crate::encounter::{Encounter, GameId, Tables};
use crate::entrant::Entrant;
use crate::figures::sprt::Sprt;

/// Who plays, how often, and with what.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    bots: Vec<Entrant>,
    players: Vec<usize>,
    games: u64,
    tables: Tables,
    encounters: Vec<Encounter>,
    /// The number that all chance grows from.
    pub seed: u64,
    /// The deck that is played with.
    pub deck: Deck,
    /// Whether and how to stop early.
    pub sprt: Option<Sprt>,
    /// How long a program may think about a decision.
    pub limit: Duration,
}

/// Why there is no such plan.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlanWrong {
    /// Too few bots, or too many.
    #[error("{0} bots; name 2 to {most}, with commas between", most = Plan::MOST_BOTS)]
    Bots(usize),
    /// A bot is named twice.
    #[error("{0} is named twice; name each bot once")]
    Twice(String),
    /// A number of players that is no game.
    #[error("{0} players; choose some of 2, 3 and 4, each once")]
    Players(usize),
    /// No number of players at all.
    #[error("no number of players; choose of 2, 3 and 4")]
    NoPlayers,
    /// Too few games, or too many.
    #[error("{0} games; choose 1 to {most}", most = Plan::MOST_GAMES)]
    Games(u64),
}

impl Plan {
    /// The most bots that can take part.
    pub const MOST_BOTS: usize = 12;
    /// The most games at each table.
    pub const MOST_GAMES: u64 = 1_000_000;

    /// A plan with all tables, the house deck and seed 1: at each table at least this many games,
    /// in whole deals.
    pub fn new(
        bots: Vec<Entrant>,
        players: Vec<usize>,
        games: u64,
        limit: Duration,
    ) -> Result<Plan, PlanWrong> {
        if !(2..=Plan::MOST_BOTS).contains(&bots.len()) {
            return Err(PlanWrong::Bots(bots.len()));
        }
        let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
        if let Some(twice) = repeated(&names) {
            return Err(PlanWrong::Twice(twice.clone()));
        }
        if players.is_empty() {
            return Err(PlanWrong::NoPlayers);
        }
        let strange = players.iter().find(|players| !(2..=Seat::MAX).contains(players));
        if let Some(&wrong) = strange.or(repeated(&players)) {
            return Err(PlanWrong::Players(wrong));
        }
        if !(1..=Plan::MOST_GAMES).contains(&games) {
            return Err(PlanWrong::Games(games));
        }
        let deck = Deck::house();
        let (tables, encounters) = (Tables::All, Vec::new());
        let plan =
            Plan { bots, players, games, tables, encounters, seed: 1, deck, sprt: None, limit };
        Ok(plan.with_tables(tables))
    }

    /// The same with these tables.
    pub fn with_tables(mut self, tables: Tables) -> Plan {
        let bots = self.bots.len();
        let list = |&players: &usize| Encounter::list(tables, bots, players);
        self.encounters = self.players.iter().flat_map(list).collect();
        self.tables = tables;
        self
    }

    /// Those who play; everywhere else they are called by their place in this list.
    pub fn bots(&self) -> &[Entrant] {
        &self.bots
    }

    /// The numbers of players, in the order asked for.
    pub fn players(&self) -> &[usize] {
        &self.players
    }

    /// The games asked for at each table.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Which tables are played.
    pub fn tables(&self) -> Tables {
        self.tables
    }

    /// The tables, by number of players.
    pub fn encounters(&self) -> &[Encounter] {
        &self.encounters
    }

    /// The most deals of a table with this many players.
    pub fn deals(&self, players: usize) -> u64 {
        self.games.div_ceil(players.max(1) as u64)
    }

    /// The games played if nothing stops early.
    pub fn most_games(&self) -> u64 {
        let games = |one: &Encounter| self.deals(one.players()) * one.players() as u64;
        self.encounters.iter().map(games).sum()
    }

    /// The name of a bot.
    pub fn name(&self, bot: usize) -> String {
        self.bots.get(bot).map(ToString::to_string).unwrap_or_default()
    }

    /// The configuration of a table with this many players.
    pub(crate) fn config(&self, players: usize) -> Result<Config, havana_rules::ConfigWrong> {
        Config::new(players).map(|config| config.with_deck(self.deck))
    }

    /// Whether a game belongs to this plan.
    pub(crate) fn has(&self, id: GameId) -> bool {
        let encounter = self.encounters.get(id.encounter);
        encounter
            .is_some_and(|one| id.deal < self.deals(one.players()) && id.rotation < one.players())
    }
}

fn repeated<T: PartialEq>(list: &[T]) -> Option<&T> {
    (1..list.len()).find(|&place| list[..place].contains(&list[place])).map(|place| &list[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(bots: &[&str], players: &[usize], games: u64) -> Result<Plan, PlanWrong> {
        let bots = bots.iter().map(|name| name.parse().expect("a bot")).collect();
        Plan::new(bots, players.to_vec(), games, Duration::from_secs(1))
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        let plan = plan(&["random", "greedy"], &[2, 3, 4], 10).expect("a plan");
        assert_eq!([2, 3, 4].map(|players| plan.deals(players)), [5, 4, 3]);
        assert_eq!(plan.encounters().len(), 1 + 2 + 2);
        assert_eq!(plan.most_games(), 10 + 2 * 12 + 2 * 12);
        assert_eq!(plan.with_tables(Tables::Alone).most_games(), 10 + 12 + 12);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let wrong = |bots: &[&str], players: &[usize], games| {
            plan(bots, players, games).expect_err("it is wrong")
        };
        assert_eq!(wrong(&["random"], &[2], 1), PlanWrong::Bots(1));
        let twice = wrong(&["greedy", "random", "greedy"], &[2], 1);
        assert_eq!(twice, PlanWrong::Twice("greedy".to_owned()));
        assert_eq!(wrong(&["random", "greedy"], &[], 1), PlanWrong::NoPlayers);
        assert_eq!(wrong(&["random", "greedy"], &[2, 5], 1), PlanWrong::Players(5));
        assert_eq!(wrong(&["random", "greedy"], &[3, 3], 1), PlanWrong::Players(3));
        assert_eq!(wrong(&["random", "greedy"], &[2], 0), PlanWrong::Games(0));
        assert_eq!(wrong(&["random", "greedy"], &[2], 1 << 40), PlanWrong::Games(1 << 40));
    }
}
