//! Where Havana goes in the evening.

use crate::art::Art;
use crate::parts::colour::{
    BLUE, CORAL, CREAM, DARK, DEEP, GOLD, IRON, LILAC, LIT, NAVY, OCHRE, RED, ROSE, SAND, SHADE,
    TEAL, WHITE, WINE,
};
use crate::parts::scene::Mood;

pub(super) fn cinema() -> String {
    let mut art = Art::sky(Mood::Rose, 30.0);
    art.town().ground();
    art.wall("#4fa3a5", 14.0, 58.0, 98.0, 76.0)
        .fill("#4fa3a5", "M40 58v-8h14v-8h44v8h14v8z")
        .fill(CREAM, "M38 48h14v-8h48v8h14v3H97v-8H55v8H38z")
        .bars(LIT, "1.6 6", (60.0, 52.0), 44.0, 32.0)
        .fill(RED, "M22 90V22q0-10 9-10t9 10v68z")
        .fill(CREAM, "M25 88V23q0-8 6-8t6 8v65z")
        .fill(RED, "M27 86V24q0-6 4-6t4 6v62z")
        .bulbs("M23.5 88V22q0-8 7.5-8.5 7.5.5 7.5 8.5v66")
        .fill(GOLD, "M31 24l1.2 3h3l-2.5 2 1 3-2.7-1.8-2.7 1.8 1-3-2.5-2h3z")
        .line(GOLD, 1.6, "M29 40h4M29 48h4M29 56h4M29 64h4M29 72h4M29 80h4")
        .moved((78.0, 66.0), |art| {
            art.disc(IRON, 0.0, 0.0, 15.0)
                .disc("#8d99a3", 0.0, 0.0, 13.0)
                .disc(IRON, 0.0, 0.0, 2.2)
                .line("#fff6d8", 6.6, "M0-7.5h0M7.1-2.3h0M4.4 6h0M-4.4 6h0M-7.1-2.3h0")
                .line(IRON, 2.6, "M0 14q14 4 22-1");
        })
        .fill(RED, "M8 90h108v4H8z")
        .fill(WHITE, "M10 94h104v11H10z")
        .line(IRON, 2.0, "M18 99.5h12M35 99.5h20M60 99.5h8M74 99.5h18M98 99.5h8")
        .fill(RED, "M8 105h108v3H8z")
        .bulbs("M11 92h103M11 106.5h103")
        .rect(DEEP, 20.0, 108.0, 84.0, 26.0)
        .door(WINE, 26.0, 134.0, 18.0, 24.0)
        .door(WINE, 80.0, 134.0, 18.0, 24.0)
        .rect(GOLD, 51.0, 114.0, 22.0, 20.0)
        .rect(IRON, 53.0, 116.0, 18.0, 9.0)
        .disc(CREAM, 62.0, 120.0, 3.2);
    art.dusk()
}

pub(super) fn ballroom() -> String {
    let mut art = Art::sky(Mood::Rose, 60.0);
    art.ground().palm(8.0, 134.0, 1.0).palm(113.0, 134.0, -1.0);
    art.wall("#f6b8b4", 14.0, 52.0, 92.0, 82.0)
        .cornices(WHITE, &[14.0], 49.0, 92.0)
        .fill("#f6b8b4", "M34 49q4-17 26-17t26 17z")
        .line(WHITE, 2.6, "M33 49q4-18 27-18t27 18")
        .moved((60.0, 44.0), |art| {
            art.line(GOLD, 1.8, "M-12 2q0-8 7-6t5 7q-2-5 5-7t7 6M0-4v-6");
        })
        .fill(WHITE, "M20 130V82q0-22 40-22t40 22v48z")
        .fill("var(--hv-glow,#ffdf9a)", "M23 130V83q0-20 37-20t37 20v47z")
        .fill("#fff5d66e", "M60 63L36 130h48z")
        .line(GOLD, 1.4, "M60 63v10M48 76q12 8 24 0M52 82q8 5 16 0")
        .line(WHITE, 2.4, "M48 74h0M54 77h0M60 78h0M66 77h0M72 74h0M52 81h0M60 84h0M68 81h0")
        .line(GOLD, 2.2, "M50 70h20")
        .fill(RED, "M23 130V83q0-14 18-18-4 24-14 30 5 14 2 35zM97 130V83q0-14-18-18 4 24 14 30-5 14-2 35z")
        .fill(SHADE, "M23 130V97q6 0 4-2 5 14 2 35zM97 130V97q-6 0-4-2-5 14-2 35z")
        .moved((60.0, 130.0), |art| {
            art.line(NAVY, 4.0, "M8 0v-14M11 0l-1-12")
                .fill(NAVY, "M5-13l1-14h7l1 14z")
                .line(NAVY, 3.0, "M6-26l-13-6")
                .disc("#8a4f30", 9.0, -31.0, 4.0)
                .fill(CORAL, "M-19 0q8-6 9-14l-1-12h8l-1 12q2 8 6 14z")
                .line("#b5714a", 2.6, "M-4-25l12-1M-10-25l4-8")
                .disc("#b5714a", -7.0, -30.0, 3.8)
                .fill(IRON, "M-11-31q0-5 5-5t3 4q-3-1-4 1t0 4q-4 0-4-4z")
                .line(RED, 2.0, "M-11-33h0");
        })
        .rect("#c58a4a", 20.0, 128.0, 80.0, 3.0)
        .stairs(24.0, 131.0, 72.0, 3)
        .balustrade(WHITE, 16.0, 42.0, 14.0)
        .balustrade(WHITE, 90.0, 42.0, 14.0);
    art.dusk()
}

