//! The same number of games for as long as wanted: when one ends, new people begin another.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::join_all;
use havana_server::until_true;
use tokio::sync::Semaphore;
use tokio::time::sleep;

use crate::fleet::{Crew, Fleet, Plan};
use crate::player::LoadPlayer;
use crate::seeds::Seats;
use crate::times::Times;
use crate::visit::make_tables;

/// How many tables are made at the same time: a server limits the connections of an address.
const MAKERS: usize = 8;
/// How long to wait after a table could not be made.
const PAUSE: Duration = Duration::from_secs(1);

/// Plays one game after the other.
struct Series {
    /// The number of its first player.
    first: usize,
    players: usize,
    crew: Crew,
    makers: Arc<Semaphore>,
}

impl Fleet {
    /// Plays this many games at once until it is stopped. Each game has new players, who come
    /// as guests over HTTP, so that what a server remembers of people grows if it can. The server
    /// must have no limits.
    pub async fn steady(games: usize, players: usize, plan: &Plan) -> Fleet {
        let mut fleet = Fleet::empty();
        let makers = Arc::new(Semaphore::new(MAKERS));
        let pause = Duration::from_secs(players as u64) / plan.arrivals.max(1);
        for game in 0..games {
            let (crew, makers) = (fleet.crew(plan), Arc::clone(&makers));
            let series = Series { first: game * players, players, crew, makers };
            fleet.tasks.spawn(series.run());
            sleep(pause).await;
        }
        fleet
    }
}

impl Series {
    async fn run(self) -> Times {
        let mut times = Times::default();
        let mut stop = self.crew.stop.clone();
        while !*stop.borrow_and_update() {
            let made = tokio::select! {
                made = self.table() => made,
                () = until_true(&mut stop) => break,
            };
            match made {
                Ok(seats) => self.play(seats, &mut times).await,
                Err(why) => {
                    self.crew.counts.note(&why);
                    tokio::select! {
                        () = sleep(PAUSE) => {}
                        () = until_true(&mut stop) => break,
                    }
                }
            }
        }
        times
    }

    /// A table with new players.
    async fn table(&self) -> Result<Seats, String> {
        let _one_of_few = self.makers.acquire().await.map_err(|error| error.to_string())?;
        let server = self.crew.servers[self.first % self.crew.servers.len()];
        let made = make_tables(server, 1, self.players).await?;
        made.into_iter().next().ok_or_else(|| "no table was made".to_owned())
    }

    async fn play(&self, seats: Seats, times: &mut Times) {
        let seats = Arc::new(seats);
        let counts = &self.crew.counts;
        counts.running.fetch_add(1, Ordering::Relaxed);
        let players =
            (0..self.players).map(|place| self.crew.player(self.first + place, &seats, place));
        for of_player in join_all(players.map(LoadPlayer::run)).await {
            times.extend(of_player);
        }
        counts.running.fetch_sub(1, Ordering::Relaxed);
        if !*self.crew.stop.borrow() {
            counts.finished.fetch_add(1, Ordering::Relaxed);
        }
    }
}
