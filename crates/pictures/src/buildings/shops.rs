//! Shops, workshops and bars.

use crate::art::Art;
use crate::parts::colour::{
    BARK, BLUE, CORAL, CREAM, DARK, DEEP, GOLD, GREEN, IRON, LEAF, LIT, MINT, NAVY, OCHRE, PANE,
    RED, ROSE, SAND, SHADE, SKY, STONE, TEAL, TERRA, WHITE, WINE, WOOD,
};
use crate::parts::scene::Mood;

pub(super) fn corner_bodega() -> String {
    let mut art = Art::sky(Mood::Sea, 88.0);
    art.town().ground();
    art.fill(CORAL, "M8 58l30-6h44l30 6v76H8z")
        .fill(SHADE, "M82 52l30 6v76H82z")
        .fill(LIT, "M8 58l30-6v82H8z")
        .fill(CREAM, "M4 55l33-7h46l33 7v4l-33-6H37L4 59z")
        .fill(DARK, "M8 59l30-6h44l30 6v2l-30-6H38L8 61z")
        .balustrade(CREAM, 40.0, 42.0, 40.0)
        .french(TEAL, &[53.0], 88.0, 14.0, 20.0)
        .balconies(&[46.0], 88.0, 28.0)
        .louvres(TEAL, &[16.0, 94.0], 68.0, 10.0, 18.0)
        .portal(CREAM, 49.0, 134.0, 22.0, 36.0)
        .rect(WOOD, 49.0, 117.0, 22.0, 17.0)
        .rect(BARK, 47.0, 115.0, 26.0, 2.6)
        .line(GREEN, 3.0, "M54 114v-6M66 114v-6")
        .line(GOLD, 3.0, "M60 114v-6")
        .line(CREAM, 2.0, "M54 106h0M60 106h0M66 106h0")
        .rect(DEEP, 12.0, 106.0, 22.0, 20.0)
        .rect(DEEP, 86.0, 106.0, 22.0, 20.0)
        .awning(BLUE, 8.0, 96.0, 30.0, 9.0)
        .awning(BLUE, 82.0, 96.0, 30.0, 9.0)
        .crate_of("#f08a24", 12.0, 126.0, 22.0)
        .crate_of(LEAF, 86.0, 126.0, 22.0)
        .barrel(38.0, 136.0)
        .barrel(73.0, 136.0);
    art.dusk()
}

