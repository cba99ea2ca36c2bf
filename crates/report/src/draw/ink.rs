//! Colours that follow the page, so that a chart is readable on light and on dark paper.

use plotters::style::RGBColor;

/// What is drawn with. The colours named here never show: each stands for one that the style
/// sheet of the page defines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    /// Words and numbers.
    Text,
    /// What the eye may pass over.
    Faint,
    /// Lines of the grid.
    Grid,
    /// A line to compare with.
    Reference,
    /// The data of a panel or of a line, by its place.
    Series(usize),
}

/// How many series can be told apart.
pub(super) const SERIES: usize = 4;

impl Ink {
    const fn place(self) -> u8 {
        match self {
            Ink::Text => 1,
            Ink::Faint => 2,
            Ink::Grid => 3,
            Ink::Reference => 4,
            Ink::Series(place) => 5 + (place % SERIES) as u8,
        }
    }

    /// The name that the style sheet knows.
    fn variable(self) -> String {
        match self {
            Ink::Text => "var(--ink)".to_owned(),
            Ink::Faint => "var(--faint)".to_owned(),
            Ink::Grid => "var(--grid)".to_owned(),
            Ink::Reference => "var(--reference)".to_owned(),
            Ink::Series(place) => format!("var(--series-{})", place % SERIES),
        }
    }

    pub(super) const fn colour(self) -> RGBColor {
        RGBColor(1, 1, self.place())
    }

    fn all() -> impl Iterator<Item = Ink> {
        let plain = [Ink::Text, Ink::Faint, Ink::Grid, Ink::Reference];
        plain.into_iter().chain((0..SERIES).map(Ink::Series))
    }
}

/// The drawing with the page's own colours.
pub(super) fn follow_the_page(svg: &str) -> String {
    Ink::all().fold(svg.to_owned(), |svg, ink| {
        svg.replace(&format!("\"#0101{:02X}\"", ink.place()), &format!("\"{}\"", ink.variable()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ink_becomes_a_colour_of_the_page() {
        let inks: Vec<Ink> = Ink::all().collect();
        let places: std::collections::BTreeSet<u8> = inks.iter().map(|ink| ink.place()).collect();
        assert_eq!(places.len(), inks.len());
        assert_eq!(follow_the_page("<a fill=\"#010101\"/>"), "<a fill=\"var(--ink)\"/>");
        assert_eq!(follow_the_page("<a fill=\"#010106\"/>"), "<a fill=\"var(--series-1)\"/>");
    }
}
