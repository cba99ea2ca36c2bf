//! Hotel, palace and capitol.

use core::fmt::Write;

use crate::art::{Art, N};
use crate::parts::colour::{
    BLUE, CORAL, CREAM, DARK, DEEP, GOLD, GREEN, LIT, PANE, RED, ROCK, SAND, SHADE, STONE, TEAL,
    TERRA, WHITE, WOOD,
};
use crate::parts::scene::Mood;

pub(super) fn grand_hotel() -> String {
    let mut art = Art::sky(Mood::Rose, 60.0);
    art.ground();
    art.wall("#f7dcae", 8.0, 62.0, 104.0, 72.0).walls("#f7dcae", &[16.0, 74.0], 34.0, 30.0, 100.0);
    art.cornices(WHITE, &[16.0, 74.0], 34.0, 30.0)
        .rects("#f7dcae", &[(18.0, 26.0, 26.0, 8.0), (76.0, 26.0, 26.0, 8.0)]);
    for x in [17.0, 75.0] {
        art.tiles(TERRA, x, 18.0, 28.0, 9.0).finial(GOLD, x + 14.0, 18.0, 8.0);
    }
    art.cornices(WHITE, &[46.0], 60.0, 28.0);
    windows(&mut art, &[20.0, 29.0, 38.0, 78.0, 87.0, 96.0], 42.0, 63.0);
    windows(&mut art, &[49.0, 58.0, 67.0], 75.0, 30.0);
    art.dashes(TERRA, 3.0, "8 3", "M18.5 30.5h26M76.5 30.5h26")
        .rect(WHITE, 4.0, 106.0, 112.0, 2.6)
        .rect(DARK, 4.0, 108.6, 112.0, 1.4)
        .arcade(WHITE, 7, (4.0, 134.0), 16.0, 21.0)
        .awning(RED, 46.0, 110.0, 28.0, 9.0)
        .line(GOLD, 1.4, "M48 134v-15M72 134v-15")
        .fill(RED, "M54 134h12l3 9H51z")
        .moved((60.0, 52.0), |art| {
            art.fill(GOLD, "M-16 8v-9q5 3 8 0l8-7 8 7q3 3 8 0v9z")
                .fill(RED, "M0-4l1.5 3.6h3.8l-3 2.5 1.2 3.7L0 3.6l-3.5 2.2L-2.3 2.1l-3-2.5h3.8z");
        })
        .palm(8.0, 138.0, 1.0)
        .palm(112.0, 138.0, -1.0)
        .car(BLUE, 74.0, 146.0, 0.8);
    art.dusk()
}

pub(super) fn governors_palace() -> String {
    let mut art = Art::sky(Mood::Gold, 30.0);
    art.ground();
    art.wall("#efc98a", 4.0, 46.0, 112.0, 88.0)
        .cornices(WHITE, &[4.0], 43.0, 112.0)
        .balustrade(WHITE, 8.0, 36.0, 104.0)
        .fill("#efc98a", "M44 46V30q6-8 16-8t16 8v16z")
        .line(WHITE, 2.4, "M42 45h4V31q6-8 14-8t14 8v14h4")
        .moved((60.0, 36.0), |art| {
            art.fill(WHITE, "M-8-8H8V1q0 6-8 9-8-3-8-9z")
                .fill(BLUE, "M-6.5-6.5H0V8q-6.5-3-6.5-7z")
                .fill(RED, "M0-6.5h6.5V1q0 4-6.5 7z")
                .fill(GOLD, "M-3 2v-5h1.5v1.5h3v-1.5H3v5z");
        })
        .flag(BLUE, 60.0, 23.0, 19.0);
    art.french(TEAL, &[10.0, 32.0, 76.0, 98.0], 86.0, 12.0, 20.0).balconies(
        &[7.0, 29.0, 73.0, 95.0],
        87.0,
        18.0,
    );
    art.louvres(TEAL, &[53.0], 64.0, 14.0, 22.0).fan(60.0, 63.6, 9.0).balconies(
        &[46.0],
        87.0,
        28.0,
    );
    art.columns(WHITE, &[4.2, 26.6, 49.0, 71.4, 93.8, 115.6], 92.0, 45.0, 2.4)
        .rect(WHITE, 3.0, 91.0, 114.0, 2.4)
        .rect(DARK, 4.0, 93.4, 112.0, 1.4)
        .arcade(WHITE, 5, (4.0, 134.0), 22.4, 36.0)
        .fill(GREEN, "M14 132v-10h2v10zM104 132v-10h2v10z")
        .line(GREEN, 9.2, "M15 120h0M105 120h0")
        .fill(CORAL, "M12 134l-1-5h8l-1 5zM102 134l-1-5h8l-1 5z")
        .lamp(38.0, 137.0)
        .lamp(82.0, 137.0)
        .rect(WOOD, 54.0, 112.0, 12.0, 22.0)
        .slats(SHADE, "4 1.6", (55.5, 114.0), 9.0, 19.0);
    art.dusk()
}

