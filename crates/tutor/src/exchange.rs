//! Questions and answers as texts: the page keeps nothing but what it shows and stores.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_rules::{Input, Seat, Viewer};
use havana_study::{Effort, Grade, Progress, Study, determinize, weigh};
use havana_table::{Purpose, Record, Replay, Seed, chance};
use havana_words::{Language, Words};

use crate::page::page;
use crate::reader::Reader;
use crate::speech::Speech;

/// How often a game as a seat knew it is sampled before it is given up.
const SAMPLES: u64 = 20;

/// A question of the page: what is wanted, the game as a link carries it, two arguments that
/// depend on the question, and the language with its texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    /// `study`, `try` or `warn`.
    pub kind: String,
    /// The game.
    pub game: String,
    /// For `study` what was stored, for `try` the seat.
    pub first: String,
    /// For `study` and `warn` the bot that analyses, for `try` a seed.
    pub second: String,
    /// For `study` the seat of the reader, if they played the game, and what is known of their
    /// earlier games; see [`Reader`].
    pub reader: String,
    /// The tag of the language.
    pub language: String,
    /// The texts of the language.
    pub texts: String,
}

/// What is told while a question is worked on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WorkStep {
    /// How many parts are done.
    pub done: usize,
    /// How many there are.
    pub total: usize,
    /// For `study` the page to show, for `try` the game, for `warn` the grade.
    pub first: String,
    /// For `study` what to store, for `warn` a sentence if it is a blunder.
    pub second: String,
    /// At the end of a `study`, if the reader played: how many decisions they had, and what these
    /// lost in thousandths of a point.
    pub accuracy: String,
}

/// Answers a question; `tell` hears what is found. `None` if nothing can be found.
pub fn answer(question: &Question, tell: &mut dyn FnMut(WorkStep)) -> Option<()> {
    let record = Record::from_binary(&URL_SAFE_NO_PAD.decode(&question.game).ok()?).ok()?;
    match question.kind.as_str() {
        "study" => study(question, &record, tell),
        "try" => {
            let first = as_known(question, &record)?;
            tell(WorkStep { done: 1, total: 1, first, ..WorkStep::default() });
            Some(())
        }
        "warn" => {
            let (first, second) = warning(question, &record)?;
            tell(WorkStep { done: 1, total: 1, first, second, ..WorkStep::default() });
            Some(())
        }
        _ => None,
    }
}

fn words(question: &Question) -> Words {
    let language: Language = question.language.parse().unwrap_or(Language::English);
    match Words::known(language) {
        Some(words) => words,
        None => Words::hand_over(language, question.texts.clone())
            .unwrap_or_else(|_| Words::new(Language::English)),
    }
}

fn effort(question: &Question) -> Option<Effort> {
    Effort::of(question.second.parse().ok()?).ok()
}

/// Analyses a game, or continues with what was stored. Tells the page to show and what to store.
fn study(question: &Question, record: &Record, tell: &mut dyn FnMut(WorkStep)) -> Option<()> {
    let reader = Reader::from_text(&question.reader, record.header().config().players());
    let speech = Speech::new(words(question), record, reader.map(|reader| reader.seat));
    let stored = URL_SAFE_NO_PAD.decode(&question.first).unwrap_or_default();
    let mut progress = match Progress::resume(record, &stored) {
        Ok(progress) => progress,
        Err(_) => Progress::new(Study::new(record, effort(question)?).ok()?),
    };
    loop {
        let (done, total) = progress.done();
        let is_done = done == total;
        // What is shown changes often enough to be watched, and no more.
        let mut step = WorkStep { done, total, ..WorkStep::default() };
        if is_done || done % 8 == 1 {
            let analysis = progress.so_far()?;
            let own = reader.filter(|_| is_done).map(|reader| reader.accuracy(&analysis));
            step.first = page(record, &analysis, &speech, reader, is_done);
            step.second = URL_SAFE_NO_PAD.encode(progress.to_bytes());
            step.accuracy = own.map_or_else(String::new, |own| own.to_string());
        }
        tell(step);
        if progress.step().is_none() {
            return Some(());
        }
    }
}

/// The game as a seat knew it, as a link carries it.
fn as_known(question: &Question, record: &Record) -> Option<String> {
    let seat = *Seat::ALL.get(question.first.parse::<usize>().ok()?)?;
    let seed: u64 = question.second.parse().ok()?;
    let sampled = (0..SAMPLES).find_map(|sample| {
        let mut rng = Seed::of_game(seed, sample, Purpose::Decisions).stream();
        determinize(record, seat, |bound| chance::below(&mut rng, bound))
    })?;
    Some(URL_SAFE_NO_PAD.encode(sampled.to_binary()))
}

/// The grade of the last decision of the game, and a sentence about it if it is a blunder.
fn warning(question: &Question, record: &Record) -> Option<(String, String)> {
    let (&last, before) = record.inputs().split_last()?;
    let Input::Decision { seat, decision } = last else { return None };
    let mut replay = Replay::new(record);
    replay.seek(before.len());
    let view = replay.state().view(Viewer::Seat(seat));
    let weighing = weigh(&view, decision, effort(question)?, before.len() as u64)?;
    let grade = weighing.grade();
    let sentence = match grade {
        Grade::Blunder => {
            let speech = Speech::new(words(question), record, Some(seat));
            let better = speech.decision(weighing.best(), view.open());
            let points = (weighing.loss.points().round() as i64).into();
            speech.words().say("study-warning", &[("points", points), ("better", better.into())])
        }
        _ => String::new(),
    };
    Some((grade.key().to_owned(), sentence))
}
