//! Every kind of decision, clicked at a moment prepared for it.

use havana_browser_tests::kinds::continue_game;
use havana_browser_tests::prepared::{PERSON, first_moment};
use havana_browser_tests::{DESK, House, PHONE, clicks_for};
use havana_client::{SavedGame, from_link};
use havana_rules::{Decision, Input, Loot, Loss, Payment};
use havana_table::{Record, Replay};

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("every kind of decision is clicked", DESK, every_kind_of_decision);
    tests.add("every kind of decision is clicked on a phone", PHONE, every_kind_of_decision);
}

/// A decision to look for: what the page calls its kind, and which decisions will do among all
/// that may be decided.
type Case = (&'static str, fn(Decision, &[Decision]) -> bool);

const CASES: [Case; 19] = [
    ("swap", |it, _| matches!(it, Decision::Swap { .. })),
    ("opening", |it, _| matches!(it, Decision::Open(..))),
    ("first", |it, _| matches!(it, Decision::First(_))),
    ("refreshment", |it, _| matches!(it, Decision::Refresh(Some(_)))),
    ("refreshment", |it, _| it == Decision::Refresh(None)),
    ("conservation", |it, _| matches!(it, Decision::Conserve(Some(_)))),
    ("conservation", |it, _| it == Decision::Conserve(None)),
    ("tax", |it, _| matches!(it, Decision::Tax { loss: Loss::Worker, .. })),
    ("tax", |it, _| matches!(it, Decision::Tax { loss: Loss::Material(_), .. })),
    ("peso_thief", |it, _| matches!(it, Decision::RobPesos { .. })),
    (
        "materials_thief",
        |it, _| matches!(it, Decision::RobMaterials { loot: Loot::Two(one, other), .. } if one == other),
    ),
    (
        "materials_thief",
        |it, _| matches!(it, Decision::RobMaterials { loot: Loot::Two(one, other), .. } if one != other),
    ),
    ("mama", |it, _| matches!(it, Decision::Mama(colours) if colours.total() > 1)),
    ("build", |it, _| matches!(it, Decision::Build { .. })),
    ("build", is_paid_otherwise),
    ("build", |it, _| it == Decision::EndTurn),
    ("lay", |it, _| matches!(it, Decision::Lay { .. })),
    ("take_back", |it, _| it == Decision::TakeBack(true)),
    ("take_back", |it, _| it == Decision::TakeBack(false)),
];

/// Whether one thing more or less is paid five for one than the page proposes, which is the first
/// way listed.
fn is_paid_otherwise(it: Decision, legal: &[Decision]) -> bool {
    let Decision::Build { end, payment } = it else { return false };
    let ways = legal.iter().filter_map(|other| match *other {
        Decision::Build { end: at, payment } if at == end => Some(payment),
        _ => None,
    });
    let replaced =
        |payment: Payment| payment.debris_for.total() + u32::from(payment.pesos_for_workers);
    ways.into_iter().next().is_some_and(|first| replaced(payment).abs_diff(replaced(first)) == 1)
}

async fn every_kind_of_decision(house: &House) {
    fail(house.visit("#setup").await);
    for (kind, wanted) in CASES {
        let found = first_moment(|_, _, legal| {
            let among_others = legal.len() > 1;
            legal.iter().copied().find(|&decision| among_others && wanted(decision, legal))
        });
        let (saved, decision) = fail(found.map_err(|reason| format!("{kind}: {reason}")));
        fail(continue_game(house, &saved).await);
        fail(house.wait_for(&format!(".decide.asked[data-choice={kind}]")).await);
        let (open, legal) = moment(&saved);
        for selector in clicks_for(&open, &legal, decision) {
            fail(house.click(&selector).await);
        }
        if !is_made_by_one_press(decision) {
            fail(house.click("#confirm.ready").await);
        }
        // When the game waits for us again, or is over, nothing is under way any more.
        fail(house.wait_for(".decide.asked, .finish").await);
        let made = fail(kept_record(house).await).inputs()[saved.record.inputs().len()];
        assert_eq!(made, Input::Decision { seat: PERSON, decision });
        fail(house.ask("location.hash = 'setup'").await);
        fail(house.wait_for("main.setup").await);
    }
}

/// Whether the last click makes the decision; one that has parts is confirmed.
pub(crate) fn is_made_by_one_press(decision: Decision) -> bool {
    !matches!(
        decision,
        Decision::Swap { .. }
            | Decision::Open(..)
            | Decision::RobMaterials { .. }
            | Decision::Mama(_)
            | Decision::Build { .. }
    )
}

/// The table as it stands at the end of a saved game, and what the person may decide.
fn moment(saved: &SavedGame) -> (havana_rules::Open, Vec<Decision>) {
    let mut replay = Replay::new(&saved.record);
    replay.seek(saved.record.inputs().len());
    let mut legal = Box::<havana_rules::Decisions>::default();
    replay.state().legal(PERSON, &mut legal);
    (*replay.state().open(), legal.to_vec())
}

/// The record of the game being played, or of the one that is just over.
pub(crate) async fn kept_record(house: &House) -> Result<Record, String> {
    let kept =
        "return [localStorage.getItem('havana.game'), localStorage.getItem('havana.finished')]";
    let kept = house.ask(kept).await?;
    if let Some(game) = kept[0].as_str() {
        return SavedGame::from_text(game).map(|saved| saved.record).map_err(|e| e.to_string());
    }
    let finished = kept[1].as_str().and_then(|links| links.lines().next());
    from_link(finished.ok_or("no game is saved")?).map_err(|error| error.to_string())
}