pub(super) fn capitol() -> String {
    let mut art = Art::sky(Mood::Sea, 60.0);
    art.ground().palm(6.0, 134.0, 0.85).palm(115.0, 134.0, -0.85);
    art.wall(STONE, 4.0, 88.0, 112.0, 46.0)
        .cornices(WHITE, &[4.0], 85.0, 112.0)
        .dashes(DEEP, 10.0, "5 6", "M10 99h24M88 99h24M10 115h24M88 115h24")
        .rect(STONE, 32.0, 64.0, 56.0, 24.0)
        .rect(DEEP, 34.0, 68.0, 52.0, 15.0)
        .colonnade(WHITE, 8, (35.0, 84.0), 7.2, 18.0)
        .cornices(WHITE, &[32.0], 62.0, 56.0)
        .rect(STONE, 36.0, 57.0, 48.0, 5.0)
        .bars(PANE, "2.4 3.6", (39.0, 58.0), 44.0, 3.0)
        .dome("#e9d3a0", 60.0, 57.0, 24.0, 30.0)
        .line(GOLD, 1.2, "M38 57q3-26 22-30M82 57q-3-26-22-30M60 27v30")
        .rect(WHITE, 54.0, 18.0, 12.0, 9.0)
        .bars(DEEP, "2 1.6", (55.5, 19.5), 10.0, 7.0)
        .dome(GOLD, 60.0, 18.0, 6.0, 7.0)
        .finial(GOLD, 60.0, 12.0, 8.0)
        .rect(SAND, 36.0, 90.0, 48.0, 36.0)
        .rect(DEEP, 38.0, 92.0, 44.0, 34.0)
        .colonnade(WHITE, 6, (40.0, 126.0), 8.0, 36.0)
        .rect(WHITE, 34.0, 86.0, 52.0, 4.0)
        .pediment(SAND, 36.0, 86.0, 48.0, 13.0)
        .fill(ROCK, "M22 126h10v14H20zM88 126h10l2 14H88z")
        .stairs(32.0, 126.0, 56.0, 7)
        .fill("#5f9184", "M24 126v-12q3-5 6 0v12zM90 126v-12q3-5 6 0v12z")
        .line("#5f9184", 5.6, "M27 109h0M93 109h0")
        .fill(LIT, "M40 57q2-22 14-29-8 10-9 29z");
    art.dusk()
}

/// Columns of hotel windows with their sills.
fn windows(art: &mut Art, columns: &[f32], y: f32, h: f32) {
    let (mut panes, mut sills) = (String::new(), String::new());
    for x in columns {
        let _ = write!(panes, "M{} {}v{}", N(x + 2.0), N(y), N(h));
        let _ = write!(sills, "M{} {}v{}", N(x + 2.0), N(y + 6.4), N(h));
    }
    art.dashes(CREAM, 5.0, "1 10", &sills).dashes(DEEP, 4.0, "6.4 4.6", &panes);
}
