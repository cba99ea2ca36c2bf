//! Both databases, and the things every test needs.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use havana_protocol::api::{Pace, PushKeys, PushTarget};
use havana_protocol::{CommandId, Id, Millis, Timestamp};
use havana_rules::{Card, Cards, Config, Decision, Input, Seat, Seats};
use havana_store::testing::Postgres;
use havana_store::{
    AccountOutcome, After, Location, NewMove, NewTable, SeatHolder, Simulated, Store, Table, User,
};
use havana_table::EncodedHeader;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};
use tempfile::TempDir;

/// An empty place for a store.
pub(crate) struct Stand {
    pub(crate) place: Location,
    _directory: Option<TempDir>,
    simulated: Option<Simulated>,
}

impl Stand {
    pub(crate) fn sqlite() -> Stand {
        let directory = TempDir::new().unwrap();
        let place = Location::Sqlite(directory.path().join("data"));
        Stand { place, _directory: Some(directory), simulated: None }
    }

    pub(crate) fn postgres() -> Stand {
        static SERVER: OnceLock<Result<Postgres, String>> = OnceLock::new();
        static DATABASES: AtomicU32 = AtomicU32::new(0);
        let server =
            SERVER.get_or_init(Postgres::start).as_ref().unwrap_or_else(|why| panic!("{why}"));
        let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        let place = Location::Postgres(server.database(&name).unwrap());
        Stand { place, _directory: None, simulated: None }
    }

    /// The store of simulations, which must promise the same.
    pub(crate) fn simulated() -> Stand {
        let place = Location::Sqlite("in memory".into());
        Stand { place, _directory: None, simulated: Some(Simulated::new(1).unwrap()) }
    }

    pub(crate) async fn store(&self) -> Store {
        match &self.simulated {
            Some(simulated) => Store::simulated(simulated.open()),
            None => Store::open(&self.place).await.unwrap(),
        }
    }

    /// Two nodes on one store; a SQLite store belongs to one program, so there they share it.
    pub(crate) async fn two(&self) -> (Store, Store) {
        let one = self.store().await;
        let other = match (&self.place, &self.simulated) {
            (Location::Sqlite(_), None) => one.clone(),
            _ => self.store().await,
        };
        (one, other)
    }
}

/// A connection past the store, to do what only a broken disk or an older release does.
pub(crate) enum Beside {
    Sqlite(rusqlite::Connection),
    Postgres(PgConnection),
}

pub(crate) async fn beside(place: &Location) -> Beside {
    match place {
        Location::Sqlite(directory) => {
            let file = directory.join("havana.sqlite");
            Beside::Sqlite(rusqlite::Connection::open(file).unwrap())
        }
        Location::Postgres(address) => {
            Beside::Postgres(PgConnection::connect(address).await.unwrap())
        }
    }
}

impl Beside {
    /// Carries out a statement; answers how many rows it has changed.
    pub(crate) async fn run(&mut self, sql: String) -> u64 {
        match self {
            Beside::Sqlite(database) => database.execute(&sql, ()).unwrap() as u64,
            Beside::Postgres(database) => {
                let done = sqlx::query(AssertSqlSafe(sql)).execute(database).await;
                done.unwrap().rows_affected()
            }
        }
    }

    /// The only value of an answer.
    pub(crate) async fn bytes(&mut self, sql: String) -> Option<Vec<u8>> {
        match self {
            Beside::Sqlite(database) => database.query_row(&sql, (), |row| row.get(0)).unwrap(),
            Beside::Postgres(database) => {
                sqlx::query(AssertSqlSafe(sql)).fetch_one(database).await.unwrap().get(0)
            }
        }
    }

    /// These bytes as the database writes them.
    pub(crate) fn literal(&self, bytes: &[u8]) -> String {
        let digits = bytes.iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02x}"));
        match self {
            Beside::Sqlite(_) => format!("x'{digits}'"),
            Beside::Postgres(_) => format!("'\\x{digits}'::bytea"),
        }
    }
}

