//! Crowds: clients that ask and do not read, send half a request, or open all the sockets they can.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use havana_load::{Broken, Host, Seats, SlowReaders, Socket, connect_from, get, memory_mb};
use havana_protocol::{CLOSE_CROWDED, Id, Saying, ToClient, ToServer};
use havana_server::{files, largest_file};
use havana_store::Location;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::time::{sleep, timeout};

use crate::common::Tables;

/// A generous deadline for a busy machine.
const SOON: Duration = Duration::from_secs(90);

struct Served {
    host: Host,
    seats: Seats,
    _directory: TempDir,
}

impl Served {
    /// A server with one game of two, and these arguments.
    async fn new(arguments: &[&str]) -> Served {
        files::allow_most();
        let directory = tempfile::tempdir().expect("a temporary directory");
        let tables = Tables::new(Location::Sqlite(directory.path().to_owned()), 1).await;
        let host = tables.host_with(arguments).await;
        Served { host, seats: tables.games[0].clone(), _directory: directory }
    }

    fn address(&self) -> SocketAddr {
        self.host.address()
    }

    fn memory_mb(&self) -> u64 {
        memory_mb(self.host.process().expect("it runs")).expect("Linux says it").0
    }

    async fn is_well(&self) {
        let (answer, _) = get(self.address(), "/healthz").await.expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }

    /// A number of the server's own.
    async fn metric(&self, name: &str) -> u64 {
        let (answer, _) = get(self.address(), "/metrics").await.expect("it answers");
        let value = answer.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        value.unwrap_or_else(|| panic!("{name}: {answer}"))
    }

    async fn wait_until(&self, name: &str, is_right: impl Fn(u64) -> bool) {
        let until = Instant::now() + SOON;
        loop {
            let value = self.metric(name).await;
            if is_right(value) {
                return;
            }
            assert!(Instant::now() < until, "{name} stays at {value}");
            sleep(Duration::from_millis(200)).await;
        }
    }

    async fn watch(&self) -> Result<Socket, Broken> {
        Socket::open(self.address(), self.seats.game, "").await
    }

    async fn sit(&self, seat: usize) -> Result<Socket, Broken> {
        Socket::open(self.address(), self.seats.game, &self.seats.tokens[seat]).await
    }
}

/// Says hello and waits for the welcome.
async fn greet(socket: &mut Socket) {
    socket.send(&ToServer::Hello { have: 0, history: 0 }).await.expect("it is heard");
    let first = timeout(SOON, socket.receive()).await.expect("it comes").expect("it stays open");
    assert!(matches!(first, ToClient::Welcome(_)), "{first:?}");
}

/// What makes a server write more than a system takes for a client: its largest file, or many short
/// answers where the client is not built in.
fn much() -> (String, usize) {
    largest_file().map_or_else(|| ("/".to_owned(), 1000), |path| (path, 1))
}

#[tokio::test]
async fn clients_that_do_not_read_cost_no_memory_and_are_shown_out() {
    let served = Served::new(&[]).await;
    let (path, times) = much();
    get(served.address(), &path).await.expect("it can be read");
    let before = served.memory_mb();
    let readers =
        SlowReaders::open(served.address(), &path, 150, 4, times).await.expect("they come");
    served.wait_until("havana_connections ", |open| open > 150).await;
    let with = served.memory_mb();
    assert!(with < before + 50, "{before} MB before, {with} MB with {} of them", readers.len());
    served.is_well().await;
    served.wait_until("havana_connections ", |open| open < 10).await;
    drop(readers);
}

#[tokio::test]
async fn a_full_house_of_strangers_locks_nobody_out() {
    let served = Served::new(&["--most-connections", "100"]).await;
    let (path, times) = much();
    let readers =
        SlowReaders::open(served.address(), &path, 300, 200, times).await.expect("they come");
    assert_eq!(readers.len(), 300);
    for _ in 0..10 {
        served.is_well().await;
    }
    assert!(served.metric("havana_displaced_total ").await >= 100);
    let mut player = served.sit(0).await.expect("a player gets in");
    greet(&mut player).await;
}

#[tokio::test]
async fn one_address_does_not_take_all_places() {
    let served = Served::new(&["--most-connections-per-address", "20"]).await;
    let (path, times) = much();
    let readers =
        SlowReaders::open(served.address(), &path, 60, 1, times).await.expect("they come");
    // Those that find no place are closed one by one, long before the stuck ones are given up.
    let until = Instant::now() + SOON;
    loop {
        let open = connections_seen_from(served.address(), 2).await;
        if open <= 22 {
            break;
        }
        assert!(Instant::now() < until, "{open} connections are open");
    }
    drop(readers);
}

