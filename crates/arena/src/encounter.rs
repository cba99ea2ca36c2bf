//! Who sits at which tables with whom.

use serde::{Deserialize, Serialize};

/// What a table is to tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Two bots alone.
    Pair,
    /// The first bot against copies of the second.
    OneAmong,
    /// As many different bots as there are seats.
    AllDifferent,
}

/// Which tables are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tables {
    /// Two players: every pair. More: each bot alone among copies of each other one, and all
    /// choices of different ones.
    #[default]
    All,
    /// Each bot alone among copies of each one named after it.
    Alone,
}

/// A table that is played again and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// What it is to tell.
    pub kind: Kind,
    /// The bots in the seats of rotation 0, by their number in the plan.
    pub seats: Vec<usize>,
}

/// One game of a plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameId {
    /// The number of the encounter in the plan.
    pub encounter: usize,
    /// The number of the deal; equal numbers have equal chance streams.
    pub deal: u64,
    /// By how many seats the bots have moved on.
    pub rotation: usize,
}

impl Encounter {
    /// The encounters of this many bots at tables of this many players.
    pub fn list(tables: Tables, bots: usize, players: usize) -> Vec<Encounter> {
        let both_ways = tables == Tables::All;
        let mut all = Vec::new();
        for one in 0..bots {
            for other in 0..bots {
                if players == 2 && one < other {
                    all.push(Encounter { kind: Kind::Pair, seats: vec![one, other] });
                } else if players > 2 && (one < other || both_ways && one > other) {
                    let mut seats = vec![other; players];
                    seats[0] = one;
                    all.push(Encounter { kind: Kind::OneAmong, seats });
                }
            }
        }
        if players > 2 && both_ways {
            let chosen = choices(bots, players).into_iter();
            all.extend(chosen.map(|seats| Encounter { kind: Kind::AllDifferent, seats }));
        }
        all
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// The bots by seat in a rotation: everyone has moved by this many seats.
    pub fn seated(&self, rotation: usize) -> Vec<usize> {
        let players = self.players();
        (0..players)
            .map(|seat| self.seats[(seat + players - rotation % players) % players])
            .collect()
    }

    /// The bots that take part, each once, in the order of rotation 0.
    pub fn bots(&self) -> Vec<usize> {
        let mut bots = Vec::new();
        for &bot in &self.seats {
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        bots
    }
}

/// Every way to choose this many of the first `from` numbers, in ascending order.
fn choices(from: usize, many: usize) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for _ in 0..many {
        let longer = |chosen: Vec<usize>| {
            let next = chosen.last().map_or(0, |last| last + 1);
            (next..from).map(move |number| [chosen.as_slice(), &[number]].concat())
        };
        found = found.into_iter().flat_map(longer).collect();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(bots: usize, players: usize, kind: Kind) -> Vec<Vec<usize>> {
        let all = Encounter::list(Tables::All, bots, players);
        all.into_iter().filter(|one| one.kind == kind).map(|one| one.seats).collect()
    }

    #[test]
    fn two_players_meet_in_every_pair_once() {
        assert_eq!(seats(3, 2, Kind::Pair), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(Encounter::list(Tables::All, 3, 2).len(), 3);
    }

    #[test]
    fn more_players_meet_one_among_others_and_all_different() {
        assert_eq!(seats(2, 3, Kind::OneAmong), [[0, 1, 1], [1, 0, 0]]);
        assert!(seats(2, 3, Kind::AllDifferent).is_empty());
        assert_eq!(seats(3, 3, Kind::OneAmong).len(), 6);
        assert_eq!(seats(3, 3, Kind::AllDifferent), [[0, 1, 2]]);
        assert_eq!(
            seats(5, 4, Kind::AllDifferent),
            [[0, 1, 2, 3], [0, 1, 2, 4], [0, 1, 3, 4], [0, 2, 3, 4], [1, 2, 3, 4]]
        );
    }

    #[test]
    fn alone_means_among_those_named_later() {
        let alone = |players| -> Vec<Vec<usize>> {
            let all = Encounter::list(Tables::Alone, 3, players);
            all.into_iter().map(|one| one.seats).collect()
        };
        assert_eq!(alone(2), seats(3, 2, Kind::Pair));
        assert_eq!(alone(3), [[0, 1, 1], [0, 2, 2], [1, 2, 2]]);
        assert_eq!(alone(4), [[0, 1, 1, 1], [0, 2, 2, 2], [1, 2, 2, 2]]);
    }

    #[test]
    fn every_bot_has_every_seat_once() {
        let encounter = Encounter { kind: Kind::AllDifferent, seats: vec![4, 5, 6] };
        let seated: Vec<Vec<usize>> = (0..3).map(|rotation| encounter.seated(rotation)).collect();
        assert_eq!(seated, [[4, 5, 6], [6, 4, 5], [5, 6, 4]]);
    }
}
