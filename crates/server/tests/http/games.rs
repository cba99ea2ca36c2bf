//! Games that were played: records, ratings, profiles, playing again.

use axum::http::Method;
use havana_protocol::api::{Me, Pace, Profile, Rank, Stage, TableInfo};
use havana_protocol::{Id, Saying, Timestamp, ToClient, decode};
use havana_rules::{Decisions, Input, Seat, Seats, State, Viewer};
use havana_server::live::cursor::Cursor;
use havana_store::{After, Appended, Move, NewMove, SeatEnd, Store, Table};
use havana_table::record::Games;
use havana_table::{Purpose, Record, Seed, selfplay};
use serde_json::json;

use crate::browser::{Browser, Server, table_for};

/// A game of these two that runs.
async fn running(ana: &mut Browser, bob: &mut Browser) -> Id {
    let table = ana.make(&table_for(1)).await.id;
    let joined: TableInfo = bob.order(Method::POST, &format!("tables/{table}/join")).await.ok();
    assert_eq!(joined.stage, Stage::Running);
    table
}

/// The rest of a game that has come so far, played at random, and who wins it.
fn rest_of(table: &Table, moves: &[Move]) -> (Vec<Input>, Seats) {
    let header = table.header.decode().unwrap();
    let mut state = State::new(header.config());
    for input in moves.iter().flat_map(|made| &made.inputs) {
        state.apply(*input, &mut ()).unwrap();
    }
    let [mut rng, mut policy_rng] =
        [Purpose::Dice, Purpose::Decisions].map(|purpose| Seed::of_game(1, 1, purpose).stream());
    let (mut legal, mut inputs) = (Decisions::new(), Vec::new());
    let watch = |input| inputs.push(input);
    selfplay::play_out(&mut state, &mut rng, &mut policy_rng, &mut legal, &mut (), watch);
    (inputs, state.outcome().unwrap().winners)
}

/// Plays a game to its end behind the server's back.
pub(crate) async fn play_out(store: &Store, game: Id) {
    let table = store.table(game).await.unwrap().unwrap();
    let moves = store.moves(game, 0).await.unwrap();
    let (inputs, winners) = rest_of(&table, &moves);
    let made = NewMove {
        game,
        seq: moves.len() as u32,
        seat: None,
        command: None,
        inputs,
        at: Timestamp::from_millis(1),
        after: After { turn: Seats::NONE, round: 9 },
    };
    assert_eq!(store.append(made).await.unwrap(), Appended::Done);
    let ends = Seat::ALL.map(|seat| SeatEnd { points: 3, won: winners.contains(seat) });
    assert!(store.finish(game, &ends[..2], Timestamp::from_millis(2)).await.unwrap());
}

#[tokio::test]
async fn a_record_is_read_when_the_game_is_over() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let game = running(&mut ana, &mut bob).await;
    let path = format!("games/{game}/record");
    assert_eq!(ana.get(&path).await.wrong(), (403, "still-running".to_owned()));
    Box::pin(play_out(server.node.store(), game)).await;
    let answer = ana.get(&path).await;
    assert_eq!(answer.status, 200);
    let record = Record::from_text(&answer.text).unwrap();
    assert_eq!(record.header().names().unwrap(), ["Ana", "Bob"]);
    assert!(record.outcome().is_some());
    assert_eq!(server.stranger().get(&path).await.status, 200, "the table was public");

    let over: TableInfo = bob.get(&format!("tables/{game}")).await.ok();
    assert_eq!((over.stage, over.my_turn), (Stage::Over, false));
    assert_eq!(over.result.unwrap().len(), 2);
}