/// How many connections are open, asked from another address of this machine: the readers at the
/// first one are stuck.
async fn connections_seen_from(server: SocketAddr, address: u8) -> usize {
    let mut other = connect_from(server, address).await.expect("another address is served");
    other
        .write_all(b"GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        .await
        .expect("it is taken");
    let mut answer = String::new();
    timeout(SOON, other.read_to_string(&mut answer)).await.expect("it comes").expect("all of it");
    let open = answer.lines().find_map(|line| line.strip_prefix("havana_connections "));
    open.expect("it is there").parse().expect("a number")
}

#[tokio::test]
async fn half_a_body_is_not_waited_for() {
    let served = Served::new(&[]).await;
    let address = served.address();
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{\"na"
    );
    let mut halves = Vec::new();
    for _ in 0..20 {
        let mut stream = connect_from(address, 1).await.expect("it listens");
        stream.write_all(head.as_bytes()).await.expect("it is taken");
        halves.push(stream);
    }
    for mut half in halves {
        let mut said = Vec::new();
        let closed = timeout(SOON, half.read_to_end(&mut said)).await.expect("it is closed");
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(closed.is_err() || said.starts_with("HTTP/1.1 408"), "{said}");
    }
}

#[tokio::test]
async fn a_connection_that_rests_too_long_is_closed() {
    let served = Served::new(&[]).await;
    let mut stream = connect_from(served.address(), 1).await.expect("it listens");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await.expect("it is taken");
    let mut said = Vec::new();
    timeout(SOON, stream.read_to_end(&mut said)).await.expect("it is closed").expect("in order");
    assert!(said.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test]
async fn a_hoard_of_sockets_keeps_no_player_out() {
    let served = Served::new(&["--most-sockets", "40"]).await;
    let mut hoard = Vec::new();
    let mut refused = Vec::new();
    for _ in 0..300 {
        match served.watch().await {
            Ok(socket) => hoard.push(socket),
            Err(Broken { why, .. }) => refused.push(why),
        }
    }
    assert_eq!(hoard.len(), 40);
    // A full house, and then too many attempts.
    let is_told = |why: &String| why.contains("503") || why.contains("429");
    assert!(refused.iter().all(is_told), "{refused:?}");
    assert!(refused.iter().any(|why| why.contains("429")), "{refused:?}");
    let mut players = [served.sit(0).await.expect("one gets in"), served.sit(1).await.expect("so")];
    for player in &mut players {
        greet(player).await;
    }
    // The oldest two of the hoard made room.
    for displaced in &mut hoard[..2] {
        assert_crowded(displaced).await;
    }
}

/// That it was closed for another one, although it has not said hello yet.
async fn assert_crowded(socket: &mut Socket) {
    let told = timeout(SOON, socket.receive()).await.expect("it is closed");
    let Err(Broken { why, .. }) = told else { panic!("{told:?}") };
    assert!(why.starts_with(&CLOSE_CROWDED.to_string()), "{why}");
}

#[tokio::test]
async fn a_player_who_opens_socket_after_socket_holds_a_few() {
    let served = Served::new(&[]).await;
    let mut all = Vec::new();
    for _ in 0..100 {
        all.push(served.sit(0).await.expect("the newest one gets in"));
    }
    // None of them has said hello, for which each would have ten seconds.
    for displaced in &mut all[..92] {
        assert_crowded(displaced).await;
    }
    served.wait_until("havana_sockets ", |open| open <= 8).await;
    greet(all.last_mut().expect("there are many")).await;
}

#[tokio::test]
async fn one_address_watches_with_so_many_sockets() {
    let served = Served::new(&[]).await;
    let mut hoard = Vec::new();
    let why = loop {
        match served.watch().await {
            Ok(socket) => hoard.push(socket),
            Err(Broken { why, .. }) => break why,
        }
        assert!(hoard.len() < 1000);
    };
    assert_eq!(hoard.len(), 64);
    assert!(why.contains("429"), "{why}");
    greet(&mut served.sit(0).await.expect("a player gets in")).await;
    let wrong = Socket::open(served.address(), Id::from_random(5), "").await;
    assert!(wrong.is_err_and(|Broken { why, .. }| why.contains("404")));
}

#[tokio::test]
async fn one_seat_says_as_much_on_many_sockets_as_on_one() {
    let served = Served::new(&["--most-sockets-per-player", "50"]).await;
    let mut hears = served.sit(1).await.expect("it opens");
    greet(&mut hears).await;
    let mut mouths = Vec::new();
    for _ in 0..40 {
        let mut mouth = served.sit(0).await.expect("it opens");
        greet(&mut mouth).await;
        mouths.push(mouth);
    }
    let began = Instant::now();
    for mouth in &mut mouths {
        for _ in 0..5 {
            mouth.send(&ToServer::Say(Saying::Phrase(1))).await.expect("it is sent");
        }
    }
    // A ping is answered after everything before it was heard.
    for mouth in &mut mouths {
        mouth.send(&ToServer::Ping).await.expect("it is sent");
        let answered = timeout(SOON, async {
            while !matches!(mouth.receive().await.expect("it stays open"), ToClient::Pong) {}
        });
        answered.await.expect("it is answered");
    }
    let mut heard = 0;
    // When nothing more arrives, every chat message has been sent.
    while let Ok(told) = timeout(Duration::from_secs(6), hears.receive()).await {
        heard += u64::from(matches!(told.expect("it stays open"), ToClient::Said(_)));
    }
    let allowed = 5 + began.elapsed().as_secs() / 2 + 1;
    assert!((1..=allowed).contains(&heard), "{heard} of 200 were heard, {allowed} may be");
}

#[tokio::test]
async fn a_close_is_answered() {
    let served = Served::new(&[]).await;
    let mut player = served.sit(0).await.expect("it opens");
    greet(&mut player).await;
    let answered = timeout(SOON, player.close()).await.expect("it is answered");
    assert!(matches!(answered, Ok(Some(_))), "{answered:?}");
    let silent = served.watch().await.expect("it opens");
    let answered = timeout(SOON, silent.close()).await.expect("it is answered before hello too");
    assert!(matches!(answered, Ok(Some(_))), "{answered:?}");
}
