//! What lies under and behind the game: backs, floor tiles, the sea front, the icon of the program.

use core::fmt::Write;

use crate::art::{Art, N};
use crate::parts::colour::{
    BLUE, CORAL, CREAM, DARK, GOLD, LIT, MINT, OCHRE, RED, ROSE, SAND, SKY, TEAL, TERRA, WHITE,
    WINE,
};

/// The star of a floor tile from its upper point, 20 across.
const STAR: &str = "q1.4 5.6 4.2 5.6 2.8 2.8 5.6 4.2-5.6 1.4-5.6 4.2-2.8 2.8-4.2 5.6-1.4-5.6-4.2-5.6-2.8-2.8-5.6-4.2 5.6-1.4 5.6-4.2 2.8-2.8 4.2-5.6z";

/// Stars about these places.
fn stars(art: &mut Art, fill: &str, places: &[(f32, f32)]) {
    let mut d = String::new();
    for &(x, y) in places {
        let _ = write!(d, "M{} {}{STAR}", N(x), N(y - 9.8));
    }
    art.fill(fill, &d);
}

/// The back of an action card, 100 × 140.
pub fn card_back() -> String {
    let mut art = Art::new(100, 140);
    back(&mut art, TEAL, "#1f6f70", 100, 140);
    art.disc(CREAM, 50.0, 70.0, 27.0)
        .disc("#f6b26b", 50.0, 70.0, 25.0)
        .disc("#fff1c4", 50.0, 64.0, 12.0);
    art.fill(TEAL, "M26.5 78q23.5-6 47 0-4 17-23.5 17T26.5 78z")
        .line("#bfe8df", 1.4, "M32 83h10M52 82h12M40 88h14")
        .palm(46.0, 86.0, 0.62);
    art.finish()
}

/// The back of a building, 120 × 150.
pub fn building_back() -> String {
    let mut art = Art::new(120, 150);
    back(&mut art, CORAL, "#c9573b", 120, 150);
    art.disc(CREAM, 60.0, 75.0, 31.0)
        .disc("#a5dbe2", 60.0, 75.0, 29.0)
        .fill(TERRA, "M36 91h48v-14h-6v-8h-8v-5q-10-17-20 0v5h-8v8h-6z")
        .fill(CREAM, "M41 91v-8a3 3 0 0 1 6 0v8zM50 91v-8a3 3 0 0 1 6 0v8zM64 91v-8a3 3 0 0 1 6 0v8zM73 91v-8a3 3 0 0 1 6 0v8zM57 91V81a3 3 0 0 1 6 0v10z")
        .line(TERRA, 1.6, "M60 56v-8")
        .fill(WINE, "M33 91h54v3H33z");
    art.finish()
}

/// A field of floor tiles with a border.
fn back(art: &mut Art, ground: &str, star: &str, width: u8, height: u8) {
    let (w, h) = (f32::from(width), f32::from(height));
    art.rect(ground, 0.0, 0.0, w, h);
    let (across, down) = (width / 20, height / 20);
    let (left, top) =
        ((w - f32::from(across - 1) * 20.0) / 2.0, (h - f32::from(down - 1) * 20.0) / 2.0);
    let (mut even, mut dots) = (Vec::new(), String::new());
    for i in 0..across {
        for j in 0..down {
            let place = (left + f32::from(i) * 20.0, top + f32::from(j) * 20.0);
            if (i + j) % 2 == 0 {
                even.push(place);
            } else {
                let _ = write!(dots, "M{} {}h0", N(place.0), N(place.1));
            }
        }
    }
    stars(art, star, &even);
    art.line("#ffffff2b", 13.0, &dots).line(star, 5.0, &dots);
    art.write(format_args!(
        r#"<g><path stroke="{CREAM}" stroke-width="10" d="M0 0h{width}v{height}H0z"/><path stroke="{GOLD}" stroke-width="1.2" d="M7.5 7.5h{}v{}h-{}z"/></g>"#,
        width - 15,
        height - 15,
        width - 15
    ));
}

