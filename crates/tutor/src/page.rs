//! The whole analysis of a game as a part of a page.

use havana_study::{Analysis, Share};
use havana_table::{Record, Replay};
use havana_words::html_escaped;

use crate::reader::Reader;
use crate::speech::Speech;
use crate::{chart, notes};

/// The moments that are named as having decided the game.
const DECISIVE: usize = 3;

/// What was found so far. Whatever has `data-go` leads to that moment of the replay; an article
/// with `data-at` is about that moment, and names the places of the table that it is about.
pub fn page(
    record: &Record,
    analysis: &Analysis,
    speech: &Speech,
    reader: Option<Reader>,
    is_done: bool,
) -> String {
    let mut end = Replay::new(record);
    end.seek(record.inputs().len());
    let rounds = end.state().open().round();
    let mut html = chart::chart(analysis, speech, rounds);
    html.push_str(&notes::articles(record, analysis, speech, is_done));
    if is_done {
        html.push_str(&summary(analysis, speech, reader));
        html.push_str(&decisive(record, analysis, speech));
    }
    html.push_str(&all_marks(analysis, speech));
    html.push_str(&chart::table(analysis, speech, is_done));
    html
}

/// Two numbers and a sentence for each player, and one more for the reader.
fn summary(analysis: &Analysis, speech: &Speech, reader: Option<Reader>) -> String {
    let player = |seat| {
        let account = analysis.account(seat);
        let is_unlucky = account.draws < Share::NONE;
        let own = reader.filter(|reader| reader.seat == seat);
        let key = if is_unlucky { "study-lost-both" } else { "study-lost-gained" };
        let arguments = [
            ("own", speech.points(account.own).into()),
            ("draws", speech.points(account.draws).into()),
        ];
        format!(
            "<li class=\"seat-{}\"><dl><div><dt>{}</dt><dd>{}</dd></div><div><dt>{}</dt><dd>{}</dd></div></dl>\
             <p>{}{}</p></li>",
            seat.index(),
            speech.text("study-by-decisions"),
            html_escaped(&speech.signed(account.own)),
            speech.text("study-by-draws"),
            html_escaped(&speech.signed(account.draws)),
            html_escaped(&speech.of(seat, key, &arguments)),
            own.map_or_else(String::new, |reader| compared(analysis, speech, reader))
        )
    };
    let players: String = analysis.seats().map(player).collect();
    format!(
        "<h3>{}</h3><ul class=\"accounts\">{players}</ul><p><small>{}</small></p>",
        speech.text("study-summary"),
        speech.text("study-sums")
    )
}

/// What a decision of the reader lost, beside those of their earlier games.
fn compared(analysis: &Analysis, speech: &Speech, reader: Reader) -> String {
    let number = |points: f64| speech.words().tenths(points as f32).into();
    let now = ("loss", number(reader.accuracy(analysis).by_decision()));
    let sentence = if reader.games == 0 {
        speech.say("study-you-loss", &[now])
    } else {
        let earlier = ("earlier", number(reader.earlier.by_decision()));
        speech.say("study-you-compared", &[now, earlier, ("n", reader.games.into())])
    };
    format!(" <span class=\"compared\">{sentence}</span>")
}

fn decisive(record: &Record, analysis: &Analysis, speech: &Speech) -> String {
    let moments = analysis.decisive(DECISIVE);
    let lines: String =
        moments.iter().map(|moment| notes::moment(record, analysis, moment, speech)).collect();
    format!("<h3>{}</h3><ol class=\"turning\">{lines}</ol>", speech.text("study-decisive"))
}

/// Every mark as a line that leads there, for fingers, keys and screen readers.
fn all_marks(analysis: &Analysis, speech: &Speech) -> String {
    let marks = analysis.marks();
    let line = |mark: &havana_study::Mark| {
        let step = analysis.steps().get(mark.step)?;
        let label = html_escaped(&notes::headline(speech, step, mark));
        let at = notes::place(step);
        Some(format!("<li><button class=\"answer\" data-go=\"{at}\">{label}</button></li>"))
    };
    let lines: String = marks.iter().filter_map(line).collect();
    if lines.is_empty() {
        return String::new();
    }
    format!(
        "<details><summary>{}</summary><ul class=\"turning\">{lines}</ul></details>",
        speech.say("study-marks", &[("n", marks.len().into())])
    )
}
