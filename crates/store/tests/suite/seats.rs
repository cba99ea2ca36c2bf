//! Tables, and the race for their seats.

use havana_protocol::Id;
use havana_protocol::api::Stage;
use havana_store::{Freed, SeatHolder, Taken};

use crate::harness::{NOW, ms, named_header, on_all, players, running, seat, table_of};
use crate::ratings::ends;

#[tokio::test]
async fn a_table_comes_out_as_it_went_in() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana] = players(&store).await;
        let mut wish = table_of(vec![
            SeatHolder::Bot("normal".to_owned()),
            SeatHolder::Person(ana.id),
            SeatHolder::Free,
        ]);
        wish.deck = Some(u64::MAX);
        let table = store.new_table(&wish, NOW, named_header).await.unwrap();
        assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));
        assert_eq!((table.stage(), table.moves, table.made), (Stage::Waiting, 0, NOW));
        assert_eq!((table.pace, &table.header, table.deck), (wish.pace, &wish.header, wish.deck));
        let holders: Vec<_> = table.seats.iter().map(|seat| seat.holder.clone()).collect();
        assert_eq!(holders, wish.seats);
        assert_eq!(table.seat_of(ana.id).unwrap().name, "Player 0");
        assert_eq!(store.table(Id::from_random(4)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn seats_raced_for_are_given_once() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [maker] = players(&store).await;
        let guests: [_; 20] = players(&store).await;
        let seats = vec![
            SeatHolder::Person(maker.id),
            SeatHolder::Free,
            SeatHolder::Free,
            SeatHolder::Free,
        ];
        let table = store.new_table(&table_of(seats), NOW, named_header).await.unwrap().id;
        // Everyone tries twice at once.
        let tries = guests.iter().chain(&guests).map(|guest| {
            let (store, guest) = (store.clone(), guest.id);
            tokio::spawn(async move {
                (guest, store.take_seat(table, guest, NOW, named_header).await.unwrap())
            })
        });
        let (mut sits, mut again, mut late, mut begins) = (Vec::new(), 0, 0, 0);
        for attempt in tries.collect::<Vec<_>>() {
            match attempt.await.unwrap() {
                (guest, Taken::Sits { seat, begun }) => {
                    sits.push((seat, guest));
                    begins += i32::from(begun);
                }
                (_, Taken::SatAlready { .. }) => again += 1,
                (_, Taken::NotWaiting) => late += 1,
                (_, Taken::Full) => panic!("a full table has begun"),
            }
        }
        assert_eq!((sits.len(), begins), (3, 1));
        assert!(again <= 3 && again + late == 37);
        let kept = store.table(table).await.unwrap().unwrap();
        for (seat, guest) in sits {
            assert_eq!(kept.seat_of(guest).unwrap().seat, seat);
        }
    })
    .await;
}

#[tokio::test]
async fn a_game_begins_once_and_only_when_all_sit() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let table = table_of(vec![SeatHolder::Person(ana.id), SeatHolder::Free]);
        let table = store.new_table(&table, NOW, named_header).await.unwrap().id;
        assert!(!store.begin_game(table, NOW, named_header).await.unwrap());
        let taken = store.take_seat(table, bob.id, NOW + ms(5), named_header).await.unwrap();
        assert_eq!(taken, Taken::Sits { seat: seat(1), begun: true });
        assert!(!store.begin_game(table, NOW + ms(6), named_header).await.unwrap());
        let kept = store.table(table).await.unwrap().unwrap();
        assert_eq!((kept.stage(), kept.begun), (Stage::Running, Some(NOW + ms(5))));
        assert_eq!(kept.header, named_header(&kept));
        let again = store.take_seat(table, ana.id, NOW, named_header).await.unwrap();
        assert_eq!(again, Taken::SatAlready { seat: seat(0), begun: false });
        assert_eq!(store.free_seat(table, ana.id, NOW).await.unwrap(), Freed::NotWaiting);
        assert!(!store.delete_table(table).await.unwrap());
        assert_eq!(store.games_for_servers().await.unwrap(), [table]);
    })
    .await;
}

