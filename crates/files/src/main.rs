//! Reads and writes people's files for the client in the browser, in a worker of its own.
//!
//! Records as text and decks need readers that tell people what is wrong with a file, and those
//! are nearly as large as the game. So they are a separate program, loaded when a player opens or
//! saves a file. What it reads it hands over as a record in binary form.

mod exchange;

use havana_words::FileFault;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers questions until the page has heard enough.
fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let to_page = scope.clone();
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = Array::from(&event.data());
        let answer = match answer(&question.get(0), &question.get(1)) {
            Ok(answer) => Array::of2(&JsValue::TRUE, &answer),
            Err(fault) => told(&fault),
        };
        let _ = to_page.post_message(&answer);
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    let _ = scope.post_message(&JsValue::NULL);
}

/// A fault as it goes to the page, which says it in the reader's language.
fn told(fault: &FileFault) -> Array {
    let FileFault { key, line, building, found, most, clause } = fault;
    let told = Array::of2(&JsValue::FALSE, &key.into());
    told.push(&(*line).into());
    told.push(&building.into());
    told.push(&(*found).into());
    told.push(&(*most).into());
    told.push(&clause.into());
    told
}

fn answer(kind: &JsValue, content: &JsValue) -> Result<JsValue, FileFault> {
    let text = || content.as_string().unwrap_or_default();
    match kind.as_string().as_deref() {
        Some("deck") => exchange::read_deck(&text()).map(|bytes| binary(&bytes)),
        Some("record") => exchange::read_record(&text()).map(|bytes| binary(&bytes)),
        Some("text") => exchange::write_record(&Uint8Array::new(content).to_vec()).map(Into::into),
        // A page of another version asks for something new.
        _ => Err(FileFault::no_reader()),
    }
}

fn binary(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}
