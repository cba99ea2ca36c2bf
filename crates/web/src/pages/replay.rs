//! Replays: step by step, from any point of view.

use std::time::Duration;

use havana_client::from_link;
use havana_rules::{Card, Event, Pending, Seat, View, Viewer};
use havana_table::{Record, Replay};
use leptos::prelude::*;

use super::empty;
use crate::app::go;
use crate::art::{Icon, icon};
use crate::game::Log;
use crate::part::{computed, flag, memo, picture, press};
use crate::route::Page;
use crate::text::{names_of, say, t, words};
use crate::{study, table};

/// Who looks at a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Perspective {
    All,
    Viewer(Viewer),
}

/// A replay being watched.
#[derive(Clone, Copy)]
struct ReplayControl {
    record: StoredValue<Record>,
    step: RwSignal<usize>,
    perspective: RwSignal<Perspective>,
    plays: RwSignal<bool>,
    last: usize,
}

/// The game that a link carries.
pub(super) fn watch(link: &str) -> AnyView {
    match from_link(link) {
        Ok(record) => watching(record),
        Err(_) => broken("replay-link-broken"),
    }
}

/// Says why there is nothing to look at, and leads on.
pub(super) fn broken(why: &'static str) -> AnyView {
    view! {
        <main class="setup"><h1>{t("replay-title")}</h1>
            <div role="status">{empty(Card::Conservation, why, "watch-title", || go(Page::Replays))}</div></main>
    }
    .into_any()
}

pub(super) fn watching(record: Record) -> AnyView {
    let players = record.header().config().players();
    let names = names_of(&record);
    let deck = record.header().config().deck();
    let last = record.inputs().len();
    let first = first_decision(&record);
    let watch = ReplayControl {
        record: StoredValue::new(record),
        step: RwSignal::new(study::resumed_at().unwrap_or(first).min(last)),
        perspective: RwSignal::new(Perspective::All),
        plays: RwSignal::new(false),
        last,
    };
    let analysis = watch.record.with_value(|record| study::Analysis::of(record, watch.step));
    let shown = memo(move || watch.view(watch.viewer()));
    let log = memo(move || watch.log(watch.viewer()));
    let shown = Signal::from(shown);
    let spoken_names = names.clone();
    let spoken = Signal::derive(move || {
        let you = match watch.perspective.get() {
            Perspective::Viewer(Viewer::Seat(seat)) => Some(seat),
            _ => None,
        };
        crate::text::names(&spoken_names, you)
    });
    let panels = names.clone();
    let hands_names = names.clone();
    let seats = Seat::ALL
        .into_iter()
        .take(players)
        .map(move |seat| table::player(None, shown, seat, &panels[seat.index()], false));
    let hands = move || {
        let viewers: Vec<Seat> = match watch.perspective.get() {
            Perspective::All => Seat::ALL.into_iter().take(players).collect(),
            Perspective::Viewer(Viewer::Seat(seat)) => vec![seat],
            Perspective::Viewer(Viewer::Spectator) => Vec::new(),
        };
        viewers
            .into_iter()
            .map(|seat| open_hand(watch, seat, hands_names[seat.index()].clone()))
            .collect_view()
    };
    view! {
        <main class="play replay" aria-label=t("replay-title") data-players=players
            class:studied=flag(move || analysis.open.get())>
            <h1 class="unseen">{t("replay-title")}</h1>
            {table::bar(None, shown)}
            {table::order(None, shown, names.clone())}
            <div class="players" role="group" tabindex="0" aria-label=t("table-players")>{seats.collect_view()}</div>
            {table::board(None, shown)}
            {table::centre(None, shown)}
            <div class="tray">
                {controls(watch, &names, analysis)}
                <div class="hands">{hands}</div>
            </div>
            {table::log(Signal::from(log), spoken, deck)}
            {study::panel(analysis)}
        </main>
    }
    .into_any()
}

/// The setup is skipped: a replay begins with the first decision.
fn first_decision(record: &Record) -> usize {
    let decides =
        |input: &havana_rules::Input| matches!(input, havana_rules::Input::Decision { .. });
    record.inputs().iter().position(decides).unwrap_or(0)
}

impl ReplayControl {
    fn viewer(self) -> Viewer {
        match self.perspective.get() {
            Perspective::All => Viewer::Spectator,
            Perspective::Viewer(viewer) => viewer,
        }
    }

    fn view(self, viewer: Viewer) -> View {
        let step = self.step.get();
        self.record.with_value(|record| {
            let mut replay = Replay::new(record);
            replay.seek(step);
            replay.state().view(viewer)
        })
    }

    fn log(self, viewer: Viewer) -> Log {
        let step = self.step.get();
        self.record.with_value(|record| {
            let mut replay = Replay::new(record);
            let mut events: Vec<Event> = Vec::new();
            while replay.played() < step && replay.step(&mut events).is_some() {}
            let all = self.perspective.get() == Perspective::All;
            Log::of(events.into_iter().map(|event| if all { event } else { event.seen_by(viewer) }))
        })
    }

    fn to(self, step: usize) {
        self.step.set(step.min(self.last));
    }

    /// Plays on from the moment shown: the first seat is a person's, the others' are bots'.
    fn play_on(self) {
        let step = self.step.get_untracked();
        let begun = self.record.with_value(|record| {
            Record::new(record.header().clone(), &record.inputs()[..step]).ok()
        });
        let Some(record) = begun else { return };
        let players = record.header().config().players();
        let mut sitters = vec![havana_client::Plan::PLANNER; players];
        sitters[0] = havana_client::Sitter::Person;
        let saved = havana_client::SavedGame { record, sitters, memory_aid: true, lesson: None };
        super::replace::begin(move || crate::game::GameController::resume(saved));
    }

