//! What the strongest bot would do, in words.

use havana_client::Thought;
use havana_rules::Open;
use havana_words::{Names, Words};

/// The most choices that are told.
const MOST: usize = 3;

/// A hint, line by line.
pub(crate) fn lines(thought: &Thought, words: Words, names: &Names, open: &Open) -> Vec<String> {
    let mut lines = vec![thought.title(words)];
    if thought.weighed.is_empty() {
        lines.push(words.text("hint-none"));
    }
    for (place, weighed) in thought.weighed.iter().take(MOST).enumerate() {
        let decision = words.decision(&weighed.decision, names, open);
        lines.push(format!("{}. {decision}", place + 1));
        let why = weighed.reason(words, names, open.deck());
        lines.extend(why.map(|why| format!("   {why}")));
        lines.push(format!("   {}", weighed.expectation(words)));
    }
    lines
}
