//! By the water and on the rails.

use crate::art::Art;
use crate::parts::colour::{
    BARK, BLUE, CREAM, DARK, DEEP, GOLD, IRON, LIT, NAVY, OCHRE, PANE, RED, ROCK, SAND, SHADE,
    STONE, TEAL, TERRA, WHITE, WOOD,
};
use crate::parts::scene::Mood;

pub(super) fn ferry_landing() -> String {
    let mut art = Art::sky(Mood::Sea, 88.0);
    art.fill("var(--hv-haze,#e7b9a3)", "M0 96v-6q30-8 58-2t62-2v12z").sea(95.0);
    art.moved((64.0, 122.0), |art| {
        art.rect(RED, 12.0, -48.0, 9.0, 16.0)
            .rect(IRON, 12.0, -49.0, 9.0, 4.0)
            .line("#fffc", 4.0, "M18-53q4-4 0-9t4-9")
            .fill(WHITE, "M-6-20h52v-12H2z")
            .rect(OCHRE, -2.0, -35.0, 44.0, 3.0)
            .bars(PANE, "5 3.5", (0.0, -29.0), 44.0, 6.0)
            .fill(BLUE, "M-14-20h66V4H-2z")
            .fill(WHITE, "M-13-18h65v3h-63z")
            .line(WHITE, 2.6, "M6-7h0M18-7h0M30-7h0M42-7h0");
    });
    art.waves(124.0)
        .fill(BARK, "M10 112h4v38h-4zM34 112h4v38h-4zM58 112h4v38h-4z")
        .rect(WOOD, 0.0, 110.0, 66.0, 6.0)
        .rect(DARK, 0.0, 114.0, 66.0, 2.0)
        .rect(LIT, 0.0, 110.0, 66.0, 1.4)
        .rect(DEEP, 6.0, 80.0, 48.0, 30.0)
        .rect(CREAM, 6.0, 98.0, 48.0, 12.0)
        .bars(SHADE, "0.9 4", (6.0, 98.0), 48.0, 12.0)
        .fill(TEAL, "M5 74h4v36H5zM21 74h3v36h-3zM37 74h3v36h-3zM51 74h4v36h-4z")
        .fill(DEEP, "M40 90h11v20H40z")
        .tiles(TERRA, -2.0, 60.0, 64.0, 16.0)
        .clock(TEAL, 30.0, 62.0, 7.0)
        .flag(RED, 6.0, 62.0, 22.0)
        .line(BARK, 3.4, "M64 110v-7");
    art.dusk()
}

pub(super) fn harbour_office() -> String {
    let mut art = Art::sky(Mood::Peach, 30.0);
    art.sea(104.0)
        .fill(NAVY, "M78 112l-6-12h50v12z")
        .fill(RED, "M90 100V84h8v16zM104 100V84h8v16z")
        .fill(IRON, "M90 84h8v4h-8zM104 84h8v4h-8z")
        .rect(WHITE, 84.0, 94.0, 36.0, 6.0)
        .rect(STONE, 0.0, 128.0, 120.0, 22.0)
        .courses(0.0, 134.0, 120.0, 16.0)
        .rect(LIT, 0.0, 128.0, 120.0, 1.6);
    art.wall(OCHRE, 8.0, 66.0, 74.0, 64.0)
        .cornice(8.0, 63.0, 74.0)
        .wall(OCHRE, 32.0, 40.0, 26.0, 24.0)
        .cornice(32.0, 38.0, 26.0)
        .line(IRON, 1.2, "M45 38V6M35 20h20")
        .fill(RED, "M45 7h10l-3 3.5 3 3.5H45z")
        .fill(BLUE, "M36 21h7v6h-7z")
        .fill(WHITE, "M36 23h7v2h-7z")
        .fill(GOLD, "M48 21h7l-3.5 6z")
        .disc(WHITE, 45.0, 51.0, 9.0)
        .line(NAVY, 1.9, "M45 46v11M41.5 48.5h7M39 52.5q1 5.5 6 5.5t6-5.5")
        .write(format_args!(
            r#"<circle cx="45" cy="45" r="1.5" fill="none" stroke="{NAVY}" stroke-width="1.2"/>"#
        ));
    art.shuttered(BLUE, &[17.0, 40.5, 64.0], 74.0, 9.0, 14.0)
        .balconies(&[12.0], 92.0, 66.0)
        .portals(CREAM, &[13.0, 37.5, 62.0], 130.0, 15.0, 30.0)
        .crate_of(WOOD, 86.0, 128.0, 14.0)
        .rect(WOOD, 86.0, 116.0, 14.0, 12.0)
        .line(BARK, 1.0, "M86 116h14v12H86zl14 12M100 116l-14 12")
        .rect(WOOD, 100.0, 121.0, 8.0, 7.0)
        .barrel(109.0, 128.0)
        .moved((24.0, 140.0), |art| {
            art.line(IRON, 2.8, "M0-14V6M-5-9H5M-10-1q1 8 10 8t10-8");
        })
        .line(BARK, 4.0, "M104 144v-8M60 144v-8")
        .line(SAND, 1.4, "M60 140q22 10 44 0");
    art.dusk()
}

