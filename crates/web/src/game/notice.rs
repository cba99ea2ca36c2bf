//! What the page answers when something cannot be done.

use havana_client::Refusal;
use havana_protocol::CommandRefusal;
use havana_rules::Seat;
use havana_table::{NoUndo, Refused};
use havana_words::{Names, Words};

/// A short answer to a click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    Refused(Refusal),
    NoUndo(NoUndo),
    Undone,
    /// What was sent to a server cannot be taken back.
    Sent,
    /// Something had happened that changed the question.
    TooLate,
    /// The server had another state of the game.
    LoadedAgain,
    BotFailed(Seat),
    /// The server did not accept what was sent.
    NotAccepted(CommandRefusal),
    /// The program itself failed.
    Failed,
    /// A decision is checked before it is carried out.
    Checking,
    /// A decision seems to be a blunder; the sentence says why.
    Warned(String),
}

impl Notice {
    /// Why a decision at this screen was not carried out.
    pub(crate) fn of(refused: Refused) -> Notice {
        match refused {
            Refused::Illegal(illegal) => Notice::Refused(Refusal::Rules(illegal)),
            Refused::Dice(_) => Notice::Failed,
        }
    }

    /// The answer as a sentence.
    pub(crate) fn sentence(&self, words: Words, names: &Names) -> String {
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

    /// The clause to read on in, if there is one.
    pub(crate) fn clause(&self) -> Option<&'static str> {
        match self {
            Notice::Refused(Refusal::Rules(illegal)) => Some(illegal.clause),
            Notice::Refused(Refusal::OnlyEnds) => Some("R4.4"),
            _ => None,
        }
    }
}
