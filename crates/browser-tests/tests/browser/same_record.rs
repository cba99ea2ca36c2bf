//! The same seeded game, played natively and in the browser, ends in the same record.

use havana_bots::Level;
use havana_browser_tests::{DESK, House};
use havana_client::{Session, Setup, Sitter, to_link};
use havana_rules::Deck;
use havana_table::{Dice, Purpose, Seed};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::fail;

const SEED: u64 = 77;

fn played_natively(names: Vec<String>) -> String {
    let setup = Setup {
        sitters: vec![Sitter::Bot(Level::Greedy); 3],
        names,
        ages: None,
        deck: Deck::house(),
        target: None,
        memory_aid: true,
    };
    let dice = Dice::seeded(Seed::of_game(SEED, 0, Purpose::Dice));
    let mut session = fail(Session::begin(&setup, dice, SEED));
    session.let_bots_play();
    to_link(&session.record())
}

#[tokio::test]
async fn natively_and_in_the_browser_the_record_is_the_same() {
    let house = fail(House::open(DESK).await);
    fail(house.visit(&format!("?seed={SEED}#setup")).await);
    fail(house.click("#players-3").await);
    for place in 0..3 {
        let who = fail(house.wait_for(&format!("#who-{place}")).await);
        fail(fail(who.find_all(By::Css("option")).await)[2].click().await);
    }
    fail(house.click("#start").await);
    fail(house.wait_for(".finish").await);
    let kept =
        fail(house.ask("return localStorage.getItem('havana.finished').split('\\n')[0]").await);
    let names = fail(house.driver.find_all(By::Css(".order .name")).await);
    let mut by_seat = vec![String::new(); 3];
    for (name, place) in names.iter().zip(0..) {
        let seat: usize = {
            let line = fail(name.parent().await);
            let class = fail(line.class_name().await).unwrap_or_default();
            let digit =
                class.split_whitespace().find_map(|word| word.strip_prefix("seat-")?.parse().ok());
            digit.unwrap_or(place)
        };
        by_seat[seat] = fail(name.text().await);
    }
    assert_eq!(kept, json!(played_natively(by_seat)));
    fail(house.close().await);
}