/// One floor tile that repeats in both directions, 64 × 64, faint enough to read on.
///
/// A background image sees no custom properties, so the theme is asked for.
pub fn floor_tile(dark: bool) -> String {
    let (ground, one, other) =
        if dark { ("#1a1726", "#221e31", "#251f36") } else { ("#fbf3e2", "#f6ead2", "#f8ead6") };
    let mut art = Art::new(64, 64);
    art.rect(ground, 0.0, 0.0, 64.0, 64.0);
    stars(&mut art, one, &[(16.0, 16.0), (48.0, 48.0)]);
    stars(&mut art, other, &[(48.0, 16.0), (16.0, 48.0)]);
    art.line(
        one,
        1.0,
        "M32 26l6 6-6 6-6-6zM0 26l6 6-6 6M64 26l-6 6 6 6M26 0l6 6 6-6M26 64l6-6 6 6",
    );
    art.finish()
}

/// The doorway of Havana: louvred leaves under a half-round of coloured glass.
fn doorway(art: &mut Art, corner: u8) {
    art.write(format_args!(
        r#"<rect width="512" height="512" rx="{corner}" fill="{CORAL}"/><g transform="translate(256 250)scale(9)">"#
    ))
    .disc("#ffffff2e", 0.0, -2.0, 24.0)
    .fill(CREAM, "M-17 20V-2a17 17 0 0 1 34 0v22z")
    .fan(0.0, -1.0, 14.0)
    .louvres(TEAL, &[-14.0], 1.2, 28.0, 18.8)
    .fill(DARK, "M-17 20h34v1.2h-34z")
    .fill(CREAM, "M-20 20.6h40v3h-40z")
    .raw("</g>");
}

/// The icon of the program, 512 × 512, full to the edges, all that matters within the safe circle.
pub fn app_icon() -> String {
    let mut art = Art::new(512, 512);
    doorway(&mut art, 0);
    art.finish()
}

/// The icon of the page's tab, with rounded corners.
pub fn favicon() -> String {
    let mut art = Art::new(512, 512);
    doorway(&mut art, 96);
    art.finish()
}

/// A house front of the Malecón: colours, number of bays and storeys.
const FRONTS: [(&str, &str, u8, u8); 14] = [
    (OCHRE, BLUE, 3, 2),
    (MINT, WINE, 2, 3),
    (ROSE, TEAL, 3, 2),
    (SKY, CORAL, 2, 2),
    (SAND, BLUE, 3, 3),
    (CORAL, TEAL, 2, 2),
    ("#bfa6d4", BLUE, 3, 2),
    (CREAM, TEAL, 2, 3),
    (OCHRE, WINE, 3, 2),
    (MINT, BLUE, 3, 3),
    (ROSE, BLUE, 2, 2),
    (SKY, TEAL, 3, 2),
    (OCHRE, BLUE, 2, 3),
    (CORAL, WINE, 3, 2),
];

/// The sea front for the title page, 640 × 200: house fronts in a row, the wall, the water and a car.
pub fn panorama() -> String {
    let mut art = Art::new(640, 200);
    art.rect("var(--hv-sea-high,#a5dbe2)", 0.0, 0.0, 640.0, 200.0)
        .bands(
            "var(--hv-sea-low,#f3f6dc)",
            ".2",
            (0.0, 640.0),
            &[36.0, 52.0, 68.0, 84.0, 100.0, 116.0],
            160.0,
        )
        .disc("var(--hv-sun,#fffbe6)", 470.0, 62.0, 34.0)
        .disc("var(--hv-moon,#0000)", 470.0, 60.0, 18.0)
        .line("var(--hv-star,#0000)", 1.6, "M30 30h0M92 52h0M150 22h0M214 44h0M268 18h0M330 40h0M396 20h0M430 58h0M540 26h0M598 50h0M622 20h0")
        .line("#fffc", 1.2, "M120 50q4-5 8 0 4-5 8 0M146 62q3-4 6 0 3-4 6 0M560 70q4-5 8 0 4-5 8 0")
        .fill("var(--hv-haze,#e7b9a3)", "M60 160V104h30V92h26v14h40V84h20v16h30V70h10v-8h8v8h10v40h44V96q20-30 40 0v14h60V90h26v20h70V96h30v-8h34v20h60v52z");
    art.fill("var(--hv-night-beam,#0000)", "M36 66L0 56v20zM40 66L640-26v96z");
    capitol(&mut art);
    let mut x = 74.0;
    for (plaster, leaf, bays, storeys) in FRONTS {
        x += front(&mut art, plaster, leaf, (bays, storeys), x);
    }
    lighthouse(&mut art);
    art.fill("var(--hv-street,#bfa88f)", "M0 150h640v16H0z")
        .rect("#fff6", 0.0, 150.0, 640.0, 1.4)
        .dashes("#fff8", 1.0, "10 12", "M0 158.5h640");
    for (x, scale) in [(70.0, 0.9), (196.0, 1.05), (322.0, 0.95), (446.0, 1.1), (566.0, 0.95)] {
        art.palm(x, 152.0, scale);
    }
    for x in [130.0, 258.0, 386.0, 510.0, 620.0] {
        art.lamp(x, 152.0);
    }
    art.car("#f07fa0", 214.0, 161.0, 0.8)
        .car("#2fa7a9", 400.0, 164.0, 1.0)
        .car(GOLD, 548.0, 161.0, -0.8);
    art.rect("#d9c6a5", 0.0, 164.0, 640.0, 14.0)
        .rect(LIT, 0.0, 164.0, 640.0, 2.0)
        .bars("#4a1d3a2b", "1 31", (16.0, 166.0), 624.0, 12.0)
        .rect("#4a1d3a2b", 0.0, 174.0, 640.0, 4.0);
    art.rect("var(--hv-water,#3fa3ad)", 0.0, 178.0, 640.0, 22.0);
    for x in [-2.0, 118.0, 238.0, 358.0, 478.0, 598.0] {
        art.moved((x, 0.0), |art| {
            art.waves(180.0);
        });
    }
    art.rect("var(--hv-veil,#0000)", 0.0, 0.0, 640.0, 200.0);
    art.finish()
}

