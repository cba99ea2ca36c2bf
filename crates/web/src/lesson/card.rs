//! An explanation as a card: what it says, and the buttons that put it away.

use havana_client::Doing;
use havana_client::lesson::{GOAL, Idea};
use havana_rules::{Cards, View};
use leptos::prelude::*;

use super::stand;
use crate::browser;
use crate::game::GameController;
use crate::part::{computed, press, when};
use crate::text::{say, t, words};

/// What is being explained, and the how-manieth explanation it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ShownIdea {
    pub(super) idea: Idea,
    pub(super) number: usize,
}

/// The explanation of the moment, if there is one. It is read out when it comes and takes the
/// focus from nobody.
pub(crate) fn card(game: GameController) -> AnyView {
    let shown = RwSignal::new(None::<ShownIdea>);
    Effect::new(move |_| {
        game.draft.track();
        game.lesson.track();
        let deciding = matches!(game.doing.get(), Doing::Deciding(_));
        let now = if deciding { super::look(game) } else { None };
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
                    <p class="progress">{computed(move || shown.get().map(progress).unwrap_or_default())}</p>
                    <h2 id="lesson-title">{computed(move || shown.get().map(|shown| title(shown.idea)).unwrap_or_default())}</h2>
                    <p>{computed(move || shown.get().map(|shown| text(game, shown.idea)).unwrap_or_default())}</p>
                    <div class="actions">
                        <button class="answer" id="lesson-next" on:click=press(move || next(game))>{t("lesson-next")}</button>
                        <button class="quiet" id="lesson-skip" on:click=press(move || super::skip(game))>{t("lesson-skip")}</button>
                    </div>
                </aside>
            }.into_any())}
        </div>
    }
    .into_any()
}

/// The last explanation, on the page that tells how a guided game ended.
pub(crate) fn farewell(game: GameController) -> AnyView {
    let shown = super::look(game).filter(|shown| shown.idea == Idea::Done);
    view! {
        {shown.map(|shown| view! {
            <aside class="lesson-card farewell" role="note" aria-labelledby="lesson-title">
                <h3 id="lesson-title">{computed(move || title(shown.idea))}</h3>
                <p>{computed(move || text(game, shown.idea))}</p>
            </aside>
        })}
    }
    .into_any()
}

/// The next explanation; if there is none, the focus goes back to the decision.
fn next(game: GameController) {
    super::understood(game);
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

fn progress(shown: ShownIdea) -> String {
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

fn text(game: GameController, idea: Idea) -> String {
    if let Idea::Card(card) = idea {
        return words().card_help(card);
    }
    let view: View = game.shown.get_untracked();
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
