//! What is said about a puzzle: the task, then whether the answer was right, and why.

use havana_bots::Why;
use havana_puzzles::{Contrast, Puzzle, Valued};
use havana_rules::Decision;
use leptos::prelude::*;

use super::active::{ActivePuzzle, Answered, open_next, shown};
use crate::game::GameController;
use crate::part::{computed, part, press};
use crate::text::{say, t, words};

/// The panel over the decision, at a table with a puzzle.
pub(crate) fn panel(game: GameController) -> Option<AnyView> {
    let shown = shown(game)?;
    let task = move || {
        let rating = shown.puzzle.with_value(|puzzle| puzzle.rating);
        say("puzzles-task", &[("rating", rating.into())])
    };
    let is_right = move || shown.answered.get().map(|answered| right(shown, answered));
    let heading = part(move || {
        let answered = shown.answered.get();
        Some(match answered {
            None => view! { <h2>{computed(task)}</h2> }.into_any(),
            Some(answered) => verdict(game, shown, answered),
        })
    });
    let standing = move || standing(shown);
    Some(
        view! {
            <section class="puzzle" id="puzzle" aria-label=t("puzzles-title")
                data-right=move || is_right().map(|right| right.to_string())>
                <div role="status">{heading}</div>
                <p class="standing">{crate::part::computed(standing)}</p>
            </section>
        }
        .into_any(),
    )
}

fn right(shown: ActivePuzzle, answered: Answered) -> bool {
    shown.puzzle.with_value(|puzzle| puzzle.is_right(answered.decision))
}

fn standing(shown: ActivePuzzle) -> String {
    let now = shown.standing.get();
    let mut arguments = vec![
        ("rating", now.shown().into()),
        ("streak", now.streak.into()),
        ("longest", now.longest.into()),
    ];
    let Some(answered) = shown.answered.get() else { return say("puzzles-standing", &arguments) };
    let change = i64::from(now.shown()) - i64::from(answered.before.shown());
    // The fonts of the client have no other minus.
    let sign = if change < 0 { "–" } else { "+" };
    arguments.push(("change", format!("{sign}{}", change.abs()).into()));
    say("puzzles-standing-changed", &arguments)
}

fn verdict(game: GameController, shown: ActivePuzzle, answered: Answered) -> AnyView {
    let Answered { decision, .. } = answered;
    let puzzle: Puzzle = shown.puzzle.get_value();
    let is_right = puzzle.is_right(decision);
    let label = move |decision: Decision| {
        let names = game.spoken();
        game.shown.with(|view| words().decision(&decision, &names, view.open()))
    };
    let Some(best) = puzzle.options.first().copied() else { return ().into_any() };
    let second = puzzle.options.get(puzzle.right).copied();
    let gap = move || {
        let arguments = [
            ("best", percent(best).into()),
            ("second", second.map(percent).unwrap_or_default().into()),
        ];
        say("puzzles-gap", &arguments)
    };
    let yours = (!is_right).then(|| {
        view! { <p><b>{t("puzzles-yours")}</b>" "{computed(move || label(decision))}</p> }
    });
    let line = |option: Valued| {
        let share = move || say("puzzles-share", &[("percent", percent(option).into())]);
        view! { <li><b>{computed(share)}</b>" "{computed(move || label(option.decision))}</li> }
    };
    let lines = puzzle.options.iter().copied().map(line).collect_view();
    let is_listed = puzzle.options.iter().any(|option| option.decision == decision);
    let last = puzzle.options.last().copied().filter(|_| !is_listed).map(|last| {
        let less = move || say("puzzles-less", &[("percent", percent(last).into())]);
        view! { <li><b>{computed(less)}</b>" "{computed(move || label(decision))}</li> }
    });
    let other = if is_right { second.map(|second| second.decision) } else { Some(decision) };
    let contrast = other
        .and_then(|other| Contrast::of(puzzle.view().open(), puzzle.seat, best.decision, other));
    let contrast = contrast.map(|contrast| {
        let sentence = move || compared(game, contrast, is_right);
        view! { <p class="contrast">{computed(sentence)}</p> }
    });
    let why = move || why(game, &puzzle, best.decision);
    view! {
        <div class="verdict">
            <h2 class=if is_right { "right" } else { "wrong" }>
                {t(if is_right { "puzzles-right" } else { "puzzles-wrong" })}</h2>
            <button class="answer first" id="puzzle-next" on:click=press(|| { open_next(); })>{t("puzzles-next")}</button>
        </div>
        {yours}
        <p><b>{t("puzzles-best")}</b>" "{computed(move || label(best.decision))}
            <span class="why">{computed(why)}</span></p>
        {contrast}
        <p>{computed(gap)}</p>
        <details><summary>{t("puzzles-shares")}</summary><ul class="options">{lines}{last}</ul></details>
    }
    .into_any()
}

fn percent(option: Valued) -> i32 {
    (f64::from(option.thousandths) / 10.0).round() as i32
}

/// What the best decision achieves, beside the player's or the next best.
fn compared(game: GameController, contrast: Contrast, is_right: bool) -> String {
    let words = words();
    let names = game.spoken();
    let beside = words.text(if is_right { "puzzles-beside-next" } else { "puzzles-beside-yours" });
    let beside = ("beside", beside.into());
    let deck = game.shown.with(|view| view.open().deck());
    let building = |building| ("building", words.building_object(deck.key(building)).into());
    let name = |rival| ("name", names.of(rival).into());
    let goods = |name, goods| (name, words.goods(goods).into());
    match contrast {
        Contrast::Affords { building: it, other } => {
            words.say("puzzles-affords", &[building(it), beside, goods("other", other)])
        }
        Contrast::Denies { rival, building: it } => {
            words.say("puzzles-denies", &[name(rival), building(it), beside])
        }
        Contrast::Nearer { building: it, missing, other } => {
            let both = [goods("missing", missing), goods("other", other)];
            words.say("puzzles-nearer", &[&[building(it), beside], &both[..]].concat())
        }
        Contrast::Hinders { rival, building: it, missing, other } => {
            let both = [goods("missing", missing), goods("other", other)];
            words
                .say("puzzles-hinders", &[&[name(rival), building(it), beside], &both[..]].concat())
        }
        Contrast::Leaves { rival, building: it, left, other } => {
            let both = [goods("left", left), goods("other", other)];
            words.say("puzzles-leaves", &[&[name(rival), building(it), beside], &both[..]].concat())
        }
        Contrast::More { goods: brings, other } => {
            let both = [goods("goods", brings), goods("other", other)];
            words.say("puzzles-more", &[&[beside], &both[..]].concat())
        }
        Contrast::Leader { rival } => words.say("puzzles-leader", &[name(rival)]),
    }
}

/// What the best decision is good for.
fn why(game: GameController, puzzle: &Puzzle, decision: Decision) -> String {
    let open = *puzzle.view().open();
    if let Some(why) = Why::at_first_sight(&open, puzzle.seat, decision) {
        return havana_client::reason(why, words(), &game.spoken(), open.deck());
    }
    words().text(match decision {
        Decision::EndTurn => "puzzles-why-end",
        Decision::First(_) => "puzzles-why-first",
        Decision::Refresh(Some(_)) => "puzzles-why-refresh",
        Decision::TakeBack(true) => "puzzles-why-take-back",
        Decision::TakeBack(false) => "puzzles-why-leave",
        Decision::Conserve(None) => "puzzles-why-keep",
        _ => "hint-why-win",
    })
}
