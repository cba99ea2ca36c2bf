//! Who decides for a seat: its player, or a bot while they are away.

use std::sync::Arc;

use havana_protocol::Leaving;
use havana_rules::Seat;

use super::{Live, NoGame, Node};

/// The bot that plays for an absent player.
pub(crate) const STAND_IN: &str = "planner";

impl Node {
    /// A player takes their seat back; one who has resigned cannot.
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

    /// A player leaves their seat to a bot, for a while or for good.
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
        // Nobody waits for the player of a deal of the day, and no bot may play it for them.
        if live.deal().is_some() && !resigned {
            return Ok(());
        }
        self.store().set_stand_in(live.id(), seat, Some(STAND_IN), resigned).await?;
        self.refresh(live).await?;
        self.let_bots_move(live);
        Ok(())
    }

    /// Lets bots stand in for those whose time is over. Nobody is relieved unless a heartbeat has
    /// just told that no time without a server is missing from the clocks.
    pub(super) async fn relieve(&self, live: &Arc<Live>) -> Result<(), NoGame> {
        // A move that is being made may be theirs; the next look comes in a second.
        let Some(serial) = live.try_serial() else { return Ok(()) };
        let (late, moves, changed) = {
            let room = live.room();
            let late = room.overdue(self.game_time(), &self.downtime());
            (late, room.game.moves(), room.table().changed)
        };
        if late.is_empty() {
            return Ok(());
        }
        self.refresh(live).await?;
        if live.room().table().changed != changed {
            // They may have left and come back without a word of it here. They have a moment, once
            // for a decision.
            let (now, down) = (self.game_time(), self.downtime());
            live.change(|room| room.grant(now, &down));
        }
        let sure = self.is_fresh();
        let late = live.room().overdue(self.game_time(), &self.downtime());
        for seat in late.into_iter().filter(|_| sure) {
            // Only if nobody has moved since the clock was looked at.
            let relieve = self.store().relieve(live.id(), seat, STAND_IN, moves);
            if relieve.await? {
                tracing::info!(game = %live.id(), %seat, "time is over, a stand-in takes the seat");
            }
        }
        self.catch_up(live, &serial).await?;
        drop(serial);
        self.refresh(live).await?;
        self.let_bots_move(live);
        Ok(())
    }

    /// Takes over who sits where from the store.
    pub(super) async fn refresh(&self, live: &Arc<Live>) -> Result<(), NoGame> {
        let _reading = live.reading.lock().await;
        let table = self.store().table(live.id()).await?.ok_or(NoGame::Unknown)?;
        let down = self.downtime();
        live.change(|room| room.set_table(table, self.game_time(), &down));
        Ok(())
    }
}