pub(super) fn railway_station() -> String {
    let mut art = Art::sky(Mood::Gold, 60.0);
    art.ground();
    art.walls("#cf7a4c", &[4.0, 92.0], 36.0, 24.0, 98.0)
        .quoins(CREAM, 4.0, 40.0, 88.0)
        .at((120.0, 0.0), (-1.0, 1.0), |art| {
            art.quoins(CREAM, 4.0, 40.0, 88.0);
        })
        .cornice(4.0, 34.0, 24.0)
        .cornice(92.0, 34.0, 24.0)
        .fill(TEAL, "M4 34q0-8 12-14 12 6 12 14zM92 34q0-8 12-14 12 6 12 14z")
        .finial(GOLD, 16.0, 21.0, 7.0)
        .finial(GOLD, 104.0, 21.0, 7.0)
        .clock(CREAM, 16.0, 50.0, 7.0)
        .clock(CREAM, 104.0, 50.0, 7.0)
        .portals(CREAM, &[12.0, 100.0], 84.0, 8.0, 20.0)
        .arched_doors(TEAL, &[11.0, 99.0], 134.0, 10.0, 24.0)
        .wall("#cf7a4c", 28.0, 56.0, 64.0, 78.0)
        .cornice(28.0, 54.0, 64.0)
        .balustrade(CREAM, 30.0, 47.0, 60.0)
        .arch(CREAM, 31.0, 134.0, 58.0, 74.0)
        .arch("var(--hv-glass-roof,#9fd4d6)", 34.0, 134.0, 52.0, 71.0)
        .line(TEAL, 1.6, "M60 63v26M60 89L41 71M60 89L79 71M34 89h52")
        .rect(DEEP, 34.0, 90.0, 52.0, 44.0)
        .moved((60.0, 136.0), |art| {
            art.line("#fffb", 6.0, "M7-52q6-5 2-11")
                .fill(IRON, "M-17-2v-22q1-17 17-17t17 17v22z")
                .fill(RED, "M-18-8h36v6h-36z")
                .disc("#5a5260", 0.0, -25.0, 13.0)
                .disc(IRON, 0.0, -25.0, 10.0)
                .disc("var(--hv-lamp,#fff3c4)", 0.0, -26.0, 4.6)
                .fill(IRON, "M2-40h9l1-8H1z")
                .fill(GOLD, "M-10-40q0-6 4-6t4 6z")
                .disc("var(--hv-lamp,#fff3c4)", -12.0, -11.0, 2.2)
                .disc("var(--hv-lamp,#fff3c4)", 12.0, -11.0, 2.2)
                .fill("#8d99a3", "M-15-2h30l-5 8h-20z")
                .bars(IRON, "1 3", (-12.0, -2.0), 26.0, 8.0);
        })
        .line(IRON, 1.4, "M49 143l-6 7M71 143l6 7");
    art.dusk()
}

