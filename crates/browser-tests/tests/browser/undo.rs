//! Taking back, and why it is refused; what a click on something forbidden says.

use havana_browser_tests::kinds::continue_game;
use havana_browser_tests::prepared::{PERSON, first_moment};
use havana_browser_tests::{DESK, Tab, clicks_for};
use havana_rules::{Choice, Decision, Pending};
use havana_table::{Dice, NoUndo, Table};
use havana_words::{Language, Names, Words};
use thirtyfour::prelude::*;

use crate::decisions::{is_made_by_one_press, kept_record};
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("a decision is taken back", DESK, a_decision_is_taken_back);
    tests.add("taking back is refused with the reason", DESK, taking_back_is_refused);
    tests.add("clicks are taken back, and refusals say why", DESK, clicks_and_refusals);
}

/// A choice after which nothing is drawn, nothing revealed, and the same person continues.
async fn a_decision_is_taken_back(tab: &Tab) {
    let (saved, (choice, decision, clicks)) = must(first_moment(|table, choice, legal| {
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
    must(tab.visit("#setup").await);
    must(continue_game(tab, &saved).await);
    must(tab.wait_for(".decide.asked").await);
    for selector in clicks {
        must(tab.click(&selector).await);
    }
    if !is_made_by_one_press(decision) {
        must(tab.click("#confirm.ready").await);
    }
    let before = saved.record.inputs().len();
    while must(kept_record(tab).await).inputs().len() == before {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let made = must(kept_record(tab).await);
    assert_eq!(made.inputs().len(), before + 1, "{choice:?}: {decision:?}");
    let keys = tab.driver.action_chain().key_down(Key::Control).send_keys("z");
    must(keys.key_up(Key::Control).perform().await);
    must(tab.wait_for("#notice:not(.hidden)").await);
    assert_eq!(must(kept_record(tab).await), saved.record);
    assert_eq!(must(tab.text("#notice").await), Words::new(Language::English).text("act-undone"));
}

async fn taking_back_is_refused(tab: &Tab) {
    must(tab.visit("#setup").await);
    let reasons: [fn(NoUndo) -> bool; 4] = [
        |reason| matches!(reason, NoUndo::NothingDecided(_)),
        |reason| matches!(reason, NoUndo::Drawn),
        |reason| matches!(reason, NoUndo::Revealed),
        |reason| matches!(reason, NoUndo::DecidedSince(_)),
    ];
    for wanted in reasons {
        let (saved, reason) = must(first_moment(|table, choice, legal| {
            // Where there is one answer only, it is already chosen, and taking back clears it.
            let reason = table.can_undo(PERSON).err()?;
            let asks = legal.len() > 1 && choice != Choice::Swap;
            (asks && wanted(reason)).then_some(reason)
        }));
        must(continue_game(tab, &saved).await);
        must(tab.wait_for(".decide.asked").await);
        must(tab.click("#undo").await);
        let words = Words::new(Language::English);
        let players = saved.record.header().names().unwrap_or_default();
        let names = Names::new(players.iter().cloned(), Some(PERSON));
        let reason = words.no_undo(&reason, &names);
        let sentence = words.say("act-undo-impossible", &[("reason", reason.into())]);
        assert_eq!(must(tab.text("#notice").await), sentence);
        assert_eq!(must(kept_record(tab).await), saved.record);
        must(tab.ask("location.hash = 'setup'").await);
        must(tab.wait_for("main.setup").await);
    }
}

async fn clicks_and_refusals(tab: &Tab) {
    must(tab.visit("?seed=6").await);
    must(tab.click("#play-now").await);
    must(tab.click("#hand [data-card=mama]").await);
    must(tab.wait_for("[data-card=mama].chosen").await);
    must(tab.click("#undo").await);
    must(tab.wait_until("!document.querySelector('[data-card=mama].chosen')").await);
    // Half a decision is answered with what is missing, a building out of turn with why.
    must(tab.press(char::from(Key::Enter).to_string()).await);
    must(tab.wait_for("#notice:not(.hidden)").await);
    assert!(!must(tab.text("#notice").await).is_empty());
    must(tab.click(".building.end").await);
    must(tab.wait_for("#notice .rule").await);
    assert!(must(tab.text("#notice").await).contains("R2.5"), "the clause is named");
    // From there to the rule itself.
    must(tab.click("#notice .rule").await);
    must(tab.wait_for("[id='rule-R2.5'] + .marked").await);
}
