//! Whole games, clicked to their end.

use havana_browser_tests::{Clicker, DESK, House, PHONE, Size, TABLET};
use serde_json::json;

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("four players are clicked to the end on a phone", PHONE, async |house| {
        whole_game(house, &[PERSON, RANDOM, GREEDY, RANDOM], 23, PHONE).await;
    });
    tests.add("two people at one screen play a third to the end", TABLET, async |house| {
        whole_game(house, &[PERSON, PERSON, GREEDY], 22, TABLET).await;
    });
    tests.add("two players are clicked to the end", DESK, async |house| {
        whole_game(house, &[PERSON, RANDOM], 21, DESK).await;
    });
    tests.add("one click begins a game against three bots", DESK, one_click_begins_a_game);
}

/// Who sits at a seat, by the place in the list of choices.
const PERSON: usize = 0;
const RANDOM: usize = 1;
const GREEDY: usize = 2;

/// Sets a table up by clicks.
async fn set_up(house: &House, sitters: &[usize], seed: u64) -> Result<(), String> {
    house.visit(&format!("?seed={seed}#setup")).await?;
    house.click(&format!("#players-{}", sitters.len())).await?;
    for (place, &sitter) in sitters.iter().enumerate() {
        house.choose(&format!("#who-{place}"), sitter).await?;
    }
    house.click("#start").await
}

async fn whole_game(house: &House, sitters: &[usize], seed: u64, size: Size) {
    fail(set_up(house, sitters, seed).await);
    let mut clicker = Clicker::new(seed, size);
    fail(clicker.play(house).await);
    for kind in ["opening", "build", "lay"] {
        assert!(clicker.kinds.contains(kind), "{kind} is not in {:?}", clicker.kinds);
    }
    assert!(clicker.too_small.is_empty(), "too small for a finger: {:#?}", clicker.too_small);
    assert_eq!(fail(house.count(".ranking li").await), sitters.len());
    // The game is over, so there is none to continue, but one to replay.
    let kept = "return [localStorage.getItem('havana.game'), localStorage.getItem('havana.finished').split('\\n').length]";
    assert_eq!(fail(house.ask(kept).await), json!([null, 1]));
}

async fn one_click_begins_a_game(house: &House) {
    // Other deals may begin with a swap (R2.2).
    fail(house.visit("?seed=11").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked[data-choice=opening]").await);
    assert_eq!(fail(house.count("#hand .card").await), 13);
    assert_eq!(fail(house.count(".building.end").await), 4);
    assert_eq!(fail(house.count(".player").await), 4);
}
