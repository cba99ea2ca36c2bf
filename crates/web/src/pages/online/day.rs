//! The deal of the day, as everyone can play it without a server: it follows from the date.

use havana_client::{DayResult, Play, Session, Sitter, deal_of, table_of_the_day};
use havana_protocol::{Day, Timestamp};
use havana_table::Deal;
use havana_words::Words;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::ranked;
use crate::app::{app, go, when_drawn};
use crate::game::{self, DayTry, GameController, TryKind};
use crate::online::parts::{button, visit};
use crate::pages::play;
use crate::part::{computed, part, press, when};
use crate::route::OnlinePage;
use crate::route::Page;
use crate::server::server;
use crate::text::{say, t, words};
use crate::{browser, store};

/// How many past days are shown.
const DAYS_SHOWN: usize = 14;

/// Today, in UTC, by the clock of this device.
fn today() -> Day {
    Day::of(Timestamp::from_millis(js_sys::Date::now() as i64))
}

/// A day as people write it. Its noon belongs to it in nearly every time zone.
pub(super) fn written(day: Day) -> String {
    browser::date(day.begins() + havana_protocol::Millis::hours(12))
}

/// The page of the deal of the day.
pub(super) fn day() -> AnyView {
    let today = today();
    let log = store::day_log();
    let left = store::day();
    let result = log.of(today).cloned();
    let streak = log.streak(today);
    let is_left_today = left.as_ref().is_some_and(|left| left.day == today);
    let begin = match (&result, is_left_today) {
        (None, false) => Some(button("day-begin", "confirm ready", "day-begin", move || {
            begin(DayTry::new(today, TryKind::Counts), deal_of(today));
        })),
        (None, true) => None,
        (Some(_), _) => {
            let of = DayTry::new(today, TryKind::Practice);
            Some(button("day-practise", "answer", "day-practise", move || {
                begin(of, deal_of(today));
            }))
        }
    };
    let server = server();
    view! {
        <main class="setup online">
            <header>
                <button class="quiet" on:click=press(|| go(Page::Home))>{t("common-back")}</button>
                <h1>{t("day-title")}</h1>
            </header>
            <p class="about">{t("day-about")}</p>
            <h2>{computed(move || written(today))}</h2>
            {result.map(|result| outcome(&result, "own"))}
            {left.map(|left| go_on_with(left.day))}
            {begin}
            <p class="about">{t("day-unranked")}</p>
            {ranked::ranked()}
            <p class="about" id="day-streak" class:hidden={streak == 0}>{computed(move || say("day-streak", &[("n", streak.into())]))}</p>
            // What a server adds comes above it, so it waits until that is known and does not move.
            {when(move || server.is_asked(), move || earlier(today))}
        </main>
    }
    .into_any()
}

/// The days before today, to play again.
fn earlier(today: Day) -> AnyView {
    let log = store::day_log();
    let days = std::iter::successors(today.yesterday(), |day| day.yesterday());
    let lines: Vec<AnyView> =
        days.take(DAYS_SHOWN).map(|day| line(day, log.of(day).cloned())).collect();
    view! {
        <section aria-label=t("day-earlier")>
            <h2>{t("day-earlier")}</h2>
            <p class="about">{t("day-again-about")}</p>
            <ul class="saved days" id="earlier-days">{lines}</ul>
        </section>
    }
    .into_any()
}

/// The way back to a try that was left.
fn go_on_with(day: Day) -> AnyView {
    let label = move || say("day-continue", &[("date", written(day).into())]);
    view! {
        <button class="confirm ready" id="day-continue" on:click=press(|| visit(OnlinePage::DayTable))>{computed(label)}</button>
    }
    .into_any()
}

/// One line of a result, in words.
fn sentence(result: &DayResult, words: Words) -> String {
    words.say(
        "day-result",
        &[
            ("place", result.place.into()),
            ("players", result.players.into()),
            ("points", words.points(result.points).into()),
        ],
    )
}

/// A past day: the way to play its deal, and how it went then.
fn line(day: Day, result: Option<DayResult>) -> AnyView {
    let label = move || say("day-again", &[("date", written(day).into())]);
    let again = move || begin(DayTry::new(day, TryKind::Past), deal_of(day));
    let row = result.as_ref().map(rounds);
    let told_result = move || match &result {
        Some(result) => sentence(result, words()),
        None => words().text("day-not-played"),
    };
    view! {
        <li>
            <button class="answer" id=format!("again-{day}") on:click=press(again)>{computed(label)}</button>
            <span>{computed(told_result)}</span>
            {row}
        </li>
    }
    .into_any()
}

/// A square for each round, drawn here because our fonts have none. The sentence beside it says what
/// matters to a screen reader.
fn rounds(result: &DayResult) -> AnyView {
    let square = |grade| view! { <i class=["", "some", "many"][grade]></i> }.into_any();
    let squares: Vec<AnyView> = result.grades().map(square).collect();
    view! { <span class="rounds" aria-hidden="true">{squares}</span> }.into_any()
}

/// What is shared: the day, the result, a symbol for each round, and where the deal is.
fn shared(result: &DayResult) -> String {
    let words = words();
    let day = result.day().map(|day| day.to_string()).unwrap_or_default();
    let title = format!("{} · {}", words.text("day-shared"), day);
    let address = format!("{}/#{}", browser::origin(), OnlinePage::Day.fragment());
    format!("{title}\n{}\n{}\n{address}", sentence(result, words), result.row())
}

