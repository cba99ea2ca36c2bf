//! People who play together, each in their own browser.

use havana_browser_tests::{Clicker, DESK, Host, PHONE, Size, Step, TABLET, Tab};
use havana_protocol::{ToClient, decode};
use havana_rules::Event;
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add_party(
        "three play and one watches",
        &[DESK, PHONE, TABLET, DESK],
        three_play_and_one_watches,
    );
    tests.add_party("a guest becomes somebody", &[DESK, PHONE, DESK], a_guest_becomes_somebody);
    tests.add("the first page leads to the lobby", DESK, the_first_page_leads_to_the_lobby);
}

/// A target for a short game.
pub(crate) const FEW: u8 = 5;

async fn three_play_and_one_watches(_: &mut Host, tabs: &[Tab]) {
    let [ana, bea, cem, dora] = tabs else { panic!("four windows") };
    must(ana.come_in("Ana").await);
    let link = must(ana.make_table(3, &[("#new-players", 1)]).await);
    must(bea.come_by_link(&link, "Bea").await);
    must(cem.come_by_link(&link, "Cem").await);
    for tab in [ana, bea, cem] {
        must(tab.wait_for("main.play").await);
    }
    must(dora.visit_listening(&link).await);
    must(dora.wait_for("main.play").await);
    must(
        ana.wait_until("document.querySelector('#company').textContent.includes('1 person')").await,
    );

    // Something is said in every language, and read by everybody.
    must(ana.click("#company-toggle").await);
    must(ana.click("#phrase-0").await);
    must(ana.write("#say", "¡Hola, Bea!").await);
    must(ana.click("#say-it").await);
    must(ana.click("#company-toggle").await);
    for tab in [bea, dora] {
        let said = "document.querySelector('#said').textContent.includes('¡Hola, Bea!')";
        must(tab.wait_until(said).await);
    }
    // Cem does not want to hear her any more, and everybody else does.
    must(cem.click("#company-toggle").await);
    must(cem.click("#company .people .seat-0 .answer").await);
    must(ana.click("#company-toggle").await);
    must(ana.click("#phrase-1").await);
    must(ana.click("#company-toggle").await);
    must(bea.wait_until("document.querySelectorAll('#said li').length === 3").await);
    assert_eq!(must(cem.count("#said li").await), 0);
    must(cem.click("#company-toggle").await);

    let whole = async |tab: &Tab, seed: u64, size: Size| {
        must(Clicker::new(seed, size).play(tab).await);
    };
    // Bea loses her line again and again, and with it nothing.
    let broken = async {
        let mut clicker = Clicker::new(2, PHONE);
        let mut steps = 0;
        // A short game can end after a few of her steps, so the first of them breaks it already.
        while must(clicker.step(bea).await) != Step::Over {
            if steps % 12 == 0 {
                must(bea.break_line().await);
            }
            steps += 1;
        }
    };
    tokio::join!(whole(ana, 1, DESK), broken, whole(cem, 3, TABLET));

    // A spectator saw all of it, and no hidden cards.
    must(dora.wait_for(".finish").await);
    assert_eq!(must(dora.count("#hand button, [data-card]").await), 0);
    let frames = must(dora.heard().await);
    let mut is_over = false;
    for frame in frames {
        let ToClient::Seen { events, .. } = must(decode::<ToClient>(&frame)) else { continue };
        for event in events {
            match event.0 {
                Event::PairChosen { cards, .. } => assert_eq!(cards, None),
                Event::CardTakenUp { card, .. } | Event::CardLaid { card, .. } => {
                    assert_eq!(card, None);
                }
                Event::GameOver { .. } => is_over = true,
                _ => {}
            }
        }
    }
    assert!(is_over, "a whole game was seen");
    let outcome = must(ana.text(".ranking").await);
    for tab in [bea, cem, dora] {
        assert_eq!(must(tab.text(".ranking").await), outcome);
    }
    // The record is there, and the same people meet again.
    must(ana.wait_for(".finish .chart").await);
    must(ana.click("#rematch").await);
    must(
        cem.wait_until("document.querySelector('.finish').textContent.includes('play again')")
            .await,
    );
    must(cem.click("#rematch").await);
    must(bea.click("#rematch").await);
    for tab in [ana, bea, cem] {
        must(tab.wait_for("main.play .decide").await);
    }
}

