//! Tables to play at, put straight into a store.

use havana_protocol::api::Pace;
use havana_protocol::{Id, Millis};
use havana_rules::{Config, Seat};
use havana_server::now;
use havana_store::{Error, NewTable, SeatHolder, Store, Table};
use havana_table::{EncodedHeader, Header};
use sha2::{Digest, Sha256};

/// A game and the tokens of those who sit there, by seat.
#[derive(Clone, Debug)]
pub struct Seats {
    pub game: Id,
    /// What each player shows instead of signing in.
    pub tokens: Vec<String>,
}

/// This many tables whose games have begun, with 2, 3 and 4 players in turn, or just as many as
/// said. The same few people sit at all of them: what a server bears hangs on games and sockets.
pub async fn seed(
    store: &Store,
    games: usize,
    players: Option<usize>,
) -> Result<Vec<Seats>, Error> {
    seed_at(Pace::Free, store, games, players).await
}

/// The same, at this pace.
pub async fn seed_at(
    pace: Pace,
    store: &Store,
    games: usize,
    players: Option<usize>,
) -> Result<Vec<Seats>, Error> {
    let mut people = Vec::new();
    for number in 0..Seat::MAX {
        let player = store.new_player(&format!("Visitor {number}"), now()).await?;
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|_| Error::Unsupported("there is no randomness"))?;
        let token = secret.map(|byte| format!("{byte:02x}")).concat();
        let next_year = now() + Millis::days(365);
        store.new_session(&Sha256::digest(secret).into(), player.id, now(), next_year).await?;
        people.push((player.id, token));
    }
    let mut seeded = Vec::with_capacity(games);
    for number in 0..games {
        let players = players.unwrap_or(2 + number % 3);
        let config = Config::new(players)
            .map_err(|wrong| Error::Damaged(format!("a table cannot be made: {wrong}")))?;
        let at_table = &people[..players];
        let header = move |table: &Table| header_of(config, table);
        let table = store.new_table(&new_table(config, at_table, pace), now(), header).await?;
        let tokens = at_table.iter().map(|(_, token)| token.clone()).collect();
        seeded.push(Seats { game: table.id, tokens });
    }
    Ok(seeded)
}

fn new_table(config: Config, people: &[(Id, String)], pace: Pace) -> NewTable {
    NewTable {
        maker: people[0].0,
        header: EncodedHeader::new(config),
        target: config.target(),
        deck: None,
        seats: people.iter().map(|&(player, _)| SeatHolder::Person(player)).collect(),
        pace,
        public: true,
        spectators: true,
        memory_aid: false,
    }
}

fn header_of(config: Config, table: &Table) -> EncodedHeader {
    let names = table.seats.iter().map(|seat| seat.name.clone()).collect();
    let header = Header::from(config);
    EncodedHeader::new(header.clone().with_names(names).unwrap_or(header))
}
