//! What reaches the loop from the keyboard, the bots and the server.

use crossterm::event::KeyEvent;
use havana_client::{Epoch, Thought};

/// What comes from outside.
#[derive(Debug)]
pub(crate) enum Input {
    /// A line was typed.
    Line(String),
    /// There are no more lines.
    End,
    /// A key was pressed.
    Key(KeyEvent),
    /// The window has another size.
    Resized,
    /// The player wants the program to end.
    Interrupted,
    /// A bot has thought.
    Thought { epoch: Epoch, thought: Option<Box<Thought>>, is_hint: bool },
    /// The socket is open.
    Opened,
    /// A frame came.
    Frame(Vec<u8>),
    /// The socket is closed, with this code.
    Closed(Option<u16>),
}
