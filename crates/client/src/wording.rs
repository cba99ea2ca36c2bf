//! Notices and hints as sentences, the same in every client.

use havana_bots::Why;
use havana_rules::{BuildingId, Deck, Seat};
use havana_words::{Names, Value, Words};

use crate::draft::Refusal;
use crate::play::Notice;
use crate::thought::{Thought, Weighed};

impl Notice {
    /// What the player reads.
    pub fn sentence(&self, words: Words, names: &Names) -> String {
        match self {
            Notice::Refused(Refusal::Rules(illegal)) => words.refusal(illegal, names),
            Notice::Refused(Refusal::OnlyEnds) => words.text("act-only-ends"),
            Notice::Refused(Refusal::NotYet(choice)) => words.choice(choice, names),
            Notice::Refused(Refusal::NotYourTurn) => words.text("act-not-now"),
            Notice::NoUndo(reason) => {
                let reason = words.no_undo(reason, names);
                words.say("act-undo-impossible", &[("reason", reason.into())])
            }
            Notice::Undone => words.text("act-undone"),
            Notice::Sent => words.text("act-undo-online"),
            Notice::TooLate => words.text("act-too-late"),
            Notice::LoadedAgain => words.text("act-loaded-again"),
            Notice::BotFailed(seat) => words.say("error-bot", &[("name", names.of(*seat).into())]),
            Notice::NotAccepted(why) => words.command_refusal(why, names),
            Notice::Failed => words.text("error-title"),
            Notice::Checking => words.text("study-checking"),
            Notice::Warned(sentence) => sentence.clone(),
        }
    }
}

impl Thought {
    /// Whose advice it is.
    pub fn title(&self, words: Words) -> String {
        let name = self.bot.level().map(|level| words.level(level)).unwrap_or_default();
        words.say("hint-title", &[("name", name.into())])
    }
}

impl Weighed {
    /// What stands out about the decision, if anything does.
    pub fn reason(&self, words: Words, names: &Names, deck: Deck) -> Option<String> {
        self.why.map(|why| reason(why, words, names, deck))
    }

    /// What is expected of the decision.
    pub fn expectation(&self, words: Words) -> String {
        if self.tries == 0 {
            return words.text("hint-why-win");
        }
        let percent = (self.expected * 100.0).round() as i32;
        let share = words.say("hint-share", &[("percent", percent.into())]);
        let tries = words.say("hint-tries", &[("n", self.tries.into())]);
        let mut told = vec![format!("{share}, {tries}")];
        if let Some((points, rival, _)) = self.outlook {
            told.push(words.say("hint-points", &[("points", words.tenths(points).into())]));
            told.push(words.say("hint-rival", &[("points", words.tenths(rival).into())]));
        }
        told.join("; ")
    }
}

/// What stands out about a decision.
pub fn reason(why: Why, words: Words, names: &Names, deck: Deck) -> String {
    let building = |id: BuildingId| ("building", words.building_object(deck.key(id)).into());
    let name = |rival: Seat| -> (&str, Value) { ("name", names.of(rival).into()) };
    match why {
        Why::Build { building: id } => words.say("hint-why-build", &[building(id)]),
        Why::Reach { building: id } => words.say("hint-why-reach", &[building(id)]),
        Why::Deny { building: id, rival } => {
            words.say("hint-why-deny", &[building(id), name(rival)])
        }
        Why::Rob { rival } => words.say("hint-why-rob", &[name(rival)]),
        Why::Protect => words.text("hint-why-protect"),
        Why::GoEarly => words.text("hint-why-early"),
        Why::Gather => words.text("hint-why-gather"),
    }
}
