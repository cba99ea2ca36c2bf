//! Taking back, and why it is refused; what a click on something forbidden says.

use havana_browser_tests::kinds::continue_game;
use havana_browser_tests::prepared::{PERSON, first_moment};
use havana_browser_tests::{DESK, House, clicks_for};
use havana_rules::{Choice, Decision, Pending};
use havana_table::{Dice, NoUndo, Table};
use havana_words::{Language, Names, Words};
use thirtyfour::prelude::*;

use crate::decisions::{is_made_by_one_press, kept_record};
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a decision is taken back", DESK, a_decision_is_taken_back);
    tests.add("taking back is refused with the reason", DESK, taking_back_is_refused);
    tests.add("clicks are taken back, and refusals say why", DESK, clicks_and_refusals);
}

/// A choice after which nothing is drawn, nothing revealed, and the same person continues.
async fn a_decision_is_taken_back(house: &House) {
    let (saved, (choice, decision, clicks)) = fail(first_moment(|table, choice, legal| {
        let quiet = |&decision: &Decision| {
            let dice = Dice::scripted([]);
            let mut next = Table::resume(table.record(), dice, &mut ()).ok()?;
            next.decide(PERSON, decision, &mut ()).ok()?;
            let mine =
                matches!(next.pending(), Pending::Decide { seats, .. } if seats.contains(PERSON));
            (mine && next.can_undo(PERSON).is_ok()).then_some(decision)
        };
        let decision = legal.iter().filter(|_| legal.len() > 1).find_map(quiet)?;
        Some((choice, decision, clicks_for(table.state().open(), legal, decision)))
    }));
    fail(house.visit("#setup").await);
    fail(continue_game(house, &saved).await);
    fail(house.wait_for(".decide.asked").await);
    for selector in clicks {
        fail(house.click(&selector).await);
    }
    if !is_made_by_one_press(decision) {
        fail(house.click("#confirm.ready").await);
    }
    let before = saved.record.inputs().len();
    while fail(kept_record(house).await).inputs().len() == before {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let made = fail(kept_record(house).await);
    assert_eq!(made.inputs().len(), before + 1, "{choice:?}: {decision:?}");
    let keys = house.driver.action_chain().key_down(Key::Control).send_keys("z");
    fail(keys.key_up(Key::Control).perform().await);
    fail(house.wait_for("#notice:not(.hidden)").await);
    assert_eq!(fail(kept_record(house).await), saved.record);
    assert_eq!(fail(house.text("#notice").await), Words::new(Language::English).text("act-undone"));
}

async fn taking_back_is_refused(house: &House) {
    fail(house.visit("#setup").await);
    let reasons: [fn(NoUndo) -> bool; 4] = [
        |reason| matches!(reason, NoUndo::NothingDecided(_)),
        |reason| matches!(reason, NoUndo::Drawn),
        |reason| matches!(reason, NoUndo::Revealed),
        |reason| matches!(reason, NoUndo::DecidedSince(_)),
    ];
    for wanted in reasons {
        let (saved, reason) = fail(first_moment(|table, choice, legal| {
            // Where there is one answer only, it is already chosen, and taking back clears it.
            let reason = table.can_undo(PERSON).err()?;
            let asks = legal.len() > 1 && choice != Choice::Swap;
            (asks && wanted(reason)).then_some(reason)
        }));
        fail(continue_game(house, &saved).await);
        fail(house.wait_for(".decide.asked").await);
        fail(house.click("#undo").await);
        let words = Words::new(Language::English);
        let players = saved.record.header().names().unwrap_or_default();
        let names = Names::new(players.iter().cloned(), Some(PERSON));
        let reason = words.no_undo(&reason, &names);
        let sentence = words.say("act-undo-impossible", &[("reason", reason.into())]);
        assert_eq!(fail(house.text("#notice").await), sentence);
        assert_eq!(fail(kept_record(house).await), saved.record);
        fail(house.ask("location.hash = 'setup'").await);
        fail(house.wait_for("main.setup").await);
    }
}

async fn clicks_and_refusals(house: &House) {
    fail(house.visit("?seed=6").await);
    fail(house.click("#play-now").await);
    fail(house.click("#hand [data-card=mama]").await);
    fail(house.wait_for("[data-card=mama].chosen").await);
    fail(house.click("#undo").await);
    fail(house.wait_until("!document.querySelector('[data-card=mama].chosen')").await);
    // Half a decision is answered with what is missing, a building out of turn with why.
    fail(house.press(char::from(Key::Enter).to_string()).await);
    fail(house.wait_for("#notice:not(.hidden)").await);
    assert!(!fail(house.text("#notice").await).is_empty());
    fail(house.click(".building.end").await);
    fail(house.wait_for("#notice .rule").await);
    assert!(fail(house.text("#notice").await).contains("R2.5"), "the clause is named");
    // From there to the rule itself.
    fail(house.click("#notice .rule").await);
    fail(house.wait_for("[id='rule-R2.5'] + .marked").await);
}
