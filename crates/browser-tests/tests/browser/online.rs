//! People who play together, each in their own browser.

use havana_browser_tests::{Clicker, DESK, Host, House, PHONE, Size, Step, TABLET};
use havana_protocol::{ToClient, decode};
use havana_rules::Event;
use serde_json::json;

use crate::{Tests, fail};

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

async fn three_play_and_one_watches(_: &mut Host, houses: &[House]) {
    let [ana, bea, cem, dora] = houses else { panic!("four windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(3, &[("#new-players", 1)]).await);
    fail(bea.come_by_link(&link, "Bea").await);
    fail(cem.come_by_link(&link, "Cem").await);
    for house in [ana, bea, cem] {
        fail(house.wait_for("main.play").await);
    }
    fail(dora.visit_listening(&link).await);
    fail(dora.wait_for("main.play").await);
    fail(
        ana.wait_until("document.querySelector('#company').textContent.includes('1 person')").await,
    );

    // Something is said in every language, and read by everybody.
    fail(ana.click("#company-toggle").await);
    fail(ana.click("#phrase-0").await);
    fail(ana.write("#say", "¡Hola, Bea!").await);
    fail(ana.click("#say-it").await);
    fail(ana.click("#company-toggle").await);
    for house in [bea, dora] {
        let said = "document.querySelector('#said').textContent.includes('¡Hola, Bea!')";
        fail(house.wait_until(said).await);
    }
    // Cem does not want to hear her any more, and everybody else does.
    fail(cem.click("#company-toggle").await);
    fail(cem.click("#company .people .seat-0 .answer").await);
    fail(ana.click("#company-toggle").await);
    fail(ana.click("#phrase-1").await);
    fail(ana.click("#company-toggle").await);
    fail(bea.wait_until("document.querySelectorAll('#said li').length === 3").await);
    assert_eq!(fail(cem.count("#said li").await), 0);
    fail(cem.click("#company-toggle").await);

    let whole = async |house: &House, seed: u64, size: Size| {
        fail(Clicker::new(seed, size).play(house).await);
    };
    // Bea loses her line again and again, and with it nothing.
    let broken = async {
        let mut clicker = Clicker::new(2, PHONE);
        let mut steps = 0;
        while fail(clicker.step(bea).await) != Step::Over {
            steps += 1;
            if steps % 5 == 0 {
                fail(bea.break_line().await);
            }
        }
        assert!(fail(bea.lines().await) > 2, "the connection was made again");
    };
    tokio::join!(whole(ana, 1, DESK), broken, whole(cem, 3, TABLET));

    // A spectator saw all of it, and no hidden cards.
    fail(dora.wait_for(".finish").await);
    assert_eq!(fail(dora.count("#hand button, [data-card]").await), 0);
    let frames = fail(dora.heard().await);
    let mut seen = 0;
    for frame in frames {
        let ToClient::Seen { events, .. } = fail(decode::<ToClient>(&frame)) else { continue };
        for event in events {
            seen += 1;
            match event.0 {
                Event::PairChosen { cards, .. } => assert_eq!(cards, None),
                Event::CardTakenUp { card, .. } | Event::CardLaid { card, .. } => {
                    assert_eq!(card, None);
                }
                _ => {}
            }
        }
    }
    assert!(seen > 100, "a whole game was seen");
    let outcome = fail(ana.text(".ranking").await);
    for house in [bea, cem, dora] {
        assert_eq!(fail(house.text(".ranking").await), outcome);
    }
    // The record is there, and the same people meet again.
    fail(ana.wait_for(".finish .chart").await);
    fail(ana.click("#rematch").await);
    fail(
        cem.wait_until("document.querySelector('.finish').textContent.includes('play again')")
            .await,
    );
    fail(cem.click("#rematch").await);
    fail(bea.click("#rematch").await);
    for house in [ana, bea, cem] {
        fail(house.wait_for("main.play .decide").await);
    }
}

async fn the_first_page_leads_to_the_lobby(house: &House) {
    fail(house.visit("").await);
    fail(house.click("#to-online").await);
    // One can look around without a name, and is asked for one to sit down.
    fail(house.wait_for("#running-games").await);
    assert!(!fail(house.has("#name-go").await));
    fail(house.click("#quick").await);
    fail(house.wait_for("form #name").await);
    fail(house.click("#new-table").await);
    fail(house.write("#name", "Ana").await);
    fail(house.click("#name-go").await);
    fail(house.wait_for("#make").await);
    fail(house.ask("location.hash = 'online'").await);
    // What is said closes by key, and the focus is where it was.
    fail(house.make_table(FEW, &[]).await);
    fail(house.click("#fill").await);
    fail(house.click("#company-toggle").await);
    fail(house.wait_for("#company:not(.hidden)").await);
    fail(house.press(char::from(thirtyfour::Key::Escape).to_string()).await);
    fail(house.wait_for("#company.hidden").await);
    let focus = fail(house.ask("return document.activeElement.id").await);
    assert_eq!(focus, json!("company-toggle"));
}

async fn a_guest_becomes_somebody(_: &mut Host, houses: &[House]) {
    let [ana, bea, elsewhere] = houses else { panic!("three windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[]).await);
    assert!(fail(ana.has("#copy-invite").await));
    // The link is enough, and a name.
    fail(bea.come_by_link(&link, "Bea").await);
    fail(bea.wait_for("main.play").await);
    fail(ana.wait_for("main.play").await);
    fail(bea.wait_for("#seat-0").await);
    assert!(fail(bea.text("#seat-0").await).contains("Ana"));
    assert!(fail(ana.text("#seat-1").await).contains("Bea"));
    // A deal may need a swap first (R2.2), and that may be Bea's.
    let mut swapping = Clicker::new(7, PHONE);
    while !fail(ana.has(".decide.asked").await) {
        if fail(bea.has(".decide.asked[data-choice=swap]").await) {
            fail(swapping.step(bea).await);
        }
    }
    // A player who looks elsewhere sees in the title and the icon of the page that it is her turn.
    let told = "document.title.startsWith('●')
        && document.querySelector('link[rel=icon]').href.startsWith('data:')";
    fail(ana.wait_until(told).await);
    let mut clicker = Clicker::new(6, DESK);
    while fail(ana.has(".decide.asked").await) {
        fail(clicker.step(ana).await);
    }
    fail(ana.wait_until("document.title === 'Havana'").await);

    // An account carries everything over, to any other browser.
    fail(bea.goto("online#online/account").await);
    fail(bea.write("#login", "bea").await);
    fail(bea.write("#password", "a long password").await);
    fail(bea.click("#send").await);
    fail(bea.wait_for("#sign-out").await);
    fail(elsewhere.visit_listening("online#online/account").await);
    fail(elsewhere.write("#login", "bea").await);
    fail(elsewhere.write("#password", "a long password").await);
    fail(elsewhere.click("#send").await);
    fail(elsewhere.wait_for("#sign-out").await);
    fail(elsewhere.click("#to-online-games").await);
    fail(elsewhere.click("#my-games .table-line button").await);
    fail(elsewhere.wait_for("main.play .own").await);
    assert!(fail(elsewhere.text(".own").await).contains("Bea"));

    // Why a game is not rated stands at the table.
    fail(elsewhere.click("#company-toggle").await);
    assert!(fail(elsewhere.text("#company").await).contains("rated"));

    // Signed out everywhere, she is a stranger here.
    fail(bea.click("#sign-out-everywhere").await);
    fail(bea.wait_for("#send").await);
    fail(elsewhere.goto("online#online/new").await);
    fail(elsewhere.refresh().await);
    fail(elsewhere.wait_for("#name").await);
    // The browser itself says that the server did not know her.
    let told = fail(elsewhere.console().await);
    assert!(told.iter().all(|entry| entry.contains("401")), "{told:?}");
}
