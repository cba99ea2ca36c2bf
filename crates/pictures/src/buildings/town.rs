//! Houses, schools, churches and the town's own services.

use core::fmt::Write;

use crate::art::{Art, N};
use crate::parts::colour::{
    BARK, BLUE, BRONZE, CORAL, CREAM, DARK, DEEP, GOLD, IRON, LIT, MINT, OCHRE, RED, ROCK, ROSE,
    SAND, SHADE, STONE, TEAL, TERRA, WHITE, WINE, WOOD,
};
use crate::parts::scene::Mood;

pub(super) fn fire_station() -> String {
    let mut art = Art::sky(Mood::Gold, 84.0);
    art.town().ground();
    art.wall(CREAM, 12.0, 38.0, 28.0, 96.0)
        .quoins(RED, 12.0, 42.0, 34.0)
        .portal(RED, 19.0, 64.0, 14.0, 20.0)
        .fill(GOLD, "M21 60q2-2 2-7 0-4 3-4t3 4q0 5 2 7z")
        .disc(GOLD, 26.0, 61.5, 1.6)
        .fill(RED, "M8 38l18-18 18 18z")
        .fill(SHADE, "M26 20l18 18H30z")
        .finial(GOLD, 26.0, 22.0, 8.0)
        .wall(RED, 12.0, 72.0, 100.0, 62.0)
        .cornice(12.0, 69.0, 100.0)
        .balustrade(CREAM, 46.0, 62.0, 64.0)
        .panes(&[21.0, 57.0, 91.0], 78.0, 10.0, 13.0)
        .portals(CREAM, &[18.0, 68.0], 134.0, 38.0, 36.0)
        .arch("#7d1f1c", 68.0, 134.0, 38.0, 36.0)
        .bars(DARK, "1 5.3", (74.0, 106.0), 30.0, 28.0)
        .fill("var(--hv-pane,#3f6478)", "M75 112h10v7H75zM89 112h10v7H89z")
        .line(GOLD, 1.4, "M85 124v3M89 124v3")
        .at((37.0, 137.0), (1.12, 1.12), |art| {
            art.fill(RED, "M-14-4v-12h6l2-9h12l2 9h6v12z")
                .fill("var(--hv-glass-roof,#9fd4d6)", "M-5-16l1.6-7h6.8l1.6 7z")
                .rect("#cfd3d6", -16.0, -5.0, 32.0, 3.0)
                .rect(CREAM, -6.0, -14.0, 12.0, 7.0)
                .slats(IRON, "0.8 1.2", (-5.0, -13.0), 10.0, 6.0)
                .disc("var(--hv-lamp,#fff3c4)", -10.5, -10.0, 2.6)
                .disc("var(--hv-lamp,#fff3c4)", 10.5, -10.0, 2.6)
                .fill(IRON, "M-14-2h7v5h-7zM7-2h7v5H7z")
                .disc(GOLD, 0.0, -26.5, 2.0);
        });
    art.dusk()
}

pub(super) fn town_house() -> String {
    let mut art = Art::sky(Mood::Peach, 60.0);
    art.wall(SAND, -2.0, 74.0, 26.0, 60.0)
        .wall(MINT, 98.0, 66.0, 26.0, 68.0)
        .cornice(-2.0, 72.0, 26.0)
        .cornice(98.0, 64.0, 26.0)
        .ground();
    art.wall(ROSE, 22.0, 36.0, 78.0, 98.0)
        .cornice(22.0, 34.0, 78.0)
        .balustrade(CREAM, 26.0, 27.0, 70.0);
    let bays = [30.0, 54.5, 79.0];
    art.french(BLUE, &bays, 64.0, 11.0, 15.0)
        .french(BLUE, &bays, 98.0, 11.0, 16.0)
        .balconies(&[25.0], 98.0, 72.0)
        .balconies(&[28.0, 52.5, 77.0], 64.0, 15.0);
    art.rect(CREAM, 22.0, 102.0, 78.0, 1.6)
        .fan(61.0, 112.0, 9.0)
        .door(WOOD, 52.0, 134.0, 18.0, 22.0)
        .louvres(BLUE, &[29.0, 81.0], 112.0, 12.0, 16.0)
        .blossoms("#d1448c", 26.0, 92.0)
        .blossoms("#d1448c", 94.0, 58.0)
        .line(IRON, 0.5, "M24 76q39 6 74 0")
        .fill(WHITE, "M44 77.5h8v8h-8z")
        .fill(OCHRE, "M66 78h7v7h-7z")
        .lamp(108.0, 136.0);
    art.dusk()
}

