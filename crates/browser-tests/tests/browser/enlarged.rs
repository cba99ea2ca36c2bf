//! Readers who enlarge: everything can be reached with text or the whole page at twice the size.

use std::collections::BTreeMap;

use havana_browser_tests::kinds::KINDS;
use havana_browser_tests::{DESK, Size, Tab, UPRIGHT};
use serde_json::Value;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("every kind of decision is reached at twice the size", DESK, every_kind);
}

/// A desk and a laptop whose pages are shown at twice their size.
const ZOOMED_DESK: Size = Size { width: 720, height: 450, mobile: false };
const ZOOMED_LAPTOP: Size = Size { width: 640, height: 360, mobile: false };

/// Windows, and the size of text in them, in percent.
const WAYS: [(&str, Size, u32); 4] = [
    ("a desk zoomed", ZOOMED_DESK, 100),
    ("a laptop zoomed", ZOOMED_LAPTOP, 100),
    ("a desk with large text", DESK, 200),
    ("a phone with large text", UPRIGHT, 200),
];

/// What cannot be brought into sight, or lies under something else there.
const HIDDEN: &str = "
    const wanted = 'main.play button.glows, #confirm.ready, #undo, #ask-hint, #question, .player .who, .points b, .counts b, .worth, .bar .tool';
    const shown = [...document.querySelectorAll(wanted)].filter((at) =>
        at.checkVisibility() && !at.closest('.hidden') && getComputedStyle(at).pointerEvents !== 'none');
    const whole = (at) => at?.closest('.player, .building, .count');
    // A text in a player who is one large button is seen through it.
    function isSeen(at) {
        const { left, top, width, height } = at.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return whole(at) && whole(hit) === whole(at);
    }
    return shown.filter((at) => !reach(at) && !isSeen(at))
        .map((at) => `${at.id || at.className}: ${(at.ariaLabel ?? at.textContent).trim().slice(0, 30)}`);";

async fn every_kind(tab: &Tab) {
    must(tab.visit("#setup").await);
    let mut faults = BTreeMap::new();
    for kind in &KINDS {
        must(kind.reach(tab).await);
        look(tab, kind.name, &mut faults).await;
        if must(kind.begin(tab).await) {
            look(tab, &format!("{}, begun", kind.name), &mut faults).await;
        }
        must(tab.ask("location.hash = 'setup'").await);
        must(tab.wait_for("main.setup").await);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

async fn look(tab: &Tab, at: &str, faults: &mut BTreeMap<String, String>) {
    for (name, size, percent) in WAYS {
        must(tab.resize(size).await);
        must(tab.enlarge_text(percent).await);
        let hidden = must(tab.ask(&format!("{}{HIDDEN}", Tab::REACH)).await);
        let hidden = hidden.as_array().cloned().unwrap_or_default();
        for fault in hidden.iter().filter_map(Value::as_str) {
            faults.entry(format!("{name}: {fault}")).or_insert_with(|| at.to_owned());
        }
    }
    must(tab.enlarge_text(100).await);
    must(tab.resize(DESK).await);
}
