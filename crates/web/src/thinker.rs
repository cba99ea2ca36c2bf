//! Puts questions to bots: to a worker, or where none starts, to the same program in the page.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use havana_client::{ANSWERED, ASKED, Ask, ID_BYTES, READY, Thought};
use js_sys::Uint8Array;
use leptos::prelude::set_timeout;
use wasm_bindgen::prelude::*;
use web_sys::{
    CustomEvent, CustomEventInit, HtmlElement, MessageEvent, Worker, WorkerOptions, WorkerType,
};

use crate::browser;

type OnAnswer = Box<dyn FnOnce(Option<Thought>)>;

#[derive(Default)]
struct Thinker {
    bots: BotHost,
    is_ready: bool,
    /// Whether the page listens to bots in the page.
    listens: bool,
    last: u32,
    waiting: BTreeMap<u32, (Vec<u8>, OnAnswer)>,
}

/// Where the bots think.
#[derive(Default)]
enum BotHost {
    #[default]
    NotStarted,
    Worker(Worker),
    Page,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Asks what a bot would do, and hears of it later.
pub(crate) fn ask(question: &Ask, answer: impl FnOnce(Option<Thought>) + 'static) {
    prepare();
    let id = THINKER.with_borrow_mut(|thinker| {
        thinker.last += 1;
        let id = thinker.last;
        thinker.waiting.insert(id, (question.to_bytes(), Box::new(answer)));
        id
    });
    put(id);
}

/// Starts the bots, so that the first question does not wait for them.
pub(crate) fn prepare() {
    let is_new = THINKER.with_borrow(|thinker| matches!(thinker.bots, BotHost::NotStarted));
    if is_new {
        match hire() {
            Some(worker) => {
                THINKER.with_borrow_mut(|thinker| thinker.bots = BotHost::Worker(worker));
            }
            None => move_in(),
        }
    }
}

/// Sends a question, unless the bots are not ready yet; it is sent then.
fn put(id: u32) {
    let here = THINKER.with_borrow(|thinker| {
        let (question, _) = thinker.waiting.get(&id).filter(|_| thinker.is_ready)?;
        let message = Uint8Array::from(&[&id.to_le_bytes(), &question[..]].concat()[..]);
        match &thinker.bots {
            BotHost::Worker(worker) => {
                let _ = worker.post_message(&message);
                None
            }
            BotHost::Page | BotHost::NotStarted => Some(message),
        }
    });
    if let Some(message) = here {
        // After a moment, so that what was clicked is drawn first.
        set_timeout(move || dispatch(&message), Duration::from_millis(30));
    }
}

fn dispatch(message: &Uint8Array) {
    let detail = CustomEventInit::new();
    detail.set_detail(message);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(ASKED, &detail) {
        let _ = browser::window().dispatch_event(&event);
    }
}

/// Takes what the bots say: that they are ready, or an answer.
fn hear(said: &JsValue) {
    if said.as_string().as_deref() == Some(READY) {
        THINKER.with_borrow_mut(|thinker| thinker.is_ready = true);
        let ids = THINKER.with_borrow(|thinker| thinker.waiting.keys().copied().collect());
        Vec::into_iter(ids).for_each(put);
        return;
    }
    let message = Uint8Array::new(said).to_vec();
    if let Some((id, answer)) = message.split_first_chunk::<ID_BYTES>() {
        tell(u32::from_le_bytes(*id), Thought::from_bytes(answer));
    }
}

fn tell(id: u32, thought: Option<Thought>) {
    let waiting = THINKER.with_borrow_mut(|thinker| thinker.waiting.remove(&id));
    if let Some((_, answer)) = waiting {
        answer(thought);
    }
}

/// Starts a worker with this script.
pub(crate) fn start(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(script, &options).ok()
}

fn hire() -> Option<Worker> {
    let worker = start(&browser::named("thinker")?)?;
    let hears = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
    let fails = Closure::<dyn FnMut(web_sys::Event)>::new(|_| move_in());
    worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
    hears.forget();
    fails.forget();
    Some(worker)
}

/// Runs the bots in the page.
fn move_in() {
    let listens = THINKER.with_borrow_mut(|thinker| {
        thinker.is_ready = false;
        thinker.bots = BotHost::Page;
        core::mem::replace(&mut thinker.listens, true)
    });
    if !listens {
        let hears =
            Closure::<dyn FnMut(CustomEvent)>::new(|event: CustomEvent| hear(&event.detail()));
        let _ = browser::window()
            .add_event_listener_with_callback(ANSWERED, hears.as_ref().unchecked_ref());
        hears.forget();
    }
    if load_here().is_none() {
        give_up();
    }
}

/// Lets the page load the program of the bots.
fn load_here() -> Option<()> {
    let document = browser::document();
    let script: HtmlElement = document.create_element("script").ok()?.dyn_into().ok()?;
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", &browser::named("thinker")?).ok()?;
    let fails = Closure::<dyn FnMut()>::new(give_up);
    script.set_onerror(Some(fails.as_ref().unchecked_ref()));
    fails.forget();
    document.head()?.append_child(&script).ok().map(drop)
}

/// The bots cannot be loaded: all questions are answered with nothing, and the next one tries again.
fn give_up() {
    let ids = THINKER.with_borrow_mut(|thinker| {
        thinker.bots = BotHost::NotStarted;
        thinker.waiting.keys().copied().collect()
    });
    Vec::into_iter(ids).for_each(|id| tell(id, None));
}
