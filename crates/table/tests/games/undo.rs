//! Undoing one's own last decision, as long as no one has learnt anything since.

use crate::common::*;
use havana_rules::{Card, Choice, Decision, Event, Pending, Seat, Viewer};
use havana_table::{NoUndo, Purpose, Record, Seed, Table};

const FIRST: Decision = Decision::Open(Card::Siesta, Card::Mama);
const SECOND: Decision = Decision::Open(Card::Worker, Card::Architect);

/// A table of three at the opening.
fn at_the_opening() -> Table {
    let mut table = table(3, 1);
    play_until(&mut table, |choice| choice == Choice::Opening);
    table
}

/// Lets everyone take their first choice until a certain choice is due.
fn play_until(table: &mut Table, due: impl Fn(Choice) -> bool) {
    while let Pending::Decide { choice, .. } = table.pending() {
        if due(choice) {
            return;
        }
        let (seat, legal) = asked(table).expect("somebody is asked");
        table.decide(seat, legal[0], &mut ()).expect("legal");
    }
    panic!("the game ended first");
}

fn decide(table: &mut Table, seat: Seat, decision: Decision) {
    table.decide(seat, decision, &mut ()).expect("legal");
}

fn face_down(table: &Table, seat: Seat) -> Vec<Card> {
    let view = table.state().view(Viewer::Seat(seat));
    view.face_down().expect("a player's view").iter().collect()
}

#[test]
fn a_secret_choice_can_be_taken_back() {
    let mut table = at_the_opening();
    let (before, inputs) = (*table.state(), table.inputs().to_vec());
    decide(&mut table, ANNA, FIRST);
    assert_eq!(table.can_undo(ANNA), Ok(FIRST));
    assert_eq!(table.undo(ANNA), Ok(FIRST));
    assert_eq!((table.state(), table.inputs()), (&before, &*inputs));
}

#[test]
fn another_choice_in_the_opening_stays_when_mine_is_taken_back() {
    let mut table = at_the_opening();
    decide(&mut table, ANNA, FIRST);
    decide(&mut table, BEN, SECOND);
    assert_eq!(table.undo(ANNA), Ok(FIRST));
    assert_eq!(face_down(&table, ANNA), []);
    assert_eq!(face_down(&table, BEN), [Card::Worker, Card::Architect]);
    let Pending::Decide { seats, .. } = table.pending() else { panic!("the opening continues") };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [ANNA, CARLA]);

    let other_order = Table::resume(table.record(), dice(1), &mut ()).expect("nothing to draw");
    assert_eq!(other_order.state(), table.state());
    decide(&mut table, ANNA, SECOND);
    assert_eq!(table.undo(BEN), Ok(SECOND), "Ben chose before Anna now");
}

#[test]
fn revealed_openings_stay() {
    let mut table = at_the_opening();
    for seat in [ANNA, BEN, CARLA] {
        decide(&mut table, seat, FIRST);
    }
    for seat in [ANNA, BEN, CARLA] {
        assert_eq!(table.undo(seat), Err(NoUndo::Revealed), "{seat}");
    }
}

#[test]
fn a_card_just_laid_can_be_taken_back_until_the_next_one_is_laid() {
    let mut table = table(3, 1);
    play_until(&mut table, |choice| choice == Choice::Lay);
    let before = *table.state();
    let (first, legal) = asked(&table).expect("the first player lays");
    decide(&mut table, first, legal[0]);
    assert_eq!(table.undo(first), Ok(legal[0]));
    assert_eq!(table.state(), &before);

    decide(&mut table, first, legal[1]);
    let (second, legal) = asked(&table).expect("the second player lays");
    decide(&mut table, second, legal[0]);
    assert_eq!(table.undo(first), Err(NoUndo::DecidedSince(second)));
    assert_eq!(table.can_undo(second), Ok(legal[0]));

    let (third, legal) = asked(&table).expect("the third player lays");
    decide(&mut table, third, legal[0]);
    assert_eq!(table.undo(third), Err(NoUndo::Revealed));
    assert_eq!(table.undo(second), Err(NoUndo::DecidedSince(third)));
}

