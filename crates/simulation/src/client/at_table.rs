//! A player at a table: they watch, think, decide, chat, disconnect and reconnect.

use std::time::Duration;

use havana_bots::Level;
use havana_client::Next;
use havana_client::online::{Heard, News, OnlineGame};
use havana_protocol::{CommandId, Id, Leaving, Saying, ToClient, ToServer};
use havana_rules::{Seat, Viewer};
use tokio::time::{Instant, sleep, sleep_until};

use super::Broken;
use super::person::Person;
use super::socket::Socket;

/// After this much silence a client sends a ping, and reconnects without an answer.
const QUIET: Duration = Duration::from_secs(12);

/// What a client knows about a game; it outlives the connections.
pub(super) struct Mind {
    id: Id,
    invite: Option<String>,
    game: Option<OnlineGame>,
    /// How many events the checker has seen of it.
    checked: usize,
    /// When they will have thought enough.
    due: Option<Instant>,
    /// When they next do something else.
    whim: Instant,
    /// When they take their seat back.
    back: Option<Instant>,
    /// How long they are away after this connection.
    away: Option<Duration>,
    /// They have given up, and say so until everybody knows.
    resigns: bool,
    end: Option<End>,
}

/// Why a client leaves a game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Over,
    /// They have given up.
    Resigned,
    /// They delete themselves.
    Deletes,
    /// They sign out everywhere.
    SignsOut,
    /// The game is not for them.
    Refused,
}

/// Something that people do now and then.
#[derive(Clone, Copy)]
enum Whim {
    Talk,
    HandOver,
    GoAway,
    Resign,
    Delete,
    SignOut,
    Nothing,
}

impl Mind {
    pub(super) fn new(id: Id, invite: Option<String>) -> Mind {
        Mind {
            id,
            invite,
            game: None,
            checked: 0,
            due: None,
            whim: Instant::now(),
            back: None,
            away: None,
            resigns: false,
            end: None,
        }
    }

    /// Plays, or watches, until the end.
    pub(super) async fn sit(mut self, person: &mut Person) {
        self.whim = Instant::now() + person.rng.ms(1_000, 20_000);
        let mut refused = 0;
        while self.end.is_none() {
            if let Err(Broken(why)) = self.connected(person).await {
                person.note(format_args!("is cut off: {why}"));
                let is_refused = ["401", "403", "404"].iter().any(|code| why.contains(code));
                refused = if is_refused { refused + 1 } else { 0 };
                if refused > 10 {
                    self.end = Some(End::Refused);
                }
                match self.away.take() {
                    Some(time) => sleep(time).await,
                    None => person.back_off().await,
                }
            }
        }
        match self.end {
            Some(End::Deletes) => person.delete_account().await,
            Some(End::SignsOut) => person.sign_out_everywhere().await,
            _ => {}
        }
        person.note(format_args!("leaves {}: {:?}", self.id, self.end));
    }

    async fn connected(&mut self, person: &mut Person) -> Result<(), Broken> {
        let mut socket = person.open(self.id, self.invite.as_deref()).await?;
        socket.send(&OnlineGame::hello(self.game.as_ref())).await?;
        let (opened, mut heard_at) = (Instant::now(), Instant::now());
        let mut asked_at = None;
        while self.end.is_none() {
            let quiet = heard_at + QUIET;
            let wakes = [self.due, self.back, Some(self.whim), Some(quiet)];
            let wake = wakes.into_iter().flatten().min().unwrap_or(quiet);
            tokio::select! {
                biased;
                message = socket.receive() => {
                    (heard_at, asked_at) = (Instant::now(), None);
                    let message = message?;
                    self.hear(person, &mut socket, message).await?;
                }
                () = sleep_until(wake.max(Instant::now() + Duration::from_millis(1))) => {
                    let now = Instant::now();
                    if now >= quiet {
                        if asked_at.is_some() {
                            return Err(Broken("silence".to_owned()));
                        }
                        (heard_at, asked_at) = (now, Some(now));
                        socket.send(&ToServer::Ping).await?;
                    }
                    self.act(person, &mut socket, now).await?;
                    if let Some(game) = &self.game {
                        person.world.check_knowledge(person.number, self.id, game, opened);
                    }
                }
            }
        }
        Ok(())
    }

    async fn hear(
        &mut self,
        person: &mut Person,
        socket: &mut Socket,
        message: ToClient,
    ) -> Result<(), Broken> {
        let world = std::sync::Arc::clone(&person.world);
        let checker = &world.checker;
        let seat = self.game.as_ref().and_then(OnlineGame::seat);
        match &message {
            ToClient::Done { command, moved } => {
                checker.acknowledged(self.id, seat, *command, *moved);
                person.note(format_args!("is told that move {moved} is done"));
            }
            ToClient::Said(said) => checker.heard(self.id, said),
            ToClient::Welcome(welcome) => {
                welcome.said.iter().for_each(|said| checker.heard(self.id, said));
            }
            _ => {}
        }
        let now = person.world.journal.elapsed().as_millis() as i64;
        let heard = match (&mut self.game, message) {
            (Some(game), message) => game.hear(message, now),
            (None, ToClient::Welcome(welcome)) => {
                let game = OnlineGame::new(*welcome).map_err(super::broken)?;
                self.game = Some(game);
                self.checked = 0;
                Heard::Nothing
            }
            (None, _) => return Err(Broken("not welcome".to_owned())),
        };
        match heard {
            Heard::OutOfStep => {
                person.note(format_args!("is out of step and starts over"));
                self.game = None;
                return Err(Broken("out of step".to_owned()));
            }
            Heard::StartOver(welcome) => {
                person.note(format_args!("starts over"));
                self.game = Some(OnlineGame::new(*welcome).map_err(super::broken)?);
                self.checked = 0;
            }
            Heard::Answer(answer) => socket.send(&answer).await?,
            Heard::News(News::Refused(why)) => {
                person.note(format_args!("is refused: {why:?}"));
            }
            _ => {}
        }
        self.check(person);
        self.consider(person);
        Ok(())
    }

