//! Points over the rounds, as lines.

use std::fmt::Write as _;

use havana_client::Chart;
use havana_rules::Seat;
use leptos::prelude::*;

use crate::part::computed;
use crate::text::{say, words};

const WIDTH: usize = 560;
const HEIGHT: usize = 240;
const MARGIN: usize = 28;

/// The marks that tell the lines apart without their colours.
const DASHES: [&str; 4] = ["none", "8 4", "2 4", "10 4 2 4"];

/// A line for each player, and the points that win as a dashed one.
pub(super) fn chart(chart: &Chart, names: &[String]) -> AnyView {
    let rounds = chart.rounds.len().max(2) - 1;
    let most = chart.rounds.iter().flatten().copied().max().unwrap_or(0).max(chart.target);
    let x = |round: usize| MARGIN + (WIDTH - 2 * MARGIN) * round / rounds;
    let y = |points: u8| {
        HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * usize::from(points) / usize::from(most.max(1))
    };
    let lines = Seat::ALL.into_iter().take(names.len()).map(|seat| {
        let mut path = String::new();
        for round in 0..chart.rounds.len() {
            let command = if round == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{} {}", x(round), y(chart.points(round, seat)));
        }
        let (round, last) = (chart.rounds.len() - 1, chart.points(chart.rounds.len() - 1, seat));
        let name = names[seat.index()].clone();
        let label = move || {
            let points = words().points(last);
            say("end-chart-point", &[("name", name.as_str().into()), ("round", round.into()), ("points", points.into())])
        };
        view! {
            <g class=format!("line seat-{}", seat.index())>
                <path d=path fill="none" stroke-width="3" stroke-dasharray=DASHES[seat.index()]/>
                <circle cx=x(chart.rounds.len() - 1) cy=y(last) r="5"><title>{label}</title></circle>
            </g>
        }
    }).collect_view();
    let keys = Seat::ALL.into_iter().take(names.len()).map(|seat| {
        view! {
            <li class=format!("line seat-{}", seat.index())>
                <svg viewBox="0 0 40 8" aria-hidden="true"><path d="M0 4H40" stroke-width="3" stroke-dasharray=DASHES[seat.index()]/></svg>
                {names[seat.index()].clone()}
            </li>
        }
    }).collect_view();
    let every = if rounds > 12 { 5 } else { 1 };
    let marks = (0..=rounds)
        .step_by(every)
        .map(|round| {
            view! { <text x=x(round) y=HEIGHT - 8 text-anchor="middle">{round}</text> }
        })
        .collect_view();
    let last: Vec<(String, u8)> = Seat::ALL
        .into_iter()
        .zip(names)
        .map(|(seat, name)| (name.clone(), chart.points(chart.rounds.len() - 1, seat)))
        .collect();
    let label = move || {
        let score = |(name, points): &(String, u8)| {
            let points = words().points(*points);
            say("end-chart-score", &[("name", name.as_str().into()), ("points", points.into())])
        };
        let scores = words().list(&last.iter().map(score).collect::<Vec<_>>());
        let scores = say("end-chart-scores", &[("scores", scores.into())]);
        format!("{} {scores}", words().text("end-chart-about"))
    };
    view! {
        <figure class="chart">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=computed(label)>
                <path class="axis" d=format!("M{MARGIN} {MARGIN}V{}H{}", HEIGHT - MARGIN, WIDTH - MARGIN)/>
                <path class="goal" d=format!("M{MARGIN} {}H{}", y(chart.target), WIDTH - MARGIN)/>
                <text x=MARGIN - 6 y=y(chart.target) + 4 text-anchor="end">{chart.target}</text>
                <text x=MARGIN - 6 y=y(0) + 4 text-anchor="end">"0"</text>
                {marks}
                {lines}
            </svg>
            <figcaption><ul>{keys}</ul></figcaption>
        </figure>
    }
    .into_any()
}
