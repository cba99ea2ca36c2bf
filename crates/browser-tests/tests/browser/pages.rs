//! Every page, at every size and with text twice as large: what axe-core finds, what is too small,
//! what runs over the edge, in the fonts that we ship and in a wider one.

use std::collections::BTreeSet;

use havana_browser_tests::tour::Stop;
use havana_browser_tests::{DESK, PHONE, Size, TABLET, Tab, WIDE, axe_faults};
use havana_words::Language;
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("the first pages are for everybody", DESK, async |tab| {
        for_everybody(tab, &Stop::ALL[..5]).await;
    });
    tests.add("what lies over a table is for everybody", DESK, async |tab| {
        for_everybody(tab, &Stop::ALL[5..11]).await;
    });
    tests.add("the pages around a game are for everybody", DESK, async |tab| {
        for_everybody(tab, &Stop::ALL[11..16]).await;
    });
    tests.add("the pages of a server are for everybody", DESK, async |tab| {
        for_everybody(tab, &Stop::ALL[16..24]).await;
    });
    tests.add("puzzles and days are for everybody", DESK, async |tab| {
        for_everybody(tab, &Stop::ALL[24..]).await;
    });
    tests.add("every text is shown in the fonts that we ship", DESK, in_our_fonts);
}

/// Every character of every language, and those that the program writes itself.
async fn in_our_fonts(tab: &Tab) {
    must(tab.visit("").await);
    let mut letters: BTreeSet<char> = " 0123456789.,:;/%±–×".chars().collect();
    for language in Language::ALL {
        let texts = havana_words::source(language).expect("all texts are built in");
        letters.extend(texts.iter().flat_map(|text| text.chars()).filter(|c| !c.is_control()));
    }
    let letters = String::from_iter(letters);
    for (family, ours) in [("var(--sans)", "Figtree"), ("var(--serif)", "Yeseva One")] {
        let fonts = must(tab.fonts_of(&letters, family).await);
        let all_ours = fonts.iter().all(|(name, shipped)| *shipped && name.starts_with(ours));
        assert!(all_ours && !fonts.is_empty(), "{family}: {fonts:?} for {letters:?}");
    }
    // A letter of another script shows that this test can fail.
    let foreign = must(tab.fonts_of("Ж", "var(--sans)").await);
    assert!(foreign.iter().all(|(_, shipped)| !shipped), "{foreign:?}");
}

/// How far the page runs over the edge; the place kept free for a scrollbar is not part of it.
const TOO_WIDE: &str = "const page = document.documentElement;
    return Math.round(page.scrollWidth - page.getBoundingClientRect().width);";

/// What reaches farthest over the edge.
const WIDEST: &str = "
    const edge = document.documentElement.clientWidth;
    const over = [...document.querySelectorAll('body *')]
        .map((at) => [Math.round(at.getBoundingClientRect().right - edge), at.outerHTML.slice(0, 100)])
        .filter(([over]) => over > 0);
    return over.sort(([one], [other]) => other - one).slice(0, 4);";

/// What fingers must be able to hit on a phone, and is smaller than 40 pixels. What a label belongs
/// to is hit by hitting the label; a button that is laid over its section is as large as that.
const TOO_SMALL: &str = "
    const seen = [...document.querySelectorAll('button, a[href], input, select, label.file')]
        .filter((at) => at.checkVisibility({ visibilityProperty: true }) 
            && getComputedStyle(at).pointerEvents !== 'none' && !at.matches('.skip-link, label.file input'));
    const whole = (at) => getComputedStyle(at, '::after').position === 'absolute' ? at.closest('section') : at;
    const small = seen.filter((at) => {
        const { width, height } = (at.matches('input[type=checkbox]') ? at.closest('label') : whole(at)).getBoundingClientRect();
        return width < 39.9 || height < 39.9;
    });
    return small.map((at) => {
        const { width, height } = at.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${at.outerHTML.slice(0, 120)}`;
    });";

/// Text that is cut off: it is longer than its place, and nobody can scroll there. What is clipped away is
/// there to be heard.
const CUT_OFF: &str = "
    const cut = [...document.querySelectorAll('h1, h2, h3, p, button, label, legend, dt, dd, li, small, b')].filter((at) => {
        const style = getComputedStyle(at);
        return at.checkVisibility() && at.innerText.trim() && style.clipPath === 'none'
            && ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis'
            && at.scrollWidth > at.clientWidth + 1;
    });
    return cut.map((at) => at.outerHTML.slice(0, 160));";

/// Each page is reached once, and then looked at through every window.
async fn for_everybody(tab: &Tab, stops: &[Stop]) {
    let mut faults = Vec::new();
    for stop in stops {
        must(stop.reach(tab, DESK).await);
        for (size, dark) in [(TABLET, false), (PHONE, true), (DESK, false)] {
            must(tab.resize(size).await);
            must(tab.darken(dark).await);
            let at = format!("{stop:?}, {} wide", size.width);
            look(tab, &at, size, &mut faults).await;
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Looks at a page through a window: for people who cannot see it, or need it larger.
pub(crate) async fn look(tab: &Tab, at: &str, size: Size, faults: &mut Vec<String>) {
    // Names, roles and colours are the same on a tablet as on a desk and a phone, which show both
    // themes; the layout is looked at in all three.
    if size != TABLET {
        for fault in must(axe_faults(tab).await) {
            faults.push(format!("{at}: {fault}"));
        }
    }
    if size == PHONE {
        let small = must(tab.ask(TOO_SMALL).await);
        let small = small.as_array().cloned().unwrap_or_default();
        faults.extend(small.iter().map(|small| format!("{at}: too small: {small}")));
    }
    // The fonts of the machine play no part: ours are loaded, or the test fails.
    for width in [WIDE, 100] {
        must(tab.scale_fonts(width).await);
        for percent in [200, 100] {
            must(tab.enlarge_text(percent).await);
            let what = format!("{at}: letters {width} % wide, text at {percent} %");
            let over = must(tab.ask(TOO_WIDE).await);
            if over != 0 {
                let widest = must(tab.ask(WIDEST).await);
                faults.push(format!("{what}: {over} pixels over the edge: {widest:#}"));
            }
            let cut = must(tab.ask(CUT_OFF).await);
            if cut != json!([]) {
                faults.push(format!("{what}: cut off: {cut:#}"));
            }
        }
    }
}