    /// Shows the checker what is new.
    fn check(&mut self, person: &Person) {
        let Some(game) = &self.game else { return };
        let viewer = game.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let events = game.events();
        person.world.checker.sees(person.number, self.id, viewer, self.checked, events);
        self.checked = events.len();
    }

    /// Begins to think if there is something to think about, and sees whether it is over.
    fn consider(&mut self, person: &mut Person) {
        let Some(game) = &self.game else { return };
        match game.next() {
            Next::Person(_) if self.due.is_none() => {
                let long = person.rng.chance(30);
                let most = if long { 15_000 } else { 1_500 };
                self.due = Some(Instant::now() + person.rng.ms(50, most));
            }
            Next::Person(_) => {}
            _ => self.due = None,
        }
        if game.is_closed() && !game.is_sending() {
            self.end = Some(End::Over);
        }
        let has_resigned = |seat| game.company().at(seat).is_some_and(|now| now.resigned);
        if self.resigns && game.seat().is_some_and(has_resigned) {
            self.end = Some(End::Resigned);
        }
        let played_for = game.seat().is_some_and(|seat| game.company().is_played_for(seat));
        match (played_for, self.back) {
            (true, None) => self.back = Some(Instant::now() + person.rng.ms(1_000, 40_000)),
            (false, Some(_)) => self.back = None,
            _ => {}
        }
    }

    async fn act(
        &mut self,
        person: &mut Person,
        socket: &mut Socket,
        now: Instant,
    ) -> Result<(), Broken> {
        let Some(seat) = self.game.as_ref().and_then(OnlineGame::seat) else {
            self.whim = now + Duration::from_secs(20);
            return Ok(());
        };
        if self.due.is_some_and(|due| due <= now) {
            self.due = None;
            self.decide(person, socket, seat).await?;
        }
        if self.back.is_some_and(|back| back <= now) {
            self.back = Some(now + Duration::from_secs(10));
            person.note(format_args!("sits down again"));
            socket.send(&ToServer::SitDown).await?;
        }
        if self.whim <= now && self.resigns {
            self.whim = now + Duration::from_secs(5);
            socket.send(&ToServer::Leave(Leaving::Resign)).await?;
        } else if self.whim <= now {
            self.whim = now + person.rng.ms(2_000, 20_000);
            self.follow(person, socket, seat).await?;
        }
        Ok(())
    }

    async fn decide(
        &mut self,
        person: &mut Person,
        socket: &mut Socket,
        seat: Seat,
    ) -> Result<(), Broken> {
        let Some(game) = &mut self.game else { return Ok(()) };
        let level = if person.rng.chance(500) { Level::Random } else { Level::Greedy };
        let decision = level.bot().decide(&game.view(), &mut person.rng.0);
        let Some(decision) = decision else { return Ok(()) };
        let mut command = [0; 16];
        person.rng.fill(&mut command);
        let command = CommandId(command);
        let Some(message) = game.decide(command, decision) else { return Ok(()) };
        person.world.checker.issued(self.id, seat, command, decision);
        person.note(format_args!("decides at {}", game.events().len()));
        socket.send(&message).await
    }

    async fn follow(
        &mut self,
        person: &mut Person,
        socket: &mut Socket,
        seat: Seat,
    ) -> Result<(), Broken> {
        let has_clocks = self.game.as_ref().is_some_and(|g| g.company().left_ms(seat, 0).is_some());
        let whim = match person.rng.below(100) {
            0..15 => Whim::Talk,
            15..20 => Whim::HandOver,
            20..24 if has_clocks => Whim::GoAway,
            24..26 => Whim::Resign,
            26..28 => Whim::Delete,
            28..30 if has_clocks => Whim::SignOut,
            _ => Whim::Nothing,
        };
        let checker = &person.world.checker;
        match whim {
            Whim::Nothing => Ok(()),
            Whim::Talk => {
                let saying = match person.rng.below(2) {
                    0 => Saying::Phrase(person.rng.below(12) as u8),
                    _ => Saying::Text(format!("{} says {}", person.number, person.rng.below(99))),
                };
                person.note(format_args!("says {saying:?}"));
                socket.send(&ToServer::Say(saying)).await
            }
            Whim::HandOver => {
                checker.leaves(self.id, seat);
                person.note(format_args!("hands over"));
                socket.send(&ToServer::Leave(Leaving::HandOver)).await
            }
            Whim::GoAway => {
                let time = person.rng.ms(5_000, 60_000);
                (self.away, self.due) = (Some(time), None);
                self.whim = Instant::now() + time + Duration::from_secs(5);
                Err(Broken("goes away".to_owned()))
            }
            Whim::Resign => {
                checker.leaves(self.id, seat);
                person.note(format_args!("resigns"));
                self.resigns = true;
                self.whim = Instant::now();
                Ok(())
            }
            Whim::Delete => {
                checker.deletes(person.me);
                self.end = Some(End::Deletes);
                Ok(())
            }
            Whim::SignOut => {
                self.end = Some(End::SignsOut);
                Ok(())
            }
        }
    }
}
