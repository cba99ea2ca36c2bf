//! Opening and saving files: a program of its own reads and writes them, loaded when it is needed.

use std::cell::RefCell;
use std::rc::Rc;

use havana_rules::Deck;
use havana_table::Record;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

use crate::text::words;
use crate::{browser, thinker};

type Answer = Result<JsValue, String>;

/// Reads a deck.
pub(crate) fn read_deck(text: &str, tell: impl FnOnce(Result<Deck, String>) + 'static) {
    ask("deck", &text.into(), |answer| {
        tell(
            answer
                .and_then(|bytes| record_of(&bytes))
                .map(|record| record.header().config().deck()),
        );
    });
}

/// Reads the first game of a file of records.
pub(crate) fn read_record(text: &str, tell: impl FnOnce(Result<Record, String>) + 'static) {
    ask("record", &text.into(), |answer| tell(answer.and_then(|bytes| record_of(&bytes))));
}

/// Writes a record as text.
pub(crate) fn write_record(record: &Record, tell: impl FnOnce(Result<String, String>) + 'static) {
    let bytes = Uint8Array::from(&record.to_binary()[..]);
    ask("text", &bytes, |answer| tell(answer.map(|text| text.as_string().unwrap_or_default())));
}

fn record_of(bytes: &JsValue) -> Result<Record, String> {
    Record::from_binary(&Uint8Array::new(bytes).to_vec()).map_err(|error| error.to_string())
}

/// Starts the program, asks it one question, and lets it go.
fn ask(kind: &str, content: &JsValue, tell: impl FnOnce(Answer) + 'static) {
    let question = Array::of2(&kind.into(), content);
    let Some(worker) = browser::named("files").and_then(|script| thinker::start(&script)) else {
        tell(Err(words().text("error-title")));
        return;
    };
    // Whoever comes first, the answer or a failure, tells.
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
            let content = answer.get(1);
            if let Some(tell) = answered.take() {
                let reason = content.as_string().unwrap_or_default();
                tell(if answer.get(0).is_truthy() { Ok(content) } else { Err(reason) });
            }
        })
    };
    let fails = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
        if let Some(tell) = failed.take() {
            tell(Err(words().text("error-title")));
        }
    });
    worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
    hears.forget();
    fails.forget();
}
