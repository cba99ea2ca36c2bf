//! The parts of a study on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use havana_study::{Analysis, Effort, Finding, Study};
use havana_table::Record;
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
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found: Vec<(usize, Finding)> = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            let Some(finding) = study.find(part) else { return found };
            found.push((part, finding));
            bar.inc(1);
        }
    };
    let mut found: Vec<(usize, Finding)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(study.len())).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    found.sort_by_key(|(part, _)| *part);
    let findings: Vec<Finding> = found.into_iter().map(|(_, finding)| finding).collect();
    let incomplete = || Failure::new("the game could not be analysed; please report it");
    study.analysis(&findings).ok_or_else(incomplete)
}
