//! What the strongest bot would do, and why.

use havana_client::{Hint, Thought, Weighed};
use leptos::prelude::*;

use crate::game::GameController;
use crate::part::{computed, part, press, when};
use crate::text::{t, words};

/// The most choices that are shown.
const MOST: usize = 3;

/// The hint, while it is asked for.
pub(super) fn hint(game: GameController) -> AnyView {
    let title = move || match game.hint.get() {
        Hint::Answered(thought) => thought.title(words()),
        Hint::Asked | Hint::Closed => words().text("act-hint"),
    };
    let shown = move || {
        view! {
            <aside class="hint" role="region" aria-label=t("act-hint")>
                <h3>{computed(title)}</h3>
                {part(move || Some(match game.hint.get() {
                    Hint::Answered(thought) => choices(game, &thought),
                    Hint::Asked | Hint::Closed => view! { <p role="status">{t("hint-thinking")}</p> }.into_any(),
                }))}
                <button class="quiet" on:click=press(move || game.close_hint())>{t("hint-close")}</button>
            </aside>
        }
        .into_any()
    };
    when(move || game.hint.with(|hint| *hint != Hint::Closed), shown)
}

fn choices(game: GameController, thought: &Thought) -> AnyView {
    if thought.weighed.is_empty() {
        return view! { <p role="status">{t("hint-none")}</p> }.into_any();
    }
    let best = thought.weighed.iter().take(MOST).copied().enumerate();
    let best = best.map(|(place, weighed)| choice(game, weighed, place == 0));
    view! { <ol>{best.collect_view()}</ol> }.into_any()
}

fn choice(game: GameController, weighed: Weighed, is_best: bool) -> AnyView {
    let what = move || {
        let names = game.spoken();
        game.shown.with(|view| words().decision(&weighed.decision, &names, view.open()))
    };
    let why = move || {
        let deck = game.shown.with(|view| view.open().deck());
        // Where nothing stands out, the best one is still the best.
        let or_best = || if is_best { words().text("hint-why-win") } else { String::new() };
        weighed.reason(words(), &game.spoken(), deck).unwrap_or_else(or_best)
    };
    view! {
        <li>
            <p>{is_best.then(|| view! { <mark>{t("hint-best")}</mark>" " })}<b>{computed(what)}</b>
                <span class="why">{computed(why)}</span>
                <small>{computed(move || weighed.expectation(words()))}</small></p>
            <button class="answer" on:click=press(move || game.follow_hint(weighed.decision))>{t("hint-do")}</button>
        </li>
    }
    .into_any()
}
