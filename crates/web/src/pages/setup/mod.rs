//! Setting up a table.

mod ages;
mod deck;
mod seat;

use havana_client::{Plan, Setup, SetupWrong, Sitter};
use havana_rules::{Config, Deck};
use havana_words::{FileFault, Words};
use leptos::prelude::*;

use super::replace;
use crate::app::{app, go};
use crate::game::GameController;
use crate::part::{choice, computed, each, flag, memo, press};
use crate::route::Page;
use crate::text::{say, t, words};
use crate::{browser, store};

/// A table of these players with all else as usual.
pub(super) fn of_levels(sitters: &[Sitter]) -> Setup {
    agreed(&Plan::of(sitters), Deck::house())
}

fn agreed(plan: &Plan, deck: Deck) -> Setup {
    let words = app().words.get_untracked();
    plan.setup(deck, |place, sitter| usual_name(words, place, sitter))
}

/// The seed that the address asks for, as `?seed=7`.
pub(super) fn seed() -> Option<u64> {
    browser::query("seed").and_then(|seed| seed.parse().ok())
}

fn usual_name(words: Words, place: usize, sitter: Sitter) -> String {
    match sitter.level() {
        None => words.say("setup-name-default", &[("n", (place + 1).into())]),
        Some(level) => words.level(level),
    }
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Debug)]
enum SetupProblem {
    Deck(FileFault),
    Setup(SetupWrong),
}

impl SetupProblem {
    fn sentence(&self) -> String {
        let words = words();
        match self {
            SetupProblem::Deck(fault) => {
                words.say("setup-deck-wrong", &[("reason", words.file_fault(fault).into())])
            }
            SetupProblem::Setup(SetupWrong::Config(_)) => words.text("wrong-target"),
            SetupProblem::Setup(SetupWrong::Names(_)) => words.text("wrong-name"),
        }
    }
}

/// The page on which a table is set up.
pub(super) fn setup() -> AnyView {
    let kept = store::table().and_then(|text| Plan::from_text(&text));
    let plan = RwSignal::new(kept.unwrap_or_else(Plan::usual));
    let deck = RwSignal::new(Deck::house());
    let wrong = RwSignal::new(None::<SetupProblem>);
    let players = memo(move || plan.with(Plan::players));
    let begin = move |_| {
        let setup = plan.with_untracked(|plan| agreed(plan, deck.get_untracked()));
        store::keep_table(&plan.with_untracked(Plan::to_text));
        let refuse = move |reason| {
            wrong.try_set(Some(SetupProblem::Setup(reason)));
        };
        replace::begin(move || GameController::begin(&setup, seed()).map_err(refuse).ok());
    };
    let count = [2, 3, 4].map(|n| {
        choice(
            Some(format!("players-{n}")),
            None,
            computed(move || say("setup-players-n", &[("n", n.into())])),
            move || players.get() == n,
            move || plan.update(|plan| plan.set_players(n)),
        )
    });
    let people = memo(move || plan.with(Plan::people));
    let of_people = move |n: usize| {
        choice(
            Some(format!("people-{n}")),
            None,
            computed(move || n.to_string()),
            move || people.get() == n,
            move || plan.update(|plan| plan.set_people(n)),
        )
    };
    view! {
        <main class="setup">
            <header><button class="quiet" on:click=press(move || go(Page::Home))>{t("setup-back")}</button><h1>{t("setup-title")}</h1></header>
            <p class="about">{t("setup-about")}</p>
            <fieldset class="choices"><legend>{t("setup-players")}</legend>{count.into_iter().collect_view()}</fieldset>
            <fieldset class="choices"><legend>{t("setup-people")}</legend>
                {each(move || (1..=players.get()).collect(), |n| n, of_people)}</fieldset>
            <ol class="seats">
                {each(move || (0..players.get()).collect(), |place| place, move |place| seat::seat(plan, place))}
            </ol>
            {ages::ages(plan)}
            {deck::deck(deck, wrong)}
            <label class="field">
                <span>{t("setup-target")}</span>
                <input type="number" min="1" max=Config::HIGHEST_TARGET.to_string() id="target"
                    placeholder=move || say("setup-target-usual", &[("n", Config::usual_target(players.get()).into())])
                    prop:value=move || plan.with(|plan| plan.target.map_or(String::new(), |target| target.to_string()))
                    on:input=move |event| plan.update(|plan| plan.target = event_target_value(&event).parse().ok())/>
            </label>
            <label class="field check">
                <input type="checkbox" id="memory-aid" prop:checked=move || plan.with(|plan| plan.memory_aid)
                    on:change=move |event| plan.update(|plan| plan.memory_aid = event_target_checked(&event))/>
                <span><b>{t("setup-memory")}</b><br/><small>{t("setup-memory-about")}</small></span>
            </label>
            <p class="notice" role="status" class:hidden=flag(move || wrong.with(Option::is_none))>{computed(move || wrong.with(|wrong| wrong.as_ref().map(SetupProblem::sentence).unwrap_or_default()))}</p>
            <button class="confirm ready" id="start" on:click=begin>{t("setup-start")}</button>
        </main>
    }
    .into_any()
}
