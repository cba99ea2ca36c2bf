//! The rules told on a page: in the app, on pages of their own, and on paper.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use havana_browser_tests::tour::Stop;
use havana_browser_tests::{DESK, PHONE, Tab};
use havana_words::{Language, Words};
use serde_json::json;

use crate::pages::look;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("the rules begin with the guide in the reader's language", PHONE, in_the_app);
    tests.add("a rule is shown below the title of its dialogue", PHONE, at_a_rule);
    tests.add("without the guide the rules are there", DESK, without_the_guide);
    tests.add("the guide's own pages are for everybody", DESK, for_everybody);
    tests.add("the player aid fits on one sheet of paper", DESK, on_paper);
}

/// True once all pictures of the guide have come.
const PICTURES_ARE_THERE: &str = "[...document.querySelectorAll('.guide img, .guide-faces img')]
    .every((at) => at.complete && at.naturalWidth > 0) && document.querySelector('.guide img') !== null";

/// True if an item of a list takes the whole width, in letters for reading.
const LISTS_ARE_WIDE: &str = "(() => {
    const [item, guide] = ['.guide-points li', '.guide'].map((at) => document.querySelector(at));
    const is_wide = item.getBoundingClientRect().width > 0.9 * guide.getBoundingClientRect().width;
    return is_wide && getComputedStyle(item).fontWeight === '400';
})()";

async fn in_the_app(tab: &Tab) {
    tab.speak("nl");
    must(tab.visit("").await);
    must(tab.click("#to-rules").await);
    must(tab.wait_for(".guide h3").await);
    must(tab.wait_until(PICTURES_ARE_THERE).await);
    let dutch = Words::new(Language::Dutch);
    let guide = must(tab.text(".guide").await);
    for key in ["guide-goal", "guide-missed-thief", "guide-example-cards"] {
        assert!(guide.contains(&dutch.text(key)), "{key} is not in {guide}");
    }
    // Its styles are its own: no class of the table has a say in them.
    must(tab.wait_until(LISTS_ARE_WIDE).await);
    // A search is for a clause.
    must(tab.write("#rules-search", "Ontvanger").await);
    must(tab.wait_until("!document.querySelector('.guide-fold').open").await);
    must(tab.wait_until("document.querySelectorAll('.rules dt').length < 20").await);
}

/// True if the button that closes the dialogue and the marked rule are both in the window.
const BOTH_IN_SIGHT: &str = "(() => {
    const [close, rule] = ['.dialogue header button', '.rules .marked'].map((at) => document.querySelector(at));
    const is_in_sight = (at) => at && at.getBoundingClientRect().top >= 0 && at.getBoundingClientRect().top < innerHeight;
    return is_in_sight(close) && is_in_sight(rule);
})()";

async fn at_a_rule(tab: &Tab) {
    must(Stop::Card.reach(tab, PHONE).await);
    must(tab.click(".card-explained .answer").await);
    must(tab.wait_until(BOTH_IN_SIGHT).await);
}

/// A server that has only the program, or a network that fails just then.
async fn without_the_guide(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.command("Network.enable", json!({})).await);
    let blocked = json!({ "urls": ["*/rules-*.html"] });
    must(tab.command("Network.setBlockedURLs", blocked).await);
    must(tab.ask("navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.unregister()))").await);
    must(tab.click("#to-rules").await);
    must(tab.wait_for(".guide-fold [role=status]").await);
    assert_eq!(must(tab.count(".rules dt").await), havana_words::clauses().count());
    must(tab.command("Network.setBlockedURLs", json!({ "urls": [] })).await);
    // The browser reports the request that was blocked.
    must(tab.console().await);
}

async fn for_everybody(tab: &Tab) {
    let mut faults = Vec::new();
    for place in ["rules-en.html", "rules-de.html", "aid-en.html", "aid-fr.html"] {
        must(tab.goto(place).await);
        must(tab.wait_until("document.readyState === 'complete'").await);
        for (size, dark) in [(PHONE, true), (DESK, false)] {
            must(tab.resize(size).await);
            must(tab.darken(dark).await);
            let at = format!("{place}, {} wide", size.width);
            look(tab, &at, size, &mut faults).await;
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Paper in inches.
const PAPERS: [(&str, f64, f64); 2] = [("A4", 8.27, 11.69), ("letter", 8.5, 11.0)];

async fn on_paper(tab: &Tab) {
    for language in Language::ALL {
        must(tab.goto(&format!("aid-{}.html", language.tag())).await);
        must(tab.wait_until("document.readyState === 'complete'").await);
        must(tab.wait_until("document.fonts.status === 'loaded'").await);
        for (paper, width, height) in PAPERS {
            assert_eq!(pages(tab, width, height).await, 1, "{language:?} on {paper}");
        }
    }
    // What is longer than a sheet has more pages, so that this test can fail.
    must(tab.goto("rules-en.html").await);
    let (_, width, height) = PAPERS[0];
    assert!(pages(tab, width, height).await > 1);
}

/// The number of sheets that the page takes on this paper.
async fn pages(tab: &Tab, width: f64, height: f64) -> usize {
    let paper = json!({ "paperWidth": width, "paperHeight": height });
    let printed = must(tab.command("Page.printToPDF", paper).await);
    let pdf = STANDARD.decode(printed["data"].as_str().unwrap_or_default());
    let pdf = String::from_utf8_lossy(&pdf.expect("a PDF comes as base64")).into_owned();
    pdf.matches("/Type /Page\n").count()
}
