//! A flipped bit is reported with game and move, and never played on.

use havana_protocol::{Day, Id};
use havana_rules::Config;
use havana_store::{DayBegun, DaySeed, Error, SeatHolder, Store};
use havana_table::Record;

use crate::harness::{
    Beside, NOW, a_move, beside, named_header, on_both, players, running, table_of,
};
use crate::played::Played;

const MOVES: u32 = 8;

async fn a_game(store: &Store) -> Id {
    let [ana, bob] = players(store).await;
    let game = running(store, &[&ana, &bob]).await;
    let mut played = Played::new(game, &Config::new(2).unwrap());
    for _ in 0..MOVES {
        store.append(played.next(NOW)).await.unwrap();
    }
    game
}

async fn bytes(database: &mut Beside, game: Id, seq: u32, column: &str) -> Option<Vec<u8>> {
    let game = game.number();
    database.bytes(format!("SELECT {column} FROM move WHERE game = {game} AND seq = {seq}")).await
}

async fn set(database: &mut Beside, game: Id, seq: u32, column: &str, bytes: &[u8]) {
    let (game, value) = (game.number(), database.literal(bytes));
    let sql = format!("UPDATE move SET {column} = {value} WHERE game = {game} AND seq = {seq}");
    database.run(sql).await;
}

async fn run(database: &mut Beside, game: Id, sql: &str) {
    let sql = sql.replace("$1", &game.number().to_string());
    assert_eq!(database.run(sql.clone()).await, 1, "{sql}");
}

/// That the damage is reported at this move, whether all is read or only the end.
async fn reported(store: &Store, game: Id, seq: u32) {
    for from in [0, seq] {
        let read = store.moves(game, from).await;
        let Err(Error::Damaged(what)) = read else { panic!("move {seq}: {read:?}") };
        assert!(what.contains(&format!("game {game}, move {seq}:")), "{what}");
    }
    let checked = store.check().await.unwrap();
    assert_eq!((checked.games, checked.damaged.len()), (1, 1));
    assert_eq!(checked.damaged[0].game, game);
    assert!(checked.damaged[0].what.contains(&format!("move {seq}:")));
}

#[tokio::test]
async fn every_flipped_bit_is_reported_with_game_and_move() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let game = a_game(&store).await;
        assert_eq!(store.check().await.unwrap().damaged, []);
        let mut database = beside(&stand.place).await;
        for seq in 0..MOVES {
            for column in ["inputs", "command", "hash"] {
                let Some(right) = bytes(&mut database, game, seq, column).await else { continue };
                for place in 0..right.len() {
                    let mut wrong = right.clone();
                    // No other command differs in this bit, so that the database takes it.
                    wrong[place] ^= if column == "command" { 0x40 } else { 1 << (place % 8) };
                    set(&mut database, game, seq, column, &wrong).await;
                    if place % 7 == 0 {
                        reported(&store, game, seq).await;
                    } else {
                        let read = store.moves(game, 0).await;
                        let Err(Error::Damaged(what)) = read else { panic!("{read:?}") };
                        assert!(what.contains(&format!("game {game}, move {seq}:")), "{what}");
                    }
                }
                set(&mut database, game, seq, column, &right).await;
            }
        }
        assert_eq!(store.moves(game, 0).await.unwrap().len(), MOVES as usize);
    })
    .await;
}

