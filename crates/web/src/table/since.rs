//! What happened since a person's last decision: what was done to them first of all, then what
//! their own cards did without asking.

use havana_rules::{Event, View};
use leptos::prelude::*;

use crate::game::Desk;
use crate::part::{flag, part, press};
use crate::text::{t, words};

/// What happened since, until it is put away. Where there is little room it is one line, which opens.
pub(crate) fn since(desk: Desk) -> AnyView {
    let deck = desk.shown.with_untracked(|view: &View| view.open().deck());
    let told = move |events: &[Event]| {
        let lines = words().story(events, &desk.spoken(), deck);
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let lines = move |events: &[Event]| {
        told(events).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    part(move || {
        desk.since.get().map(|since| {
            let open = RwSignal::new(false);
            let first = [&since.to_me, &since.mine, &since.others].into_iter().flat_map(|events| told(events)).next();
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
                        <button class="quiet" on:click=press(move || desk.close_since())>{t("table-since-go-on")}</button>
                    </div>
                </aside>
            }
            .into_any()
        })
    })
}
