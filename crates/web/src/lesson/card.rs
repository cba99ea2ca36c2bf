//! An explanation as a card: what it says, and the buttons that put it away.

use havana_client::Doing;
use havana_client::lesson::{GOAL, Idea};
use havana_rules::{Cards, View};
use leptos::prelude::*;

use super::stand;
use crate::browser;
use crate::game::Desk;
use crate::part::{press, told, when};
use crate::text::{say, t, words};

/// What is being explained, and the how-manieth explanation it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shown {
    pub(super) idea: Idea,
    pub(super) number: usize,
}

/// The explanation of the moment, if there is one. It is read out when it comes and takes the
/// focus from nobody.
pub(crate) fn card(desk: Desk) -> AnyView {
    let shown = RwSignal::new(None::<Shown>);
    Effect::new(move |_| {
        desk.draft.track();
        desk.lesson.track();
        let deciding = matches!(desk.doing.get(), Doing::Deciding(_));
        let now = if deciding { super::look(desk) } else { None };
        if shown.get_untracked() != now {
            shown.set(now);
        }
    });
    stand::follow(Signal::derive(move || shown.get().map(|shown| shown.idea)));
    view! {
        <div class="lesson" role="status">
            {when(move || shown.get().is_some(), move || view! {
                <aside class="lesson-card" id="lesson" role="note" aria-labelledby="lesson-title"
                    data-idea=move || shown.get().map(|shown| name(shown.idea))>
                    <p class="progress">{told(move || shown.get().map(progress).unwrap_or_default())}</p>
                    <h2 id="lesson-title">{told(move || shown.get().map(|shown| title(shown.idea)).unwrap_or_default())}</h2>
                    <p>{told(move || shown.get().map(|shown| text(desk, shown.idea)).unwrap_or_default())}</p>
                    <div class="actions">
                        <button class="answer" id="lesson-next" on:click=press(move || next(desk))>{t("lesson-next")}</button>
                        <button class="quiet" id="lesson-skip" on:click=press(move || super::skip(desk))>{t("lesson-skip")}</button>
                    </div>
                </aside>
            }.into_any())}
        </div>
    }
    .into_any()
}

/// The last explanation, on the page that tells how a guided game ended.
pub(crate) fn farewell(desk: Desk) -> AnyView {
    let shown = super::look(desk).filter(|shown| shown.idea == Idea::Done);
    view! {
        {shown.map(|shown| view! {
            <aside class="lesson-card farewell" role="note" aria-labelledby="lesson-title">
                <h3 id="lesson-title">{told(move || title(shown.idea))}</h3>
                <p>{told(move || text(desk, shown.idea))}</p>
            </aside>
        })}
    }
    .into_any()
}

/// The next explanation; if there is none, the focus goes back to the decision.
fn next(desk: Desk) {
    super::understood(desk);
    let gone = move || {
        if browser::document().get_element_by_id("lesson").is_none() {
            browser::focus("decide");
        }
    };
    request_animation_frame(gone);
}

/// Its name in the page. Some cards are called like an idea.
fn name(idea: Idea) -> String {
    let kind = if let Idea::Card(_) = idea { "card-" } else { "" };
    format!("{kind}{}", idea.key())
}

fn progress(shown: Shown) -> String {
    if !shown.idea.is_step() {
        return String::new();
    }
    say("lesson-progress", &[("n", shown.number.into()), ("total", Idea::steps().into())])
}

fn title(idea: Idea) -> String {
    if let Idea::Card(card) = idea {
        return words().card_label(card);
    }
    words().text(&format!("lesson-{}-title", idea.key()))
}

fn text(desk: Desk, idea: Idea) -> String {
    if let Idea::Card(card) = idea {
        return words().card_help(card);
    }
    let view: View = desk.shown.get_untracked();
    let own = view.seat().map(|seat| *view.open().player(seat));
    let number = own.and_then(|own| own.number()).unwrap_or_default();
    let have = words().points(own.map_or(0, |own| own.points()));
    let arguments = [
        ("points", words().points(view.open().target()).into()),
        ("number", format!("{number:02}").into()),
        ("have", have.into()),
        ("cards", words().cards(Cards::pair(GOAL[0], GOAL[1])).into()),
    ];
    say(&format!("lesson-{}-text", idea.key()), &arguments)
}
