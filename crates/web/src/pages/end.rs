//! How a game ended.

use havana_client::{Plan, Session, Story, Takeaway, sort_short, to_link};
use havana_rules::{Outcome, Pending, Seat, Seats, View};
use havana_table::Record;
use havana_words::{FileFault, Names};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

#[cfg(not(feature = "online"))]
use super::away::day_end;
#[cfg(feature = "online")]
use super::online::day_end;
use super::{chart, home, malecon, replace, setup, share};
use crate::app::go;
use crate::game::GameController;
use crate::part::{computed, memo, part, press, when};
use crate::route::Page;
use crate::text::{say, t, words};
use crate::{browser, files, lesson, online, store, study};

/// Who won and how, the winner's buildings, what can be learnt, and what to do now.
pub(super) fn end(game: GameController) -> AnyView {
    let view = game.shown.get_untracked();
    let names = game.names();
    let Pending::Over(outcome) = view.pending() else { return ().into_any() };
    // A server may know better: players who resigned cannot win.
    let winners = memo(move || online::judged(game, outcome).winners);
    let title = move || {
        let winners = winners.get();
        let best = winners.lowest().map_or(0, |seat| view.open().player(seat).points());
        words().winners(&Outcome { winners, ..outcome }, best, &game.spoken())
    };
    let rounds = view.open().round();
    let why = move || words().ending(outcome.ending);
    // A server tells the record a moment after the end.
    let record = move || game.record.get();
    let next = match game.day {
        Some(day) => day_end(game, day),
        #[cfg(feature = "online")]
        None if game.is_show => study::after_trial(game).unwrap_or_else(another_show),
        None => online::end_actions(game).unwrap_or_else(|| once_more(game)),
    };
    view! {
        <section class="finish" role="dialog" aria-modal="true" aria-labelledby="end-title">
            <div class="sheet">
                {part(move || Some(front(&view, winners.get())))}
                <header class="outcome"><h2 id="end-title">{computed(title)}</h2><p>{computed(why)}</p></header>
                {part(move || learnt(game, game.spoken().you()?, winners.get(), &record()?))}
                {lesson::farewell(game)}
                <div class="actions">{next}</div>
                <h3>{t("end-ranking")}<small>{computed(move || say("end-rounds", &[("n", rounds.into())]))}</small></h3>
                <ol class="ranking">{ranking(game, &view, &names)}</ol>
                {part(move || record().map(|record| story(game, &record)))}
                <div class="actions">
                    {part(move || record().map(with_record))}
                    <button class="answer" on:click=press(move || go(Page::Home))>{t("end-home")}</button>
                </div>
            </div>
        </section>
    }
    .into_any()
}

/// The winner's buildings along the sea; with several winners, the reader's own or the first one's.
fn front(view: &View, winners: Seats) -> AnyView {
    let own = view.seat().filter(|&seat| winners.contains(seat));
    let shown = own.or(winners.lowest());
    let buildings = shown.map(|seat| view.open().player(seat).buildings()).unwrap_or_default();
    malecon::malecon(view.open().deck(), buildings, own.is_some())
}

/// What a player who lost can do better next time.
fn learnt(game: GameController, seat: Seat, winners: Seats, record: &Record) -> Option<AnyView> {
    let winner = winners.lowest().filter(|_| !winners.contains(seat))?;
    let fact = Takeaway::of(record, seat, winner);
    let sentence = move || told_fact(fact, &game.spoken());
    Some(
        view! {
            <aside class="takeaway" id="takeaway">
                <h3>{t("learn-title")}</h3><p>{computed(sentence)}</p>
            </aside>
        }
        .into_any(),
    )
}

fn told_fact(fact: Takeaway, names: &Names) -> String {
    let name = |seat| ("name", names.of(seat).into());
    match fact {
        Takeaway::Robbed { goods, protected, rounds } => say(
            "learn-robbed",
            &[("n", goods.into()), ("protected", protected.into()), ("rounds", rounds.into())],
        ),
        Takeaway::Late { last, rounds } => {
            say("learn-late", &[("n", last.into()), ("rounds", rounds.into())])
        }
        Takeaway::Rested { siestas, rounds } => {
            say("learn-rested", &[("n", siestas.into()), ("rounds", rounds.into())])
        }
        Takeaway::Grand { winner, theirs, yours } => {
            say("learn-grand", &[name(winner), ("n", theirs.into()), ("yours", yours.into())])
        }
        Takeaway::Slow { winner, theirs, yours: Some(yours) } => {
            say("learn-slow", &[name(winner), ("round", theirs.into()), ("yours", yours.into())])
        }
        Takeaway::Slow { winner, theirs, yours: None } => {
            say("learn-nothing", &[name(winner), ("round", theirs.into())])
        }
        Takeaway::Saved { goods } => say("learn-saved", &[("n", goods.into())]),
        Takeaway::Behind { winner, points } => {
            say("learn-behind", &[name(winner), ("points", words().points(points).into())])
        }
    }
}

