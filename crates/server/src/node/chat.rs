//! What is said at a table.

use std::sync::Arc;

use havana_protocol::Saying;
use havana_rules::Seat;

use super::{Live, NoGame, Node};
use crate::live::room::SAYINGS;
use crate::visible;

impl Node {
    /// Stores a chat message and sends it to everyone; an empty one, an unknown phrase, and the
    /// words of a player who has deleted their account are dropped.
    pub async fn say(&self, live: &Arc<Live>, seat: Seat, saying: Saying) -> Result<(), NoGame> {
        let Some(saying) = clean(saying) else { return Ok(()) };
        let said = self.store().say(live.id(), seat, &saying, self.now()).await?;
        live.change(|room| room.hear(said));
        Ok(())
    }

    /// Takes over what was said on other servers.
    pub(super) async fn listen(&self, live: &Arc<Live>) -> Result<(), NoGame> {
        let said = self.store().said(live.id(), SAYINGS as u32).await?;
        live.change(|room| room.hear(said));
        Ok(())
    }
}

/// A saying as it may be shown to others: one line of bounded length, without characters that
/// hide or turn around what is written.
fn clean(saying: Saying) -> Option<Saying> {
    match saying {
        Saying::Phrase(phrase) => (phrase < Saying::PHRASES).then_some(saying),
        Saying::Text(text) => {
            let spaced: String =
                text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
            let line: String =
                visible::only_visible(&spaced).chars().take(Saying::LONGEST_TEXT).collect();
            let line = line.trim();
            (!line.is_empty()).then(|| Saying::Text(line.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(words: &str) -> Option<Saying> {
        clean(Saying::Text(words.to_owned()))
    }

    #[test]
    fn a_saying_is_one_line_of_visible_characters() {
        assert_eq!(
            text("  hola\n¿qué tal?\u{7} "),
            Some(Saying::Text("hola ¿qué tal?".to_owned()))
        );
        assert_eq!(text("a\u{202e}b\u{200b}c"), Some(Saying::Text("abc".to_owned())));
        assert_eq!(text(" \u{feff}\t"), None);
        assert_eq!(text("\u{2800}\u{34f}\u{17b4}"), None);
    }

    #[test]
    fn a_saying_has_a_length_and_a_phrase_a_number() {
        let Some(Saying::Text(long)) = text(&"é".repeat(5000)) else { panic!("it is shortened") };
        assert_eq!(long.chars().count(), Saying::LONGEST_TEXT);
        assert_eq!(clean(Saying::Phrase(Saying::PHRASES)), None);
        assert_eq!(clean(Saying::Phrase(0)), Some(Saying::Phrase(0)));
    }
}
