//! A program holds every deck until it exits, so there is a limit; this test uses it up.

use havana_rules::Deck;
use havana_rules::components::deck::{DeckFault, DeckWrong};

#[test]
fn a_program_can_use_so_many_decks_and_no_more() {
    let deck_number = |number: usize| {
        let mut buildings = Deck::house().buildings().to_vec();
        buildings[0].key = format!("hut_{number}");
        Deck::new(buildings)
    };
    // The house deck is one of them.
    for number in 1..Deck::MOST_DECKS {
        deck_number(number).expect("there is room");
    }

    let refused = deck_number(Deck::MOST_DECKS).expect_err("there is no room");

    assert_eq!(refused, [DeckFault { place: None, wrong: DeckWrong::TooManyDecks }]);
    assert_eq!(
        refused[0].to_string(),
        "this program has already loaded 4096 different decks; restart it to use another"
    );
    assert!(deck_number(1).is_ok(), "those it knows can still be used");
}
