//! Who is at the table: presence, clocks, what is said, and leaving.

use std::time::Duration;

use havana_client::online::{OnlineGame, Status, time_left};
use havana_protocol::{Leaving, Said, Saying, ToServer, WhoSits};
use havana_rules::{Choice, Outcome, Pending, Seat, Seats, View};
use leptos::ev::KeyboardEvent;
use leptos::html::{Button, Section};
use leptos::prelude::*;

use super::OnlineTable;
use super::parts::{button, button_for_sure, rated, visit};
use crate::art::{Icon, icon};
use crate::browser;
use crate::game::GameController;
use crate::part::{choice, computed, each, flag, memo, part, picture, press, when, word};
use crate::route::OnlinePage;
use crate::text::{say, t, words};

/// Whether a player has resigned.
pub(crate) fn has_resigned(game: GameController, seat: Seat) -> bool {
    let resigned = |online: OnlineTable| {
        online.company.with(|company| company.at(seat).is_some_and(|now| now.resigned))
    };
    OnlineTable::of(game).is_some_and(resigned)
}

/// Beside a player's name: whether they are here, who plays for them, and their clock.
pub(crate) fn beside_name(game: GameController, seat: Seat) -> Option<AnyView> {
    let online = OnlineTable::of(game)?;
    let tick = clock_ticks();
    let clock = memo(move || {
        tick.get();
        let now = js_sys::Date::now() as i64;
        online.company.with(|company| company.left_ms(seat, now).map(time_left).unwrap_or_default())
    });
    let runs = move || online.company.with(|company| company.runs(seat));
    let status = move || {
        online.company.with(|company| {
            let now = company.at(seat)?;
            Some(match (&now.who, now.resigned, &now.stand_in) {
                (WhoSits::Bot(_), ..) => "company-bot",
                (_, true, _) => "company-resigned",
                (_, _, Some(_)) => "company-stand-in",
                _ if now.present => "company-here",
                _ => "company-away",
            })
        })
    };
    let is = move || status().map(|key| words().text(key)).unwrap_or_default();
    Some(
        view! {
            <span class="presence" data-is=word(move || status().unwrap_or_default()) title=computed(is)>
                <span class="unseen">{computed(is)}</span></span>
            {when(move || has_resigned(game, seat), || view! { <small class="resigned" aria-hidden="true">{t("company-tag-resigned")}</small> }.into_any())}
            <span class="clock" role="timer" aria-label=t("company-clock") class:runs=flag(runs)
                class:hidden=flag(move || clock.with(String::is_empty))>{computed(move || clock.get())}</span>
        }
        .into_any(),
    )
}

/// Who won, as the server judges it: a player who has left cannot win. The result is known a moment
/// after the end; until then it follows from who has left.
pub(crate) fn judged(game: GameController, outcome: Outcome) -> Outcome {
    let Some(online) = OnlineTable::of(game) else { return outcome };
    let known = online.info.with(|info| info.result.clone());
    let open = game.shown.with(|view| *view.open());
    let winners: Seats = match known {
        Some(results) => open
            .seats()
            .zip(results)
            .filter(|(_, result)| result.won)
            .map(|(seat, _)| seat)
            .collect(),
        None => online.company.with(|company| {
            let points = |seat| open.player(seat).points();
            company.winners(outcome.winners, open.seats().map(|seat| (seat, points(seat))))
        }),
    };
    Outcome { winners, ..outcome }
}

