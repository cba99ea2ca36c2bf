//! What stands free in streets, parks and on the beach.

use crate::art::Art;
use crate::parts::colour::{
    BARK, BLUE, BRONZE, CORAL, CREAM, DARK, DEEP, GOLD, GREEN, IRON, LEAF, LIT, OCHRE, RED, ROCK,
    ROSE, SAND, SHADE, SKY, STONE, TEAL, TERRA, WHITE, WINE, WOOD,
};
use crate::parts::scene::Mood;

pub(super) fn fruit_stall() -> String {
    let mut art = Art::sky(Mood::Sea, 60.0);
    art.town().palm(101.0, 134.0, 1.2).ground();
    art.line(BARK, 3.0, "M20 128V66M100 128V66")
        .rect(DEEP, 22.0, 72.0, 76.0, 30.0)
        .line(GOLD, 4.4, "M34 74q-4 7 0 13m4-13q-2 7 1 14m4-14q1 7 3 12")
        .line(LEAF, 2.0, "M38 74v-4")
        .oval(LEAF, 82.0, 82.0, 6.0, 8.0)
        .line(GREEN, 1.2, "M79 75q-2 7 0 14M85 75q2 7 0 14")
        .line(IRON, 0.7, "M82 74v-4")
        .awning(TERRA, 10.0, 50.0, 100.0, 18.0)
        .rect(WOOD, 14.0, 104.0, 92.0, 18.0)
        .slats(DARK, "0.9 5", (14.0, 109.0), 92.0, 12.0)
        .rect(LIT, 14.0, 104.0, 92.0, 1.4)
        .crate_of("#f08a24", 16.0, 104.0, 28.0)
        .crate_of(RED, 47.0, 104.0, 26.0)
        .crate_of("#a8c545", 76.0, 104.0, 28.0)
        .fill("#e0a030", "M58 94q-7-1-7-9 1-7 7-7 6 0 7 7 0 8-7 9z")
        .line("#a86a1c", 0.8, "M53 80l10 11M63 80l-10 11M52 86l6 7M64 86l-6 7M58 78l6 6M58 78l-6 6")
        .fill(LEAF, "M58 79q-7-3-7-10 4 2 5 5 0-6 2-10 2 4 2 10 1-3 5-5 0 7-7 10z");
    for cx in [32.0, 88.0] {
        art.disc(BARK, cx, 129.0, 10.5)
            .disc(OCHRE, cx, 129.0, 8.0)
            .moved((cx, 129.0), |art| {
                art.line(BARK, 1.3, "M-8 0h16M0-8v16M-5.6-5.6l11.2 11.2M-5.6 5.6l11.2-11.2");
            })
            .disc(BARK, cx, 129.0, 2.4);
    }
    art.dusk()
}

pub(super) fn beach_hut() -> String {
    let mut art = Art::sky(Mood::Sea, 30.0);
    art.sea(100.0)
        .fill("var(--hv-sand,#f7e2ae)", "M0 122q30-9 62-7t58-5v40H0z")
        .fill("#fff6", "M0 122q30-9 62-7t58-5v1.5q-26 6-58 5t-62 7z")
        .palm(20.0, 132.0, -1.35)
        .line(BARK, 3.0, "M42 134V84M100 134V84M71 134v-16")
        .rect(SKY, 42.0, 82.0, 58.0, 38.0)
        .bars("#ffffff59", "0.9 5", (46.0, 82.0), 54.0, 38.0)
        .rect(SHADE, 90.0, 82.0, 10.0, 38.0)
        .rect(BARK, 38.0, 119.0, 66.0, 3.0)
        .shuttered(CORAL, &[54.0], 91.0, 10.0, 12.0)
        .door(CORAL, 76.0, 119.0, 14.0, 27.0)
        .fill("#d2a24e", "M30 88Q60 62 71 44Q82 62 112 88Q71 80 30 88z")
        .fill(SHADE, "M71 44Q82 62 112 88Q92 84 78 83z")
        .line(
            "#a97a2e",
            0.9,
            "M71 46Q60 66 44 83M71 46Q66 66 58 82M71 48v34M71 46Q76 66 86 82M71 46Q82 66 99 84",
        )
        .dashes("#b9883a", 5.0, "1.6 1.2", "M30 89Q71 80 112 89")
        .line(BARK, 2.2, "M67 46h8")
        .line(BARK, 1.8, "M76 122l-4 14M90 122l4 14M74 128h18M73 133h20")
        .oval(RED, 110.0, 116.0, 5.5, 24.0)
        .oval(LIT, 108.5, 116.0, 2.5, 22.0)
        .fill(WHITE, "M104.6 112h10.8v3h-10.8zM104.8 118h10.4v2.5h-10.4z");
    art.dusk()
}

