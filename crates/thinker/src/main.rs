//! The bots of the client, in a worker where they do not disturb the page.
//!
//! They are a separate program so that the page is smaller and the worker starts faster. Where no
//! worker starts, the page runs this program itself, and they talk by events of the window.

mod weights;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use havana_client::{ANSWERED, ASKED, ID_BYTES, READY, Weights, think, weights_for};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, EventTarget, MessageEvent, Window,
};

/// Where an answer is sent.
type Reply = Rc<dyn Fn(&JsValue)>;

thread_local! {
    /// Questions that wait for weights.
    static WAITING: RefCell<Vec<(Vec<u8>, Reply)>> = const { RefCell::new(Vec::new()) };
    /// Whether weights are on their way.
    static IS_LOADING: Cell<bool> = const { Cell::new(false) };
}

/// Answers questions until the page is closed.
fn main() {
    spawn_local(async {
        weights::recall().await;
        serve();
    });
}

fn serve() {
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
    let reply: Reply = Rc::new(move |answer| drop(page.post_message(answer)));
    let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        hear(&event.data(), &reply);
    });
    scope.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    hears.forget();
    let _ = scope.post_message(&READY.into());
}

fn serve_in(window: &EventTarget) {
    let page = window.clone();
    let reply: Reply = Rc::new(move |answer| tell(&page, answer));
    let hears = Closure::<dyn FnMut(CustomEvent)>::new(move |event: CustomEvent| {
        hear(&event.detail(), &reply);
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

/// Answers a question at once, or when the weights that it needs are there.
fn hear(message: &JsValue, reply: &Reply) {
    let message = Uint8Array::new(message).to_vec();
    let weights = message
        .split_at_checked(ID_BYTES)
        .map_or(Weights::NotMissing, |(_, question)| weights_for(question));
    if weights != Weights::NotMissing {
        load();
    }
    if weights == Weights::Needed {
        WAITING.with_borrow_mut(|waiting| waiting.push((message, reply.clone())));
    } else {
        answer(&message, reply);
    }
}

/// Loads the weights, unless they are on their way, and then answers who waits for them.
fn load() {
    if IS_LOADING.replace(true) {
        return;
    }
    spawn_local(async {
        weights::load().await;
        IS_LOADING.set(false);
        for (message, reply) in WAITING.take() {
            answer(&message, &reply);
        }
    });
}

/// Answers a question under the same number.
fn answer(message: &[u8], reply: &Reply) {
    if let Some((id, question)) = message.split_at_checked(ID_BYTES) {
        let answer = [id, &think(question)].concat();
        reply(&Uint8Array::from(&answer[..]).into());
    }
}