pub(super) fn barber_shop() -> String {
    let mut art = Art::sky(Mood::Rose, 60.0);
    art.town().ground();
    art.wall(SKY, 22.0, 46.0, 76.0, 88.0)
        .fill(SKY, "M22 46q38-26 76 0z")
        .line(CREAM, 2.6, "M20 46q40-27 80 0")
        .cornice(22.0, 46.0, 76.0)
        .moved((60.0, 66.0), |art| {
            art.disc(CREAM, 0.0, 0.0, 15.0)
                .disc(WHITE, 0.0, 0.0, 13.0)
                .line(IRON, 1.8, "M-7-8L4 4M7-8L-4 4")
                .write(format_args!(r#"<g fill="none" stroke="{RED}" stroke-width="2"><circle cx="-6" cy="6.5" r="3"/><circle cx="6" cy="6.5" r="3"/></g>"#));
        })
        .rect(NAVY, 26.0, 84.0, 68.0, 50.0)
        .rect(PANE, 30.0, 92.0, 34.0, 30.0)
        .line(LIT, 2.0, "M34 104l10-10M34 112l18-18")
        .fill(IRON, "M42 122v-4h-6v-2h14v2h-5v4z")
        .fill(RED, "M34 116v-4h12v-10h5v14z")
        .fill("#c98a5e", "M38 97a4 4 0 1 1 8 0v4h-8z")
        .fill(WHITE, "M34 112q0-11 8-11t9 8l-4 4z")
        .fill(IRON, "M38 96q0-5 4-5t4 5z")
        .rect(CREAM, 69.0, 90.0, 20.0, 44.0)
        .rect(PANE, 72.0, 93.0, 14.0, 24.0)
        .rect(RED, 72.0, 120.0, 14.0, 12.0)
        .awning(RED, 24.0, 82.0, 72.0, 7.0);
    for x in [15.0, 105.0] {
        art.moved((x, 0.0), |art| {
            art.rect(WHITE, -4.0, 92.0, 8.0, 34.0)
                .fill(RED, "M-4 93l8 4v4l-8-4zM-4 109l8 4v4l-8-4z")
                .fill(BLUE, "M-4 101l8 4v4l-8-4zM-4 117l8 4v4l-8-4z")
                .rect(SHADE, 1.0, 92.0, 3.0, 34.0)
                .rect(IRON, -5.5, 126.0, 11.0, 8.0)
                .rect(IRON, -5.5, 89.0, 11.0, 4.0)
                .disc(GOLD, 0.0, 86.0, 4.0);
        });
    }
    art.dusk()
}

pub(super) fn ice_cream_parlour() -> String {
    let mut art = Art::sky(Mood::Sea, 60.0);
    art.palm(108.0, 134.0, 0.95).town().ground();
    art.wall(MINT, 14.0, 84.0, 92.0, 50.0)
        .fill(WHITE, "M10 84q0-8 8-8h84q8 0 8 8z")
        .fill(ROSE, "M10 84h100v4H10z")
        .rect(PANE, 20.0, 102.0, 26.0, 20.0)
        .rect(PANE, 74.0, 102.0, 26.0, 20.0)
        .line(LIT, 1.8, "M24 116l12-12M78 116l12-12")
        .door(CORAL, 52.0, 134.0, 16.0, 30.0)
        .disc(PANE, 60.0, 112.0, 4.0)
        .awning("#ee7fa2", 16.0, 92.0, 32.0, 9.0)
        .awning("#ee7fa2", 72.0, 92.0, 32.0, 9.0)
        .fill("#e2a455", "M44 50h32L60 84z")
        .line("#b9772c", 1.0, "M50 50l16 22M60 50l9 13M70 50L54 72M60 50l-9 13")
        .disc("#f7a8bf", 48.0, 44.0, 11.0)
        .disc("#9ddcc0", 72.0, 44.0, 11.0)
        .disc("#fff1cf", 60.0, 32.0, 12.5)
        .fill("#f7a8bf", "M38 46q5 9 10 5t8 3q4-4 6-6l-8-8z")
        .fill("#9ddcc0", "M82 46q-5 9-10 5t-8 3q-4-2-4-6l8-6z")
        .fill("#7a4227", "M48 30q2-11 12-11t12 11q-4 5-6 1t-5 3-6-2-7-2z")
        .disc(RED, 60.0, 17.0, 4.0)
        .line(GREEN, 1.2, "M60 14q1-4 5-5")
        .line("#fff9", 2.0, "M42 40q1-4 4-5")
        .rect(IRON, 28.0, 124.0, 1.4, 10.0)
        .rect(IRON, 90.0, 124.0, 1.4, 10.0)
        .rect(WHITE, 21.0, 123.0, 15.0, 2.0)
        .rect(WHITE, 83.0, 123.0, 15.0, 2.0);
    art.dusk()
}

pub(super) fn boxing_gym() -> String {
    let mut art = Art::sky(Mood::Gold, 30.0);
    art.town().ground();
    art.wall("#d98a4e", 8.0, 58.0, 104.0, 76.0)
        .courses(8.0, 60.0, 104.0, 70.0)
        .fill("#d98a4e", "M8 58V46h22v-8h60v8h22v12z")
        .fill(CREAM, "M6 44h22v-8h64v8h22v3.4H89v-8H31v8H6z")
        .rect(DEEP, 18.0, 84.0, 84.0, 50.0)
        .fill("#ffffff2e", "M44 84l-16 50h64L76 84z")
        .fill("var(--hv-lamp,#fff3c4)", "M52 84h16l-3 4H55z")
        .line("#b5714a", 3.6, "M45 104q-6 3-5 8l5 2M75 104q7 3 5 8l-5 2")
        .fill(BLUE, "M43 118h9v8h-9zM69 118h9v8h-9z")
        .fill("#b5714a", "M43 104q5-3 9 0v14h-9zM69 104q5-3 9 0v14h-9z")
        .disc("#b5714a", 48.0, 98.0, 4.2)
        .disc("#8a4f30", 73.0, 98.0, 4.2)
        .line(RED, 5.0, "M53 109h2")
        .line(NAVY, 5.0, "M66 110h1")
        .fill(CREAM, "M16 124h88v10H16z")
        .fill(BLUE, "M16 128h88v6H16z")
        .line(RED, 1.6, "M18 104h84")
        .line(WHITE, 1.6, "M18 111h84")
        .line(BLUE, 1.6, "M18 118h84")
        .fill(IRON, "M18 98h4v28h-4zM98 98h4v28h-4z")
        .moved((60.0, 62.0), |art| {
            art.line(IRON, 1.0, "M0-14l-12 8M0-14l12 8");
            for side in [1.0, -1.0] {
                art.at((13.0 * side, 4.0), (side, 1.0), |art| {
                    art.fill(RED, "M-6 8v-9q-5-1-4-6 2-4 7-2 2-5 8-4 7 1 7 9 0 5-4 8v4z")
                        .fill(CREAM, "M-7 8h15v6H-7z")
                        .line(LIT, 1.8, "M2-8q5 0 6 5")
                        .line(WINE, 1.1, "M-9-5q5-1 7 2");
                });
            }
        });
    art.dusk()
}

pub(super) fn bakery() -> String {
    let mut art = Art::sky(Mood::Peach, 34.0);
    art.line("#fffc", 5.0, "M92 40q-6-6 0-12t0-12")
        .rect(TERRA, 84.0, 42.0, 14.0, 24.0)
        .courses(84.0, 46.0, 14.0, 20.0)
        .rect(CREAM, 82.0, 40.0, 18.0, 4.0)
        .ground();
    art.wall(OCHRE, 14.0, 70.0, 92.0, 64.0)
        .tiles(TERRA, 8.0, 54.0, 104.0, 17.0)
        .moved((60.0, 61.0), |art| {
            art.oval(CREAM, 0.0, 0.0, 25.0, 14.0)
                .oval("#8a5a2b", 0.0, 0.0, 23.0, 12.0)
                .fill("#e8ab55", "M-19 3q-2-9 8-10t21 0q11 2 9 9-3 5-19 5t-19-4z")
                .line("#fbe0a6", 2.0, "M-11-4l5 7M-3-5l5 8M5-5l5 7");
        })
        .rect(DEEP, 20.0, 92.0, 44.0, 30.0)
        .line("#c58644", 1.8, "M21 105h42")
        .line("#e8ab55", 5.0, "M26 101h6M38 101h6M50 101h8")
        .line(
            "#d08a3c",
            4.6,
            "M25 116l4-10M32 117l3-11M40 117v-11M47 117l-2-11M54 117l-4-11M60 116l-4-10",
        )
        .rect(WOOD, 20.0, 116.0, 44.0, 6.0)
        .door(TEAL, 76.0, 134.0, 20.0, 36.0)
        .rect(PANE, 78.5, 101.0, 15.0, 14.0)
        .awning(RED, 16.0, 82.0, 52.0, 9.0)
        .fill("#b9803f", "M66 138l-3-12h14l-3 12z")
        .line("#e8ab55", 4.0, "M67 126l-5-14M70 126v-16M73 126l5-13");
    art.dusk()
}

pub(super) fn rum_bar() -> String {
    let mut art = Art::sky(Mood::Rose, 84.0);
    art.town().ground().palm(12.0, 134.0, 1.0);
    art.wall("#3f7a5a", 20.0, 62.0, 88.0, 72.0)
        .cornices(OCHRE, &[20.0], 60.0, 88.0)
        .shuttered(OCHRE, &[37.0, 82.0], 70.0, 9.0, 14.0)
        .portal(OCHRE, 48.0, 134.0, 32.0, 42.0)
        .line("#e0702f", 3.0, "M53 108v-7M60 108v-9M74 108v-8")
        .line(LEAF, 3.0, "M67 108v-7")
        .rect(BARK, 49.0, 108.0, 30.0, 2.0)
        .fill(WOOD, "M49 114h14v14q-7 2-14 0zM65 114h14v14q-7 2-14 0z")
        .slats(DARK, "0.8 1.4", (51.0, 116.0), 10.0, 11.0)
        .slats(DARK, "0.8 1.4", (67.0, 116.0), 10.0, 11.0)
        .panes(&[26.0, 87.0], 100.0, 15.0, 20.0)
        .moved((64.0, 62.0), |art| {
            art.fill("#a3551f", "M-12 24V-10q0-7 7-10v-14h10v14q7 3 7 10v34z")
                .fill("#e8963a", "M-9 21V-6q0-4 5-6h8q5 2 5 6v27z")
                .fill(GOLD, "M-6-38h12v6H-6z")
                .rect(CREAM, -12.0, -2.0, 24.0, 16.0)
                .fill(TEAL, "M0 12c0-6-2-7-3-8 2 0 3 1 3 2 0-2-3-4-6-2 1-3 5-3 6-1 1-2 5-2 6 1-3-2-6 0-6 2 0-1 1-2 3-2-1 1-3 2-3 8z")
                .line(LIT, 2.0, "M-8 20V-5");
        })
        .bulbs("M22 96q42 9 84 0")
        .barrel(22.0, 136.0)
        .barrel(96.0, 136.0)
        .barrel(103.0, 140.0);
    art.dusk()
}

pub(super) fn cigar_factory() -> String {
    let mut art = Art::sky(Mood::Gold, 60.0);
    art.ground();
    art.wall("#a9623b", 6.0, 52.0, 108.0, 82.0)
        .slats(CREAM, "2.4 5.6", (6.0, 58.0), 108.0, 46.0)
        .fill("#a9623b", "M6 52V44h26q4-20 28-22 24 2 28 22h26v8z")
        .line(CREAM, 3.0, "M4 45h27q4-20 29-22 25 2 29 22h27")
        .cornice(6.0, 52.0, 108.0)
        .moved((60.0, 39.0), |art| {
            art.fill(LEAF, "M-18 8q0-14 16-15Q-1 6-18 8zM18 8Q18-6 2-7 1 6 18 8z")
                .line(GREEN, 1.0, "M-17 7Q-9 0-3-6M17 7Q9 0 3-6")
                .line(BARK, 6.0, "M-13 3L13-5")
                .line("#8a5530", 4.6, "M-12 2.7L11-4.4")
                .line(RED, 5.0, "M-4 .3l2-.6")
                .line("#e9692c", 4.0, "M13.5-5.2h0");
        });
    let bays = [12.0, 35.0, 77.0, 100.0];
    art.french(GREEN, &bays, 79.0, 9.0, 15.0).panes(&bays, 87.0, 9.0, 14.0);
    art.french(GREEN, &[54.0], 101.0, 12.0, 20.0)
        .balconies(&[48.0], 101.0, 24.0)
        .rect(STONE, 6.0, 106.0, 108.0, 28.0)
        .rect(DARK, 6.0, 106.0, 108.0, 1.4)
        .arcade(SAND, 6, (6.0, 134.0), 18.0, 24.0)
        .arched_doors(BARK, &[53.0], 134.0, 14.0, 24.0);
    art.dusk()
}

pub(super) fn market_hall() -> String {
    let mut art = Art::sky(Mood::Sea, 60.0);
    art.town().ground();
    art.fill("#2e7d6b", "M6 134V86Q6 36 60 36T114 86v48z")
        .fill("var(--hv-glass-roof,#9fd4d6)", "M13 100V86q0-43 47-43t47 43v14z")
        .line("#2e7d6b", 2.0, "M60 43v57M60 92L22 62M60 92L98 62M60 92L38 48M60 92L82 48M13 88h94")
        .write(format_args!(r##"<g fill="none" stroke="#2e7d6b" stroke-width="2"><path d="M38 100V92a22 22 0 0 1 44 0v8"/><path d="M25 100V90a35 34 0 0 1 70 0v10"/></g>"##))
        .line(LIT, 2.0, "M18 84q2-34 36-38")
        .finial("#2e7d6b", 60.0, 37.0, 12.0)
        .rect(CREAM, 6.0, 98.0, 108.0, 4.0)
        .rect(DEEP, 10.0, 102.0, 100.0, 32.0)
        .fill("#2e7d6b", "M6 102h6v32H6zM40 102h4v32h-4zM76 102h4v32h-4zM108 102h6v32h-6z")
        .awning(RED, 11.0, 106.0, 30.0, 7.0)
        .awning(OCHRE, 45.0, 106.0, 30.0, 7.0)
        .awning(BLUE, 79.0, 106.0, 30.0, 7.0)
        .crate_of("#f08a24", 13.0, 134.0, 26.0)
        .crate_of(LEAF, 47.0, 134.0, 26.0)
        .crate_of(RED, 81.0, 134.0, 26.0);
    art.dusk()
}
