//! The truth: moves, each kept once.

use havana_protocol::{Id, Said, Saying};
use havana_rules::{Config, Decisions, Input, Seats, State};
use havana_store::{Appended, Error, LogPosition, Store};
use havana_table::record::{decode_inputs, encode_inputs};
use havana_table::{Purpose, Seed, selfplay};

use crate::harness::{NOW, a_move, ms, on_all, players, running, seat};

async fn game(store: &Store) -> Id {
    let [ana, bob] = players(store).await;
    running(store, &[&ana, &bob]).await
}

#[tokio::test]
async fn a_kept_move_comes_out_as_it_went_in() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let game = game(&store).await;
        let mut opening = a_move(game, 0, 1);
        (opening.seat, opening.command) = (None, None);
        for new in [opening.clone(), a_move(game, 1, 1), a_move(game, 2, 1)] {
            assert_eq!(store.append(new).await.unwrap(), Appended::Done);
        }
        let kept = store.moves(game, 0).await.unwrap();
        assert_eq!((kept.len(), kept[0].seat, kept[0].command), (3, None, None));
        for (kept, new) in kept.iter().zip([opening, a_move(game, 1, 1), a_move(game, 2, 1)]) {
            assert_eq!((kept.seq, kept.seat, kept.command), (new.seq, new.seat, new.command));
            assert_eq!((&kept.inputs, kept.at), (&new.inputs, new.at));
        }
        assert_eq!(store.moves(game, 2).await.unwrap(), kept[2..]);
        let table = store.table(game).await.unwrap().unwrap();
        assert_eq!((table.moves, table.moved, table.round), (3, NOW + ms(2), 3));
        assert_eq!(table.turn, Seats::only(seat(1)));
        let positions = store.positions(&[game, Id::from_random(3)]).await.unwrap();
        assert_eq!(positions, [LogPosition { game, moves: 3, changed: table.changed }]);
        assert_eq!(store.stats().await.unwrap().moves, 3);
    })
    .await;
}

#[test]
fn all_inputs_of_whole_games_come_out_as_they_went_in() {
    let mut inputs: Vec<Input> = Vec::new();
    for number in 0..20 {
        let mut state = State::new(&Config::new(2 + number as usize % 3).unwrap());
        let mut rng = Seed::of_game(1, number, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(1, number, Purpose::Decisions).stream();
        let (mut legal, watch) = (Decisions::new(), |input| inputs.push(input));
        selfplay::play_out(&mut state, &mut rng, &mut policy_rng, &mut legal, &mut (), watch);
    }
    assert!(inputs.len() > 1000);
    let bytes = encode_inputs(&inputs);
    assert_eq!(decode_inputs(&bytes), Some(inputs));
    assert_eq!(decode_inputs(&bytes[..bytes.len() - 1]), None);
    assert_eq!(decode_inputs(&[bytes, vec![0]].concat()), None);
}

#[tokio::test]
async fn of_two_moves_with_one_number_exactly_one_is_kept() {
    on_all(|stand| async move {
        // Two handles with pools and writers of their own, as two nodes have them.
        let (one, other) = stand.two().await;
        let game = game(&one).await;
        for seq in 0..40 {
            let (first, second) =
                tokio::join!(one.append(a_move(game, seq, 1)), other.append(a_move(game, seq, 2)),);
            let mut became = [first.unwrap(), second.unwrap()];
            became.sort_by_key(|&became| became != Appended::Done);
            assert_eq!(became, [Appended::Done, Appended::SeqTaken]);
        }
        assert_eq!(one.moves(game, 0).await.unwrap().len(), 40);
    })
    .await;
}

#[tokio::test]
async fn a_command_said_again_is_known_and_has_no_second_effect() {
    on_all(|stand| async move {
        let (store, other) = stand.two().await;
        let game = game(&store).await;
        let first = a_move(game, 0, 1);
        let command = first.command.unwrap();
        assert_eq!(store.append(first.clone()).await.unwrap(), Appended::Done);
        assert_eq!(other.append(first.clone()).await.unwrap(), Appended::Known { seq: 0 });
        let mut later = first.clone();
        later.seq = 1;
        assert_eq!(other.append(later).await.unwrap(), Appended::Known { seq: 0 });
        assert_eq!(store.command(game, seat(0), command).await.unwrap(), Some(0));
        assert_eq!(store.command(game, seat(1), command).await.unwrap(), None);
        assert_eq!(store.moves(game, 0).await.unwrap().len(), 1);
        // The same name from another seat is another command.
        let mut elsewhere = first;
        (elsewhere.seq, elsewhere.seat) = (1, Some(seat(1)));
        assert_eq!(store.append(elsewhere).await.unwrap(), Appended::Done);
    })
    .await;
}

#[tokio::test]
async fn a_move_without_a_command_is_taken_only_from_a_bot() {
    on_all(|stand| async move {
        let (store, other) = stand.two().await;
        let game = game(&store).await;
        let mut bots = a_move(game, 0, 1);
        (bots.seat, bots.command) = (Some(seat(0)), None);
        assert_eq!(store.append(bots.clone()).await.unwrap(), Appended::NotABots);
        assert_eq!(store.moves(game, 0).await.unwrap(), []);
        // A player comes back on one node while a bot of another node still thinks for them.
        other.set_stand_in(game, seat(0), Some("easy"), false).await.unwrap();
        other.set_stand_in(game, seat(0), None, false).await.unwrap();
        assert_eq!(store.append(bots.clone()).await.unwrap(), Appended::NotABots);
        other.set_stand_in(game, seat(0), Some("easy"), false).await.unwrap();
        assert_eq!(store.append(bots).await.unwrap(), Appended::Done);
    })
    .await;
}

#[tokio::test]
async fn no_number_is_left_out_and_no_game_made_up() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let game = game(&store).await;
        let gap = store.append(a_move(game, 1, 1)).await;
        assert!(matches!(gap, Err(Error::Gap { seq: 1, moves: 0, .. })), "{gap:?}");
        let nowhere = Id::from_random(12);
        // Both are in one transaction; the wrong one must not spoil the right one.
        let (wrong, right) =
            tokio::join!(store.append(a_move(nowhere, 0, 1)), store.append(a_move(game, 0, 1)));
        assert!(matches!(wrong, Err(Error::NoGame(id)) if id == nowhere));
        assert_eq!(right.unwrap(), Appended::Done);
    })
    .await;
}

