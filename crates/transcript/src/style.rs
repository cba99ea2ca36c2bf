//! Colour in the terminal. It only repeats what letters and words already say.

use std::io::{self, IsTerminal};

use havana_rules::Material;
use unicode_width::UnicodeWidthStr;

/// Whether to write colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Letters only.
    Plain,
    /// With the terminal's colours.
    Colour,
}

/// What a piece of text is, and so how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// Emphasised text.
    Strong,
    /// Secondary text.
    Faint,
    /// A material in its colour.
    Material(Material),
}

impl Style {
    /// Colour only on a terminal, and only if it is not switched off.
    pub fn of_stdout() -> Style {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if io::stdout().is_terminal() && !set("NO_COLOR") && !is_dumb {
            Style::Colour
        } else {
            Style::Plain
        }
    }

    /// The text in its tone.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        match (self, code(tone)) {
            (Style::Colour, Some(code)) if !text.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            _ => text.to_owned(),
        }
    }
}

fn code(tone: Tone) -> Option<&'static str> {
    Some(match tone {
        Tone::Plain => return None,
        Tone::Strong => "1",
        Tone::Faint => "2",
        Tone::Material(Material::Brick) => "31",
        Tone::Material(Material::Sandstone) => "33",
        Tone::Material(Material::Loam) => "38;5;130",
        Tone::Material(Material::Glass) => "94",
        Tone::Material(Material::Debris) => "90",
    })
}

/// Pieces of text in their tones, whose width is known before they are painted.
#[derive(Clone, Default, Debug)]
pub struct StyledLine {
    pieces: Vec<(Tone, String)>,
    width: usize,
}

impl StyledLine {
    /// An empty line.
    pub fn new() -> StyledLine {
        StyledLine::default()
    }

    /// The columns it takes in a terminal.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Adds a piece in a tone.
    pub fn push(&mut self, tone: Tone, text: impl Into<String>) {
        let text = text.into();
        self.width += text.width();
        self.pieces.push((tone, text));
    }

    /// Adds ordinary text.
    pub fn plain(&mut self, text: impl Into<String>) {
        self.push(Tone::Plain, text);
    }

    /// Adds another line at the end.
    pub fn append(&mut self, other: StyledLine) {
        self.width += other.width;
        self.pieces.extend(other.pieces);
    }

    /// Pads it with spaces to this many columns.
    pub fn pad_to(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width);
        self.plain(" ".repeat(missing));
    }

    /// Adds a text at the right of a column that ends at this width.
    pub fn push_right(&mut self, tone: Tone, text: impl Into<String>, ends_at: usize) {
        let text = text.into();
        self.pad_to(ends_at.saturating_sub(text.width()));
        self.push(tone, text);
    }

    /// Cuts it at the right to this width.
    pub fn cut_to(&mut self, width: usize) {
        if self.width <= width {
            return;
        }
        while self.width + 1 > width {
            let Some((_, text)) = self.pieces.pop() else { break };
            self.width -= text.width();
        }
        self.plain("…");
    }

    /// The line with its tones, without trailing spaces.
    pub fn paint(&self, style: Style) -> String {
        let painted: String =
            self.pieces.iter().map(|(tone, text)| style.paint(*tone, text)).collect();
        painted.trim_end().to_owned()
    }
}
