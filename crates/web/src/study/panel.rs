//! The analysis beside a replay.

use havana_client::{LossTotal, to_link};
use havana_rules::Seat;
use havana_table::Record;
use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, NodeList};

use super::next;
use crate::app::app;
use crate::part::{computed, flag, part, press, when};
use crate::text::{say, t};
use crate::tutor::{self, TutorMessage, Work};
use crate::{browser, store};

/// Where what was found stands in the page.
const FOUND: &str = "study-found";

/// How far the analysis of the replay is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AnalysisStatus {
    Idle,
    Working,
    Stopped,
    Done,
    Failed,
}

/// The analysis of the replay shown. A handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Analysis {
    pub(crate) open: RwSignal<bool>,
    step: RwSignal<usize>,
    game: StoredValue<String>,
    stage: RwSignal<AnalysisStatus>,
    parts: RwSignal<(u32, u32)>,
    found: RwSignal<String>,
    work: StoredValue<Work, LocalStorage>,
}

impl Analysis {
    /// Nothing is analysed before it is asked for.
    pub(crate) fn of(record: &Record, step: RwSignal<usize>) -> Analysis {
        let shown = Analysis {
            open: RwSignal::new(false),
            step,
            game: StoredValue::new(to_link(record)),
            stage: RwSignal::new(AnalysisStatus::Idle),
            parts: RwSignal::new((0, 0)),
            found: RwSignal::new(String::new()),
            work: StoredValue::new_local(Work::default()),
        };
        on_cleanup(move || {
            shown.work.try_with_value(Work::stop);
        });
        Effect::new(move |_| {
            let _ = shown.found.get();
            mark(step.get());
        });
        // In another language it is told again.
        Effect::new(move |before: Option<havana_words::Language>| {
            let language = app().words.get().language();
            if before.is_some_and(|before| before != language)
                && shown.stage.get_untracked() != AnalysisStatus::Idle
            {
                shown.start();
            }
            language
        });
        if next::take() && record.outcome().is_some() {
            shown.toggle();
        }
        shown
    }

    /// Opens or closes it; what was stored is shown at once.
    fn toggle(self) {
        let opens = !self.open.get_untracked();
        self.open.set(opens);
        if opens
            && matches!(self.stage.get_untracked(), AnalysisStatus::Idle | AnalysisStatus::Stopped)
        {
            self.start();
        } else if !opens {
            self.stop();
            mark(usize::MAX);
        }
    }

    fn start(self) {
        self.work.with_value(Work::stop);
        self.stage.set(AnalysisStatus::Working);
        let game = self.game.get_value();
        let stored = store::study(&game).unwrap_or_default();
        let reader = reader(&game);
        let question = ["study".to_owned(), game, stored, tutor::bot(), reader];
        self.work.set_value(tutor::ask(question, move |message| self.hear(message)));
    }

    fn hear(self, message: Option<TutorMessage>) {
        let Some(TutorMessage { done, total, first: html, second: stored, accuracy }) = message
        else {
            let _ = self.stage.try_set(AnalysisStatus::Failed);
            return;
        };
        if self.parts.try_set((done, total)).is_some() {
            return;
        }
        let is_done = done == total;
        // A reader who is at it is not disturbed before the end.
        if !html.is_empty() && (is_done || !is_used()) {
            self.found.set(html);
        }
        if !stored.is_empty() {
            self.game.with_value(|game| store::keep_study(game, &stored));
        }
        if let Some(lost) = LossTotal::from_text(&accuracy) {
            self.game.with_value(|game| store::change_own_games(|own| own.set_loss(game, lost)));
        }
        if is_done {
            self.stage.set(AnalysisStatus::Done);
            self.work.with_value(Work::stop);
        }
    }

    fn stop(self) {
        self.work.with_value(Work::stop);
        if self.stage.get_untracked() == AnalysisStatus::Working {
            self.stage.set(AnalysisStatus::Stopped);
        }
    }
}

/// The button that opens it; unfinished games have none.
pub(crate) fn tool(shown: Analysis, record: &Record) -> Option<AnyView> {
    record.outcome()?;
    let pressed = move || if shown.open.get() { "true" } else { "false" };
    Some(
        view! {
            <button class="answer" id="study-open" aria-pressed=pressed
                on:click=press(move || shown.toggle())>{t("study-title")}</button>
        }
        .into_any(),
    )
}

/// The panel, while it is open.
pub(crate) fn panel(shown: Analysis) -> AnyView {
    when(move || shown.open.get(), move || opened(shown))
}