pub(super) fn lighthouse() -> String {
    let mut art = Art::sky(Mood::Sea, 70.0);
    art.fill("var(--hv-beam,#fff8c966)", "M58 36L0 18V52zM66 36l54-18V52z")
        .sea(108.0)
        .fill(ROCK, "M8 150q2-22 16-26 4-14 20-12h40q14 2 18 14 14 4 16 24z")
        .fill(SHADE, "M84 112q14 2 18 14 14 4 16 24H92q4-20-8-38z")
        .line("#7d6a52", 1.0, "M20 132l10 4 6-6M44 124l8 6M72 140l10-4 8 4M30 146l12-4")
        .wall(OCHRE, 76.0, 98.0, 26.0, 24.0)
        .tiles(TERRA, 73.0, 90.0, 32.0, 9.0)
        .shuttered(BLUE, &[85.0], 104.0, 7.0, 10.0)
        .fill(WHITE, "M46 122l7-76h18l7 76z")
        .fill(RED, "M51.8 60h20.4l1.2 14H50.5zM49.2 88h25.6l1.3 14H47.8z")
        .fill(SHADE, "M66 46h5l7 76H67z")
        .fill(STONE, "M42 126v-5h40v5z")
        .fill(DARK, "M42 125h40v1.5H42z")
        .arched_doors(TEAL, &[56.0], 121.0, 12.0, 18.0)
        .arch(PANE, 60.0, 84.0, 4.0, 7.0)
        .rect(IRON, 48.0, 44.0, 28.0, 3.0)
        .bars(IRON, "0.7 1.9", (49.0, 38.0), 26.6, 6.0)
        .line(IRON, 0.9, "M49 38h26")
        .rect("var(--hv-glow,#ffdf9a)", 54.0, 27.0, 16.0, 17.0)
        .bars(IRON, "0.8 4.3", (54.0, 27.0), 16.0, 17.0)
        .disc("var(--hv-lamp,#fff3c4)", 62.0, 36.0, 4.0)
        .dome(RED, 62.0, 27.0, 10.0, 9.0)
        .finial(GOLD, 62.0, 19.0, 7.0)
        .waves(136.0)
        .line("#fffc", 1.0, "M10 74q3-4 6 0 3-4 6 0M96 68q3-3 5 0 2-3 5 0");
    art.dusk()
}

pub(super) fn sea_fortress() -> String {
    let mut art = Art::sky(Mood::Peach, 92.0);
    art.sea(100.0)
        .fill(ROCK, "M0 150v-26l20-8h84l16 6v28z")
        .fill("#d3b98c", "M10 134l6-46h92l8 46z")
        .fill(SHADE, "M84 134V88h24l8 46z")
        .slats("#4a1d3a24", "0.8 5.2", (12.0, 94.0), 102.0, 40.0)
        .fill("#e3cda0", "M14 88v-8h10v-5h10v5h7v-5h10v5h7v-5h10v5h7v-5h10v5h7v-5h10v5h8v8z")
        .fill(DARK, "M14 88h96v2H14z")
        .rect("#d3b98c", 60.0, 46.0, 26.0, 34.0)
        .fill(SHADE, "M78 46h8v34h-8z")
        .fill("#e3cda0", "M57 46v-8h6v4h6v-4h8v4h6v-4h6v8z")
        .arch(DEEP, 69.0, 66.0, 8.0, 13.0)
        .flag(RED, 73.0, 40.0, 26.0)
        .moved((24.0, 88.0), |art| {
            art.fill("#e3cda0", "M-9 6l-2-24h22L9 6 0 16z")
                .fill(SHADE, "M3-18h8L9 6 0 16z")
                .arch(DEEP, -3.0, -4.0, 6.0, 10.0)
                .rect("#f1dfb8", -12.5, -20.0, 25.0, 3.0)
                .dome(TERRA, 0.0, -20.0, 11.0, 11.0)
                .finial(GOLD, 0.0, -30.0, 7.0);
        })
        .arched_doors(BARK, &[52.0], 134.0, 18.0, 28.0)
        .bars(IRON, "0.8 3", (53.0, 108.0), 17.0, 26.0)
        .at((94.0, 78.0), (0.75, 0.75), |art| {
            art.line(IRON, 5.0, "M-6-3l20-4")
                .line(IRON, 2.0, "M14-7h2")
                .disc(BARK, -3.0, 0.0, 4.4)
                .disc(IRON, -3.0, 0.0, 1.4);
        })
        .fill(DEEP, "M30 108h8v8h-8zM86 108h8v8h-8z")
        .line(IRON, 3.6, "M34 113l-3 1M90 113l3 1")
        .waves(136.0);
    art.dusk()
}
