//! What must hold at the end of a run.

use std::collections::BTreeMap;

use havana_protocol::Id;
use havana_protocol::api::{Pace, Stage};
use havana_store::{Data, SeatHolder, SeatKept, Table};

use super::Checker;

impl Checker {
    /// The tables on which something still has to happen. A game without clocks that its maker
    /// never heard of never ends; the known ones are those that a client plays.
    pub(crate) fn unfinished(&self, data: &mut Data, known: &[Id]) -> Vec<String> {
        let state = self.state();
        let tables: Vec<Table> = data.ids().into_iter().filter_map(|id| data.table(id)).collect();
        let open = tables.into_iter().filter(|table| {
            let is_played = table.pace != Pace::Free || known.contains(&table.id);
            (table.stage() == Stage::Running && is_played) || state.full.contains_key(&table.id)
        });
        let say = |table: Table| {
            let seats: Vec<String> = table
                .seats
                .iter()
                .map(|seat| {
                    let who = match &seat.holder {
                        SeatHolder::Free => "free".to_owned(),
                        SeatHolder::Bot(level) => level.clone(),
                        SeatHolder::Person(_) => seat.name.clone(),
                    };
                    let stand_in = seat.stand_in.as_deref().unwrap_or("-");
                    format!("{who}/{stand_in}{}", if seat.resigned { "/resigned" } else { "" })
                })
                .collect();
            let (id, moves, turn, pace) = (table.id, table.moves, table.turn, table.pace);
            format!("{id}: {:?}, {moves} moves, turn {turn:?}, {pace:?}, {seats:?}", table.stage())
        };
        open.map(say).collect()
    }

    /// Compares the results and ratings with the log.
    pub(crate) fn check_the_end(&self, data: &mut Data) {
        let mut rated: BTreeMap<Id, [(u32, u32); 2]> = BTreeMap::new();
        let tables: Vec<Table> = data.ids().into_iter().filter_map(|id| data.table(id)).collect();
        for table in tables {
            let changed = data.rated_in(table.id);
            let players: Vec<Id> = changed.iter().map(|(player, _)| *player).collect();
            let is_gone = |seat: &SeatKept| seat.name.is_empty();
            let seated = table.seats.iter().filter(|seat| !is_gone(seat));
            let mut seated: Vec<Id> = seated.filter_map(SeatKept::player).collect();
            seated.sort_unstable();
            let counts = table.finished.is_some() && table.unrated.is_none();
            if players != if counts { seated } else { Vec::new() } {
                let (id, unrated) = (table.id, table.unrated);
                self.journal.fail(format_args!("game {id} ({unrated:?}) has rated {players:?}"));
            }
            for (player, won) in changed {
                let kept = table.seat_of(player);
                let fits = kept.is_some_and(|seat| {
                    let stayed = !seat.resigned && seat.stand_in.is_none();
                    won == (stayed && seat.result.is_some_and(|result| result.won))
                });
                if table.finished.is_none() || !fits {
                    self.journal.fail(format_args!(
                        "game {}: {player} is rated with won = {won}, and sits there as {kept:?}",
                        table.id
                    ));
                }
                let kind = usize::from(table.seats.len() > 2);
                let count = &mut rated.entry(player).or_default()[kind];
                *count = (count.0 + 1, count.1 + u32::from(won));
            }
        }
        for (player, counts) in rated {
            if data.rated(player) != counts {
                let kept = data.rated(player);
                self.journal.fail(format_args!(
                    "player {player} has {kept:?} rated games and wins, the games say {counts:?}"
                ));
            }
        }
        self.look_at_tables();
    }
}
