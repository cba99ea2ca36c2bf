//! The table on every screen: one screen, nothing scrolls, every target in sight and free.

use std::collections::BTreeMap;

use havana_browser_tests::kinds::KINDS;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, MATRIX, SIZES, Size, Tab, misfits, whole_game};
use havana_rules::Decision;
use serde_json::json;

use crate::decisions::kept_record;
use crate::{Tests, must};

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
    tests.add("every kind of decision of two fits on every screen", DESK, async |tab| {
        every_kind_fits(tab, 2).await;
    });
    tests.add("every kind of decision of three fits on every screen", DESK, async |tab| {
        every_kind_fits(tab, 3).await;
    });
    tests.add("every kind of decision of four fits on every screen", DESK, async |tab| {
        every_kind_fits(tab, 4).await;
    });
    tests.add("motion and colours follow the reader's system", DESK, follows_the_system);
    tests.add("a hint is in sight and carried out by one press", DESK, a_hint_is_in_sight);
}

/// Every sixth size, beginning with another one for each kind and number of players; every size with
/// `HAVANA_MATRIX` in the environment.
fn sizes(kind: usize, players: usize) -> impl Iterator<Item = Size> {
    let step = if std::env::var_os("HAVANA_MATRIX").is_some() { 1 } else { 6 };
    MATRIX.into_iter().skip((kind + 2 * players) % step).step_by(step)
}

/// Every fault with where it was first seen.
type Faults = BTreeMap<String, String>;

async fn look(tab: &Tab, at: &str, sizes: impl Iterator<Item = Size>, faults: &mut Faults) {
    for size in sizes {
        must(tab.resize(size).await);
        for fault in must(misfits(tab).await) {
            let Size { width, height, .. } = size;
            faults.entry(fault).or_insert_with(|| format!("{at}, {width} x {height}"));
        }
    }
}

async fn whole_game_fits(tab: &Tab) {
    must(tab.visit("?seed=11").await);
    must(tab.click("#play-now").await);
    let played = must(whole_game(tab, 4).await);
    assert!(played.faults.is_empty(), "{:#?}", played.faults);
    for kind in ["opening", "lay"] {
        assert!(played.kinds.contains(kind), "{kind} is not in {:?}", played.kinds);
    }
}

/// A building inside a row, which no decision is about.
const PRESS_FORBIDDEN: &str =
    "document.querySelector('#rows .building:not(.end):not(.glows)').click()";

/// Each kind of decision as it is asked, and with the first place that it offers chosen.
async fn every_kind_fits(tab: &Tab, players: usize) {
    must(tab.visit("#setup").await);
    let mut faults = Faults::new();
    // With one opponent there is nobody to choose whose pesos to steal.
    let kinds = KINDS.iter().enumerate();
    for (number, kind) in kinds.filter(|(_, kind)| players > 2 || kind.name != "peso_thief") {
        must(kind.reach_among(tab, players).await);
        look(tab, kind.name, sizes(number, players), &mut faults).await;
        // What is refused is told beside it, and everything still fits.
        if players == 4 {
            must(tab.ask(PRESS_FORBIDDEN).await);
            must(tab.wait_for("#notice:not(.hidden)").await);
            let usual = SIZES.into_iter().skip(number % 2).step_by(2).map(|(_, size)| size);
            look(tab, &format!("{}, refused", kind.name), usual, &mut faults).await;
        }
        if must(kind.begin(tab).await) {
            look(tab, &format!("{}, begun", kind.name), sizes(number, players), &mut faults).await;
        }
        must(tab.ask("location.hash = 'setup'").await);
        must(tab.wait_for("main.setup").await);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// While a game runs.
async fn follows_the_system(tab: &Tab) {
    let saved = must(middle());
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked").await);
    let ground = "return getComputedStyle(document.querySelector('.decide')).backgroundColor";
    let by_day = must(tab.ask(ground).await);
    // Two changes in one frame are none, so each is waited for.
    must(tab.ask("matchMedia('(prefers-reduced-motion: reduce)').onchange = () => { window.changes = (window.changes ?? 0) + 1; }").await);
    let steps =
        [("reduce", "speed-none"), ("no-preference", "speed-normal"), ("reduce", "speed-none")];
    for (change, (motion, speed)) in steps.into_iter().enumerate() {
        let features = json!([{ "name": "prefers-reduced-motion", "value": motion },
            { "name": "prefers-color-scheme", "value": "dark" }]);
        must(tab.command("Emulation.setEmulatedMedia", json!({ "features": features })).await);
        must(tab.wait_until(&format!("window.changes === {}", change + 1)).await);
        must(
            tab.wait_until(&format!("document.documentElement.dataset.speed === '{speed}'")).await,
        );
    }
    assert_ne!(must(tab.ask(ground).await), by_day);
    must(tab.darken(false).await);
}

async fn a_hint_is_in_sight(tab: &Tab) {
    let saved = must(middle());
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked").await);
    must(tab.click("#ask-hint").await);
    must(tab.wait_for(".hint ol .answer").await);
    let seen = "const shown = [...document.querySelectorAll('.hint ol .answer')].map((at) => at.getBoundingClientRect());
        return shown.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
            && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.hint') != null);";
    for (name, size) in SIZES {
        must(tab.resize(size).await);
        assert_eq!(must(tab.ask(seen).await), true, "{name}");
    }
    must(tab.resize(DESK).await);
    assert!(!must(tab.text(".hint .why").await).is_empty(), "it says why");
    must(tab.click(".hint ol .answer").await);
    must(tab.wait_for(".decide.asked, .finish").await);
    must(tab.wait_until("!document.querySelector('.hint')").await);
    let before = saved.record.inputs().len();
    let made = must(kept_record(tab).await);
    assert!(made.inputs().len() > before, "one press carries it out");
    let decision = made.inputs()[before];
    let havana_rules::Input::Decision { decision, .. } = decision else { panic!("{decision:?}") };
    assert!(matches!(decision, Decision::Build { .. } | Decision::EndTurn), "{decision:?}");
}
