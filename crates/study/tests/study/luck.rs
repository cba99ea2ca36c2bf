//! Luck is no one's merit: on average it is nothing.

use havana_rules::Seat;
use havana_study::{Finding, Share, StepKind, Tally};

use crate::common::{analysis, game, study};

#[test]
fn over_many_games_luck_is_nothing() {
    for players in 2..=4 {
        let mut tallies = [const { Vec::new() }; Seat::MAX];
        for number in 0..30 {
            let analysis = analysis(&game(&vec!["greedy"; players], 500 + number), "search:32");
            for seat in analysis.seats() {
                tallies[seat.index()].push(analysis.account(seat).draws.points());
            }
        }
        for (seat, luck) in tallies[..players].iter().enumerate() {
            let mut tally = Tally::default();
            for luck in luck {
                tally.add(*luck, 1.0);
            }
            let mean = tally.mean().expect("games");
            assert!(mean.mean.abs() < 3.0 * mean.error, "{players} players, seat {seat}: {mean:?}");
            assert!(luck.iter().any(|luck| luck.abs() > 2.0), "luck is more than noise");
        }
    }
}

/// If every outcome of a draw happened as often as it is likely, luck would cancel out exactly.
/// So an outcome that is certain is no luck at all.
#[test]
fn what_is_certain_is_no_luck() {
    let mut certain = 0;
    for number in 0..6 {
        let analysis = analysis(&game(&["random"; 2], number), "search:8");
        for step in analysis.steps() {
            if let StepKind::Draw { outcomes: 1, .. } = step.kind {
                certain += 1;
                assert!(analysis.seats().all(|seat| step.draw(seat) == Share::NONE));
            }
        }
    }
    assert!(certain > 0, "towards the end of a long game the bag has one kind left");
}

#[test]
fn a_draw_is_worth_less_than_its_best_and_more_than_its_worst_outcome() {
    let record = game(&["greedy"; 4], 3);
    let study = study(&record, "search:64");
    let findings = (0..study.len()).filter_map(|part| study.find(part));
    let lucks: Vec<Share> = findings
        .filter_map(|finding| match finding {
            Finding::Draw { before, after, outcomes: 2.., .. } => {
                Some((after - before).of(Seat::ALL[0]))
            }
            _ => None,
        })
        .collect();
    assert!(lucks.iter().any(|luck| *luck > Share::NONE), "{lucks:?}");
    assert!(lucks.iter().any(|luck| *luck < Share::NONE), "{lucks:?}");
}
