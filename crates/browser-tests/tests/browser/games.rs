//! Whole games, clicked to their end.

use havana_browser_tests::prepared::{PERSON as SEAT, greedy_game, last_moment};
use havana_browser_tests::{Clicker, DESK, PHONE, Size, TABLET, Tab};
use havana_client::SavedGame;
use havana_rules::{Choice, Decision, Input};
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("four players are clicked to the end on a phone", PHONE, async |tab| {
        whole_game(tab, &[PERSON, RANDOM, GREEDY, RANDOM], 23, PHONE).await;
    });
    tests.add("two people at one screen play a third to the end", TABLET, async |tab| {
        whole_game(tab, &[PERSON, PERSON, GREEDY], 22, TABLET).await;
    });
    tests.add("people who share a device are named", DESK, people_are_named);
    tests.add("two players are clicked to the end", DESK, async |tab| {
        whole_game(tab, &[PERSON, RANDOM], 21, DESK).await;
    });
    tests.add("one click begins a game against three bots", DESK, one_click_begins_a_game);
    tests.add("winning is a moment, and stronger bots come next", DESK, winning);
}

/// Who sits at a seat, by the place in the list of choices.
const PERSON: usize = 0;
const RANDOM: usize = 1;
const GREEDY: usize = 2;

/// Sets a table up by clicks.
async fn set_up(tab: &Tab, sitters: &[usize], seed: u64) -> Result<(), String> {
    tab.visit(&format!("?seed={seed}#setup")).await?;
    tab.click(&format!("#players-{}", sitters.len())).await?;
    for (place, &sitter) in sitters.iter().enumerate() {
        tab.choose(&format!("#who-{place}"), sitter).await?;
    }
    tab.click("#start").await
}

async fn whole_game(tab: &Tab, sitters: &[usize], seed: u64, size: Size) {
    must(set_up(tab, sitters, seed).await);
    let mut clicker = Clicker::new(seed, size);
    must(clicker.play(tab).await);
    for kind in ["opening", "build", "lay"] {
        assert!(clicker.kinds.contains(kind), "{kind} is not in {:?}", clicker.kinds);
    }
    assert!(clicker.too_small.is_empty(), "too small for a finger: {:#?}", clicker.too_small);
    assert_eq!(must(tab.count(".ranking li").await), sitters.len());
    // The game is over, so there is none to continue, but one to replay.
    let kept = "return [localStorage.getItem('havana.game'), localStorage.getItem('havana.finished').split('\\n').length]";
    assert_eq!(must(tab.ask(kept).await), json!([null, 1]));
}

/// "You" may be either of them.
async fn people_are_named(tab: &Tab) {
    must(tab.visit("?seed=22#setup").await);
    must(tab.click("#players-3").await);
    must(tab.click("#people-2").await);
    for (place, name) in ["Papa", "Ana"].into_iter().enumerate() {
        must(tab.write(&format!("#name-{place}"), name).await);
    }
    must(tab.click("#start").await);
    must(tab.wait_for("#open-curtain").await);
    let standing = must(tab.text(".curtain .standing").await);
    assert!(standing.contains("Papa0 points") && standing.contains("Ana0 points"), "{standing}");
    must(Clicker::new(22, DESK).play(tab).await);
    let told = must(tab.ask("return [...document.querySelectorAll('.log .chapters, .finish')].map((at) => at.innerText).join(' ')").await);
    let told = told.as_str().unwrap_or_default();
    assert!(told.contains("Papa plays") && !told.contains("You "), "{told}");
}

async fn one_click_begins_a_game(tab: &Tab) {
    // Other deals may begin with a swap (R2.2).
    must(tab.visit("?seed=11").await);
    must(tab.click("#play-now").await);
    must(tab.wait_for(".decide.asked[data-choice=opening]").await);
    assert_eq!(must(tab.count("#hand .card").await), 13);
    assert_eq!(must(tab.count(".building.end").await), 4);
    assert_eq!(must(tab.count(".player").await), 4);
    // Newcomers play against the easiest bots.
    let names = must(tab.text(".players").await);
    assert!(names.contains("Paquito") && !names.contains("La Doctora"), "{names}");
}

/// A game in which the person at the screen wins with their next building.
fn won_next() -> Option<SavedGame> {
    (0..200).find_map(|seed| {
        let record = greedy_game(2, seed).ok()?;
        let wins = matches!(record.inputs().last(), Some(Input::Decision { seat, decision: Decision::Build { .. } }) if *seat == SEAT);
        let saved = last_moment(&record, |_, choice| choice == Choice::Build).ok()?;
        (wins && saved.record.inputs().len() + 1 == record.inputs().len()).then_some(saved)
    })
}

async fn winning(tab: &Tab) {
    let saved = must(won_next().ok_or("no game ends like that")).to_text();
    let kept = [("havana.game", saved.as_str()), ("havana.strength", "1:3")];
    must(tab.visit_with("#play", &kept).await);
    must(tab.wait_for(".decide.asked").await);
    must(tab.click("#ask-hint").await);
    must(tab.click(".hint li:first-child .answer").await);
    must(tab.wait_for(".malecon.feast .house").await);
    assert!(must(tab.text("#end-title").await).starts_with("You win"));
    assert!(!must(tab.has("#takeaway").await));
    // After three games the next level is offered, and remembered.
    must(tab.click("#next-strength").await);
    // A deal may begin with a swap (R2.2).
    must(tab.wait_for(".decide.asked:is([data-choice=opening], [data-choice=swap])").await);
    assert_eq!(must(tab.ask("return localStorage.getItem('havana.strength')").await), json!("2:0"));
}