/// Runs a test on each database and on the store of simulations; what it prints says on which it
/// failed.
pub(crate) async fn on_all<T: Future<Output = ()>>(test: impl Fn(Stand) -> T) {
    on_both(&test).await;
    println!("on the store of simulations");
    test(Stand::simulated()).await;
}

/// Runs a test on each database: what is about files and programs.
pub(crate) async fn on_both<T: Future<Output = ()>>(test: impl Fn(Stand) -> T) {
    for stand in [Stand::sqlite(), Stand::postgres()] {
        println!("on {}", stand.place);
        test(stand).await;
    }
}

/// The moment most things happen at.
pub(crate) const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);

pub(crate) const fn ms(milliseconds: i64) -> Millis {
    Millis::new(milliseconds)
}

pub(crate) async fn players<const COUNT: usize>(store: &Store) -> [User; COUNT] {
    let mut players = Vec::new();
    for number in 0..COUNT {
        players.push(store.new_player(&format!("Player {number}"), NOW).await.unwrap());
    }
    players.try_into().unwrap()
}

/// Players who can sign in.
pub(crate) async fn accounts<const COUNT: usize>(store: &Store) -> [User; COUNT] {
    let players: [User; COUNT] = players(store).await;
    for player in &players {
        let login = player.id.to_string();
        assert_eq!(
            store.set_account(player.id, &login, "hash").await.unwrap(),
            AccountOutcome::Made
        );
    }
    players
}

/// A public table of these seats, made by the first person there.
pub(crate) fn table_of(seats: Vec<SeatHolder>) -> NewTable {
    let maker = seats.iter().find_map(|seat| match seat {
        SeatHolder::Person(player) => Some(*player),
        _ => None,
    });
    let config = Config::new(seats.len()).unwrap();
    NewTable {
        maker: maker.unwrap(),
        header: EncodedHeader::new(config),
        target: config.target(),
        deck: None,
        seats,
        pace: Pace::Live { bank: 600, increment: 10 },
        public: true,
        spectators: true,
        memory_aid: false,
    }
}

/// The header of a table with the names of those who sit there.
pub(crate) fn named_header(table: &Table) -> EncodedHeader {
    let names = table.seats.iter().map(|seat| match &seat.holder {
        SeatHolder::Bot(level) => level.clone(),
        _ => seat.name.clone(),
    });
    EncodedHeader::new(table.header.decode().unwrap().with_names(names.collect()).unwrap())
}

/// A game that has begun, between these people.
pub(crate) async fn running(store: &Store, people: &[&User]) -> Id {
    let seats = people.iter().map(|player| SeatHolder::Person(player.id)).collect();
    let table = store.new_table(&table_of(seats), NOW, named_header).await.unwrap();
    assert_eq!(table.begun, Some(NOW));
    table.id
}

/// A browser that takes messages.
pub(crate) fn push_target(number: u32) -> PushTarget {
    let keys = PushKeys { p256dh: "key".to_owned(), auth: "secret".to_owned() };
    PushTarget { endpoint: format!("https://push.example/{number}"), keys }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A move of seat 0; its name is made of its number and a mark.
pub(crate) fn a_move(game: Id, seq: u32, mark: u8) -> NewMove {
    let mut command = [mark; 16];
    command[..4].copy_from_slice(&seq.to_le_bytes());
    let cards: Cards = [Card::ALL[0], Card::ALL[usize::from(mark) % 12 + 1]].into_iter().collect();
    let decision = Decision::open(cards).unwrap();
    NewMove {
        game,
        seq,
        seat: Some(seat(0)),
        command: Some(CommandId(command)),
        inputs: vec![Input::Decision { seat: seat(0), decision }],
        at: NOW + ms(i64::from(seq)),
        after: After { turn: Seats::only(seat(1)), round: 3 },
    }
}