pub(super) fn newspaper_kiosk() -> String {
    let mut art = Art::sky(Mood::Peach, 60.0);
    art.town().ground().palm(14.0, 134.0, 0.9);
    art.wall(TEAL, 32.0, 78.0, 56.0, 56.0)
        .rect(DEEP, 40.0, 84.0, 40.0, 26.0)
        .fill("#1d6b68", "M30 110h60v5H30z")
        .rect(LIT, 30.0, 110.0, 60.0, 1.4)
        .fill("#1d6b68", "M36 119h14v11H36zM53 119h14v11H53zM70 119h14v11H70z")
        .fill(WHITE, "M42 97h11v13H42zM55.5 99h11v11h-11zM69 97h10v13H69z")
        .slats(IRON, "0.7 1.6", (43.5, 101.0), 8.0, 8.0)
        .slats(IRON, "0.7 1.6", (57.0, 103.0), 8.0, 6.0)
        .slats(IRON, "0.7 1.6", (70.5, 101.0), 7.0, 8.0)
        .line(RED, 1.8, "M43.6 99h7.8M57 101h7.8M70.6 99h6.8")
        .fill(WHITE, "M42 86h8v7h-8zM53 86h8v7h-8z")
        .line(BLUE, 1.4, "M43 88h5M54 88h5")
        .disc("#d99a6c", 72.0, 89.0, 4.5)
        .fill(CREAM, "M65 97q7-6 14 0z")
        .fill(IRON, "M66.5 87.5q5.5-8 11 0l2 .6h-15z")
        .fill("#1d6b68", "M22 78q9-3 13-16h50q4 13 13 16z")
        .bars(LIT, "1 8", (40.0, 63.0), 44.0, 14.0)
        .fill(DARK, "M22 78h76v2H22z")
        .bars(GOLD, "3 3", (24.0, 78.0), 72.0, 2.6)
        .rect(CREAM, 44.0, 56.0, 32.0, 6.0)
        .fill(TEAL, "M42 56Q42 46 54 42Q60 40 60 30Q60 40 66 42Q78 46 78 56z")
        .fill(SHADE, "M60 30Q60 40 66 42Q78 46 78 56H66Q66 44 60 30z")
        .finial(GOLD, 60.0, 32.0, 10.0)
        .fill(WHITE, "M92 134l3-24h11l3 24z")
        .slats(IRON, "0.8 2", (96.0, 118.0), 9.0, 14.0)
        .line(RED, 2.4, "M96.5 114h8");
    art.dusk()
}

pub(super) fn street_well() -> String {
    let mut art = Art::sky(Mood::Gold, 84.0);
    art.wall(ROSE, 0.0, 72.0, 120.0, 62.0)
        .tiles(TERRA, -6.0, 62.0, 132.0, 11.0)
        .portals(CREAM, &[8.0, 94.0], 134.0, 18.0, 38.0)
        .ground()
        .blossoms("#d1448c", 36.0, 74.0)
        .blossoms("#d1448c", 82.0, 74.0)
        .line(IRON, 2.6, "M38 106V70Q38 48 60 48T82 70V106")
        .line(IRON, 1.4, "M60 48v-6m-4 6q-4-6 0-8m8 8q4-6 0-8M44 62q6 2 4 8M76 62q-6 2-4 8")
        .disc(GOLD, 60.0, 40.0, 2.4)
        .disc(BARK, 60.0, 62.0, 5.0)
        .disc(GOLD, 60.0, 62.0, 1.6)
        .line(OCHRE, 1.1, "M55 62v24M65 62v40")
        .line(IRON, 1.0, "M49.5 86q5.5-9 11 0")
        .fill(WOOD, "M49 86h12l-1.8 12h-8.4z")
        .line(IRON, 1.0, "M50 89.5h10M50.6 94h8.8")
        .oval(STONE, 60.0, 106.0, 30.0, 6.5)
        .oval(DEEP, 60.0, 106.0, 23.0, 4.0)
        .fill(STONE, "M30 106Q60 119 90 106v27Q60 143 30 133z")
        .fill(SHADE, "M70 112Q82 110 90 106v27q-8 3-18 4z")
        .line("#8d785c99", 1.0, "M30 115q30 11 60 0M30 124q30 11 60 0M42 110.5v8.5M60 113v8.5M78 110.5v8.5M50 121v9M70 121v9M42 129v8M60 131v8M78 129v8")
        .line(LIT, 1.6, "M31 107q29 12 58 0")
        .fill(GREEN, "M20 134l-2-9h12l-2 9z")
        .blossoms(RED, 24.0, 114.0);
    art.dusk()
}

