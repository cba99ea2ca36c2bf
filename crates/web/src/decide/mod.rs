//! The decision a person makes: the question, what is chosen so far, and the button that confirms.

mod build;
mod cards;
mod focus;
mod hint;
mod loot;
mod pile;
mod spoken;

use havana_client::{Doing, Draft, Notice, Spot};
use havana_rules::Choice;
use leptos::prelude::*;

use crate::app::app;
use crate::art::{Icon, icon};
use crate::game::GameController;
use crate::online;
use crate::part::{computed, flag, memo, part, picture, press, word};
use crate::route::Dialogue;
use crate::table::Pointing;
use crate::text::{say, t, words};

pub(crate) use spoken::{Heard, hear};

/// The panel in which a person decides; it tells the last thing that happened while there is nothing to decide.
pub(crate) fn panel(game: GameController, latest: Memo<String>) -> AnyView {
    let choice = memo(move || game.draft.with(|draft| draft.as_ref().map(Draft::choice)));
    let ready = memo(move || {
        game.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.decision().is_some()))
    });
    focus::follow(game);
    view! {
        {spoken::spoken(game)}
        <section class="decide" id="decide" tabindex="-1" class:asked=flag(move || choice.get().is_some()) class:ready=flag(move || ready.get())
            data-choice=move || choice.get().map(kind)
            aria-label=t("table-your-turn")>
            {question(game, choice, latest)}
            <div class="body" role="group" aria-labelledby="question">
                {part(move || choice.get().map(|choice| body(game, choice)))}
            </div>
            {notice(game)}
            <div class="actions">
                {other_answers(game, choice)}
                <button class="confirm" id="confirm" class:ready=flag(move || ready.get())
                    class:hidden=flag(move || choice.get().is_none())
                    on:click=press(move || game.confirm())>
                    {computed(move || confirm_label(game))}
                </button>
                {skip(game)}
                <button class="quiet" id="undo" class:hidden=flag(move || !can_undo(game)) on:click=press(move || game.undo())>
                    {picture("icon", icon(Icon::Undo))}<span class="label">{t("act-undo")}</span></button>
                <button class="quiet" id="ask-hint" on:click=press(move || game.ask_hint())
                    class:hidden=flag(move || choice.get().is_none() || game.is_online() || game.is_puzzle() || game.day.is_some())>
                    {picture("icon", icon(Icon::Hint))}<span class="label">{t("act-hint")}</span></button>
            </div>
        </section>
        {hint::hint(game)}
    }
    .into_any()
}

/// Whether there may be something to take back: spectators have nothing, and what a server has
/// been told stays, and so does what came before a puzzle.
fn can_undo(game: GameController) -> bool {
    let begun = || game.draft.with(|draft| draft.as_ref().is_some_and(|draft| !draft.is_blank()));
    let is_final = game.is_online() || game.is_puzzle();
    game.shown.with(|view| view.seat().is_some()) && (!is_final || begun())
}

/// The kind of a decision, as styles and tests know it.
fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Swap => "swap",
        Choice::Opening => "opening",
        Choice::First => "first",
        Choice::Refreshment => "refreshment",
        Choice::Conservation => "conservation",
        Choice::Tax { .. } => "tax",
        Choice::PesoThief => "peso_thief",
        Choice::MaterialsThief => "materials_thief",
        Choice::Mama => "mama",
        Choice::Build => "build",
        Choice::Lay => "lay",
        Choice::TakeBack => "take_back",
    }
}

/// Whose turn it is, and what it is about.
fn question(game: GameController, choice: Memo<Option<Choice>>, latest: Memo<String>) -> AnyView {
    let text = move || match (choice.get(), game.doing.get()) {
        (Some(choice), _) => asks(game, choice),
        (None, Doing::Thinking(_) | Doing::Waiting) => waits_for(game),
        _ => latest.get(),
    };
    view! { <h2 id="question" tabindex="-1" class:waits=flag(move || choice.get().is_none())>{computed(text)}</h2> }
        .into_any()
}

