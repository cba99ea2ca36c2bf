//! What the strongest bot would do, and why.

use havana_client::{Hint, Thought, Weighed};
use leptos::prelude::*;

use crate::game::Desk;
use crate::part::{part, press, told, when};
use crate::text::{t, words};

/// The most choices that are shown.
const MOST: usize = 3;

/// The hint, while it is asked for.
pub(super) fn hint(desk: Desk) -> AnyView {
    let shown = move || {
        view! {
            <aside class="hint" role="region" aria-label=t("hint-title")>
                <h3>{t("hint-title")}</h3>
                {part(move || Some(match desk.hint.get() {
                    Hint::Told(thought) => choices(desk, &thought),
                    Hint::Asked | Hint::Closed => view! { <p role="status">{t("hint-thinking")}</p> }.into_any(),
                }))}
                <button class="quiet" on:click=press(move || desk.close_hint())>{t("hint-close")}</button>
            </aside>
        }
        .into_any()
    };
    when(move || desk.hint.with(|hint| *hint != Hint::Closed), shown)
}

fn choices(desk: Desk, thought: &Thought) -> AnyView {
    if thought.weighed.is_empty() {
        return view! { <p role="status">{t("hint-none")}</p> }.into_any();
    }
    let best = thought.weighed.iter().take(MOST).copied().enumerate();
    let best = best.map(|(place, weighed)| choice(desk, weighed, place == 0));
    view! { <ol>{best.collect_view()}</ol> }.into_any()
}

fn choice(desk: Desk, weighed: Weighed, is_best: bool) -> AnyView {
    let what = move || {
        let names = desk.spoken();
        desk.shown.with(|view| words().decision(&weighed.decision, &names, view.open()))
    };
    let why = move || {
        let deck = desk.shown.with(|view| view.open().deck());
        // Where nothing stands out, the best one is still the best.
        let or_best = || if is_best { words().text("hint-why-win") } else { String::new() };
        weighed.reason(words(), &desk.spoken(), deck).unwrap_or_else(or_best)
    };
    view! {
        <li>
            <p>{is_best.then(|| view! { <mark>{t("hint-best")}</mark>" " })}<b>{told(what)}</b>
                <span class="why">{told(why)}</span>
                <small>{told(move || weighed.expectation(words()))}</small></p>
            <button class="answer" on:click=press(move || desk.follow_hint(weighed.decision))>{t("hint-do")}</button>
        </li>
    }
    .into_any()
}
