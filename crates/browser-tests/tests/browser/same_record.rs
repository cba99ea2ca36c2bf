//! The same seeded game, played natively and in the browser, ends in the same record.

use havana_bots::Level;
use havana_browser_tests::prepared::game_of_bots;
use havana_browser_tests::{DESK, Tab};
use havana_client::{Setup, Sitter};
use havana_rules::Deck;

use crate::decisions::kept_record;
use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("natively and in the browser the record is the same", DESK, same_record);
}

const SEED: u64 = 77;

async fn same_record(tab: &Tab) {
    must(tab.visit(&format!("?seed={SEED}#setup")).await);
    must(tab.click("#players-3").await);
    // The first of those who can sit at a table is a person; the next three are these bots.
    for place in 0..3 {
        must(tab.choose(&format!("#who-{place}"), place + 1).await);
    }
    must(tab.click("#start").await);
    must(tab.wait_for(".finish").await);
    let played = must(kept_record(tab).await);
    let setup = Setup {
        sitters: [Level::Random, Level::Greedy, Level::Planner].map(Sitter::Bot).to_vec(),
        names: played.header().names().unwrap_or_default().to_vec(),
        ages: None,
        deck: Deck::house(),
        target: None,
        memory_aid: true,
    };
    assert_eq!(played.to_binary(), must(game_of_bots(&setup, SEED)).to_binary());
}
