//! Which games count for the ratings, and why others do not.

use havana_protocol::api::{Pace, Stage};
use havana_protocol::{Id, Millis, Timestamp};
use havana_rules::{Config, Seat};

use crate::db::Tx;
use crate::error::Error;
use crate::rating::RatingKind;
use crate::table::{SeatHolder, SeatKept, Table};
use crate::unrated::Unrated;

/// How many games of the same players are rated within [`REPEAT`].
pub const MOST_RATED: u32 = 3;
/// Games of the same players count again after this.
pub const REPEAT: Millis = Millis::hours(24);

impl Table {
    /// Why the game changes no rating: as stored once it is finished, and before that as far as
    /// it can be known. A guest at the table can still get an account; whether the same players
    /// have played too often is only known at the end.
    pub fn why_unrated(&self) -> Option<Unrated> {
        if self.stage() == Stage::Over { self.unrated } else { obstacle(self) }
    }
}

/// What about this table keeps its game from being rated.
pub(crate) fn obstacle(table: &Table) -> Option<Unrated> {
    let usual = Config::new(table.seats.len()).map(|config| config.target());
    let person = |holder: &SeatHolder| matches!(holder, SeatHolder::Person(_));
    if table.seats.iter().any(|seat| matches!(seat.holder, SeatHolder::Bot(_))) {
        Some(Unrated::Bots)
    } else if !table.public {
        Some(Unrated::Private)
    } else if table.deck.is_some() {
        Some(Unrated::Deck)
    } else if usual != Ok(table.target) {
        Some(Unrated::Target)
    } else if table.pace == Pace::Free {
        Some(Unrated::Pace)
    } else if table.seats.iter().any(|seat| person(&seat.holder) && !seat.account) {
        Some(Unrated::Guest)
    } else {
        None
    }
}

/// Whether the players of this table have had enough rated games with each other for now.
pub(crate) async fn is_repeat(tx: &mut Tx, table: &Table, now: Timestamp) -> Result<bool, Error> {
    let seats = i64::try_from(table.seats.len()).map_err(Error::damaged)?;
    let mut players = table.seats.iter().filter_map(SeatKept::player).map(Id::number);
    let [one, two, three, four] = [(); Seat::MAX].map(|()| players.next().unwrap_or(-1));
    let (kind, since) = (RatingKind::of(table.seats.len()), now - REPEAT);
    let sql = "SELECT COUNT(*) AS games FROM rating_point r \
         WHERE r.player = $1 AND r.kind = $5 AND r.at > $6 \
         AND (SELECT COUNT(*) FROM rating_point o WHERE o.game = r.game) = $7 \
         AND NOT EXISTS (SELECT 1 FROM rating_point o \
             WHERE o.game = r.game AND o.player NOT IN ($1, $2, $3, $4))";
    let found = tx.one(sql, &[&one, &two, &three, &four, &kind, &since, &seats]).await?;
    Ok(found.get::<u32>("games")? >= MOST_RATED)
}
