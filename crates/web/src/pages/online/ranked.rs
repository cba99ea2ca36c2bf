//! The deal of the day on a server: one ranked try, the table of the day, and past days.

use havana_client::{DayResult, deal_of_seed, to_link};
use havana_protocol::api::{DayInfo, DayPlace, PastDay, TableInfo};
use havana_protocol::{Day, Id};
use leptos::prelude::*;

use super::day::{begin, outcome, written};
use super::name;
use crate::app::go;
use crate::game::{DayTry, TryKind};
use crate::online::parts::{ErrorSignal, button, renew, trouble, visit, wait};
use crate::part::{computed, part, press, when};
use crate::route::OnlinePage;
use crate::route::Page;
use crate::server::api;
use crate::server::server;
use crate::text::{say, shown_name, t, words};
use crate::{browser, files};

/// The ranked deal, where there is a server.
pub(super) fn ranked() -> AnyView {
    let server = server();
    when(move || server.is_asked() && !server.is_missing(), inside)
}

fn inside() -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let today = RwSignal::new(None::<DayInfo>);
    let past = RwSignal::new(None::<Vec<PastDay>>);
    let result = RwSignal::new(None::<DayResult>);
    wait(wrong, api::get::<DayInfo>("day"), move |info| {
        fetch_result(&info, result);
        renew(today, info);
    });
    wait(wrong, api::get::<Vec<PastDay>>("days"), move |days| renew(past, days));
    let asks = RwSignal::new(false);
    let begin = move || {
        let asked = async { api::order::<TableInfo>("POST", "day").await };
        wait(wrong, asked, |table| visit(OnlinePage::Table(table.id, None)));
    };
    let go = move || {
        if server().me().is_some() {
            begin();
        } else {
            asks.set(true);
        }
    };
    let places = move || {
        let info = today.get()?;
        Some(if info.places.is_empty() {
            view! { <p class="about">{t("day-none")}</p> }.into_any()
        } else {
            list(info)
        })
    };
    view! {
        <section aria-label=t("day-ranked")>
            <h2>{t("day-ranked")}</h2>
            <p class="about">{t("day-ranked-about")}</p>
            {part(move || result.get().map(|result| outcome(&result, "ranked")))}
            {button("day-ranked-go", "confirm ready", "day-ranked-go", go)}
            {when(move || asks.get() && server().me().is_none(), move || name::ask("day-ranked-go", begin))}
            {trouble(wrong)}
            {part(places)}
        </section>
        {part(move || past.get().filter(|past| !past.is_empty()).map(earlier))}
    }
    .into_any()
}

/// The result of my try, if it is over; what is shared is computed from its record.
fn fetch_result(info: &DayInfo, result: RwSignal<Option<DayResult>>) {
    let me = untrack(|| server().me()).map(|me| me.id);
    let is_over = info.places.iter().any(|place| Some(place.player) == me);
    let Some(game) = info.mine.filter(|_| is_over) else { return };
    let day = info.day;
    let path = format!("games/{game}/record");
    wait(RwSignal::new(None), async move { api::get_text(&path).await }, move |text| {
        files::read_record(&text, move |record| {
            let found = record.ok().and_then(|record| DayResult::of(day, &record));
            let _ = result.try_set(found);
        });
    });
}

/// The tries of a day by their places.
fn list(info: DayInfo) -> AnyView {
    let day = info.day;
    let lines = info.places.into_iter().map(|place| line(day, place)).collect_view();
    view! { <ol class="ranks">{lines}</ol> }.into_any()
}

/// Thousandths of the win, in percent.
fn percent(thousandths: i64) -> i64 {
    (thousandths + 5 * thousandths.signum()) / 10
}