/// One house front from `x` on; says how wide it is.
fn front(art: &mut Art, plaster: &str, leaf: &str, (bays, storeys): (u8, u8), x: f32) -> f32 {
    let bay = 15.0;
    let width = f32::from(bays) * bay + 3.0;
    let top = 127.0 - f32::from(storeys) * 22.0;
    art.wall(plaster, x, top, width, 152.0 - top).cornices(
        WHITE,
        &[x + 1.0],
        top - 2.0,
        width - 2.0,
    );
    for storey in 0..storeys {
        let base = 123.0 - f32::from(storey) * 22.0;
        let windows = "6 9";
        art.bars(WHITE, "8 7", (x + 5.0, base - 13.0), width - 9.0, 13.0)
            .bars(
                if storey % 2 == 0 { leaf } else { "var(--hv-pane,#3f6478)" },
                windows,
                (x + 6.0, base - 12.0),
                width - 9.0,
                12.0,
            )
            .bars("#3b3440", "0.6 1.2", (x + 3.0, base - 4.0), width - 6.0, 4.0)
            .rect(WHITE, x + 2.0, base, width - 4.0, 1.4);
        if storey == 0 {
            let places: Vec<f32> = (0..bays).map(|i| x + 9.0 + f32::from(i) * bay).collect();
            art.fans(&places, base - 12.4, 3.4);
        }
    }
    art.arcade(WHITE, bays, (x + 1.5, 151.0), bay, 20.0);
    width
}

fn capitol(art: &mut Art) {
    art.at((330.0, 120.0), (0.62, 0.62), |art| {
        art.rect(SAND, -36.0, -70.0, 72.0, 80.0)
            .colonnade(WHITE, 9, (-32.0, -30.0), 8.0, 38.0)
            .cornices(WHITE, &[-36.0], -72.0, 72.0)
            .dome("#e9d3a0", 0.0, -72.0, 32.0, 38.0)
            .rect(WHITE, -7.0, -120.0, 14.0, 12.0)
            .dome(GOLD, 0.0, -120.0, 7.0, 8.0)
            .finial(GOLD, 0.0, -127.0, 9.0);
    });
}

fn lighthouse(art: &mut Art) {
    art.fill("#b9a384", "M0 152v-34l12-8h50l14 14 8 28z")
        .fill("#4a1d3a2b", "M50 110h12l14 14 8 28H60z")
        .fill("#d3b98c", "M0 118v-14h6v-4h8v4h6v-4h8v4h6v-4h8v4h6v-4h8v4h5v14z")
        .fill(WHITE, "M30 104l3-34h10l3 34z")
        .fill(RED, "M32.3 78h11.4l.6 8H31.7z")
        .rect("#3b3440", 30.0, 69.0, 16.0, 2.0)
        .rect("var(--hv-glow,#ffdf9a)", 33.0, 61.0, 10.0, 8.0)
        .dome(RED, 38.0, 61.0, 6.5, 6.0);
}
