//! Those who bring plenty: pesos and mama.

use super::figure::{Doorway, INK, Look, arm, bust, head, skin, view};
use crate::art::Art;
use crate::parts::colour::{BARK, CORAL, CREAM, GOLD, GREEN, LIT, RED, SHADE, TEAL, WHITE};

/// A coin with the sign of the peso.
fn coin(art: &mut Art, x: f32, y: f32, scale: f32) {
    art.at((x, y), (scale, scale), |art| {
        art.line("#b07a14", 14.0, "M0 .6h0").line(GOLD, 13.2, "M0 0h0").line(
            "#8a5f10",
            1.5,
            "M-2 4.5V-4.5H1q2.6 0 2.6 2.6T1 .7h-3M-3.8-2h7.6",
        );
    });
}

pub(super) fn pesos(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-sea-high,#a5dbe2)", "var(--hv-sea-low,#f3f6dc)");
    art.palm(26.0, 124.0, 1.2).rect("var(--hv-water,#3fa3ad)", 10.0, 100.0, 80.0, 22.0);
    doorway(art);
    bust(art, skin::CARAMEL, WHITE);
    art.fill("#f3e6cf", "M42 86l-8 5 10 22 6-14zM58 86l8 5-10 22-6-14z")
        .fill(CORAL, "M43 86l7 8 7-8-3 14-4 10-4-10z")
        .fill(RED, "M28 104l8-2 1 6-8 1z");
    head(art, (50.0, 63.0), skin::CARAMEL, Look::Grin, |art| {
        art.fill("#e9e4de", "M0 4.5q-3-2.5-6 0-2 1-3-1 1 5 5.5 3 2-.3 3.5-1 1.5.7 3.5 1 4.5 2 5.5-3-1 2-3 1-3-2.5-6 0z")
            .fill("#fbeed3", "M-11-7q-1-13 11-13 12 0 11 13z")
            .fill("#f1dfb8", "M-18-7q18-5 36 0 0 3-4 4-14-4-28 0-4-1-4-4z")
            .line(INK, 2.6, "M-11-8.5q11-3 22 0")
            .line(BARK, 3.0, "M4 8.5l10 2.5")
            .line("#ff7a3c", 2.6, "M14.5 11.2h0")
            .line("#fffc", 2.0, "M18 8q4-3 1-7t2-7");
    });
    for (x, y, scale) in
        [(22.0, 72.0, 0.9), (78.0, 88.0, 0.8), (31.0, 50.0, 0.7), (70.0, 40.0, 0.6)]
    {
        coin(art, x, y, scale);
    }
    arm(art, WHITE, skin::CARAMEL, "M20 114q-4-8 2-16", (24.0, 94.0));
    coin(art, 24.0, 85.0, 1.2);
    let stacks = "M60 106v16M72 100v22M84 108v14";
    art.dashes("#b07a14", 12.0, "3 1", stacks)
        .dashes(GOLD, 12.0, "2.2 1.8", stacks)
        .line(GOLD, 4.4, "M56.2 106h7.6M68.2 100h7.6M80.2 108h7.6")
        .line(LIT, 2.4, "M57 106h6M69 100h6M81 108h6");
}

pub(super) fn mama(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-gold-high,#fde09a)", "var(--hv-gold-low,#fff8e0)");
    art.fill("var(--hv-hill,#8fbf7a)", "M10 122V98q40-14 80 0v24z");
    doorway(art);
    art.fill(WHITE, "M12 122q-2-30 26-34h24q28 4 26 34z")
        .fill(SHADE, "M68 90q22 6 20 32H74q2-20-6-32z");
    bust(art, skin::COFFEE, TEAL);
    art.fill(skin::COFFEE, "M35 90q15 16 30 0l-6-4q-9 7-18 0z")
        .fill(CREAM, "M34 104h32l3 18H31z")
        .fill(SHADE, "M34 104h32v2H34z")
        .line(RED, 2.4, "M40 112h0M50 112h0M60 112h0")
        .line(GOLD, 2.6, "M40 91q10 9 20 0");
    head(art, (50.0, 69.0), skin::COFFEE, Look::Grin, |art| {
        art.fill(RED, "M-12.5-3q-2-14 12.5-15Q14.5-17 12.5-3 0-11-12.5-3z")
            .fill("#a82a26", "M9-8q9-3 10 3-5 3-9 2z")
            .line(WHITE, 1.8, "M-8-8h0M-3-12h0M3-9h0M7-13h0M0-15h0M-6-14h0")
            .write(format_args!(r#"<g fill="none" stroke="{GOLD}" stroke-width="1.3"><circle cx="-12" cy="6" r="3"/><circle cx="12" cy="6" r="3"/></g>"#))
            .line(INK, 0.8, "M-7 9.5h0");
    });
    // The basket on her head holds what half the market had.
    art.fill("#c23f2b", "M28 32h15v10H28z")
        .line("#fff6", 0.9, "M28 37h15M36 32v5M33 37v5")
        .fill("#f3c352", "M42 36l4-8h10l4 8-4 8H46z")
        .fill("#2a73b4", "M58 34l7-10 7 10-7 10z")
        .line("#fff9", 1.2, "M61 33l4-6")
        .disc("#85552f", 38.0, 28.0, 6.0)
        .fill("#8d8a88", "M48 28l4-7 6 1 3 6z")
        .line(GREEN, 3.0, "M73 40q6-4 5-10M74 40q8 0 9-5")
        .fill("#c98a4a", "M22 38h56q-2 15-12 16H34q-10-1-12-16z")
        .bars("#8a5a2b66", "2.4 2.4", (25.0, 42.0), 50.0, 4.0)
        .bars("#8a5a2b66", "2.4 2.4", (29.4, 47.0), 42.0, 4.0)
        .line("#e8b45f", 2.4, "M22 38.5h56");
    arm(art, WHITE, skin::COFFEE, "M18 114Q8 86 26 62", (27.0, 55.0));
    arm(art, WHITE, skin::COFFEE, "M82 114q10-6-8-2", (70.0, 113.0));
}