/// Points over the rounds, and what mattered.
fn story(game: GameController, record: &Record) -> AnyView {
    let story = Story::of(record);
    let deck = record.header().config().deck();
    let moments = story.moments.clone().into_iter().map(move |moment| {
        let sentence =
            move || words().event(&moment.event, &game.spoken(), deck).unwrap_or_default();
        view! { <li><b>{computed(move || say("table-log-round", &[("n", moment.round.into())]))}</b>" "{computed(sentence)}</li> }
    });
    view! {
        <h3>{t("end-chart")}</h3>
        {chart::chart(&story.chart, &game.names())}
        <h3>{t("end-moments")}</h3>
        <ul class="moments">{moments.collect_view()}</ul>
    }
    .into_any()
}

/// The next game of bots, or one of one's own.
#[cfg(feature = "online")]
fn another_show() -> AnyView {
    view! {
        <button class="confirm ready" id="again" on:click=press(super::watch::next_game)>{t("watch-next")}</button>
        <button class="answer" id="play-now" on:click=press(home::play_now)>{t("home-play-now")}</button>
    }
    .into_any()
}

/// The same table again, or another one.
fn once_more(game: GameController) -> AnyView {
    let again = move || {
        if let Some(setup) = game.session(Session::setup) {
            replace::begin(move || GameController::begin(&setup, setup::seed()).ok());
        }
    };
    view! {
        {next_strength()}
        <button class="confirm ready" id="again" on:click=press(again)>{t("end-again")}</button>
        <button class="answer" on:click=press(move || go(Page::Setup))>{t("end-new-table")}</button>
    }
    .into_any()
}

/// After this many games against bots of one strength, stronger ones are offered.
const ENOUGH: u8 = 3;

/// Stronger bots, for a player who knows these.
fn next_strength() -> Option<AnyView> {
    let (stars, games) = store::strength();
    (games >= ENOUGH && stars < Plan::STARS).then(|| {
        let next = stars + 1;
        let label = move || {
            let strength = words().text(&format!("strength-{next}"));
            say("strength-next", &[("strength", strength.into())])
        };
        let play = move || {
            store::keep_strength(next, 0);
            home::play_now();
        };
        view! { <button class="answer" id="next-strength" on:click=press(play)>{computed(label)}{stars_of(next)}</button> }
            .into_any()
    })
}

/// This many stars.
pub(super) fn stars_of(stars: u8) -> AnyView {
    let star = |_| view! { <i></i> };
    view! { <span class="stars" aria-hidden="true">{(0..stars).map(star).collect_view()}</span> }
        .into_any()
}

/// What can be done with the record: watch it, save it, share it.
fn with_record(record: Record) -> AnyView {
    let link = RwSignal::new(None::<(bool, String)>);
    let (watched, shared, studied) = (record.clone(), record.clone(), to_link(&record));
    let analyse = move || {
        study::open_next();
        go(Page::Replay(studied.clone()));
    };
    let share = move || {
        let shared = shared.clone();
        spawn_local(async move {
            let address = share::link(&shared).await;
            let copied = browser::copy(&address);
            let _ = link.try_set(Some((copied, address)));
        });
    };
    let not_saved = RwSignal::new(None::<FileFault>);
    let save = move || {
        files::write_record(&record, move |written| match written {
            Ok(text) => browser::save_file("havana.jsonl", &text),
            Err(fault) => not_saved.set(Some(fault)),
        });
    };
    view! {
        <button class="answer" id="analyse" on:click=press(analyse)>{t("study-start")}</button>
        <button class="answer" id="watch" on:click=press(move || go(Page::Replay(to_link(&watched))))>{t("end-replay")}</button>
        <button class="answer" id="save" on:click=press(save)>{t("end-save")}</button>
        <button class="answer" id="share" on:click=press(share)>{t("end-share")}</button>
        {part(move || not_saved.get().map(|fault| view! {
            <p class="notice" role="alert">{computed(move || words().file_fault(&fault))}</p>
        }.into_any()))}
        {part(move || link.get().map(|(copied, link)| view! {
            <p role="status">{t(if copied { "end-share-copied" } else { "end-share-failed" })}</p>
            <input class="link" type="text" readonly aria-label=t("end-share") prop:value=link/>
        }.into_any()))}
    }
    .into_any()
}

/// The players by points.
fn ranking(game: GameController, view: &View, names: &[String]) -> AnyView {
    let mut seats: Vec<Seat> = view.open().seats().collect();
    sort_short(&mut seats, |&seat| core::cmp::Reverse(view.open().player(seat).points()));
    let lines = seats.into_iter().map(|seat| {
        let player = view.open().player(seat);
        let (points, buildings) = (player.points(), player.buildings().len());
        let name = names[seat.index()].clone();
        view! {
            <li class=format!("seat-{}", seat.index())>
                <b>{name}</b>
                <span>{computed(move || words().points(points))}</span>
                <small>{computed(move || say("table-buildings-n", &[("n", buildings.into())]))}</small>
                {when(move || online::has_resigned(game, seat), || view! { <small>{t("company-tag-resigned")}</small> }.into_any())}
            </li>
        }
    });
    lines.collect_view().into_any()
}
