//! Six languages, switched at once.

use havana_browser_tests::{DESK, House};
use havana_words::{Language, Words};

use crate::{Tests, fail};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("the language changes at once, in the middle of a game", DESK, changes_at_once);
}

async fn changes_at_once(house: &House) {
    fail(house.visit("?seed=3").await);
    fail(house.click("#play-now").await);
    fail(house.click("#hand [data-card=mama]").await);
    for language in Language::ALL {
        let settings = "document.querySelector('.bar nav .tool:last-child').click()";
        fail(house.ask(settings).await);
        fail(house.click(&format!("#language-{}", language.tag())).await);
        let tag = format!("document.documentElement.lang === '{}'", language.tag());
        fail(house.wait_until(&tag).await);
        fail(house.click(".dialogue header button").await);
        let words = Words::new(language);
        assert_eq!(fail(house.text("#undo").await), words.text("act-undo"));
        let card = words.card_label(havana_rules::Card::Mama);
        assert!(fail(house.text(".chosen-cards li").await).contains(&card), "{language:?}");
        // What was chosen stays chosen.
        assert!(fail(house.has("[data-card=mama].chosen").await), "{language:?}");
    }
}
