//! What the table tells beside a decision: what lies there, what it brings, what happened, what was lost.

use std::collections::BTreeSet;

use havana_browser_tests::prepared::{PERSON, first_moment};
use havana_browser_tests::tour::middle;
use havana_browser_tests::{Clicker, DESK, LYING, SMALL, Step, TABLET, Tab, UPRIGHT, whole_game};
use havana_rules::{Choice, Decision, Goods, Seat, View, Viewer};
use havana_words::{Language, Words};
use serde_json::{Value, json};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a pointer that rests is told what lies there", DESK, a_pointer_that_rests);
    tests.add("a thief is told what there is, and why there is nothing", DESK, thieves);
    tests.add("what can be built is listed, and what is missing", DESK, offers);
    tests.add("the card under a finger is enlarged", UPRIGHT, enlarged_card);
    tests.add("lines show what can be pressed where colours are set", DESK, forced_colours);
    tests.add("a phone tells in one line what happened", UPRIGHT, one_line);
    tests.add("a player sees what was taken from them", UPRIGHT, losses);
    tests.add("what flies lands where it can be seen", UPRIGHT, landings);
}

async fn a_pointer_that_rests(tab: &Tab) {
    let saved = must(middle());
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked").await);
    let laid = ".players .laid .small-card[data-about]";
    for place in ["#hand .card", "#rows .building", laid, ".mine .laid .small-card"] {
        must(tab.rest_on(place).await);
        must(tab.wait_for(".hover-card").await);
        let label = format!("return document.querySelector('{place}').ariaLabel");
        let label = must(tab.ask(&label).await);
        let told = must(tab.text(".hover-card b").await);
        assert!(label.as_str().is_some_and(|label| label.starts_with(&told)), "{told}: {label}");
        assert!(!told.contains([',', ':']), "{told} is more than a name");
        // The pointer goes elsewhere, and nothing is left of it.
        must(tab.rest_on(".bar .round").await);
        must(tab.wait_until("!document.querySelector('.hover-card')").await);
    }
    assert!(!must(tab.has("dialog[open], .chosen").await), "it chooses nothing");
    // A window of another size has other things there.
    must(tab.rest_on("#rows .building").await);
    must(tab.wait_for(".hover-card").await);
    must(tab.resize(LYING).await);
    must(tab.wait_until("!document.querySelector('.hover-card')").await);
}

/// What stands below the name of each player who could be robbed: what they have and what one gets, or
/// why nothing.
fn promises(view: &View, legal: &[Decision]) -> Vec<(Seat, String)> {
    let words = Words::new(Language::English);
    let says = |seat: Seat| {
        let player = view.open().player(seat);
        // The last player may rob those who have acted too.
        let is_in_reach = view.open().still_to_come().all(|other| other == PERSON)
            || view.open().still_to_come().any(|other| other == seat);
        match (legal.contains(&Decision::RobPesos { victim: seat }), player.pesos_to_rob()) {
            (true, 0) => words.text("act-nothing-there"),
            (true, n) => {
                let has = words.goods(Goods::pesos_of(player.goods().pesos()));
                format!("{has}, {}", words.say("act-you-take-n", &[("n", n.into())]))
            }
            (false, _) if is_in_reach => "safe: Protection".to_owned(),
            (false, _) => words.text("table-order-done"),
        }
    };
    let others = view.open().seats().filter(|&seat| seat != PERSON);
    others.map(|seat| (seat, says(seat))).collect()
}

async fn thieves(tab: &Tab) {
    for wanted in ["safe: Protection", "has acted"] {
        let (saved, told) = must(first_moment(|table, choice, legal| {
            let told = promises(&table.state().view(Viewer::Seat(PERSON)), legal);
            let has = |part: &str| told.iter().any(|(_, says)| says.contains(part));
            let is_it = choice == Choice::PesoThief && has(wanted) && has("you take");
            is_it.then_some(told)
        }));
        must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
        must(tab.wait_for(".decide.asked[data-choice=peso_thief]").await);
        for (seat, says) in told {
            let place = format!("#decide .person.seat-{} small", seat.index());
            assert_eq!(must(tab.text(&place).await), says);
        }
    }
}

