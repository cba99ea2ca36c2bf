//! What the pages of online play have in common.

use std::time::Duration;

use havana_protocol::api::{Pace, SeatInfo, Stage, TableInfo};
use havana_rules::{Card, Seat};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::OnlinePage;
use super::api::ApiError;
use crate::app::go;
use crate::pages::{Page, empty};
use crate::part::{computed, flag, part, picture, press, sure_button};
use crate::text::{say, shown_name, t, words};
use crate::{art, browser};

/// Goes to a page of online play.
pub(super) fn visit(page: OnlinePage) {
    go(Page::Online(page));
}

/// The invitation in an address.
pub(super) fn invitation(invite: Option<&str>) -> String {
    invite.map_or(String::new(), |invite| format!("?invite={invite}"))
}

/// What went wrong last, if something did.
pub(super) type ErrorSignal = RwSignal<Option<ApiError>>;

/// A page of online play: a title, the ways to its neighbours, and its body.
pub(super) fn page(title: &'static str, here: &OnlinePage, body: AnyView) -> AnyView {
    let ways = [
        (OnlinePage::Lobby, "lobby-title"),
        (OnlinePage::Games, "games-title"),
        (OnlinePage::Leaders, "leaders-title"),
        (OnlinePage::Account, "account-title"),
    ];
    let ways = ways.map(|(page, key)| {
        let current = (page == *here).then_some("page");
        let id = page.fragment().replace('/', "-");
        view! {
            <button class="quiet" id=format!("to-{id}") aria-current=current on:click=press(move || visit(page.clone()))>{t(key)}</button>
        }
        .into_any()
    });
    view! {
        <main class="setup online">
            <header>
                <button class="quiet" on:click=press(|| go(Page::Home))>{t("common-back")}</button>
                <h1>{t(title)}</h1>
            </header>
            <nav class="choices" aria-label=t("online-title")>{ways.into_iter().collect_view()}</nav>
            {body}
        </main>
    }
    .into_any()
}

/// Something is on its way.
pub(super) fn loading() -> AnyView {
    view! { <p role="status">{t("online-loading")}</p> }.into_any()
}

/// Tells what went wrong.
pub(super) fn trouble(trouble: ErrorSignal) -> AnyView {
    view! {
        <p class="notice" id="trouble" role="alert" class:hidden=flag(move || trouble.with(Option::is_none))>
            {computed(move || trouble.with(|failure| failure.as_ref().map(ApiError::sentence).unwrap_or_default()))}
        </p>
    }
    .into_any()
}

/// Waits for an answer of the server, and hands it on or tells what went wrong.
pub(super) fn wait<A: 'static>(
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
pub(super) fn renew<T: PartialEq + Send + Sync + 'static>(known: RwSignal<Option<T>>, news: T) {
    if known.try_with_untracked(|known| known.as_ref() == Some(&news)) == Some(false) {
        known.set(Some(news));
    }
}

/// Does something now and then, as long as the page is shown and looked at.
pub(super) fn again_and_again(every: Duration, act: impl Fn() + 'static) {
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
pub(super) fn button(
    id: &'static str,
    class: &'static str,
    key: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    view! { <button class=class id=id on:click=press(act)>{t(key)}</button> }.into_any()
}

/// A button for what cannot be undone, pressed twice. Before and after the first time it has its
/// own id and text.
pub(super) fn button_for_sure(
    first: [&'static str; 2],
    second: [&'static str; 2],
    act: impl Fn() + 'static,
) -> AnyView {
    sure_button("answer", Some([first[0], second[0]]), [first[1], second[1]], act)
}

/// A field for a line of text.
pub(super) fn field(
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
pub(super) fn select<T: Copy + PartialEq + Send + Sync + 'static>(
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
pub(super) fn check(
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
pub(super) fn pace(pace: Pace) -> String {
    match pace {
        Pace::Free => words().text("pace-free"),
        Pace::Live { bank, increment } => {
            say("pace-live", &[("minutes", (bank / 60).into()), ("seconds", increment.into())])
        }
        Pace::Days { hours } => say("pace-days", &[("hours", hours.into())]),
    }
}

/// Who sits at a seat, in words.
pub(super) fn sitter(seat: &SeatInfo) -> String {
    match seat {
        SeatInfo::Free => words().text("seat-free"),
        SeatInfo::Bot(level) => words().level(level),
        SeatInfo::Person { name, .. } => shown_name(words(), name),
    }
}

/// What was agreed at a table, in words.
pub(super) fn agreed(info: &TableInfo) -> String {
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
pub(super) fn rated(info: &TableInfo) -> String {
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

/// A table in a list, with the way to it.
pub(super) fn table_line(info: TableInfo) -> AnyView {
    let page = OnlinePage::Table(info.id, None);
    let id = info.id.to_string();
    let result = info.result.clone().unwrap_or_default();
    let seats = info.seats.iter().cloned().enumerate().map(|(place, seat)| {
        let (free, result) = (seat == SeatInfo::Free, result.get(place).copied());
        let won = result.is_some_and(|result| result.won);
        let points = result.map(|result| format!(" {}", result.points));
        view! {
            <li class=format!("seat-{place}") class:free=free>
                {Seat::ALL.get(place).map(|&seat| picture("badge", art::seat_badge(seat)))}
                <span>{computed(move || sitter(&seat))}</span><b>{points}</b>
                {won.then(|| view! { " "<mark>{t("table-won")}</mark> }.into_any())}
            </li>
        }
        .into_any()
    });
    let free = info.seats.contains(&SeatInfo::Free);
    let label = match (info.stage, info.mine) {
        (Stage::Waiting, None) if free => "table-join",
        (Stage::Running, None) => "table-watch",
        (Stage::Over, _) => "end-replay",
        _ => "table-open",
    };
    let (my_turn, seats) = (info.my_turn, seats.collect_view());
    view! {
        <li class="table-line" data-table=id class:my-turn=my_turn>
            <ul>{seats}</ul>
            <p class="about">{computed(move || agreed(&info))}</p>
            {my_turn.then(|| view! { <mark>{t("table-your-turn")}</mark> }.into_any())}
            <button class="answer" on:click=press(move || visit(page.clone()))>{t(label)}</button>
        </li>
    }
    .into_any()
}

/// A list of tables, or that there is none.
pub(super) fn table_list(
    id: &'static str,
    none: &'static str,
    tables: Signal<Option<Vec<TableInfo>>>,
) -> AnyView {
    let lines = move || {
        let tables = tables.get()?;
        if tables.is_empty() {
            let nothing = empty(Card::Siesta, none, "new-title", || visit(OnlinePage::New));
            return Some(view! { <li>{nothing}</li> }.into_any());
        }
        Some(tables.into_iter().map(table_line).collect_view().into_any())
    };
    view! { <ul class="tables" id=id>{part(lines)}</ul> }.into_any()
}
