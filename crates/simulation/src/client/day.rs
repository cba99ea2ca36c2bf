//! A person who tries the deal of the day, and looks at it when it is over.

use std::time::Duration;

use data_encoding::HEXLOWER;
use havana_protocol::Millis;
use havana_protocol::api::{DayInfo, TableInfo};
use havana_store::DaySeed;
use hyper::Method;
use tokio::time::sleep;

use super::at_table::SeatedClient;
use super::person::{NOTHING, Person};

/// How long after the faults a day may take to be closed.
const CLOSED: Duration = Duration::from_mins(3);
/// How long after its end a day is closed, and a little more.
const GRACE: Millis = Millis::hours(2);

impl Person {
    /// Begins a try, decides a few times and leaves it there: a whole game with bots that search
    /// takes too long here. Then waits until the seed is no secret.
    pub(super) async fn try_the_day(mut self) {
        let game = loop {
            if let Ok(reply) = self.ask(Method::POST, "/api/day", NOTHING).await
                && reply.status.is_success()
                && let Ok(table) = reply.read::<TableInfo>()
            {
                break table.id;
            }
            self.back_off().await;
        };
        self.world.checker.tries(self.me, game, &mut self.world.store.data());
        let decisions = self.rng.between(1, 4);
        SeatedClient::new(game, None, &mut self).for_decisions(decisions).sit(&mut self).await;
        self.until_seed_is_known().await;
        self.note(format_args!("is done"));
    }

    async fn until_seed_is_known(&mut self) {
        let day = self.world.day();
        let path = format!("/api/days/{day}");
        // Without a try the day has no seed.
        while self.world.store.data().day_seed(day).is_some() {
            let reply = self.ask(Method::GET, &path, NOTHING).await;
            let seed = reply.ok().and_then(|reply| reply.read::<DayInfo>().ok()?.seed);
            if let Some(seed) = seed {
                let bytes = HEXLOWER.decode(seed.as_bytes()).ok();
                let seed = bytes.and_then(|bytes| bytes.try_into().ok()).unwrap_or_default();
                let world = &self.world;
                return world.checker.sees_seed(day, DaySeed(seed), &mut world.store.data());
            }
            if self.world.journal.elapsed() > self.world.plan.calm + CLOSED {
                // Nodes that were started meanwhile, by other blows, may have kept the old time.
                let now = self.world.store.data().latest_beat();
                if now.is_some_and(|now| now > day.ends() + GRACE) {
                    self.world.journal.fail(format_args!("{day} is over and never closed"));
                }
                return;
            }
            sleep(self.rng.ms(1_000, 15_000)).await;
        }
    }
}
