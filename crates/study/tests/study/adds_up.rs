//! Shares add up exactly, step by step and in sum.

use havana_rules::Seat;
use havana_study::{Account, Grade, Share, Shares, Step, StepKind};

use crate::common::{analysis, game};

#[test]
fn every_account_adds_up_exactly() {
    for number in 0..30 {
        let players = 2 + (number % 3) as usize;
        let level = if number % 2 == 0 { "random" } else { "greedy" };
        let record = game(&vec![level; players], number);
        let analysis = analysis(&record, "search:8");
        let inputs: u32 = analysis.steps().iter().map(|step| step.inputs).sum();
        assert_eq!(inputs as usize, record.inputs().len(), "every input belongs to one step");
        let outcome = record.outcome().expect("finished");
        for seat in analysis.seats() {
            let Account { start, own, others, draws, result } = analysis.account(seat);
            assert_eq!(start + own + others + draws, result, "game {number}, {seat}");
            assert_eq!(result, Shares::of_outcome(outcome).of(seat));
            assert!(own <= Share::NONE);
            let losses: Share = analysis.decisions(seat).map(|(_, weighing)| weighing.loss).sum();
            assert_eq!(own, -losses);
        }
    }
}

#[test]
fn every_step_adds_up_exactly() {
    for number in 100..112 {
        let players = 2 + (number % 3) as usize;
        let analysis = analysis(&game(&vec!["greedy"; players], number), "search:8");
        for (place, step) in analysis.steps().iter().enumerate() {
            for seat in Seat::ALL {
                let parts = step.own(seat) + step.others(seat) + step.draw(seat);
                assert_eq!(step.before.of(seat) + parts, step.after.of(seat));
            }
            let all = |shares: Shares| shares.by_seat().into_iter().sum::<Share>();
            assert_eq!((all(step.before), all(step.after)), (Share::WHOLE, Share::WHOLE));
            if let Some(next) = analysis.steps().get(place + 1) {
                assert_eq!(step.after, next.before);
            }
        }
        let moved: Shares = analysis.moments().iter().map(|moment| moment.change).sum();
        let whole: Shares = analysis.steps().iter().map(Step::change).sum();
        assert_eq!(moved, whole, "moments leave nothing out");
    }
}

#[test]
fn only_decisions_with_a_choice_are_graded() {
    let analysis = analysis(&game(&["random", "greedy"], 4), "search:60");
    for step in analysis.steps() {
        let StepKind::Decision { weighing, .. } = &step.kind else { continue };
        assert_eq!(weighing.legal < 2, weighing.grade() == Grade::Forced);
        if weighing.grade() > Grade::TooClose {
            assert!(weighing.loss > weighing.error + weighing.error);
        }
    }
}

#[test]
fn reveals_are_the_cards_placed_in_one_round() {
    let analysis = analysis(&game(&["greedy"; 3], 7), "search:8");
    let reveals = analysis.reveals();
    assert!(reveals.len() > 3);
    assert!(reveals.iter().all(|reveal| reveal.len() == 3), "one card each: {reveals:?}");
    assert_eq!(analysis.decisive(3).len(), 3);
}
