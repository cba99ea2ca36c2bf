//! Programs that play: started, greeted, asked, and held to the rules of `docs/bot-protocol.md`.

mod fault;
mod messages;
mod pipes;
mod pool;

use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use havana_rules::{Decision, Event, RULES_VERSION, Seat, View};
use serde::Serialize;

pub use fault::{Fault, FaultKind};
pub(crate) use messages::{Begin, Over};
pub(crate) use pool::Pool;

use messages::{Answer, Ask, Hello, HelloAnswer};
use pipes::{LastWords, Said};

/// The version of the protocol: it rises when a program that knows only the one before would fail.
pub const PROTOCOL: u32 = 1;

/// How long a program may think about a decision if nothing else was agreed.
pub const DEFAULT_LIMIT: Duration = Duration::from_secs(10);

/// The longest line a program may answer with, in bytes.
pub const LONGEST_ANSWER: usize = 64 * 1024;

/// How long a program may take to end by itself once nothing more will be asked.
const FAREWELL: Duration = Duration::from_secs(1);

/// How long to wait for the exit code, and for the last words, of a program whose output has ended.
const LAST_BREATH: Duration = Duration::from_secs(1);

/// A program that was started and greeted.
pub(crate) struct Program {
    child: Child,
    /// Taken at the end, which closes the program's input.
    to: Option<Sender<String>>,
    from: Receiver<Said>,
    last_words: LastWords,
    asked: u64,
}

impl Program {
    /// Starts a program and greets it. The command is split at blanks; no shell looks at it.
    pub(crate) fn start(command: &str, limit: Duration) -> Result<Program, Fault> {
        let cannot = |why: String| {
            Fault::new(FaultKind::CannotStart, format!("it cannot be started: {why}"))
        };
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| cannot("no program is named".to_owned()))?;
        let mut child = Command::new(name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(error.to_string()))?;
        let pipes = pipes::attach(&mut child);
        let mut program = match pipes {
            Ok((to, from, last_words)) => {
                Program { child, to: Some(to), from, last_words, asked: 0 }
            }
            Err(error) => {
                // It cannot be reached; it does not matter if it has already exited.
                let _ = child.kill();
                let _ = child.wait();
                return Err(cannot(error.to_string()));
            }
        };
        // A first start may have much to load, so it is never given less than usual.
        program.greet(limit.max(DEFAULT_LIMIT))?;
        Ok(program)
    }

    fn greet(&mut self, limit: Duration) -> Result<(), Fault> {
        self.tell(&Hello { kind: "hello", protocol: PROTOCOL, rules: RULES_VERSION });
        let line = self.line(limit)?;
        match serde_json::from_slice::<HelloAnswer>(&line) {
            Ok(HelloAnswer { protocol: PROTOCOL }) => Ok(()),
            Ok(HelloAnswer { protocol }) => Err(Fault::saying(
                FaultKind::Nonsense,
                format!("it speaks protocol {protocol}; here protocol {PROTOCOL} is spoken"),
                &line,
            )),
            Err(error) => Err(Fault::saying(
                FaultKind::Nonsense,
                format!("its answer to the hello is not {{\"protocol\":{PROTOCOL}}}: {error}"),
                &line,
            )),
        }
    }

    /// Tells it that a game begins; its questions are counted from 1 again, so that a program
    /// plays the same, no matter what it played before.
    pub(crate) fn begin(&mut self, game: &Begin) {
        self.asked = 0;
        self.tell(game);
    }

    /// Tells it something that wants no answer. If it is gone, the next question will show it.
    pub(crate) fn tell(&self, message: &impl Serialize) {
        if let (Some(to), Ok(line)) = (&self.to, serde_json::to_string(message)) {
            let _ = to.send(line + "\n");
        }
    }

    /// Asks it for a decision.
    pub(crate) fn ask(
        &mut self,
        (seat, view): (Seat, &View),
        events: &[Event],
        legal: &[Decision],
        limit: Duration,
    ) -> Result<Decision, Fault> {
        self.asked += 1;
        let millis = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
        let id = self.asked;
        self.tell(&Ask { kind: "decide", id, seat, millis, view, events, legal });
        let line = self.line(limit)?;
        let nonsense = |what: String| Fault::saying(FaultKind::Nonsense, what, &line);
        let illegal = |what: String| Fault::saying(FaultKind::Illegal, what, &line);
        let answer: Answer = serde_json::from_slice(&line)
            .map_err(|error| nonsense(format!("its answer cannot be understood: {error}")))?;
        if answer.id != id {
            return Err(nonsense(format!("it answered question {}, not {id}", answer.id)));
        }
        match (answer.index, answer.decision) {
            (Some(index), None) => legal.get(index).copied().ok_or_else(|| {
                illegal(format!("index {index} is not in the list of {}", legal.len()))
            }),
            (None, Some(decision)) => match view.check(decision) {
                Some(Ok(())) => Ok(decision),
                Some(Err(why)) => Err(illegal(format!("its decision is not legal: {why}"))),
                None => Err(illegal("it was not asked".to_owned())),
            },
            _ => Err(nonsense("its answer must have an index or a decision".to_owned())),
        }
    }

    /// The next line it says.
    fn line(&mut self, limit: Duration) -> Result<Vec<u8>, Fault> {
        match self.from.recv_timeout(limit) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(Said::TooLong(beginning)) => Err(Fault::saying(
                FaultKind::TooLong,
                format!("its answer is longer than {LONGEST_ANSWER} bytes"),
                &beginning,
            )),
            Err(RecvTimeoutError::Timeout) => Err(Fault::new(
                FaultKind::Silent,
                format!("it did not answer within {} s", limit.as_secs_f64()),
            )),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.ended(LAST_BREATH);
                let how = status.map_or("closed its output".to_owned(), |status| {
                    format!("ended with {status}")
                });
                let words = self.last_words.get(LAST_BREATH);
                let what = format!("it {how} instead of answering");
                if words.is_empty() {
                    Err(Fault::new(FaultKind::Crashed, what))
                } else {
                    Err(Fault::saying(FaultKind::Crashed, what, words.as_bytes()))
                }
            }
        }
    }

    /// How it ended, if it does so in time.
    fn ended(&mut self, within: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < within => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    /// Ends it at once: it has lost its chance to go by itself.
    pub(crate) fn kill(mut self) {
        // That it may be gone already does not matter; dropping it waits for it.
        let _ = self.child.kill();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.to = None;
        if self.ended(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
