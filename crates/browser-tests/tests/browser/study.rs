//! The analysis of a game, trying a moment of it out, and the warning before a blunder.

use havana_browser_tests::prepared::{PERSON, greedy_game, last_moment};
use havana_browser_tests::{DESK, House, PHONE, tour};
use havana_client::{SavedGame, to_link};
use havana_rules::{Choice, Decision, Pending, State, Viewer};
use havana_study::{Effort, Grade, weigh};
use havana_table::Replay;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a replay is analysed, and a mark leads to its moment", DESK, analysed);
    tests.add("an analysis is stopped, stored and told in German", PHONE, stopped_and_stored);
    tests.add("a moment of a replay is tried out", DESK, tried_out);
    tests.add("a blunder is warned of where that is wanted", DESK, warned);
}

/// The bot that weighs a decision before it is carried out.
const BOT: &str = "search:200";

/// A short game with an analysis of few simulated games, so that it takes seconds.
async fn open(house: &House, bot: &str) -> havana_table::Record {
    let record = fail(greedy_game(2, 6));
    fail(house.visit(&format!("?study={bot}#game={}", to_link(&record))).await);
    fail(house.wait_for("#scrub").await);
    record
}

async fn analysed(house: &House) {
    open(house, "search:16").await;
    fail(house.click("#study-open").await);
    fail(house.wait_for(".study .accounts li").await);
    assert_eq!(fail(house.count(".study .accounts li").await), 2);
    assert!(fail(house.count(".study .turning .answer").await) >= 3);
    // The table has a row for every round, the setup and the result.
    let rows = "const rows = document.querySelectorAll('.found tbody tr');
        return [rows[0].children.length, rows.length > 5]";
    assert_eq!(fail(house.ask(rows).await), json!([3, true]));
    // A mark by the keyboard: the replay is there, and what it is about is told.
    let press = "const mark = document.querySelector('.found .mark.mistake');
        mark.focus(); return Number(mark.dataset.go)";
    let place = fail(house.ask(press).await).as_u64().unwrap_or_default();
    assert!(place > 0, "no mistake in a game of greedy bots");
    fail(house.press(char::from(Key::Enter).to_string()).await);
    fail(house.wait_until("document.querySelector('.found article:not([hidden])')").await);
    let shown = "const note = document.querySelector('.found article:not([hidden])');
        return [Number(document.querySelector('#scrub').value), Number(note.dataset.at)]";
    assert_eq!(fail(house.ask(shown).await), json!([place, place]));
    // Somewhere a better decision is marked at the table.
    let better = "[...document.querySelectorAll('.found article[data-better]')]
        .find((note) => note.dataset.better)?.dataset.at";
    let seek = format!(
        "const scrub = document.querySelector('#scrub'); scrub.value = {better};
        scrub.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    );
    fail(house.ask(&seek).await);
    fail(house.wait_for("[data-study=better]").await);
    assert!(fail(house.count("[data-study=better][data-said=better]").await) > 0);
}

async fn stopped_and_stored(house: &House) {
    let record = open(house, "search:400").await;
    fail(house.click("#study-open").await);
    fail(house.wait_for(".found svg").await);
    fail(house.click("#study-stop").await);
    fail(house.wait_for("#study-continue").await);
    let stored = "return localStorage.getItem('havana.studies').split(' ')[0]";
    assert_eq!(fail(house.ask(stored).await), json!(to_link(&record)));
    let done = "return Number(document.querySelector('.found tbody').children.length)";
    let before = fail(house.ask(done).await).as_u64();
    // In another language what was found comes back at once.
    let settings = json!({ "language": "de", "speed": "none" }).to_string();
    let address = format!("?study=search:400#game={}", to_link(&record));
    fail(house.visit_with(&address, &[("havana.settings", &settings)]).await);
    fail(house.wait_for("#scrub").await);
    fail(house.click("#study-open").await);
    fail(house.wait_for(".found svg").await);
    assert!(fail(house.ask(done).await).as_u64() >= before);
    let chart = fail(house.ask("return document.querySelector('.found svg').ariaLabel").await);
    assert_eq!(chart, json!("Gewinnchance in Prozent"));
    // It lies over the lower part and leaves the rows in sight.
    let free = "return document.querySelector('.study').getBoundingClientRect().top
        >= document.querySelector('.row').getBoundingClientRect().bottom";
    assert_eq!(fail(house.ask(free).await), json!(true));
    fail(house.click("#study-close").await);
}

async fn tried_out(house: &House) {
    let saved = fail(tour::middle()).to_text();
    let record = fail(greedy_game(3, 5));
    let address = format!("?study=search:16#game={}", to_link(&record));
    fail(house.visit_with(&address, &[("havana.game", &saved)]).await);
    fail(house.wait_for("#scrub").await);
    fail(house.choose("#eyes", 3).await);
    fail(house.ask("document.querySelector('#scrub').focus()").await);
    fail(house.press(char::from(Key::Right).to_string().repeat(30)).await);
    let at = "return Number(document.querySelector('#scrub').value)";
    let left_at = fail(house.ask(at).await);
    fail(house.click("#try-it").await);
    fail(house.wait_for(".decide").await);
    // The second player's seat is mine, and my own game is left alone.
    fail(house.wait_for(".mine #seat-1").await);
    let kept = "return localStorage.getItem('havana.game')";
    assert_eq!(fail(house.ask(kept).await), json!(saved));
    fail(house.click("#back-to-replay").await);
    fail(house.wait_for("#scrub").await);
    assert_eq!(fail(house.ask(at).await), left_at);
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

async fn warned(house: &House) {
    let saved = fail(not_to_be_missed()).to_text();
    let settings = "{\"speed\":\"none\",\"warn\":true}";
    let stored = [("havana.game", saved.as_str()), ("havana.settings", settings)];
    fail(house.visit_with(&format!("?study={BOT}#play"), &stored).await);
    fail(house.wait_for(".decide.asked[data-choice=build]").await);
    let inputs = fail(house.ask("return localStorage.getItem('havana.game').length").await);
    fail(house.click("#answer-no").await);
    fail(
        house.wait_until("document.querySelector('#notice').textContent.includes('Better:')").await,
    );
    let now = fail(house.ask("return localStorage.getItem('havana.game').length").await);
    assert_eq!(now, inputs, "it is not carried out");
    fail(house.click("#confirm").await);
    fail(house.wait_until("!document.querySelector('.decide.asked[data-choice=build]')").await);
}