/// Changes every second, as long as it is looked at.
fn clock_ticks() -> ReadSignal<u32> {
    let (tick, set_tick) = signal(0_u32);
    let timer = set_interval_with_handle(
        move || set_tick.update(|tick| *tick = tick.wrapping_add(1)),
        Duration::from_secs(1),
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    tick
}

/// What must be known before anything else: a broken connection, a newer version, a bot in one's seat.
pub(crate) fn banner(game: GameController) -> Option<AnyView> {
    let online = OnlineTable::of(game)?;
    let played_for = move || {
        let seat = game.seat()?;
        let company = online.company.get();
        company.is_played_for(seat).then(|| company.at(seat).is_some_and(|now| now.resigned))
    };
    // Who has resigned is told once, unless they had when this page was opened.
    let resigned = move || {
        online.company.with(|company| {
            let resigned = |seat: &Seat| company.at(*seat).is_some_and(|now| now.resigned);
            Seat::ALL.into_iter().filter(resigned).collect::<Seats>()
        })
    };
    let seen = RwSignal::new(untrack(resigned));
    let newly_resigned = move || {
        let mut news = resigned().iter().filter(|&seat| !seen.with(|seen| seen.contains(seat)));
        news.find(|&seat| game.seat() != Some(seat))
    };
    let reload = || {
        let _ = browser::window().location().reload();
    };
    Some(
        view! {
            <div class="line-state" role="status">
                {part(move || match online.status.get() {
                    Status::Opening | Status::Open | Status::Left => None,
                    Status::Broken => Some(view! { <p class="notice" id="broken">{t("line-broken")}</p> }.into_any()),
                    Status::Outdated => Some(view! {
                        <p class="notice">{t("line-outdated")}" "{button("reload", "answer", "error-reload", reload)}</p>
                    }.into_any()),
                    Status::SignedOut => Some(view! {
                        <p class="notice" id="signed-out">{t("line-signed-out")}" "{button("to-account", "answer", "account-title", || visit(OnlinePage::Account))}</p>
                    }.into_any()),
                    Status::Displaced => Some(view! {
                        <p class="notice" id="displaced">{t("line-displaced")}" "{button("come-back", "answer", "line-come-back", move || online.come_back())}</p>
                    }.into_any()),
                })}
                {part(move || newly_resigned().map(|seat| view! {
                    <p class="notice" id="other-resigned">{say("company-other-resigned", &[("name", name(game, seat).into())])}" "
                        {button("resigned-seen", "answer", "table-since-go-on", move || seen.update(|seen| { seen.insert(seat); }))}</p>
                }.into_any()))}
                {part(move || played_for().map(|resigned| if resigned {
                    view! { <p class="notice" id="you-resigned">{t("company-you-resigned")}" "
                        {button("resigned-leave", "answer", "lobby-title", || visit(OnlinePage::Lobby))}</p> }.into_any()
                } else {
                    view! {
                        <p class="notice">{t("company-plays-for-you")}" "
                            {button("sit-down", "answer", "company-sit-down", move || online.say(&ToServer::SitDown))}</p>
                    }.into_any()
                }))}
            </div>
        }
        .into_any(),
    )
}

/// The panel with what is said, who watches, and the way out.
pub(crate) fn company(game: GameController) -> Option<AnyView> {
    let online = OnlineTable::of(game)?;
    let open = RwSignal::new(false);
    let (toggler, panel) = (NodeRef::<Button>::new(), NodeRef::<Section>::new());
    let toggle = move || {
        open.update(|open| *open = !*open);
        online.unread.set(0);
    };
    // The focus moves into the panel and back, for keyboard and screen-reader users.
    let close = move || {
        open.set(false);
        if let Some(toggler) = toggler.get_untracked() {
            let _ = toggler.focus();
        }
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close();
        }
    };
    Effect::new(move |_| {
        if let (true, Some(panel)) = (open.get(), panel.get_untracked()) {
            let _ = panel.focus();
        }
    });
    Effect::new(move |_| {
        online.said.track();
        if open.get() {
            online.unread.set(0);
        }
    });
    let unread = move || online.unread.get() > 0;
    let label = move || match online.unread.get() {
        0 => words().text("company-title"),
        n => say("company-unread", &[("n", n.into())]),
    };
    let last = move || {
        let said = online.said.with(|said| said.last().cloned()).filter(|_| unread())?;
        let muted = online.muted.with(|muted| muted[said.seat.index()]);
        (!muted).then(|| format!("{}: {}", name(game, said.seat), words_of(&said)))
    };
    Some(
        view! {
            <div class="company-button">
                <p class="bubble" role="log" aria-live="polite" class:hidden=flag(move || last().is_none())>{computed(move || last().unwrap_or_default())}</p>
                <button class="answer" id="company-toggle" node_ref=toggler aria-expanded=computed(move || open.get().to_string()) aria-controls="company"
                    class:unread=flag(unread) on:click=press(toggle)>
                    {picture("icon", icon(Icon::People))}<span class="label">{computed(label)}</span></button>
            </div>
            <section class="company" id="company" node_ref=panel tabindex="-1" on:keydown=escape aria-label=t("company-title") class:hidden=flag(move || !open.get())>
                <header><h2>{t("company-title")}</h2>
                    <button class="tool" aria-label=t("common-close") on:click=press(close)>
                        {picture("icon", icon(Icon::Close))}</button></header>
                <p class="about">{computed(move || say("company-watching", &[("n", online.company.with(|c| c.watching).into())]))}</p>
                <p class="about">{computed(move || online.info.with(rated))}</p>
                {people(game, online)}
                {talk(game, online)}
                {game.seat().map(|_| leaving(online, open))}
            </section>
        }
        .into_any(),
    )
}

fn name(game: GameController, seat: Seat) -> String {
    game.names().get(seat.index()).cloned().unwrap_or_default()
}

