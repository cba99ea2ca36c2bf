//! The connection to a table on a server: a socket that reconnects whenever it breaks.

use std::mem;
use std::time::Duration;

use havana_client::online::{Backoff, Company, Heard, OnlineGame};
use havana_protocol::api::TableInfo;
use havana_protocol::{
    CLOSE_CROWDED, CLOSE_RELOAD, CLOSE_SIGNED_OUT, FrameError, Id, Said, Saying, ToClient,
    ToServer, Welcome, decode, encode,
};
use havana_rules::Seat;
use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{BinaryType, CloseEvent, MessageEvent, WebSocket};

use super::parts::invitation;
use crate::app::{self, app};
use crate::browser;
use crate::game::{Desk, Notice};

/// How a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Being made for the first time.
    Opening,
    /// There.
    Open,
    /// Broken, and reconnecting.
    Broken,
    /// The server speaks another version: the page must be loaded again.
    Outdated,
    /// The session or the invitation has ended: to come back, the player must sign in again.
    SignedOut,
    /// Another window of the same player has taken the place of this one.
    Displaced,
}

impl State {
    /// Whether the connection stays broken until the player does something about it.
    fn is_final(self) -> bool {
        matches!(self, State::Outdated | State::SignedOut | State::Displaced)
    }
}

/// The line to a table. A handle: copies are the same line.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) table: Id,
    invite: StoredValue<Option<String>>,
    pub(crate) state: RwSignal<State>,
    /// The table as it is shown, once all is known of it.
    pub(crate) desk: RwSignal<Option<Desk>>,
    pub(crate) company: RwSignal<Company>,
    pub(crate) said: RwSignal<Vec<Said>>,
    pub(crate) muted: RwSignal<[bool; Seat::MAX]>,
    /// How many of the things said have not been looked at.
    pub(crate) unread: RwSignal<usize>,
    /// The table at which the same people play again.
    pub(crate) again: RwSignal<Option<Id>>,
    /// What the lobby knows of the table.
    pub(crate) info: RwSignal<TableInfo>,
    loading: StoredValue<Loading>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    backoff: StoredValue<Backoff>,
    /// When something was last heard, by the clock of this page.
    heard_at: StoredValue<f64>,
    is_left: StoredValue<bool>,
}

/// The game that will be shown once all of it is known.
enum Loading {
    /// Nothing of it is known; the server is asked for all of it.
    Nothing,
    /// Its events are coming.
    Begun(Box<OnlineGame>),
    /// It is shown: messages go to the desk.
    Done,
}

/// How often we say that we are still here.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);
/// After so long without a word the line is taken for broken, in milliseconds.
const SILENCE: f64 = 50_000.0;

impl Line {
    /// A line to a table, about to be made.
    pub(super) fn open(info: TableInfo, invite: Option<String>) -> Line {
        let line = app::lasting(|| Line {
            table: info.id,
            invite: StoredValue::new(invite),
            state: RwSignal::new(State::Opening),
            desk: RwSignal::new(None),
            company: RwSignal::new(Company::default()),
            said: RwSignal::new(Vec::new()),
            muted: RwSignal::new([false; Seat::MAX]),
            unread: RwSignal::new(0),
            again: RwSignal::new(None),
            info: RwSignal::new(info),
            loading: StoredValue::new(Loading::Nothing),
            socket: StoredValue::new_local(None),
            backoff: StoredValue::new(Backoff::default()),
            heard_at: StoredValue::new(0.0),
            is_left: StoredValue::new(false),
        });
        line.connect();
        line.show_life();
        line
    }

    /// Leaves the table for now; the seat stays ours.
    pub(super) fn leave(self) {
        self.is_left.set_value(true);
        self.hang_up();
        if let Some(desk) = self.desk.get_untracked() {
            desk.leave();
            if app().desk.with_untracked(|shown| shown.is_some_and(|shown| shown.is_same(desk))) {
                app().desk.set(None);
            }
        }
    }

    /// Sends a message to the server; if the connection is broken it is lost, and the caller must
    /// say it again.
    pub(crate) fn say(self, message: &ToServer) {
        self.socket.with_value(|socket| {
            if let Some(socket) = socket.as_ref().filter(|s| s.ready_state() == WebSocket::OPEN) {
                let _ = socket.send_with_u8_array(&encode(message));
            }
        });
    }

    /// Says something to everybody at the table.
    pub(crate) fn chat(self, saying: Saying) {
        self.say(&ToServer::Say(saying));
    }

    fn address(self) -> String {
        let location = browser::window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        format!("{scheme}://{host}/api/games/{}/socket{}", self.table, self.query())
    }

    /// What lets us in, as an address carries it.
    pub(super) fn query(self) -> String {
        invitation(self.invite.get_value().as_deref())
    }

