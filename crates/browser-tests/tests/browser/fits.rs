//! No text on cards, buttons and buildings is cut: in every language, and in a longer one.

use havana_browser_tests::tour::Stop;
use havana_browser_tests::{
    DESK, LYING, PHONE, SMALL, Size, TABLET, Tab, UPRIGHT, misfits, pseudo, pseudo_texts,
};
use havana_rules::{BuildingId, Card, Deck};
use havana_words::{Language, Words};
use serde_json::{Value, json};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("every text fits in English", DESK, async |tab| fits(tab, Language::English).await);
    tests.add("every text fits in German", DESK, async |tab| fits(tab, Language::German).await);
    tests.add("every text fits in Dutch", DESK, async |tab| fits(tab, Language::Dutch).await);
    tests.add("every text fits in Italian", DESK, async |tab| fits(tab, Language::Italian).await);
    tests.add("every text fits in Spanish", DESK, async |tab| fits(tab, Language::Spanish).await);
    tests.add("every text fits in French", DESK, async |tab| fits(tab, Language::French).await);
    tests.add("every text fits in the pseudo-locale", DESK, in_pseudo_locale);
    tests.add("names of one long word fit", UPRIGHT, long_names);
    tests.add("a text that is cut is found", DESK, a_cut_text_is_found);
}

/// Pages with cards, buttons and buildings. The first one loads the page in its language.
const STOPS: [Stop; 9] = [
    Stop::Home,
    Stop::Setup,
    Stop::Replays,
    Stop::Table,
    Stop::Settings,
    Stop::NewTable,
    Stop::Account,
    Stop::PuzzleAnswer,
    Stop::Day,
];

const SIZES: [Size; 3] = [PHONE, TABLET, DESK];

/// Texts that reach out of the part of the page that shows them, with what they say. A part that can
/// be scrolled cuts nothing. With a selector, only parts around such places are looked at.
const CUT: &str = "function cut(inner) {
    const places = 'button, .card, .building, .small-card, label.file, legend, .order li, .way';
    const found = new Map();
    for (const place of document.querySelectorAll(inner ? `:is(${places}):has(${inner})` : places)) {
        if (!place.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            const holder = text.parentElement;
            if (!text.data.trim() || holder.closest('.unseen, svg') || !holder.checkVisibility()) continue;
            // A label for screen readers alone, beside an icon.
            if (getComputedStyle(holder).clipPath !== 'none') continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (let at = holder; at && at !== document.body; at = at.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(at);
                if ([overflowX, overflowY].some((kind) => kind === 'auto' || kind === 'scroll')) break;
                const clips = at === place || [overflowX, overflowY].some((kind) => kind === 'hidden' || kind === 'clip');
                // The name of a person may be as long as they like; an ellipsis ends it. So does one the
                // line that says what happened, which opens when it is pressed.
                if (!clips || holder.closest('.who, .since-line')) continue;
                const box = at.getBoundingClientRect();
                const over = [...range.getClientRects()].filter(({ width }) => width > 0).map((line) =>
                    Math.max(box.left - line.left, line.right - box.right, line.bottom - box.bottom - 2, box.top - line.top - 2));
                const most = Math.round(Math.max(0, ...over));
                if (most > 1) found.set(text.data.trim(), `${most} px out of ${at.tagName.toLowerCase()}.${at.className}: ${text.data.trim()}`);
            }
        }
    }
    return [...found.values()];
}";

/// What is cut on the page as it is.
async fn cut(tab: &Tab) -> Vec<String> {
    asked(tab, "return cut();").await
}

