//! Bots at seats, their own and those they stand in for.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use havana_bots::Level;
use havana_protocol::Id;
use havana_rules::{Decision, Seat, View};
use rand_chacha::ChaCha8Rng;
use tokio::time::{Instant, sleep_until};

use super::pace::Pace;
use super::{Live, Node};
use crate::environment;

/// How long another server may take over a bot's move before this one does.
const OTHERS_FIRST: Duration = Duration::from_secs(3);
/// How long to wait after a move that could not be stored.
const AFTER_FAILURE: Duration = Duration::from_secs(2);

/// What a bot is asked.
struct Question {
    seat: Seat,
    level: Level,
    /// Whether the seat belongs to a person.
    stands_in: bool,
    maker: Id,
    view: View,
    moves: u32,
    /// What the bot decides by, if the game is a deal of a day.
    policy_rng: Option<ChaCha8Rng>,
}

impl Node {
    /// Lets the bots of a game move if it is their turn and no other task does so already.
    pub(super) fn let_bots_move(&self, live: &Arc<Live>) {
        // The next server of the game continues with it.
        if self.is_stopping()
            || question(live).is_none()
            || live.driven.swap(true, Ordering::AcqRel)
        {
            return;
        }
        let (node, live) = (self.clone(), Arc::clone(live));
        self.spawn(async move {
            node.drive(&live).await;
            live.driven.store(false, Ordering::Release);
            // Another move may have been made in the meantime.
            node.let_bots_move(&live);
        });
    }

    async fn drive(&self, live: &Arc<Live>) {
        while let Some(asked) = question(live) {
            if self.is_stopping() {
                return;
            }
            if self.has_company() && !live.ours.load(Ordering::Relaxed) {
                tokio::time::sleep(OTHERS_FIRST).await;
                let serial = live.serial().await;
                let caught_up = self.catch_up(live, &serial).await;
                drop(serial);
                if caught_up.is_err() || live.room().game.moves() != asked.moves {
                    continue;
                }
            }
            let (seat, moves) = (asked.seat, asked.moves);
            let pace = Pace::of(asked.level, asked.stands_in, &mut self.rng());
            let began = Instant::now();
            let Some(decision) = self.think(asked).await else {
                tracing::error!(game = %live.id(), %seat, "a bot has no answer");
                tokio::time::sleep(AFTER_FAILURE).await;
                continue;
            };
            sleep_until(pace.answer(began, Instant::now())).await;
            if !self.play_bot(live, seat, moves, decision).await {
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
    }

    /// A bot's decision, computed on a thread where it blocks no one.
    async fn think(&self, asked: Question) -> Option<Decision> {
        let turn = self.0.thinkers.turn(asked.maker, asked.stands_in).await?;
        let (mut rng, policy_rng) = (self.rng(), asked.policy_rng);
        let thought = environment::compute(&**self.environment(), move || {
            let mut bot = asked.level.bot();
            let decision = match policy_rng {
                Some(mut policy_rng) => bot.decide(&asked.view, &mut policy_rng),
                None => bot.decide(&asked.view, &mut rng),
            };
            drop(turn);
            decision
        });
        thought.await.flatten()
    }
}

/// What a bot of this game is asked now. A level that is no longer known plays as a planner.
fn question(live: &Live) -> Option<Question> {
    let room = live.room();
    let (seat, level) = room.bot_asked()?;
    // All see who has chosen an opening (R2.5), so in the deal of the day they choose in the order of
    // their seats: a bot's choice must not depend on how fast a person is.
    if live.deal().is_some() && room.game.asked().lowest() != Some(seat) {
        return None;
    }
    Some(Question {
        seat,
        level: level.parse().unwrap_or(Level::Planner),
        stands_in: room.table().seats.get(seat.index())?.player().is_some(),
        maker: room.table().maker,
        view: room.game.view(seat),
        moves: room.game.moves(),
        policy_rng: live.deal().map(|deal| deal.policy_rng(seat, room.game.decided(seat))),
    })
}
