//! Decisions that are judged before they are carried out: a warning before a blunder, and puzzles.

mod common;

use common::screen::{Report, Screen};
use common::{against_bots, dice, setup};
use havana_bots::Level;
use havana_client::{Doing, Draft, Epoch, Hint, Notice, Play, Session, Sitter};
use havana_rules::{Decision, Seat};

const ANNA: Seat = Seat::ALL[0];

/// A screen on which a player wants to be warned, and a decision that is being checked.
fn checked_decision() -> (Screen, Epoch, Decision) {
    let mut screen = Screen::here(against_bots(2, 3));
    screen.input(|play| play.set_warns(true));
    let opening = screen.legal(0).expect("the opening");
    screen.input(|play| play.decide(opening));
    assert_eq!(screen.play.notice(), Some(&Notice::Checking));
    let Some(Report::Check(epoch)) = screen.reports.pop_front() else { panic!("a check") };
    (screen, epoch, opening)
}

#[test]
fn a_blunder_is_warned_of_once() {
    let (mut screen, epoch, opening) = checked_decision();
    screen.input(Play::confirm);
    assert!(screen.reports.is_empty(), "it is being checked already");
    screen.input(|play| play.checked(epoch, Some("better not".to_owned())));
    assert_eq!(screen.play.notice(), Some(&Notice::Warned("better not".to_owned())));
    assert_eq!(screen.play.draft().and_then(Draft::decision), Some(opening));
    screen.input(|play| play.checked(epoch, None));
    assert!(screen.reports.is_empty(), "a second report counts no more");
    screen.input(Play::confirm);
    assert!(matches!(screen.reports.pop_front(), Some(Report::Apply(_))), "that is their choice");
}

#[test]
fn what_is_no_blunder_is_confirmed_at_once() {
    let (mut screen, epoch, _) = checked_decision();
    screen.input(|play| play.checked(epoch, None));
    assert!(matches!(screen.reports.pop_front(), Some(Report::Apply(_))));
}

#[test]
fn a_check_of_what_was_taken_back_counts_no_more() {
    let (mut screen, epoch, _) = checked_decision();
    screen.input(Play::undo);
    screen.input(|play| play.checked(epoch, Some("better not".to_owned())));
    assert_eq!(screen.play.notice(), None);
    assert!(screen.reports.is_empty());
    let other = screen.legal(1).expect("another opening");
    screen.input(|play| play.decide(other));
    assert!(matches!(screen.reports.pop_front(), Some(Report::Check(_))), "this one is new");
}

#[test]
fn nobody_is_warned_where_others_play() {
    let sitters = [Sitter::Person, Sitter::Person, Sitter::Bot(Level::Random)];
    let session = Session::begin(&setup(&sitters), dice(3), 3).expect("a legal table");
    let mut screen = Screen::here(session);
    screen.input(Play::open_curtain);
    screen.input(|play| play.set_warns(true));
    let opening = screen.legal(0).expect("the opening");
    screen.input(|play| play.decide(opening));
    assert!(matches!(screen.reports.pop_front(), Some(Report::Apply(_))));
}

/// The answer to a puzzle is judged and not applied; before it there is no hint and no undo.
#[test]
fn a_puzzle_ends_with_its_answer() {
    let mut begun = Screen::here(against_bots(3, 4));
    begun.settle();
    begun.open();
    let session = begun.play.session().expect("a game here");
    let sitters = session.sitters().to_vec();
    let resumed = Session::resume(session.record(), sitters, true, dice(5), 5);
    let mut screen = Screen::new(Play::puzzle(resumed.expect("a game")));
    screen.input(Play::start);
    screen.settle();
    assert_eq!(screen.doing(), Doing::Deciding(ANNA));
    let before = screen.play.session().expect("a game here").record();
    screen.input(Play::ask_hint);
    assert_eq!(*screen.play.hint(), Hint::Closed);
    screen.input(Play::undo);
    let decision = screen.legal(1).expect("a question");
    screen.input(|play| play.decide(decision));
    screen.settle();
    assert_eq!(screen.judged, [decision]);
    assert!(screen.play.draft().is_none(), "it is answered once");
    screen.input(Play::confirm);
    assert_eq!(screen.judged.len(), 1);
    assert_eq!(screen.play.session().expect("a game here").record(), before);
    assert_eq!(screen.saved, None, "a puzzle is not saved");
}