/// What a script answers that may look for cut texts.
async fn asked(tab: &Tab, script: &str) -> Vec<String> {
    let cut = must(tab.ask(&format!("{CUT}\n{script}")).await);
    let cut = cut.as_array().cloned().unwrap_or_default();
    cut.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

async fn fits(tab: &Tab, language: Language) {
    tab.speak(language.tag());
    let words = Words::new(language);
    let faults = tour(tab, |key| words.text(key)).await;
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The pseudo-locale takes the place of a language that the client loads.
async fn in_pseudo_locale(tab: &Tab) {
    let instead = format!(
        "const real = window.fetch;
        window.fetch = async (address, wish) => String(address.url ?? address).includes('/texts-nl')
            ? (await real(address, wish), new Response({})) : real(address, wish);",
        json!(pseudo_texts())
    );
    let before = "Page.addScriptToEvaluateOnNewDocument";
    let script = must(tab.command(before, json!({ "source": instead })).await);
    tab.speak("nl");
    let english = Words::new(Language::English);
    let faults = tour(tab, |key| pseudo(&english.text(key))).await;
    let title = must(tab.text("h1").await);
    must(tab.command("Page.removeScriptToEvaluateOnNewDocument", script).await);
    assert!(title.chars().any(|letter| "àéîöü".contains(letter)), "{title} is not pseudo");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Where the names of cards and of buildings stand on the table.
const NAMES: [(&str, &str); 2] =
    [(".card .name, .small-card .name", "card"), (".building .called", "building")];

/// What is cut on the way through all pages, at every size.
async fn tour(tab: &Tab, say: impl Fn(&str) -> String) -> Vec<String> {
    let mut faults = Vec::new();
    for stop in STOPS {
        must(stop.reach(tab, DESK).await);
        for size in SIZES {
            must(tab.resize(size).await);
            let mut cut = cut(tab).await;
            if stop == Stop::Table {
                for (places, kind) in NAMES {
                    cut.extend(every_name(tab, places, &names(kind, &say)).await);
                }
            }
            let wide = size.width;
            faults
                .extend(cut.into_iter().map(|cut| format!("{stop:?}, {wide} pixels wide: {cut}")));
        }
    }
    faults
}

fn names(kind: &str, say: impl Fn(&str) -> String) -> Vec<String> {
    let keys: Vec<&str> = match kind {
        "card" => Card::ALL.map(Card::key).to_vec(),
        _ => BuildingId::all().map(|building| Deck::house().key(building)).collect(),
    };
    keys.iter().map(|key| say(&format!("{kind}-{}", key.replace('_', "-")))).collect()
}

/// Not every card and building is everywhere on the table, so each name is written on each of them.
async fn every_name(tab: &Tab, places: &str, names: &[String]) -> Vec<String> {
    let script = format!(
        "const [selector, names] = [{}, {}];
        const places = [...document.querySelectorAll(selector)];
        const found = new Set(places.length ? [] : ['there is nothing to write a name on']);
        names.forEach((_, shift) => {{
            places.forEach((place, number) => {{
                place.textContent = names[(number + shift) % names.length];
            }});
            cut(selector).forEach((text) => found.add(text));
        }});
        return [...found];",
        json!(places),
        json!(names)
    );
    asked(tab, &script).await
}

/// Two people with names as long as they may be, which nothing can be broken at.
async fn long_names(tab: &Tab) {
    tab.speak("de");
    must(tab.visit("?seed=11#setup").await);
    must(tab.click("#players-2").await);
    must(tab.choose("#who-1", 0).await);
    for place in 0..2 {
        let name = format!("Wolfeschlegelsteinhause{place}");
        must(tab.write(&format!("#name-{place}"), &name).await);
    }
    must(tab.click("#start").await);
    must(tab.wait_for("#open-curtain").await);
    let inside = |place: &str| {
        format!(
            "return [...document.querySelectorAll('{place}')].every((at) => {{
                const {{ left, right }} = at.getBoundingClientRect();
                return left >= 0 && right <= innerWidth && at.scrollWidth <= at.clientWidth; }})"
        )
    };
    for size in [UPRIGHT, SMALL, LYING] {
        must(tab.resize(size).await);
        let curtain = must(tab.ask(&inside(".curtain .card-of, .curtain .card-of *")).await);
        assert_eq!(curtain, json!(true), "{size:?}");
    }
    must(tab.resize(UPRIGHT).await);
    must(tab.click("#open-curtain").await);
    must(tab.wait_for(".decide.asked").await);
    assert_eq!(must(misfits(tab).await), Vec::<String>::new());
    must(tab.click("#open-log").await);
    must(tab.wait_for(".log.open li").await);
    assert_eq!(must(tab.ask(&inside(".log.open, .log.open li")).await), json!(true));
}

async fn a_cut_text_is_found(tab: &Tab) {
    must(Stop::Table.reach(tab, DESK).await);
    assert_eq!(cut(tab).await, [""; 0]);
    let narrow = "const name = document.querySelector('#hand .card .name');
        Object.assign(name.style, { width: '1rem', overflow: 'hidden', whiteSpace: 'nowrap' });";
    must(tab.ask(narrow).await);
    assert_eq!(cut(tab).await.len(), 1);
}
