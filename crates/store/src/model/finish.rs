//! Results and what they change in the ratings.

use havana_protocol::{Id, Timestamp};
use havana_rules::Seats;
use skillratings::weng_lin::WengLinRating;

use super::data::{Change, Data, PointRow, RatingRow};
use crate::error::Error;
use crate::finish::{SeatEnd, judge, rated};
use crate::hints::Hint;
use crate::rated::{MOST_RATED, REPEAT, obstacle};
use crate::rating::{RatingKind, rate};
use crate::table::{SeatKept, Table};
use crate::unrated::Unrated;

impl Data {
    pub(super) fn finish(
        &mut self,
        id: Id,
        ends: &[SeatEnd],
        now: Timestamp,
    ) -> Result<bool, Error> {
        let Some(game) = self.games.get_mut(&id) else { return Ok(false) };
        if game.table.begun.is_none() || game.table.finished.is_some() {
            return Ok(false);
        }
        (game.table.finished, game.table.turn) = (Some(now), Seats::NONE);
        judge(&mut game.table.seats, ends);
        let table = self.table(id).ok_or(Error::NoGame(id))?;
        let unrated = match obstacle(&table) {
            None if self.is_repeat(&table, now) => Some(Unrated::Repeat),
            known => known,
        };
        self.game(id)?.table.unrated = unrated;
        self.game(id)?.table.changed += 1;
        if unrated.is_none() {
            let mut rated = rated(&table);
            rated.sort_by_key(|rated| rated.player);
            let kind = RatingKind::of(table.seats.len()).number();
            let before: Vec<_> =
                rated.iter().map(|one| (self.before(one.player, kind), one.place)).collect();
            for (one, after) in rated.iter().zip(rate(&before)) {
                let WengLinRating { rating, uncertainty } = after;
                let row = self.ratings.entry((one.player, kind)).or_insert(RatingRow {
                    rating,
                    uncertainty,
                    games: 0,
                    won: 0,
                });
                (row.rating, row.uncertainty) = (rating, uncertainty);
                row.games += 1;
                row.won += u32::from(one.won);
                let point = PointRow { kind, at: now, rating, uncertainty, won: one.won };
                self.points.insert((one.player, id), point);
            }
        }
        self.note(Change::Finished(id));
        self.hint(Hint::Table(id));
        Ok(true)
    }

    /// Whether the same players have had enough rated games with each other for now.
    fn is_repeat(&self, table: &Table, now: Timestamp) -> bool {
        let mut here: Vec<Id> = table.seats.iter().filter_map(SeatKept::player).collect();
        here.sort_unstable();
        let recent = self
            .points
            .iter()
            .filter(|((player, _), point)| here.first() == Some(player) && point.at > now - REPEAT);
        let same = recent.filter(|((_, game), _)| {
            let mut there: Vec<Id> = self.rated_in(*game).map(|(player, _)| player).collect();
            there.sort_unstable();
            there == here
        });
        same.count() >= MOST_RATED as usize
    }

    fn before(&self, player: Id, kind: i64) -> WengLinRating {
        self.ratings.get(&(player, kind)).map_or_else(WengLinRating::new, |row| WengLinRating {
            rating: row.rating,
            uncertainty: row.uncertainty,
        })
    }
}
