//! What is listed is legal, what is not listed is not, and what is refused changes nothing.

use havana_rules::{
    BuildingId, Card, Colours, Decision, Decisions, End, Input, Loot, Loss, Material, Payment, Seat,
};
use havana_table::chance::below;
use rand_chacha::ChaCha8Rng;

use crate::driver::over_games;

#[test]
fn listed_is_checked_and_checked_is_listed() {
    over_games(8, |_| {
        let mut legal = Decisions::new();
        move |step, trial| {
            for seat in Seat::ALL {
                step.before.legal(seat, &mut legal);
                for &decision in legal.iter() {
                    assert_eq!(step.before.check(seat, decision), Ok(()), "{decision:?}");
                }
                for _ in 0..4 {
                    let decision = made_up(trial);
                    let verdict = step.before.check(seat, decision);
                    assert_eq!(verdict.is_ok(), legal.contains(&decision), "{decision:?}");
                    let mut after = *step.before;
                    let applied = after.apply(Input::Decision { seat, decision }, &mut ());
                    assert_eq!(applied, verdict);
                    assert!(verdict.is_ok() || after == *step.before, "{decision:?}");
                }
            }
        }
    });
}

#[test]
fn no_decision_is_listed_twice() {
    over_games(40, |_| {
        let mut legal = Decisions::new();
        move |step, _| {
            for seat in step.before.open().seats() {
                step.before.legal(seat, &mut legal);
                let distinct: std::collections::HashSet<_> = legal.iter().collect();
                assert_eq!(distinct.len(), legal.len());
            }
        }
    });
}

/// Any decision at all, most of them nonsense.
fn made_up(trial: &mut ChaCha8Rng) -> Decision {
    let mut pick = |bound: usize| below(trial, bound as u32) as usize;
    let mut few = || [pick(3), pick(3), pick(3), pick(3)].map(|count| count as u8);
    let (one, two) = (Colours::from_array(few()), Colours::from_array(few()));
    let colours = [Colours::default(), one, two][pick(3)];
    let cards = [Card::ALL[pick(13)], Card::ALL[pick(13)]];
    let end = End::ALL[pick(4)];
    let victim = Seat::ALL[pick(4)];
    let materials = [Material::ALL[pick(5)], Material::ALL[pick(5)]];
    match pick(13) {
        0 => Decision::Swap {
            bring: BuildingId::new(pick(36) as u8).expect("one of 36"),
            replace: end,
        },
        1 => Decision::Open(cards[0], cards[1]),
        2 => Decision::First(cards[0]),
        3 => Decision::Refresh(Some(cards[0])),
        4 => Decision::Conserve(Some(end)),
        5 => Decision::Tax { victim, loss: Loss::Material(materials[0]) },
        6 => Decision::Tax { victim, loss: Loss::Worker },
        7 => Decision::RobPesos { victim },
        8 => {
            let [one, two] = materials;
            let loot = [Loot::Nothing, Loot::One(one), Loot::Two(one, two)][pick(3)];
            Decision::RobMaterials { victim, loot }
        }
        9 => Decision::Mama(colours),
        10 => {
            let payment = Payment { debris_for: colours, pesos_for_workers: pick(3) as u8 };
            Decision::Build { end, payment }
        }
        11 => Decision::Lay { card: cards[0], cover: cards[1] },
        _ => [
            Decision::EndTurn,
            Decision::TakeBack(true),
            Decision::Refresh(None),
            Decision::Conserve(None),
        ][pick(4)],
    }
}
