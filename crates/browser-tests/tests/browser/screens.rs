//! The table on every screen: one screen, nothing scrolls, every target in sight and free.

use std::collections::BTreeMap;

use havana_browser_tests::prepared::first_moment;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{Clicker, DESK, House, SIZES, Size, Step, misfits};
use havana_rules::{Choice, Decision};

use crate::decisions::{go_on_with, kept_record};
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
        tests.add(title, size, async move |house| whole_game_fits(house, size).await);
        let title = match name {
            "desk" => "every kind of decision fits on a desk",
            "laptop" => "every kind of decision fits on a laptop",
            "tablet" => "every kind of decision fits on a tablet",
            "upright" => "every kind of decision fits on a phone held upright",
            "small" => "every kind of decision fits on a small phone",
            _ => "every kind of decision fits on a phone lying down",
        };
        tests.add(title, size, every_kind_fits);
    }
    tests.add("a hint is in sight and carried out by one press", DESK, a_hint_is_in_sight);
}

/// Every fault with where it was first seen.
type Faults = BTreeMap<String, String>;

async fn look(house: &House, at: &str, faults: &mut Faults) {
    for fault in fail(misfits(house).await) {
        faults.entry(fault).or_insert_with(|| at.to_owned());
    }
}

async fn whole_game_fits(house: &House, size: Size) {
    fail(house.visit("?seed=11").await);
    fail(house.click("#play-now").await);
    let mut clicker = Clicker::new(11, size);
    let mut faults = Faults::new();
    for step in 0.. {
        fail(house.wait_for(".decide.asked, .finish").await);
        if fail(house.has(".decide.asked").await) {
            look(house, &format!("step {step}"), &mut faults).await;
        }
        if fail(clicker.step(house).await) == Step::Over {
            break;
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(clicker.kinds.contains("lay") && clicker.kinds.contains("opening"));
}

const KINDS: [(&str, fn(Choice) -> bool); 12] = [
    ("swap", |it| it == Choice::Swap),
    ("opening", |it| it == Choice::Opening),
    ("first", |it| it == Choice::First),
    ("refreshment", |it| it == Choice::Refreshment),
    ("conservation", |it| it == Choice::Conservation),
    ("tax", |it| matches!(it, Choice::Tax { .. })),
    ("peso_thief", |it| it == Choice::PesoThief),
    ("materials_thief", |it| it == Choice::MaterialsThief),
    ("mama", |it| it == Choice::Mama),
    ("build", |it| it == Choice::Build),
    ("lay", |it| it == Choice::Lay),
    ("take_back", |it| it == Choice::TakeBack),
];

/// Each kind of decision as it is asked, and with the first place that it offers chosen.
async fn every_kind_fits(house: &House) {
    fail(house.visit("#setup").await);
    let mut faults = Faults::new();
    for (kind, is_it) in KINDS {
        let found = first_moment(|table, choice, legal| {
            let four = table.state().open().player_count() == 4;
            (four && is_it(choice) && legal.len() > 1).then_some(())
        });
        let (saved, ()) = fail(found.map_err(|reason| format!("{kind}: {reason}")));
        fail(go_on_with(house, &saved).await);
        fail(house.wait_for(&format!(".decide.asked[data-choice={kind}]")).await);
        look(house, kind, &mut faults).await;
        let first = match kind {
            "swap" => ".choices.pile .glows",
            "opening" | "lay" => "#hand .glows",
            "materials_thief" => "#decide .person.glows",
            "mama" => "#decide .cube.glows",
            "build" => ".building.end.glows",
            _ => "",
        };
        if !first.is_empty() {
            fail(house.click(first).await);
            look(house, &format!("{kind}, begun"), &mut faults).await;
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
