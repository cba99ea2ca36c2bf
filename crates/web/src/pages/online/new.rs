//! A table to be made.

use havana_protocol::api::{NewTable, SeatWish, TableInfo};
use havana_rules::Config;
use leptos::prelude::*;

use super::lobby::{PACES, PLAYERS, players};
use super::name;
use crate::browser::OpenedFile;
use crate::online::parts::{ErrorSignal, button, check, pace, select, trouble, visit, wait};
use crate::part::{choice, computed, flag, part};
use crate::route::OnlinePage;
use crate::server::api;
use crate::server::api::ApiError;
use crate::text::{say, t, words};
use crate::{browser, files};

/// Who can sit at a seat: nobody yet, or a bot of a level.
const SITTERS: [Option<&str>; 6] = [
    None,
    Some("random"),
    Some("greedy"),
    Some("planner"),
    Some("search:1500"),
    Some("master:1500"),
];

fn sitter(level: Option<&'static str>) -> String {
    match level {
        None => words().text("seat-open"),
        Some(level) => words().level_option(level),
    }
}

/// The page on which a table is made.
pub(super) fn new() -> AnyView {
    name::named("new-title", &OnlinePage::New, inside)
}

fn inside() -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let count = RwSignal::new(2_u8);
    let sitters = [(); 3].map(|()| RwSignal::new(None::<&'static str>));
    let how_fast = RwSignal::new(PACES[0]);
    let target = RwSignal::new(None::<u8>);
    let deck = RwSignal::new(None::<OpenedFile>);
    let public = RwSignal::new(false);
    let spectators = RwSignal::new(true);
    let memory_aid = RwSignal::new(true);
    let make = move || {
        let others = sitters.iter().take(usize::from(count.get_untracked()) - 1);
        let others = others.map(|sitter| match sitter.get_untracked() {
            None => SeatWish::Open,
            Some(level) => SeatWish::Bot(level.to_owned()),
        });
        let table = NewTable {
            seats: core::iter::once(SeatWish::Me).chain(others).collect(),
            pace: how_fast.get_untracked(),
            target: target.get_untracked(),
            deck: deck.get_untracked().map(|file| file.text),
            public: public.get_untracked(),
            spectators: spectators.get_untracked(),
            memory_aid: memory_aid.get_untracked(),
        };
        let made = async move { api::tell::<TableInfo>("POST", "tables", &table).await };
        wait(wrong, made, |table| visit(OnlinePage::Table(table.id, None)));
    };
    let seats = sitters.into_iter().enumerate().map(|(place, sitting)| {
        let place = place + 1;
        view! {
            <li class=format!("seat-{place}") class:hidden=flag(move || usize::from(count.get()) <= place)>
                <fieldset><legend>{computed(move || say("setup-seat", &[("n", (place + 1).into())]))}</legend>
                    {select(format!("sits-{place}"), "setup-who", &SITTERS, sitter, sitting)}
                </fieldset>
            </li>
        }
    });
    let read = move |event: leptos::ev::Event| {
        // Checked here, where what is wrong can be said in the reader's language.
        browser::read_file(&event, move |opened| match opened {
            Ok(file) => files::read_deck(&file.text.clone(), move |read| {
                wrong.set(read.as_ref().err().cloned().map(ApiError::File));
                if read.is_ok() {
                    deck.set(Some(file));
                }
            }),
            Err(fault) => wrong.set(Some(ApiError::File(fault))),
        });
    };
    view! {
        <p class="about">{t("new-about")}</p>
        {select("new-players".to_owned(), "setup-players", &PLAYERS, players, count)}
        <ol class="seats">{seats.collect_view()}</ol>
        {select("new-pace".to_owned(), "pace-title", &PACES, pace, how_fast)}
        <p class="about">{t("pace-about")}" "{t("pace-bank-about")}</p>
        <label class="field"><span>{t("setup-target")}</span>
            <input type="number" min="1" max=Config::HIGHEST_TARGET id="target"
                placeholder=computed(move || say("setup-target-usual", &[("n", Config::usual_target(usize::from(count.get())).into())]))
                on:input=move |event| target.set(event_target_value(&event).parse().ok())/></label>
        <fieldset class="choices"><legend>{t("setup-deck")}</legend>
            {choice(None, None, computed(t("setup-deck-house")), move || deck.with(Option::is_none), move || deck.set(None))}
            <label class="answer file" class:chosen=flag(move || deck.with(Option::is_some))>{t("setup-deck-own")}
                <input type="file" accept=".toml,text/plain" id="deck-file" aria-label=t("setup-deck-open") on:change=read/></label>
            {part(move || deck.get().map(|file| view! {
                <p class="about" id="deck-name" role="status">{computed(move || say("setup-deck-loaded", &[("file", file.name.as_str().into())]))}</p>
            }.into_any()))}
        </fieldset>
        {check("public", "new-public", "new-public-about", public)}
        {check("spectators", "new-spectators", "new-spectators-about", spectators)}
        {check("memory-aid", "setup-memory", "setup-memory-about", memory_aid)}
        {trouble(wrong)}
        {button("make", "confirm ready", "new-make", make)}
    }
    .into_any()
}
