//! Bots that play for players who are away.

use havana_protocol::Id;
use havana_rules::Seat;

use crate::connection::commit;
use crate::error::Error;
use crate::hints::Hint;
use crate::sql::Sql;

impl Sql {
    pub(crate) async fn set_stand_in(
        &self,
        game: Id,
        seat: Seat,
        level: Option<&str>,
        resigned: bool,
    ) -> Result<(), Error> {
        let mut work = self.begin().await?;
        sqlx::query("UPDATE game SET changed = changed + 1 WHERE id = $1")
            .bind(game.number())
            .execute(&mut *work)
            .await?;
        // A seat that was given up keeps its bot: a late wish to sit down would leave it empty.
        sqlx::query(
            "UPDATE seat SET resigned = CASE WHEN resigned = 1 THEN 1 ELSE $4 END, \
             stand_in = CASE WHEN resigned = 1 AND CAST($3 AS TEXT) IS NULL THEN stand_in \
             ELSE $3 END WHERE game = $1 AND seat = $2 \
             AND game IN (SELECT id FROM game WHERE finished IS NULL)",
        )
        .bind(game.number())
        .bind(i64::from(u8::from(seat)))
        .bind(level.map(str::to_owned))
        .bind(i64::from(resigned))
        .execute(&mut *work)
        .await?;
        commit(work).await?;
        self.tell(Hint::Table(game)).await;
        Ok(())
    }

    pub(crate) async fn relieve(
        &self,
        game: Id,
        seat: Seat,
        level: &str,
        moves: u32,
    ) -> Result<bool, Error> {
        let mut work = self.begin().await?;
        // The row is locked, so that no move comes between the question and the answer.
        let still = sqlx::query(
            "UPDATE game SET changed = changed + 1 \
             WHERE id = $1 AND moves = $2 AND begun IS NOT NULL AND finished IS NULL",
        )
        .bind(game.number())
        .bind(i64::from(moves))
        .execute(&mut *work)
        .await?;
        if still.rows_affected() == 0 {
            return Ok(false);
        }
        let relieved = sqlx::query(
            "UPDATE seat SET stand_in = $3 WHERE game = $1 AND seat = $2 \
             AND player IS NOT NULL AND stand_in IS NULL",
        )
        .bind(game.number())
        .bind(i64::from(u8::from(seat)))
        .bind(level)
        .execute(&mut *work)
        .await?;
        if relieved.rows_affected() == 0 {
            return Ok(false);
        }
        commit(work).await?;
        self.tell(Hint::Table(game)).await;
        Ok(true)
    }
}