#[test]
fn what_was_drawn_cannot_be_forgotten() {
    let mut table = table(2, 1);
    let mut policy_rng = Seed::of_game(SERIES, 1, Purpose::Decisions).stream();
    loop {
        let drawn = table.inputs().len();
        let (seat, _) = decide_at_random(&mut table, &mut policy_rng, &mut Vec::new())
            .expect("supplies are drawn in the first round");
        if matches!(table.inputs().last(), Some(havana_rules::Input::Chance(_)))
            && table.undo(seat) == Err(NoUndo::Drawn)
        {
            assert!(table.inputs().len() > drawn + 1, "nothing was taken away");
            return;
        }
    }
}

#[test]
fn who_has_decided_nothing_has_nothing_to_take_back() {
    let mut table = at_the_opening();
    decide(&mut table, ANNA, FIRST);
    assert_eq!(table.undo(CARLA), Err(NoUndo::NothingDecided(CARLA)));
    assert_eq!(table.undo(Seat::ALL[3]), Err(NoUndo::NothingDecided(Seat::ALL[3])));
}

#[test]
fn even_the_winning_building_can_be_taken_back() {
    let record = short_game();
    let mut table = Table::resume(record.clone(), dice(0), &mut ()).expect("nothing to draw");
    let winner = record.outcome().and_then(|outcome| outcome.winners.iter().next());
    let winner = winner.expect("the game is over");
    assert!(matches!(table.undo(winner), Ok(Decision::Build { .. })));
    assert_eq!(table.state().outcome(), None);
    assert_eq!(table.record().inputs(), &record.inputs()[..record.inputs().len() - 1]);
}

#[test]
fn the_answers_are_plain() {
    let answers = [
        (NoUndo::NothingDecided(ANNA), "seat 0 has decided nothing yet"),
        (NoUndo::Drawn, "something was drawn since"),
        (NoUndo::Revealed, "cards were revealed since"),
        (NoUndo::DecidedSince(BEN), "seat 1 has decided since"),
    ];
    for (answer, words) in answers {
        assert_eq!(answer.to_string(), words);
    }
}

/// Over whole games: an undo right after a decision is refused just when the decision led to a
/// draw or a reveal, and otherwise leads back to where the game was.
#[test]
fn what_a_decision_led_to_tells_whether_it_can_be_taken_back() {
    let (mut undone, mut refused) = (0, 0);
    for game in 0..60 {
        let mut table = table(2 + game as usize % 3, game);
        let mut policy_rng = Seed::of_game(SERIES, game, Purpose::Decisions).stream();
        loop {
            let (before, inputs) = (*table.state(), table.inputs().to_vec());
            let mut events = Vec::new();
            let Some((seat, decision)) = decide_at_random(&mut table, &mut policy_rng, &mut events)
            else {
                break;
            };
            let expected = events.iter().find_map(|event| match event {
                Event::MaterialDrawn { .. } | Event::BuildingLaid { .. } => Some(NoUndo::Drawn),
                Event::PairRevealed { .. } | Event::CardRevealed { .. } => Some(NoUndo::Revealed),
                _ => None,
            });
            if let Some(reason) = expected {
                let kept = table.inputs().to_vec();
                assert_eq!(table.undo(seat), Err(reason));
                assert_eq!(table.inputs(), kept);
                refused += 1;
            } else {
                assert_eq!(table.undo(seat), Ok(decision));
                assert_eq!((table.state(), table.inputs()), (&before, &*inputs));
                assert_eq!(Record::new(table.header().clone(), &inputs), Ok(table.record()));
                decide(&mut table, seat, decision);
                undone += 1;
            }
        }
    }
    assert!(undone > 1000 && refused > 1000, "{undone} undone, {refused} refused");
}
