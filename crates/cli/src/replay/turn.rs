//! One player's turn, told line by line.

use havana_rules::{Card, Goods, Seat};

use crate::text;
use crate::words::{self, GameWords, Happening};

/// The columns before the effect of a card.
const LABEL: usize = 21;

/// A turn being told. The lines of a card are written when its action is over.
pub(super) struct Turn {
    pub(super) seat: Seat,
    had: Goods,
    action: Option<(Card, Vec<String>)>,
}

impl Turn {
    /// A turn of a player who has these goods when it begins.
    pub(super) fn new(seat: Seat, had: Goods) -> Turn {
        Turn { seat, had, action: None }
    }

    /// A card begins to act; the one before it is done.
    pub(super) fn act(&mut self, card: Card) -> Vec<String> {
        let done = self.finish_action();
        self.action = Some((card, Vec::new()));
        done
    }

    /// Something happened in this turn.
    pub(super) fn add(&mut self, words: &GameWords, happening: &Happening) -> Vec<String> {
        let says = if happening.who == Some(self.seat) {
            happening.says.clone()
        } else {
            words.sentence(happening)
        };
        match &mut self.action {
            Some((_, parts)) => {
                parts.push(says);
                Vec::new()
            }
            None => labelled("", &says),
        }
    }

    /// A building was bought, after both actions.
    pub(super) fn build(&mut self, says: &str) -> Vec<String> {
        let mut lines = self.finish_action();
        lines.extend(labelled("builds", says));
        lines
    }

    /// The turn is over; the player now has these goods.
    pub(super) fn finish(mut self, has: Goods) -> Vec<String> {
        let mut lines = self.finish_action();
        lines.extend(labelled("purse", &words::purse(self.had, has)));
        lines
    }

    fn finish_action(&mut self) -> Vec<String> {
        let Some((card, parts)) = self.action.take() else { return Vec::new() };
        let says =
            if parts.is_empty() { words::idle_action(card).to_owned() } else { parts.join("; ") };
        labelled(&card.to_string(), &says)
    }
}

fn labelled(label: &str, says: &str) -> Vec<String> {
    text::wrap(&format!("  {label:<0$}", LABEL - 2), says)
}
