//! Every page, at every size and with text twice as large: what axe-core finds, what is too small,
//! what runs over the edge.

use havana_browser_tests::tour::Stop;
use havana_browser_tests::{DESK, House, PHONE, Size, TABLET, axe_faults};
use serde_json::json;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("every page is for everybody, on a desk", DESK, async |house| {
        for_everybody(house, DESK).await;
    });
    tests.add("every page is for everybody, on a phone at night", PHONE, async |house| {
        fail(house.darken(true).await);
        for_everybody(house, PHONE).await;
    });
    tests.add("every page is for everybody, on a tablet", TABLET, async |house| {
        for_everybody(house, TABLET).await;
    });
}

const TOO_WIDE: &str =
    "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

/// What fingers must be able to hit on a phone, and is smaller than 44 pixels. What a label belongs
/// to is hit by hitting the label.
const TOO_SMALL: &str = "
    const seen = [...document.querySelectorAll('button, a[href], input, select, label.file')]
        .filter((at) => at.checkVisibility({ visibilityProperty: true }) 
            && getComputedStyle(at).pointerEvents !== 'none' && !at.matches('.skip-link, label.file input'));
    const small = seen.filter((at) => {
        const { width, height } = (at.matches('input[type=checkbox]') ? at.closest('label') : at).getBoundingClientRect();
        return width < 43.9 || height < 43.9;
    });
    return small.map((at) => {
        const { width, height } = at.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${at.outerHTML.slice(0, 120)}`;
    });";

/// Text that is cut off: it is longer than its place, and nobody can scroll there.
const CUT_OFF: &str = "
    const cut = [...document.querySelectorAll('h1, h2, h3, p, button, label, legend, dt, dd, li, small, b')].filter((at) => {
        const style = getComputedStyle(at);
        return at.checkVisibility() && at.innerText.trim() && !at.matches('.unseen')
            && ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis'
            && at.scrollWidth > at.clientWidth + 1;
    });
    return cut.map((at) => at.outerHTML.slice(0, 160));";

async fn for_everybody(house: &House, size: Size) {
    let mut faults = Vec::new();
    for stop in Stop::ALL {
        fail(stop.reach(house, size).await);
        for fault in fail(axe_faults(house).await) {
            faults.push(format!("{stop:?}: {fault}"));
        }
        if size == PHONE {
            let small = fail(house.ask(TOO_SMALL).await);
            let small = small.as_array().cloned().unwrap_or_default();
            faults.extend(small.iter().map(|small| format!("{stop:?}: too small: {small}")));
        }
        for percent in [200, 100] {
            fail(house.enlarge_text(percent).await);
            let over = fail(house.ask(TOO_WIDE).await);
            if over != 0 {
                faults.push(format!("{stop:?}: text at {percent} %: {over} pixels over the edge"));
            }
            let cut = fail(house.ask(CUT_OFF).await);
            if cut != json!([]) {
                faults.push(format!("{stop:?}: text at {percent} %: cut off: {cut:#}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
