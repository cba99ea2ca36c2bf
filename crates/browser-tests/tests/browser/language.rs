//! Six languages, switched at once.

use havana_browser_tests::{DESK, Tab};
use havana_words::{Language, Words};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("the language changes at once, in the middle of a game", DESK, changes_at_once);
}

async fn changes_at_once(tab: &Tab) {
    must(tab.visit("?seed=3").await);
    must(tab.click("#play-now").await);
    must(tab.click("#hand [data-card=mama]").await);
    for language in Language::ALL {
        let settings = "document.querySelector('.bar nav .tool:last-child').click()";
        must(tab.ask(settings).await);
        must(tab.click(&format!("#language-{}", language.tag())).await);
        let tag = format!("document.documentElement.lang === '{}'", language.tag());
        must(tab.wait_until(&tag).await);
        must(tab.click(".dialogue header button").await);
        let words = Words::new(language);
        assert_eq!(must(tab.text("#undo").await), words.text("act-undo"));
        let card = words.card_label(havana_rules::Card::Mama);
        assert!(must(tab.text(".chosen-cards li").await).contains(&card), "{language:?}");
        // What was chosen stays chosen.
        assert!(must(tab.has("[data-card=mama].chosen").await), "{language:?}");
    }
}