/// What is asked, in words.
fn asks(game: GameController, choice: Choice) -> String {
    let all_taxed = || game.draft.with(|d| d.as_ref().is_some_and(|d| d.taxed().len() > 1));
    match choice {
        Choice::Tax { .. } if all_taxed() => words().text("act-tax-all"),
        _ => words().choice(&choice, &game.spoken()),
    }
}

/// Who is waited for, in words; nothing while something is shown.
fn waits_for(game: GameController) -> String {
    match game.doing.get() {
        Doing::Thinking(seat) => {
            say("table-bot-thinks", &[("name", game.names()[seat.index()].as_str().into())])
        }
        Doing::Waiting => online::awaited(game),
        _ => String::new(),
    }
}

fn body(game: GameController, choice: Choice) -> AnyView {
    match choice {
        Choice::Opening | Choice::Lay => cards::number(game, choice),
        Choice::Refreshment => cards::discard(game),
        Choice::Mama | Choice::MaterialsThief => loot::loot(game, choice),
        Choice::Tax { .. } => loot::tax(game, choice),
        Choice::PesoThief => loot::victims(game),
        Choice::Build => build::payment(game),
        Choice::Swap => pile::pile(game),
        Choice::First => cards::first(game),
        Choice::Conservation | Choice::TakeBack => ().into_any(),
    }
}

/// Yes, no, none: answers that lie nowhere on the table.
fn other_answers(game: GameController, choice: Memo<Option<Choice>>) -> AnyView {
    part(move || {
        choice.get().map(|choice| match choice {
            Choice::TakeBack => {
                view! { {answer(game, Spot::Yes, "decision-take-back")}{answer(game, Spot::No, "decision-leave")} }.into_any()
            }
            Choice::Build => answer(game, Spot::No, "act-end-turn"),
            Choice::Refreshment => answer(game, Spot::No, "decision-refresh-none"),
            Choice::Conservation => answer(game, Spot::No, "decision-conserve-none"),
            _ => ().into_any(),
        })
    })
}

fn answer(game: GameController, spot: Spot, key: &'static str) -> AnyView {
    let place = Pointing::to(Some(game), spot);
    view! {
        <button class="answer" id=if spot == Spot::Yes { "answer-yes" } else { "answer-no" }
            class:glows=flag(move || place.glows())
            class:chosen=flag(move || place.chosen())
            aria-pressed=word(move || place.pressed())
            on:click=press(move || place.press())>{t(key)}</button>
    }
    .into_any()
}

/// What confirming would do, in words.
fn confirm_label(game: GameController) -> String {
    let decision = game.draft.with(|draft| draft.as_ref().and_then(Draft::decision));
    match decision {
        Some(decision) => {
            let names = game.spoken();
            game.shown.with(|view| words().decision(&decision, &names, view.open()))
        }
        None => words().text("act-confirm"),
    }
}

fn skip(game: GameController) -> AnyView {
    let showing = move || game.doing.get() == Doing::Showing;
    view! {
        <button class="quiet" id="skip" class:hidden=flag(move || !showing()) on:click=press(move || game.skip_if_showing())>
            {picture("icon", icon(Icon::Skip))}{t("speed-skip")}
        </button>
    }
    .into_any()
}

/// Why something cannot be done, with the way to the rule that says so.
fn notice(game: GameController) -> AnyView {
    let says = move || {
        game.notice.with(|notice| {
            notice
                .as_ref()
                .map(|notice| notice.sentence(words(), &game.spoken()))
                .unwrap_or_default()
        })
    };
    let clause = move || game.notice.with(|notice| notice.as_ref().and_then(Notice::clause));
    view! {
        <p class="notice" id="notice" role="status" class:hidden=flag(move || game.notice.with(Option::is_none))>
            {computed(says)}
            {part(move || clause().map(|id| view! {
                <button class="rule" on:click=press(move || app().dialogue.set(Some(Dialogue::Rules(Some(id)))))>
                    {say("rules-why", &[("id", id.into())])}
                </button>
            }.into_any()))}
        </p>
    }
    .into_any()
}
