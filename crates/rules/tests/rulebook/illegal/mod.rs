//! Illegal inputs: each is refused with the clause it breaks and the reason, and changes nothing.

mod cases;

use crate::common::*;
use cases::all_cases;

#[test]
fn every_refusal_names_its_clause_and_says_what_is_wrong() {
    for (table, input, clause, reason, message) in all_cases() {
        let refusal = table.refused(input);
        assert_eq!(refusal, Illegal { clause, reason }, "{input:?}");
        assert_eq!(refusal.to_string(), format!("{message} ({clause})"));
    }
}

#[test]
fn every_reason_has_a_case() {
    let mut proved = [false; 30];
    for (_, _, _, reason, _) in all_cases() {
        proved[place(reason)] = true;
    }
    let missing: Vec<usize> = (0..proved.len()).filter(|&place| !proved[place]).collect();
    assert!(missing.is_empty(), "no case for reasons {missing:?}");
}

/// Numbers the reasons; a new one does not compile until it is numbered, and then wants a case.
fn place(reason: Reason) -> usize {
    match reason {
        Reason::GameIsOver => 0,
        Reason::ChanceComesFirst => 1,
        Reason::NoChanceNow => 2,
        Reason::OtherDraw => 3,
        Reason::NotInTheBag(_) => 4,
        Reason::NotInThePile => 5,
        Reason::NoSuchSeat(_) => 6,
        Reason::NotYourTurn(_) => 7,
        Reason::AlreadyChosen(_) => 8,
        Reason::OtherChoice(_) => 9,
        Reason::NotCheap => 10,
        Reason::NoBuildingAt(_) => 11,
        Reason::SameCardTwice => 12,
        Reason::OutOfOrder => 13,
        Reason::NotInHand(_) => 14,
        Reason::NotInDiscard(_) => 15,
        Reason::NotLaidOut(_) => 16,
        Reason::NotThisVictim { .. } => 17,
        Reason::NothingOf(..) => 18,
        Reason::NoWorker(_) => 19,
        Reason::AlreadyPlayed(_) => 20,
        Reason::Yourself => 21,
        Reason::Protected(_) => 22,
        Reason::OneAtMost(_) => 23,
        Reason::MustTake(_) => 24,
        Reason::HalfIs { .. } => 25,
        Reason::NotInCentre => 26,
        Reason::NeedsArchitect => 27,
        Reason::MoreThanItCosts => 28,
        Reason::Short { .. } => 29,
    }
}
