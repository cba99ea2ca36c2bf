//! The page: one HTML file with everything in it.

#![allow(clippy::format_push_string, reason = "a page is written once; it should read like HTML")]

mod buildings;
mod cards;
mod course;
mod game;
mod goods;
mod html;
mod overview;
mod section;
mod thieves;
mod wins;

use serde::Serialize;

pub use crate::draw::{Mark, MarkKind, NotDrawn};
pub use game::{GamePage, GameTable, write_game};
use section::Section;

use crate::figures::Figures;

/// What the figures are about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// The command that writes the page again.
    pub command: String,
    /// The version of the program.
    pub version: String,
    /// The version of the rules.
    pub rules: u32,
    /// The deck, in words.
    pub deck: String,
    /// Who played.
    pub bots: Vec<String>,
    /// Remarks, one sentence each.
    pub remarks: Vec<String>,
}

/// The whole page.
pub fn write(about: &About, figures: &Figures) -> Result<String, NotDrawn> {
    let sections: Vec<Section> = vec![
        course::section(figures)?,
        wins::section(figures)?,
        cards::section(figures)?,
        buildings::section(figures)?,
        goods::section(figures)?,
        thieves::section(figures)?,
    ];
    let mut body = overview::head(about, figures, &sections);
    for section in &sections {
        section.write(&mut body);
    }
    body.push_str("</main>\n");
    Ok(html::document("How Havana plays", &body))
}
