//! What can be typed, and what the cards do.

use havana_rules::Card;
use havana_words::Words;

use crate::table::labelled;

/// What can be typed, line by line.
pub(crate) fn lines(words: Words, is_online: bool) -> Vec<String> {
    let mut keys = vec![
        ("1, 2, 3", words.text("terminal-help-number")),
        ("t", words.text("terminal-help-table")),
        ("l", words.text("terminal-help-log")),
        ("c", words.text("terminal-help-cards")),
    ];
    if is_online {
        keys.push(("s …", words.text("terminal-help-say")));
        keys.push(("b", words.text("terminal-help-sit")));
    } else {
        keys.push(("h", words.text("terminal-help-hint")));
        keys.push(("u", words.text("terminal-help-undo")));
    }
    keys.push(("q", words.text("terminal-help-quit")));
    keys.into_iter().map(|(key, what)| format!("  {key:<8} {what}")).collect()
}

/// What each card does.
pub(crate) fn cards(words: Words) -> Vec<String> {
    let card = |card| labelled(words, &words.card_label(card), &words.card_help(card));
    Card::ALL.into_iter().map(card).collect()
}
