//! Setting up a table.

use havana_bots::{Budget, Level};
use havana_client::{Setup, Sitter};
use havana_rules::components::deck_file;
use havana_rules::{Config, Deck, Seat};
use havana_words::Words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Page, home};
use crate::app::go;
use crate::game::Desk;
use crate::text::{say, t, words};
use crate::{browser, store};

pub(super) const RANDOM: Sitter = Sitter::Bot(Level::Random);
pub(super) const GREEDY: Sitter = Sitter::Bot(Level::Greedy);
pub(super) const PLANNER: Sitter = Sitter::Bot(Level::Planner);
pub(super) const DOCTOR: Sitter = Sitter::Bot(Level::Search(Budget::Iterations(1500)));

/// Who can sit at a seat.
const SITTERS: [Sitter; 5] = [Sitter::Person, RANDOM, GREEDY, PLANNER, DOCTOR];

/// A table being set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Plan {
    seats: Vec<(Sitter, String)>,
    /// Whether the seats are in the order of age, the oldest first; else it is drawn.
    ages_as_seated: bool,
    target: Option<u8>,
    memory_aid: bool,
}

impl Plan {
    fn usual() -> Plan {
        let seats = [Sitter::Person, PLANNER, GREEDY, DOCTOR];
        Plan {
            seats: seats.into_iter().map(|sitter| (sitter, String::new())).collect(),
            ages_as_seated: false,
            target: None,
            memory_aid: true,
        }
    }

    fn kept() -> Plan {
        let kept = store::table().and_then(|text| serde_json::from_str::<Plan>(&text).ok());
        kept.filter(|plan| (2..=4).contains(&plan.seats.len())).unwrap_or_else(Plan::usual)
    }

    fn setup(&self, deck: Deck, words: Words) -> Setup {
        let sitters: Vec<Sitter> = self.seats.iter().map(|&(sitter, _)| sitter).collect();
        let names = self.seats.iter().enumerate().map(|(place, (sitter, name))| {
            if name.trim().is_empty() {
                usual_name(words, place, *sitter)
            } else {
                name.trim().to_owned()
            }
        });
        let ages = Seat::ALL[..sitters.len()].to_vec();
        Setup {
            names: distinct(names.collect()),
            ages: self.ages_as_seated.then_some(ages),
            deck,
            target: self.target,
            memory_aid: self.memory_aid,
            sitters,
        }
    }
}

/// A table of these players with all else as usual.
pub(super) fn of_levels(sitters: &[Sitter]) -> Setup {
    let seats = sitters.iter().map(|&sitter| (sitter, String::new())).collect();
    Plan { seats, ..Plan::usual() }.setup(Deck::house(), crate::app::app().words.get_untracked())
}

/// The seed that the address asks for, as `?seed=7`.
pub(super) fn seed() -> Option<u64> {
    browser::query("seed").and_then(|seed| seed.parse().ok())
}

fn usual_name(words: Words, place: usize, sitter: Sitter) -> String {
    match sitter {
        Sitter::Person => words.say("setup-name-default", &[("n", (place + 1).into())]),
        Sitter::Bot(level) => words.level(&level.to_string()),
    }
}

/// The same names, with a number where one stands there twice.
fn distinct(names: Vec<String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        let mut other = name.clone();
        let mut number = 2;
        while seen.contains(&other) {
            other = format!("{name} {number}");
            number += 1;
        }
        seen.push(other);
    }
    seen
}

