//! Games on one device: bots that answer late or never, a device that goes from hand to hand, what
//! is taken back, and a view that always becomes the game's.

mod common;

use common::screen::{Report, Screen};
use common::{against_bots, dice, people, setup};
use havana_bots::Level;
use havana_client::{
    Doing, Draft, Hint, Notice, Play, Refusal, Session, Sitter, Sound, Spot, Thought, think,
};
use havana_rules::{Card, Choice, Decision, Seat, View, Viewer};
use havana_table::NoUndo;
use proptest::prelude::*;

const ANNA: Seat = Seat::ALL[0];
const BEN: Seat = Seat::ALL[1];
const RANDOM: Sitter = Sitter::Bot(Level::Random);

/// Plays to the end without looking.
fn play_out(screen: &mut Screen, mut choice: usize) {
    loop {
        screen.settle();
        choice = choice.wrapping_mul(31).wrapping_add(7);
        match screen.doing() {
            Doing::Deciding(_) => {
                let decision = screen.legal(choice).expect("a question");
                screen.input(|play| play.decide(decision));
            }
            Doing::Curtain(_) => screen.input(Play::open_curtain),
            Doing::Over => return,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_game_against_bots_is_played_to_its_end() {
    for seed in 0..6 {
        let mut screen = Screen::here(against_bots(2 + seed as usize % 3, seed));
        play_out(&mut screen, seed as usize);
        let record = screen.play.session().expect("a game here").record();
        assert_eq!(screen.saved.as_ref().map(|saved| &saved.record), Some(&record));
        assert_eq!(screen.ended, 1);
        assert!(matches!(screen.sounds.last(), Some(Sound::Over | Sound::Won)));
        screen.input(Play::start);
        assert_eq!(screen.ended, 1, "a game ends once");
    }
}

#[test]
fn one_press_is_enough_unless_all_is_confirmed() {
    let asked = |screen: &Screen| screen.play.draft().map(Draft::choice);
    let mut screen = Screen::here(against_bots(2, 1));
    loop {
        screen.settle();
        match asked(&screen) {
            Some(Choice::First) => break,
            Some(_) => {
                let decision = screen.legal(0).expect("a question");
                screen.input(|play| play.decide(decision));
            }
            None => panic!("{:?}", screen.doing()),
        }
    }
    let Some(Decision::First(card)) = screen.legal(0) else { panic!("which card is first") };
    screen.input(|play| play.set_confirms_all(true));
    screen.input(|play| play.press(Spot::Laid(card)));
    assert!(screen.reports.is_empty() && asked(&screen) == Some(Choice::First));
    screen.input(|play| play.press(Spot::Laid(card)));
    screen.input(|play| play.set_confirms_all(false));
    screen.input(|play| play.press(Spot::Laid(card)));
    assert!(matches!(screen.reports.front(), Some(Report::Apply(_))));
    assert_eq!(asked(&screen), None);
}

#[test]
fn who_is_not_asked_is_told_so() {
    let mut screen = Screen::here(against_bots(3, 1));
    let opening = screen.legal(0).expect("the opening");
    screen.input(|play| play.decide(opening));
    for input in [Play::confirm, Play::ask_hint, |play: &mut Play| play.press(Spot::No)] {
        screen.input(input);
        let refused = Notice::Refused(Refusal::NotYourTurn);
        assert_eq!(screen.play.notice(), Some(&refused));
        screen.input(|play| play.close_notice(&Notice::Undone));
        assert!(screen.play.notice().is_some(), "another notice was read");
        screen.input(|play| play.close_notice(&refused));
        assert_eq!(screen.play.notice(), None);
    }
}

#[test]
fn a_bot_that_never_answers_stops_nobody() {
    let mut screen = Screen::here(against_bots(3, 2));
    let before = screen.play.session().expect("here").record();
    let opening = screen.legal(0).expect("the opening");
    screen.input(|play| play.decide(opening));
    let asked = loop {
        match screen.reports.pop_front().expect("a bot is asked") {
            report @ Report::Bot(..) => break report,
            report => screen.report(report),
        }
    };
    let Report::Bot(epoch, ask) = asked.clone() else { unreachable!() };
    assert_eq!(screen.doing(), Doing::Thinking(BEN));
    screen.input(|play| play.answered(epoch, None));
    assert_eq!(screen.play.notice(), Some(&Notice::BotFailed(BEN)));
    // The player takes their decision back, and the answer comes too late.
    screen.input(Play::undo);
    assert_eq!(screen.play.notice(), Some(&Notice::Undone));
    assert_eq!(screen.doing(), Doing::Deciding(ANNA));
    screen.report(asked);
    assert_eq!(screen.play.session().expect("here").record(), before);
    // Another question is answered in time.
    screen.input(|play| play.decide(opening));
    let thought = Thought::from_bytes(&think(&ask.to_bytes())).expect("an answer");
    screen.input(|play| play.answered(epoch, Some(&thought)));
    assert_ne!(screen.doing(), Doing::Deciding(ANNA), "an old epoch counts for nothing");
    play_out(&mut screen, 3);
}

#[test]
fn an_answer_for_another_seat_is_none() {
    let mut screen = Screen::here(against_bots(2, 2));
    open_until_asked(&mut screen);
    let Some(Report::Bot(epoch, ask)) = screen.reports.pop_front() else { panic!("a bot") };
    let mut thought = Thought::from_bytes(&think(&ask.to_bytes())).expect("an answer");
    thought.seat = ANNA;
    screen.input(|play| play.answered(epoch, Some(&thought)));
    assert_eq!(screen.play.notice(), Some(&Notice::BotFailed(BEN)));
    thought.seat = BEN;
    screen.input(|play| play.answered(epoch, Some(&thought)));
    play_out(&mut screen, 5);
}

/// Opens, until the bot is asked.
fn open_until_asked(screen: &mut Screen) {
    let opening = screen.legal(0).expect("the opening");
    screen.input(|play| play.decide(opening));
    while !matches!(screen.reports.front(), Some(Report::Bot(..))) {
        let report = screen.reports.pop_front().expect("something to report");
        screen.report(report);
    }
}

#[test]
fn a_press_is_taken_back_before_a_decision() {
    let mut screen = Screen::here(against_bots(2, 3));
    screen.input(|play| play.press(Spot::Hand(Card::Mama)));
    assert_eq!(screen.sounds.last(), Some(&Sound::Click));
    screen.input(Play::confirm);
    let half = Notice::Refused(Refusal::NotYet(Choice::Opening));
    assert_eq!(screen.play.notice(), Some(&half));
    screen.input(Play::undo);
    assert!(screen.play.draft().is_some_and(Draft::is_blank));
    assert_eq!(screen.play.notice(), None);
    screen.input(Play::undo);
    assert_eq!(screen.play.notice(), Some(&Notice::NoUndo(NoUndo::NothingDecided(ANNA))));
}

#[test]
fn what_is_confirmed_and_not_applied_is_taken_back() {
    let mut screen = Screen::here(against_bots(2, 3));
    let before = screen.play.session().expect("here").record();
    let opening = screen.legal(0).expect("the opening");
    screen.input(|play| play.decide(opening));
    screen.input(Play::skip);
    assert_eq!(screen.doing(), Doing::Showing, "there is nothing to skip");
    screen.input(Play::undo);
    assert_eq!(screen.doing(), Doing::Deciding(ANNA));
    screen.settle();
    assert_eq!(screen.play.session().expect("here").record(), before);
    assert_eq!(screen.play.notice(), Some(&Notice::Undone));
}

#[test]
fn what_was_revealed_cannot_be_taken_back() {
    let mut screen = Screen::here(against_bots(2, 3));
    screen.open();
    let refused = |screen: &Screen| matches!(screen.play.notice(), Some(Notice::NoUndo(_)));
    if screen.play.draft().is_some_and(|draft| !draft.is_blank()) {
        screen.input(Play::undo);
    }
    let before = screen.play.session().expect("here").record();
    screen.input(Play::undo);
    assert!(refused(&screen), "{:?}", screen.play.notice());
    assert_eq!(screen.play.session().expect("here").record(), before);
}

#[test]
fn nobody_sees_anothers_cards_when_the_device_goes_round() {
    for seed in 0..4 {
        let mut screen = Screen::here(people(3, seed));
        assert_eq!(screen.play.shown().map(View::viewer), Some(Viewer::Spectator));
        let (mut turns, mut choice) = (0, seed as usize);
        while screen.doing() != Doing::Over {
            match screen.doing() {
                Doing::Curtain(seat) => {
                    turns += 1;
                    assert_ne!(screen.play.shown().map(View::viewer), Some(Viewer::Seat(seat)));
                    assert!(screen.play.draft().is_none());
                    screen.input(|play| play.press(Spot::Hand(Card::Mama)));
                    screen.input(Play::start);
                    assert_eq!(screen.doing(), Doing::Curtain(seat), "until it is opened");
                    screen.input(Play::open_curtain);
                }
                Doing::Deciding(seat) => {
                    let viewer = screen.play.shown().map(View::viewer);
                    assert_eq!(viewer, Some(Viewer::Seat(seat)));
                    choice = choice.wrapping_mul(31).wrapping_add(7);
                    let decision = screen.legal(choice).expect("a question");
                    screen.input(|play| play.decide(decision));
                    screen.settle();
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(turns > 10, "{turns}");
    }
}

#[test]
fn a_decision_is_taken_back_from_behind_the_curtain() {
    let mut screen = Screen::here(people(2, 1));
    screen.input(Play::open_curtain);
    screen.open();
    assert_eq!(screen.doing(), Doing::Curtain(BEN));
    screen.input(Play::undo);
    assert_eq!(screen.doing(), Doing::Deciding(ANNA));
    assert_eq!(screen.play.notice(), Some(&Notice::Undone));
    assert_eq!(screen.play.since(), None);
}

#[test]
fn a_hint_belongs_to_its_question() {
    let mut screen = Screen::here(against_bots(2, 4));
    screen.input(Play::ask_hint);
    assert_eq!(*screen.play.hint(), Hint::Asked);
    let Some(Report::Hint(epoch, _)) = screen.reports.pop_front() else { panic!("a hint") };
    // The strongest bot takes its time; any bot's answer will do.
    let ask = screen.play.session().map(|session| session.ask(ANNA, RANDOM)).expect("here");
    let thought = Thought::from_bytes(&think(&ask.to_bytes())).expect("an answer");
    screen.input(Play::close_hint);
    screen.input(|play| play.hint_answered(epoch, Some(thought.clone())));
    assert_eq!(*screen.play.hint(), Hint::Closed, "nobody asks any more");
    screen.input(Play::ask_hint);
    screen.input(|play| play.hint_answered(epoch, None));
    assert_eq!(*screen.play.hint(), Hint::Closed, "a bot that cannot answer");
    screen.input(Play::ask_hint);
    screen.input(|play| play.hint_answered(epoch, Some(thought.clone())));
    assert_eq!(*screen.play.hint(), Hint::Answered(thought.clone()));
    screen.input(|play| play.follow_hint(thought.choice));
    screen.reports.retain(|report| !matches!(report, Report::Hint(..)));
    screen.settle();
    let record = screen.play.session().expect("here").record();
    let decided = |input: &havana_rules::Input| {
        *input == havana_rules::Input::Decision { seat: ANNA, decision: thought.choice }
    };
    assert!(record.inputs().iter().any(decided));
    screen.input(|play| play.hint_answered(epoch, Some(thought)));
    assert_eq!(*screen.play.hint(), Hint::Closed, "an answer to an old question");
}

#[test]
fn another_window_takes_the_game_over() {
    let mut screen = Screen::here(against_bots(2, 2));
    open_until_asked(&mut screen);
    let before = screen.play.session().expect("here").record();
    screen.input(Play::hand_over);
    assert_eq!(screen.doing(), Doing::Elsewhere);
    screen.saved = None;
    screen.settle();
    for input in [Play::undo, Play::confirm, Play::skip, Play::open_curtain] {
        screen.input(input);
    }
    assert_eq!(screen.play.session().expect("here").record(), before);
    assert_eq!((screen.saved, screen.play.doing()), (None, Doing::Elsewhere));
}

#[test]
fn a_game_to_watch_is_not_saved_and_who_leaves_is_told_nothing_more() {
    let session = Session::begin(&setup(&[RANDOM; 3]), dice(1), 1).expect("a legal table");
    let mut screen = Screen::new(Play::exhibition(session));
    screen.input(Play::start);
    assert!(screen.play.is_exhibition());
    for _ in 0..40 {
        let report = screen.reports.pop_front().expect("a game goes on by itself");
        screen.report(report);
    }
    let told = screen.log.len();
    screen.input(Play::leave);
    screen.settle();
    assert_eq!((screen.saved, screen.log.len(), screen.ended), (None, told, 0));
}

/// What may come to a game, in any order.
fn act(screen: &mut Screen, (kind, which): (u8, u16)) {
    let which = usize::from(which);
    let pick = |length: usize| which % length.max(1);
    match kind {
        0..30 => {
            if let Some(report) = screen.reports.pop_front() {
                screen.report(report);
            }
        }
        // Timers in any order, and twice.
        30..35 if !screen.reports.is_empty() => {
            let report = screen.reports[pick(screen.reports.len())].clone();
            screen.report(report);
        }
        35..50 => {
            if let Some(decision) = screen.legal(which) {
                screen.input(|play| play.decide(decision));
            }
        }
        50..70 => {
            let draft = screen.play.draft().cloned();
            let glows = |spot: &Spot| draft.as_ref().is_some_and(|draft| draft.glows(*spot));
            let all = screen.spots();
            let some: Vec<Spot> = all.iter().copied().filter(glows).collect();
            let from = if some.is_empty() { &all } else { &some };
            screen.input(|play| play.press(from[pick(from.len())]));
        }
        70..75 => {
            let all = screen.spots();
            screen.input(|play| play.press(all[pick(all.len())]));
        }
        75..82 => screen.input(Play::confirm),
        82..88 => screen.input(Play::undo),
        88..92 => screen.input(Play::skip),
        92..96 => screen.input(Play::open_curtain),
        96..97 => screen.input(Play::clear_draft),
        97..98 => screen.input(Play::close_since),
        98..99 => screen.input(|play| {
            play.set_confirms_all(which % 2 == 0);
            play.set_warns(which % 3 == 0);
        }),
        _ => screen.input(Play::start),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever comes in whatever order: what is shown becomes the game, the game can be played to
    /// its end, and what was saved is what was played.
    #[test]
    fn what_is_shown_becomes_the_game(
        seed in 0..1000_u64,
        players in 2..=4_usize,
        persons in 1..=4_usize,
        acts in prop::collection::vec((0..100_u8, any::<u16>()), 0..400),
    ) {
        let sitter = |seat| if seat < persons { Sitter::Person } else { RANDOM };
        let sitters: Vec<Sitter> = (0..players).map(sitter).collect();
        let session = Session::begin(&setup(&sitters), dice(seed), seed).expect("a legal table");
        let mut screen = Screen::here(session);
        for step in acts {
            act(&mut screen, step);
        }
        screen.input(|play| play.set_confirms_all(false));
        play_out(&mut screen, seed as usize);
        prop_assert!(screen.play.is_caught_up());
        let record = screen.play.session().expect("here").record();
        prop_assert_eq!(screen.saved.map(|saved| saved.record), Some(record));
        prop_assert_eq!(screen.ended, 1);
    }
}