/// A result, and the ways to share it; `id` tells it from others on the page.
pub(super) fn outcome(result: &DayResult, id: &'static str) -> AnyView {
    let (told_result, row, shared_result) = (result.clone(), rounds(result), result.clone());
    let done = RwSignal::new(None::<Result<(), String>>);
    let share = move || {
        let text = shared(&shared_result);
        spawn_local(async move {
            let is_shared = match offer(&text).await {
                Some(is_shared) => is_shared.then_some(Ok(())),
                None if browser::copy(&text) => Some(Ok(())),
                None => Some(Err(text)),
            };
            let _ = done.try_set(is_shared);
        });
    };
    view! {
        <p id=format!("day-result-{id}")><b>{computed(move || sentence(&told_result, words()))}</b></p>
        {row}
        <button class="confirm ready" id=format!("day-share-{id}") on:click=press(share)>{t("day-share")}</button>
        {part(move || done.get().map(|done| match done {
            Ok(()) => view! { <p role="status" id=format!("day-told-{id}")>{t("day-share-done")}</p> }.into_any(),
            Err(text) => view! {
                <p role="status" id=format!("day-told-{id}")>{t("day-share-failed")}</p>
                <textarea readonly rows="4" aria-label=t("day-share")>{text}</textarea>
            }.into_any(),
        }))}
    }
    .into_any()
}

/// Lets the device share a text. `None` if it cannot; `false` if the player thought better of it.
async fn offer(text: &str) -> Option<bool> {
    let navigator = browser::window().navigator();
    let share: Function = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
    let what = Object::new();
    Reflect::set(&what, &"text".into(), &JsValue::from_str(text)).ok()?;
    let asked: Promise = share.call1(&navigator, &what).ok()?.dyn_into().ok()?;
    match JsFuture::from(asked).await {
        Ok(_) => Some(true),
        Err(error) => {
            let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
            (name.as_deref() == Some("AbortError")).then_some(false)
        }
    }
}

fn usual_name(words: Words, place: usize, sitter: Sitter) -> String {
    match sitter.level() {
        None => words.say("setup-name-default", &[("n", (place + 1).into())]),
        Some(level) => words.level(level),
    }
}

/// Begins a try.
pub(super) fn begin(of: DayTry, deal: (Deal, u64)) {
    let words = app().words.get_untracked();
    let setup = table_of_the_day(|place, sitter| usual_name(words, place, sitter));
    let Ok(session) = Session::of_deal(deal, &setup) else { return };
    open(session, of);
    visit(OnlinePage::DayTable);
}

fn open(session: Session, day: DayTry) {
    // Practice is not stored, so that it leaves everything else alone.
    let play = if day.counts() { Play::here(session) } else { Play::exhibition(session) };
    let game = GameController::of_day(play, day);
    if let Some(old) = game::current().get_untracked() {
        old.leave();
    }
    game::current().set(Some(game));
    when_drawn(move || browser::after_picture(move || game.go_on()));
}

/// The table of a try: the one being played, or the one that was left.
pub(super) fn table() -> AnyView {
    let playing = game::current().get_untracked().filter(|game| game.day.is_some());
    if playing.is_none() {
        let session = store::day()
            .and_then(|left| Some((left.day, Session::resume_day(left.day, left.game)?)));
        let Some((day, session)) = session else {
            set_timeout(|| visit(OnlinePage::Day), std::time::Duration::ZERO);
            return ().into_any();
        };
        untrack(|| open(session, DayTry::new(day, TryKind::Counts)));
    }
    on_cleanup(|| {
        if let Some(shown) = game::current().get_untracked().filter(|game| game.day.is_some()) {
            shown.leave();
            game::current().set(None);
        }
    });
    part(|| game::current().get().map(play::at))
}

/// What to do when a try is over.
pub(crate) fn day_end(game: GameController, of: DayTry) -> AnyView {
    let result = game.session(Session::record).and_then(|record| DayResult::of(of.day(), &record));
    let about = match of.kind() {
        TryKind::Counts => "day-counted",
        TryKind::Practice => "day-practised",
        TryKind::Past | TryKind::PastOnServer => "day-unranked-again",
    };
    let shown = result.map(|result| match of.kind() {
        TryKind::Counts => outcome(&result, "own"),
        _ => view! { <p id="day-now"><b>{computed(move || sentence(&result, words()))}</b></p> }
            .into_any(),
    });
    let then = store::day_log().of(of.day()).cloned();
    let then =
        then.filter(|_| matches!(of.kind(), TryKind::Practice | TryKind::Past)).map(|then| {
            let counted = move || say("day-then", &[("result", sentence(&then, words()).into())]);
            view! { <p id="day-then">{computed(counted)}</p> }.into_any()
        });
    view! {
        <p class="about" role="status">{t(about)}</p>
        {shown}
        {then}
        {(of.kind() == TryKind::PastOnServer).then(|| ranked::beside(of.day()))}
        {button("to-day", "answer", "day-title", || visit(OnlinePage::Day))}
    }
    .into_any()
}
