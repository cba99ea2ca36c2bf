//! The deal of the day: the same for everyone, secret while the day lasts, open afterwards.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::Method;
use data_encoding::HEXLOWER;
use havana_protocol::api::{DayInfo, PastDay, TableInfo};
use havana_protocol::{CommandId, Day, Id, Millis, Timestamp};
use havana_rules::{Decisions, Input, Pending, Seat, Seats, State};
use havana_server::environment::{Environment, NoRandomness};
use havana_server::node::{Answer, Node};
use havana_server::settings::{Messages, Settings};
use havana_store::{After, Appended, Location, NewMove, SeatEnd, Simulated, Store};
use havana_table::record::Games;
use havana_table::{Deal, DrawCounts, Purpose, Seed, chance};
use tokio::time::Instant;

use crate::browser::{Browser, Server};

/// Noon of a day.
pub(crate) const NOON: Timestamp = Timestamp::from_millis(1_800_014_400_000);
const PERSON: Seat = Seat::ALL[0];

/// A machine whose clock stood at some moment when it started, which also decides its randomness.
pub(crate) struct Clock {
    start: Instant,
    at: Timestamp,
    drawn: AtomicU64,
}

impl Clock {
    pub(crate) fn at(at: Timestamp) -> Arc<Clock> {
        let drawn = AtomicU64::new(at.millis().cast_unsigned() << 20);
        Arc::new(Clock { start: Instant::now(), at, drawn })
    }
}

impl Environment for Clock {
    fn now(&self) -> Timestamp {
        self.at + self.start.elapsed().into()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        for byte in bytes {
            let drawn = self.drawn.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
            *byte = (drawn >> 56) as u8 ^ (drawn >> 24) as u8;
        }
        Ok(())
    }

    fn has_threads(&self) -> bool {
        false
    }
}

/// A server that starts at this moment, by its own clock.
async fn start(simulated: &Simulated, at: Timestamp) -> Server {
    let mut settings = Settings::at(Location::Sqlite("in memory".into()));
    settings.push = Messages::Off;
    let node = Node::within(Clock::at(at), Store::simulated(simulated.open()), settings);
    let background = node.clone();
    tokio::spawn(async move { background.run_in_background().await });
    seconds(1).await;
    Server::over(node)
}

/// Stops a server, until no other takes its time for the present one.
async fn stop(server: Server) {
    server.node.stop();
    seconds(120).await;
}