pub(super) fn theatre() -> String {
    let mut art = Art::sky(Mood::Sea, 60.0);
    art.ground();
    art.wall("#e8a08b", 4.0, 58.0, 112.0, 76.0)
        .walls("#e8a08b", &[4.0, 92.0], 40.0, 24.0, 94.0)
        .cornices(WHITE, &[4.0, 92.0], 38.0, 24.0)
        .dome(LILAC, 16.0, 38.0, 11.0, 13.0)
        .dome(LILAC, 104.0, 38.0, 11.0, 13.0)
        .finial(GOLD, 16.0, 26.0, 9.0)
        .finial(GOLD, 104.0, 26.0, 9.0)
        .portals(WHITE, &[11.0, 99.0], 66.0, 10.0, 20.0)
        .cornices(WHITE, &[4.0], 74.0, 112.0)
        .fill("#e8a08b", "M28 58q8-2 10-12 6-14 22-14t22 14q2 10 10 12z")
        .line(WHITE, 2.4, "M28 58q8-2 10-12 6-14 22-14t22 14q2 10 10 12")
        .moved((60.0, 52.0), |art| {
            art.fill(GOLD, "M-19-8q8 3 16 0 1 11-2 15t-6 4-6-4-2-15z")
                .fill(IRON, "M-15-2q2-3 4 0zM-8-2q2-3 4 0zM-14 4q4 5 8 0z")
                .fill(CREAM, "M3-8q8 3 16 0 1 11-2 15t-6 4-6-4-2-15z")
                .fill(IRON, "M6-3q2 3 4 0zM13-3q2 3 4 0zM7 7q4-5 8 0z")
                .line(RED, 1.6, "M-19-8q-4 6-2 13M19-8q4 6 2 13");
        })
        .arcade(WHITE, 3, (31.0, 108.0), 19.4, 28.0)
        .fill(RED, "M33 108V88q4 2 4 8t3 12zM48.4 108V88q-4 2-4 8t-3 12zM52.4 108V88q4 2 4 8t3 12zM67.8 108V88q-4 2-4 8t-3 12zM71.8 108V88q4 2 4 8t3 12zM87.2 108V88q-4 2-4 8t-3 12z")
        .balustrade(WHITE, 30.0, 103.0, 60.0)
        .rect(WHITE, 4.0, 109.0, 112.0, 2.4)
        .rect(DARK, 4.0, 111.4, 112.0, 1.2)
        .arcade(SAND, 3, (31.0, 134.0), 19.4, 19.0)
        .french(WINE, &[11.0, 99.0], 106.0, 10.0, 18.0)
        .arched_doors(WINE, &[11.0, 99.0], 134.0, 10.0, 18.0)
        .stairs(30.0, 134.0, 60.0, 3);
    art.dusk()
}

pub(super) fn concert_hall() -> String {
    let mut art = Art::sky(Mood::Gold, 60.0);
    art.town().ground().palm(10.0, 134.0, 1.1).palm(111.0, 134.0, -1.1);
    let shells = [
        (52.0, WHITE),
        (47.5, NAVY),
        (43.0, BLUE),
        (37.5, TEAL),
        (31.5, OCHRE),
        (25.0, CORAL),
        (18.0, "var(--hv-glow,#ffdf9a)"),
    ];
    for (r, fill) in shells {
        art.arch(fill, 60.0 - r, 126.0, 2.0 * r, r + 36.0 * r / 52.0);
    }
    art.fill(LIT, "M8 126V90q0-52 52-52-47 4-47 52v36z")
        .moved((60.0, 122.0), |art| {
            art.fill(IRON, "M-20-6v-11q2-9 14-9 8 0 10-6t8-6q7 1 7 9-1 12 2 14v9z")
                .fill("#3b3440", "M-20-17q0-22 24-26l2 3q-16 6-22 23z")
                .rect(WHITE, -21.0, -10.0, 12.0, 2.4)
                .bars(IRON, "0.7 1.1", (-20.0, -10.0), 11.0, 1.6)
                .line(IRON, 2.0, "M-16-6v9M15-6v9M0-6v9")
                .line(LIT, 1.0, "M-17-17q3-6 11-6 9 0 11-6");
        })
        .fill(SAND, "M0 124h120v6H0z")
        .fill(DARK, "M0 130h120v2H0z")
        .fill(ROSE, "M0 132h120v6H0z")
        .bars(SHADE, "1 5", (0.0, 132.0), 120.0, 6.0)
        .line(
            "var(--hv-lamp,#fff3c4)",
            3.0,
            "M14 130h0M29 130h0M45 130h0M60 130h0M75 130h0M91 130h0M106 130h0",
        )
        .rect("#51618c", 0.0, 138.0, 120.0, 12.0)
        .line(IRON, 7.0, "M8 149h0M22 149h0M36 149h0M50 149h0M64 149h0M78 149h0M92 149h0M106 149h0")
        .line(IRON, 5.0, "M8 143h0M22 143h0M36 143h0M50 143h0M64 143h0M78 143h0M92 143h0M106 143h0")
        .moved((60.0, 34.0), |art| {
            art.line(GOLD, 2.0, "M-7-12q-1 14 5 17h4q6-3 5-17M-6-9q6 3 12 0").line(
                GOLD,
                0.8,
                "M-2-7V5M2-7V5M0-7V5",
            );
        });
    art.dusk()
}
