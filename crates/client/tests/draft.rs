//! Every legal decision can be pointed out on the table, and nothing else can be confirmed.

mod common;

use common::screen::spots;
use common::{people, play_on};
use havana_client::{Draft, Refusal, Spot};
use havana_rules::{
    Card, Choice, Decision, End, Goods, Loot, Loss, Material, Position, Reason, Seat, State, View,
    Viewer,
};
use havana_table::chance;

/// The clicks that point a decision out.
fn clicks(decision: Decision, draft: &Draft) -> Vec<Spot> {
    match decision {
        Decision::Swap { bring, replace } => vec![Spot::Pile(bring), Spot::End(replace)],
        Decision::Open(low, high) => vec![Spot::Hand(low), Spot::Hand(high)],
        Decision::First(card) => vec![Spot::Laid(card)],
        Decision::Refresh(Some(card)) => vec![Spot::Discard(card)],
        Decision::Conserve(Some(end)) => vec![Spot::End(end)],
        Decision::Refresh(None)
        | Decision::Conserve(None)
        | Decision::EndTurn
        | Decision::TakeBack(false) => vec![Spot::No],
        Decision::TakeBack(true) => vec![Spot::Yes],
        // The players after this one are asked about with it; the first thing that each has will do.
        Decision::Tax { victim, loss } => {
            let later = draft.taxed().into_iter().filter(|&seat| seat != victim);
            let all = Material::ALL.map(Loss::Material).into_iter().chain([Loss::Worker]);
            let any = |seat| {
                let mut spots = all.clone().map(move |loss| Spot::Purse(seat, loss));
                spots.find(|&spot| draft.glows(spot)).expect("something to lose")
            };
            later.map(any).chain([Spot::Purse(victim, loss)]).collect()
        }
        Decision::RobPesos { victim } => vec![Spot::Player(victim)],
        Decision::RobMaterials { victim, loot } => {
            let cube = |material| Spot::Purse(victim, Loss::Material(material));
            let of_victim = |other: &&Decision| matches!(other, Decision::RobMaterials { victim: seat, .. } if *seat == victim);
            match loot {
                // The only thing that can be taken comes with the player.
                _ if draft.legal().iter().filter(of_victim).count() == 1 => {
                    vec![Spot::Player(victim)]
                }
                Loot::Nothing => vec![Spot::Player(victim)],
                Loot::One(one) => vec![Spot::Player(victim), cube(one)],
                Loot::Two(one, other) => vec![Spot::Player(victim), cube(one), cube(other)],
            }
        }
        Decision::Mama(colours) => {
            let goods = colours.goods();
            let each =
                |&material: &Material| (0..goods.of(material)).map(move |_| Spot::Centre(material));
            Material::COLOURED.iter().flat_map(each).collect()
        }
        Decision::Build { end, payment } => {
            let proposed = draft.legal().iter().find_map(|legal| match *legal {
                Decision::Build { end: at, payment } if at == end => Some(payment),
                _ => None,
            });
            let from = proposed.expect("a way to pay");
            let mut clicks = vec![Spot::End(end)];
            let workers = i32::from(payment.pesos_for_workers) - i32::from(from.pesos_for_workers);
            clicks.extend(steps(workers, Loss::Worker));
            for material in Material::COLOURED {
                let of = |p: havana_rules::Payment| {
                    i32::from(p.debris_for.to_array()[material as usize])
                };
                clicks.extend(steps(of(payment) - of(from), Loss::Material(material)));
            }
            clicks
        }
        Decision::Lay { card, cover } => vec![Spot::Hand(card), Spot::Laid(cover)],
    }
}

fn steps(more: i32, loss: Loss) -> Vec<Spot> {
    let spot = if more > 0 { Spot::Replace(loss) } else { Spot::Keep(loss) };
    vec![spot; more.unsigned_abs() as usize]
}

#[test]
fn every_legal_decision_can_be_pointed_out() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut session = people(players, seed);
        play_on(&mut session, seed, |session, seat| {
            let view = session.view(Viewer::Seat(seat));
            let blank = Draft::new(&view).expect("a decision is due");
            for &decision in blank.legal() {
                let mut draft = blank.clone();
                draft.clear();
                let clicks = clicks(decision, &blank);
                for (place, &spot) in clicks.iter().enumerate() {
                    assert!(draft.glows(spot), "{spot:?} of {decision:?} does not glow");
                    draft.press(&view, spot).unwrap_or_else(|r| panic!("{decision:?}: {r:?}"));
                    let is_last = place + 1 == clicks.len();
                    let at_once = is_last && !has_parts(decision) && blank.legal().len() > 1;
                    assert_eq!(draft.is_made_by(spot), at_once, "{spot:?} of {decision:?}");
                }
                assert_eq!(draft.confirm(&view), Ok(decision));
                let mut taken_over = blank.clone();
                taken_over.take_over(decision);
                assert_eq!(taken_over.decision(), Some(decision));
            }
            true
        });
    }
}

/// Whether a decision has parts that are looked over before it is confirmed.
fn has_parts(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Swap { .. }
            | Decision::Open(..)
            | Decision::RobMaterials { .. }
            | Decision::Mama(_)
            | Decision::Build { .. }
    )
}

const ANNA: Seat = Seat::ALL[0];
const BEN: Seat = Seat::ALL[1];

fn view_of(state: &State, seat: Seat) -> View {
    state.view(Viewer::Seat(seat))
}