#[tokio::test]
async fn many_games_share_commits_and_lose_nothing() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let [ana, bob] = players(&store).await;
        let mut games = Vec::new();
        for _ in 0..50 {
            games.push(running(&store, &[&ana, &bob]).await);
        }
        let played = games.iter().map(|&game| {
            let store = store.clone();
            tokio::spawn(async move {
                for seq in 0..20 {
                    assert_eq!(store.append(a_move(game, seq, 1)).await.unwrap(), Appended::Done);
                }
            })
        });
        for game in played.collect::<Vec<_>>() {
            game.await.unwrap();
        }
        let positions = store.positions(&games).await.unwrap();
        assert_eq!(positions.len(), 50);
        assert!(positions.iter().all(|position| position.moves == 20));
        assert_eq!(store.stats().await.unwrap().moves, 1000);
    })
    .await;
}

#[tokio::test]
async fn a_closed_store_keeps_what_it_answered_and_says_that_it_is_closed() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let game = game(&store).await;
        store.append(a_move(game, 0, 1)).await.unwrap();
        store.close().await;
        assert!(matches!(store.append(a_move(game, 1, 1)).await, Err(Error::Closed)));
        assert_eq!(stand.store().await.moves(game, 0).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn the_last_sayings_are_kept_in_order() {
    on_all(|stand| async move {
        let store = stand.store().await;
        let game = game(&store).await;
        let both = [0, 1].map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                for count in 0..110 {
                    let saying = match number {
                        0 => Saying::Phrase(count % 12),
                        _ => Saying::Text(format!("¡{count}!")),
                    };
                    store.say(game, seat(number), &saying, NOW).await.unwrap();
                }
            })
        });
        for one in both {
            one.await.unwrap();
        }
        let said = store.said(game, 1000).await.unwrap();
        assert_eq!((said.len(), said[0].number, said[199].number), (200, 21, 220));
        assert!(said.windows(2).all(|pair| pair[0].number + 1 == pair[1].number));
        let last = store.say(game, seat(1), &Saying::Text("adiós".into()), NOW + ms(9)).await;
        let last = last.unwrap().unwrap();
        assert_eq!(store.said(game, 1).await.unwrap(), std::slice::from_ref(&last));
        assert_eq!(
            last,
            Said { number: 221, seat: seat(1), saying: last.saying.clone(), at: NOW + ms(9) }
        );
        let nowhere = store.say(Id::from_random(1), seat(0), &Saying::Phrase(0), NOW).await;
        assert!(matches!(nowhere, Err(Error::NoGame(_))));
    })
    .await;
}