fn line(day: Day, place: DayPlace) -> AnyView {
    let DayPlace { player, name, points, won, luck, score, game, .. } = place;
    let without_luck = move || match (score, luck) {
        (Some(score), Some(luck)) => {
            say("day-score", &[("score", percent(score).into()), ("luck", percent(luck).into())])
        }
        _ => words().text("day-score-later"),
    };
    let name = move || shown_name(words(), &name);
    view! {
        <li>
            <button class="quiet" on:click=press(move || visit(OnlinePage::Player(player)))>{computed(name)}</button>
            <b>{computed(move || words().points(points))}</b>
            {won.then(|| view! { <mark>{t("table-won")}</mark> }.into_any())}
            {game.map(|game| view! {
                <button class="quiet" on:click=press(move || watch(day, game))>{t("end-replay")}</button>
            }.into_any())}
            <small>{computed(without_luck)}</small>
        </li>
    }
    .into_any()
}

/// Shows a game of a day that is over.
fn watch(day: Day, game: Id) {
    let path = format!("days/{day}/records?game={game}");
    wait(RwSignal::new(None), async move { api::get_text(&path).await }, |text| {
        files::read_record(&text, |record| {
            if let Ok(record) = record {
                go(Page::Replay(to_link(&record)));
            }
        });
    });
}

fn earlier(past: Vec<PastDay>) -> AnyView {
    let lines = past.into_iter().map(|PastDay { day, tries }| {
        let label =
            move || say("day-past-n", &[("date", written(day).into()), ("n", tries.into())]);
        view! {
            <li><button class="answer" on:click=press(move || visit(OnlinePage::PastDay(day.to_string())))>{computed(label)}</button></li>
        }
        .into_any()
    });
    view! {
        <section aria-label=t("day-past")>
            <h2>{t("day-past")}</h2>
            <ul class="saved" id="past-days">{lines.collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// The table of a past day, beside a game that plays its deal again.
pub(super) fn beside(day: Day) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let info = RwSignal::new(None::<DayInfo>);
    let path = format!("days/{day}");
    wait(wrong, async move { api::get::<DayInfo>(&path).await }, move |found| renew(info, found));
    view! {
        <section aria-label=t("day-ranked")>
            <h3>{computed(move || written(day))}</h3>
            {trouble(wrong)}
            {part(move || info.get().map(list))}
        </section>
    }
    .into_any()
}

/// A day that is over: its table, its seed and its records.
pub(super) fn past(day: &str) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let info = RwSignal::new(None::<DayInfo>);
    let Ok(day) = day.parse::<Day>() else {
        set_timeout(|| visit(OnlinePage::Day), std::time::Duration::ZERO);
        return ().into_any();
    };
    let path = format!("days/{day}");
    wait(wrong, async move { api::get::<DayInfo>(&path).await }, move |found| renew(info, found));
    let save = move || {
        let asked = async move { api::get_text(&format!("days/{day}/records")).await };
        wait(wrong, asked, move |text| browser::save_file(&format!("havana-{day}.jsonl"), &text));
    };
    let body = move || {
        let info = info.get()?;
        let seed = info.seed.clone();
        let deal = seed.as_deref().and_then(deal_of_seed);
        let label = move || say("day-again", &[("date", written(day).into())]);
        Some(
            view! {
                {list(info)}
                {deal.map(|deal| view! {
                    <button class="confirm ready" id="day-again"
                        on:click=press(move || begin(DayTry::new(day, TryKind::PastOnServer), deal))>{computed(label)}</button>
                    <p class="about">{t("day-again-about")}</p>
                }.into_any())}
                {seed.map(|seed| view! {
                    <p class="about">{t("day-check")}</p>
                    <p class="about"><code>{seed}</code></p>
                    {button("day-records", "answer", "games-export", save)}
                }.into_any())}
            }
            .into_any(),
        )
    };
    view! {
        <main class="setup online">
            <header>
                <button class="quiet" on:click=press(|| visit(OnlinePage::Day))>{t("common-back")}</button>
                <h1>{t("day-title")}</h1>
            </header>
            <h2>{computed(move || written(day))}</h2>
            {trouble(wrong)}
            {part(body)}
        </main>
    }
    .into_any()
}
