//! The digits of the cards, drawn as strokes so that no font is needed.

use crate::art::Art;

/// Ten strokes in a box 10 wide and 14 high.
const STROKES: [&str; 10] = [
    "M5 1a4 6 0 1 0 0 12 4 6 0 0 0 0-12z",
    "M2 3.6L5.6 1v12M2.6 13h6",
    "M1.2 4.4a3.8 3.5 0 1 1 6.6 2.5L1 13h8.2",
    "M1.4 3.1A3.6 3 0 1 1 4.7 6.7h-.5.5A4 3.2 0 1 1 1 10.8",
    "M6.6 13V1L1 9.6h8.4",
    "M8.4 1H2.7L2 6.3a4 3.6 0 1 1-.9 5.1",
    "M7.4 1Q1 5 1 9.2a4 3.8 0 1 0 8 0 4 3.8 0 0 0-7.9-.6",
    "M1 1h8L4 13",
    "M5 1a3.2 2.9 0 1 0 0 5.8A3.2 2.9 0 0 0 5 1zM5 6.8A3.9 3.1 0 1 0 5 13a3.9 3.1 0 0 0 0-6.2z",
    "M2.6 13Q9 9 9 4.8a4 3.8 0 1 0-8 0 4 3.8 0 0 0 7.9.6",
];

/// Draws a digit with its upper left corner at a place, 14 high at scale 1.
pub(crate) fn draw(art: &mut Art, digit: u8, at: (f32, f32), scale: f32, ink: &str) {
    art.at(at, (scale, scale), |art| {
        art.line(ink, 2.4, STROKES[usize::from(digit % 10)]);
    });
}

/// A digit as a picture of its own, 14 × 18, in the colour of the text around it.
pub fn numeral(digit: u8) -> String {
    let mut art = Art::new(14, 18);
    draw(&mut art, digit, (2.0, 2.0), 1.0, "currentColor");
    art.finish()
}
