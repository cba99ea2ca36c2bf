//! What happened, in words, round by round.

use havana_rules::{Seat, View};
use havana_words::Names;
use leptos::prelude::*;

use crate::app::app;
use crate::art::{Icon, icon};
use crate::game::{GameController, Log};
use crate::part::{computed, each, flag, memo, part, picture, press};
use crate::text::{say, t, words};

/// The last thing that happened, as the player at this seat reads it.
pub(crate) fn latest(game: GameController, seat: Memo<Option<Seat>>) -> Memo<String> {
    memo(move || {
        let deck = game.shown.with_untracked(|view: &View| view.open().deck());
        let names = crate::text::names(&game.names(), seat.get());
        let lines = game.log.with(|log| {
            let events = log.chapters().last().map(|chapter| &chapter.events[..]);
            words().story(events.unwrap_or_default(), &names, deck)
        });
        lines.into_iter().next_back().map(|line| line.text).unwrap_or_default()
    })
}

/// The log of a game.
pub(crate) fn log(log: Signal<Log>, names: Signal<Names>, deck: havana_rules::Deck) -> AnyView {
    let rounds = memo(move || {
        log.with(|log| log.chapters().iter().map(|chapter| chapter.round).rev().collect::<Vec<_>>())
    });
    let chapter = move |round: u16| {
        let events = memo(move || {
            log.with(|log| {
                log.chapter(round).map(|chapter| chapter.events.clone()).unwrap_or_default()
            })
        });
        let lines = memo(move || {
            let names = names.get();
            events
                .with(|events| words().story(events, &names, deck))
                .into_iter()
                .map(|line| {
                    let hurts = line.victim.is_some_and(|victim| names.is_you(victim));
                    let seat =
                        line.seat.map_or(String::new(), |seat| format!("seat-{}", seat.index()));
                    (line.text, seat, hurts)
                })
                .rev()
                .collect::<Vec<_>>()
        });
        let heading = move || match round {
            0 => words().text("table-log-setup"),
            _ => say("table-log-round", &[("n", round.into())]),
        };
        view! {
            <li>
                <h3>{computed(heading)}</h3>
                <ol>
                    {part(move || Some(lines.get().into_iter().map(|(text, seat, hurts)| {
                        view! { <li class=seat class:hurts=hurts>{text}</li> }.into_any()
                    }).collect_view().into_any()))}
                </ol>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="log" id="log" aria-label=t("table-log") tabindex="0" class:open=flag(|| app().log_open.get())>
            <header><h2>{t("table-log")}</h2>
                <button class="tool log-close" aria-label=t("common-close") on:click=press(|| app().log_open.set(false))>
                    {picture("icon", icon(Icon::Close))}</button></header>
            <ol class="chapters">
                {each(move || rounds.get(), usize::from, chapter)}
            </ol>
        </section>
    }
    .into_any()
}