async fn the_first_page_leads_to_the_lobby(tab: &Tab) {
    must(tab.visit("").await);
    must(tab.click("#to-online").await);
    // One can look around without a name, and is asked for one to sit down.
    must(tab.wait_for("#running-games").await);
    // People come before bots.
    assert!(must(tab.has("section:has(#open-tables) ~ .shows").await));
    assert!(!must(tab.has("#name-go").await));
    must(tab.click("#quick").await);
    must(tab.wait_for("form #name").await);
    must(tab.click("#new-table").await);
    must(tab.write("#name", "Ana").await);
    must(tab.click("#name-go").await);
    must(tab.wait_for("#make").await);
    must(tab.ask("location.hash = 'online'").await);
    // What is said closes by key, and the focus is where it was.
    must(tab.make_table(FEW, &[]).await);
    must(tab.click("#fill").await);
    must(tab.click("#company-toggle").await);
    must(tab.wait_for("#company:not(.hidden)").await);
    must(tab.press(char::from(thirtyfour::Key::Escape).to_string()).await);
    must(tab.wait_for("#company.hidden").await);
    let focus = must(tab.ask("return document.activeElement.id").await);
    assert_eq!(focus, json!("company-toggle"));
}

async fn a_guest_becomes_somebody(_: &mut Host, tabs: &[Tab]) {
    let [ana, bea, elsewhere] = tabs else { panic!("three windows") };
    must(ana.come_in("Ana").await);
    let link = must(ana.make_table(FEW, &[]).await);
    assert!(must(ana.has("#copy-invite").await));
    // The link is enough, and a name.
    must(bea.come_by_link(&link, "Bea").await);
    must(bea.wait_for("main.play").await);
    must(ana.wait_for("main.play").await);
    must(bea.wait_for("#seat-0").await);
    assert!(must(bea.text("#seat-0").await).contains("Ana"));
    assert!(must(ana.text("#seat-1").await).contains("Bea"));
    // A deal may need a swap first (R2.2), and that may be Bea's.
    let mut swapping = Clicker::new(7, PHONE);
    while !must(ana.has(".decide.asked").await) {
        if must(bea.has(".decide.asked[data-choice=swap]").await) {
            must(swapping.step(bea).await);
        }
    }
    // A player who looks elsewhere sees in the title and the icon of the page that it is her turn.
    let told = "document.title.startsWith('●')
        && document.querySelector('link[rel=icon]').href.startsWith('data:')";
    must(ana.wait_until(told).await);
    let mut clicker = Clicker::new(6, DESK);
    // A swap of hers is followed by her opening as soon as the server knows it.
    let quiet = "return document.title === 'Havana'";
    while must(ana.ask(quiet).await) != json!(true) {
        if must(ana.has(".decide.asked").await) {
            must(clicker.step(ana).await);
        }
    }

    // An account carries everything over, to any other browser.
    must(bea.goto("online#online/account").await);
    must(bea.write("#login", "bea").await);
    must(bea.write("#password", "a long password").await);
    must(bea.click("#send").await);
    must(bea.wait_for("#sign-out").await);
    must(elsewhere.visit_listening("online#online/account").await);
    must(elsewhere.write("#login", "bea").await);
    must(elsewhere.write("#password", "a long password").await);
    must(elsewhere.click("#send").await);
    must(elsewhere.wait_for("#sign-out").await);
    must(elsewhere.click("#to-online-games").await);
    must(elsewhere.click("#my-games .table-line button").await);
    must(elsewhere.wait_for("main.play .own").await);
    assert!(must(elsewhere.text(".own").await).contains("Bea"));

    // Why a game is not rated stands at the table.
    must(elsewhere.click("#company-toggle").await);
    assert!(must(elsewhere.text("#company").await).contains("rated"));

    // Signed out everywhere, she is a stranger here.
    must(bea.click("#sign-out-everywhere").await);
    must(bea.wait_for("#send").await);
    must(elsewhere.goto("online#online/new").await);
    must(elsewhere.refresh().await);
    must(elsewhere.wait_for("#name").await);
    // The browser itself says that the server did not know her.
    let told = must(elsewhere.console().await);
    assert!(told.iter().all(|entry| entry.contains("401")), "{told:?}");
}