pub(super) fn statue() -> String {
    let mut art = Art::sky(Mood::Rose, 60.0);
    art.town().palm(16.0, 134.0, 1.15).palm(106.0, 134.0, -1.05).ground();
    art.hedge(0.0, 135.0, 120.0, 6.0)
        .fill(STONE, "M30 142v-6h60v6zM35 136v-5h50v5z")
        .fill(STONE, "M42 131V92h36v39z")
        .fill(SHADE, "M68 131V92h10v39zM30 140.5h60v1.5H30zM35 134.5h50v1.5H35z")
        .cornices(SAND, &[42.0], 88.0, 36.0)
        .rect(BRONZE, 49.0, 100.0, 22.0, 14.0)
        .line(CREAM, 1.0, "M52 104h16M52 107h16M54 110h12")
        .write(format_args!(
            r#"<circle cx="60" cy="122" r="5" fill="none" stroke="{GREEN}" stroke-width="2.6"/>"#
        ))
        .line(RED, 1.8, "M60 127h0M56 119h0M64 119h0")
        .moved((60.0, 88.0), |art| {
            art.line(BRONZE, 5.0, "M-3.5-2v-17M4-2l-.5-17")
                .fill(BRONZE, "M-8 0h7v-2h-7zM2 0h7v-2h-7z")
                .fill(BRONZE, "M-9-16q1-20 3-23 7-3 13 0 3 8 2 23z")
                .fill("#467568", "M-9-10q-4-14 3-29l5 1q-4 14-2 30z")
                .line(BRONZE, 4.0, "M5-36l12-9 5-9")
                .line(BRONZE, 4.0, "M-5-35q-6 6-3 13l5 2")
                .fill(CREAM, "M-6-22h9v5h-9z")
                .disc(BRONZE, 0.5, -45.0, 4.8)
                .fill("#467568", "M-4.5-45q0-6 5-6t5 5q-5-3-10 1z")
                .line(GOLD, 1.6, "M22-56h0m1.5-2.5h0")
                .line(LIT, 1.2, "M-1-36v17M5-50q1 2 1 4");
        });
    art.dusk()
}

pub(super) fn taxi_rank() -> String {
    let mut art = Art::sky(Mood::Peach, 86.0);
    art.wall(OCHRE, 6.0, 60.0, 50.0, 74.0)
        .cornice(6.0, 58.0, 50.0)
        .wall(ROSE, 56.0, 70.0, 64.0, 64.0)
        .cornice(56.0, 68.0, 64.0)
        .arcade(CREAM, 3, (7.0, 134.0), 16.0, 34.0)
        .shuttered(TEAL, &[18.0, 39.0], 72.0, 7.0, 13.0)
        .ground()
        .line(IRON, 2.0, "M92 134V52")
        .rect(IRON, 73.0, 38.0, 38.0, 18.0)
        .rect(GOLD, 74.5, 39.5, 35.0, 15.0)
        .fill(IRON, "M75 46h4.3v4.2H75zM83.6 46h4.3v4.2h-4.3zM92.2 46h4.3v4.2h-4.3zM100.8 46h4.3v4.2h-4.3zM79.3 50.2h4.3v4.2h-4.3zM87.9 50.2h4.3v4.2h-4.3zM96.5 50.2h4.3v4.2h-4.3zM105.1 50.2h4.3v4.2h-4.3z")
        .line(IRON, 1.6, "M80 43h0M86 43h12M104 43h0")
        .palm(112.0, 134.0, -0.8)
        .car("#f07fa0", 52.0, 132.0, 1.1)
        .car("#2fa7a9", 2.0, 147.0, 1.95);
    art.dusk()
}

