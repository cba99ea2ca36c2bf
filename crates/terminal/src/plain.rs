//! Line mode: sentences one after another, for pipes, slow lines and screen readers.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, Write};
use std::sync::mpsc::Sender;
use std::thread;

use crate::console::{Console, Reply};
use crate::input::Input;
use crate::table;

/// Line mode.
#[derive(Debug, Default)]
pub(crate) struct Plain {
    /// What was typed and not taken yet.
    typed: VecDeque<String>,
    is_ended: bool,
    asked: u32,
    /// The round in which the table was shown last.
    round: Option<u16>,
    waiting: String,
}

impl Plain {
    /// Reads lines from standard input until it ends.
    pub(crate) fn listen(inputs: Sender<Input>) {
        thread::spawn(move || {
            let lines = io::stdin().lock().lines();
            for line in lines.map_while(Result::ok) {
                if inputs.send(Input::Line(line)).is_err() {
                    return;
                }
            }
            // Nobody listens any more if the game is over.
            let _ = inputs.send(Input::End);
        });
    }

    pub(crate) fn type_line(&mut self, line: String) {
        self.typed.push_back(line);
    }

    pub(crate) fn end(&mut self) {
        self.is_ended = true;
    }

    /// Gives the console one line that was typed, if it can be taken: a number waits for a list.
    pub(crate) fn feed(&mut self, console: &mut Console) -> bool {
        if console.is_hinting() || console.is_over() {
            return false;
        }
        let is_number = |line: &String| line.trim().parse::<usize>().is_ok();
        match self.typed.front() {
            Some(line) if is_number(line) && console.menu().is_none() => false,
            Some(_) => {
                if let Some(line) = self.typed.pop_front() {
                    console.type_line(&line);
                }
                true
            }
            None => {
                if self.is_ended && (console.menu().is_some() || console.is_online()) {
                    console.leave();
                }
                false
            }
        }
    }

    /// Writes what is new.
    pub(crate) fn show(&mut self, console: &mut Console, out: &mut impl Write) -> io::Result<()> {
        for line in console.fresh() {
            writeln!(out, "{line}")?;
        }
        let mut has_replied = false;
        while let Some(reply) = console.reply() {
            has_replied = true;
            match reply {
                Reply::Notice(line) => writeln!(out, "{line}")?,
                Reply::Page(lines) => {
                    for line in lines {
                        writeln!(out, "{line}")?;
                    }
                }
            }
        }
        match console.menu() {
            Some(_) if self.asked != console.asked() => self.ask(console, out)?,
            Some(menu) if has_replied && !console.is_hinting() => {
                writeln!(out, "{}", prompt(console, menu.len()))?;
            }
            Some(_) => {}
            None => self.tell_waiting(console, out)?,
        }
        out.flush()
    }

    fn ask(&mut self, console: &Console, out: &mut impl Write) -> io::Result<()> {
        self.asked = console.asked();
        let (Some(menu), Some(view)) = (console.menu(), console.view()) else { return Ok(()) };
        let (words, names) = (console.words(), console.names());
        writeln!(out)?;
        let round = Some(view.open().round());
        if self.round != round {
            self.round = round;
            for line in table::lines(&view, words, &names) {
                writeln!(out, "{line}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", menu.question(words, &names))?;
        for (place, label) in menu.labels(words, &names, view.open()).iter().enumerate() {
            writeln!(out, "{:>3}  {label}", place + 1)?;
        }
        if menu.is_second() {
            writeln!(out, "  0  {}", words.text("terminal-back"))?;
        }
        writeln!(out, "{}", prompt(console, menu.len()))
    }

    /// Bots answer soon; only people are waited for.
    fn tell_waiting(&mut self, console: &Console, out: &mut impl Write) -> io::Result<()> {
        if !console.is_online() || console.is_over() {
            return Ok(());
        }
        let waiting = console.waiting();
        if waiting != self.waiting {
            self.waiting = waiting;
            writeln!(out, "{}", self.waiting)?;
        }
        Ok(())
    }
}

/// What can be typed below a list.
pub(crate) fn prompt(console: &Console, choices: usize) -> String {
    console.words().say("terminal-choose", &[("n", choices.into())])
}
