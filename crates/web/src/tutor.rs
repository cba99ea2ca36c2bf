//! Puts one question to the program that analyses, in a worker of its own.

use std::cell::RefCell;
use std::rc::Rc;

use havana_words::Language;
use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Worker};

use crate::{browser, text, thinker};

/// The bot that analyses, in so many simulated games for each decision.
const BOT: &str = "search:1000";

/// The bot that analyses; tests of the page name a faster one.
pub(crate) fn bot() -> String {
    browser::query("study").unwrap_or_else(|| BOT.to_owned())
}

/// What the program tells: how many parts are done of how many, and three texts.
pub(crate) struct TutorMessage {
    pub(crate) done: u32,
    pub(crate) total: u32,
    pub(crate) first: String,
    pub(crate) second: String,
    /// How well the reader decided, at the end of an analysis of a game of theirs.
    pub(crate) accuracy: String,
}

/// A question that is being worked on. It can be stopped at any time.
#[derive(Clone, Default)]
pub(crate) struct Work(Rc<RefCell<WorkState>>);

#[derive(Default)]
enum WorkState {
    /// Its texts are still on their way.
    #[default]
    Prepared,
    Begun(Worker),
    Stopped,
}

impl Work {
    /// Stops; nothing more is told, even if it has not begun yet.
    pub(crate) fn stop(&self) {
        if let WorkState::Begun(worker) = self.0.replace(WorkState::Stopped) {
            worker.terminate();
        }
    }

    fn is_stopped(&self) -> bool {
        matches!(*self.0.borrow(), WorkState::Stopped)
    }
}

/// Asks; `hear` gets what is told, and nothing once nothing more can be found. It ends the work by
/// [`Work::stop`] when it has heard enough.
pub(crate) fn ask(question: [String; 5], hear: impl FnMut(Option<TutorMessage>) + 'static) -> Work {
    ask_boxed(question, Box::new(hear))
}

/// Who hears what was found.
type Hear = Box<dyn FnMut(Option<TutorMessage>)>;

fn ask_boxed(question: [String; 5], hear: Hear) -> Work {
    let work = Work::default();
    let begun = work.clone();
    spawn_local(async move {
        let language = text::words_now().language();
        let texts = texts(language).await;
        if begun.is_stopped() {
            return;
        }
        let message: Array = question.into_iter().map(JsValue::from).collect();
        message.push(&language.tag().into());
        message.push(&texts.into());
        start(&begun, message, hear);
    });
    work
}

/// All texts of a language, those of the analysis too.
async fn texts(language: Language) -> String {
    let all = browser::fetch_named(language.tag()).await.unwrap_or_default();
    let study = browser::fetch_named(&format!("study-{}", language.tag())).await;
    format!("{}\n{all}", study.unwrap_or_default())
}

fn start(work: &Work, question: Array, hear: Hear) {
    let hear = Rc::new(RefCell::new(hear));
    let Some(worker) = browser::named("tutor").and_then(|script| thinker::start(&script)) else {
        (hear.borrow_mut())(None);
        return;
    };
    let (heard, asked) = (hear.clone(), worker.clone());
    let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        if data.is_null() {
            let _ = asked.post_message(&question);
            return;
        }
        let message = Array::is_array(&data).then(|| message_of(&Array::from(&data)));
        (heard.borrow_mut())(message);
    });
    let fails = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| (hear.borrow_mut())(None));
    worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
    hears.forget();
    fails.forget();
    work.0.replace(WorkState::Begun(worker));
}

fn message_of(answer: &Array) -> TutorMessage {
    // They come back as JavaScript's only kind of number.
    #[expect(clippy::cast_sign_loss)]
    let number = |place| answer.get(place).as_f64().unwrap_or_default() as u32;
    let text = |place| answer.get(place).as_string().unwrap_or_default();
    let (first, second, accuracy) = (text(2), text(3), text(4));
    TutorMessage { done: number(0), total: number(1), first, second, accuracy }
}
