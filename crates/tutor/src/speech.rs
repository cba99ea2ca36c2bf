//! How this program speaks: a language, the players' names, and numbers in points.

use havana_bots::Why;
use havana_rules::{BuildingId, Decision, Deck, Open, Seat};
use havana_study::{Alternative, Grade, Share};
use havana_table::Record;
use havana_words::{Names, Value, Words, html_escaped};

/// A language and the players of one game.
pub struct Speech {
    words: Words,
    names: Names,
    deck: Deck,
}

impl Speech {
    /// How to speak about this game, to a reader who played at this seat if they did.
    pub fn new(words: Words, record: &Record, reader: Option<Seat>) -> Speech {
        let header = record.header();
        let given = header.names().unwrap_or_default();
        let name = |place: usize| match given.get(place) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => words.say("setup-name-default", &[("n", (place + 1).into())]),
        };
        let names = Names::new((0..header.config().players()).map(name), reader);
        Speech { words, names, deck: header.config().deck() }
    }

    pub(crate) fn words(&self) -> Words {
        self.words
    }

    pub(crate) fn deck(&self) -> Deck {
        self.deck
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// A player as a label, not escaped: their name, or "you".
    pub(crate) fn label(&self, seat: Seat) -> String {
        if self.names.is_you(seat) {
            self.words.text("table-you")
        } else {
            self.names.of(seat).to_owned()
        }
    }

    /// A text, fit for a page.
    pub(crate) fn text(&self, key: &str) -> String {
        html_escaped(&self.words.text(key))
    }

    /// A text with what is put into it, fit for a page.
    pub(crate) fn say(&self, key: &str, arguments: &[(&str, Value)]) -> String {
        html_escaped(&self.words.say(key, arguments))
    }

    /// A sentence about a player, or to them if they read it; not escaped.
    pub(crate) fn of(&self, seat: Seat, key: &str, arguments: &[(&str, Value)]) -> String {
        self.words.of_player(key, seat, &self.names, arguments)
    }

    /// A decision as a label, not escaped.
    pub(crate) fn decision(&self, decision: Decision, open: &Open) -> String {
        self.words.decision(&decision, &self.names, open)
    }

    /// The round as a heading, not escaped.
    pub(crate) fn round(&self, round: u16) -> String {
        match round {
            0 => self.words.text("study-setup"),
            round => self.words.say("study-round", &[("n", round.into())]),
        }
    }

    /// The name of a grade, not escaped.
    pub(crate) fn grade(&self, grade: Grade) -> String {
        self.words.text(&format!("study-grade-{}", grade.key().replace('_', "-")))
    }

    /// Points without a sign.
    pub(crate) fn points(&self, share: Share) -> String {
        self.words.tenths(share.size().points() as f32)
    }

    /// Points with a sign; the fonts of the client have no other minus.
    pub(crate) fn signed(&self, share: Share) -> String {
        let sign = if share < Share::NONE { "–" } else { "+" };
        format!("{sign}{}", self.points(share))
    }

    /// A share in percent.
    pub(crate) fn percent(&self, share: Share) -> String {
        let percent = share.points().round() as i64;
        self.words.say("study-percent", &[("n", percent.into())])
    }

    /// What the best decision is good for, beside the one that was chosen; not escaped.
    pub(crate) fn reason(&self, best: &Alternative, chosen: Decision) -> Option<String> {
        // The same card in both says nothing; what it covers makes the difference.
        if let (Decision::Lay { card, .. }, Decision::Lay { card: same, cover }) =
            (best.decision, chosen)
            && card == same
        {
            let card = self.words.card_in_text(cover);
            return Some(self.words.say("study-why-stays", &[("card", card.into())]));
        }
        // Nor does a victim who loses something either way.
        let is_same =
            |rival: Seat| victim(best.decision) == Some(rival) && victim(chosen) == Some(rival);
        let why = best.why.filter(|why| !matches!(*why, Why::Rob { rival } if is_same(rival)));
        why.map(|why| self.why(why))
    }

    fn why(&self, why: Why) -> String {
        let building = |building: BuildingId| {
            let object = self.words.building_object(self.deck.key(building));
            ("building", Value::from(object))
        };
        let name = |rival: Seat| ("name", Value::from(self.names.of(rival)));
        let words = self.words;
        match why {
            Why::Build { building: it } => words.say("hint-why-build", &[building(it)]),
            Why::Reach { building: it } => words.say("hint-why-reach", &[building(it)]),
            Why::Deny { building: it, rival } => {
                words.say("hint-why-deny", &[building(it), name(rival)])
            }
            Why::Rob { rival } => words.say("hint-why-rob", &[name(rival)]),
            Why::Protect => words.text("hint-why-protect"),
            Why::GoEarly => words.text("study-why-early"),
            Why::Gather => words.text("hint-why-gather"),
        }
    }
}

/// Who loses something by a decision.
fn victim(decision: Decision) -> Option<Seat> {
    match decision {
        Decision::Tax { victim, .. }
        | Decision::RobPesos { victim }
        | Decision::RobMaterials { victim, .. } => Some(victim),
        _ => None,
    }
}
