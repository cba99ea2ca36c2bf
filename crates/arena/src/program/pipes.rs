//! The three pipes of a program. Each has a thread of its own, so that a program which does not
//! read or write can only ever hold up its own pipes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::Child;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::LONGEST_ANSWER;

/// How much of the end of the error output is stored, in bytes.
const LAST_WORDS: usize = 400;

/// What came out of a program.
pub(super) enum Said {
    /// A line, without its end.
    Line(Vec<u8>),
    /// The beginning of a line that is too long; nothing more is read after it.
    TooLong(Vec<u8>),
}

/// The last line a program wrote to its error output.
#[derive(Clone, Default)]
pub(super) struct LastWords(Arc<(Mutex<Heard>, Condvar)>);

/// The end of an error output, and whether nothing more will come.
#[derive(Default)]
struct Heard {
    bytes: Vec<u8>,
    is_all: bool,
}

impl LastWords {
    /// What a program that has ended said last: on a busy machine its words may still be on their
    /// way, so they are waited for a little.
    pub(super) fn get(&self, within: Duration) -> String {
        let (heard, came) = &*self.0;
        let heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        let (heard, _) = came
            .wait_timeout_while(heard, within, |heard| !heard.is_all)
            .unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&heard.bytes).into_owned();
        text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default().to_owned()
    }

    fn add(&self, bytes: &[u8]) {
        let mut heard = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.bytes.extend_from_slice(bytes);
        let too_many = heard.bytes.len().saturating_sub(LAST_WORDS);
        heard.bytes.drain(..too_many);
    }

    /// Nothing more will come.
    fn end(&self) {
        let (heard, came) = &*self.0;
        heard.lock().unwrap_or_else(PoisonError::into_inner).is_all = true;
        came.notify_all();
    }
}

/// Starts the threads of a program's pipes; they end when it ends or is let go.
pub(super) fn attach(child: &mut Child) -> io::Result<(Sender<String>, Receiver<Said>, LastWords)> {
    let missing = || io::Error::other("a pipe is missing");
    let mut input = child.stdin.take().ok_or_else(missing)?;
    let output = child.stdout.take().ok_or_else(missing)?;
    let mut errors = child.stderr.take().ok_or_else(missing)?;
    let (to, lines) = channel::<String>();
    // A program that writes unasked has to wait until it is read.
    let (said, from) = sync_channel(1);
    let last_words = LastWords::default();
    let kept = last_words.clone();
    spawn(move || {
        for line in lines {
            if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    })?;
    spawn(move || {
        let mut output = BufReader::new(output);
        while let Some(line) = next_line(&mut output) {
            let is_last = matches!(line, Said::TooLong(_));
            if said.send(line).is_err() || is_last {
                return;
            }
        }
    })?;
    spawn(move || {
        let mut bytes = [0; 1024];
        while let Ok(count @ 1..) = errors.read(&mut bytes) {
            kept.add(&bytes[..count]);
        }
        kept.end();
    })?;
    Ok((to, from, last_words))
}

fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().stack_size(128 * 1024).spawn(work).map(drop)
}

fn next_line(output: &mut impl BufRead) -> Option<Said> {
    let mut line = Vec::new();
    let most = LONGEST_ANSWER as u64 + 1;
    output.by_ref().take(most).read_until(b'\n', &mut line).ok()?;
    if line.is_empty() {
        return None;
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_ANSWER {
        return Some(Said::TooLong(line));
    }
    Some(Said::Line(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_at_their_end_or_when_they_are_too_long() {
        let longest = "x".repeat(LONGEST_ANSWER);
        let mut text = io::Cursor::new(format!("one\n\n{longest}\n{longest}xx\n"));
        let mut next = || match next_line(&mut text) {
            Some(Said::Line(line)) => Ok(line.len()),
            Some(Said::TooLong(line)) => Err(line.len()),
            None => Ok(usize::MAX),
        };
        let lengths = [Ok(3), Ok(0), Ok(LONGEST_ANSWER), Err(LONGEST_ANSWER + 1)];
        assert_eq!([next(), next(), next(), next()], lengths);
        assert!(next_line(&mut io::empty()).is_none());
    }

    #[test]
    fn last_words_are_the_last_line_and_bounded() {
        let words = LastWords::default();
        words.add(b"Traceback\n  File\nValueError: no\n\n");
        assert_eq!(words.get(Duration::ZERO), "ValueError: no");
        words.add(&[b'z'; 5000]);
        assert_eq!(words.get(Duration::ZERO).len(), LAST_WORDS);
    }

    #[test]
    fn last_words_are_waited_for() {
        let words = LastWords::default();
        let late = words.clone();
        let speaker = thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            late.add(b"too late?");
            late.end();
        });
        assert_eq!(words.get(Duration::from_mins(1)), "too late?");
        speaker.join().expect("it has spoken");
    }
}
