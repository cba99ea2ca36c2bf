//! What there is to say about single moments.

use havana_rules::{Event, Open, View, Viewer};
use havana_study::{
    Analysis, Grade, Mark, MarkKind, Moment, MomentKind, Share, Step, StepKind, Weighing,
    continuation,
};
use havana_table::{Record, Replay};
use havana_words::html_escaped;

use crate::speech::Speech;
use crate::spots;

/// The moment of the replay at which a step is looked at: a decision before it is made, a draw
/// when it is there.
pub(crate) fn place(step: &Step) -> u32 {
    match step.kind {
        StepKind::Decision { .. } => step.seq,
        StepKind::Draw { .. } => step.seq + step.inputs,
    }
}

/// A mark in one line, not escaped: when, whose, what, and how much.
pub(crate) fn headline(speech: &Speech, step: &Step, mark: &Mark) -> String {
    let key = match mark.kind {
        MarkKind::Mistake => "study-mark-mistake",
        MarkKind::Lucky => "study-mark-lucky",
        MarkKind::Unlucky => "study-mark-unlucky",
    };
    let arguments =
        [("round", speech.round(step.round).into()), ("points", speech.points(mark.change).into())];
    speech.of(mark.seat, key, &arguments)
}

/// An article about every decision with a choice and every draw that stands out. The page shows
/// those of the moment that the replay is at. What could have followed is told at the end.
pub(crate) fn articles(
    record: &Record,
    analysis: &Analysis,
    speech: &Speech,
    is_done: bool,
) -> String {
    let mut replay = Replay::new(record);
    let marks = analysis.marks();
    let mut html = String::new();
    for (number, step) in analysis.steps().iter().enumerate() {
        match &step.kind {
            StepKind::Decision { seat, weighing } if weighing.grade() != Grade::Forced => {
                replay.seek(step.seq as usize);
                let open = *replay.state().open();
                let (played, better) = (weighing.chosen, weighing.best());
                let better = Some(better).filter(|&better| better != played);
                let line = if is_done && weighing.grade() >= Grade::Mistake {
                    let view = replay.state().view(Viewer::Seat(*seat));
                    line(&view, weighing, step.seq.into(), speech)
                } else {
                    String::new()
                };
                let better = better.map_or_else(String::new, |it| spots::of(it, *seat, &open));
                let title = [("round", speech.round(step.round).into())];
                html.push_str(&format!(
                    "<article data-at=\"{}\" data-played=\"{}\" data-better=\"{better}\" hidden>\
                     <h3>{}</h3>{}{line}</article>",
                    place(step),
                    spots::of(played, *seat, &open),
                    html_escaped(&speech.of(*seat, "study-note-title", &title)),
                    about(weighing, &open, speech)
                ));
            }
            StepKind::Decision { .. } => {}
            StepKind::Draw { .. } => {
                let of_step = marks.iter().filter(|mark| mark.step == number);
                let lines: String = of_step
                    .map(|mark| {
                        let line = headline(speech, step, mark);
                        format!("<li>{}</li>", html_escaped(&line))
                    })
                    .collect();
                if !lines.is_empty() {
                    let drawn = drawn(record, step, speech);
                    html.push_str(&format!(
                        "<article data-at=\"{}\" hidden><h3>{}</h3><p>{}</p><ul>{lines}</ul></article>",
                        place(step),
                        speech.text("study-draw"),
                        html_escaped(&drawn)
                    ));
                }
            }
        }
    }
    html
}

