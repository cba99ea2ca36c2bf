//! The same seeded game, played natively and in the browser, ends in the same record.

use havana_bots::Level;
use havana_browser_tests::prepared::game_of_bots;
use havana_browser_tests::{DESK, House};
use havana_client::{Setup, Sitter};
use havana_rules::Deck;

use crate::decisions::kept_record;
use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("natively and in the browser the record is the same", DESK, same_record);
}

const SEED: u64 = 77;

async fn same_record(house: &House) {
    fail(house.visit(&format!("?seed={SEED}#setup")).await);
    fail(house.click("#players-3").await);
    // The first of those who can sit at a table is a person; the next three are these bots.
    for place in 0..3 {
        fail(house.choose(&format!("#who-{place}"), place + 1).await);
    }
    fail(house.click("#start").await);
    fail(house.wait_for(".finish").await);
    let played = fail(kept_record(house).await);
    let setup = Setup {
        sitters: [Level::Random, Level::Greedy, Level::Planner].map(Sitter::Bot).to_vec(),
        names: played.header().names().unwrap_or_default().to_vec(),
        ages: None,
        deck: Deck::house(),
        target: None,
        memory_aid: true,
    };
    assert_eq!(played.to_binary(), fail(game_of_bots(&setup, SEED)).to_binary());
}
