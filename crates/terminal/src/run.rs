//! The loop around a console: what is typed, what bots think, what the server sends.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use havana_client::online::Output;
use havana_client::{Play, Thought, think};

use crate::console::{Console, Job};
use crate::input::Input;
use crate::net::{Command, Wire};
use crate::plain::Plain;
use crate::screen::Screen;

/// How the game is shown.
pub(crate) enum Face {
    Plain(Plain),
    Screen(Box<Screen>),
}

/// How long a finished game on a server may take to be stored.
const PATIENCE: Duration = Duration::from_secs(10);

/// A game being played.
pub(crate) struct Run {
    console: Console,
    face: Face,
    inputs: Receiver<Input>,
    sender: Sender<Input>,
    wire: Option<Wire>,
    began: Instant,
    ended: Option<Instant>,
}

/// Ctrl-C ends the game instead of the program, so that the game can be saved.
fn listen_for_interrupts(inputs: Sender<Input>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        while runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            if inputs.send(Input::Interrupted).is_err() {
                return;
            }
        }
    });
    Ok(())
}

impl Run {
    /// A game about to be played; `connect` makes the wire to a server, if there is one.
    pub(crate) fn new(
        console: Console,
        face: Face,
        connect: impl FnOnce(Sender<Input>) -> io::Result<Option<Wire>>,
    ) -> io::Result<Run> {
        let (sender, inputs) = channel();
        match &face {
            Face::Plain(_) => Plain::listen(sender.clone()),
            Face::Screen(_) => Screen::listen(sender.clone()),
        }
        listen_for_interrupts(sender.clone())?;
        let wire = connect(sender.clone())?;
        Ok(Run { console, face, inputs, sender, wire, began: Instant::now(), ended: None })
    }

    /// Plays until the game is over or the player has left it.
    pub(crate) fn play(mut self) -> io::Result<Console> {
        loop {
            self.carry_out();
            self.show()?;
            if let Face::Plain(plain) = &mut self.face
                && plain.feed(&mut self.console)
            {
                continue;
            }
            if self.is_done() {
                self.show()?;
                self.console.drive(Play::leave);
                self.carry_out();
                return Ok(self.console);
            }
            let now = self.now();
            match self.wait() {
                Some(input) => self.take(input),
                None => self.console.drive(|play| play.tick(now)),
            }
        }
    }

    /// Does what the connection and the bots ask for.
    fn carry_out(&mut self) {
        while let Some(order) = self.console.order() {
            let command = match order {
                Output::Connect => Command::Connect,
                Output::Send(frame) => Command::Send(frame),
                Output::HangUp => Command::HangUp,
                // The console has heard it.
                Output::News(_) => continue,
            };
            if let Some(wire) = &self.wire {
                wire.order(command);
            }
        }
        while let Some(Job { epoch, ask, is_hint }) = self.console.job() {
            let sender = self.sender.clone();
            thread::spawn(move || {
                let thought = Thought::from_bytes(&think(&ask.to_bytes())).map(Box::new);
                // Nobody waits for it any more if the game was left.
                let _ = sender.send(Input::Thought { epoch, thought, is_hint });
            });
        }
    }

    fn show(&mut self) -> io::Result<()> {
        match &mut self.face {
            Face::Plain(plain) => plain.show(&mut self.console, &mut io::stdout().lock()),
            Face::Screen(screen) => screen.show(&mut self.console),
        }
    }

    fn is_done(&mut self) -> bool {
        if self.console.has_left() {
            return true;
        }
        if !self.console.is_over() {
            return false;
        }
        let ended = *self.ended.get_or_insert_with(Instant::now);
        let is_stored = !self.console.is_online() || self.console.is_stored();
        let is_plain = matches!(self.face, Face::Plain(_));
        is_plain && (is_stored || ended.elapsed() > PATIENCE)
    }

    /// The next input; `None` when a moment has come that the connection waits for.
    fn wait(&mut self) -> Option<Input> {
        let deadline = self.console.deadline();
        let pause = deadline
            .map(|at| Duration::from_millis(at.saturating_sub(self.now()).max(0).cast_unsigned()));
        let pause = match (pause, self.ended) {
            (pause, Some(_)) => Some(pause.unwrap_or(PATIENCE).min(PATIENCE)),
            (pause, None) => pause,
        };
        match pause {
            Some(pause) => match self.inputs.recv_timeout(pause) {
                Ok(input) => Some(input),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(Input::Interrupted),
            },
            None => Some(self.inputs.recv().unwrap_or(Input::Interrupted)),
        }
    }

    fn take(&mut self, input: Input) {
        let now = self.now();
        match (input, &mut self.face) {
            (Input::Line(line), Face::Plain(plain)) => plain.type_line(line),
            (Input::End, Face::Plain(plain)) => plain.end(),
            (Input::Key(key), Face::Screen(screen)) => screen.press(key, &mut self.console),
            (Input::End | Input::Interrupted, _) => self.console.leave(),
            (Input::Line(_) | Input::Key(_) | Input::Resized, _) => {}
            (Input::Thought { epoch, thought, is_hint }, _) => {
                self.console.thought(epoch, thought.map(|thought| *thought), is_hint);
            }
            (Input::Opened, _) => self.console.drive(|play| play.opened(now)),
            (Input::Frame(frame), _) => self.console.drive(|play| play.frame(&frame, now)),
            (Input::Closed(code), _) => self.console.drive(|play| play.closed(code, now)),
        }
    }

    /// The clock of this program, in milliseconds.
    fn now(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }
}