/// Played, better, why, and what each option was worth.
fn about(weighing: &Weighing, open: &Open, speech: &Speech) -> String {
    let grade = weighing.grade();
    let played = html_escaped(&speech.decision(weighing.chosen, open));
    let mut html = format!("<p><b>{}</b> {played}</p>", speech.text("study-played"));
    let best = weighing.options.first().filter(|best| best.decision != weighing.chosen);
    if let Some(best) = best {
        let label = html_escaped(&speech.decision(best.decision, open));
        let why = speech.reason(best, weighing.chosen);
        let why = why.map(|why| format!(" <span class=\"why\">{}</span>", html_escaped(&why)));
        html.push_str(&format!(
            "<p><b>{}</b> {label}{}</p>",
            speech.text("study-better"),
            why.unwrap_or_default()
        ));
    }
    let arguments = [
        ("grade", speech.grade(grade).into()),
        ("points", speech.points(weighing.loss).into()),
        ("error", speech.points(weighing.error).into()),
    ];
    let key = if grade == Grade::Best { "study-verdict-best" } else { "study-verdict" };
    html.push_str(&format!(
        "<p class=\"grade {}\">{}</p>",
        grade.key(),
        speech.say(key, &arguments)
    ));
    let options: String = weighing
        .options
        .iter()
        .map(|option| {
            let label = html_escaped(&speech.decision(option.decision, open));
            let share = html_escaped(&speech.percent(option.share));
            format!("<li><b>{share}</b> {label}</li>")
        })
        .collect();
    html.push_str(&format!(
        "<details><summary>{}</summary><ul class=\"options\">{options}</ul></details>",
        speech.text("study-options")
    ));
    html
}

/// What could have followed the better decision, in the sentences of the log.
fn line(view: &View, weighing: &Weighing, seed: u64, speech: &Speech) -> String {
    let events = continuation(view, weighing.best(), seed);
    // Told as the player saw it: to them if they read it, else about everyone.
    let names = speech.names();
    let names = names.read_by(names.you().filter(|&you| view.seat() == Some(you)));
    let lines = speech.words().story(&events, &names, speech.deck());
    let lines: String =
        lines.iter().map(|line| format!("<li>{}</li>", html_escaped(&line.text))).collect();
    format!(
        "<details><summary>{}</summary><ol class=\"line\">{lines}</ol></details>",
        speech.text("study-line")
    )
}

/// What was drawn, in the sentences of the log.
fn drawn(record: &Record, step: &Step, speech: &Speech) -> String {
    let mut replay = Replay::new(record);
    replay.seek(step.seq as usize);
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..step.inputs {
        replay.step(&mut events);
    }
    let is_drawn =
        |event: &Event| matches!(event, Event::MaterialDrawn { .. } | Event::BuildingLaid { .. });
    let drawn: Vec<Event> = events.into_iter().filter(is_drawn).collect();
    let lines = speech.words().story(&drawn, speech.names(), speech.deck());
    lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" ")
}

/// A moment that decided the game, as a button that leads there.
pub(crate) fn moment(
    record: &Record,
    analysis: &Analysis,
    moment: &Moment,
    speech: &Speech,
) -> String {
    let steps = analysis.steps().get(moment.steps.clone()).unwrap_or_default();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return String::new() };
    let mut replay = Replay::new(record);
    let mut sentence = |step: &Step| {
        let StepKind::Decision { seat, weighing } = &step.kind else {
            return drawn(record, step, speech);
        };
        replay.seek(step.seq as usize);
        let label = speech.decision(weighing.chosen, replay.state().open());
        speech.of(*seat, "study-does", &[("what", label.into())])
    };
    let what: Vec<String> = steps.iter().map(&mut sentence).collect();
    let mut moved: Vec<(Share, String)> = analysis
        .seats()
        .map(|seat| (moment.change.of(seat), speech.label(seat)))
        .filter(|(change, _)| change.size() >= Share::of_points(1))
        .collect();
    moved.sort_by_key(|(change, _)| core::cmp::Reverse(*change));
    let moved: Vec<String> =
        moved.into_iter().map(|(by, name)| format!("{name} {}", speech.signed(by))).collect();
    // Cards are looked at when all are revealed.
    let at = match moment.kind {
        MomentKind::Reveal => last.seq + last.inputs,
        MomentKind::Decision(_) | MomentKind::Draw => place(first),
    };
    format!(
        "<li><button class=\"answer\" data-go=\"{at}\"><b>{}</b> {} <small>{}</small></button></li>",
        html_escaped(&speech.round(first.round)),
        html_escaped(&what.join(" ")),
        html_escaped(&moved.join(", "))
    )
}