#[tokio::test]
async fn all_my_records_can_be_taken_home() {
    let server = Server::with(|settings| settings.without_limits = true).await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    for _ in 0..20 {
        let game = running(&mut ana, &mut bob).await;
        Box::pin(play_out(server.node.store(), game)).await;
    }
    running(&mut ana, &mut bob).await;
    let all = ana.get("records").await;
    assert_eq!(all.status, 200);
    let games: Vec<_> = Games::new(all.text.as_bytes()).map(Result::unwrap).collect();
    assert_eq!(games.len(), 20, "and not the one that runs");
    assert_eq!(server.guest("Eva").await.get("records").await.text, "");
    assert_eq!(server.stranger().get("records").await.wrong(), (401, "sign-in".to_owned()));
}

#[tokio::test]
async fn a_rated_game_shows_in_profiles() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    for (player, login) in [(&mut ana, "ana"), (&mut bob, "bob")] {
        let account = json!({ "login": login, "password": "a good secret" });
        player.post("account", &account).await.ok::<Me>();
    }
    let mut wish = table_for(1);
    wish.pace = Pace::Live { bank: 600, increment: 10 };
    let game = ana.make(&wish).await.id;
    let joined: TableInfo = bob.order(Method::POST, &format!("tables/{game}/join")).await.ok();
    assert_eq!((joined.stage, joined.rated), (Stage::Running, None));
    Box::pin(play_out(server.node.store(), game)).await;
    let over: TableInfo = bob.get(&format!("tables/{game}")).await.ok();
    assert_eq!((over.stage, over.rated), (Stage::Over, None));
    let path = format!("players/{}", ana.me().await.id);
    let profile: Profile = server.stranger().get(&path).await.ok();
    assert_eq!((profile.name.as_str(), profile.two.len()), ("Ana", 1));
    assert_eq!((profile.more.len(), profile.games[0].id), (0, game));
    for players in [2, 4] {
        let ranks: Vec<Rank> = ana.get(&format!("leaderboard?players={players}")).await.ok();
        assert_eq!(ranks, [], "one game leads nobody to the top");
    }
}

#[tokio::test]
async fn the_same_people_play_again_at_one_table() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let game = running(&mut ana, &mut bob).await;
    let again = format!("games/{game}/again");
    assert_eq!(ana.order(Method::POST, &again).await.wrong(), (409, "still-running".to_owned()));
    Box::pin(play_out(server.node.store(), game)).await;
    let first: TableInfo = ana.order(Method::POST, &again).await.ok();
    assert_eq!((first.stage, first.public), (Stage::Waiting, false));
    let stranger = server.guest("Eva").await.order(Method::POST, &again).await.wrong();
    assert_eq!(stranger, (403, "not-seated".to_owned()));
    let second: TableInfo = bob.order(Method::POST, &again).await.ok();
    assert_eq!((second.id, second.stage), (first.id, Stage::Running));
    let third: TableInfo = ana.order(Method::POST, &again).await.ok();
    assert_eq!((third.id, third.mine), (first.id, Some(0)));
}

#[tokio::test]
async fn a_player_who_deletes_himself_mid_game_is_somebody() {
    let server = Server::new().await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let game = running(&mut ana, &mut bob).await;
    let live = server.node.game(game).await.unwrap();
    for seat in Seat::ALL.into_iter().take(2) {
        server.node.say(&live, seat, Saying::Phrase(seat.index() as u8)).await.unwrap();
    }
    assert_eq!(ana.order(Method::DELETE, "me").await.status, 204);
    let kept = server.node.store().table(game).await.unwrap().unwrap();
    assert!(kept.seats[0].resigned && kept.seats[0].name.is_empty());
    let names = kept.header.decode().unwrap().names().unwrap().to_vec();
    assert_eq!(names, ["Somebody", "Bob"]);
    // Nor does a new visitor to the table see her name.
    let welcome = Cursor::new(Viewer::Spectator, &live.room(), 0, 0).welcome(&live.room());
    let ToClient::Welcome(welcome) = decode(&welcome).unwrap() else { panic!("a welcome") };
    assert_eq!(welcome.header, kept.header);
    let said: Vec<Saying> = welcome.said.into_iter().map(|said| said.saying).collect();
    assert_eq!(said, [Saying::Phrase(1)]);
}
