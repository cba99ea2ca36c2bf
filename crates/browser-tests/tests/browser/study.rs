//! The analysis of a game, trying a moment of it out, and the warning before a blunder.

use havana_browser_tests::prepared::{PERSON, greedy_game, last_moment};
use havana_browser_tests::{DESK, PHONE, Tab, tour};
use havana_client::{SavedGame, to_link};
use havana_rules::{Choice, Decision, Pending, State, Viewer};
use havana_study::{Effort, Grade, weigh};
use havana_table::Replay;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a replay is analysed, and a mark leads to its moment", DESK, analysed);
    tests.add("an analysis is stopped, stored and told in German", PHONE, stopped_and_stored);
    tests.add("a moment of a replay is tried out", DESK, tried_out);
    tests.add("a blunder is warned of where that is wanted", DESK, warned);
}

/// The bot that weighs a decision before it is carried out.
const BOT: &str = "search:200";

/// A short game with an analysis of few simulated games, so that it takes seconds.
async fn open(tab: &Tab, bot: &str) -> havana_table::Record {
    let record = must(greedy_game(2, 6));
    must(tab.visit(&format!("?study={bot}#game={}", to_link(&record))).await);
    must(tab.wait_for("#scrub").await);
    record
}

async fn analysed(tab: &Tab) {
    open(tab, "search:16").await;
    must(tab.click("#study-open").await);
    must(tab.wait_for(".study .accounts li").await);
    assert_eq!(must(tab.count(".study .accounts li").await), 2);
    assert!(must(tab.count(".study .turning .answer").await) >= 3);
    // The table has a row for every round, the setup and the result.
    let rows = "const rows = document.querySelectorAll('.found tbody tr');
        return [rows[0].children.length, rows.length > 5]";
    assert_eq!(must(tab.ask(rows).await), json!([3, true]));
    // A mark by the keyboard: the replay is there, and what it is about is told.
    let press = "const mark = document.querySelector('.found .mark.mistake');
        mark.focus(); return Number(mark.dataset.go)";
    let place = must(tab.ask(press).await).as_u64().unwrap_or_default();
    assert!(place > 0, "no mistake in a game of greedy bots");
    must(tab.press(char::from(Key::Enter).to_string()).await);
    must(tab.wait_until("document.querySelector('.found article:not([hidden])')").await);
    let shown = "const note = document.querySelector('.found article:not([hidden])');
        return [Number(document.querySelector('#scrub').value), Number(note.dataset.at)]";
    assert_eq!(must(tab.ask(shown).await), json!([place, place]));
    // Somewhere a better decision is marked at the table.
    let better = "[...document.querySelectorAll('.found article[data-better]')]
        .find((note) => note.dataset.better)?.dataset.at";
    let seek = format!(
        "const scrub = document.querySelector('#scrub'); scrub.value = {better};
        scrub.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    );
    must(tab.ask(&seek).await);
    must(tab.wait_for("[data-study=better]").await);
    assert!(must(tab.count("[data-study=better][data-said=better]").await) > 0);
}

async fn stopped_and_stored(tab: &Tab) {
    // So much work is never done before it is stopped.
    let record = open(tab, "search:2000").await;
    must(tab.click("#study-open").await);
    must(tab.wait_for(".found svg").await);
    must(tab.click("#study-stop").await);
    must(tab.wait_for("#study-continue").await);
    let stored = "return localStorage.getItem('havana.studies').split(' ')[0]";
    assert_eq!(must(tab.ask(stored).await), json!(to_link(&record)));
    let done = "return Number(document.querySelector('.found tbody').children.length)";
    let before = must(tab.ask(done).await).as_u64();
    // In another language what was found comes back at once.
    let settings = json!({ "language": "de", "speed": "none" }).to_string();
    let address = format!("?study=search:2000#game={}", to_link(&record));
    must(tab.visit_with(&address, &[("havana.settings", &settings)]).await);
    must(tab.wait_for("#scrub").await);
    must(tab.click("#study-open").await);
    must(tab.wait_for(".found svg").await);
    assert!(must(tab.ask(done).await).as_u64() >= before);
    let chart = must(tab.ask("return document.querySelector('.found svg').ariaLabel").await);
    assert_eq!(chart, json!("Gewinnchance in Prozent"));
    // It lies over the lower part and leaves the rows in sight.
    let free = "return document.querySelector('.study').getBoundingClientRect().top
        >= document.querySelector('.row').getBoundingClientRect().bottom";
    assert_eq!(must(tab.ask(free).await), json!(true));
    must(tab.click("#study-close").await);
}

