//! Leaving a game among people: for a while, for good, and what becomes of it.

use std::time::Duration;

use havana_browser_tests::{Clicker, DESK, Host, House, PHONE};
use havana_words::{Language, Words};
use serde_json::json;
use thirtyfour::Key;

use crate::online::FEW;
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add_party("leaving is honest", &[DESK, PHONE], leaving_is_honest);
    tests.add_party("who resigns cannot win", &[DESK, PHONE, DESK], who_resigns_cannot_win);
}

/// Both are told of it, and table, list and words agree on who has won. The offer to play again
/// reaches who has left.
async fn who_resigns_cannot_win(_: &mut Host, houses: &[House]) {
    let [ana, bea, dora] = houses else { panic!("three windows") };
    fail(ana.come_in("Ana").await);
    fail(ana.click("#new-table").await);
    fail(ana.choose("#new-pace", 3).await);
    fail(ana.write("#target", "1").await);
    fail(ana.click("#public").await);
    fail(ana.click("#make").await);
    fail(ana.wait_for("#invite").await);
    // A game to one point is not rated.
    assert!(fail(ana.text("main .about").await).contains("not rated"));
    let link =
        fail(ana.ask("return document.querySelector('#invite').value.split('/t/')[1]").await);
    let link = format!("t/{}", link.as_str().unwrap_or_default());
    // The link as a picture to scan.
    fail(ana.wait_until("document.querySelector('#qr')?.naturalWidth > 0").await);
    fail(bea.come_by_link(&link, "Bea").await);
    fail(dora.visit_listening(&link).await);
    for house in [ana, bea, dora] {
        fail(house.wait_for("main.play .decide").await);
    }
    // Who watches has nothing to take back, and who plays nothing that was sent.
    let undo = "return document.querySelector('#undo').checkVisibility()";
    for house in [dora, ana] {
        assert_eq!(fail(house.ask(undo).await), json!(false));
    }
    // By key it is told why, and that vanishes by itself.
    let keys = ana.driver.action_chain().key_down(Key::Control).send_keys("z");
    fail(keys.key_up(Key::Control).perform().await);
    let words = Words::new(Language::English);
    fail(ana.wait_for("#notice:not(.hidden)").await);
    assert_eq!(fail(ana.text("#notice").await), words.text("act-undo-online"));
    fail(ana.wait_for("#notice.hidden").await);
    // My own game is not among those of others.
    fail(dora.come_in("Dora").await);
    fail(dora.ask("location.hash = 'online/games'").await);
    fail(dora.wait_for("#public-games .table-line").await);

    fail(bea.click("#company-toggle").await);
    fail(bea.click("#resign").await);
    press_for_sure(bea, "#resign-really").await;
    fail(bea.wait_for("#you-resigned").await);
    assert!(fail(ana.text("#other-resigned").await).contains("Bea"));
    fail(ana.click("#resigned-seen").await);
    fail(ana.wait_until("!document.querySelector('#other-resigned')").await);
    fail(ana.wait_for("#seat-1 .resigned").await);
    fail(bea.click("#resigned-leave").await);
    fail(bea.wait_for("#new-table").await);

    fail(Clicker::new(8, DESK).play(ana).await);
    fail(ana.wait_for(".finish .chart").await);
    let outcome = fail(ana.text(".finish .outcome").await);
    assert!(outcome.contains("You win") || outcome.contains("you win"), "{outcome}");
    fail(ana.click("#rematch").await);
    fail(bea.click(".rematch-offer button").await);
    for house in [ana, bea] {
        fail(house.wait_for("main.play .decide").await);
    }
    fail(ana.ask("location.hash = 'online/games'").await);
    let won = "[...document.querySelectorAll('#my-games li li')].some((seat) => seat.textContent.includes('Ana') && seat.textContent.includes('won'))";
    fail(ana.wait_until(won).await);
    let others = "return [...document.querySelectorAll('#my-games li li, #public-games li li')]
        .filter((seat) => seat.textContent.includes('Bea') && seat.textContent.includes('won')).length";
    assert_eq!(fail(ana.ask(others).await), json!(0));
    assert_eq!(fail(ana.count("#public-games .table-line").await), 0);
}

async fn leaving_is_honest(_: &mut Host, houses: &[House]) {
    let [ana, bea] = houses else { panic!("two windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[]).await);
    fail(bea.come_by_link(&link, "Bea").await);
    fail(bea.wait_for("main.play").await);
    fail(ana.wait_for("main.play").await);
    let bea_is = async |status: &str| {
        fail(ana.wait_for(&format!("#seat-1 .presence[data-is={status}]")).await);
    };
    bea_is("company-here").await;

    // A bot plays for her as long as she likes.
    fail(bea.click("#company-toggle").await);
    fail(bea.click("#hand-over").await);
    bea_is("company-stand-in").await;
    fail(bea.click("#company-toggle").await);
    fail(bea.click("#sit-down").await);
    bea_is("company-here").await;

    // What cannot be undone takes two presses that are no double click, and the button keeps the
    // focus in between.
    fail(bea.click("#company-toggle").await);
    fail(bea.wait_for("#resign").await);
    let twice = "const it = document.querySelector('#resign'); it.focus(); it.click(); it.click()";
    fail(bea.ask(twice).await);
    fail(bea.wait_for("#resign-really").await);
    let focus = fail(bea.ask("return document.activeElement.id").await);
    assert_eq!(focus, json!("resign-really"));
    bea_is("company-here").await;
    press_for_sure(bea, "#resign-really").await;
    bea_is("company-resigned").await;
    assert!(!fail(bea.has("#sit-down").await));

    fail(bea.goto("online#online/account").await);
    fail(bea.click("#delete").await);
    assert!(fail(bea.has("#who").await));
    press_for_sure(bea, "#delete-really").await;
    fail(bea.wait_until("document.querySelector('#who') === null").await);
    fail(bea.refresh().await);
    fail(bea.wait_for("#send").await);
    assert!(!fail(bea.has("#who").await));
    // To the others she has no name now, and the game continues.
    // Her page finds out when the line is made again, and drops what it has: the name is gone.
    fail(ana.break_line().await);
    fail(ana.wait_until("!document.querySelector('#seat-1')?.textContent.includes('Bea')").await);
    fail(ana.wait_for(".decide.asked").await);
    keeps_its_line(ana).await;
}

/// The line that is made now lasts: several signs of life are answered on the same one.
pub(crate) async fn keeps_its_line(house: &House) {
    let lines = fail(house.lines().await);
    // A page out of step made several lines a second.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(fail(house.lines().await), lines, "the line is made again and again");
}

/// Presses a button that takes no notice of a press too soon after the one before.
async fn press_for_sure(house: &House, button: &str) {
    tokio::time::sleep(Duration::from_millis(600)).await;
    fail(house.click(button).await);
}
