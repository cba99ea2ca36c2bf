//! A damaged game is reported and stands in nobody else's way.

use std::fs;
use std::path::Path;
use std::time::Duration;

use havana_protocol::api::DayInfo;
use havana_protocol::{Id, Millis, Timestamp};
use havana_server::node::Node;
use havana_server::settings::{Messages, Settings};
use havana_store::{Location, Store};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::browser::Server;
use crate::day::{Clock, NOON, at, begin, decide, play_out, until_asked};

/// A server that starts at this moment.
async fn open(directory: &Path, at: Timestamp) -> Server {
    let place = Location::Sqlite(directory.to_owned());
    let store = Store::open(&place).await.unwrap();
    let mut settings = Settings::at(place);
    settings.push = Messages::Off;
    Server::over(Node::within(Clock::at(at), store, settings))
}

/// Flips a bit of a command in the file of a closed store.
fn flip(directory: &Path, command: [u8; 16]) {
    let file = directory.join("havana.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let places: Vec<usize> =
        (0..bytes.len() - 16).filter(|&place| bytes[place..].starts_with(&command)).collect();
    assert!(!places.is_empty(), "the move is in the file");
    for place in places {
        bytes[place] ^= 4;
    }
    fs::write(&file, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_try_does_not_keep_the_others_from_their_places() {
    let directory = TempDir::new().unwrap();
    let server = open(directory.path(), NOON).await;
    let mut people = [server.guest("Ana").await, server.guest("Bob").await];
    let mut games = [begin(&mut people[0]).await, begin(&mut people[1]).await];
    // The first of them is studied first.
    games.sort_unstable();
    for game in games {
        until_asked(&server.node, game).await;
    }
    // No bot moves any more.
    server.node.stop();
    let command = decide(&server.node, games[0]).await;
    for game in games {
        play_out(&server.node, game).await;
    }
    server.node.store().close().await;
    let cookies = people.map(|person| person.cookie);
    drop(server);
    flip(directory.path(), command.0);

    let server = open(directory.path(), NOON + Millis::hours(1)).await;
    let background = server.node.clone();
    tokio::spawn(async move { background.run_in_background().await });
    let mut ana = at(&server, cookies[0].as_deref());
    let until = Instant::now() + Duration::from_mins(5);
    let sound: Id = games[1];
    loop {
        let today: DayInfo = ana.get("day").await.ok();
        let is_ours = today.mine == Some(sound);
        let known: Vec<bool> = today
            .places
            .iter()
            .filter(|place| (place.name == "Ana") == is_ours)
            .map(|place| place.luck.is_some())
            .collect();
        if known == [true] {
            break;
        }
        assert!(Instant::now() < until, "the try after a damaged one is never studied");
        sleep(Duration::from_millis(50)).await;
    }
    let damaged = server.node.game(games[0]).await;
    assert!(damaged.is_err(), "it is not played on");
    server.node.stop();
}
