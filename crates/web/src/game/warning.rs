//! A warning before a blunder, for those who have turned it on, in games against bots.

use std::cell::RefCell;

use havana_client::{Epoch, Session, to_link};
use havana_rules::{Decision, Input, Seat};
use havana_table::Record;

use super::GameController;
use crate::tutor::{self, Work};

thread_local! {
    static WORK: RefCell<Work> = RefCell::default();
}

/// Finds out whether a decision is a blunder, and tells the game.
pub(super) fn check(game: GameController, epoch: Epoch, seat: Seat, decision: Decision) {
    let tried = game.session(Session::record).and_then(|record| {
        let inputs = [record.inputs(), &[Input::Decision { seat, decision }]].concat();
        Record::new(record.header().clone(), &inputs).ok()
    });
    let Some(tried) = tried else {
        game.drive(|play| play.checked(epoch, None));
        return;
    };
    let question = ["warn".to_owned(), to_link(&tried), String::new(), tutor::bot(), String::new()];
    let work = tutor::ask(question, move |message| {
        WORK.take().stop();
        let warning = message.map(|message| message.second).filter(|warning| !warning.is_empty());
        game.drive(|play| play.checked(epoch, warning));
    });
    WORK.replace(work).stop();
}
