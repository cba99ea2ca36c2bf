//! Who decides for a seat: its player, or a bot while he is away.

use std::sync::Arc;

use havana_protocol::Leaving;
use havana_rules::Seat;

use super::{Live, NoGame, Node};
use crate::now;

/// The bot that plays on for somebody who is away.
pub(crate) const STAND_IN: &str = "planner";

impl Node {
    /// A player takes his seat back; who has given up cannot.
    pub async fn sit_down(&self, live: &Arc<Live>, seat: Seat) -> Result<(), NoGame> {
        let away = {
            let room = live.room();
            let kept = room.table().seats.get(seat.index());
            kept.is_some_and(|kept| kept.stand_in.is_some() && !kept.resigned)
        };
        if away {
            self.store().set_stand_in(live.id(), seat, None, false).await?;
            self.refresh(live).await?;
        }
        Ok(())
    }

    /// A player leaves his seat to a bot, for a while or for good.
    pub async fn leave(
        &self,
        live: &Arc<Live>,
        seat: Seat,
        leaving: Leaving,
    ) -> Result<(), NoGame> {
        if live.room().game.is_over() {
            return Ok(());
        }
        let resigned = leaving == Leaving::Resign;
        self.store().set_stand_in(live.id(), seat, Some(STAND_IN), resigned).await?;
        self.refresh(live).await?;
        self.nudge(live);
        Ok(())
    }

    /// Lets bots stand in for those whose time is over.
    pub(super) async fn relieve(&self, live: &Arc<Live>) -> Result<(), NoGame> {
        let late = live.room().overdue(now(), &self.downtime());
        if late.is_empty() {
            return Ok(());
        }
        for seat in late {
            tracing::info!(game = %live.id(), %seat, "time is over, a bot plays on");
            self.store().set_stand_in(live.id(), seat, Some(STAND_IN), false).await?;
        }
        self.refresh(live).await?;
        self.nudge(live);
        Ok(())
    }

    /// Takes over who sits where from the store.
    pub(super) async fn refresh(&self, live: &Arc<Live>) -> Result<(), NoGame> {
        let _reading = live.reading.lock().await;
        let table = self.store().table(live.id()).await?.ok_or(NoGame::Unknown)?;
        let down = self.downtime();
        live.change(|room| room.set_table(table, now(), &down));
        Ok(())
    }
}