#[tokio::test]
async fn whoever_gets_up_leaves_the_table_to_the_next() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let (free, bot) = (SeatHolder::Free, SeatHolder::Bot("easy".to_owned()));
        let seats = vec![SeatHolder::Person(ana.id), free.clone(), free, bot];
        let table = store.new_table(&table_of(seats), NOW, named_header).await.unwrap().id;
        store.take_seat(table, bob.id, NOW, named_header).await.unwrap();
        assert_eq!(store.free_seat(table, ana.id, NOW).await.unwrap(), Freed::Left);
        let left = store.table(table).await.unwrap();
        let stranger = store.free_seat(table, ana.id, NOW + ms(1)).await.unwrap();
        assert_eq!(stranger, Freed::NotSeated);
        assert_eq!(store.table(table).await.unwrap(), left, "it is removed no later");
        assert_eq!(left.unwrap().maker, bob.id);
        assert_eq!(store.free_seat(table, bob.id, NOW).await.unwrap(), Freed::TableGone);
        assert_eq!(store.table(table).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn free_seats_are_filled_with_bots() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana] = players(&store).await;
        let table = table_of(vec![SeatHolder::Free, SeatHolder::Person(ana.id), SeatHolder::Free]);
        let table = store.new_table(&table, NOW, named_header).await.unwrap().id;
        assert!(store.fill_with_bots(table, "hard", NOW, named_header).await.unwrap());
        let kept = store.table(table).await.unwrap().unwrap();
        assert_eq!((kept.begun, kept.header.clone()), (Some(NOW), named_header(&kept)));
        assert_eq!(kept.seats[0].holder, SeatHolder::Bot("hard".to_owned()));
        assert_eq!(kept.seats[1].holder, SeatHolder::Person(ana.id));
        assert!(!store.fill_with_bots(table, "easy", NOW, named_header).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn lists_show_whom_they_should_in_their_order() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let waiting = |public| {
            let mut table = table_of(vec![SeatHolder::Person(ana.id), SeatHolder::Free]);
            table.public = public;
            table
        };
        let early = store.new_table(&waiting(true), NOW, named_header).await.unwrap().id;
        let late = store.new_table(&waiting(true), NOW + ms(10), named_header).await.unwrap().id;
        let secret = store.new_table(&waiting(false), NOW + ms(20), named_header).await.unwrap().id;
        let runs = running(&store, &[&ana, &bob]).await;
        let over = running(&store, &[&bob, &ana]).await;
        let ends = [10, 9].map(|points| havana_store::SeatEnd { points, won: points == 10 });
        assert!(store.finish(over, &ends, NOW + ms(30)).await.unwrap());
        let ids = |tables: Vec<havana_store::Table>| {
            tables.iter().map(|table| (table.id, table.seats.len())).collect::<Vec<_>>()
        };
        assert_eq!(ids(store.open_tables(9).await.unwrap()), [(late, 2), (early, 2)]);
        assert_eq!(ids(store.open_tables(1).await.unwrap()), [(late, 2)]);
        let mine = [(runs, 2), (secret, 2), (late, 2), (early, 2), (over, 2)];
        assert_eq!(ids(store.games_of(ana.id, 9).await.unwrap()), mine);
        assert_eq!(ids(store.games_of(bob.id, 9).await.unwrap()), [(runs, 2), (over, 2)]);
        assert_eq!(store.running_games_of(ana.id).await.unwrap(), [runs]);
        assert_eq!(store.waiting_tables_of(ana.id).await.unwrap(), 3);
        let mut public = ids(store.public_games(9).await.unwrap());
        public.sort_unstable();
        let mut begun = [(runs, 2), (over, 2)];
        begun.sort_unstable();
        assert_eq!(public, begun);
        assert_eq!(store.public_games_of(ana.id, 9).await.unwrap().len(), 2);
        let finished = store.finished_games_of(ana.id, None, 9).await.unwrap();
        let last = finished.last().map(|table| (table.finished.unwrap(), table.id));
        assert_eq!(ids(finished), [(over, 2)]);
        assert_eq!(store.finished_games_of(ana.id, last, 9).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_stand_in_comes_and_goes_but_giving_up_stays() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let now = async || {
            let table = store.table(game).await.unwrap().unwrap();
            (table.seats[1].stand_in.clone(), table.seats[1].resigned)
        };
        store.set_stand_in(game, seat(1), Some("normal"), false).await.unwrap();
        assert_eq!(now().await, (Some("normal".to_owned()), false));
        store.set_stand_in(game, seat(1), None, false).await.unwrap();
        assert_eq!(now().await, (None, false));
        store.set_stand_in(game, seat(1), Some("hard"), true).await.unwrap();
        store.set_stand_in(game, seat(1), Some("hard"), false).await.unwrap();
        assert_eq!(now().await, (Some("hard".to_owned()), true));
        // A wish to sit down that was on its way when they gave up.
        store.set_stand_in(game, seat(1), None, false).await.unwrap();
        assert_eq!(now().await, (Some("hard".to_owned()), true));
    })
    .await;
}

#[tokio::test]
async fn the_seats_of_a_finished_game_stay_as_they_were() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        assert!(store.finish(game, &ends([9, 8]), NOW).await.unwrap());
        let over = store.table(game).await.unwrap();
        store.set_stand_in(game, seat(1), Some("hard"), true).await.unwrap();
        assert_eq!(store.table(game).await.unwrap(), over, "nobody is told of a change");
        assert!(!store.relieve(game, seat(1), "hard", 0).await.unwrap());
        let table = store.table(game).await.unwrap().unwrap();
        assert_eq!((table.seats[1].stand_in.clone(), table.seats[1].resigned), (None, false));
    })
    .await;
}

#[tokio::test]
async fn the_same_people_meet_at_one_table_again() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let game = running(&store, &[&ana, &bob]).await;
        let (one, other) = (Id::from_random(100), Id::from_random(200));
        assert_eq!(store.set_again(game, one).await.unwrap(), one);
        assert_eq!(store.set_again(game, other).await.unwrap(), one);
        assert_eq!(store.table(game).await.unwrap().unwrap().again, Some(one));
    })
    .await;
}

#[tokio::test]
async fn decks_are_counted() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        for (maker, deck) in [(ana.id, 1), (ana.id, 2), (ana.id, 2), (bob.id, u64::MAX)] {
            let mut table = table_of(vec![SeatHolder::Person(maker), SeatHolder::Free]);
            table.deck = Some(deck);
            store.new_table(&table, NOW, named_header).await.unwrap();
        }
        let count = store.decks(ana.id, u64::MAX).await.unwrap();
        assert_eq!((count.known, count.of_maker, count.all), (true, 2, 3));
        assert!(!store.decks(ana.id, 3).await.unwrap().known);
    })
    .await;
}