/// The page on which a table is set up.
pub(super) fn setup() -> AnyView {
    let plan = RwSignal::new(Plan::kept());
    let deck = RwSignal::new(Deck::house());
    let wrong = RwSignal::new(None::<String>);
    let players = Memo::new(move |_| plan.with(|plan| plan.seats.len()));
    let begin = move |_| {
        let agreed = plan.with_untracked(|plan| plan.setup(deck.get_untracked(), words()));
        store::keep_table(
            &plan.with_untracked(|plan| serde_json::to_string(plan).unwrap_or_default()),
        );
        match Desk::begin(&agreed, seed()) {
            Ok(desk) => home::start(desk),
            Err(reason) => wrong.set(Some(reason)),
        }
    };
    let count = [2, 3, 4].map(|n| {
        view! {
            <button class="answer" aria-pressed=move || (players.get() == n).to_string()
                id=format!("players-{n}")
                class:chosen=move || players.get() == n
                on:click=move |_| plan.update(|plan| plan.seats.resize_with(n, || (PLANNER, String::new())))>
                {move || say("setup-players-n", &[("n", n.into())])}
            </button>
        }
    });
    view! {
        <main class="setup">
            <header><button class="quiet" on:click=move |_| go(Page::Home)>{t("setup-back")}</button><h1>{t("setup-title")}</h1></header>
            <fieldset class="choices"><legend>{t("setup-players")}</legend>{count}</fieldset>
            <ol class="seats">
                <For each=move || 0..players.get() key=|&place| place children=move |place| seat(plan, place)/>
            </ol>
            <fieldset class="choices"><legend>{t("setup-ages")}</legend>
                {toggle("setup-ages-drawn", move || !plan.with(|p| p.ages_as_seated), move || plan.update(|p| p.ages_as_seated = false))}
                {toggle("setup-ages-given", move || plan.with(|p| p.ages_as_seated), move || plan.update(|p| p.ages_as_seated = true))}
                <p class="about">{t("setup-ages-about")}</p>
            </fieldset>
            {deck_choice(deck, wrong)}
            <label class="field">
                <span>{t("setup-target")}</span>
                <input type="number" min="1" max=Config::HIGHEST_TARGET id="target"
                    placeholder=move || say("setup-target-usual", &[("n", Config::usual_target(players.get()).into())])
                    prop:value=move || plan.with(|plan| plan.target.map_or(String::new(), |target| target.to_string()))
                    on:input=move |event| plan.update(|plan| plan.target = event_target_value(&event).parse().ok())/>
            </label>
            <label class="field check">
                <input type="checkbox" prop:checked=move || plan.with(|plan| plan.memory_aid)
                    on:change=move |event| plan.update(|plan| plan.memory_aid = event_target_checked(&event))/>
                <span><b>{t("setup-memory")}</b><br/><small>{t("setup-memory-about")}</small></span>
            </label>
            <p class="notice" role="status" class:hidden=move || wrong.with(Option::is_none)>{move || wrong.get()}</p>
            <button class="confirm ready" id="start" on:click=begin>{t("setup-start")}</button>
        </main>
    }
    .into_any()
}

fn toggle(
    key: &'static str,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    set: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button class="answer" class:chosen=on aria-pressed=move || on().to_string() on:click=move |_| set()>{t(key)}</button>
    }
    .into_any()
}

/// One seat: who plays there, and under which name.
fn seat(plan: RwSignal<Plan>, place: usize) -> AnyView {
    let sitter =
        Memo::new(move |_| plan.with(|plan| plan.seats.get(place).map(|&(sitter, _)| sitter)));
    let name = move || {
        plan.with(|plan| plan.seats.get(place).map(|(_, name)| name.clone()).unwrap_or_default())
    };
    let choose = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        plan.update(|plan| plan.seats[place].0 = SITTERS[index.min(SITTERS.len() - 1)]);
    };
    let options = SITTERS.into_iter().enumerate().map(|(index, choice)| {
        let label = move || match choice {
            Sitter::Person => words().text("setup-person"),
            Sitter::Bot(level) => words().level(&level.to_string()),
        };
        view! { <option value=index selected=move || sitter.get() == Some(choice)>{label}</option> }
    });
    let about = move || match sitter.get() {
        Some(Sitter::Bot(level)) => words().level_about(&level.to_string()),
        _ => String::new(),
    };
    view! {
        <li class=format!("seat-{place}")>
            <fieldset>
                <legend>{move || say("setup-seat", &[("n", (place + 1).into())])}</legend>
                <label class="field"><span>{t("setup-who")}</span>
                    <select id=format!("who-{place}") on:change=choose>{options.collect_view()}</select></label>
                <label class="field"><span>{t("setup-name")}</span>
                    <input type="text" maxlength="24" autocomplete="off" prop:value=name
                        placeholder=move || usual_name(words(), place, sitter.get().unwrap_or(Sitter::Person))
                        on:input=move |event| plan.update(|plan| plan.seats[place].1 = event_target_value(&event))/></label>
                <p class="about">{about}</p>
            </fieldset>
        </li>
    }
    .into_any()
}

/// The house deck, or a file of one's own.
fn deck_choice(deck: RwSignal<Deck>, wrong: RwSignal<Option<String>>) -> AnyView {
    let read = move |event: leptos::ev::Event| {
        browser::read_file(&event, move |text| match deck_file::read(&text.unwrap_or_default()) {
            Ok(read) => {
                wrong.set(None);
                deck.set(read.deck);
            }
            Err(notes) => {
                let reason = notes.first().map(ToString::to_string).unwrap_or_default();
                wrong.set(Some(say("setup-deck-wrong", &[("reason", reason.into())])));
            }
        });
    };
    let is_house = move || deck.get() == Deck::house();
    view! {
        <fieldset class="choices"><legend>{t("setup-deck")}</legend>
            {toggle("setup-deck-house", is_house, move || deck.set(Deck::house()))}
            <label class="answer file" class:chosen=move || !is_house()>
                {t("setup-deck-own")}
                <input type="file" accept=".toml,text/plain" aria-label=t("setup-deck-open") on:change=read/>
            </label>
        </fieldset>
    }
    .into_any()
}
