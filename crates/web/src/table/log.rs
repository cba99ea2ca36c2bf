//! What happened, in words, round by round.

use havana_client::Doing;
use havana_rules::{Seat, View};
use havana_words::Names;
use leptos::prelude::*;

use crate::app::app;
use crate::art::{Icon, icon};
use crate::game::{GameController, Log};
use crate::part::{computed, each, flag, memo, part, picture, press};
use crate::text::{say, t, words};

/// The last thing that happened, as the player at this seat reads it; and the last that is told to its
/// end: what is being shown may still grow, and is heard once.
pub(crate) fn latest(
    game: GameController,
    seat: Memo<Option<Seat>>,
) -> (Memo<String>, Memo<String>) {
    let page = memo(move || Page::of(game, seat.get()));
    let heard = Memo::new(move |before: Option<&Heard>| {
        let growing = usize::from(game.doing.get() == Doing::Showing);
        page.with(|page| Heard::after(before, page, growing))
    });
    let latest = memo(move || page.with(|page| page.lines.last().cloned().unwrap_or_default()));
    (latest, memo(move || heard.with(|heard| heard.line.clone())))
}

/// What happened in this round, in words.
#[derive(Clone, PartialEq, Default)]
struct Page {
    chapter: usize,
    /// The last line of the round before.
    before: String,
    lines: Vec<String>,
}

impl Page {
    fn of(game: GameController, seat: Option<Seat>) -> Page {
        let deck = game.shown.with_untracked(|view: &View| view.open().deck());
        let names = game.names_for(seat);
        game.log.with(|log| {
            let mut chapters = log.chapters().iter().rev().map(|chapter| {
                let story = words().story(&chapter.events, &names, deck);
                story.into_iter().map(|line| line.text).collect::<Vec<_>>()
            });
            let lines = chapters.next().unwrap_or_default();
            let before = chapters.next().and_then(|mut lines| lines.pop()).unwrap_or_default();
            Page { chapter: log.chapters().len(), before, lines }
        })
    }
}

/// How far a game was spoken, and the line that was spoken last.
#[derive(Clone, PartialEq)]
struct Heard {
    chapter: usize,
    count: usize,
    line: String,
}

impl Heard {
    /// The next line that is told to its end, or the one before.
    fn after(before: Option<&Heard>, page: &Page, growing: usize) -> Heard {
        let count = page.lines.len().saturating_sub(growing);
        match before {
            Some(before) if before.chapter == page.chapter && before.count >= count => {
                before.clone()
            }
            _ => {
                let line = count.checked_sub(1).and_then(|last| page.lines.get(last));
                let line = line.unwrap_or(&page.before).clone();
                Heard { chapter: page.chapter, count, line }
            }
        }
    }
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