    fn connect(self) {
        let Ok(socket) = WebSocket::new(&self.address()) else { return self.try_again() };
        socket.set_binary_type(BinaryType::Arraybuffer);
        self.heard_at.set_value(js_sys::Date::now());
        let opened = Closure::<dyn FnMut()>::new(move || self.greet());
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(data) = event.data().dyn_into::<ArrayBuffer>() {
                self.hear(&Uint8Array::new(&data).to_vec());
            }
        });
        let closed =
            Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| match event.code() {
                CLOSE_RELOAD => self.give_up(State::Outdated),
                CLOSE_SIGNED_OUT => {
                    self.give_up(State::SignedOut);
                    app().server.look();
                }
                CLOSE_CROWDED => self.give_up(State::Displaced),
                _ => self.try_again(),
            });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        // A socket outlives this call, and there are few of them.
        opened.forget();
        heard.forget();
        closed.forget();
        self.socket.set_value(Some(socket));
    }

    /// The line stays broken, and says why.
    fn give_up(self, state: State) {
        self.hang_up();
        self.state.set(state);
    }

    /// Makes a line again that was given up.
    pub(super) fn come_back(self) {
        self.state.set(State::Broken);
        self.connect();
    }

    /// The socket is given up; it has nothing more to tell us.
    fn hang_up(self) {
        let socket = self.socket.try_update_value(Option::take).flatten();
        if let Some(socket) = socket {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            socket.set_onopen(None);
            let _ = socket.close();
        }
    }

    fn greet(self) {
        let hello = self.loading.with_value(|loading| match (loading, self.desk.get_untracked()) {
            (Loading::Done, Some(desk)) => desk.with(|game| OnlineGame::hello(game.online())),
            (Loading::Begun(game), _) => OnlineGame::hello(Some(game.as_ref())),
            (Loading::Nothing | Loading::Done, _) => OnlineGame::hello(None),
        });
        self.say(&hello);
    }

    fn try_again(self) {
        if self.is_left.get_value() || self.state.get_untracked().is_final() {
            return;
        }
        self.hang_up();
        if self.state.get_untracked() == State::Open {
            self.state.set(State::Broken);
        }
        let [luck] = browser::random_bytes();
        let now = js_sys::Date::now() as i64;
        let pause = self.backoff.try_update_value(|backoff| backoff.pause(now, luck));
        set_timeout(
            move || {
                let is_free = self.socket.with_value(Option::is_none);
                if is_free && !self.is_left.get_value() {
                    self.connect();
                }
            },
            pause.unwrap_or(SIGN_OF_LIFE),
        );
    }

    /// Lets the server know that we are still here, and finds out whether it is.
    fn show_life(self) {
        set_timeout(
            move || {
                if self.is_left.get_value() {
                    return;
                }
                let silent = js_sys::Date::now() - self.heard_at.get_value() > SILENCE;
                if silent && self.socket.with_value(Option::is_some) {
                    self.try_again();
                } else {
                    self.say(&ToServer::Ping);
                }
                self.show_life();
            },
            SIGN_OF_LIFE,
        );
    }

    fn hear(self, frame: &[u8]) {
        self.heard_at.set_value(js_sys::Date::now());
        let message = match decode::<ToClient>(frame) {
            Ok(message) => message,
            Err(FrameError::Version(_)) => {
                return self.give_up(State::Outdated);
            }
            Err(_) => return self.try_again(),
        };
        if matches!(message, ToClient::Welcome(_)) {
            let now = js_sys::Date::now() as i64;
            self.backoff.update_value(|backoff| backoff.welcomed(now));
            self.state.set(State::Open);
        }
        match self.desk.get_untracked().filter(|_| self.is_shown()) {
            Some(desk) => desk.hear(self, message),
            None => self.hear_beginning(message),
        }
    }

    /// Whether the table that is shown is the one the server tells of.
    pub(super) fn is_shown(self) -> bool {
        self.loading.with_value(|loading| matches!(loading, Loading::Done))
    }

    /// Before all is known of a game, nothing of it is shown.
    fn hear_beginning(self, message: ToClient) {
        let now = js_sys::Date::now() as i64;
        let heard = self.loading.try_update_value(|loading| match (loading, message) {
            (Loading::Begun(game), message) => game.hear(message, now),
            (_, ToClient::Welcome(welcome)) => Heard::StartOver(welcome),
            _ => Heard::Nothing,
        });
        match heard {
            Some(Heard::StartOver(welcome)) => return self.start_over(*welcome),
            Some(Heard::OutOfStep) => return self.begin_again(),
            _ => {}
        }
        let is_known = |loading: &Loading| matches!(loading, Loading::Begun(game) if game.is_caught_up() && !game.events().is_empty());
        if !self.loading.with_value(is_known) {
            return;
        }
        let known = self.loading.try_update_value(|loading| mem::replace(loading, Loading::Done));
        if let Some(Loading::Begun(game)) = known {
            self.company.set(game.company().clone());
            self.said.set(game.said().to_vec());
            self.again.set(game.again());
            let is_closed = game.is_closed();
            let desk = Desk::online(*game, self);
            if let Some(old) = app().desk.get_untracked() {
                old.leave();
            }
            let had_another = self.desk.with_untracked(Option::is_some);
            app().desk.set(Some(desk));
            self.desk.set(Some(desk));
            desk.go_on();
            if had_another {
                desk.notice.set(Some(Notice::LoadedAgain));
            }
            if is_closed {
                desk.fetch_record(self);
            }
        }
    }

    /// The server has another history than we: what we have is dropped, and all of it follows. The
    /// old table stays in sight until the new one is complete.
    pub(super) fn start_over(self, welcome: Welcome) {
        match OnlineGame::new(welcome) {
            Ok(game) => self.loading.set_value(Loading::Begun(Box::new(game))),
            Err(_) => self.give_up(State::Outdated),
        }
    }

    /// The line is out of step with the server: what we have is dropped, and asked for again.
    pub(super) fn begin_again(self) {
        self.loading.set_value(Loading::Nothing);
        self.try_again();
    }
}