async fn offers(tab: &Tab) {
    let (saved, (can, missing)) = must(first_moment(|table, choice, legal| {
        let open = table.state().open();
        let can: BTreeSet<_> = legal
            .iter()
            .filter_map(|it| match *it {
                Decision::Build { end, .. } => open.end(end),
                _ => None,
            })
            .collect();
        let has = open.player(PERSON).goods();
        let missing =
            open.ends().find(|(_, id)| !can.contains(id) && !open.deck().needs_architect(*id))?;
        let missing = (missing.1, open.deck().cost(missing.1).saturating_sub(has));
        (choice == Choice::Build && !can.is_empty()).then_some((can, missing))
    }));
    let deck = saved.record.header().config().deck();
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked[data-choice=build]").await);
    let listed = |kind: &str| {
        format!(
            "return [...document.querySelectorAll('.offers {kind}')].map((at) => [at.ariaLabel, Number(at.querySelector('.worth').textContent)])"
        )
    };
    let words = Words::new(Language::English);
    let offered: Vec<(String, u8)> =
        must(serde_json::from_value(must(tab.ask(&listed(".offer:not(.poor)")).await)));
    assert_eq!(offered.len(), can.len());
    for id in can {
        let name = words.building(deck.key(id));
        let found = offered.iter().find(|(label, _)| label.starts_with(&name));
        let (label, points) = found.unwrap_or_else(|| panic!("{name} is not in {offered:?}"));
        assert_eq!(*points, deck.points(id));
        assert!(label.contains(&words.goods(deck.cost(id))), "{label} tells the price");
    }
    let poor: Vec<(String, u8)> =
        must(serde_json::from_value(must(tab.ask(&listed(".offer.poor")).await)));
    let told = words.say(
        "act-missing",
        &[
            ("building", words.building(deck.key(missing.0)).into()),
            ("goods", words.goods(missing.1).into()),
        ],
    );
    assert!(poor.iter().any(|(label, _)| *label == told), "{told} is not in {poor:?}");
    // Ending the turn is quiet: it can be pressed, and does not invite to it.
    let quiet = "return getComputedStyle(document.querySelector('#answer-no')).boxShadow";
    assert_eq!(must(tab.ask(quiet).await), json!("none"));
}

/// The picture and the name stand above the finger, within the window.
async fn enlarged_card(tab: &Tab) {
    must(tab.visit("?seed=11").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked[data-choice=opening]").await);
    for (name, size) in [("upright", UPRIGHT), ("lying", LYING)] {
        must(tab.resize(size).await);
        for card in ["siesta", "worker", "mama"] {
            let place = format!("#hand [data-card={card}]");
            let above = format!(
                "const card = document.querySelector('{place}');
                const [at, picture, name] = [card, ...card.children].map((it) => it.getBoundingClientRect());
                return [picture.bottom <= at.top, picture.height >= 84, picture.left >= -2, picture.right <= innerWidth + 2,
                    name.height > 10 && name.bottom <= picture.bottom + 1]"
            );
            let above = must(tab.ask_pressed(&place, &above).await);
            assert_eq!(above, json!([true, true, true, true, true]), "{card}, {name}");
        }
    }
}

/// Where a reader has set all colours, no shadow is drawn and borders look alike.
async fn forced_colours(tab: &Tab) {
    must(tab.visit("?seed=11").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked[data-choice=opening]").await);
    must(tab.click("#hand [data-card=worker]").await);
    must(tab.wait_for("#hand .chosen").await);
    let forced = json!([{ "name": "forced-colors", "value": "active" }]);
    must(tab.command("Emulation.setEmulatedMedia", json!({ "features": forced })).await);
    let line =
        |place: &str| format!("getComputedStyle(document.querySelector('{place}')).outlineStyle");
    let (open, chosen) = (line("#hand .glows:not(.chosen)"), line("#hand .chosen"));
    let lines = format!("return [{open}, {chosen}, {}]", line("#rows .building"));
    let lines = must(tab.ask(&lines).await);
    must(tab.darken(false).await);
    assert_eq!(lines, json!(["solid", "double", "none"]));
}

async fn one_line(tab: &Tab) {
    let saved = must(middle());
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".since-line").await);
    let inside = |what: &str| {
        format!(
        "const at = document.querySelector('{what}'), {{ left, top, right, bottom, height }} = at.getBoundingClientRect();
        return at.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && height >= 40 && at.innerText.trim() !== '';"
    )
    };
    assert_eq!(must(tab.ask(&inside(".since-line")).await), json!(true));
    let line = must(tab.text(".since-line").await);
    // A sentence that is too long ends in an ellipsis, and the sign that there is more stays in sight.
    let lengthen = "document.querySelector('.since-line span').textContent = 'Paquito brings in the fruit stall; the lighthouse goes back under the pile.'.repeat(2)";
    let shorten =
        format!("document.querySelector('.since-line span').textContent = {}", json!(line));
    must(tab.ask(lengthen).await);
    for size in [SMALL, LYING, TABLET, UPRIGHT] {
        must(tab.resize(size).await);
        for part in [".since-line", ".since-line .more"] {
            let within = format!(
                "const {{ left, right, width }} = document.querySelector('{part}').getBoundingClientRect();
                return left >= 0 && right <= innerWidth && width > 0;"
            );
            assert_eq!(must(tab.ask(&within).await), json!(true), "{part}, {size:?}");
        }
    }
    must(tab.ask(&shorten).await);
    must(tab.click(".since-line").await);
    must(tab.wait_for(".since.open").await);
    assert_eq!(must(tab.ask(&inside(".since-all")).await), json!(true));
    assert!(must(tab.text(".since-all ul").await).contains(&line), "{line}");
    must(tab.click(".since-all button").await);
    must(tab.wait_until("!document.querySelector('.since')").await);
    // All that happened is a sheet over the lower part.
    must(tab.click("#open-log").await);
    must(tab.wait_for(".log.open li").await);
    assert_eq!(must(tab.ask(&inside(".log")).await), json!(true));
    must(tab.click(".log-close").await);
    must(tab.wait_until("!document.querySelector('.log.open')").await);
}

