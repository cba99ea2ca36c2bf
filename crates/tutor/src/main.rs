//! The program of the worker: one question, and then answers until it is worked out.

use havana_tutor::{Question, WorkStep, answer};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers one question; the page ends the worker when it has heard enough.
fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let to_page = scope.clone();
    let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let told = Array::from(&event.data());
        let text = |place| told.get(place).as_string().unwrap_or_default();
        let question = Question {
            kind: text(0),
            game: text(1),
            first: text(2),
            second: text(3),
            reader: text(4),
            language: text(5),
            texts: text(6),
        };
        let mut tell = |step: WorkStep| {
            let answer = Array::of2(&(step.done as u32).into(), &(step.total as u32).into());
            for text in [step.first, step.second, step.accuracy] {
                answer.push(&text.into());
            }
            let _ = to_page.post_message(&answer);
        };
        if answer(&question, &mut tell).is_none() {
            let _ = to_page.post_message(&JsValue::FALSE);
        }
    });
    scope.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    hears.forget();
    let _ = scope.post_message(&JsValue::NULL);
}
