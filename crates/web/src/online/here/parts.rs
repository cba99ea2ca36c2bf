//! Controls and sentences of online play: at its tables and on the pages around them.

use std::time::Duration;

use havana_protocol::api::{Pace, SeatInfo, Stage, TableInfo};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::go;
use crate::browser;
use crate::part::{computed, flag, press, sure_button};
use crate::route::{OnlinePage, Page};
use crate::server::api::ApiError;
use crate::text::{say, shown_name, t, words};

/// Goes to a page of online play.
pub(crate) fn visit(page: OnlinePage) {
    go(Page::Online(page));
}

/// The invitation in an address.
pub(crate) fn invitation(invite: Option<&str>) -> String {
    invite.map_or(String::new(), |invite| format!("?invite={invite}"))
}

/// What went wrong last, if something did.
pub(crate) type ErrorSignal = RwSignal<Option<ApiError>>;

/// Tells what went wrong.
pub(crate) fn trouble(trouble: ErrorSignal) -> AnyView {
    view! {
        <p class="notice" id="trouble" role="alert" class:hidden=flag(move || trouble.with(Option::is_none))>
            {computed(move || trouble.with(|failure| failure.as_ref().map(ApiError::sentence).unwrap_or_default()))}
        </p>
    }
    .into_any()
}

/// Waits for an answer of the server, and hands it on or tells what went wrong.
pub(crate) fn wait<A: 'static>(
    trouble: ErrorSignal,
    answer: impl Future<Output = Result<A, ApiError>> + 'static,
    done: impl FnOnce(A) + 'static,
) {
    spawn_local(async move {
        let answer = answer.await;
        // The page may have been left in the meantime.
        if trouble.try_set(answer.as_ref().err().cloned()).is_some() {
            return;
        }
        if let Ok(answer) = answer {
            done(answer);
        }
    });
}

/// Takes news, if they are any: what is shown stays as it is where nothing changed, and with it the
/// focus.
pub(crate) fn renew<T: PartialEq + Send + Sync + 'static>(known: RwSignal<Option<T>>, news: T) {
    if known.try_with_untracked(|known| known.as_ref() == Some(&news)) == Some(false) {
        known.set(Some(news));
    }
}

/// Does something now and then, as long as the page is shown and looked at.
pub(crate) fn again_and_again(every: Duration, act: impl Fn() + 'static) {
    act();
    let timer = set_interval_with_handle(
        move || {
            if !browser::document().hidden() {
                act();
            }
        },
        every,
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
}

/// A button.
pub(crate) fn button(
    id: &'static str,
    class: &'static str,
    key: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    view! { <button class=class id=id on:click=press(act)>{t(key)}</button> }.into_any()
}

/// A button for what cannot be undone, pressed twice. Before and after the first time it has its
/// own id and text.
pub(crate) fn button_for_sure(
    first: [&'static str; 2],
    second: [&'static str; 2],
    act: impl Fn() + 'static,
) -> AnyView {
    sure_button("answer", Some([first[0], second[0]]), [first[1], second[1]], act)
}

/// A field for a line of text.
pub(crate) fn field(
    id: &'static str,
    kind: &'static str,
    key: &'static str,
    longest: usize,
    value: RwSignal<String>,
) -> AnyView {
    let complete = match kind {
        "password" if id == "new-password" => "new-password",
        "password" => "current-password",
        _ if id == "login" => "username",
        _ => "off",
    };
    view! {
        <label class="field"><span>{t(key)}</span>
            <input type=kind id=id maxlength=longest autocomplete=complete prop:value=computed(move || value.get())
                on:input=move |event| value.set(event_target_value(&event))/></label>
    }
    .into_any()
}

/// One of several values, chosen from a list.
pub(crate) fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    id: String,
    key: &'static str,
    choices: &'static [T],
    name: fn(T) -> String,
    value: RwSignal<T>,
) -> AnyView {
    let options = choices.iter().enumerate().map(|(index, &choice)| {
        view! { <option value=index selected=flag(move || value.get() == choice)>{computed(move || name(choice))}</option> }.into_any()
    });
    let choose = move |index: usize| {
        if let Some(&choice) = choices.get(index) {
            value.set(choice);
        }
    };
    one_select(id, key, options.collect(), Box::new(choose))
}

fn one_select(
    id: String,
    key: &'static str,
    options: Vec<AnyView>,
    choose: Box<dyn Fn(usize)>,
) -> AnyView {
    let chosen = move |event| choose(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <label class="field"><span>{t(key)}</span><select id=id on:change=chosen>{options}</select></label>
    }
    .into_any()
}

/// Something that is or is not so.
pub(crate) fn check(
    id: &'static str,
    key: &'static str,
    about: &'static str,
    value: RwSignal<bool>,
) -> AnyView {
    view! {
        <label class="field check">
            <input type="checkbox" id=id prop:checked=flag(move || value.get())
                on:change=move |event| value.set(event_target_checked(&event))/>
            <span><b>{t(key)}</b><br/><small>{t(about)}</small></span>
        </label>
    }
    .into_any()
}

/// How fast a table plays, in words.
pub(crate) fn pace(pace: Pace) -> String {
    match pace {
        Pace::Free => words().text("pace-free"),
        Pace::Live { bank, increment } => {
            say("pace-live", &[("minutes", (bank / 60).into()), ("seconds", increment.into())])
        }
        Pace::Days { hours } => say("pace-days", &[("hours", hours.into())]),
    }
}

/// Who sits at a seat, in words.
pub(crate) fn sitter(seat: &SeatInfo) -> String {
    match seat {
        SeatInfo::Free => words().text("seat-free"),
        SeatInfo::Bot(level) => words().level(level),
        SeatInfo::Person { name, .. } => shown_name(words(), name),
    }
}

/// What was agreed at a table, in words.
pub(crate) fn agreed(info: &TableInfo) -> String {
    let mut facts = vec![pace(info.pace), words().points(info.target)];
    if info.own_deck {
        facts.push(words().text("table-own-deck"));
    }
    if info.stage == Stage::Running {
        facts.push(say("table-round", &[("n", info.round.max(1).into())]));
    }
    facts.push(rated(info));
    facts.join(" · ")
}

/// Whether a game is rated, in words, and if not, why.
pub(crate) fn rated(info: &TableInfo) -> String {
    let key = match info.rated.as_deref() {
        None => "rated-yes",
        Some("private") => "rated-private",
        Some("bots") => "rated-bots",
        Some("deck") => "rated-deck",
        Some("target") => "rated-target",
        Some("guest") => "rated-guest",
        Some("repeat") => "rated-repeat",
        Some("pace") => "rated-pace",
        Some(_) => "rated-no",
    };
    words().text(key)
}