pub(super) fn parish_church() -> String {
    let mut art = Art::sky(Mood::Sea, 84.0);
    art.fill("var(--hv-hill,#8fbf7a)", "M0 116q30-12 62-6t58-4v30H0z")
        .ground()
        .palm(18.0, 134.0, 0.9);
    art.wall(WHITE, 26.0, 84.0, 76.0, 50.0)
        .fill(TERRA, "M22 86q6-3 10-8h64q4 5 10 8z")
        .bars(SHADE, "1.3 1.7", (30.0, 78.0), 68.0, 8.0)
        .fill(WHITE, "M38 134V74q6-2 6-10h6V50q0-16 14-16t14 16v14h6q0 8 6 10v60z")
        .fill(SHADE, "M78 50v14h6q0 8 6 10v60h-9V52z")
        .line(OCHRE, 2.0, "M38 75q6-2 6-10h6V50q0-16 14-16t14 16v14h6q0 8 6 11")
        .portal(OCHRE, 57.0, 64.0, 14.0, 20.0)
        .line(BARK, 1.6, "M57 51h14")
        .fill(GOLD, "M59 60q2-2 2-5 0-3 3-3t3 3q0 3 2 5z")
        .disc(GOLD, 64.0, 61.5, 1.5)
        .disc(OCHRE, 64.0, 84.0, 7.6)
        .disc(BLUE, 64.0, 84.0, 6.0)
        .line(GOLD, 1.2, "M64 78v12M58 84h12")
        .disc(RED, 64.0, 84.0, 1.8)
        .arched_doors(WOOD, &[54.0], 134.0, 20.0, 34.0)
        .cross(64.0, 35.0)
        .arch("var(--hv-pane,#3f6478)", 30.0, 120.0, 6.0, 16.0)
        .arch("var(--hv-pane,#3f6478)", 92.0, 120.0, 6.0, 16.0)
        .stairs(50.0, 134.0, 28.0, 3);
    art.dusk()
}

pub(super) fn library() -> String {
    let mut art = Art::sky(Mood::Peach, 60.0);
    art.town().ground();
    art.wall("#a5c3a6", 8.0, 66.0, 104.0, 68.0)
        .cornices(WHITE, &[8.0], 62.0, 104.0)
        .pediment("#a5c3a6", 30.0, 62.0, 60.0, 22.0)
        .moved((60.0, 56.0), |art| {
            art.fill(WHITE, "M0 0q-6-4-13-2v-9q7-2 13 2 6-4 13-2v9q-7-2-13 2z").line(
                WINE,
                1.2,
                "M0 0v-8M-10-8.5q4-.5 7 1M-10-5.5q4-.5 7 1M10-8.5q-4-.5-7 1M10-5.5q-4-.5-7 1",
            );
        });
    let bays = [14.0, 38.0, 62.0, 86.0];
    art.portals(WHITE, &bays, 122.0, 20.0, 46.0);
    shelves(&mut art, &bays);
    art.columns(WHITE, &[12.0, 36.0, 60.0, 84.0, 108.0], 124.0, 56.0, 4.0)
        .stairs(14.0, 124.0, 92.0, 5)
        .lamp(5.0, 137.0)
        .lamp(115.0, 137.0);
    art.dusk()
}

/// Four shelves of books in each bay, in five bindings that change place from shelf to shelf.
fn shelves(art: &mut Art, bays: &[f32]) {
    const SPINES: [&str; 5] = [RED, OCHRE, TEAL, CREAM, WINE];
    let mut books: [String; 5] = Default::default();
    let (mut wood, mut boards) = (Vec::new(), Vec::new());
    for (bay, &x) in bays.iter().enumerate() {
        wood.push((x, 86.0, 20.0, 36.0));
        for (shelf, y) in [87.0, 96.4, 105.8, 115.2].into_iter().enumerate() {
            let first = (2 * shelf + bay) % 5;
            let _ = write!(books[first], "M{} {}h17", N(x + 1.5), N(y + 3.3));
            let _ = write!(books[(first + 2) % 5], "M{} {}h14", N(x + 4.2), N(y + 3.8));
            boards.push((x, y + 6.6, 20.0, 1.2));
        }
    }
    art.rects("#7a4a3a", &wood);
    for (spine, books) in SPINES.into_iter().zip(&books) {
        art.dashes(spine, 6.0, "1.9 3.7", books);
    }
    art.rects(BARK, &boards);
}

