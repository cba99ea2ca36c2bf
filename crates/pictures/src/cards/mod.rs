//! The thirteen action cards: a figure in a doorway under coloured glass, a number and a symbol.

mod calm;
mod figure;
mod makers;
mod plenty;
mod rogues;
mod symbols;

use havana_rules::Card;

use crate::art::Art;
use crate::numerals;
use crate::parts::colour::{BLUE, CREAM, DARK, GOLD, LIT, RED};
pub use symbols::symbol;

const INK: &str = "#2f2030";

/// The colour of a card, that of the wall around its doorway: for edges and stripes, not for text.
pub const fn card_colour(card: Card) -> &'static str {
    match card {
        Card::Siesta => "#5fa58c",
        Card::Refreshment => "#e98a6b",
        Card::Protection => "#3f6ea3",
        Card::Debris => "#8b8790",
        Card::Conservation => "#8ba05a",
        Card::TaxCollector => "#7d5a8f",
        Card::Worker => "#d9933d",
        Card::Architect => "#4a93b0",
        Card::PesoThief => "#4d4a7d",
        Card::MaterialsThief => "#8c4257",
        Card::BlackMarket => "#3f6b57",
        Card::Pesos => "#d8a92f",
        Card::Mama => "#d65f5a",
    }
}

/// The whole face of a card, 100 × 140: number top left, symbol top right, figure, and an empty plinth from
/// y = 120 down where a name can stand (`on-plinth` on `plinth` in the palette).
pub fn card(card: Card) -> String {
    let mut art = scene(card);
    art.disc(DARK, 15.0, 16.6, 13.0).disc(CREAM, 15.0, 15.0, 13.0);
    numerals::draw(&mut art, card.digit(), (8.5, 5.9), 1.3, INK);
    art.disc(DARK, 85.0, 16.6, 13.0).disc(CREAM, 85.0, 15.0, 13.0).write(format_args!(
        r#"<g fill="none" stroke="{INK}" stroke-width="1.8" transform="translate(75.4 5.4)scale(.8)">"#
    ));
    symbols::draw(&mut art, card);
    art.raw("</g>");
    art.finish()
}

/// The face of a card without number and symbol.
pub fn card_figure(card: Card) -> String {
    scene(card).finish()
}

fn scene(card: Card) -> Art {
    let mut art = Art::new(100, 140);
    let figure = match card {
        Card::Siesta => calm::siesta,
        Card::Refreshment => calm::refreshment,
        Card::Protection => calm::protection,
        Card::Debris => makers::debris,
        Card::Conservation => makers::conservation,
        Card::TaxCollector => rogues::tax_collector,
        Card::Worker => makers::worker,
        Card::Architect => makers::architect,
        Card::PesoThief => rogues::peso_thief,
        Card::MaterialsThief => rogues::materials_thief,
        Card::BlackMarket => rogues::black_market,
        Card::Pesos => plenty::pesos,
        Card::Mama => plenty::mama,
    };
    let wall = card_colour(card);
    figure(&mut art, &|art| doorway(art, wall));
    art.fill("var(--hv-plinth,#3a2733)", "M0 120h100v20H0z").fill(LIT, "M0 120h100v1.2H0z");
    art
}

/// Lays the wall around the view drawn so far, with a border of coloured glass in the arch.
fn doorway(art: &mut Art, wall: &str) {
    const ARCH: &str = "M14.5 52a35.5 35.5 0 0 1 71 0";
    art.fill(wall, "M0 0h100v140H0zM10 122h80V52a40 40 0 0 0-80 0z")
        .fill(LIT, "M0 0h2v120H0z")
        .fill("#4a1d3a2b", "M95 0h5v120h-5z")
        .dashes(GOLD, 7.0, "1 0", ARCH)
        .raw(r#"<g stroke-width="7" stroke-linecap="butt">"#)
        .write(format_args!(
            r#"<path stroke="{BLUE}" pathLength="9" stroke-dasharray="1 2" d="{ARCH}"/><path stroke="{RED}" pathLength="9" stroke-dasharray="1 2" stroke-dashoffset="-2" d="{ARCH}"/></g>"#
        ))
        .line(CREAM, 1.2, "M18 52a32 32 0 0 1 64 0M11 52h7M82 52h7")
        .line(CREAM, 2.6, "M10 122V52a40 40 0 0 1 80 0v70");
}
