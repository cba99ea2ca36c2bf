//! People who play together, each in their own browser.

use std::time::Duration;

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
    tests.add_party("leaving is honest", &[DESK, PHONE], leaving_is_honest);
    tests.add_party("who resigns cannot win", &[DESK, PHONE, DESK], who_resigns_cannot_win);
    tests.add("the first page leads to the lobby", DESK, the_first_page_leads_to_the_lobby);
    tests.add_party(
        "a page follows a restored backup",
        &[DESK, PHONE],
        a_page_follows_a_restored_backup,
    );
    tests.add_party("a game outlives its server", &[DESK, PHONE], a_game_outlives_its_server);
}

/// A target for a short game.
const FEW: u8 = 5;

async fn three_play_and_one_watches(_: &mut Host, houses: &[House]) {
    let [ana, bea, cem, dora] = houses else { panic!("four windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[("#new-players", 1)]).await);
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
async fn keeps_its_line(house: &House) {
    let lines = fail(house.lines().await);
    // A page out of step made several lines a second.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(fail(house.lines().await), lines, "the line is made again and again");
}

/// A server whose database was set back to a backup: open pages show the game as it is there now.
async fn a_page_follows_a_restored_backup(host: &mut Host, houses: &[House]) {
    let [ana, bea] = houses else { panic!("two windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[("#new-pace", 3)]).await);
    fail(bea.come_by_link(&link, "Bea").await);
    for house in [ana, bea] {
        fail(house.wait_for("main.play").await);
        fail(house.ask("window.isSamePage = true").await);
    }
    let mut clickers = [Clicker::new(4, DESK), Clicker::new(5, PHONE)];
    let round = "return document.querySelector('.bar .round b').textContent";
    let table = "return [...document.querySelectorAll('.player .purse, .player .laid')].map((p) => p.innerText)";
    until_round(2, houses, &mut clickers).await;
    let backup = fail(host.backup().await);
    let (before, then) = (fail(ana.ask(table).await), fail(ana.ask(round).await));
    until_round(4, houses, &mut clickers).await;
    assert_ne!(fail(ana.ask(round).await), then);

    fail(host.restart_from(&backup).await);
    for house in houses {
        let is_back = format!("document.querySelector('.bar .round b').textContent === {then}");
        fail(house.wait_until(&is_back).await);
        fail(house.wait_until("document.querySelector('#broken') === null").await);
        assert_eq!(fail(house.ask("return window.isSamePage").await), json!(true), "not reloaded");
        keeps_its_line(house).await;
        let told = fail(house.console().await);
        assert!(told.iter().all(|entry| entry.contains("/socket")), "{told:?}");
    }
    assert_eq!(fail(ana.ask(table).await), before);
    // From here on it goes another way, to its end.
    let [first, second] = &mut clickers;
    tokio::join!(async { fail(first.play(ana).await) }, async { fail(second.play(bea).await) });
}

/// Plays until this round is shown to both, and one of them is asked.
async fn until_round(round: u32, houses: &[House], clickers: &mut [Clicker; 2]) {
    let reached = format!(
        "return Number(document.querySelector('.bar .round b').textContent.match(/\\d+/)[0]) >= {round}"
    );
    loop {
        let mut asked = false;
        for (house, clicker) in houses.iter().zip(clickers.iter_mut()) {
            if fail(house.has(".decide.asked").await) {
                asked = true;
                if fail(house.ask(&reached).await) == json!(true) {
                    return;
                }
                fail(clicker.step(house).await);
            }
        }
        if !asked {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Presses a button that takes no notice of a press too soon after the one before.
async fn press_for_sure(house: &House, button: &str) {
    tokio::time::sleep(Duration::from_millis(600)).await;
    fail(house.click(button).await);
}

async fn a_game_outlives_its_server(host: &mut Host, houses: &[House]) {
    let [ana, bea] = houses else { panic!("two windows") };
    fail(ana.come_in("Ana").await);
    let link = fail(ana.make_table(FEW, &[("#new-pace", 5)]).await);
    fail(bea.come_by_link(&link, "Bea").await);
    let mut clickers = [Clicker::new(4, DESK), Clicker::new(5, PHONE)];
    // Both choose their opening cards.
    fail(ana.wait_for("main.play").await);
    fail(bea.wait_for("main.play").await);
    let opened = "return document.querySelector('.player .number b').textContent !== '–'";
    while fail(ana.ask(opened).await) != json!(true) {
        for (house, clicker) in [ana, bea].into_iter().zip(&mut clickers) {
            if fail(house.has(".decide.asked").await) {
                fail(clicker.step(house).await);
            }
        }
    }
    let table = "return [...document.querySelectorAll('.player .purse')].map((p) => p.innerText)";
    let before = fail(ana.ask(table).await);

    host.stop();
    fail(ana.wait_for("#broken").await);
    fail(host.restart().await);
    fail(ana.wait_until("document.querySelector('#broken') === null").await);
    fail(bea.wait_until("document.querySelector('#broken') === null").await);
    assert_eq!(fail(ana.ask(table).await), before);
    // Loaded again, the game is where it was, and among mine.
    fail(bea.goto("online#online").await);
    fail(bea.click("#my-tables .table-line button").await);
    fail(bea.wait_for("main.play .own").await);
    // A line that could not be made is told to the console by the browser itself.
    for house in [ana, bea] {
        let told = fail(house.console().await);
        assert!(told.iter().all(|entry| entry.contains("/socket")), "{told:?}");
    }
    let [first, second] = &mut clickers;
    let patience = tokio::time::timeout(Duration::from_mins(8), async {
        tokio::join!(async { fail(first.play(ana).await) }, async { fail(second.play(bea).await) })
    });
    assert!(patience.await.is_ok(), "the game continues to its end");
}
