//! The table as a picture of letters and lines, as far as the viewers may see it.

mod frame;
mod players;

use std::io::{self, Write};

use havana_rules::{BuildingId, Deck, Goods, Material, View};

use crate::style::{Style, StyledLine, Tone};
use crate::words::{self, GameWords};

/// What the letters in costs and purses mean.
pub const LETTERS: &str = "B brick, S sandstone, L loam, G glass, D debris, P pesos, \
                                  W workers, A needs the Architect";

/// How much of the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// What changes from round to round.
    Round,
    /// Also what each player has built and discarded.
    Full,
}

/// Draws the table as these views, all of the same moment, show it.
pub fn draw(
    out: &mut impl Write,
    words: &GameWords,
    views: &[View],
    style: Style,
    detail: Detail,
) -> io::Result<()> {
    let Some(view) = views.first() else { return Ok(()) };
    for line in frame::lines(view.open()) {
        writeln!(out, "{}", line.paint(style))?;
    }
    for line in players::table(view.open(), words) {
        writeln!(out, "{}", line.paint(style))?;
    }
    for line in players::belongings(views, words, detail) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What a building costs, in letters: `B 2P A`.
pub fn cost(deck: Deck, building: BuildingId) -> StyledLine {
    let mut line = StyledLine::new();
    let mut gap = "";
    for (lane, letters) in words::letters(deck.cost(building)) {
        line.plain(gap);
        line.push(tone_of(lane), letters);
        gap = " ";
    }
    if deck.needs_architect(building) {
        line.plain(gap);
        line.push(Tone::Strong, "A");
    }
    line
}

/// The tone of a good by its place in [`Goods::lanes`].
pub fn tone_of(lane: usize) -> Tone {
    Material::ALL.get(lane).map_or(Tone::Plain, |&material| Tone::Material(material))
}

/// The counts of goods with their tones, in the order of [`Goods::lanes`].
fn counts(goods: Goods) -> impl Iterator<Item = (Tone, String)> {
    goods.lanes().into_iter().enumerate().map(|(lane, count)| match count {
        0 => (Tone::Faint, "·".to_owned()),
        count => (tone_of(lane), count.to_string()),
    })
}
