//! What the strongest bot would do, and why.

use havana_bots::Why;
use havana_client::{Hint, Thought, Weighed};
use havana_rules::{BuildingId, Seat};
use leptos::prelude::*;

use crate::game::Desk;
use crate::part::{part, press, told, when};
use crate::text::{say, t, words};

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
    // Where nothing stands out, the best one is still the best.
    let why = move || match weighed.why {
        Some(why) => reason(desk, why),
        None if is_best => words().text("hint-why-win"),
        None => String::new(),
    };
    view! {
        <li>
            <p>{is_best.then(|| view! { <mark>{t("hint-best")}</mark>" " })}<b>{told(what)}</b>
                <span class="why">{told(why)}</span>
                <small>{told(move || expected(&weighed))}</small></p>
            <button class="answer" on:click=press(move || desk.follow_hint(weighed.decision))>{t("hint-do")}</button>
        </li>
    }
    .into_any()
}

/// What stands out about a decision, in words.
pub(crate) fn reason(desk: Desk, why: Why) -> String {
    let names = desk.names();
    let name = |rival: Seat| names[rival.index()].as_str().into();
    let building = |building: BuildingId| {
        let deck = desk.shown.with(|view| view.open().deck());
        words().building_object(deck.key(building)).into()
    };
    match why {
        Why::Build { building: id } => say("hint-why-build", &[("building", building(id))]),
        Why::Reach { building: id } => say("hint-why-reach", &[("building", building(id))]),
        Why::Deny { building: id, rival } => {
            say("hint-why-deny", &[("building", building(id)), ("name", name(rival))])
        }
        Why::Rob { rival } => say("hint-why-rob", &[("name", name(rival))]),
        Why::Protect => words().text("hint-why-protect"),
        Why::GoEarly => words().text("hint-why-early"),
        Why::Gather => words().text("hint-why-gather"),
    }
}

/// What is expected of a decision, in words.
fn expected(weighed: &Weighed) -> String {
    if weighed.tries == 0 {
        return words().text("hint-why-win");
    }
    let percent = (weighed.expected * 100.0).round() as i32;
    let share = say("hint-share", &[("percent", percent.into())]);
    let tries = say("hint-tries", &[("n", weighed.tries.into())]);
    let mut told = vec![format!("{share}, {tries}")];
    if let Some((points, rival, _)) = weighed.outlook {
        told.push(say("hint-points", &[("points", words().tenths(points).into())]));
        told.push(say("hint-rival", &[("points", words().tenths(rival).into())]));
    }
    told.join("; ")
}