/// Notes every sign that something was lost, and whether it is in sight.
const NOTE_LOSSES: &str = "window.losses = [];
    new MutationObserver((changes) => {
        for (const at of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!at.matches?.('.lost')) continue;
            const { left, right, top, bottom } = at.getBoundingClientRect();
            const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
            window.losses.push([at.textContent, seen && at.closest('.player').matches('.own')]);
        }
    }).observe(document.body, { subtree: true, childList: true });";

async fn losses(tab: &Tab) {
    must(tab.visit("?seed=11").await);
    must(tab.ask(NOTE_LOSSES).await);
    must(tab.click("#play-now").await);
    must(whole_game(tab, 4).await);
    let losses: Vec<(String, bool)> =
        must(serde_json::from_value(must(tab.ask("return losses").await)));
    assert!(!losses.is_empty(), "nobody was ever robbed");
    for (says, is_seen) in losses {
        assert!(
            says.strip_prefix('–').is_some_and(|n| n.parse::<u8>().is_ok_and(|n| n > 0)),
            "{says}"
        );
        assert!(is_seen, "{says} is not in sight at its own player");
    }
}

/// Notes where everything that flies will land: on which part of the table, if on any in sight.
const NOTE_LANDINGS: &str = "window.landings = [];
    new MutationObserver((changes) => {
        for (const at of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!at.matches?.('.ghost')) continue;
            setTimeout(() => {
                const frames = at.getAnimations()[0]?.effect.getKeyframes();
                const [x, y] = frames?.at(-1).transform.match(/-?[\\d.]+(?=px)/g).map(Number) ?? [];
                const { offsetWidth, offsetHeight } = at;
                const hit = document.elementFromPoint(x + offsetWidth / 2, y + offsetHeight / 2);
                window.landings.push(hit?.closest('.player, .centre')?.className ?? `nowhere: ${x} ${y}`);
            });
        }
    }).observe(document.body, { subtree: true, childList: true });";

async fn landings(tab: &Tab) {
    let settings = r#"{"language":"en","speed":"fast"}"#;
    must(tab.visit_with("?seed=11", &[("havana.settings", settings)]).await);
    must(tab.ask(NOTE_LANDINGS).await);
    must(tab.click("#play-now").await);
    let mut clicker = Clicker::new(4, UPRIGHT);
    while must(tab.ask("return landings.length").await).as_u64() < Some(25) {
        assert_eq!(must(clicker.step(tab).await), Step::Clicked);
    }
    let landings = must(tab.ask("return landings").await);
    let nowhere = |at: &&Value| at.as_str().is_none_or(|at| at.starts_with("nowhere"));
    let lost: Vec<_> = landings.as_array().into_iter().flatten().filter(nowhere).collect();
    assert!(lost.is_empty(), "{lost:?}");
}
