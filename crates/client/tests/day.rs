//! The deal of the day without a server.

use havana_client::{
    DayLog, DayResult, Next, SavedDay, SavedGame, Session, Sitter, deal_of, deal_of_seed,
    table_of_the_day,
};
use havana_protocol::Day;
use havana_rules::{Drawn, Input, Seat};
use havana_table::Record;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn named(place: usize, _: Sitter) -> String {
    format!("player {place}")
}

/// Plays to the end as a greedy bot would.
fn play_on(mut session: Session) -> Record {
    loop {
        session.let_bots_play();
        match session.next() {
            Next::Person(seat) => {
                let ask = session.ask(seat, Sitter::Bot(havana_bots::Level::Greedy));
                let thought = havana_client::think(&ask.to_bytes());
                let thought = havana_client::Thought::from_bytes(&thought).unwrap();
                session.decide(seat, thought.choice).unwrap();
            }
            _ => return session.record(),
        }
    }
}

/// The setup with weaker bots, which think fast.
fn light() -> havana_client::Setup {
    let mut setup = table_of_the_day(named);
    setup.sitters[1..].fill(Sitter::Bot(havana_bots::Level::Greedy));
    setup
}

/// The deal of a date must never change: people compare their results.
#[test]
fn the_deal_of_a_date_is_this_one() {
    let session = Session::of_day(day("2026-11-16"), &table_of_the_day(named)).unwrap();
    let record = session.record();
    let deck = record.header().config().deck();
    let drawn = record.inputs().iter().map(|input| match *input {
        Input::Chance(Drawn::Ages(ages)) => {
            ages.iter().map(|seat: Seat| seat.index().to_string()).collect::<String>()
        }
        Input::Chance(Drawn::Building(building)) => deck.key(building).to_owned(),
        Input::Chance(Drawn::Material(material)) => format!("{material:?}"),
        Input::Decision { .. } => unreachable!("nobody has decided yet"),
    });
    let drawn: Vec<String> = drawn.collect();
    assert_eq!(drawn.join(" "), GOLDEN);
    let levels: Vec<_> = session.sitters().iter().map(|sitter| sitter.level()).collect();
    assert_eq!(levels, [None, Some("planner"), Some("greedy"), Some("search")]);
}

const GOLDEN: &str = "3102 fire_station grand_hotel theatre beach_hut taxi_rank cathedral \
    parish_church statue barber_shop town_house harbour_office cigar_factory Debris Debris Glass \
    Debris Debris Loam Glass";

#[test]
fn the_same_decisions_give_the_same_game_and_another_day_another_one() {
    let today = day("2026-11-16");
    let one = play_on(Session::of_day(today, &light()).unwrap());
    let other = play_on(Session::of_day(today, &light()).unwrap());
    assert_eq!(one.inputs(), other.inputs());
    let tomorrow = play_on(Session::of_day(day("2026-11-17"), &light()).unwrap());
    assert_ne!(one.inputs(), tomorrow.inputs());
    assert_eq!(deal_of(today).0.check(&one), Ok(()));
    assert!(deal_of(today).0.check(&tomorrow).is_err());
}

#[test]
fn a_try_continues_with_the_draws_that_it_would_have_had() {
    let today = day("2026-11-16");
    let whole = play_on(Session::of_day(today, &light()).unwrap());
    let mut session = Session::of_day(today, &light()).unwrap();
    for _ in 0..8 {
        session.let_bots_play();
        let saved = SavedDay { day: today, game: SavedGame::of(&session) };
        let read = SavedDay::from_text(&saved.to_text()).unwrap();
        assert_eq!(read, saved);
        session = Session::resume_day(read.day, read.game).unwrap();
        let Next::Person(seat) = session.next() else { break };
        let decided = whole.inputs()[session.inputs()..].iter().find_map(|input| match *input {
            Input::Decision { seat: decider, decision } if decider == seat => Some(decision),
            _ => None,
        });
        session.decide(seat, decided.unwrap()).unwrap();
    }
    assert_eq!(session.record().inputs(), &whole.inputs()[..session.inputs()]);
}

#[test]
fn a_try_with_other_draws_is_not_read() {
    let today = day("2026-11-16");
    let session = Session::of_day(today, &light()).unwrap();
    let forged = SavedDay { day: day("2026-11-17"), game: SavedGame::of(&session) };
    assert_eq!(SavedDay::from_text(&forged.to_text()), None);
    for damaged in ["", "2026-11-16", "2026-11-16 x", "tomorrow AAAA"] {
        assert_eq!(SavedDay::from_text(damaged), None, "{damaged}");
    }
}

#[test]
fn a_result_has_a_place_and_a_symbol_for_each_round() {
    let today = day("2026-11-16");
    let record = play_on(Session::of_day(today, &light()).unwrap());
    let result = DayResult::of(today, &record).unwrap();
    let winners = record.outcome().unwrap().winners;
    assert_eq!(result.place == 1, winners.contains(Seat::ALL[0]));
    assert!((1..=4).contains(&result.place) && result.players == 4);
    assert_eq!(result.day(), Some(today));
    let rounds = havana_client::Story::of(&record).chart.rounds.len() - 1;
    assert_eq!(result.row().chars().count(), rounds);
    assert_eq!(result.row().contains(['🟨', '🟩']), result.points > 0);
    let begun = Session::of_day(today, &light()).unwrap().record();
    assert_eq!(DayResult::of(today, &begun), None, "it is not over");
}

#[test]
fn the_first_try_counts_and_days_without_a_gap_are_a_streak() {
    let record = play_on(Session::of_day(day("2026-03-01"), &light()).unwrap());
    let result = |text| DayResult::of(day(text), &record).unwrap();
    let mut log = DayLog::default();
    for text in ["2026-02-28", "2026-02-26", "2026-03-01", "2026-02-27"] {
        assert!(log.add(result(text)));
        assert!(!log.add(result(text)), "a later try is for practice");
    }
    let days: Vec<String> = log.results().iter().map(|it| it.day().unwrap().to_string()).collect();
    assert_eq!(days, ["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-26"]);
    assert_eq!(log.streak(day("2026-03-01")), 4);
    assert_eq!(log.streak(day("2026-03-02")), 4, "today may still be played");
    assert_eq!(log.streak(day("2026-03-03")), 0);
    assert_eq!(log.streak(day("2026-02-27")), 2);
    assert_eq!(DayLog::from_text(&log.to_text()), log);
    assert_eq!(DayLog::from_text("damaged"), DayLog::default());
}

/// A past day of a server is played again with the draws that its seed gave there.
#[test]
fn a_revealed_seed_gives_its_deal() {
    let seed = "00ff10a1".repeat(8);
    let bytes: [u8; 32] = std::array::from_fn(|place| [0x00, 0xff, 0x10, 0xa1][place % 4]);
    let deal = deal_of_seed(&seed).unwrap();
    let record = play_on(Session::of_deal(deal, &light()).unwrap());
    let of_server = havana_table::Deal::new(havana_table::Seed::from_bytes(bytes));
    assert_eq!(of_server.check(&record), Ok(()));
    for wrong in ["", "00", &seed[1..], &format!("{seed}0"), &"+f".repeat(32), &"é".repeat(32)] {
        assert!(deal_of_seed(wrong).is_none(), "{wrong}");
    }
}
