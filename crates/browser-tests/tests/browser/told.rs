//! What the product says in a reader's language: what is wrong with files, what is stored, and names.

use std::path::PathBuf;

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::Stop;
use havana_browser_tests::{DESK, Tab};
use havana_client::to_link;
use havana_table::Record;
use havana_words::{Language, Words};
use serde_json::json;
use thirtyfour::By;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("what is wrong with a file is told in German", DESK, files_in_german);
    tests.add("an unreadable deck is refused before a table is made", DESK, deck_online);
    tests.add("a replay is deleted only when asked twice", DESK, deleted_twice);
    tests.add("a replay without names numbers its players", DESK, without_names);
    tests.add("the end's chart tells the scores", DESK, chart_tells_scores);
    tests.add("the privacy page is in every language", DESK, privacy);
    tests.add("the app describes itself in the reader's language", DESK, described);
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    must(std::fs::write(&path, text));
    path.to_string_lossy().into_owned()
}

async fn open(tab: &Tab, input: &str, path: String) {
    must(tab.wait_for(input).await);
    must(must(tab.driver.find(By::Css(input)).await).send_keys(path).await);
}

const HOUSE_DECK: &str = include_str!("../../../../data/decks/house.toml");

async fn files_in_german(tab: &Tab) {
    tab.speak("de");
    must(tab.visit("#setup").await);
    let wrong = HOUSE_DECK.replacen("points = 1", "points = 9", 1);
    open(tab, "#deck-file", file("wrong.toml", &wrong)).await;
    must(tab.wait_for("main .notice:not(.hidden)").await);
    let told = must(tab.text("main .notice:not(.hidden)").await);
    let expected = "Mit diesem Gebäudesatz kann man nicht spielen. Ein Gebäude ist 1 bis 7 Punkte \
                    wert, nicht 9. (Zeile ";
    assert!(told.starts_with(expected), "{told}");
    let own = HOUSE_DECK.replace("\"library\"", "\"villa\"");
    open(tab, "#deck-file", file("villa.toml", &own)).await;
    assert_eq!(must(tab.text("#deck-name").await), "Geladen: villa.toml");
    // A game that is none, and one that was saved badly.
    must(tab.ask("location.hash = 'replay'").await);
    open(tab, "#record-file", file("none.jsonl", "{}\n")).await;
    must(tab.wait_for("main .notice:not(.hidden)").await);
    let told = must(tab.text("main .notice:not(.hidden)").await);
    assert!(told.starts_with("Diese Partie lässt sich nicht öffnen. "), "{told}");
    must(tab.visit_with("", &[("havana.game", "no game")]).await);
    let told = must(tab.text(".home .notice").await);
    assert_eq!(told, "Die gespeicherte Partie ließ sich nicht öffnen. Sie ist beschädigt.");
}

async fn deck_online(tab: &Tab) {
    must(tab.come_in("Ana").await);
    must(tab.goto("online#online/new").await);
    open(tab, "#deck-file", file("broken.toml", "no deck at all")).await;
    must(tab.wait_for("#trouble:not(.hidden)").await);
    let told = must(tab.text("#trouble").await);
    assert!(told.starts_with("This deck can’t be used. This isn’t a deck"), "{told}");
    assert!(!must(tab.has("#deck-name").await));
    let own = HOUSE_DECK.replace("\"library\"", "\"villa\"");
    open(tab, "#deck-file", file("online.toml", &own)).await;
    assert_eq!(must(tab.text("#deck-name").await), "Loaded: online.toml");
    must(tab.wait_for("#trouble.hidden").await);
}

async fn deleted_twice(tab: &Tab) {
    must(Stop::Replays.reach(tab, DESK).await);
    let words = Words::new(Language::English);
    assert_eq!(must(tab.text(".saved .quiet").await), words.text("replay-delete"));
    must(tab.click(".saved .quiet").await);
    let asks = format!(
        "document.querySelector('.saved .quiet').textContent === {}",
        json!(words.text("replay-delete-really"))
    );
    must(tab.wait_until(&asks).await);
    assert_eq!(must(tab.count(".saved li").await), 1, "it asks first");
    // A second press counts when it is no double click.
    let again = "(window.first ??= performance.now(), performance.now() - window.first > 700)";
    must(tab.wait_until(again).await);
    must(tab.click(".saved .quiet").await);
    must(tab.wait_until("!document.querySelector('.saved li')").await);
}

async fn without_names(tab: &Tab) {
    let named = must(greedy_game(3, 5));
    let config = *named.header().config();
    let record = must(Record::new(config, named.inputs()));
    must(tab.visit(&format!("#game={}", to_link(&record))).await);
    must(tab.wait_for("#scrub").await);
    let names = must(tab.text(".players").await);
    assert!(names.contains("Player 1") && names.contains("Player 3"), "{names}");
    // They keep these names when the game is played on.
    must(tab.click("#play-on").await);
    must(tab.wait_for(".decide").await);
    let names = must(tab.text(".order").await);
    assert!(names.contains("Player 2"), "{names}");
}

async fn chart_tells_scores(tab: &Tab) {
    must(Stop::End.reach(tab, DESK).await);
    must(tab.wait_for(".chart svg[role=img]").await);
    let label = "return document.querySelector('.chart svg[role=img]').getAttribute('aria-label')";
    let label = must(tab.ask(label).await);
    let label = label.as_str().unwrap_or_default();
    assert!(label.contains("Final score: ") && label.contains(" points"), "{label}");
    // The winner's buildings, and one thing to learn for those who lost.
    assert!(must(tab.count(".malecon .house").await) > 0);
    let lost = !must(tab.has(".malecon.feast").await);
    assert_eq!(must(tab.has("#takeaway").await), lost);
}

async fn privacy(tab: &Tab) {
    for language in Language::ALL {
        tab.speak(language.tag());
        must(tab.visit("").await);
        must(tab.click("#to-settings").await);
        must(tab.click("#to-privacy").await);
        let words = Words::new(language);
        must(tab.wait_for("dialog[open] .privacy").await);
        assert_eq!(must(tab.text("#dialogue-title").await), words.text("privacy-title"));
        let told = must(tab.text(".privacy").await);
        for key in ["privacy-guest", "privacy-games", "privacy-delete"] {
            assert!(told.contains(&words.text(key)), "{language:?} {key}: {told}");
        }
        assert!(!told.contains('⟦'), "{told}");
    }
}

async fn described(tab: &Tab) {
    for language in [Language::French, Language::English] {
        tab.speak(language.tag());
        must(tab.visit("").await);
        let asked = "return [document.querySelector('meta[name=description]').content,
            document.querySelector('link[rel=manifest]').getAttribute('href')]";
        let (text, tag) = (Words::new(language).text("app-description"), language.tag());
        let expected = json!([text, format!("/manifest-{tag}.webmanifest")]);
        assert_eq!(must(tab.ask(asked).await), expected);
        let load = format!(
            "const [done] = arguments; fetch('/manifest-{tag}.webmanifest')
                .then((answer) => answer.json()).then(({{ lang, description }}) => done([lang, description]));"
        );
        let manifest = must(tab.driver.execute_async(load, Vec::new()).await);
        assert_eq!(manifest.json(), &json!([tag, text]));
    }
}
