//! Turn notifications, for players who are not at the table.
//!
//! Every server with the game in memory looks once a second. A server where the player is at the
//! table claims their turn early, silently; any other server claims it later and sends a
//! message. So no one is told what they already see, and no one is told twice.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::join_all;
use havana_protocol::api::{Pace, PushTarget};
use havana_protocol::{Id, Millis, Timestamp};
use havana_rules::Seat;
use havana_store::{Error, SeatHolder};
use tokio::time::timeout;

use super::{Live, Node};
use crate::live::room::Room;
use crate::push::{Message, Push, Sent};
use crate::settings::Messages;

/// A player who is at the table this long after their turn has begun knows about it.
const SEEN: Millis = Millis::new(2_500);
/// A player who is not is notified after this long. The difference lets another server learn of the move, even
/// by polling, and claim the turn for a player who is at the table there.
const TELL: Millis = Millis::seconds(6);
/// How long a message is worth telling, in seconds.
const LASTS_LIVE: u32 = 10 * 60;
const LASTS_DAYS: u32 = 24 * 3600;

/// How long one look may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the key of all servers is called in the store.
const KEY: &str = "vapid";

/// A turn that may need a notification.
struct Due {
    seat: Seat,
    player: Id,
    since: u32,
    is_there: bool,
}

impl Node {
    /// What sends messages to browsers; `None` where the host wants none.
    pub(crate) async fn push(&self) -> Result<Option<&Arc<Push>>, Error> {
        let settings = self.settings();
        let Messages::To(reach) = settings.push else { return Ok(None) };
        let made = self.0.push.get_or_try_init(async || {
            let lost = Error::Unsupported("the operating system provides no randomness");
            let fresh = Push::fresh_key().ok_or(lost)?;
            let key = self.store().secret(KEY, &fresh).await?;
            let contact = settings.public_url.clone().filter(|url| url.starts_with("https://"));
            let push = Push::new(&key, reach, contact);
            push.map(Arc::new).ok_or_else(|| Error::Damaged("the key for push messages".to_owned()))
        });
        made.await.map(Some)
    }

    /// Tells those whose turn it is and who are not at their tables.
    pub(super) async fn mind_turns(&self) {
        let minded = async {
            let Some(push) = self.push().await? else { return Ok(()) };
            for live in self.in_memory() {
                for due in due(&live, self.game_time()) {
                    self.tell_turn(push, &live, &due).await?;
                }
            }
            Ok::<_, Error>(())
        };
        // A call that hangs must not end all messages.
        match timeout(PATIENCE, minded).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "turn notifications cannot be sent"),
            Err(_) => tracing::warn!("the store does not report the turns to notify"),
        }
    }

    async fn tell_turn(&self, push: &Arc<Push>, live: &Arc<Live>, due: &Due) -> Result<(), Error> {
        let targets = self.store().push_targets(due.player, self.now()).await?;
        if !targets.is_empty() {
            // Where many messages are under way, the next look comes in a second.
            let Ok(place) = Arc::clone(&self.0.messengers).try_acquire_owned() else {
                return Ok(());
            };
            let claimed = self.store().claim_turn(live.id(), due.seat, due.since).await?;
            if claimed && !due.is_there {
                let message = Message::your_turn(live.id(), lasts(&live.room()));
                let (node, push) = (self.clone(), Arc::clone(push));
                self.spawn(async move {
                    let sent = targets.iter().map(|target| node.send(&push, target, &message));
                    join_all(sent).await;
                    drop(place);
                });
            }
        }
        live.told[due.seat.index()].store(due.since, Ordering::Relaxed);
        Ok(())
    }

    async fn send(&self, push: &Push, target: &PushTarget, message: &Message) {
        let sent = push.send(target, message, self.now()).await;
        self.metrics().messages.count(sent);
        if sent == Sent::Gone
            && let Err(error) = self.store().drop_push(&target.endpoint).await
        {
            tracing::warn!(%error, "an expired subscription could not be removed");
        }
    }
}

/// The turns that this server has not yet looked after, once their time has come. A game that was
/// just brought into memory is skipped for as long: the player may be about to connect.
fn due(live: &Live, now: Timestamp) -> Vec<Due> {
    let room = live.room();
    let asked = room.game.asked();
    let due = asked.iter().filter_map(|seat| {
        let turn = room.turns().of(seat)?;
        let known = live.told[seat.index()].load(Ordering::Relaxed);
        let SeatHolder::Person(player) = room.table().seats.get(seat.index())?.holder else {
            return None;
        };
        let is_there = room.is_present(seat);
        let after = if is_there { SEEN } else { TELL };
        let is_due = turn.since > known
            && now - turn.at.max(live.brought()) >= after
            && room.bot_at(seat).is_none();
        is_due.then_some(Due { seat, player, since: turn.since, is_there })
    });
    due.collect()
}

fn lasts(room: &Room) -> u32 {
    match room.table().pace {
        Pace::Live { .. } => LASTS_LIVE,
        Pace::Days { .. } | Pace::Free => LASTS_DAYS,
    }
}
