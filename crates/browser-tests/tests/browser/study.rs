//! The analysis of a game, trying a moment of it out, and the warning before a blunder.

use havana_browser_tests::prepared::{PERSON, greedy_game, last_moment};
use havana_browser_tests::{Clicker, DESK, PHONE, SIZES, Tab, tour};
use havana_client::{LossTotal, OwnGames, SavedGame, to_link};
use havana_rules::{Choice, Decision, Pending, State, Viewer};
use havana_study::{Effort, Grade, weigh};
use havana_table::Replay;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a replay is analysed, and a mark leads to its moment", DESK, analysed);
    tests.add("an analysis is stopped, stored and told in German", PHONE, stopped_and_stored);
    tests.add("an own game is compared with earlier ones, and forgotten", PHONE, own_game);
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

/// What the browser stores of own games.
const OWN: &str = "return localStorage.getItem('havana.own')";

/// A game played here to its end: the analysis speaks to its player.
async fn own_game(tab: &Tab) {
    let saved = must(last_moment(&must(greedy_game(2, 6)), |_, _| true)).to_text();
    let mut own = OwnGames::default();
    own.add("an earlier game", PERSON);
    own.set_loss("an earlier game", LossTotal { decisions: 40, lost: 112_000 });
    let stored = [("havana.game", saved.as_str()), ("havana.own", &own.to_string())];
    must(tab.visit_with("?study=search:16#play", &stored).await);
    must(tab.wait_for(".decide.asked").await);
    must(Clicker::new(1, PHONE).play(tab).await);
    must(tab.click("#analyse").await);
    must(tab.wait_for(".study .accounts .compared").await);
    let told = must(tab.text(".study .accounts .seat-0").await);
    assert!(told.contains("You lost ") && told.ends_with("before this one it was 2.8."), "{told}");
    assert!(must(tab.text(".study .accounts .seat-1").await).contains("Player 2"));
    let kept = must(tab.ask(OWN).await).as_str().unwrap_or_default().to_owned();
    let lines: Vec<&str> = kept.lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0].split(' ').count(), 4, "what was lost is stored: {kept}");
    // What is stored is told again at once, and is no earlier game of itself.
    must(tab.refresh().await);
    must(tab.click("#study-open").await);
    must(tab.wait_for(".study .accounts .compared").await);
    assert_eq!(must(tab.text(".study .accounts .seat-0").await), told);
    assert_eq!(must(tab.ask(OWN).await), json!(kept));
    // Broken storage is no obstacle.
    must(tab.ask("localStorage.setItem('havana.own', '\\u0000 9 x\\n'); localStorage.setItem('havana.studies', 'x')").await);
    must(tab.refresh().await);
    must(tab.click("#study-open").await);
    must(tab.wait_for(".study .accounts").await);
    assert!(must(tab.text(".study .accounts .seat-0").await).contains("Player 1 lost "));
    // The game goes with everything that is stored about it.
    must(tab.ask(&format!("localStorage.setItem('havana.own', {})", json!(kept))).await);
    must(tab.goto("online#replay").await);
    must(tab.refresh().await);
    must(tab.click(".saved li .quiet").await);
    must(tab.wait_for(".saved li .danger").await);
    // The second press of a double click does not count.
    while must(tab.has(".saved li").await) {
        must(tab.click(".saved li .quiet").await);
    }
    let left =
        "return ['own', 'studies', 'finished'].map((key) => localStorage.getItem('havana.' + key))";
    assert_eq!(must(tab.ask(left).await), json!([format!("{}\n", lines[1]), "", ""]));
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
    // The way back covers nothing of the header, however small that is.
    let covered = "const way = document.querySelector('#back-to-replay').getBoundingClientRect();
        const parts = [...document.querySelectorAll('.bar .brand, .bar .round > *, .bar .tool')];
        return parts.map((part) => part.getBoundingClientRect()).filter((part) => part.width > 0
            && part.left < way.right && way.left < part.right
            && part.top < way.bottom && way.top < part.bottom).length";
    must(tab.press(char::from(Key::Escape).to_string()).await);
    for (name, size) in SIZES {
        must(tab.resize(size).await);
        assert_eq!(must(tab.ask(covered).await), json!(0), "{name}");
    }
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
