//! Bots that play for players who are away.

use havana_protocol::Id;
use havana_rules::Seat;

use crate::error::Error;
use crate::hints::Hint;
use crate::store::Store;

impl Store {
    /// Says which bot plays for a seat, if any, and whether its player has given up for good.
    /// Who has given up stays so.
    pub async fn set_stand_in(
        &self,
        game: Id,
        seat: Seat,
        level: Option<&str>,
        resigned: bool,
    ) -> Result<(), Error> {
        let level = level.map(str::to_owned);
        self.write("set_stand_in", move |tx| {
            Box::pin(async move {
                tx.run("UPDATE game SET changed = changed + 1 WHERE id = $1", &[&game]).await?;
                // A seat that was given up keeps its bot: a late wish to sit down would leave it
                // empty.
                let set = "UPDATE seat SET stand_in = $3, \
                     resigned = CASE WHEN resigned = 1 THEN 1 ELSE $4 END \
                     WHERE game = $1 AND seat = $2 \
                     AND (resigned = 0 OR CAST($3 AS TEXT) IS NOT NULL) \
                     AND game IN (SELECT id FROM game WHERE finished IS NULL)";
                if tx.run(set, &[&game, &seat, &level, &resigned]).await? == 1 {
                    tx.hint(Hint::Table(game));
                } else {
                    tx.roll_back();
                }
                Ok(())
            })
        })
        .await
    }

    /// Lets a bot of this level play for a seat whose time is over, if the game still has this many
    /// moves, is not finished, and no bot plays there. `false`: look again.
    pub async fn relieve(
        &self,
        game: Id,
        seat: Seat,
        level: &str,
        moves: u32,
    ) -> Result<bool, Error> {
        let level = level.to_owned();
        self.write("relieve", move |tx| {
            Box::pin(async move {
                // The row is locked, so that no move comes between the question and the answer.
                let still = "UPDATE game SET changed = changed + 1 \
                     WHERE id = $1 AND moves = $2 AND begun IS NOT NULL AND finished IS NULL";
                let relieve = "UPDATE seat SET stand_in = $3 WHERE game = $1 AND seat = $2 \
                     AND player IS NOT NULL AND stand_in IS NULL";
                let relieved = tx.run(still, &[&game, &moves]).await? == 1
                    && tx.run(relieve, &[&game, &seat, &level]).await? == 1;
                if relieved {
                    tx.hint(Hint::Table(game));
                } else {
                    tx.roll_back();
                }
                Ok(relieved)
            })
        })
        .await
    }
}