/// The others, each of whom can be muted.
fn people(game: GameController, online: OnlineTable) -> AnyView {
    let persons = memo(move || {
        online.company.with(|company| {
            Seat::ALL
                .into_iter()
                .filter(|&seat| game.seat() != Some(seat))
                .filter_map(|seat| match company.at(seat)?.who {
                    WhoSits::Person { player, .. } => Some((seat, player)),
                    WhoSits::Bot(_) => None,
                })
                .collect::<Vec<_>>()
        })
    });
    let line_of = move |(seat, player): (Seat, havana_protocol::Id)| {
        let muted = move || online.muted.with(|muted| muted[seat.index()]);
        let label = move || words().text(if muted() { "company-muted" } else { "company-mute" });
        view! {
            <li class=format!("seat-{}", seat.index())>
                <button class="quiet" on:click=press(move || visit(OnlinePage::Player(player)))>{name(game, seat)}</button>
                {choice(None, None, computed(label), muted, move || online.muted.update(|muted| muted[seat.index()] ^= true))}
            </li>
        }
        .into_any()
    };
    let people = each(move || persons.get(), |(seat, _)| seat.index(), line_of);
    view! { <ul class="people">{people}</ul> }.into_any()
}

fn words_of(said: &Said) -> String {
    match &said.saying {
        Saying::Phrase(phrase) => {
            words().text(&format!("phrase-{}", (*phrase).min(Saying::PHRASES - 1)))
        }
        Saying::Text(text) => text.clone(),
    }
}

/// What was said, and saying something.
fn talk(game: GameController, online: OnlineTable) -> AnyView {
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            online.chat(Saying::Text(said));
            text.set(String::new());
        }
    };
    let lines = move || {
        let muted = online.muted.get();
        let said = online.said.get().into_iter().filter(|said| !muted[said.seat.index()]);
        said.map(|said| {
            let seat = said.seat;
            view! { <li class=format!("seat-{}", seat.index())><b>{name(game, seat)}</b>" "{words_of(&said)}</li> }.into_any()
        })
        .collect_view()
        .into_any()
    };
    let phrases = (0..Saying::PHRASES).map(|phrase| {
        let text = move || words().text(&format!("phrase-{phrase}"));
        let send = press(move || online.chat(Saying::Phrase(phrase)));
        view! { <button class="answer" id=format!("phrase-{phrase}") on:click=send>{computed(text)}</button> }.into_any()
    });
    view! {
        <ol class="said" id="said" tabindex="0" aria-label=t("company-said")>{part(move || Some(lines()))}</ol>
        {game.seat().map(|_| view! {
            <div class="choices phrases" role="group" aria-label=t("company-phrases")>{phrases.collect_view()}</div>
            <form class="say" on:submit=send>
                <input type="text" id="say" maxlength=Saying::LONGEST_TEXT autocomplete="off" aria-label=t("company-say")
                    placeholder=t("company-say") prop:value=computed(move || text.get())
                    on:input=move |event| text.set(event_target_value(&event))/>
                <button class="answer" id="say-it">{t("company-send")}</button>
            </form>
        }.into_any())}
    }
    .into_any()
}

/// Two honest ways to leave.
fn leaving(online: OnlineTable, open: RwSignal<bool>) -> AnyView {
    let hand_over = move || {
        online.say(&ToServer::Leave(Leaving::HandOver));
    };
    // The panel closes, so that what follows from it is in sight.
    let resign = move || {
        online.say(&ToServer::Leave(Leaving::Resign));
        open.set(false);
    };
    view! {
        <fieldset class="quick"><legend>{t("leave-title")}</legend>
            <p class="about">{t("leave-hand-over-about")}</p>
            {button("hand-over", "answer", "leave-hand-over", hand_over)}
            <p class="about">{t("leave-resign-about")}</p>
            {button_for_sure(["resign", "leave-resign"], ["resign-really", "leave-resign-really"], resign)}
        </fieldset>
    }
    .into_any()
}

/// What the game waits for, if it is a player elsewhere.
pub(crate) fn awaited(game: GameController) -> String {
    match game.shown.with(View::pending) {
        Pending::Decide { seats, .. }
            if game.seat().is_some_and(|seat| seats.contains(seat))
                && OnlineTable::of(game)
                    .is_some_and(|online| online.ask(OnlineGame::is_sending)) =>
        {
            words().text("company-sending")
        }
        Pending::Decide { choice: Choice::Opening, .. } => words().text("company-all-choose"),
        Pending::Decide { seats, .. } => match seats.lowest() {
            Some(seat) => say("company-decides", &[("name", name(game, seat).into())]),
            None => String::new(),
        },
        _ => String::new(),
    }
}