    /// Plays by itself until the end or until it is stopped.
    fn tick(self) {
        set_timeout(
            move || {
                if self.plays.try_get_untracked() != Some(true) {
                    return;
                }
                let step = self.step.get_untracked();
                if step >= self.last {
                    self.plays.set(false);
                    return;
                }
                self.to(step + 1);
                self.tick();
            },
            Duration::from_millis(700),
        );
    }
}

/// A hand laid open.
fn open_hand(watch: ReplayControl, seat: Seat, name: String) -> AnyView {
    let view = memo(move || watch.view(Viewer::Seat(seat)));
    let cards = move || {
        let cards = view.with(|view| view.hand().unwrap_or_default());
        cards.iter().map(|card| {
            let label = move || words().card_label(card);
            view! { <li class="small-card" data-card=card.key() title=computed(label)>{table::small(card)}<span class="unseen">{computed(label)}</span></li> }.into_any()
        }).collect_view()
    };
    view! {
        <section class=format!("open-hand seat-{}", seat.index())><h2>{name}</h2><ul>{cards}</ul></section>
    }
    .into_any()
}

/// Plays on in the place of the player through whose eyes the replay is seen, or who decides next.
fn try_it(watch: ReplayControl, names: &[String]) -> AnyView {
    let names = names.to_vec();
    let seat =
        memo(move || match (watch.perspective.get(), watch.view(watch.viewer()).pending()) {
            (_, Pending::Over(_) | Pending::Chance(_)) => None,
            (Perspective::Viewer(Viewer::Seat(seat)), _) => Some(seat),
            (_, Pending::Decide { seats, .. }) => seats.lowest(),
        });
    let label = move || {
        let name = seat.get().and_then(|seat| names.get(seat.index()).cloned());
        say("study-try", &[("name", name.unwrap_or_default().into())])
    };
    let begin = move || {
        if let Some(seat) = seat.get_untracked() {
            let step = watch.step.get_untracked();
            watch.record.with_value(|record| study::try_out(record, step, seat));
        }
    };
    view! {
        <button class="quiet" id="try-it" class:hidden=flag(move || seat.get().is_none())
            on:click=press(begin)>{computed(label)}</button>
    }
    .into_any()
}

fn controls(watch: ReplayControl, names: &[String], analysis: study::Analysis) -> AnyView {
    let ReplayControl { step, perspective, plays, last, .. } = watch;
    let button = move |id: &'static str,
                       key: &'static str,
                       sign: Icon,
                       to: fn(usize, usize) -> usize| {
        view! {
            <button class="tool" id=id aria-label=t(key) title=t(key)
                on:click=press(move || { plays.set(false); watch.to(to(step.get_untracked(), last)); })>
                {picture("icon", icon(sign))}</button>
        }
    };
    let mut choices = vec![
        (Perspective::All, String::new(), "replay-eyes-all"),
        (Perspective::Viewer(Viewer::Spectator), String::new(), "replay-eyes-public"),
    ];
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        choices.push((Perspective::Viewer(Viewer::Seat(seat)), name.clone(), "replay-eyes-of"));
    }
    let values: Vec<Perspective> = choices.iter().map(|(perspective, ..)| *perspective).collect();
    let options = choices.into_iter().enumerate().map(|(index, (_, name, key))| {
        let label = move || say(key, &[("name", name.as_str().into())]);
        view! { <option value=index.to_string()>{computed(label)}</option> }
    });
    let position =
        move || say("replay-position", &[("n", step.get().into()), ("total", last.into())]);
    let toggle = move |_| {
        plays.update(|plays| *plays = !*plays);
        if plays.get_untracked() {
            watch.tick();
        }
    };
    view! {
        <section class="controls" aria-label=t("replay-title")>
            <div class="buttons">
                {button("replay-first", "replay-first", Icon::StepBack, |_, _| 0)}
                {button("replay-back", "replay-back", Icon::Left, |at, _| at.saturating_sub(1))}
                <button class="tool" id="replay-play" on:click=toggle
                    aria-label=move || words().text(if plays.get() { "replay-pause" } else { "replay-play" })>
                    <span class="icon" inner_html=move || icon(if plays.get() { Icon::Pause } else { Icon::Play })></span></button>
                {button("replay-forward", "replay-forward", Icon::Right, |at, _| at + 1)}
                {button("replay-last", "replay-last", Icon::StepOn, |_, last| last)}
            </div>
            <label class="scrub"><span>{computed(position)}</span>
                <input type="range" id="scrub" min="0" max=last prop:value=move || step.get().to_string()
                    on:input=move |event| { plays.set(false); watch.to(event_target_value(&event).parse().unwrap_or(0)); }/></label>
            <label class="field"><span>{t("replay-eyes")}</span>
                <select id="eyes" on:change=move |event| {
                    let index: usize = event_target_value(&event).parse().unwrap_or(0);
                    perspective.set(values[index.min(values.len() - 1)]);
                }>{options.collect_view()}</select></label>
            {watch.record.with_value(|record| study::tool(analysis, record))}
            {try_it(watch, names)}
            <button class="quiet" id="play-on" on:click=press(move || watch.play_on())>{t("replay-play-on")}</button>
        </section>
    }
    .into_any()
}
