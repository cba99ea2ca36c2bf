//! The side of the program where bots think, away from the page.

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How the worker says that it is ready for questions.
pub(crate) const READY: &str = "ready";

/// How many bytes before a question or an answer tell which one it is.
pub(crate) const ID_BYTES: usize = 4;

/// The worker this program runs in; `None` in the page.
pub(crate) fn scope() -> Option<DedicatedWorkerGlobalScope> {
    js_sys::global().dyn_into().ok()
}

/// Answers questions until the page is closed.
pub(crate) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let to_page = scope.clone();
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let message = Uint8Array::new(&event.data()).to_vec();
        let Some((id, question)) = message.split_at_checked(ID_BYTES) else { return };
        let answer = [id, &havana_client::think(question)].concat();
        let _ = to_page.post_message(&Uint8Array::from(&answer[..]));
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}