fn at_the_build(goods: Goods) -> (View, Draft) {
    let position = Position::new(2)
        .lays(ANNA, [Card::Siesta, Card::Protection])
        .lays(BEN, [Card::Pesos, Card::Mama])
        .upper(["statue", "fruit_stall", "beach_hut", "taxi_rank", "capitol", "ice_cream_parlour"])
        .has(ANNA, goods);
    let view = view_of(&position.begin().expect("a legal table"), ANNA);
    let draft = Draft::new(&view).expect("something can be built");
    (view, draft)
}

#[test]
fn a_building_that_is_too_dear_says_what_is_missing() {
    let goods = Goods::material(Material::Brick, 1) + Goods::pesos_of(2);
    let (view, mut draft) = at_the_build(goods);
    assert_eq!(draft.choice(), Choice::Build);
    let refused = draft.press(&view, Spot::End(End::UpperRight));
    let glass = Goods::material(Material::Glass, 1);
    assert!(
        matches!(refused, Err(Refusal::Rules(illegal)) if illegal.reason == Reason::Short { of: glass }),
        "{refused:?}"
    );
    assert!(draft.is_blank(), "a refused click changes nothing");
}

#[test]
fn a_building_inside_a_row_says_that_only_ends_can_be_taken() {
    let (view, mut draft) = at_the_build(Goods::pesos_of(8) + Goods::material(Material::Brick, 1));
    let inner = view.open().row(havana_rules::RowName::Upper).as_slice()[2];
    assert_eq!(draft.press(&view, Spot::Inner(inner)), Err(Refusal::OnlyEnds));
}

#[test]
fn a_payment_is_proposed_and_can_be_adjusted() {
    let goods = Goods::material(Material::Brick, 1)
        + Goods::material(Material::Debris, 5)
        + Goods::pesos_of(2);
    let (view, mut draft) = at_the_build(goods);
    draft.press(&view, Spot::End(End::UpperLeft)).expect("the statue can be paid for");
    assert_eq!(draft.payment(), havana_rules::Payment::PLAIN);
    draft
        .press(&view, Spot::Replace(Loss::Material(Material::Brick)))
        .expect("five debris are there");
    assert_eq!(draft.payment().debris_for.brick, 1);
    assert!(!draft.glows(Spot::Replace(Loss::Material(Material::Brick))), "it costs only one");
}

#[test]
fn half_a_decision_cannot_be_confirmed() {
    let session = people(2, 6);
    let view = session.view(Viewer::Seat(ANNA));
    let mut draft = Draft::new(&view).expect("the opening is due");
    draft.press(&view, Spot::Hand(Card::Mama)).expect("any card opens");
    assert_eq!(draft.confirm(&view), Err(Refusal::NotYet(Choice::Opening)));
    assert_eq!(draft.decision(), None);
}

#[test]
fn a_third_card_takes_the_place_of_the_earliest() {
    let session = people(2, 6);
    let view = session.view(Viewer::Seat(ANNA));
    let mut draft = Draft::new(&view).expect("the opening is due");
    for card in [Card::Mama, Card::Pesos, Card::Siesta] {
        draft.press(&view, Spot::Hand(card)).expect("any card opens");
    }
    assert_eq!(draft.decision(), Some(Decision::Open(Card::Siesta, Card::Pesos)));
}

/// R7.3b: all answers are given before the first one is made, and the rules accept each in turn.
#[test]
fn a_tax_collector_asks_about_all_players_at_once() {
    let mut several = 0;
    for seed in 0..40 {
        let mut session = people(4, seed);
        play_on(&mut session, seed, |session, seat| {
            let view = session.view(Viewer::Seat(seat));
            let mut draft = Draft::new(&view).expect("a decision is due");
            let taxed = draft.taxed();
            if taxed.len() < 2 {
                return true;
            }
            several += 1;
            let first = draft.legal()[0];
            for spot in clicks(first, &draft) {
                assert_eq!(draft.decision(), None, "not before all are chosen");
                draft.press(&view, spot).expect("it can be lost");
                assert!(draft.has(spot));
            }
            assert_eq!(draft.decision(), Some(first));
            let planned = draft.planned();
            assert_eq!(planned.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(), taxed[1..]);
            draft.clear();
            assert!(draft.is_blank() && draft.planned().is_empty());
            session.decide(seat, first).expect("it is legal");
            for (victim, loss) in planned {
                session.decide(seat, Decision::Tax { victim, loss }).expect("they are asked next");
            }
            false
        });
    }
    assert!(several > 5, "tax collectors have several victims: {several}");
}

#[test]
fn a_refused_press_changes_nothing_and_what_is_complete_is_legal() {
    for (players, seed) in [(2, 4), (3, 5), (4, 6)] {
        let mut policy_rng = common::policy_rng(seed);
        let mut session = people(players, seed);
        play_on(&mut session, seed, |session, seat| {
            let view = session.view(Viewer::Seat(seat));
            let mut draft = Draft::new(&view).expect("a decision is due");
            let spots = spots(&view);
            for _ in 0..30 {
                let before = draft.clone();
                let spot = spots[chance::below(&mut policy_rng, spots.len() as u32) as usize];
                let glows = draft.glows(spot);
                if draft.press(&view, spot).is_err() {
                    assert_eq!(draft, before, "{spot:?}");
                } else {
                    assert!(glows, "{spot:?}");
                }
                if let Some(decision) = draft.decision() {
                    assert_eq!(draft.confirm(&view), Ok(decision));
                    assert!(!draft.is_blank());
                }
            }
            draft.clear();
            assert!(draft.is_blank());
            true
        });
    }
}
