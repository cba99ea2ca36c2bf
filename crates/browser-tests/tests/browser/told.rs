//! What the product says in a reader's language: what is wrong with files, what is stored, and names.

use std::path::PathBuf;

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::Stop;
use havana_browser_tests::{DESK, House};
use havana_client::to_link;
use havana_table::Record;
use havana_words::{Language, Words};
use serde_json::json;
use thirtyfour::By;

use crate::{Tests, fail};

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
    fail(std::fs::write(&path, text));
    path.to_string_lossy().into_owned()
}

async fn open(house: &House, input: &str, path: String) {
    fail(house.wait_for(input).await);
    fail(fail(house.driver.find(By::Css(input)).await).send_keys(path).await);
}

const HOUSE_DECK: &str = include_str!("../../../../data/decks/house.toml");

async fn files_in_german(house: &House) {
    house.speak("de");
    fail(house.visit("#setup").await);
    let wrong = HOUSE_DECK.replacen("points = 1", "points = 9", 1);
    open(house, "#deck-file", file("wrong.toml", &wrong)).await;
    fail(house.wait_for("main .notice:not(.hidden)").await);
    let told = fail(house.text("main .notice:not(.hidden)").await);
    let expected = "Mit diesem Gebäudesatz kann man nicht spielen. Ein Gebäude ist 1 bis 7 Punkte \
                    wert, nicht 9. (Zeile ";
    assert!(told.starts_with(expected), "{told}");
    let own = HOUSE_DECK.replace("\"library\"", "\"villa\"");
    open(house, "#deck-file", file("villa.toml", &own)).await;
    assert_eq!(fail(house.text("#deck-name").await), "Geladen: villa.toml");
    // A game that is none, and one that was saved badly.
    fail(house.ask("location.hash = 'replay'").await);
    open(house, "#record-file", file("none.jsonl", "{}\n")).await;
    fail(house.wait_for("main .notice:not(.hidden)").await);
    let told = fail(house.text("main .notice:not(.hidden)").await);
    assert!(told.starts_with("Diese Partie lässt sich nicht öffnen. "), "{told}");
    fail(house.visit_with("", &[("havana.game", "no game")]).await);
    let told = fail(house.text(".home .notice").await);
    assert_eq!(told, "Die gespeicherte Partie ließ sich nicht öffnen. Sie ist beschädigt.");
}

async fn deck_online(house: &House) {
    fail(house.come_in("Ana").await);
    fail(house.goto("online#online/new").await);
    open(house, "#deck-file", file("broken.toml", "no deck at all")).await;
    fail(house.wait_for("#trouble:not(.hidden)").await);
    let told = fail(house.text("#trouble").await);
    assert!(told.starts_with("This deck can’t be used. This isn’t a deck"), "{told}");
    assert!(!fail(house.has("#deck-name").await));
    let own = HOUSE_DECK.replace("\"library\"", "\"villa\"");
    open(house, "#deck-file", file("online.toml", &own)).await;
    assert_eq!(fail(house.text("#deck-name").await), "Loaded: online.toml");
    fail(house.wait_for("#trouble.hidden").await);
}

async fn deleted_twice(house: &House) {
    fail(Stop::Replays.reach(house, DESK).await);
    let words = Words::new(Language::English);
    assert_eq!(fail(house.text(".saved .quiet").await), words.text("replay-delete"));
    fail(house.click(".saved .quiet").await);
    let asks = format!(
        "document.querySelector('.saved .quiet').textContent === {}",
        json!(words.text("replay-delete-really"))
    );
    fail(house.wait_until(&asks).await);
    assert_eq!(fail(house.count(".saved li").await), 1, "it asks first");
    // A second press counts when it is no double click.
    let again = "(window.first ??= performance.now(), performance.now() - window.first > 700)";
    fail(house.wait_until(again).await);
    fail(house.click(".saved .quiet").await);
    fail(house.wait_until("!document.querySelector('.saved li')").await);
}

async fn without_names(house: &House) {
    let named = fail(greedy_game(3, 5));
    let config = *named.header().config();
    let record = fail(Record::new(config, named.inputs()));
    fail(house.visit(&format!("#game={}", to_link(&record))).await);
    fail(house.wait_for("#scrub").await);
    let names = fail(house.text(".players").await);
    assert!(names.contains("Player 1") && names.contains("Player 3"), "{names}");
    // They keep these names when the game is played on.
    fail(house.click("#play-on").await);
    fail(house.wait_for(".decide").await);
    let names = fail(house.text(".order").await);
    assert!(names.contains("Player 2"), "{names}");
}

async fn chart_tells_scores(house: &House) {
    fail(Stop::End.reach(house, DESK).await);
    fail(house.wait_for(".chart svg[role=img]").await);
    let label = "return document.querySelector('.chart svg[role=img]').getAttribute('aria-label')";
    let label = fail(house.ask(label).await);
    let label = label.as_str().unwrap_or_default();
    assert!(label.contains("Final score: ") && label.contains(" points"), "{label}");
    // The winner's buildings, and one thing to learn for those who lost.
    assert!(fail(house.count(".malecon .house").await) > 0);
    let lost = !fail(house.has(".malecon.feast").await);
    assert_eq!(fail(house.has("#takeaway").await), lost);
}

async fn privacy(house: &House) {
    for language in Language::ALL {
        house.speak(language.tag());
        fail(house.visit("").await);
        fail(house.click("#to-settings").await);
        fail(house.click("#to-privacy").await);
        let words = Words::new(language);
        fail(house.wait_for("dialog[open] .privacy").await);
        assert_eq!(fail(house.text("#dialogue-title").await), words.text("privacy-title"));
        let told = fail(house.text(".privacy").await);
        for key in ["privacy-guest", "privacy-games", "privacy-delete"] {
            assert!(told.contains(&words.text(key)), "{language:?} {key}: {told}");
        }
        assert!(!told.contains('⟦'), "{told}");
    }
}

async fn described(house: &House) {
    for language in [Language::French, Language::English] {
        house.speak(language.tag());
        fail(house.visit("").await);
        let asked = "return [document.querySelector('meta[name=description]').content,
            document.querySelector('link[rel=manifest]').getAttribute('href')]";
        let (text, tag) = (Words::new(language).text("app-description"), language.tag());
        let expected = json!([text, format!("/manifest-{tag}.webmanifest")]);
        assert_eq!(fail(house.ask(asked).await), expected);
        let load = format!(
            "const [done] = arguments; fetch('/manifest-{tag}.webmanifest')
                .then((answer) => answer.json()).then(({{ lang, description }}) => done([lang, description]));"
        );
        let manifest = fail(house.driver.execute_async(load, Vec::new()).await);
        assert_eq!(manifest.json(), &json!([tag, text]));
    }
}
