//! Replays: by link, by file, step by step and from any point of view.

use std::path::PathBuf;

use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::{Stop, middle};
use havana_browser_tests::{DESK, PHONE, Tab};
use havana_client::to_link;
use havana_rules::{Seat, Viewer};
use havana_table::{Record, Replay};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::decisions::kept_record;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a shared link shows the whole game", DESK, a_shared_link_shows_the_whole_game);
    tests.add("a replay plays by itself and is played on", PHONE, played_on);
    tests.add("a featured game and live bots can be watched", DESK, featured_and_live);
    tests.add("the record is saved, shared and opened again", DESK, saved_and_opened_again);
}

/// The step shown, and what lies before the eyes: points by seat, and the open hands.
async fn shown(tab: &Tab) -> (u64, Vec<u64>, Vec<usize>) {
    let look = "const number = (text) => Number(text);
        return [number(document.querySelector('#scrub').value),
            [0, 1, 2, 3].map((seat) => document.querySelector(`#seat-${seat} .points b`)).filter(Boolean).map((at) => number(at.textContent)),
            [...document.querySelectorAll('.open-hand')].map((hand) => hand.querySelectorAll('li').length)]";
    must(serde_json::from_value(must(tab.ask(look).await)))
}

/// The same by the rules alone.
fn expected(record: &Record, step: usize, eyes: &[Seat]) -> (u64, Vec<u64>, Vec<usize>) {
    let mut replay = Replay::new(record);
    replay.seek(step);
    let open = replay.state().open();
    let points = open.seats().map(|seat| open.player(seat).points().into()).collect();
    let hand =
        |&seat: &Seat| replay.state().view(Viewer::Seat(seat)).hand().map_or(0, |hand| hand.len());
    (step as u64, points, eyes.iter().map(hand).collect())
}

async fn a_shared_link_shows_the_whole_game(tab: &Tab) {
    let record = must(greedy_game(3, 5));
    let (all, last) = (&Seat::ALL[..3], record.inputs().len());
    must(tab.visit(&format!("#game={}", to_link(&record))).await);
    must(tab.wait_for("#scrub").await);
    let first = shown(tab).await.0 as usize;
    assert!(first > 0, "the setting-up is passed over");
    must(tab.click("#replay-forward").await);
    assert_eq!(shown(tab).await, expected(&record, first + 1, all));
    must(tab.click("#replay-back").await);
    assert_eq!(shown(tab).await, expected(&record, first, all));
    must(tab.click("#replay-last").await);
    assert_eq!(shown(tab).await, expected(&record, last, all));
    // The slider, by the keyboard.
    must(tab.ask("document.querySelector('#scrub').focus()").await);
    must(tab.press(char::from(Key::Left).to_string().repeat(7)).await);
    assert_eq!(shown(tab).await, expected(&record, last - 7, all));
    // Through other eyes: everybody's, the public's, and one player's.
    must(tab.choose("#eyes", 1).await);
    assert_eq!(shown(tab).await, expected(&record, last - 7, &[]));
    must(tab.choose("#eyes", 3).await);
    assert_eq!(shown(tab).await, expected(&record, last - 7, &all[1..2]));
    must(tab.click("#replay-first").await);
    assert_eq!(shown(tab).await, expected(&record, 0, &all[1..2]));
}

async fn played_on(tab: &Tab) {
    let record = must(greedy_game(2, 6));
    must(tab.visit(&format!("#game={}", to_link(&record))).await);
    must(tab.wait_for("#scrub").await);
    let first = shown(tab).await.0;
    must(tab.click("#replay-play").await);
    must(tab.wait_until(&format!("document.querySelector('#scrub').value > {first} + 1")).await);
    must(tab.click("#replay-play").await);
    let stopped = shown(tab).await.0 as usize;
    // From here on it is our game: the same so far, and then as we decide.
    must(tab.click("#play-on").await);
    must(tab.wait_for(".decide.asked").await);
    let game = must(kept_record(tab).await);
    assert_eq!(game.inputs()[..stopped], record.inputs()[..stopped]);
    // A link that was cut off is told of.
    must(tab.visit(&format!("#game={}", &to_link(&record)[..100])).await);
    must(tab.wait_for("main .empty").await);
}

async fn saved_and_opened_again(tab: &Tab) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saved");
    let file = folder.join("havana.jsonl");
    let _ = std::fs::remove_file(&file);
    let there = json!({ "behavior": "allow", "downloadPath": folder });
    must(tab.command("Browser.setDownloadBehavior", there).await);
    must(Stop::End.reach(tab, DESK).await);
    let record = must(kept_record(tab).await);
    must(tab.click("#save").await);
    for _ in 0..200 {
        if std::fs::read_to_string(&file).is_ok_and(|text| text == record.to_text()) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_eq!(must(std::fs::read_to_string(&file)), record.to_text());
    // The link carries the same game, and so does the list of games kept.
    must(tab.click("#share").await);
    must(tab.wait_for("input.link").await);
    let link = must(tab.ask("return document.querySelector('input.link').value").await);
    let wanted = format!("#game={}", to_link(&record));
    // The server stores it under a short link; without one the link carries the whole game.
    let short = link.as_str().and_then(|link| link.split_once("/#s=")).map(|(_, id)| id.to_owned());
    let short = short.unwrap_or_else(|| panic!("no short link: {link}"));
    assert_eq!(short.len(), 13, "{link}");
    must(tab.cut_off(true).await);
    must(tab.click("#share").await);
    let long = format!("document.querySelector('input.link').value.endsWith('{wanted}')");
    must(tab.wait_until(&long).await);
    must(tab.cut_off(false).await);
    // Another program shows the analysis, and it is open there.
    must(tab.click("#analyse").await);
    must(tab.wait_for("#study").await);
    must(tab.ask(&format!("location.hash = 's={short}'")).await);
    must(tab.wait_for("#scrub").await);
    must(tab.ask("location.hash = 's=0000000000000'").await);
    must(tab.wait_for("main .empty").await);
    // The browser itself complains about what could not be loaded.
    let noise = must(tab.console().await);
    assert!(noise.iter().all(|line| line.contains("Failed to load resource")), "{noise:?}");
    must(tab.ask("location.hash = 'replay'").await);
    must(tab.wait_for("#record-file").await);
    assert_eq!(must(tab.count(".saved li .answer").await), 1);
    let input = must(tab.driver.find(By::Css("#record-file")).await);
    must(input.send_keys(file.to_string_lossy().into_owned()).await);
    must(tab.wait_for("#scrub").await);
    assert_eq!(must(tab.ask("return location.hash").await), json!(wanted));
}

async fn featured_and_live(tab: &Tab) {
    let saved = must(middle()).to_text();
    must(tab.visit_with("#replay", &[("havana.game", &saved)]).await);
    must(tab.click("#watch-featured").await);
    must(tab.wait_for("#scrub").await);
    let names = must(tab.text(".players").await);
    assert!(names.contains("Celia") && names.contains("Omara"), "{names}");
    // A live table of bots leaves the saved game alone.
    must(tab.ask("location.hash = 'replay'").await);
    must(tab.click("#watch-bots").await);
    must(tab.wait_until("document.querySelectorAll('.log li').length > 20").await);
    assert_eq!(must(tab.count(".player").await), 4);
    let kept = "return localStorage.getItem('havana.game')";
    assert_eq!(must(tab.ask(kept).await), json!(saved));
    must(tab.ask("location.hash = 'play'").await);
    must(tab.wait_for(".decide.asked").await);
}
