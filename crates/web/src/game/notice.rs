//! What the page answers when something cannot be done.

use havana_client::{Notice, Refusal};
use havana_words::{Names, Words};

/// A notice as a sentence.
pub(crate) fn sentence(notice: &Notice, words: Words, names: &Names) -> String {
    match notice {
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
