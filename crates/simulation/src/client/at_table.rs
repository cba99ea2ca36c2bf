//! A player at a table: they watch, think, decide, chat, disconnect and reconnect.
//!
//! What they do with a socket is decided by the [`Connection`] that also ships: it reconnects,
//! pauses, says that it is still there, and sends again what was not answered.

use std::time::Duration;

use havana_bots::Level;
use havana_client::Next;
use havana_client::online::{Connection, News, OnlineGame, Output, Status};
use havana_protocol::{CommandId, Id, Leaving, Saying, ToClient, ToServer, decode};
use havana_rules::{Seat, Viewer};
use tokio::time::{Instant, sleep_until};

use super::Broken;
use super::person::Person;
use super::socket::{Closed, Socket};

/// What a client knows about a game, and its socket while it has one.
pub(super) struct SeatedClient {
    id: Id,
    invite: Option<String>,
    connection: Connection,
    socket: Option<Socket>,
    /// When the connection of the socket was begun, which decides what becomes of it.
    opened: Instant,
    /// How often in a row they were not let in.
    refused: u32,
    /// How many events the checker has seen of the game.
    checked: usize,
    /// When they will have thought enough.
    due: Option<Instant>,
    /// When they next do something else.
    idle_until: Instant,
    /// When they take their seat back.
    back: Option<Instant>,
    /// When they come back to a connection that was given up.
    returns: Option<Instant>,
    /// They have given up, and say so until everybody knows.
    resigns: bool,
    /// How many decisions they still make, where they do not play to the end.
    enough: Option<u32>,
    end: Option<End>,
}

/// Why a client leaves a game for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Over,
    /// They have decided as often as they wanted to.
    Enough,
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
enum IdleAction {
    Talk,
    HandOver,
    GoAway,
    /// They load the page again.
    Reload,
    Resign,
    Delete,
    SignOut,
    Nothing,
}

/// What happened next.
enum Input {
    Frame(Vec<u8>),
    Closed(Closed),
    /// A moment has come that something waits for.
    Time,
}

impl SeatedClient {
    pub(super) fn new(id: Id, invite: Option<String>, person: &mut Person) -> SeatedClient {
        let now = Instant::now();
        SeatedClient {
            id,
            invite,
            connection: Connection::new(person.clock(), person.rng.number()),
            socket: None,
            opened: now,
            refused: 0,
            checked: 0,
            due: None,
            idle_until: now + person.rng.ms(1_000, 20_000),
            back: None,
            returns: None,
            resigns: false,
            enough: None,
            end: None,
        }
    }

    /// They only decide so often, and otherwise sit still.
    pub(super) fn for_decisions(self, decisions: u32) -> SeatedClient {
        SeatedClient { enough: Some(decisions), ..self }
    }

