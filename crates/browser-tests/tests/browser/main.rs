//! *Havana* in a real browser: whole games by clicks and by keys, and all that surrounds them.
//!
//! The tests share browsers, each has a server and with it an address of its own, and none may
//! leave a word in the console.

mod account;
mod beside;
mod day;
mod decisions;
mod enlarged;
mod fits;
mod games;
mod guide;
mod heard;
mod history;
mod kept;
mod keyboard;
mod language;
mod learned;
mod leaving;
mod lesson;
mod missing;
mod online;
mod outage;
mod pages;
mod push;
mod puzzles;
mod ranked;
mod replay;
mod same_record;
mod screens;
mod steady;
mod study;
mod told;
mod undo;
mod updates;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use havana_browser_tests::{Browsers, Host, Size, Tab};
use libtest_mimic::{Arguments, Trial};
use tokio::runtime::Runtime;

/// How long one test may take, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_mins(10);

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    // Browsers wait for each other's servers now and then; one more than two processors can run
    // fills these gaps.
    arguments.test_threads.get_or_insert(3);
    let runtime = must(Runtime::new());
    let browsers = must(runtime.block_on(Browsers::start()));
    let mut tests = Tests {
        runtime: Arc::new(runtime),
        browsers: Arc::new(browsers),
        all: vec![],
        times: Times::default(),
    };
    // The longest first, so that none of them is left alone at the end.
    online::add(&mut tests);
    ranked::add(&mut tests);
    leaving::add(&mut tests);
    outage::add(&mut tests);
    games::add(&mut tests);
    screens::add(&mut tests);
    keyboard::add(&mut tests);
    heard::add(&mut tests);
    pages::add(&mut tests);
    fits::add(&mut tests);
    guide::add(&mut tests);
    steady::add(&mut tests);
    lesson::add(&mut tests);
    decisions::add(&mut tests);
    beside::add(&mut tests);
    enlarged::add(&mut tests);
    undo::add(&mut tests);
    history::add(&mut tests);
    replay::add(&mut tests);
    study::add(&mut tests);
    puzzles::add(&mut tests);
    kept::add(&mut tests);
    day::add(&mut tests);
    push::add(&mut tests);
    account::add(&mut tests);
    updates::add(&mut tests);
    missing::add(&mut tests);
    language::add(&mut tests);
    told::add(&mut tests);
    same_record::add(&mut tests);
    learned::add(&mut tests);
    let Tests { runtime, browsers, all, times } = tests;
    let conclusion = libtest_mimic::run(&arguments, all);
    print_slowest(&times);
    if let Ok(time) = browsers.cpu_time() {
        println!("{:6.1} s of processor time in the browsers", time.as_secs_f64());
    }
    if let Some(browsers) = Arc::into_inner(browsers) {
        runtime.block_on(browsers.end());
    }
    conclusion.exit_code()
}

/// All tests, and what they run in.
struct Tests {
    runtime: Arc<Runtime>,
    browsers: Arc<Browsers>,
    all: Vec<Trial>,
    times: Times,
}

/// How long each test took.
type Times = Arc<Mutex<Vec<(Duration, &'static str)>>>;

/// Prints where the time went, so that a test that has become slow is seen.
fn print_slowest(times: &Times) {
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.sort_unstable_by(|one, other| other.cmp(one));
    println!("the slowest:");
    for (time, name) in times.iter().take(15) {
        println!("{:6.1} s  {name}", time.as_secs_f64());
    }
}

impl Tests {
    /// Adds a test that looks at the game through a window of this size.
    fn add(
        &mut self,
        name: &'static str,
        size: Size,
        test: impl AsyncFn(&Tab) + Send + Sync + 'static,
    ) {
        let (runtime, browsers) = (Arc::clone(&self.runtime), Arc::clone(&self.browsers));
        let run = move || {
            let tab = runtime.block_on(browsers.tab(size))?;
            let tried = catch_unwind(AssertUnwindSafe(|| {
                runtime.block_on(async {
                    let test = tokio::time::timeout(PATIENCE, test(&tab));
                    assert!(test.await.is_ok(), "it took longer than {PATIENCE:?}");
                    assert_eq!(must(tab.console().await), [""; 0], "in the console");
                });
            }));
            if let Err(reason) = tried {
                let picture = picture_of(name);
                if runtime.block_on(tab.driver.screenshot(&picture)).is_ok() {
                    eprintln!("the page as it was: {}", picture.display());
                }
                let _ = runtime.block_on(browsers.give_back(tab));
                resume_unwind(reason);
            }
            Ok(runtime.block_on(browsers.give_back(tab))?)
        };
        self.push(name, run);
    }
}

impl Tests {
    /// Adds a test in which several people, each in their own browser, use one server.
    fn add_party(
        &mut self,
        name: &'static str,
        sizes: &'static [Size],
        test: impl AsyncFn(&mut Host, &[Tab]) + Send + Sync + 'static,
    ) {
        let (runtime, browsers) = (Arc::clone(&self.runtime), Arc::clone(&self.browsers));
        let run = move || {
            let mut host = runtime.block_on(Host::start())?;
            let mut tabs = Vec::new();
            for &size in sizes {
                tabs.push(runtime.block_on(browsers.window(&host, size))?);
            }
            let tried = catch_unwind(AssertUnwindSafe(|| {
                runtime.block_on(async {
                    let test = tokio::time::timeout(PATIENCE, test(&mut host, &tabs));
                    assert!(test.await.is_ok(), "it took longer than {PATIENCE:?}");
                    for tab in &tabs {
                        assert_eq!(must(tab.console().await), [""; 0], "in the console");
                    }
                });
            }));
            for (number, tab) in tabs.into_iter().enumerate() {
                if tried.is_err() {
                    let picture = picture_of(&format!("{name} {number}"));
                    if runtime.block_on(tab.driver.screenshot(&picture)).is_ok() {
                        eprintln!("the page as it was: {}", picture.display());
                    }
                }
                runtime.block_on(browsers.give_back(tab))?;
            }
            if let Err(reason) = tried {
                resume_unwind(reason);
            }
            Ok(())
        };
        self.push(name, run);
    }
}

impl Tests {
    fn push(
        &mut self,
        name: &'static str,
        run: impl FnOnce() -> Result<(), libtest_mimic::Failed> + Send + 'static,
    ) {
        let times = Arc::clone(&self.times);
        let timed = move || {
            let begun = Instant::now();
            let outcome = run();
            times.lock().unwrap_or_else(PoisonError::into_inner).push((begun.elapsed(), name));
            outcome
        };
        self.all.push(Trial::test(name, timed));
    }
}

/// Where the picture of a failed test is put: beside the build.
fn picture_of(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("{}.png", test.replace(' ', "-")))
}

/// Fails a test with what went wrong.
fn must<T, E: std::fmt::Display>(result: Result<T, E>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}
