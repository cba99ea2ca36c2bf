//! What was acknowledged is there, however the server or the database ended.

use std::process::Stdio;

use havana_protocol::Id;
use havana_store::testing::Postgres;
use havana_store::{Appended, Error, Location, Store};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

use crate::harness::{NOW, a_move, ms, on_both, players, running};

const PLACE: &str = "HAVANA_TEST_PLACE";
const GAMES: &str = "HAVANA_TEST_GAMES";

/// Not a test by itself: the process that the next one kills. Appends to its games at once, for
/// ever, and prints each acknowledgement.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_until_it_is_killed() {
    let (Ok(place), Ok(games)) = (std::env::var(PLACE), std::env::var(GAMES)) else { return };
    let place = match place.strip_prefix("sqlite ") {
        Some(directory) => Location::Sqlite(directory.into()),
        None => Location::Postgres(place),
    };
    let store = Store::open(&place).await.unwrap();
    let games = games.split(',').map(|game| {
        let (store, game): (Store, Id) = (store.clone(), game.parse().unwrap());
        tokio::spawn(async move {
            for seq in store.positions(&[game]).await.unwrap()[0].moves.. {
                assert_eq!(store.append(a_move(game, seq, 1)).await.unwrap(), Appended::Done);
                println!("kept {game} {seq}");
            }
        })
    });
    for game in games.collect::<Vec<_>>() {
        game.await.unwrap();
    }
}

#[tokio::test]
async fn every_acknowledged_move_survives_kill_9() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let mut games = Vec::new();
        for _ in 0..4 {
            games.push(running(&store, &[&ana, &bob]).await);
        }
        store.close().await;
        let mut acknowledged = 0;
        for round in 1..=5 {
            let lines = kill_after(&stand.place, &games, 60 * round).await;
            let store = stand.store().await;
            for (game, seq) in &lines {
                let moves = store.moves(*game, 0).await.unwrap();
                assert!(moves.len() > *seq as usize, "{game} {seq} was acknowledged and is gone");
                assert!(moves.iter().zip(0..).all(|(kept, seq)| kept.seq == seq));
            }
            acknowledged += lines.len();
            store.close().await;
        }
        assert!(acknowledged > 500, "only {acknowledged} moves were acknowledged");
    })
    .await;
}

/// The acknowledgements of a process that is killed after this many of them.
async fn kill_after(place: &Location, games: &[Id], count: usize) -> Vec<(Id, u32)> {
    let games: Vec<String> = games.iter().map(Id::to_string).collect();
    let place = match place {
        Location::Sqlite(directory) => format!("sqlite {}", directory.display()),
        Location::Postgres(address) => address.clone(),
    };
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::appends_until_it_is_killed", "--nocapture"])
        .env(PLACE, place)
        .env(GAMES, games.join(","))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut kept = Vec::new();
    while let Some(line) = output.next_line().await.unwrap() {
        // The test harness writes its own words before the first line.
        let Some((_, line)) = line.split_once("kept ") else { continue };
        let Some((game, seq)) = line.split_once(' ') else { continue };
        kept.push((game.parse().unwrap(), seq.parse().unwrap()));
        if kept.len() == count {
            child.start_kill().unwrap();
        }
    }
    child.wait().await.unwrap();
    kept
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_crashes_and_comes_back_has_every_acknowledged_move() {
    let mut server = Postgres::start().unwrap();
    let place = Location::Postgres(server.database("crashing").unwrap());
    let store = Store::open(&place).await.unwrap();
    let [ana, bob] = players(&store).await;
    let game = running(&store, &[&ana, &bob]).await;
    let writing = store.clone();
    let play = tokio::spawn(async move {
        let mut seq = 0;
        while seq < 400 {
            let new = a_move(game, seq, 1);
            let command = new.command.unwrap();
            match writing.append(new).await {
                Ok(Appended::Done | Appended::Known { .. }) => seq += 1,
                Ok(Appended::SeqTaken | Appended::NotABots) => panic!("nobody else plays"),
                // What is not known is looked up before anything is tried again.
                Err(Error::Unknown(_)) => loop {
                    match writing.command(game, crate::harness::seat(0), command).await {
                        Ok(found) => break seq += u32::from(found.is_some()),
                        Err(_) => pause().await,
                    }
                },
                Err(Error::Database(_)) => pause().await,
                Err(other) => panic!("{other}"),
            }
        }
    });
    for _ in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        tokio::task::block_in_place(|| server.crash_and_restart()).unwrap();
    }
    play.await.unwrap();
    let moves = store.moves(game, 0).await.unwrap();
    assert_eq!(moves.len(), 400);
    assert!(
        moves
            .iter()
            .zip(0..)
            .all(|(kept, seq)| kept.seq == seq && kept.at == NOW + ms(i64::from(seq)))
    );
}

async fn pause() {
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
}