#[tokio::test]
async fn a_move_that_is_changed_moved_or_missing_is_reported() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let game = a_game(&store).await;
        let mut database = beside(&stand.place).await;
        for (harm, undo, seq) in [
            (
                "UPDATE move SET at = at + 1 WHERE game = $1 AND seq = 3",
                "UPDATE move SET at = at - 1 WHERE game = $1 AND seq = 3",
                3,
            ),
            (
                "UPDATE move SET seat = 1 - seat WHERE game = $1 AND seq = 4",
                "UPDATE move SET seat = 1 - seat WHERE game = $1 AND seq = 4",
                4,
            ),
            (
                "UPDATE move SET seq = 99 WHERE game = $1 AND seq = 5",
                "UPDATE move SET seq = 5 WHERE game = $1 AND seq = 99",
                5,
            ),
            (
                "UPDATE move SET seq = 99 WHERE game = $1 AND seq = 7",
                "UPDATE move SET seq = 7 WHERE game = $1 AND seq = 99",
                7,
            ),
            (
                "UPDATE game SET moves = moves + 1 WHERE id = $1",
                "UPDATE game SET moves = moves - 1 WHERE id = $1",
                8,
            ),
        ] {
            run(&mut database, game, harm).await;
            reported(&store, game, seq).await;
            run(&mut database, game, undo).await;
            assert_eq!(store.check().await.unwrap().damaged, [], "{undo}");
        }
        // What was agreed belongs to the chain as well.
        run(
            &mut database,
            game,
            "UPDATE game SET target = 1, header = (SELECT header FROM game \
            WHERE id = $1) WHERE id = $1",
        )
        .await;
        assert_eq!(store.check().await.unwrap().damaged, []);
        let more = Config::new(2).unwrap().with_target(7).unwrap();
        let header = havana_table::Record::new(more, &[]).unwrap().to_binary();
        let header = database.literal(&header);
        run(&mut database, game, &format!("UPDATE game SET header = {header} WHERE id = $1")).await;
        reported(&store, game, 0).await;
    })
    .await;
}

#[tokio::test]
async fn nothing_is_added_after_a_move_without_a_hash() {
    let stand = crate::harness::Stand::sqlite();
    let store = stand.store().await;
    let [ana, bob] = players(&store).await;
    let game = running(&store, &[&ana, &bob]).await;
    store.append(a_move(game, 0, 1)).await.unwrap();
    let mut database = beside(&stand.place).await;
    run(&mut database, game, "UPDATE move SET hash = NULL WHERE game = $1").await;
    let refused = store.append(a_move(game, 1, 1)).await;
    assert!(
        matches!(&refused, Err(Error::Damaged(what)) if what.contains("move 0")),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_damaged_seed_of_a_day_or_shared_game_is_reported() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana] = players(&store).await;
        let seats = vec![SeatHolder::Person(ana.id), SeatHolder::Bot("greedy".to_owned())];
        let (day, seed) = (Day::of(NOW), DaySeed([5; 32]));
        let begun = store.begin_day(day, seed, &table_of(seats), NOW, named_header).await.unwrap();
        let DayBegun::Begun(table) = begun else { panic!("{begun:?}") };
        let config = Config::new(2).unwrap();
        let mut played = Played::dealt(table.id, &config, Some(seed));
        let mut inputs = Vec::new();
        while played.ends().is_none() {
            let next = played.next(NOW);
            inputs.extend_from_slice(&next.inputs);
            store.append(next).await.unwrap();
        }
        let record = Record::new(config, &inputs).unwrap().to_binary();
        let shared = store.share(&record, NOW).await.unwrap();
        assert_eq!(store.check().await.unwrap().damaged, []);

        let mut database = beside(&stand.place).await;
        let mut other = seed.0;
        other[31] ^= 1;
        for (bytes, is_damaged) in [(other, true), (seed.0, false)] {
            let bytes = database.literal(&bytes);
            database.run(format!("UPDATE day SET seed = {bytes}")).await;
            let damaged = store.check().await.unwrap().damaged;
            let games: Vec<Id> = damaged.iter().map(|one| one.game).collect();
            assert_eq!(games, if is_damaged { vec![table.id] } else { Vec::new() });
        }
        let mut wrong = record.clone();
        wrong.truncate(record.len() - 1);
        let wrong = database.literal(&wrong);
        database.run(format!("UPDATE shared SET record = {wrong}")).await;
        let damaged = store.check().await.unwrap().damaged;
        assert_eq!(damaged.len(), 1, "{damaged:?}");
        assert!(damaged[0].what.contains(&format!("shared game {shared}")), "{damaged:?}");
    })
    .await;
}
