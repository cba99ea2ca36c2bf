//! Those who take it easy: siesta, refreshment, protection.

use super::figure::{Doorway, INK, Look, arm, bust, head, skin, view};
use crate::art::Art;
use crate::parts::colour::{
    BARK, BLUE, CORAL, CREAM, GOLD, GREEN, LEAF, LIT, NAVY, RED, SHADE, TEAL, WHITE,
};

pub(super) fn siesta(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-sea-high,#a5dbe2)", "var(--hv-sea-low,#f3f6dc)");
    art.disc("var(--hv-sun,#fffbe6)", 62.0, 54.0, 15.0)
        .disc("var(--hv-moon,#0000)", 62.0, 54.0, 9.0)
        .rect("var(--hv-water,#3fa3ad)", 10.0, 78.0, 80.0, 14.0)
        .line("var(--hv-foam,#d8f3ec)", 0.9, "M30 82h10M56 85h12M34 88h6")
        .fill("var(--hv-sand,#f7e2ae)", "M10 92q40-6 80 0v30H10z");
    doorway(art);
    art.palm(17.0, 124.0, 1.25)
        .palm(84.0, 124.0, -1.25)
        // The sleeper lies in the net, so the net is drawn both behind and in front.
        .fill("#c98a4a", "M19 80Q50 92 81 80Q74 117 50 117T19 80z")
        .fill(WHITE, "M34 92q14-9 28 0l7 10q-20 9-38 0z")
        .line("#3f6ea3", 9.0, "M60 98l15-13")
        .line(BARK, 6.0, "M77 83l2-4")
        .line(WHITE, 7.0, "M38 92q8 10 18 4")
        .disc(skin::CARAMEL, 57.0, 95.0, 3.6);
    head(art, (32.0, 86.0), skin::CARAMEL, Look::Hidden, |art| {
        art.line(INK, 1.2, "M-3 7q3 2 6 0M-5 4q4-2 5 0 2-2 5 0");
    });
    art.fill("#f2d07c", "M15 86q4-9 10-10 2-11 10-10 8 2 8 12 6 3 8 8-18 7-36 0z")
        .line(RED, 2.6, "M25.5 77q9 4 17 1")
        .line(SHADE, 1.0, "M17 85q16 5 32 1")
        .fill("#e8b45f", "M18 84Q22 108 50 110T82 84Q76 122 50 122T18 84z")
        .line("#b9772c", 1.0, "M26 100l8 18M36 106l6 14M48 109l2 12M60 108l-3 13M70 103l-6 16M77 96l-5 15M22 102q28 18 56 0M28 112q22 12 44 0")
        .line("var(--hv-ink,#2b2130)", 2.0, "M44 64h7l-7 8h7M55 50h5.5l-5.5 6.5h5.5")
        .line(BARK, 1.2, "M19 80l-2-3M81 80l2-3");
}

pub(super) fn refreshment(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-gold-high,#fde09a)", "var(--hv-gold-low,#fff8e0)");
    art.rect("var(--hv-water,#3fa3ad)", 10.0, 92.0, 80.0, 30.0);
    doorway(art);
    art.fill(INK, "M30 84q-10-24 4-38 16-12 32 0 14 14 4 38-6 8-10 2l-20 0q-6 6-10-2z");
    bust(art, skin::CINNAMON, TEAL);
    art.fill(skin::CINNAMON, "M34 89q16 14 32 0l-5-2q-11 7-22 0z").line(
        WHITE,
        2.0,
        "M28 100h0M36 108h0M46 104h0M30 114h0M42 116h0M58 112h0",
    );
    head(art, (49.0, 65.0), skin::CINNAMON, Look::Grin, |art| {
        art.fill(INK, "M-12-1q-2-14 12-14t12 14q-3-8-11-9-8 2-13 9z")
            .disc(GOLD, -11.5, 6.0, 2.0)
            .disc(GOLD, 11.5, 6.0, 2.0)
            .moved((-9.0, -10.0), |art| {
                art.line(RED, 4.6, "M0-3h0M3-1h0M2 3h0M-2 3h0M-3-1h0").disc(GOLD, 0.0, 0.0, 1.6);
            });
    });
    arm(art, skin::CINNAMON, skin::CINNAMON, "M80 122q6-12-6-18", (72.0, 104.0));
    art.fill("#d9f3ecd0", "M60 74h24l-3 32q-9 4-18 0z")
        .fill("#8ed08acc", "M61 84h22l-2 21q-9 4-18 0z")
        .line(LEAF, 3.0, "M66 90h0M77 96h0M70 100h0")
        .line(GREEN, 2.4, "M66 80q-4-6-2-9M68 78q-1-6 3-9")
        .line(RED, 1.8, "M74 98l8-36 6-2")
        .disc("#d5e36a", 84.0, 76.0, 5.4)
        .disc("#f6f9c9", 84.0, 76.0, 3.8)
        .fill(CORAL, "M56 72q8-14 20-8z")
        .line(BARK, 1.0, "M65 65l5 20")
        .line("#fffd", 1.4, "M63 80l2 20")
        .line(skin::CINNAMON, 4.4, "M67 104h8M67 109h7");
}

pub(super) fn protection(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-peach-high,#ffd3a6)", "var(--hv-peach-low,#fff3d8)");
    art.fill("var(--hv-haze,#e7b9a3)", "M10 122V86h8v-6h6v6h8v-6h6v6h30v-10h6v6h8v-6h8v46z");
    doorway(art);
    bust(art, skin::COFFEE, NAVY);
    art.fill(CREAM, "M44 87l6 7 6-7 3 3-9 12-9-12z")
        .fill(GOLD, "M20 98q3-8 14-9l2 5q-10 1-13 8zM80 98q-3-8-14-9l-2 5q10 1 13 8z");
    head(art, (50.0, 63.0), skin::COFFEE, Look::Stern, |art| {
        art.fill("#e9e4de", "M-7 5q3-3 7-1 4-2 7 1 2 3 4 2-3 5-7 2-2-1-4-1t-4 1q-4 3-7-2 2 1 4-2z")
            .fill(NAVY, "M-14-9q0-10 14-11 14 1 14 11l-3 3q-11-5-22 0z")
            .fill(INK, "M-11.5-7q11.5-5 23 0l-2 4q-9.5-4-19 0z")
            .disc(GOLD, 0.0, -12.5, 2.6)
            .line(GOLD, 1.2, "M-12-8q12-5 24 0");
    });
    art.fill(CREAM, "M29 92q12 2 21-5 9 7 21 5 2 22-21 33-23-11-21-33z")
        .fill(BLUE, "M32 95q10 1 18-4 8 5 18 4 1 17-18 26-19-9-18-26z")
        .fill(SHADE, "M50 91q8 5 18 4 1 17-18 26z")
        .fill(GOLD, "M41 113v-13h4v3h3v-3h4v3h3v-3h4v13z")
        .fill(BLUE, "M48 113v-4q2-3 4 0v4z")
        .line(LIT, 1.4, "M34 97q9 0 15-4");
    arm(art, NAVY, skin::COFFEE, "M19 116q-2-8 6-8", (28.0, 107.0));
    arm(art, NAVY, skin::COFFEE, "M81 116q2-8-6-8", (72.0, 107.0));
}
