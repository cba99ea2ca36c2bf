//! The table on every screen: one screen, nothing scrolls, every target in sight and free.

use std::collections::BTreeMap;

use havana_browser_tests::kinds::KINDS;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, House, SIZES, misfits, whole_game};
use havana_rules::Decision;

use crate::decisions::kept_record;
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    for (name, size) in SIZES {
        let title = match name {
            "desk" => "a whole game fits on a desk",
            "laptop" => "a whole game fits on a laptop",
            "tablet" => "a whole game fits on a tablet",
            "upright" => "a whole game fits on a phone held upright",
            "small" => "a whole game fits on a small phone",
            _ => "a whole game fits on a phone lying down",
        };
        tests.add(title, size, whole_game_fits);
    }
    tests.add("every kind of decision fits on every screen", DESK, every_kind_fits);
    tests.add("a hint is in sight and carried out by one press", DESK, a_hint_is_in_sight);
}

/// Every fault with where it was first seen.
type Faults = BTreeMap<String, String>;

async fn look(house: &House, at: &str, faults: &mut Faults) {
    for (name, size) in SIZES {
        fail(house.resize(size).await);
        for fault in fail(misfits(house).await) {
            faults.entry(fault).or_insert_with(|| format!("{at}, {name}"));
        }
    }
}

async fn whole_game_fits(house: &House) {
    fail(house.visit("?seed=11").await);
    fail(house.click("#play-now").await);
    let played = fail(whole_game(house, 4).await);
    assert!(played.faults.is_empty(), "{:#?}", played.faults);
    for kind in ["opening", "lay"] {
        assert!(played.kinds.contains(kind), "{kind} is not in {:?}", played.kinds);
    }
}

/// Each kind of decision as it is asked, and with the first place that it offers chosen.
async fn every_kind_fits(house: &House) {
    fail(house.visit("#setup").await);
    let mut faults = Faults::new();
    for kind in &KINDS {
        fail(kind.reach(house).await);
        look(house, kind.name, &mut faults).await;
        if fail(kind.begin(house).await) {
            look(house, &format!("{}, begun", kind.name), &mut faults).await;
        }
        fail(house.ask("location.hash = 'setup'").await);
        fail(house.wait_for("main.setup").await);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

async fn a_hint_is_in_sight(house: &House) {
    let saved = fail(middle());
    fail(house.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    fail(house.wait_for(".decide.asked").await);
    fail(house.click("#ask-hint").await);
    fail(house.wait_for(".hint ol .answer").await);
    let seen = "const at = document.querySelector('.hint ol .answer').getBoundingClientRect();
        return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('.hint') !== null;";
    assert_eq!(fail(house.ask(seen).await), true);
    assert!(!fail(house.text(".hint .why").await).is_empty(), "it says why");
    fail(house.click(".hint ol .answer").await);
    fail(house.wait_for(".decide.asked, .finish").await);
    fail(house.wait_until("!document.querySelector('.hint')").await);
    let before = saved.record.inputs().len();
    let made = fail(kept_record(house).await);
    assert!(made.inputs().len() > before, "one press carries it out");
    let decision = made.inputs()[before];
    let havana_rules::Input::Decision { decision, .. } = decision else { panic!("{decision:?}") };
    assert!(matches!(decision, Decision::Build { .. } | Decision::EndTurn), "{decision:?}");
}
