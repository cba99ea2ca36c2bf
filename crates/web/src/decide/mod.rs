//! The decision a person makes: the question, what is chosen so far, and the button that confirms.

mod build;
mod cards;
mod hint;
mod loot;
mod pile;

use havana_client::{Doing, Draft, Notice, Spot};
use havana_rules::Choice;
use leptos::prelude::*;

use crate::app::app;
use crate::art::{Icon, icon};
use crate::game::Desk;
use crate::online;
use crate::pages::Dialogue;
use crate::part::{flag, memo, part, picture, press, told, word};
use crate::table::Pointing;
use crate::text::{say, t, words};

/// The panel in which a person decides; it tells the last thing that happened while there is nothing to decide.
pub(crate) fn panel(desk: Desk, latest: Memo<String>) -> AnyView {
    let choice = memo(move || desk.draft.with(|draft| draft.as_ref().map(Draft::choice)));
    let ready = memo(move || {
        desk.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.decision().is_some()))
    });
    view! {
        <section class="decide" id="decide" tabindex="-1" class:asked=flag(move || choice.get().is_some()) class:ready=flag(move || ready.get())
            data-choice=move || choice.get().map(kind)
            aria-label=t("table-your-turn")>
            {question(desk, choice, latest)}
            <div class="body" role="group" aria-labelledby="question">
                {part(move || choice.get().map(|choice| body(desk, choice)))}
            </div>
            {notice(desk)}
            <div class="actions">
                {other_answers(desk, choice)}
                <button class="confirm" id="confirm" class:ready=flag(move || ready.get())
                    class:hidden=flag(move || choice.get().is_none())
                    on:click=press(move || desk.confirm())>
                    {told(move || confirm_label(desk))}
                </button>
                {skip(desk)}
                <button class="quiet" id="undo" class:hidden=flag(move || !can_undo(desk)) on:click=press(move || desk.undo())>
                    {picture("icon", icon(Icon::Undo))}<span class="label">{t("act-undo")}</span></button>
                <button class="quiet" id="ask-hint" on:click=press(move || desk.ask_hint())
                    class:hidden=flag(move || choice.get().is_none() || desk.line().is_some() || desk.is_puzzle() || desk.day.is_some())>
                    {picture("icon", icon(Icon::Hint))}<span class="label">{t("act-hint")}</span></button>
            </div>
        </section>
        {hint::hint(desk)}
    }
    .into_any()
}

/// Whether there may be something to take back: spectators have nothing, and what a server has
/// been told stays, and so does what came before a puzzle.
fn can_undo(desk: Desk) -> bool {
    let begun = || desk.draft.with(|draft| draft.as_ref().is_some_and(|draft| !draft.is_blank()));
    let is_final = desk.line().is_some() || desk.is_puzzle();
    desk.shown.with(|view| view.seat().is_some()) && (!is_final || begun())
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
fn question(desk: Desk, choice: Memo<Option<Choice>>, latest: Memo<String>) -> AnyView {
    let all_taxed = move || desk.draft.with(|d| d.as_ref().is_some_and(|d| d.taxed().len() > 1));
    let text = move || match (choice.get(), desk.doing.get()) {
        (Some(Choice::Tax { .. }), _) if all_taxed() => words().text("act-tax-all"),
        (Some(choice), _) => words().choice(&choice, &desk.spoken()),
        (None, Doing::Thinking(seat)) => {
            say("table-bot-thinks", &[("name", desk.names()[seat.index()].as_str().into())])
        }
        (None, Doing::Waiting) => online::awaited(desk),
        _ => latest.get(),
    };
    view! { <h2 id="question" class:waits=flag(move || choice.get().is_none())>{told(text)}</h2> }
        .into_any()
}

fn body(desk: Desk, choice: Choice) -> AnyView {
    match choice {
        Choice::Opening | Choice::Lay => cards::number(desk, choice),
        Choice::Refreshment => cards::discard(desk),
        Choice::Mama | Choice::MaterialsThief => loot::loot(desk, choice),
        Choice::Tax { .. } => loot::tax(desk, choice),
        Choice::PesoThief => loot::victims(desk),
        Choice::Build => build::payment(desk),
        Choice::Swap => pile::pile(desk),
        Choice::First => cards::first(desk),
        Choice::Conservation | Choice::TakeBack => ().into_any(),
    }
}

/// Yes, no, none: answers that lie nowhere on the table.
fn other_answers(desk: Desk, choice: Memo<Option<Choice>>) -> AnyView {
    part(move || {
        choice.get().map(|choice| match choice {
            Choice::TakeBack => {
                view! { {answer(desk, Spot::Yes, "decision-take-back")}{answer(desk, Spot::No, "decision-leave")} }.into_any()
            }
            Choice::Build => answer(desk, Spot::No, "act-end-turn"),
            Choice::Refreshment => answer(desk, Spot::No, "decision-refresh-none"),
            Choice::Conservation => answer(desk, Spot::No, "decision-conserve-none"),
            _ => ().into_any(),
        })
    })
}

fn answer(desk: Desk, spot: Spot, key: &'static str) -> AnyView {
    let place = Pointing::to(Some(desk), spot);
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
fn confirm_label(desk: Desk) -> String {
    let decision = desk.draft.with(|draft| draft.as_ref().and_then(Draft::decision));
    match decision {
        Some(decision) => {
            let names = desk.spoken();
            desk.shown.with(|view| words().decision(&decision, &names, view.open()))
        }
        None => words().text("act-confirm"),
    }
}

fn skip(desk: Desk) -> AnyView {
    let showing = move || desk.doing.get() == Doing::Showing;
    view! {
        <button class="quiet" id="skip" class:hidden=flag(move || !showing()) on:click=press(move || desk.skip_if_showing())>
            {picture("icon", icon(Icon::Skip))}{t("speed-skip")}
        </button>
    }
    .into_any()
}

/// Why something cannot be done, with the way to the rule that says so.
fn notice(desk: Desk) -> AnyView {
    let says = move || {
        desk.notice.with(|notice| {
            notice
                .as_ref()
                .map(|notice| notice.sentence(words(), &desk.spoken()))
                .unwrap_or_default()
        })
    };
    let clause = move || desk.notice.with(|notice| notice.as_ref().and_then(Notice::clause));
    view! {
        <p class="notice" id="notice" role="status" class:hidden=flag(move || desk.notice.with(Option::is_none))>
            {told(says)}
            {part(move || clause().map(|id| view! {
                <button class="rule" on:click=press(move || app().dialogue.set(Some(Dialogue::Rules(Some(id)))))>
                    {say("rules-why", &[("id", id.into())])}
                </button>
            }.into_any()))}
        </p>
    }
    .into_any()
}