fn opened(shown: Analysis) -> AnyView {
    let stage = shown.stage;
    let is_working = move || stage.get() == AnalysisStatus::Working;
    let waits = move || matches!(stage.get(), AnalysisStatus::Stopped | AnalysisStatus::Failed);
    let progress = move || {
        let (done, total) = shown.parts.get();
        say("study-progress", &[("done", done.into()), ("total", total.into())])
    };
    let bar = move || {
        part(move || {
            is_working().then(|| {
                let done = move || shown.parts.get().0;
                let total = move || shown.parts.get().1.max(1);
                view! {
                    <p class="going"><progress aria-label=t("study-title") value=done max=total></progress>
                        <small>{computed(progress)}</small></p>
                }
                .into_any()
            })
        })
    };
    let fails = || view! { <p class="notice" role="alert">{t("study-failed")}</p> }.into_any();
    view! {
        <section class="study" id="study" aria-label=t("study-title")>
            <header>
                <h2>{t("study-title")}</h2>
                {when(is_working, move || view! {
                    <button class="quiet" id="study-stop" on:click=press(move || shown.stop())>{t("study-stop")}</button>
                }.into_any())}
                {when(waits, move || view! {
                    <button class="quiet" id="study-continue" on:click=press(move || shown.start())>{t("study-continue")}</button>
                }.into_any())}
                <button class="quiet" id="study-close" on:click=press(move || shown.toggle())>{t("common-close")}</button>
            </header>
            {bar()}
            {when(move || stage.get() == AnalysisStatus::Failed, fails)}
            {when(move || shown.found.with(String::is_empty), || view! { <p>{t("study-about")}</p> }.into_any())}
            <div id=FOUND class="found" class:hidden=flag(move || shown.found.with(String::is_empty))
                inner_html=move || shown.found.get()
                on:click=move |event: MouseEvent| go(shown, event.target())
                on:keydown=move |event: KeyboardEvent| {
                    if matches!(event.key().as_str(), "Enter" | " ") && is_drawn(event.target()) {
                        event.prevent_default();
                        go(shown, event.target());
                    }
                }></div>
        </section>
    }
    .into_any()
}

/// The seat of the reader, if they played this game, the number of their earlier games that were
/// analysed, and what the decisions of these lost, as the analysis reads it.
fn reader(game: &str) -> String {
    let own = store::own_games();
    let seat = own.seat(game).map(Seat::index);
    let (games, lost) = own.before(game);
    seat.map_or_else(String::new, |seat| format!("{seat} {games} {lost}"))
}

fn element(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

/// Whether this is a mark in the chart; buttons answer to keys by themselves.
fn is_drawn(target: Option<web_sys::EventTarget>) -> bool {
    element(target).is_some_and(|element| element.matches("g.mark").unwrap_or(false))
}

/// Leads the replay to the moment that was pressed.
fn go(shown: Analysis, target: Option<web_sys::EventTarget>) {
    let place = element(target).and_then(|element| element.closest("[data-go]").ok().flatten());
    let place = place.and_then(|place| place.get_attribute("data-go")?.parse().ok());
    if let Some(place) = place {
        shown.step.set(place);
        browser::after_picture(|| {
            if let Some(note) = find("#study-found article:not([hidden])").into_iter().next() {
                note.scroll_into_view();
            }
        });
    }
}

/// Whether the reader is at something that was found.
fn is_used() -> bool {
    let found = browser::document().get_element_by_id(FOUND);
    let active = browser::document().active_element();
    found.is_some_and(|found| found.contains(active.as_ref().map(AsRef::as_ref)))
}

/// Shows what is said about this moment, and marks what was played and what would have been better.
fn mark(step: usize) {
    // The table shows the moment first.
    browser::after_picture(move || {
        for place in find("[data-study]") {
            let _ = place.remove_attribute("data-study");
            let _ = place.remove_attribute("data-said");
        }
        for note in find("#study-found article") {
            let is_here = note.get_attribute("data-at") == Some(step.to_string());
            let _ = note.toggle_attribute_with_force("hidden", !is_here);
            if is_here {
                label(&note, "data-better", "better", "study-mark-better");
                label(&note, "data-played", "played", "study-mark-played");
            }
        }
    });
}

/// Labels the places that a note names.
fn label(note: &Element, attribute: &str, kind: &str, key: &'static str) {
    let places = note.get_attribute(attribute).filter(|places| !places.is_empty());
    for place in places.iter().flat_map(|places| find(places)) {
        let _ = place.set_attribute("data-study", kind);
        let _ = place.set_attribute("data-said", &crate::text::words_now().text(key));
    }
}

fn find(selector: &str) -> Vec<Element> {
    let all: Option<NodeList> = browser::document().query_selector_all(selector).ok();
    let all = all.into_iter().flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
    all.filter_map(|node| node.dyn_into().ok()).collect()
}
