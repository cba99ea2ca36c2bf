//! The bots of the client, in a worker where they do not disturb the page.
//!
//! They are a separate program so that the page is smaller and the worker starts faster. Where no
//! worker starts, the page runs this program itself, and they talk by events of the window.

use havana_client::{ANSWERED, ASKED, ID_BYTES, READY, think};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{
    CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, EventTarget, MessageEvent, Window,
};

/// Answers questions until the page is closed.
fn main() {
    let global = js_sys::global();
    match global.dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => serve_from(&scope),
        Err(global) => {
            if let Ok(window) = global.dyn_into::<Window>() {
                serve_in(&window);
            }
        }
    }
}

fn serve_from(scope: &DedicatedWorkerGlobalScope) {
    let page = scope.clone();
    let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(answer) = answer(&event.data()) {
            let _ = page.post_message(&answer);
        }
    });
    scope.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    hears.forget();
    let _ = scope.post_message(&READY.into());
}

fn serve_in(window: &EventTarget) {
    let page = window.clone();
    let hears = Closure::<dyn FnMut(CustomEvent)>::new(move |event: CustomEvent| {
        if let Some(answer) = answer(&event.detail()) {
            tell(&page, &answer);
        }
    });
    let _ = window.add_event_listener_with_callback(ASKED, hears.as_ref().unchecked_ref());
    hears.forget();
    tell(window, &READY.into());
}

fn tell(window: &EventTarget, answer: &JsValue) {
    let detail = CustomEventInit::new();
    detail.set_detail(answer);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(ANSWERED, &detail) {
        let _ = window.dispatch_event(&event);
    }
}

/// The answer to a question, under the same number.
fn answer(message: &JsValue) -> Option<JsValue> {
    let message = Uint8Array::new(message).to_vec();
    let (id, question) = message.split_at_checked(ID_BYTES)?;
    let answer = [id, &think(question)].concat();
    Some(Uint8Array::from(&answer[..]).into())
}
