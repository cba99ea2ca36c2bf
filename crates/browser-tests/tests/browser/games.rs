//! Whole games, clicked and typed to their end.

use havana_browser_tests::{Clicker, DESK, House, PHONE, Size};
use thirtyfour::prelude::*;

use crate::fail;

/// Sets a table up by clicks: one person against bots that choose at random.
async fn set_up(house: &House, players: usize, seed: u64) -> WebDriverResult<()> {
    house.visit(&format!("?seed={seed}#setup")).await?;
    house.click(&format!("#players-{players}")).await?;
    for place in 1..players {
        let who = house.wait_for(&format!("#who-{place}")).await?;
        let choices = who.find_all(By::Css("option")).await?;
        choices[2].click().await?;
    }
    house.click("#start").await
}

async fn whole_game(players: usize, seed: u64, size: Size) {
    let house = fail(House::open(size).await);
    fail(set_up(&house, players, seed).await);
    let mut clicker = Clicker::new(seed);
    fail(clicker.play(&house).await);
    assert!(
        clicker.kinds.contains("opening") && clicker.kinds.contains("lay"),
        "{:?}",
        clicker.kinds
    );
    assert_eq!(fail(house.driver.find_all(By::Css(".ranking li")).await).len(), players);
    assert_eq!(fail(house.console().await), [""; 0]);
    fail(house.close().await);
}

#[tokio::test]
async fn two_players_are_clicked_to_the_end() {
    whole_game(2, 21, DESK).await;
}

#[tokio::test]
async fn three_players_are_clicked_to_the_end() {
    whole_game(3, 22, DESK).await;
}

#[tokio::test]
async fn four_players_are_clicked_to_the_end_on_a_phone() {
    whole_game(4, 23, PHONE).await;
}

/// One click on the first page, and a game against three bots has begun.
#[tokio::test]
async fn one_click_begins_a_game() {
    let house = fail(House::open(DESK).await);
    fail(house.visit("").await);
    fail(house.click("#play-now").await);
    fail(house.wait_for(".decide.asked").await);
    assert_eq!(fail(house.driver.find_all(By::Css("#hand .card")).await).len(), 13);
    assert_eq!(fail(house.driver.find_all(By::Css(".building.end")).await).len(), 4);
    assert_eq!(fail(house.driver.find_all(By::Css(".player")).await).len(), 4);
    assert_eq!(fail(house.console().await), [""; 0]);
    fail(house.close().await);
}
