//! Who plays best, and what everybody may know of a player.

use std::fmt::Write as _;

use havana_protocol::Id;
use havana_protocol::api::{Profile, Rank, RatingPoint};
use havana_rules::Card;
use leptos::prelude::*;

use super::parts::{page, table_list};
use crate::browser;
use crate::online::parts::{ErrorSignal, renew, trouble, visit, wait};
use crate::pages::empty;
use crate::part::{choice, computed, part, press};
use crate::route::OnlinePage;
use crate::server::api;
use crate::text::{say, t, words};

/// Who plays best, by two and by more.
pub(super) fn leaders() -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let players = RwSignal::new(2_u8);
    let ranks = RwSignal::new(None::<Vec<Rank>>);
    Effect::new(move |_| {
        let path = format!("leaderboard?players={}", players.get());
        let asked = async move { api::get::<Vec<Rank>>(&path).await };
        wait(wrong, asked, move |found| renew(ranks, found));
    });
    let kinds = [(2, "leaders-two"), (4, "leaders-more")].map(|(n, key)| {
        choice(None, None, computed(t(key)), move || players.get() == n, move || players.set(n))
    });
    let lines = move || {
        let ranks = ranks.get()?;
        if ranks.is_empty() {
            return Some(empty(Card::Architect, "leaders-none", "lobby-title", || {
                visit(OnlinePage::Lobby);
            }));
        }
        let lines = ranks.into_iter().map(rank).collect_view();
        Some(view! { <ol class="ranks">{lines}</ol> }.into_any())
    };
    let body = view! {
        <div class="choices">{kinds.into_iter().collect_view()}</div>
        <p class="about">{t("leaders-about")}</p>
        {part(lines)}
        {trouble(wrong)}
    };
    page("leaders-title", &OnlinePage::Leaders, body.into_any())
}

fn rank(rank: Rank) -> AnyView {
    let Rank { player, name, rating, uncertainty, games, won } = rank;
    let record = move || say("leaders-games", &[("n", games.into()), ("won", won.into())]);
    view! {
        <li>
            <button class="quiet" on:click=press(move || visit(OnlinePage::Player(player)))>{name}</button>
            <b>{whole(rating)}</b><small>" ± "{whole(uncertainty)}</small>
            <small>{computed(record)}</small>
        </li>
    }
    .into_any()
}

fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// What everybody may know of a player.
pub(super) fn player(id: Id) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let found = RwSignal::new(None::<Profile>);
    let path = format!("players/{id}");
    wait(wrong, async move { api::get::<Profile>(&path).await }, move |profile| {
        renew(found, profile);
    });
    let body = view! { {trouble(wrong)}{part(move || found.get().map(profile))} };
    page("player-title", &OnlinePage::Player(id), body.into_any())
}

fn profile(profile: Profile) -> AnyView {
    let since = browser::date(profile.since);
    let here_since = move || say("player-since", &[("date", since.as_str().into())]);
    let games = RwSignal::new(Some(profile.games));
    view! {
        <h2 id="player-name">{profile.name}</h2>
        <p class="about">{computed(here_since)}</p>
        {ratings("leaders-two", &profile.two)}
        {ratings("leaders-more", &profile.more)}
        <h3>{t("player-games")}</h3>
        {table_list("player-games", "games-public-none", games.into())}
    }
    .into_any()
}

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 200.0;
const MARGIN: f64 = 44.0;

/// Ratings over time: a line, with a band of its uncertainty.
fn ratings(title: &'static str, points: &[RatingPoint]) -> AnyView {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return ().into_any() };
    let lows = points.iter().map(|point| point.rating - point.uncertainty);
    let highs = points.iter().map(|point| point.rating + point.uncertainty);
    let (low, high) = (lows.fold(f64::MAX, f64::min), highs.fold(f64::MIN, f64::max));
    let steps = f64::from(u32::try_from(points.len()).unwrap_or(u32::MAX)) - 1.0;
    let x = |place: usize| {
        let place = f64::from(u32::try_from(place).unwrap_or(u32::MAX));
        MARGIN + (WIDTH - 2.0 * MARGIN) * place / steps.max(1.0)
    };
    let y = |rating: f64| {
        HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * (rating - low) / (high - low).max(1.0)
    };
    let along = |path: &mut String, place: usize, rating: f64| {
        let _ = write!(
            path,
            "{} {:.1} {:.1} ",
            if path.is_empty() { 'M' } else { 'L' },
            x(place),
            y(rating)
        );
    };
    let (mut line, mut band) = (String::new(), String::new());
    for (place, point) in points.iter().enumerate() {
        along(&mut line, place, point.rating);
        along(&mut band, place, point.rating + point.uncertainty);
    }
    for (place, point) in points.iter().enumerate().rev() {
        along(&mut band, place, point.rating - point.uncertainty);
    }
    band.push('Z');
    let won = points.iter().filter(|point| point.won).count();
    let (games, now) = (points.len(), whole(last.rating));
    let (from, to) = (browser::date(first.at), browser::date(last.at));
    let dots = points.iter().enumerate().filter(|(_, point)| point.won).map(|(place, point)| {
        view! { <circle cx=x(place) cy=y(point.rating) r="3.5"/> }.into_any()
    });
    let summary = move || {
        let games = say("leaders-games", &[("n", games.into()), ("won", won.into())]);
        format!("{}: {now}; {games}", words().text(title))
    };
    view! {
        <figure class="chart rating seat-0">
            <figcaption><b>{computed(summary)}</b></figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=computed(summary)>
                <path class="band" d=band/>
                <path class="axis" d=format!("M{MARGIN} {MARGIN}V{:.1}H{:.1}", HEIGHT - MARGIN, WIDTH - MARGIN)/>
                <g class="line"><path d=line fill="none" stroke-width="3"/>{dots.collect_view()}</g>
                <text x=MARGIN - 6.0 y=y(low) text-anchor="end">{whole(low)}</text>
                <text x=MARGIN - 6.0 y=y(high) + 8.0 text-anchor="end">{whole(high)}</text>
                <text x=MARGIN y=HEIGHT - 20.0>{from}</text>
                <text x=WIDTH - MARGIN y=HEIGHT - 20.0 text-anchor="end">{to}</text>
            </svg>
            <p class="about">{t("player-chart-about")}</p>
        </figure>
    }
    .into_any()
}
