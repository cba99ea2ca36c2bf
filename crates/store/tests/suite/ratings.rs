//! Results and ratings.

use havana_protocol::api::SeatResult;
use havana_store::{Holder, RatingKind, SeatEnd};

use crate::harness::{NOW, named_header, on_both, players, running, seat, table_of};

fn ends<const SEATS: usize>(points: [u8; SEATS]) -> [SeatEnd; SEATS] {
    let most = points.iter().copied().max().unwrap_or_default();
    points.map(|points| SeatEnd { points, won: points == most })
}

#[tokio::test]
async fn a_game_ends_once_and_is_rated_once() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let tries = [(); 6].map(|()| {
            let store = store.clone();
            tokio::spawn(async move { store.finish(game, &ends([25, 19]), NOW + 1).await.unwrap() })
        });
        let mut finished = 0;
        for attempt in tries {
            finished += i32::from(attempt.await.unwrap());
        }
        assert_eq!(finished, 1);
        let table = store.table(game).await.unwrap().unwrap();
        assert_eq!(table.finished, Some(NOW + 1));
        assert_eq!(table.seats[0].result, Some(SeatResult { points: 25, won: true }));
        assert_eq!(table.seats[1].result, Some(SeatResult { points: 19, won: false }));
        let winner = store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap();
        let loser = store.rating(bob.id, RatingKind::Two).await.unwrap().unwrap();
        assert!(winner.rating > 25.0 && loser.rating < 25.0);
        assert_eq!((winner.games, winner.won, loser.games, loser.won), (1, 1, 1, 0));
        assert_eq!(store.rating(ana.id, RatingKind::More).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn games_that_end_at_once_all_count() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob, eva] = players(&store).await;
        let mut games = Vec::new();
        for number in 0..24 {
            let pair = if number % 2 == 0 { [&ana, &bob] } else { [&bob, &ana] };
            games.push(running(&store, &pair).await);
        }
        games.push(running(&store, &[&eva, &ana, &bob]).await);
        let ended = games.iter().map(|&game| {
            let store = store.clone();
            tokio::spawn(async move {
                let seats = store.table(game).await.unwrap().unwrap().seats.len();
                let points = [ends([9, 8, 9]).to_vec(), ends([9, 8]).to_vec()];
                store.finish(game, &points[usize::from(seats == 2)], NOW).await.unwrap()
            })
        });
        for game in ended.collect::<Vec<_>>() {
            assert!(game.await.unwrap());
        }
        for player in [&ana, &bob] {
            let two = store.rating(player.id, RatingKind::Two).await.unwrap().unwrap();
            assert_eq!((two.games, two.won), (24, 12));
            assert!(two.uncertainty < 12.0, "much is known by now: {two:?}");
            let points = store.rating_points(player.id, RatingKind::Two, 100).await.unwrap();
            assert_eq!(points.len(), 24);
            assert_eq!(points.iter().filter(|point| point.won).count(), 12);
            assert_eq!(
                store.rating_points(player.id, RatingKind::More, 100).await.unwrap().len(),
                1
            );
        }
        // Eva and Bob shared the win of three.
        let board = store.leaderboard(RatingKind::More, 10).await.unwrap();
        assert_eq!((board.len(), board[2].player, board[2].won), (3, ana.id, 0));
        assert_eq!(store.leaderboard(RatingKind::Two, 1).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn whoever_was_not_there_at_the_end_has_lost() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        store.set_stand_in(game, seat(0), Some("hard"), true).await.unwrap();
        assert!(store.finish(game, &ends([30, 2]), NOW).await.unwrap());
        let gone = store.rating(ana.id, RatingKind::Two).await.unwrap().unwrap();
        let stayed = store.rating(bob.id, RatingKind::Two).await.unwrap().unwrap();
        assert!(gone.rating < stayed.rating);
        assert_eq!((gone.won, stayed.won), (0, 0));
    })
    .await;
}

#[tokio::test]
async fn games_with_bots_are_not_rated() {
    on_both(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let seats =
            [Holder::Person(ana.id), Holder::Person(bob.id), Holder::Bot("easy".to_owned())];
        let table = store.new_table(&table_of(seats.to_vec()), NOW).await.unwrap().id;
        assert!(!store.finish(table, &ends([9, 8, 7]), NOW).await.unwrap(), "it has not begun");
        assert!(store.begin_game(table, NOW, named_header).await.unwrap());
        assert!(store.finish(table, &ends([9, 8, 7]), NOW).await.unwrap());
        assert_eq!(store.rating(ana.id, RatingKind::More).await.unwrap(), None);
        assert_eq!(store.leaderboard(RatingKind::More, 10).await.unwrap(), []);
    })
    .await;
}
