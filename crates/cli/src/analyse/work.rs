//! The parts of a study on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use havana_rules::{Seat, Viewer};
use havana_study::{Analysis, Effort, Grade, Share, StepKind, Study, stake};
use havana_table::{Record, Replay};
use indicatif::ProgressBar;

use crate::failure::Failure;

pub(super) fn study(record: &Record, effort: Effort, number: u64) -> Result<Study, Failure> {
    Study::new(record, effort).map_err(|wrong| Failure::new(format!("game {number}: {wrong}")))
}

/// Works on all parts. They are independent of each other, so threads change nothing but the time.
pub(super) fn analyse(
    study: &Study,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Analysis, Failure> {
    bar.set_length(study.len() as u64);
    let findings = in_threads(threads, study.len(), |part| {
        let finding = study.find(part)?;
        bar.inc(1);
        Some(finding)
    });
    let incomplete = || Failure::new("the game could not be analysed; please report it");
    study.analysis(&findings).ok_or_else(incomplete)
}

/// What each player would have lost in their place by choosing at random, by seat.
pub(super) fn stakes(
    record: &Record,
    analysis: &Analysis,
    effort: Effort,
    threads: usize,
) -> [Share; Seat::MAX] {
    let mut replay = Replay::new(record);
    let mut chosen = Vec::new();
    for step in analysis.steps() {
        let StepKind::Decision { seat, weighing } = &step.kind else { continue };
        if weighing.grade() != Grade::Forced {
            replay.seek(step.seq as usize);
            let view = replay.state().view(Viewer::Seat(*seat));
            chosen.push((*seat, view, weighing.best(), step.seq));
        }
    }
    let found = in_threads(threads, chosen.len(), |place| {
        let (seat, view, best, seq) = chosen.get(place)?;
        // Other random numbers than those that found the best one.
        Some((*seat, stake(view, *best, effort, !u64::from(*seq))?))
    });
    let mut stakes = [Share::NONE; Seat::MAX];
    for (seat, stake) in found {
        stakes[seat.index()] += stake;
    }
    stakes
}

/// Works on this many parts with several threads; the results are in the order of the parts.
fn in_threads<T: Send>(
    threads: usize,
    parts: usize,
    find: impl Fn(usize) -> Option<T> + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found: Vec<(usize, T)> = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            let Some(finding) = (part < parts).then(|| find(part)).flatten() else { return found };
            found.push((part, finding));
        }
    };
    let mut found: Vec<(usize, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(parts)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    found.sort_by_key(|(part, _)| *part);
    found.into_iter().map(|(_, finding)| finding).collect()
}
