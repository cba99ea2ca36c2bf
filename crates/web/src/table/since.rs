//! What happened since a person's last decision: what was done to them first of all, then what
//! their own cards did without asking.

use havana_rules::{Event, View};
use leptos::prelude::*;

use crate::game::GameController;
use crate::part::{flag, part, press};
use crate::text::{t, words};

/// What happened since, until it is put away. Where there is little room it is one line, which opens.
pub(crate) fn since(game: GameController) -> AnyView {
    let deck = game.shown.with_untracked(|view: &View| view.open().deck());
    let sentences = move |events: &[Event]| {
        let lines = words().story(events, &game.spoken(), deck);
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let lines = move |events: &[Event]| {
        sentences(events).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    part(move || {
        game.since.get().map(|since| {
            let open = RwSignal::new(false);
            let first = [&since.to_me, &since.mine, &since.others].into_iter().flat_map(|events| sentences(events)).next();
            let hurts = !since.to_me.is_empty();
            view! {
                <aside class="since" role="region" aria-label=t("table-since") class:open=flag(move || open.get())>
                    <button class="since-line" class:hurts=hurts on:click=press(move || open.set(true))>
                        <span>{first}</span><span class="more" aria-hidden="true"></span></button>
                    <div class="since-all">
                        <h2>{t("table-since")}</h2>
                        {hurts.then(|| view! {
                            <h3>{t("table-since-against-you")}</h3>
                            <ul class="hurts">{lines(&since.to_me)}</ul>
                        })}
                        {(!hurts).then(|| view! { <p>{t("table-since-nothing")}</p> })}
                        {(!since.mine.is_empty()).then(|| view! {
                            <h3 class="mine-did">{t("table-since-mine")}</h3>
                            <ul>{lines(&since.mine)}</ul>
                        })}
                        {(!since.others.is_empty()).then(|| view! {
                            {(hurts || !since.mine.is_empty()).then(|| view! { <h3 class="others-did">{t("table-since-others")}</h3> })}
                            <ul>{lines(&since.others)}</ul>
                        })}
                        <button class="quiet" on:click=press(move || game.close_since())>{t("table-since-go-on")}</button>
                    </div>
                </aside>
            }
            .into_any()
        })
    })
}
