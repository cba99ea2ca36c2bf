//! Opening and saving files: a program of its own reads and writes them, loaded when it is needed.

use std::cell::RefCell;
use std::rc::Rc;

use havana_rules::Deck;
use havana_table::Record;
use havana_words::FileFault;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use crate::{browser, thinker};

type FileAnswer = Result<JsValue, FileFault>;

pub(crate) fn read_deck(text: &str, tell: impl FnOnce(Result<Deck, FileFault>) + 'static) {
    ask("deck", &text.into(), |answer| {
        tell(
            answer
                .and_then(|bytes| record_of(&bytes))
                .map(|record| record.header().config().deck()),
        );
    });
}

/// Reads the first game of a file of records.
pub(crate) fn read_record(text: &str, tell: impl FnOnce(Result<Record, FileFault>) + 'static) {
    ask("record", &text.into(), |answer| tell(answer.and_then(|bytes| record_of(&bytes))));
}

/// Writes a record as text.
pub(crate) fn write_record(
    record: &Record,
    tell: impl FnOnce(Result<String, FileFault>) + 'static,
) {
    let bytes = Uint8Array::from(&record.to_binary()[..]);
    ask("text", &bytes, |answer| tell(answer.map(|text| text.as_string().unwrap_or_default())));
}

fn record_of(bytes: &JsValue) -> Result<Record, FileFault> {
    Record::from_binary(&Uint8Array::new(bytes).to_vec()).map_err(|error| (&error).into())
}

/// What is wrong, as the program that reads files tells it.
fn fault_of(answer: &Array) -> FileFault {
    let text = |place| answer.get(place).as_string().unwrap_or_default();
    // It comes back as JavaScript's only kind of number.
    #[expect(clippy::cast_sign_loss)]
    let number = |place| answer.get(place).as_f64().unwrap_or_default() as u32;
    FileFault {
        key: text(1),
        line: number(2),
        building: text(3),
        found: number(4),
        most: number(5),
        clause: text(6),
    }
}

/// Starts the program, asks it one question, and lets it go.
fn ask(kind: &str, content: &JsValue, tell: impl FnOnce(FileAnswer) + 'static) {
    let question = Array::of2(&kind.into(), content);
    let Some(worker) = browser::named("files").and_then(|script| thinker::start(&script)) else {
        tell(Err(FileFault::no_reader()));
        return;
    };
    // The first of the answer and the failure counts.
    let tell = Rc::new(RefCell::new(Some(tell)));
    let (answered, failed) = (tell.clone(), tell);
    let hears = {
        let worker: Worker = worker.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().is_null() {
                let _ = worker.post_message(&question);
                return;
            }
            worker.terminate();
            let answer = Array::from(&event.data());
            if let Some(tell) = answered.take() {
                let is_done = answer.get(0).is_truthy();
                tell(if is_done { Ok(answer.get(1)) } else { Err(fault_of(&answer)) });
            }
        })
    };
    let fails = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
        if let Some(tell) = failed.take() {
            tell(Err(FileFault::no_reader()));
        }
    });
    worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
    hears.forget();
    fails.forget();
}
