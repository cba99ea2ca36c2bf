//! Why something cannot be done, as a sentence a player understands.

use havana_protocol::CommandRefusal;
use havana_rules::{Illegal, Reason};

use crate::names::Names;
use crate::rules::clauses;
use crate::value::Value;
use crate::words::Words;

impl Words {
    /// Why the rules do not allow it. The clause that says so is [`Illegal::clause`].
    pub fn refusal(self, illegal: &Illegal, names: &Names) -> String {
        self.reason(illegal.reason, names)
    }

    /// Why a server refused a decision, with the clause that forbids it.
    pub fn command_refusal(self, why: &CommandRefusal, names: &Names) -> String {
        match why {
            CommandRefusal::Rules { clause, reason } => {
                let why = self.reason(*reason, names);
                // Only a clause that exists: any text could stand in a message.
                if clauses().any(|known| known == *clause) {
                    format!("{why} ({clause})")
                } else {
                    why
                }
            }
            CommandRefusal::BotPlays => self.text("company-plays-for-you"),
            CommandRefusal::Resigned => self.text("company-you-resigned"),
            CommandRefusal::NotStored => self.text("act-refused"),
        }
    }

    fn reason(self, reason: Reason, names: &Names) -> String {
        let key = key(reason);
        let with = |name: &'static str, value: Value| self.say(key, &[(name, value)]);
        match reason {
            Reason::NotInTheBag(material) => with("material", self.material(material).into()),
            Reason::OtherChoice(choice) => with("question", self.choice(&choice, names).into()),
            Reason::NotInHand(card) | Reason::NotInDiscard(card) | Reason::NotLaidOut(card) => {
                with("card", self.card_in_text(card).into())
            }
            Reason::NothingOf(seat, material) => {
                let material = ("material", self.material(material).into());
                self.of_player(key, seat, names, &[material])
            }
            Reason::NotThisVictim { asked_about: seat }
            | Reason::NotYourTurn(seat)
            | Reason::AlreadyChosen(seat)
            | Reason::NoWorker(seat)
            | Reason::AlreadyPlayed(seat)
            | Reason::Protected(seat)
            | Reason::OneAtMost(seat)
            | Reason::MustTake(seat) => self.of_player(key, seat, names, &[]),
            Reason::HalfIs { coloured } => with("n", coloured.into()),
            Reason::Short { of } => with("goods", self.goods(of).into()),
            _ => self.text(key),
        }
    }
}

/// The message for each reason.
fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::GameIsOver => "refusal-game-is-over",
        Reason::ChanceComesFirst => "refusal-chance-first",
        Reason::NoChanceNow => "refusal-no-chance-now",
        Reason::OtherDraw => "refusal-other-draw",
        Reason::NotInTheBag(_) => "refusal-not-in-bag",
        Reason::NotInThePile => "refusal-not-in-pile",
        Reason::NoSuchSeat(_) => "refusal-no-such-seat",
        Reason::NotYourTurn(_) => "refusal-not-your-turn",
        Reason::AlreadyChosen(_) => "refusal-already-chosen",
        Reason::OtherChoice(_) => "refusal-other-choice",
        Reason::NotCheap => "refusal-not-cheap",
        Reason::NoBuildingAt(_) => "refusal-no-building-there",
        Reason::SameCardTwice => "refusal-same-card-twice",
        Reason::OutOfOrder => "refusal-out-of-order",
        Reason::NotInHand(_) => "refusal-not-in-hand",
        Reason::NotInDiscard(_) => "refusal-not-in-discard",
        Reason::NotLaidOut(_) => "refusal-not-laid-out",
        Reason::NotThisVictim { .. } => "refusal-not-this-victim",
        Reason::NothingOf(..) => "refusal-nothing-of",
        Reason::NoWorker(_) => "refusal-no-worker",
        Reason::AlreadyPlayed(_) => "refusal-already-played",
        Reason::Yourself => "refusal-yourself",
        Reason::Protected(_) => "refusal-protected",
        Reason::OneAtMost(_) => "refusal-one-at-most",
        Reason::MustTake(_) => "refusal-must-take",
        Reason::HalfIs { .. } => "refusal-half-is",
        Reason::NotInCentre => "refusal-not-in-centre",
        Reason::NeedsArchitect => "refusal-needs-architect",
        Reason::MoreThanItCosts => "refusal-more-than-it-costs",
        Reason::Short { .. } => "refusal-short",
    }
}
