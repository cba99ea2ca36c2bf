//! Those who take from others: the tax collector, two thieves, the black market.

use super::figure::{Doorway, INK, Look, arm, bust, head, skin, stripes, view};
use crate::art::Art;
use crate::parts::colour::{CREAM, GOLD, IRON, LIT, OCHRE, RED, SHADE, WHITE, WINE};

/// The town by night, where the thieves are at home in either theme.
fn night(art: &mut Art) {
    view(art, "#27305f", "#6d6490");
    art.disc("#fdf3cf", 68.0, 42.0, 9.0)
        .disc("#27305f", 72.0, 40.0, 8.0)
        .line("#fff9e0", 1.2, "M26 56h0M34 38h0M48 28h0M80 64h0M22 70h0M58 34h0")
        .fill("#3a3566", "M10 122V84h12v-8h14v10h10V72h16v14h8v-8h20v44z")
        .fill("#ffc453", "M25 84h4v5h-4zM52 78h4v5h-4zM76 86h4v5h-4z");
}

pub(super) fn tax_collector(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-gold-high,#fde09a)", "var(--hv-gold-low,#fff8e0)");
    art.rect("#b98a55", 10.0, 70.0, 80.0, 3.0)
        .bars(WINE, "5 6", (14.0, 56.0), 72.0, 14.0)
        .bars("#5a7a5a", "4 7", (20.0, 58.0), 68.0, 12.0)
        .rect("#b98a55", 10.0, 94.0, 80.0, 3.0);
    doorway(art);
    bust(art, skin::CREAM, "#4d4357");
    art.bars("#ffffff26", "0.8 4", (24.0, 94.0), 54.0, 28.0)
        .fill(WHITE, "M42 86l8 5 8-5-4 36h-8z")
        .fill(WINE, "M47 93l3-3 3 3-1 3 2 16-4 6-4-6 2-16z")
        .fill("#3a3143", "M42 86l-7 5 8 21 3-6zM58 86l7 5-8 21-3-6z");
    head(art, (50.0, 63.0), skin::CREAM, Look::Stern, |art| {
        art.fill(INK, "M0 5q-4-3-7 0-3 2-5-1 1 6 7 4 3 0 5-2 2 2 5 2 6 2 7-4-2 3-5 1-3-3-7 0z")
            .fill(IRON, "M-12-6q-1-14 12-14T12-6z")
            .fill(INK, "M-17-7q17 5 34 0 1 3-3 4.5-14 3-28 0-4-1.5-3-4.5z")
            .line(WINE, 2.2, "M-12-8.5q12 3 24 0")
            .write(format_args!(r#"<circle cx="4.6" cy="-.5" r="3.4" fill="none" stroke="{GOLD}" stroke-width="1"/>"#))
            .line(GOLD, 0.7, "M8 1q2 6 0 12");
    });
    art.fill(WINE, "M16 98l34 4v20H16zM84 98l-34 4v20h34z")
        .fill(CREAM, "M19 97l31 4v18l-31-2zM81 97l-31 4v18l31-2z")
        .line(
            "#8d7f70",
            0.9,
            "M24 102l20 2.5M24 106l20 2.5M24 110l20 2.5M56 105l14-2M56 109l14-2M56 113l10-1.5",
        )
        .line(RED, 1.4, "M73 103l4-4M73 99l4 4");
    arm(art, "#4d4357", skin::CREAM, "M22 122q-6-4-4-10", (19.0, 110.0));
    arm(art, "#4d4357", skin::CREAM, "M84 122q6-8-4-14", (77.0, 108.0));
    art.line(GOLD, 2.0, "M72 110l13-24").line(WHITE, 3.4, "M84 88q4-8 3-12");
}

pub(super) fn peso_thief(art: &mut Art, doorway: Doorway<'_>) {
    night(art);
    doorway(art);
    // The sack hangs over the shoulder.
    art.moved((9.0, 2.0), |art| {
        art.fill("#d2b27a", "M58 62q2-8 10-6l10 2q16 14 12 34-8 14-24 8-14-10-8-38z")
            .fill(SHADE, "M78 58q16 14 12 34-6 11-18 9 14-18 6-43z")
            .line("#9a7a45", 1.6, "M60 63q8 4 18-3")
            .disc(GOLD, 74.0, 82.0, 8.0)
            .line("#8a5f10", 1.8, "M71.5 88V76h4q3 0 3 3.5t-3 3.5h-4M69.5 79h9")
            .disc(GOLD, 66.0, 55.0, 4.0)
            .disc("#e0a520", 74.0, 53.0, 4.0);
    });
    bust(art, skin::CARAMEL, WHITE);
    art.fill(
        "#2f3a66",
        "M27 94h46l3.5 4h-53zM20.5 102h59l1.3 4H19zM18 110h64l.6 4H17.5zM17 118h66v4H17z",
    )
    .fill(skin::CARAMEL, "M40 86q10 9 20 0l-3-3q-7 4-14 0z");
    head(art, (46.0, 63.0), skin::CARAMEL, Look::Sly, |art| {
        art.fill(INK, "M-11.5-5q11.5-3 23 0v5q-4 3-8.5 2l-3-2-3 2q-5 1-8.5-2z")
            .line(WHITE, 3.6, "M-5-1.5h0M5-1.5h0")
            .line(INK, 2.2, "M-4-1.5h0M6-1.5h0")
            .line("#3a2a2a", 0.9, "M-6 9h0M-3 11h0M3 11h0M6 9h0M0 12h0")
            .fill("#5b4a3f", "M-13-5q-1-12 11-12 13 0 15 9l5 3q-16-2-31 0z")
            .line(LIT, 1.2, "M-8-11q3-3 8-3");
    });
    for (sleeve, hand) in
        [("M74 116q4-22-7-44", (65.0, 69.0)), ("M17 118q2-18 20-25", (43.0, 89.0))]
    {
        arm(art, WHITE, skin::CARAMEL, sleeve, hand);
        stripes(art, "#2f3a66", sleeve);
    }
    // Not a word.
    art.line(skin::CARAMEL, 3.8, "M44 87l2.5-11");
}

pub(super) fn materials_thief(art: &mut Art, doorway: Doorway<'_>) {
    night(art);
    doorway(art);
    art.fill("#33283c", "M31 84q-6-42 19-44 25 2 19 44z");
    bust(art, skin::HONEY, "#43354d");
    head(art, (50.0, 65.0), skin::HONEY, Look::Sly, |art| {
        art.fill("#33283c", "M-13 12q-5-30 13-31 18 1 13 31 1-20-6-23-7 3-14 0-7 3-6 23z")
            .fill(RED, "M-11 2q11 4 22 0-1 11-11 14-10-3-11-14z")
            .line(WHITE, 1.2, "M-6 6h0M0 7h0M6 6h0M-3 10h0M3 10h0")
            .line("#4a2a20", 2.4, "M3-9q5 0 7 4");
    });
    // The loot: one of each, with its own shape.
    art.fill("#c23f2b", "M24 104h22v12H24z")
        .line("#fff6", 1.0, "M24 110h22M35 104v6M30 110v6M41 110v6")
        .fill("#f3c352", "M48 110l5-8h11l5 8-5 8H53z")
        .fill(SHADE, "M58 102h6l5 8-5 8h-6z")
        .fill("#2a73b4", "M46 92l9-12 9 12-9 12z")
        .line("#fff9", 1.4, "M50 91l5-7")
        .disc("#85552f", 36.0, 97.0, 8.0)
        .disc(LIT, 33.5, 94.5, 3.0)
        .fill(SHADE, "M24 116h44v3H24z");
    arm(art, "#43354d", skin::HONEY, "M18 104q-4 14 12 14", (34.0, 119.0));
    arm(art, "#43354d", skin::HONEY, "M82 104q4 14-12 14", (66.0, 119.0));
}

pub(super) fn black_market(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "#4b5a6d", "#93a08f");
    art.slats("#00000030", "1 6", (10.0, 30.0), 80.0, 92.0)
        .fill("#fff1b055", "M70 40l-24 82h44V40z")
        .disc("#fff3c4", 72.0, 40.0, 4.0);
    doorway(art);
    bust(art, skin::CINNAMON, "#b59a6c");
    // The coat is held open, its lining full of goods.
    art.fill("#b59a6c", "M10 122q0-26 12-32l18-4 4 36zM90 122q0-26-12-32l-18-4-4 36z")
        .fill(WINE, "M20 122l4-26 14-7 6 33zM80 122l-4-26-14-7-6 33z")
        .fill(WHITE, "M43 86l7 5 7-5-2 36H45z")
        .fill(IRON, "M48 92l2-2 2 2-.5 3 1.5 18-3 5-3-5 1.5-18z")
        .fill("#c23f2b", "M26 99h10v5H26z")
        .fill("#2a73b4", "M31 107l4 6-4 6-4-6z")
        .fill("#f3c352", "M64 101l2.5-4h5l2.5 4-2.5 4h-5z")
        .disc("#85552f", 69.0, 113.0, 4.4)
        .fill("#c7ab79", "M40 84l-9 6 10 12 5-9zM60 84l9 6-10 12-5-9z");
    head(art, (50.0, 63.0), skin::CINNAMON, Look::Sly, |art| {
        art.fill(INK, "M-10-3h9q0 6-4.5 6T-10-3zM1-3h9q0 6-4.5 6T1-3zM-10-3h20v1.5h-20z")
            .line("#fff9", 1.0, "M-7.5-1l2-1.5M3.5-1l2-1.5")
            .line(INK, 1.2, "M-5 5.5q2.5-1.5 5 0 2.5-1.5 5 0")
            .fill("#4b4038", "M-10-7q-1-13 4-13 3 0 6 2 3-2 6-2 5 0 4 13z")
            .fill("#3a312b", "M-18-8q18-5 36 0 0 4-4 4-14-3-28 0-4 0-4-4z")
            .line(OCHRE, 2.2, "M-10-9.5q10-2.5 20 0");
    });
    arm(art, "#b59a6c", skin::CINNAMON, "M15 120q-2-10 6-18", (23.0, 99.0));
    arm(art, "#b59a6c", skin::CINNAMON, "M85 120q2-10-6-18", (77.0, 99.0));
}