pub(super) fn fountain_square() -> String {
    let mut art = Art::sky(Mood::Sea, 60.0);
    art.wall(SAND, 0.0, 74.0, 120.0, 60.0)
        .cornice(0.0, 71.0, 120.0)
        .arcade(CREAM, 6, (0.0, 134.0), 20.0, 32.0)
        .bars(BLUE, "6 14", (7.0, 80.0), 110.0, 12.0)
        .ground()
        .line("#dff6f5", 2.0, "M60 52q-9-14-16 8M60 52q9-14 16 8M60 56V38")
        .line("#dff6f5", 1.6, "M44 66q-9-2-14 38M76 66q9-2 14 38M50 66q-4 6-7 40M70 66q4 6 7 40")
        .fill(STONE, "M55 126l2-26h-3v-4h3l1-24h4l1 24h3v4h-3l2 26z")
        .fill(STONE, "M42 64h36q-3 9-18 9t-18-9z")
        .fill(STONE, "M34 96h52q-6 9-26 9t-26-9z")
        .fill(SHADE, "M66 72.5q9-2 12-8.5h-8zM70 104.5q12-2 16-8.5h-9zM61 73l1 23h3v4h-2l2 26h-4z")
        .oval("#6fc6cf", 60.0, 64.0, 17.0, 1.8)
        .oval("#6fc6cf", 60.0, 96.0, 25.0, 2.2)
        .fill(STONE, "M58 64q-3-7 2-12q5 5 2 12z")
        .oval(STONE, 60.0, 126.0, 46.0, 7.0)
        .oval("#6fc6cf", 60.0, 126.0, 42.0, 5.0)
        .fill(STONE, "M57 127l1-22h4l1 22z")
        .fill(STONE, "M14 126q46 13 92 0v10q-46 15-92 0z")
        .fill(SHADE, "M80 132.5q18-2 26-6.5v10q-10 4-24 6z")
        .line(LIT, 1.4, "M14.5 127q45.5 13 91 0")
        .line("#8d785c88", 0.9, "M30 131.5v9.5M46 134v10M62 135v10M78 133.5v9.5M94 130.5v9")
        .line("#dff6f5", 1.2, "M30 124h6M84 124h6M46 128h8");
    art.dusk()
}

pub(super) fn sculpture_garden() -> String {
    let mut art = Art::sky(Mood::Gold, 36.0);
    art.fill("var(--hv-hill,#8fbf7a)", "M0 96q20-10 44-3t76-6v60H0z")
        .palm(104.0, 118.0, 1.0)
        .hedge(0.0, 112.0, 120.0, 14.0)
        .fill("var(--hv-lawn,#a9cf86)", "M0 112h120v38H0z")
        .fill("var(--hv-sand,#f7e2ae)", "M46 150q4-22 22-28t10-12h10q-2 9-10 14t-6 26z")
        .fill(WHITE, "M14 132v-24h22v24z")
        .fill(SHADE, "M30 132v-24h6v24zM12 132h26v3H12z")
        .fill(IRON, "M16 108l8-36h2l8 36h-4l-5-22-5 22z")
        .line(IRON, 1.1, "M25 72V58M10 64q15-14 32 0M10 64v6M42 64v8M34 82q8-6 16 0M34 82v4M42 72v7M50 82v3")
        .oval(RED, 25.0, 54.0, 7.0, 4.0)
        .fill(CORAL, "M4 70h12q-1 7-6 8-5-1-6-8z")
        .fill(GOLD, "M29 86h10q-1 6-5 7-4-1-5-7z")
        .fill(TEAL, "M45 85h10q-1 6-5 7-4-1-5-7z")
        .fill(WHITE, "M76 138v-20h26v20z")
        .fill(SHADE, "M95 138v-20h7v20zM74 138h30v3H74z")
        .write(format_args!(r#"<circle cx="89" cy="96" r="16" fill="none" stroke="{BLUE}" stroke-width="8"/><circle cx="89" cy="96" r="18" fill="none" stroke="{LIT}" stroke-width="1.4" stroke-dasharray="22 100" stroke-dashoffset="-52"/>"#))
        .disc(GOLD, 89.0, 96.0, 6.0)
        .fill(WHITE, "M48 108v-12h14v12z")
        .fill(SHADE, "M58 108v-12h4v12z")
        .fill(WINE, "M49 96l6-34 6 34z")
        .fill(SHADE, "M55 62l6 34h-5z")
        .hedge(-2.0, 150.0, 30.0, 7.0)
        .line(RED, 2.4, "M4 144h0M12 147h0M20 144h0")
        .fill(ROCK, "M104 150q2-9 10-8l8 8z");
    art.dusk()
}