pub(super) fn clock_tower() -> String {
    let mut art = Art::sky(Mood::Peach, 36.0);
    art.town().palm(20.0, 134.0, 0.85).ground();
    art.wall(CORAL, 14.0, 104.0, 92.0, 30.0)
        .tiles(TERRA, 10.0, 96.0, 100.0, 9.0)
        .portals(CREAM, &[20.0, 86.0], 134.0, 14.0, 20.0)
        .wall(SAND, 42.0, 40.0, 36.0, 94.0)
        .quoins(CREAM, 42.0, 76.0, 56.0)
        .cornice(42.0, 72.0, 36.0)
        .clock(WINE, 60.0, 56.0, 13.0)
        .line(IRON, 1.0, "M60 45v2M60 65v2M49 56h2M69 56h2")
        .cornice(40.0, 37.0, 40.0)
        .wall(SAND, 46.0, 20.0, 28.0, 17.0)
        .portals(CREAM, &[49.5, 62.5], 37.0, 8.0, 14.0)
        .cornice(45.0, 18.0, 30.0)
        .dome(TEAL, 60.0, 18.0, 13.0, 11.0)
        .finial(GOLD, 60.0, 8.0, 7.0)
        .pane(55.0, 84.0, 10.0, 14.0)
        .arched_doors(TEAL, &[52.0], 134.0, 16.0, 26.0);
    art.dusk()
}

