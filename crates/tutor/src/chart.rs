//! Everyone's share of the win over the game, with marks, and the same as a table.

use std::fmt::Write as _;

use havana_rules::Seat;
use havana_study::{Analysis, Mark, MarkKind, Shares};
use havana_words::html_escaped;

use crate::notes;
use crate::speech::Speech;

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 22.0;

/// What tells the lines apart without their colours, as in the chart of points.
const DASHES: [&str; Seat::MAX] = ["none", "8 4", "2 4", "10 4 2 4"];

struct Scale {
    rounds: f64,
}

impl Scale {
    fn x(&self, time: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * time / self.rounds
    }

    fn y(share: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    }
}

/// The chart; `rounds` is how many the whole game has.
pub(crate) fn chart(analysis: &Analysis, speech: &Speech, rounds: u16) -> String {
    let times = analysis.times();
    let scale = Scale { rounds: f64::from(rounds.max(1)) + 1.0 };
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"group\" aria-label=\"{}\">",
        speech.text("study-chart")
    );
    let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
    let _ = write!(svg, "<path class=\"axis\" d=\"M{LEFT} {TOP}V{bottom}H{right}\"/>");
    for (part, label) in [(0.0, "0"), (0.5, "50"), (1.0, "100")] {
        let y = Scale::y(part);
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{right}\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 5.0,
            y + 4.0
        );
    }
    let every = if rounds > 12 { 5 } else { 2 };
    for round in (1..=rounds).step_by(1).filter(|round| round % every == 0) {
        let x = scale.x(f64::from(round));
        let y = HEIGHT - 6.0;
        let _ = write!(svg, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{round}</text>");
    }
    for seat in analysis.seats() {
        let mut path = String::new();
        for (at, (time, share)) in times.iter().zip(analysis.line(seat)).enumerate() {
            let command = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{:.1} {:.1}", scale.x(*time), Scale::y(share));
        }
        let (index, dashes) = (seat.index(), DASHES[seat.index()]);
        let _ = write!(
            svg,
            "<g class=\"line seat-{index}\"><path d=\"{path}\" fill=\"none\" stroke-width=\"2\" \
             stroke-dasharray=\"{dashes}\"/></g>"
        );
    }
    for mark in analysis.marks() {
        svg.push_str(&drawn(analysis, speech, &scale, &times, &mark));
    }
    svg.push_str("</svg>");
    format!(
        "<figure class=\"chart shares\">{svg}<figcaption><ul>{}</ul><p>{}</p></figcaption></figure>",
        legend(analysis, speech),
        signs(speech)
    )
}

/// A mark that can be pressed. Its shape says what it is: a cross, or a triangle up or down.
fn drawn(
    analysis: &Analysis,
    speech: &Speech,
    scale: &Scale,
    times: &[f64],
    mark: &Mark,
) -> String {
    let Some(step) = analysis.steps().get(mark.step) else { return String::new() };
    let (x, y) = (
        scale.x(times.get(mark.step + 1).copied().unwrap_or_default()),
        Scale::y(step.after.of(mark.seat).part()),
    );
    let label = html_escaped(&notes::headline(speech, step, mark));
    format!(
        "<g class=\"mark {} seat-{}\" role=\"button\" tabindex=\"0\" data-go=\"{}\" \
         aria-label=\"{label}\" transform=\"translate({x:.1} {y:.1})\"><title>{label}</title>\
         <circle class=\"hit\" r=\"13\"/><path d=\"{}\"/></g>",
        class(mark.kind),
        mark.seat.index(),
        notes::place(step),
        shape(mark.kind)
    )
}

fn class(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Mistake => "mistake",
        MarkKind::Lucky => "lucky",
        MarkKind::Unlucky => "unlucky",
    }
}

fn shape(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Mistake => "M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5",
        MarkKind::Lucky => "M0 -5.5L5.5 4.5H-5.5Z",
        MarkKind::Unlucky => "M0 5.5L5.5 -4.5H-5.5Z",
    }
}

fn legend(analysis: &Analysis, speech: &Speech) -> String {
    let key = |seat: Seat| {
        let (index, dashes) = (seat.index(), DASHES[seat.index()]);
        let name = html_escaped(&speech.label(seat));
        format!(
            "<li class=\"line seat-{index}\"><svg viewBox=\"0 0 40 8\" aria-hidden=\"true\">\
             <path d=\"M0 4H40\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/></svg>{name}</li>"
        )
    };
    analysis.seats().map(key).collect()
}

/// What the marks mean.
fn signs(speech: &Speech) -> String {
    let kinds = [
        (MarkKind::Mistake, "study-sign-mistake"),
        (MarkKind::Lucky, "study-sign-lucky"),
        (MarkKind::Unlucky, "study-sign-unlucky"),
    ];
    let sign = |(kind, key): (MarkKind, &str)| {
        format!(
            "<span class=\"sign-of\"><svg viewBox=\"-8 -8 16 16\" aria-hidden=\"true\">\
             <g class=\"mark {}\"><path d=\"{}\"/></g></svg>{}</span>",
            class(kind),
            shape(kind),
            speech.text(key)
        )
    };
    kinds.map(sign).join(" ")
}

/// The chart as a table: the shares at the beginning of each round and at the end.
pub(crate) fn table(analysis: &Analysis, speech: &Speech, is_done: bool) -> String {
    let names = analysis
        .seats()
        .map(|seat| format!("<th scope=\"col\">{}</th>", html_escaped(&speech.label(seat))));
    let row = |title: &str, shares: Shares| {
        let cells = analysis
            .seats()
            .map(|seat| format!("<td>{}</td>", html_escaped(&speech.percent(shares.of(seat)))));
        let cells: String = cells.collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>", html_escaped(title))
    };
    let mut rows: String =
        analysis.rounds().map(|step| row(&speech.round(step.round), step.before)).collect();
    if let Some(last) = analysis.steps().last().filter(|_| is_done) {
        rows.push_str(&row(&speech.words().text("study-result"), last.after));
    }
    format!(
        "<details><summary>{}</summary><div class=\"wide\" tabindex=\"0\"><table><thead><tr><td></td>{}</tr>\
         </thead><tbody>{rows}</tbody></table></div></details>",
        speech.text("study-table"),
        names.collect::<String>()
    )
}
