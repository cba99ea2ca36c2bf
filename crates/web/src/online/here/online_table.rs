//! The socket of a connection to a table, and its timer. What to do with them is decided by a
//! [`Connection`].

use std::cell::Cell;
use std::time::Duration;

use havana_client::online::{Company, Connection, News, OnlineGame, Output, Status};
use havana_client::{Play, Task};
use havana_protocol::api::TableInfo;
use havana_protocol::{CommandId, Id, Said, Saying, ToServer};
use havana_rules::Seat;
use js_sys::{ArrayBuffer, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{BinaryType, CloseEvent, MessageEvent, WebSocket};

use super::parts::invitation;
use crate::app::lasting;
use crate::browser;
use crate::game::GameController;

/// A table on a server, as this page is connected to it: the socket, the company, the chat. A
/// handle: copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct OnlineTable {
    pub(crate) table: Id,
    invite: StoredValue<Option<String>>,
    pub(crate) status: RwSignal<Status>,
    pub(crate) company: RwSignal<Company>,
    pub(crate) said: RwSignal<Vec<Said>>,
    pub(crate) muted: RwSignal<[bool; Seat::MAX]>,
    /// How many of the things said have not been looked at.
    pub(crate) unread: RwSignal<usize>,
    /// The table at which the same people play again.
    pub(crate) again: RwSignal<Option<Id>>,
    /// What the lobby knows of the table.
    pub(crate) info: RwSignal<TableInfo>,
    pub(super) play: StoredValue<Play>,
    /// The controller of the game, once it is known.
    pub(super) game: StoredValue<Option<GameController>>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    /// When the timer that was set last runs out.
    timer: StoredValue<Option<i64>>,
    /// Who wants to know what is new.
    listener: Callback<(OnlineTable, News)>,
}

thread_local! {
    /// The table that was connected to last.
    static LAST: Cell<Option<OnlineTable>> = const { Cell::new(None) };
}

impl OnlineTable {
    /// The table on a server that a game is at.
    pub(crate) fn of(game: GameController) -> Option<OnlineTable> {
        let is_at =
            |online: &OnlineTable| online.game.get_value().is_some_and(|known| known.is_same(game));
        LAST.get().filter(is_at)
    }

    /// Connects to a table.
    pub(crate) fn open(
        info: TableInfo,
        invite: Option<String>,
        listener: impl Fn((OnlineTable, News)) + Send + Sync + 'static,
    ) -> OnlineTable {
        let seed = u64::from_le_bytes(browser::random_bytes());
        let online = lasting(|| OnlineTable {
            table: info.id,
            invite: StoredValue::new(invite),
            status: RwSignal::new(Status::Opening),
            company: RwSignal::new(Company::default()),
            said: RwSignal::new(Vec::new()),
            muted: RwSignal::new([false; Seat::MAX]),
            unread: RwSignal::new(0),
            again: RwSignal::new(None),
            info: RwSignal::new(info),
            play: StoredValue::new(Play::online(Connection::new(now(), seed))),
            game: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            timer: StoredValue::new(None),
            listener: Callback::new(listener),
        });
        LAST.set(Some(online));
        online.carry_out();
        online
    }

    /// Leaves the table for now; the seat stays ours.
    pub(crate) fn leave(self) {
        self.drive(Play::leave);
    }

    /// Connects again after the connection was given up.
    pub(super) fn come_back(self) {
        self.drive(|play| play.come_back(now()));
    }

    /// Sends a message to the server; if the connection is broken it is lost, and the caller must
    /// say it again.
    pub(crate) fn say(self, message: &ToServer) {
        self.drive(|play| play.say(message));
    }

    /// Says something to everybody at the table.
    pub(crate) fn chat(self, saying: Saying) {
        self.say(&ToServer::Say(saying));
    }

    /// Asks the game at the other end, which is known when there is a controller for it.
    pub(crate) fn ask<T>(self, question: impl FnOnce(&OnlineGame) -> T) -> T {
        self.play.with_value(|play| match play.connection().and_then(Connection::game) {
            Some(game) => question(game),
            None => wasm_bindgen::throw_str("the game is not known yet"),
        })
    }

    /// What lets us in, as an address carries it.
    pub(super) fn query(self) -> String {
        invitation(self.invite.get_value().as_deref())
    }

    fn address(self) -> String {
        let location = browser::window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        format!("{scheme}://{host}/api/games/{}/socket{}", self.table, self.query())
    }

    /// Gives the game an input, and does what it asks for.
    pub(crate) fn drive(self, input: impl FnOnce(&mut Play)) {
        self.update(input);
        self.carry_out();
    }

    fn update(self, input: impl FnOnce(&mut Play)) {
        let mut input = Some(input);
        let mut input = |play: &mut Play| input.take().into_iter().for_each(|input| input(play));
        match self.game.get_value() {
            Some(game) => game.update(&mut input),
            None => drop(self.play.try_update_value(input)),
        }
    }

    /// Does what the game asks for. The socket and the timer are here; the rest is up to the
    /// controller, once there is one.
    pub(super) fn carry_out(self) {
        while let Some(task) = self.play.try_update_value(Play::poll).flatten() {
            match task {
                Task::Socket(Output::Connect) => self.connect(),
                Task::Socket(Output::Send(frame)) => self.send(&frame),
                Task::Socket(Output::HangUp) => self.hang_up(),
                Task::Socket(Output::News(news)) | Task::News(news) => self.tell(news),
                Task::Submit(decision) => {
                    let command = CommandId(browser::random_bytes());
                    self.update(|play| play.submit(command, decision));
                }
                task => {
                    if let Some(game) = self.game.get_value() {
                        game.carry_out(task);
                    }
                }
            }
        }
        self.set_timer();
    }

    fn tell(self, news: News) {
        if let News::Status(status) = news {
            self.status.set(status);
        }
        self.listener.run((self, news));
    }

    fn connect(self) {
        let Ok(socket) = WebSocket::new(&self.address()) else {
            return self.drive(|play| play.closed(None, now()));
        };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let opened = Closure::<dyn FnMut()>::new(move || {
            self.drive(|play| play.opened(now()));
        });
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Ok(data) = event.data().dyn_into::<ArrayBuffer>() {
                let frame = Uint8Array::new(&data).to_vec();
                self.drive(|play| play.frame(&frame, now()));
            }
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            self.drive(|play| play.closed(Some(event.code()), now()));
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

    fn send(self, frame: &[u8]) {
        self.socket.with_value(|socket| {
            // A socket that is closing says so itself.
            if let Some(socket) = socket.as_ref().filter(|s| s.ready_state() == WebSocket::OPEN) {
                let _ = socket.send_with_u8_array(frame);
            }
        });
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

    /// One timer for each deadline; an input that comes too early does no harm.
    fn set_timer(self) {
        let deadline = self.play.with_value(Play::deadline);
        if self.timer.try_update_value(|timer| std::mem::replace(timer, deadline)) == Some(deadline)
        {
            return;
        }
        if let Some(deadline) = deadline {
            let pause = deadline.saturating_sub(now()).max(0).cast_unsigned();
            let run_out = move || {
                self.timer.set_value(None);
                self.drive(|play| play.tick(now()));
            };
            set_timeout(run_out, Duration::from_millis(pause));
        }
    }
}

/// The clock of this page, in milliseconds.
fn now() -> i64 {
    js_sys::Date::now() as i64
}