pub(super) fn university() -> String {
    let mut art = Art::sky(Mood::Gold, 60.0);
    art.fill("var(--hv-hill,#8fbf7a)", "M0 84q20-12 40-8h40q20-4 40 8v50H0z")
        .ground()
        .palm(10.0, 104.0, 0.8)
        .palm(110.0, 104.0, -0.8);
    art.wall(SAND, 18.0, 52.0, 84.0, 32.0)
        .rect(DEEP, 30.0, 54.0, 60.0, 30.0)
        .colonnade(WHITE, 6, (33.0, 84.0), 10.8, 32.0)
        .cornices(WHITE, &[18.0], 48.0, 84.0)
        .pediment(SAND, 28.0, 48.0, 64.0, 20.0)
        .moved((60.0, 44.0), |art| {
            art.fill(GOLD, "M-8 0v-7l8-3 8 3v7q-8-4-16 0z");
        })
        .panes(&[21.0, 95.0], 62.0, 4.0, 12.0)
        .fill(STONE, "M26 84h68l26 58H0z")
        .write(format_args!(r#"<path d="M60 85v57" fill="none" stroke="{DARK}" stroke-width="116" stroke-linecap="butt" stroke-dasharray="1 4.2" stroke-opacity=".7"/>"#))
        .fill("var(--hv-ground,#e3cda6)", "M0 84h2v58H0zM118 84h2v58h-2z")
        .fill("#7fae6c", "M2 84h26L2 142zM118 84H92l26 58z")
        .fill(ROCK, "M26 84h5L8 142H-2zM94 84h-5l23 58h10z")
        .fill(STONE, "M45 124h30v18H45z")
        .fill(SHADE, "M68 124h7v18h-7z")
        .moved((60.0, 124.0), |art| {
            art.fill("#467568", "M-9 0v-24h18V0z")
                .fill(BRONZE, "M-10 0q0-12 5-14-2-9 5-11 7 2 5 11 5 2 5 14z")
                .line(BRONZE, 3.4, "M-4-21q-8 0-11-6M4-21q8 0 11-6")
                .disc(BRONZE, 0.0, -29.0, 4.4)
                .line("#467568", 1.0, "M-4 0q0-8 3-11M4 0q0-8-3-11");
        });
    art.dusk()
}

pub(super) fn museum() -> String {
    let mut art = Art::sky(Mood::Rose, 60.0);
    art.town().ground();
    art.wall(WHITE, 4.0, 64.0, 112.0, 62.0)
        .cornices(OCHRE, &[4.0], 60.0, 112.0)
        .rect(DEEP, 32.0, 68.0, 56.0, 58.0)
        .pediment(WHITE, 28.0, 60.0, 64.0, 24.0)
        .at((60.0, 57.0), (0.9, 0.9), |art| {
            art.fill(TERRA, "M-3 0l-1-2q-6-3-5-9 1-3 5-3v-3h8v3q4 0 5 3 1 6-5 9l-1 2z")
                .line(IRON, 1.0, "M-8-10h16M-7-6h14")
                .line(TERRA, 1.2, "M-5-15q-5 0-4 4M5-15q5 0 4 4");
        })
        .colonnade(WHITE, 4, (36.0, 126.0), 16.0, 62.0)
        .fill(TEAL, "M39.5 66h8.6v38l-4.3 5-4.3-5z")
        .fill(CORAL, "M55.7 66h8.6v38l-4.3 5-4.3-5z")
        .fill(BLUE, "M71.9 66h8.6v38l-4.3 5-4.3-5z")
        .disc(GOLD, 43.8, 80.0, 2.8)
        .fill(CREAM, "M57.5 84l2.5-7 2.5 7z")
        .fill(OCHRE, "M74 76h4.5v7H74z")
        .portals(STONE, &[11.0, 95.0], 120.0, 14.0, 40.0)
        .fill(TERRA, "M14 120q-1-10 2-12v-8h4v8q3 2 2 12zM98 120q-1-10 2-12v-8h4v8q3 2 2 12z")
        .stairs(22.0, 126.0, 76.0, 5)
        .fill(OCHRE, "M10 60v-4q-3-1-3-5h10q0 4-3 5v4zM106 60v-4q-3-1-3-5h10q0 4-3 5v4z");
    art.dusk()
}

pub(super) fn cathedral() -> String {
    let mut art = Art::sky(Mood::Peach, 56.0);
    art.ground();
    // The right tower is the stouter one, as on the square in Havana.
    art.wall(STONE, 4.0, 46.0, 26.0, 88.0)
        .wall(STONE, 84.0, 40.0, 34.0, 94.0)
        .portal(CREAM, 10.0, 72.0, 14.0, 22.0)
        .portal(CREAM, 91.0, 70.0, 20.0, 26.0)
        .fill(BRONZE, "M12 67q2-2 2-6 0-4 3-4t3 4q0 4 2 6zM94 64q3-3 3-8 0-5 4-5t4 5q0 5 3 8z")
        .cornices(SAND, &[4.0], 44.0, 26.0)
        .cornices(SAND, &[84.0], 38.0, 34.0)
        .cornices(SAND, &[4.0], 76.0, 26.0)
        .cornices(SAND, &[84.0], 76.0, 34.0)
        .dome(TERRA, 17.0, 44.0, 11.0, 12.0)
        .dome(TERRA, 101.0, 38.0, 14.0, 14.0)
        .cross(17.0, 33.0)
        .cross(101.0, 25.0)
        .fill(SAND, "M28 134V90q-2-10 6-16 6-4 6-14 0-8 6-12 4-8 12-10 8 2 12 10 6 4 6 12 0 10 6 14 8 6 6 16v44z")
        .fill(SHADE, "M76 60q0 10 6 14 8 6 6 16v44h-8V80q-6-6-4-20z")
        .line(WHITE, 2.2, "M28 90q-2-10 6-16 6-4 6-14 0-8 6-12 4-8 12-10 8 2 12 10 6 4 6 12 0 10 6 14 8 6 6 16")
        .cornices(WHITE, &[30.0], 90.0, 56.0)
        .disc(WHITE, 58.0, 68.0, 10.0)
        .disc(BLUE, 58.0, 68.0, 8.0)
        .line(GOLD, 1.3, "M58 60v16M50 68h16M52.4 62.4l11.2 11.2M63.6 62.4L52.4 73.6")
        .disc(RED, 58.0, 68.0, 2.6);
    art.columns(WHITE, &[33.0, 43.0, 73.0, 83.0], 134.0, 40.0, 3.4)
        .columns(WHITE, &[34.8, 44.8, 70.8, 80.8], 90.0, 13.0, 2.2)
        .arched_doors(WOOD, &[48.0], 134.0, 20.0, 34.0)
        .arched_doors(WOOD, &[11.0], 134.0, 12.0, 24.0)
        .arched_doors(WOOD, &[94.0], 134.0, 14.0, 26.0)
        .portal(WHITE, 14.0, 100.0, 6.0, 11.0)
        .portal(WHITE, 98.0, 98.0, 6.0, 11.0)
        .cross(58.0, 38.0)
        .stairs(30.0, 134.0, 56.0, 3)
        .line(LIT, 1.0, "M5 78v54M85 80v52");
    art.dusk()
}