async fn tried_out(tab: &Tab) {
    let saved = must(tour::middle()).to_text();
    let record = must(greedy_game(3, 5));
    let address = format!("?study=search:16#game={}", to_link(&record));
    must(tab.visit_with(&address, &[("havana.game", &saved)]).await);
    must(tab.wait_for("#scrub").await);
    must(tab.choose("#eyes", 3).await);
    must(tab.ask("document.querySelector('#scrub').focus()").await);
    must(tab.press(char::from(Key::Right).to_string().repeat(30)).await);
    let at = "return Number(document.querySelector('#scrub').value)";
    let left_at = must(tab.ask(at).await);
    must(tab.click("#try-it").await);
    must(tab.wait_for(".decide").await);
    // The second player's seat is mine, and my own game is left alone.
    must(tab.wait_for(".mine #seat-1").await);
    let kept = "return localStorage.getItem('havana.game')";
    assert_eq!(must(tab.ask(kept).await), json!(saved));
    must(tab.click("#back-to-replay").await);
    must(tab.wait_for("#scrub").await);
    assert_eq!(must(tab.ask(at).await), left_at);
}

/// A moment at which it is a blunder of the person not to build.
fn not_to_be_missed() -> Result<SavedGame, String> {
    let effort = BOT.parse().map_err(|error| format!("{error}"))?;
    let effort = Effort::of(effort).map_err(|error| error.to_string())?;
    let is_blunder = |state: &State, choice: Choice, played: u64| {
        let view = state.view(Viewer::Seat(PERSON));
        choice == Choice::Build
            && weigh(&view, Decision::EndTurn, effort, played)
                .is_some_and(|weighing| weighing.grade() == Grade::Blunder)
    };
    for seed in 0..20 {
        let record = greedy_game(2, seed)?;
        let mut replay = Replay::new(&record);
        let mut moments = Vec::new();
        loop {
            if let Pending::Decide { seats, choice } = replay.state().pending()
                && seats.lowest() == Some(PERSON)
                && is_blunder(replay.state(), choice, replay.played() as u64)
            {
                moments.push(*replay.state());
            }
            if replay.step(&mut ()).is_none() {
                break;
            }
        }
        if let Some(last) = moments.last() {
            return last_moment(&record, |state, _| state == last);
        }
    }
    Err("no game has such a moment".to_owned())
}

async fn warned(tab: &Tab) {
    let saved = must(not_to_be_missed()).to_text();
    let settings = "{\"speed\":\"none\",\"warn\":true}";
    let stored = [("havana.game", saved.as_str()), ("havana.settings", settings)];
    must(tab.visit_with(&format!("?study={BOT}#play"), &stored).await);
    must(tab.wait_for(".decide.asked[data-choice=build]").await);
    let inputs = must(tab.ask("return localStorage.getItem('havana.game').length").await);
    must(tab.click("#answer-no").await);
    must(tab.wait_until("document.querySelector('#notice').textContent.includes('Better:')").await);
    let now = must(tab.ask("return localStorage.getItem('havana.game').length").await);
    assert_eq!(now, inputs, "it is not carried out");
    must(tab.click("#confirm").await);
    must(tab.wait_until("!document.querySelector('.decide.asked[data-choice=build]')").await);
}
