//! One socket: who may open it, what may be said, what comes back.

use std::net::SocketAddr;
use std::time::Duration;

use havana_bots::Level;
use havana_load::{Broken, Socket};
use havana_protocol::{
    CLOSE_NONSENSE, CLOSE_RELOAD, CommandId, History, Id, Leaving, MOST_BYTES_FROM_CLIENT, Saying,
    Seen, ToClient, ToServer, VERSION, Welcome, encode,
};
use havana_rules::{Decision, Pending, State, View, Viewer};
use havana_table::{Purpose, Seed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{Served, served};

const SOON: Duration = Duration::from_mins(1);

impl Served {
    fn address(&self) -> SocketAddr {
        self.host.address()
    }

    async fn socket(&self, place: usize) -> Socket {
        let token = self.seats.tokens.get(place).map_or("", String::as_str);
        Socket::open(self.address(), self.seats.game, token).await.expect("it opens")
    }

    /// The answer to a client that says hello with this many events and this hash: the welcome,
    /// and the message after it.
    async fn greeted(&self, place: usize, have: u32, history: u64) -> (Welcome, ToClient) {
        let mut socket = self.socket(place).await;
        socket.send(&ToServer::Hello { have, history }).await.expect("hello is heard");
        let ToClient::Welcome(welcome) = soon(&mut socket).await else {
            panic!("welcome comes first")
        };
        (*welcome, soon(&mut socket).await)
    }

    /// A client that has said hello.
    async fn client(&self, place: usize) -> Client {
        let mut client = Client { socket: self.socket(place).await, view: None, moves: 0 };
        client.socket.send(&ToServer::Hello { have: 0, history: 0 }).await.expect("hello is heard");
        client.until(|message| matches!(message, ToClient::Seats { .. })).await;
        client
    }
}

struct Client {
    socket: Socket,
    view: Option<View>,
    moves: u32,
}

impl Client {
    /// Takes messages in until one is as wished.
    async fn until(&mut self, wished: impl Fn(&ToClient) -> bool) -> ToClient {
        loop {
            let message = timeout(SOON, self.socket.receive()).await.expect("it comes in time");
            let message = message.expect("the socket stays open");
            match &message {
                ToClient::Welcome(welcome) => {
                    let header = welcome.header.decode().expect("a header");
                    let viewer = welcome.seat.map_or(Viewer::Spectator, Viewer::Seat);
                    self.view = Some(State::new(header.config()).view(viewer));
                }
                ToClient::Seen { moves, events, .. } => {
                    self.moves = *moves;
                    let view = self.view.as_mut().expect("welcome comes first");
                    for Seen(event) in events {
                        view.absorb(*event);
                    }
                }
                _ => {}
            }
            if wished(&message) {
                return message;
            }
        }
    }

    fn view(&self) -> View {
        self.view.expect("welcome came")
    }

    fn is_asked(&self) -> bool {
        match (self.view().pending(), self.view().seat()) {
            (Pending::Decide { seats, .. }, Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    fn decide(&self) -> Decision {
        let mut rng = Seed::of_game(1, 1, Purpose::Decisions).stream();
        Level::Greedy.bot().decide(&self.view(), &mut rng).expect("it is asked")
    }

    async fn play(&mut self, command: u8, at: u32, decision: Decision) -> ToClient {
        let command = CommandId([command; 16]);
        self.socket.send(&ToServer::Play { command, at, decision }).await.expect("it is heard");
        let is_answer = |message: &ToClient| {
            matches!(
                message,
                ToClient::Done { .. } | ToClient::Stale { .. } | ToClient::Refused { .. }
            )
        };
        self.until(is_answer).await
    }
}

/// The next message, which must come in time.
async fn soon(socket: &mut Socket) -> ToClient {
    let message = timeout(SOON, socket.receive()).await.expect("it comes in time");
    message.expect("the socket stays open")
}

async fn closed(socket: &mut Socket) -> Broken {
    loop {
        match timeout(SOON, socket.receive()).await.expect("it is closed in time") {
            Ok(_) => {}
            Err(broken) => return broken,
        }
    }
}

#[tokio::test]
async fn a_command_is_done_once_and_answered_as_often_as_it_is_said() {
    let served = served().await;
    let mut clients = [served.client(0).await, served.client(1).await];
    let asked = clients.iter().position(Client::is_asked).expect("somebody is asked");
    let client = &mut clients[asked];
    let (at, decision) = (client.moves, client.decide());
    let first = client.play(1, at, decision).await;
    assert_eq!(first, ToClient::Done { command: CommandId([1; 16]), moved: at });
    assert_eq!(client.moves, at + 1, "an acknowledged command has been seen");
    assert_eq!(client.play(1, at, decision).await, first);
    let late = client.play(2, at, decision).await;
    assert_eq!(late, ToClient::Stale { command: CommandId([2; 16]) });
    let moves = client.moves;
    let wrong = client.play(3, moves, Decision::TakeBack(true)).await;
    assert!(matches!(wrong, ToClient::Refused { .. }), "{wrong:?}");
}

#[tokio::test]
async fn who_comes_back_gets_just_what_he_missed() {
    let served = served().await;
    let (welcome, _) = served.greeted(0, 0, 0).await;
    let (all, header) = (welcome.events, welcome.header);
    // What seat 0 has seen so far.
    let mut history = History::new(&header, welcome.seat);
    let mut socket = served.socket(0).await;
    socket.send(&ToServer::Hello { have: 0, history: 0 }).await.expect("hello");
    let mut seen = 0;
    while seen < all {
        if let ToClient::Seen { events, .. } = soon(&mut socket).await {
            seen += events.len() as u32;
            for event in events {
                history.add(event);
            }
        }
    }
    let (welcome, next) = served.greeted(0, all, history.hash()).await;
    assert_eq!(welcome.from, all);
    assert!(matches!(next, ToClient::Seats { .. }), "nothing was missed: {next:?}");
    // A client with more events than there are, another history, or another seat's, starts over.
    for (place, have, hash) in [
        (0, all + 1, history.hash()),
        (0, all, history.hash() ^ 1),
        (1, all, history.hash()),
        (9, all, history.hash()),
    ] {
        let (welcome, next) = served.greeted(place, have, hash).await;
        assert_eq!(welcome.from, 0);
        assert!(matches!(next, ToClient::Seen { from: 0, .. }), "it begins again: {next:?}");
    }
}

#[tokio::test]
async fn a_spectator_sees_the_game_and_may_not_play() {
    let served = served().await;
    let mut watcher = served.client(9).await;
    assert_eq!(watcher.view().hand(), None);
    let leave = ToServer::Leave(Leaving::Resign);
    watcher.socket.send(&leave).await.expect("it is heard");
    let Broken { why, .. } = closed(&mut watcher.socket).await;
    assert!(why.starts_with(&CLOSE_NONSENSE.to_string()), "{why}");
}

#[tokio::test]
async fn what_is_said_is_heard_by_all() {
    let served = served().await;
    let (mut one, mut two) = (served.client(0).await, served.client(1).await);
    let saying = Saying::Text("  buena suerte\n".to_owned());
    one.socket.send(&ToServer::Say(saying)).await.expect("it is heard");
    let heard = two.until(|message| matches!(message, ToClient::Said(_))).await;
    let ToClient::Said(said) = heard else { panic!("something was said") };
    assert_eq!(said.saying, Saying::Text("buena suerte".to_owned()));
}

#[tokio::test]
async fn a_bot_plays_on_for_who_leaves_until_he_sits_down_again() {
    let served = served().await;
    let (mut one, mut two) = (served.client(0).await, served.client(1).await);
    let stands_in = |wanted: bool| {
        move |message: &ToClient| match message {
            ToClient::Seats { seats, .. } => seats[0].stand_in.is_some() == wanted,
            _ => false,
        }
    };
    one.socket.send(&ToServer::Leave(Leaving::HandOver)).await.expect("it is heard");
    two.until(stands_in(true)).await;
    while !two.is_asked() {
        two.until(|message| matches!(message, ToClient::Seen { .. })).await;
    }
    one.socket.send(&ToServer::SitDown).await.expect("it is heard");
    two.until(stands_in(false)).await;
}

#[tokio::test]
async fn a_page_of_another_server_opens_no_socket() {
    let served = served().await;
    let (address, game) = (served.address(), served.seats.game);
    let token = &served.seats.tokens[0];
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        let opened = Socket::open_from(address, game, token, origin).await;
        let Err(Broken { why, .. }) = opened else { panic!("{origin} opened a socket") };
        assert!(why.contains("403"), "{why}");
    }
    let other = Socket::open(address, Id::from_random(77), token).await;
    assert!(other.is_err_and(|Broken { why, .. }| why.contains("404")));
}

#[tokio::test]
async fn nonsense_and_old_versions_are_shown_out() {
    let served = served().await;
    let hello = [VERSION, 0, 0].to_vec();
    let cases: [(Vec<Vec<u8>>, String); 7] = [
        (vec![vec![VERSION + 1, 9]], CLOSE_RELOAD.to_string()),
        (vec![vec![VERSION, 255]], CLOSE_NONSENSE.to_string()),
        (vec![Vec::new()], CLOSE_NONSENSE.to_string()),
        (vec![vec![VERSION, 5]], CLOSE_NONSENSE.to_string()),
        (vec![hello.clone(), hello.clone()], CLOSE_NONSENSE.to_string()),
        // Enough that even on a slow machine more is sent in a second than the server accepts.
        ([vec![hello], vec![encode(&ToServer::Ping); 2000]].concat(), CLOSE_NONSENSE.to_string()),
        (vec![vec![VERSION; MOST_BYTES_FROM_CLIENT]], CLOSE_NONSENSE.to_string()),
    ];
    for (frames, code) in cases {
        let mut socket = served.socket(0).await;
        for frame in frames.clone() {
            if socket.send_bytes(frame).await.is_err() {
                break;
            }
        }
        let Broken { why, .. } = closed(&mut socket).await;
        let reset = why.contains("reset") || why.contains("ended");
        let first = &frames[0];
        assert!(why.starts_with(&code) || reset, "{} times {first:?}: {why}", frames.len());
    }
    // What is larger is not even looked at.
    let mut socket = served.socket(0).await;
    let _ = socket.send_bytes(vec![VERSION; MOST_BYTES_FROM_CLIENT + 1]).await;
    let Broken { why, .. } = closed(&mut socket).await;
    assert!(!why.starts_with(&CLOSE_NONSENSE.to_string()), "{why}");
    served.client(0).await;
}

#[tokio::test]
async fn who_never_says_hello_is_shown_out() {
    let served = served().await;
    let Broken { why, .. } = closed(&mut served.socket(0).await).await;
    assert!(why.starts_with(&CLOSE_NONSENSE.to_string()) && why.contains("hello"), "{why}");
    // Nor does it help to show life without end.
    let mut socket = served.socket(0).await;
    for _ in 0..100 {
        if socket.ping().await.is_err() {
            break;
        }
    }
    let Broken { why, .. } = closed(&mut socket).await;
    let reset = why.contains("reset") || why.contains("ended");
    assert!(why.contains("too many messages") || reset, "{why}");
}

/// Everything the server says to these bytes until it closes the connection.
async fn answer_to(served: &Served, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(served.address()).await.expect("it listens");
    stream.write_all(bytes).await.expect("it is taken");
    let mut said = Vec::new();
    let closed = timeout(SOON, stream.read_to_end(&mut said)).await.expect("it is closed in time");
    closed.expect("it is closed in order");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn a_request_without_end_is_not_waited_for() {
    let served = served().await;
    assert_eq!(answer_to(&served, b"GET / HTTP/1.1\r\nHost: a").await, "");
    let head =
        |lines: &str| format!("GET /healthz HTTP/1.1\r\nHost: a\r\n{lines}\r\n").into_bytes();
    let fair = answer_to(&served, &head("Connection: close\r\n")).await;
    assert!(fair.starts_with("HTTP/1.1 200"), "{fair}");
    for lines in ["A: b\r\n".repeat(70), format!("A: {}\r\n", "b".repeat(20_000))] {
        let said = answer_to(&served, &head(&lines)).await;
        assert!(said.starts_with("HTTP/1.1 431"), "{said}");
    }
}
