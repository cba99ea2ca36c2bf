//! What happened since a person's last decision: what was done to him first of all.

use havana_rules::{Event, View};
use leptos::prelude::*;

use crate::game::Desk;
use crate::part::{part, press};
use crate::text::{t, words};

/// What happened since, until it is put away.
pub(crate) fn since(desk: Desk) -> AnyView {
    let deck = desk.shown.with_untracked(|view: &View| view.open().deck());
    let lines = move |events: &[Event]| {
        let lines = words().story(events, &desk.spoken(), deck);
        lines.into_iter().map(|line| view! { <li>{line.text}</li> }).collect_view()
    };
    part(move || {
        desk.since.get().map(|since| view! {
            <aside class="since" role="region" aria-label=t("table-since")>
                <h2>{t("table-since")}</h2>
                {(!since.to_me.is_empty()).then(|| view! {
                    <h3>{t("table-since-against-you")}</h3>
                    <ul class="hurts">{lines(&since.to_me)}</ul>
                })}
                {since.to_me.is_empty().then(|| view! { <p>{t("table-since-nothing")}</p> })}
                <ul>{lines(&since.others)}</ul>
                <button class="quiet" on:click=press(move || desk.since.set(None))>{t("table-since-go-on")}</button>
            </aside>
        }
        .into_any())
    })
}
