//! Leaving a game among people: for a while, for good, and what becomes of it.

use std::time::Duration;

use havana_browser_tests::{Clicker, DESK, Host, PHONE, Tab};
use havana_words::{Language, Words};
use serde_json::json;
use thirtyfour::Key;

use crate::online::FEW;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add_party("leaving is honest", &[DESK, PHONE], leaving_is_honest);
    tests.add_party("who resigns cannot win", &[DESK, PHONE, DESK], who_resigns_cannot_win);
}

/// Both are told of it, and table, list and words agree on who has won. The offer to play again
/// reaches who has left.
async fn who_resigns_cannot_win(_: &mut Host, tabs: &[Tab]) {
    let [ana, bea, dora] = tabs else { panic!("three windows") };
    must(ana.come_in("Ana").await);
    must(ana.click("#new-table").await);
    must(ana.choose("#new-pace", 3).await);
    must(ana.write("#target", "1").await);
    must(ana.click("#public").await);
    must(ana.click("#make").await);
    must(ana.wait_for("#invite").await);
    // A game to one point is not rated.
    assert!(must(ana.text("main .about").await).contains("not rated"));
    let link =
        must(ana.ask("return document.querySelector('#invite').value.split('/t/')[1]").await);
    let link = format!("t/{}", link.as_str().unwrap_or_default());
    // The link as a picture to scan.
    must(ana.wait_until("document.querySelector('#qr')?.naturalWidth > 0").await);
    must(bea.come_by_link(&link, "Bea").await);
    must(dora.visit_listening(&link).await);
    for tab in [ana, bea, dora] {
        must(tab.wait_for("main.play .decide").await);
    }
    // Who watches has nothing to take back, and who plays nothing that was sent.
    let undo = "return document.querySelector('#undo').checkVisibility()";
    for tab in [dora, ana] {
        assert_eq!(must(tab.ask(undo).await), json!(false));
    }
    // By key it is told why, and that vanishes by itself.
    let keys = ana.driver.action_chain().key_down(Key::Control).send_keys("z");
    must(keys.key_up(Key::Control).perform().await);
    let words = Words::new(Language::English);
    must(ana.wait_for("#notice:not(.hidden)").await);
    assert_eq!(must(ana.text("#notice").await), words.text("act-undo-online"));
    must(ana.wait_for("#notice.hidden").await);
    // My own game is not among those of others.
    must(dora.come_in("Dora").await);
    must(dora.ask("location.hash = 'online/games'").await);
    must(dora.wait_for("#public-games .table-line").await);

    must(bea.click("#company-toggle").await);
    must(bea.click("#resign").await);
    press_for_sure(bea, "#resign-really").await;
    must(bea.wait_for("#you-resigned").await);
    assert!(must(ana.text("#other-resigned").await).contains("Bea"));
    must(ana.click("#resigned-seen").await);
    must(ana.wait_until("!document.querySelector('#other-resigned')").await);
    must(ana.wait_for("#seat-1 .resigned").await);
    must(bea.click("#resigned-leave").await);
    must(bea.wait_for("#new-table").await);

    must(Clicker::new(8, DESK).play(ana).await);
    must(ana.wait_for(".finish .chart").await);
    let outcome = must(ana.text(".finish .outcome").await);
    assert!(outcome.contains("You win") || outcome.contains("you win"), "{outcome}");
    must(ana.click("#rematch").await);
    must(bea.click(".rematch-offer button").await);
    for tab in [ana, bea] {
        must(tab.wait_for("main.play .decide").await);
    }
    must(ana.ask("location.hash = 'online/games'").await);
    let won = "[...document.querySelectorAll('#my-games li li')].some((seat) => seat.textContent.includes('Ana') && seat.textContent.includes('won'))";
    must(ana.wait_until(won).await);
    let others = "return [...document.querySelectorAll('#my-games li li, #public-games li li')]
        .filter((seat) => seat.textContent.includes('Bea') && seat.textContent.includes('won')).length";
    assert_eq!(must(ana.ask(others).await), json!(0));
    assert_eq!(must(ana.count("#public-games .table-line").await), 0);
}

async fn leaving_is_honest(_: &mut Host, tabs: &[Tab]) {
    let [ana, bea] = tabs else { panic!("two windows") };
    must(ana.come_in("Ana").await);
    let link = must(ana.make_table(FEW, &[]).await);
    must(bea.come_by_link(&link, "Bea").await);
    must(bea.wait_for("main.play").await);
    must(ana.wait_for("main.play").await);
    let bea_is = async |status: &str| {
        must(ana.wait_for(&format!("#seat-1 .presence[data-is={status}]")).await);
    };
    bea_is("company-here").await;

    // A bot plays for her as long as she likes.
    must(bea.click("#company-toggle").await);
    must(bea.click("#hand-over").await);
    bea_is("company-stand-in").await;
    must(bea.click("#company-toggle").await);
    must(bea.click("#sit-down").await);
    bea_is("company-here").await;

    // What cannot be undone takes two presses that are no double click, and the button keeps the
    // focus in between.
    must(bea.click("#company-toggle").await);
    must(bea.wait_for("#resign").await);
    let twice = "const it = document.querySelector('#resign'); it.focus(); it.click(); it.click()";
    must(bea.ask(twice).await);
    must(bea.wait_for("#resign-really").await);
    let focus = must(bea.ask("return document.activeElement.id").await);
    assert_eq!(focus, json!("resign-really"));
    bea_is("company-here").await;
    press_for_sure(bea, "#resign-really").await;
    bea_is("company-resigned").await;
    assert!(!must(bea.has("#sit-down").await));

    must(bea.goto("online#online/account").await);
    must(bea.click("#delete").await);
    assert!(must(bea.has("#who").await));
    press_for_sure(bea, "#delete-really").await;
    must(bea.wait_until("document.querySelector('#who') === null").await);
    must(bea.refresh().await);
    must(bea.wait_for("#send").await);
    assert!(!must(bea.has("#who").await));
    // To the others she has no name now, and the game continues.
    // Her page finds out when the line is made again, and drops what it has: the name is gone.
    must(ana.break_line().await);
    must(ana.wait_until("!document.querySelector('#seat-1')?.textContent.includes('Bea')").await);
    must(ana.wait_for(".decide.asked").await);
    keeps_its_line(ana).await;
}

/// The line that is made now lasts: several signs of life are answered on the same one.
pub(crate) async fn keeps_its_line(tab: &Tab) {
    let lines = must(tab.lines().await);
    // A page out of step made several lines a second.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(must(tab.lines().await), lines, "the line is made again and again");
}

/// Presses a button that takes no notice of a press too soon after the one before.
async fn press_for_sure(tab: &Tab, button: &str) {
    tokio::time::sleep(Duration::from_millis(600)).await;
    must(tab.click(button).await);
}