async fn seconds(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

/// The person with this cookie at another server.
pub(crate) fn at(server: &Server, cookie: Option<&str>) -> Browser {
    let mut browser = server.stranger();
    browser.cookie = cookie.map(str::to_owned);
    browser
}

pub(crate) async fn begin(person: &mut Browser) -> Id {
    person.order(Method::POST, "day").await.ok::<TableInfo>().id
}

/// Waits until the person is asked: a deal may need a swap first (R2.2), and that may be a bot's.
pub(crate) async fn until_asked(node: &Node, game: Id) {
    let live = node.game(game).await.unwrap();
    let mut changes = live.changes();
    while !live.room().game.asked().contains(PERSON) {
        changes.changed().await.unwrap();
    }
}

/// Decides for the person as the first legal decision says, and answers under which id.
pub(crate) async fn decide(node: &Node, game: Id) -> CommandId {
    until_asked(node, game).await;
    let live = node.game(game).await.unwrap();
    let (moves, view) = {
        let room = live.room();
        (room.game.moves(), room.game.view(PERSON))
    };
    let mut legal = Box::new(Decisions::new());
    view.legal(&mut legal);
    let command = CommandId([moves as u8; 16]);
    let answer = node.play(&live, PERSON, command, moves, legal[0]).await;
    assert!(matches!(answer, Answer::Say(_)), "{answer:?}");
    command
}

async fn inputs(node: &Node, game: Id) -> Vec<Input> {
    let moves = node.store().moves(game, 0).await.unwrap();
    moves.into_iter().flat_map(|made| made.inputs).collect()
}

async fn deal(node: &Node, game: Id) -> (Deal, String) {
    let seed = node.store().deal_of(game).await.unwrap().expect("it is a deal of a day").0;
    (Deal::new(Seed::from_bytes(seed)), HEXLOWER.encode(&seed))
}

/// Plays a game to its end behind the server's back, with the draws of its deal.
pub(crate) async fn play_out(node: &Node, game: Id) {
    let (deal, _) = deal(node, game).await;
    let table = node.store().table(game).await.unwrap().unwrap();
    let moves = node.store().moves(game, 0).await.unwrap();
    let mut state = State::new(table.header.decode().unwrap().config());
    let mut before = DrawCounts::default();
    for input in moves.iter().flat_map(|made| &made.inputs) {
        state.apply(*input, &mut ()).unwrap();
        if let Input::Chance(drawn) = *input {
            before.add(drawn);
        }
    }
    let mut rng = Seed::of_game(1, 1, Purpose::Decisions).stream();
    let (mut legal, mut rest) = (Box::new(Decisions::new()), Vec::new());
    loop {
        let input = match state.pending() {
            Pending::Over(_) => break,
            Pending::Chance(draw) => {
                let drawn = deal.draw(&before, draw).unwrap();
                before.add(drawn);
                Input::Chance(drawn)
            }
            Pending::Decide { seats, .. } => {
                let seat = seats.lowest().unwrap();
                state.legal(seat, &mut legal);
                let place = chance::below(&mut rng, legal.len() as u32) as usize;
                Input::Decision { seat, decision: legal[place] }
            }
        };
        state.apply(input, &mut ()).unwrap();
        rest.push(input);
    }
    let made = NewMove {
        game,
        seq: moves.len() as u32,
        seat: None,
        command: None,
        inputs: rest,
        at: NOON,
        after: After { turn: Seats::NONE, round: 9 },
    };
    assert_eq!(node.store().append(made).await.unwrap(), Appended::Done);
    let winners = state.outcome().unwrap().winners;
    let ends: Vec<SeatEnd> = state
        .open()
        .seats()
        .map(|seat| SeatEnd {
            points: state.open().player(seat).points(),
            won: winners.contains(seat),
        })
        .collect();
    assert!(node.store().finish(game, &ends, NOON).await.unwrap());
}

#[tokio::test(start_paused = true)]
async fn everyone_gets_the_same_draws_and_bots_however_fast_they_are() {
    let simulated = Simulated::new(1).unwrap();
    let server = start(&simulated, NOON).await;
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let (one, other) = (begin(&mut ana).await, begin(&mut bob).await);
    assert_ne!(one, other);
    // Ana opens at once, and Bob takes longer.
    decide(&server.node, one).await;
    seconds(60).await;
    decide(&server.node, other).await;
    seconds(60).await;
    let (played, other_played) =
        (inputs(&server.node, one).await, inputs(&server.node, other).await);
    let decided = played.iter().filter(|input| matches!(input, Input::Decision { .. })).count();
    assert!(decided >= 4, "the bots have decided: {played:?}");
    assert_eq!(played, other_played);
    assert_eq!(begin(&mut ana).await, one, "there is one try");
    let games: Vec<TableInfo> = bob.get("games").await.ok();
    assert!(games.is_empty(), "nobody watches the deal of the day");
    let table: TableInfo = ana.get(&format!("tables/{one}")).await.ok();
    assert_eq!(table.rated.as_deref(), Some("bots"));
    server.node.stop();
}

#[tokio::test(start_paused = true)]
async fn a_day_is_secret_until_it_is_over_and_open_afterwards() {
    let simulated = Simulated::new(2).unwrap();
    let server = start(&simulated, NOON).await;
    let day = Day::of(NOON);
    let (mut ana, mut bob) = (server.guest("Ana").await, server.guest("Bob").await);
    let (over, running) = (begin(&mut ana).await, begin(&mut bob).await);
    play_out(&server.node, over).await;
    let (todays, seed) = deal(&server.node, over).await;
    seconds(60).await;
    let mut all = String::new();
    for path in ["day", "days", &format!("days/{day}"), &format!("tables/{over}"), "games?mine"] {
        let answer = ana.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        all.push_str(&answer.text);
    }
    assert!(!all.contains(&seed));
    let today: DayInfo = ana.get("day").await.ok();
    assert_eq!((today.day, today.seed, today.mine), (day, None, Some(over)));
    let [place] = &today.places[..] else { panic!("{:?}", today.places) };
    assert_eq!((place.place, place.name.as_str(), place.game), (1, "Ana", None));
    let luck = place.luck.expect("the try was studied");
    assert_eq!(place.score, Some(i64::from(place.won) * 1000 - luck));
    assert!(luck.abs() <= 1000, "{luck}");
    let records = format!("days/{day}/records");
    assert_eq!(bob.get(&records).await.wrong(), (409, "day-running".to_owned()));
    assert_eq!(bob.get("days/yesterday").await.wrong(), (422, "bad-day".to_owned()));
    stop(server).await;

    // A server whose clock was set back does not bring the day back.
    let server = start(&simulated, NOON - Millis::days(3)).await;
    assert_eq!(server.node.today(), day);
    assert!(server.node.now() < day.begins());
    assert_eq!(begin(&mut at(&server, ana.cookie.as_deref())).await, over);
    stop(server).await;

    // Half an hour after its end, a game can still be finished.
    let server = start(&simulated, day.ends() + Millis::seconds(1800)).await;
    seconds(40).await;
    assert_ne!(server.node.today(), day);
    assert_eq!(server.stranger().get("days").await.ok::<Vec<PastDay>>(), []);
    stop(server).await;

    let server = start(&simulated, day.ends() + Millis::hours(2)).await;
    seconds(40).await;
    let mut stranger = server.stranger();
    let past: Vec<PastDay> = stranger.get("days").await.ok();
    assert_eq!(past, [PastDay { day, tries: 1 }]);
    // Bob's game continues with its draws and counts no more.
    decide(&server.node, running).await;
    play_out(&server.node, running).await;
    let shown: DayInfo = stranger.get(&format!("days/{day}")).await.ok();
    assert_eq!(shown.seed, Some(seed.clone()));
    assert_eq!(shown.places.iter().map(|it| it.game).collect::<Vec<_>>(), [Some(over)]);
    // Anyone can check the results.
    let answer = stranger.get(&records).await;
    let mut games = Games::new(answer.text.as_bytes());
    let record = games.next().expect("there is one").unwrap().record;
    assert!(games.next().is_none());
    assert_eq!(todays.check(&record), Ok(()));
    let outcome = record.outcome().expect("it is over");
    assert_eq!(outcome.winners.contains(PERSON), shown.places[0].won);
    for _ in 0..20 {
        let one = stranger.get(&format!("{records}?game={over}")).await;
        assert_eq!(one.text, answer.text, "one record is shown as often as any page");
    }
    for _ in 0..3 {
        assert_eq!(stranger.get(&records).await.text, answer.text);
    }
    assert_eq!(stranger.get(&records).await.wrong(), (429, "too-often".to_owned()));
    // The next day has another deal.
    let mut ana = at(&server, ana.cookie.as_deref());
    let next = begin(&mut ana).await;
    assert_ne!(next, over);
    assert_ne!(deal(&server.node, next).await.1, seed);
    server.node.stop();
}

#[tokio::test(start_paused = true)]
async fn a_restart_changes_nothing_about_a_running_try() {
    let (with, without) = (Simulated::new(3).unwrap(), Simulated::new(3).unwrap());
    let mut ends = Vec::new();
    for (simulated, restarts) in [(&with, true), (&without, false)] {
        let mut server = start(simulated, NOON).await;
        let mut ana = server.guest("Ana").await;
        let game = begin(&mut ana).await;
        decide(&server.node, game).await;
        seconds(60).await;
        if restarts {
            stop(server).await;
            server = start(simulated, NOON + Millis::hours(1)).await;
        }
        decide(&server.node, game).await;
        seconds(60).await;
        let (deal, _) = deal(&server.node, game).await;
        let table = server.node.store().table(game).await.unwrap().unwrap();
        let inputs = inputs(&server.node, game).await;
        let record = havana_table::Record::new(table.header.decode().unwrap(), &inputs).unwrap();
        assert_eq!(deal.check(&record), Ok(()));
        ends.push(inputs.len());
        server.node.stop();
    }
    assert!(ends[0] > 20, "{ends:?}");
}

#[tokio::test(start_paused = true)]
async fn a_try_that_was_given_up_does_not_count() {
    let simulated = Simulated::new(4).unwrap();
    let server = start(&simulated, NOON).await;
    let mut ana = server.guest("Ana").await;
    let game = begin(&mut ana).await;
    let live = server.node.game(game).await.unwrap();
    let away = havana_protocol::Leaving::HandOver;
    server.node.leave(&live, PERSON, away).await.unwrap();
    assert!(live.room().table().seats[0].stand_in.is_none(), "no bot plays it for her");
    server.node.leave(&live, PERSON, havana_protocol::Leaving::Resign).await.unwrap();
    server.node.stop();
    play_out(&server.node, game).await;
    let today: DayInfo = ana.get("day").await.ok();
    assert_eq!((today.mine, today.places), (Some(game), Vec::new()));
    assert_eq!(begin(&mut ana).await, game, "and there is no second one");
}