    /// Plays, or watches, until the end.
    pub(super) async fn sit(mut self, person: &mut Person) {
        while self.end.is_none() {
            self.carry_out(person).await;
            self.check(person);
            self.consider(person);
            if self.end.is_some() {
                break;
            }
            match self.next_input(person).await {
                Input::Frame(frame) => self.hear(person, &frame),
                Input::Closed(Closed { code, why }) => {
                    person.note(format_args!("is cut off: {why}"));
                    self.socket = None;
                    self.connection.closed(code, person.clock());
                }
                Input::Time => {
                    self.connection.tick(person.clock());
                    self.act(person, Instant::now());
                    if let Some(game) = self.game().filter(|_| self.socket.is_some()) {
                        person.world.check_knowledge(person.number, self.id, game, self.opened);
                    }
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

    /// The game, once all of it is known.
    fn game(&self) -> Option<&OnlineGame> {
        self.connection.game().filter(|_| self.connection.is_current())
    }

    /// Does what the connection asks for.
    async fn carry_out(&mut self, person: &mut Person) {
        while let Some(output) = self.connection.poll() {
            match output {
                Output::Connect => self.connect(person).await,
                Output::Send(frame) => {
                    let Some(socket) = &mut self.socket else { continue };
                    if let Err(Broken(why)) = socket.send(frame).await {
                        person.note(format_args!("cannot send: {why}"));
                        self.socket = None;
                        self.connection.closed(None, person.clock());
                    }
                }
                Output::HangUp => self.socket = None,
                Output::News(news) => self.take(person, &news),
            }
        }
    }

    async fn connect(&mut self, person: &mut Person) {
        let began = Instant::now();
        match person.open(self.id, self.invite.as_deref()).await {
            Ok(socket) => {
                (self.socket, self.opened, self.refused) = (Some(socket), began, 0);
                self.connection.opened(person.clock());
            }
            Err(Broken(why)) => {
                person.note(format_args!("does not get in: {why}"));
                let is_refused = ["401", "403", "404"].iter().any(|code| why.contains(code));
                self.refused = if is_refused { self.refused + 1 } else { 0 };
                if self.refused > 10 {
                    self.end = Some(End::Refused);
                }
                self.connection.closed(None, person.clock());
            }
        }
    }

    fn take(&mut self, person: &mut Person, news: &News) {
        match news {
            News::Begun { again } => {
                if *again {
                    person.note(format_args!("starts over"));
                }
                self.checked = 0;
            }
            News::Refused(why) => person.note(format_args!("is refused: {why:?}")),
            News::Status(Status::Outdated) => person.world.journal.fail(format_args!(
                "person {} is told that their client is outdated",
                person.number
            )),
            // They come back, as a player does who finds their window given up.
            News::Status(Status::SignedOut | Status::Displaced) => {
                self.returns = Some(Instant::now() + person.rng.ms(100, 2_000));
            }
            _ => {}
        }
    }

    /// Waits until something happens.
    async fn next_input(&mut self, person: &Person) -> Input {
        let now = Instant::now();
        let until = |at: i64| Duration::from_millis((at - person.clock()).max(0).cast_unsigned());
        let deadline = self.connection.deadline().map(|at| now + until(at));
        let wakes = [self.due, self.back, self.returns, deadline];
        let wake = wakes.into_iter().flatten().fold(self.idle_until, Instant::min);
        let socket = &mut self.socket;
        tokio::select! {
            biased;
            heard = async {
                match socket {
                    Some(socket) => socket.receive().await,
                    None => core::future::pending().await,
                }
            } => heard.map_or_else(Input::Closed, Input::Frame),
            () = sleep_until(wake.max(now + Duration::from_millis(1))) => Input::Time,
        }
    }

    fn hear(&mut self, person: &mut Person, frame: &[u8]) {
        let checker = &person.world.checker;
        match decode::<ToClient>(frame) {
            Ok(ToClient::Done { command, moved }) => {
                let seat = self.connection.game().and_then(OnlineGame::seat);
                checker.acknowledged(self.id, seat, command, moved);
                person.note(format_args!("is told that move {moved} is done"));
            }
            Ok(ToClient::Said(said)) => checker.heard(self.id, &said),
            Ok(ToClient::Welcome(welcome)) => {
                welcome.said.iter().for_each(|said| checker.heard(self.id, said));
            }
            _ => {}
        }
        self.connection.frame(frame, person.clock());
    }

    /// Shows the checker what is new.
    fn check(&mut self, person: &Person) {
        let Some(game) = self.game() else { return };
        let viewer = game.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let events = game.events();
        person.world.checker.sees(person.number, self.id, viewer, self.checked, events);
        self.checked = events.len();
    }

    /// Begins to think if there is something to think about, and sees whether it is over.
    fn consider(&mut self, person: &mut Person) {
        let Some(game) = self.game() else { return };
        let asked = matches!(game.next(), Next::Person(_)) && self.returns.is_none();
        let is_sending = game.is_sending();
        let is_over = game.is_closed() && !is_sending;
        let has_resigned = |seat| game.company().at(seat).is_some_and(|now| now.resigned);
        let has_resigned = self.resigns && game.seat().is_some_and(has_resigned);
        let played_for = game.seat().is_some_and(|seat| game.company().is_played_for(seat));
        match (asked, self.due) {
            (true, None) => {
                let time = match (person.rng.chance(30), person.world.is_calm()) {
                    (false, _) => person.rng.ms(50, 1_500),
                    (true, false) => person.rng.ms(50, 15_000),
                    // For so long that nothing else happens, and everybody must know everything.
                    (true, true) => person.rng.ms(20_500, 26_000),
                };
                self.due = Some(Instant::now() + time);
            }
            (true, Some(_)) => {}
            (false, _) => self.due = None,
        }
        if is_over {
            self.end = Some(End::Over);
        }
        if self.enough == Some(0) && !is_sending {
            self.end = Some(End::Enough);
        }
        if has_resigned {
            self.end = Some(End::Resigned);
        }
        match (played_for, self.back) {
            (true, None) => self.back = Some(Instant::now() + person.rng.ms(1_000, 40_000)),
            (false, Some(_)) => self.back = None,
            _ => {}
        }
    }

    /// Does what is due.
    fn act(&mut self, person: &mut Person, now: Instant) {
        if self.returns.take_if(|returns| *returns <= now).is_some() {
            self.connection.come_back(person.clock());
        }
        let Some(seat) = self.game().and_then(OnlineGame::seat) else {
            self.idle_until = self.idle_until.max(now + Duration::from_secs(20));
            return;
        };
        if self.due.take_if(|due| *due <= now).is_some() {
            self.decide(person, seat);
        }
        if self.back.is_some_and(|back| back <= now) {
            self.back = Some(now + Duration::from_secs(10));
            person.note(format_args!("sits down again"));
            self.connection.say(&ToServer::SitDown);
        }
        if self.idle_until <= now && self.resigns {
            self.idle_until = now + Duration::from_secs(5);
            self.connection.say(&ToServer::Leave(Leaving::Resign));
        } else if self.idle_until <= now {
            self.idle_until = now + person.rng.ms(2_000, 20_000);
            if self.enough.is_none() {
                self.follow(person, seat);
            }
        }
    }

    fn decide(&mut self, person: &mut Person, seat: Seat) {
        let Some(game) = self.game() else { return };
        let level = if person.rng.chance(500) { Level::Random } else { Level::Greedy };
        let (view, events) = (game.view(), game.events().len());
        let Some(decision) = level.bot().decide(&view, &mut person.rng.0) else { return };
        let mut command = [0; 16];
        person.rng.fill(&mut command);
        let command = CommandId(command);
        if self.connection.decide(command, decision) {
            person.world.checker.issued(self.id, seat, command, decision);
            person.note(format_args!("decides at {events}"));
            self.enough = self.enough.map(|left| left.saturating_sub(1));
        }
    }

    fn follow(&mut self, person: &mut Person, seat: Seat) {
        let has_clocks = self.game().is_some_and(|game| game.company().left_ms(seat, 0).is_some());
        let action = match person.rng.below(100) {
            0..15 => IdleAction::Talk,
            15..20 => IdleAction::HandOver,
            20..24 if has_clocks => IdleAction::GoAway,
            24..26 => IdleAction::Resign,
            26..28 => IdleAction::Delete,
            28..30 if has_clocks => IdleAction::SignOut,
            30..36 => IdleAction::Reload,
            _ => IdleAction::Nothing,
        };
        let checker = &person.world.checker;
        match action {
            IdleAction::Nothing => {}
            IdleAction::Talk => {
                let saying = match person.rng.below(2) {
                    0 => Saying::Phrase(person.rng.below(12) as u8),
                    _ => Saying::Text(format!("{} says {}", person.number, person.rng.below(99))),
                };
                person.note(format_args!("says {saying:?}"));
                self.connection.say(&ToServer::Say(saying));
            }
            IdleAction::HandOver => {
                checker.leaves(self.id, seat);
                person.note(format_args!("hands over"));
                self.connection.say(&ToServer::Leave(Leaving::HandOver));
            }
            IdleAction::GoAway => {
                let time = person.rng.ms(5_000, 60_000);
                person.note(format_args!("goes away"));
                self.connection.leave();
                let now = Instant::now();
                (self.returns, self.due) = (Some(now + time), None);
                self.idle_until = now + time + Duration::from_secs(5);
            }
            IdleAction::Reload => {
                person.note(format_args!("reloads"));
                self.connection.leave();
                let back = Instant::now() + person.rng.ms(100, 1_000);
                (self.returns, self.due) = (Some(back), None);
            }
            IdleAction::Resign => {
                checker.leaves(self.id, seat);
                person.note(format_args!("resigns"));
                self.resigns = true;
                self.idle_until = Instant::now();
            }
            IdleAction::Delete => {
                checker.deletes(person.me);
                self.end = Some(End::Deletes);
            }
            IdleAction::SignOut => self.end = Some(End::SignsOut),
        }
    }
}
