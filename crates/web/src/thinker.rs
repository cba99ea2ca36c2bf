//! Puts questions to bots: to the worker, or where there is none, to the page itself.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use havana_client::{Ask, Thought, think};
use js_sys::Uint8Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::worker::{ID_BYTES, READY};

type Answer = Box<dyn FnOnce(Option<Thought>)>;

#[derive(Default)]
struct Thinker {
    worker: Option<Worker>,
    is_ready: bool,
    next: u32,
    waiting: BTreeMap<u32, (Vec<u8>, Answer)>,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Asks what a bot would do, and hears of it later.
pub(crate) fn ask(question: &Ask, answer: impl FnOnce(Option<Thought>) + 'static) {
    let id = THINKER.with_borrow_mut(|thinker| {
        if thinker.worker.is_none() && thinker.next == 0 {
            thinker.worker = hire();
        }
        thinker.next += 1;
        let id = thinker.next;
        thinker.waiting.insert(id, (question.to_bytes(), Box::new(answer)));
        id
    });
    put(id);
}

/// Sends a question on its way, unless the worker is not ready yet; it is sent then.
fn put(id: u32) {
    let alone = THINKER.with_borrow(|thinker| {
        let Some((question, _)) = thinker.waiting.get(&id) else { return false };
        match &thinker.worker {
            Some(worker) if thinker.is_ready => {
                let message = [&id.to_le_bytes(), &question[..]].concat();
                worker.post_message(&Uint8Array::from(&message[..])).is_err()
            }
            Some(_) => false,
            None => true,
        }
    });
    if alone {
        // After a breath, so that what was clicked is drawn first.
        set_timeout(move || think_here(id), Duration::from_millis(30));
    }
}

fn think_here(id: u32) {
    let question = THINKER.with_borrow(|thinker| Some(thinker.waiting.get(&id)?.0.clone()));
    if let Some(question) = question {
        hear(id, &think(&question));
    }
}

fn hear(id: u32, answer: &[u8]) {
    let waiting = THINKER.with_borrow_mut(|thinker| thinker.waiting.remove(&id));
    if let Some((_, tell)) = waiting {
        tell(Thought::from_bytes(answer));
    }
}

/// Starts a worker with this script.
pub(crate) fn start(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(script, &options).ok()
}

/// Starts the worker where bots think: the same script as the page's own.
fn hire() -> Option<Worker> {
    let worker = start(&browser::boot_script()?)?;
    let hears = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let data = event.data();
        if data.as_string().as_deref() == Some(READY) {
            begin_work();
            return;
        }
        let message = Uint8Array::new(&data).to_vec();
        if let Some((id, answer)) = message.split_first_chunk::<ID_BYTES>() {
            hear(u32::from_le_bytes(*id), answer);
        }
    });
    let fails = Closure::<dyn FnMut(web_sys::Event)>::new(|_| {
        THINKER.with_borrow_mut(|thinker| thinker.worker = None);
        put_all();
    });
    worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
    hears.forget();
    fails.forget();
    Some(worker)
}

fn begin_work() {
    THINKER.with_borrow_mut(|thinker| thinker.is_ready = true);
    put_all();
}

fn put_all() {
    let ids: Vec<u32> = THINKER.with_borrow(|thinker| thinker.waiting.keys().copied().collect());
    ids.into_iter().for_each(put);
}
