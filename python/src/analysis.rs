//! What was skill and what was luck in a finished game.

use core::sync::atomic::{AtomicUsize, Ordering};

use havana_bots::Level;
use havana_rules::{Decision, Seat};
use havana_study::{Account, Analysis, Effort, Finding, Share, Shares, Step, StepKind, Study};
use pyo3::prelude::*;
use serde::Serialize;

use crate::config::value_error;
use crate::game::Game;

/// Analyses a finished game and answers with JSON, which the package turns into its types. Shares
/// are whole numbers, so that sums are exact; `whole` of them are the win.
#[pyfunction]
pub(crate) fn analyse(py: Python<'_>, game: &Game, bot: &str, threads: usize) -> PyResult<String> {
    let level: Level = bot.parse().map_err(value_error)?;
    let effort = Effort::of(level).map_err(value_error)?;
    let study = Study::new(&game.record()?, effort).map_err(value_error)?;
    let analysis = py
        .detach(|| find_all(&study, threads))
        .ok_or_else(|| value_error("the game could not be analysed; please report it"))?;
    let seats: Vec<Seat> = analysis.seats().collect();
    let json = AnalysisJson {
        bot: level.to_string(),
        whole: Share::WHOLE,
        steps: analysis.steps().iter().map(|step| ToldStep::new(step, &seats)).collect(),
        accounts: seats.iter().map(|&seat| analysis.account(seat)).collect(),
    };
    serde_json::to_string(&json).map_err(value_error)
}

/// Works on all parts. They are independent of each other, so threads change nothing but the time.
fn find_all(study: &Study, threads: usize) -> Option<Analysis> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found: Vec<(usize, Finding)> = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            let Some(finding) = study.find(part) else { return found };
            found.push((part, finding));
        }
    };
    let mut found = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut found = work();
        found.extend(others.into_iter().flat_map(|other| other.join().unwrap_or_default()));
        found
    });
    found.sort_by_key(|(part, _)| *part);
    let findings: Vec<Finding> = found.into_iter().map(|(_, finding)| finding).collect();
    study.analysis(&findings)
}

#[derive(Serialize)]
struct AnalysisJson {
    bot: String,
    whole: Share,
    steps: Vec<ToldStep>,
    accounts: Vec<Account>,
}

#[derive(Serialize)]
struct ToldStep {
    seq: u32,
    inputs: u32,
    round: u16,
    before: Vec<Share>,
    after: Vec<Share>,
    own: Vec<Share>,
    others: Vec<Share>,
    luck: Vec<Share>,
    decision: Option<ToldDecision>,
    draw: Option<ToldDraw>,
}

#[derive(Serialize)]
struct ToldDecision {
    seat: usize,
    legal: u16,
    chosen: Decision,
    candidates: Vec<(Decision, Share, u32)>,
    loss: Share,
    error: Share,
    grade: &'static str,
}

#[derive(Serialize)]
struct ToldDraw {
    outcomes: u32,
    error: Vec<Share>,
}

impl ToldStep {
    fn new(step: &Step, seats: &[Seat]) -> ToldStep {
        let by_seat = |shares: Shares| seats.iter().map(|&seat| shares.of(seat)).collect();
        let each =
            |share: fn(&Step, Seat) -> Share| seats.iter().map(|&seat| share(step, seat)).collect();
        let (decision, draw) = match &step.kind {
            StepKind::Decision { seat, weighing } => {
                let options = weighing.options.iter();
                let decision = ToldDecision {
                    seat: seat.index(),
                    legal: weighing.legal,
                    chosen: weighing.chosen,
                    candidates: options.map(|one| (one.decision, one.share, one.tries)).collect(),
                    loss: weighing.loss,
                    error: weighing.error,
                    grade: weighing.grade().key(),
                };
                (Some(decision), None)
            }
            &StepKind::Draw { outcomes, error } => {
                (None, Some(ToldDraw { outcomes, error: by_seat(error) }))
            }
        };
        ToldStep {
            seq: step.seq,
            inputs: step.inputs,
            round: step.round,
            before: by_seat(step.before),
            after: by_seat(step.after),
            own: each(Step::own),
            others: each(Step::others),
            luck: each(Step::draw),
            decision,
            draw,
        }
    }
}
