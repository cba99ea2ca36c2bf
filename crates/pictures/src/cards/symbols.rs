//! What each card does, as a sign of 24 × 24.

use havana_rules::Card;

use crate::art::Art;

/// A small line icon for what a card does, in the colour of the text around it.
pub fn symbol(card: Card) -> String {
    let mut art = Art::icon();
    draw(&mut art, card);
    art.finish()
}

/// The strokes alone; the colour is the surrounding group's.
pub(super) fn draw(art: &mut Art, card: Card) {
    let d = match card {
        // Z z
        Card::Siesta => "M5 10h8l-8 9h8M15 4h5l-5 6h5",
        // A card rises out of a pile.
        Card::Refreshment => "M8 3h8v11H8zM12 11V6.5m-2 2l2-2 2 2M4 14v3h16v-3M4 20.5h16",
        Card::Protection => {
            "M12 3q4 2.5 8 2.5 1 11-8 15.5Q3 16.5 4 5.5q4 0 8-2.5zM8.5 12l2.5 2.5 4.5-5"
        }
        // A heap of stones.
        Card::Debris => {
            "M2.5 20.5l1.5-6 5.5-1 2.5 7zM13 20.5l1-6.5 5.5-.5 2.5 7zM7.5 11l2.5-7 6-.5 1.5 6.5-4 2z"
        }
        // A house carried off the table.
        Card::Conservation => "M3 20v-9l5.5-5L14 11v9zM7 20v-5h3v5M16 6h5.5M19 3.5L21.5 6 19 8.5",
        // A coin in, and one thing less for those to come.
        Card::TaxCollector => "M12 3H4v18h13V8zM12 3v5h5M7.5 12h6M7.5 16h3M19 17h4",
        Card::Worker => {
            "M4 11q0-6 6-6t6 6zM2.5 11h15M6 13.5q0 4 4 4t4-4M4 21q6-4.5 12 0M20 9v8m-2.5-4h5M10 5v3"
        }
        Card::Architect => "M12 2v3M12 5l-6 16M12 5l6 16M8 15.5q4 2.5 8 0",
        // A hand over a coin.
        Card::PesoThief => "M3 6h5l8 3q2 1 1 3l-5-.5M3 14l5 1.5q4 1 8-1.5",
        Card::MaterialsThief => "M3 5h5l8 3q2 1 1 3l-5-.5M3 13l5 1.5q4 1 8-1.5",
        // Out of the bag, unseen.
        Card::BlackMarket => {
            "M8 7Q2 14 4 20q8 2.5 16 0 2-6-4-13zM7 3.5q5 2 10 0L16 7H8zM10 13q0-2 2-2t2 1.8q0 1.2-2 2.2M12 17.5h0"
        }
        Card::Pesos => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 17.5v-11h3.5q3 0 3 3t-3 3H9.5M7.5 9.5h9"
        }
        // A full basket.
        Card::Mama => {
            "M3 12h18l-2.5 9h-13zM7 12V6.5h5V12M12 12l3.5-6L19 12M9 15.5v2.5M12 15.5v2.5M15 15.5v2.5"
        }
    };
    art.raw(r#"<path d=""#).raw(d).raw(r#""/>"#);
    match card {
        Card::PesoThief => art.raw(r#"<circle cx="17.5" cy="18" r="4"/><path d="M17.5 16.5v3"/>"#),
        Card::MaterialsThief => art.raw(r#"<path d="M12 16h10v6H12zM12 19h10M17 16v3"/>"#),
        _ => art,
    };
}
