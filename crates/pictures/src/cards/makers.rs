//! Those who build and keep: debris, conservation, worker, architect.

use super::figure::{Doorway, INK, Look, arm, bust, head, skin, view};
use crate::art::Art;
use crate::parts::colour::{
    BARK, BLUE, CORAL, CREAM, DARK, DEEP, GOLD, LIT, OCHRE, RED, SHADE, TEAL, TERRA, WHITE, WOOD,
};

pub(super) fn debris(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-rose-high,#f6c3c4)", "var(--hv-rose-low,#fff0dd)");
    art.fill(
        "var(--hv-haze,#e7b9a3)",
        "M10 122V78l8 4 4-14 10 6 6-16 6 20 10-6 4 12 10-14 8 10 14-4v46z",
    );
    doorway(art);
    bust(art, skin::HONEY, CREAM);
    art.fill("#4f7fae", "M32 92l6-3 2 14h20l2-14 6 3v30H32z")
        .disc(GOLD, 40.0, 104.0, 1.6)
        .disc(GOLD, 60.0, 104.0, 1.6);
    head(art, (50.0, 63.0), skin::HONEY, Look::Smile, |art| {
        art.fill("#4a3328", "M-11 2q-2 10 4 11 7 4 14 0 6-1 4-11-2 4-4 4-7-3-14 0-2 0-4-4z")
            .line("#8c2f3c", 1.4, "M-3 8q3 2 6 0")
            .fill("#6d696b", "M-13-5q-1-12 12-12 12 0 13 9l7 3q-14 2-32 0z")
            .line(LIT, 1.4, "M-9-10q3-4 8-4")
            .line("#8d8a8888", 3.0, "M8 3h0M-8 6h0");
    });
    arm(art, CREAM, skin::HONEY, "M22 106q-4 8 0 12", (20.0, 114.0));
    arm(art, CREAM, skin::HONEY, "M78 106q4 8 0 12", (80.0, 114.0));
    art.fill("#8d8a88", "M24 104l6-9 8 2 5-9 9 4 6-8 8 8 5 8 6 5v4z")
        .fill("#6d696b", "M38 97l5-9 9 4-4 9zM60 94l6-2 5 8-8 5zM30 104l4-5 8 3-3 5z")
        .fill("#b9b5b2", "M52 92l6-8 8 8-6 4zM24 104l6-9 5 4-4 6zM44 106l5-5 7 3-2 5z")
        .fill(TERRA, "M66 101l9 2-2 5-8-2z")
        .fill(TEAL, "M18 104h64l-9 18H27z")
        .fill(LIT, "M18 104h64l-1 2.5H19z")
        .fill(SHADE, "M66 104h16l-9 18H62z");
}

pub(super) fn conservation(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-sea-high,#a5dbe2)", "var(--hv-sea-low,#f3f6dc)");
    art.fill("var(--hv-haze,#e7b9a3)", "M10 122V84h14v-8h12v46zM64 122V72q10-12 20 0v6h6v44z");
    doorway(art);
    bust(art, skin::CREAM, "#9a7fb8");
    art.fill(WHITE, "M43 86l7 13 7-13 4 3-6 33H45l-6-33z").line(GOLD, 1.8, "M43 89q7 10 14 0");
    head(art, (50.0, 61.0), skin::CREAM, Look::Smile, |art| {
        art.fill("#cfc9c6", "M-12 3q-6-18 12-18T12 3q-2-10-8-11-8 3-12 0-3 3-4 11z")
            .disc("#cfc9c6", 0.0, -15.5, 5.0)
            .line(INK, 0.9, "M-2-.8h4M-8-1.5l-3-1M8-1.5l3-1")
            .write(format_args!(r#"<g fill="none" stroke="{INK}" stroke-width="1"><circle cx="-4.8" cy="-.5" r="3.4"/><circle cx="4.8" cy="-.5" r="3.4"/></g>"#));
    });
    // A little church kept under a bell jar.
    art.fill(BARK, "M31 118h38v4H31z")
        .fill(TERRA, "M38 106l12-9 12 9z")
        .rect(CREAM, 40.0, 106.0, 20.0, 12.0)
        .rect(CREAM, 46.0, 94.0, 8.0, 12.0)
        .fill(TERRA, "M45 94l5-6 5 6z")
        .arch(DEEP, 47.5, 118.0, 5.0, 8.0)
        .disc(BLUE, 50.0, 100.0, 2.0)
        .fill("#ffffff4d", "M34 118V98q0-16 16-16t16 16v20z")
        .line(WHITE, 1.6, "M34 118V98q0-16 16-16t16 16v20")
        .disc(WHITE, 50.0, 80.5, 2.4)
        .line("#fffd", 2.0, "M38 110V99q0-7 5-10");
    arm(art, "#9a7fb8", skin::CREAM, "M22 106q-1 12 8 12", (33.0, 116.0));
    arm(art, "#9a7fb8", skin::CREAM, "M78 106q1 12-8 12", (67.0, 116.0));
}

pub(super) fn worker(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-sea-high,#a5dbe2)", "var(--hv-sea-low,#f3f6dc)");
    art.line(
        "#b98a55",
        2.4,
        "M20 122V60M44 122V60M10 74h80M10 96h80M72 122V50M20 96l24-22M44 96l28-22",
    )
    .fill("var(--hv-haze,#e7b9a3)", "M48 122V98h42v24z");
    doorway(art);
    art.line(WOOD, 3.6, "M68 122L83 50")
        .fill("#8d99a3", "M77 52l12 2.5 4-15q0-8-4-11-6 1-9 9z")
        .fill(LIT, "M79 51l4 1 5-18q0-3-1-4-4 2-5 7z");
    bust(art, skin::CINNAMON, skin::CINNAMON);
    art.fill(WHITE, "M32 90l5-2q1 13 13 13t13-13l5 2q4 14 3 32H29q-1-18 3-32z")
        .fill(SHADE, "M62 94q4 14 3 28h6q1-18-3-32z")
        .fill(RED, "M40 84q10 7 20 0l2 5q-6 5-10 5l-1 10-6-9q-4-2-7-6z")
        .line(WHITE, 1.2, "M45 89h0M51 91h0M57 88h0M48 97h0");
    head(art, (50.0, 63.0), skin::CINNAMON, Look::Grin, |art| {
        art.fill(INK, "M-5 4.5q2.5-2 5 0 2.5-2 5 0-2 1.5-5 .8-3 .7-5-.8z")
            .fill(OCHRE, "M-13-5q0-14 13-14t13 14z")
            .fill("#d98f24", "M-17-5.5h34q0 3-4 3h-26q-4 0-4-3z")
            .fill(LIT, "M-9-8q1-8 8-8.5-4 3-4 8.5z")
            .line("#d98f24", 1.8, "M0-18.5v12");
    });
    arm(art, skin::CINNAMON, skin::CINNAMON, "M24 99q-7 8-3 22", (22.0, 124.0));
    arm(art, skin::CINNAMON, skin::CINNAMON, "M77 99q12 12-2 15", (72.0, 108.0));
}

pub(super) fn architect(art: &mut Art, doorway: Doorway<'_>) {
    view(art, "var(--hv-peach-high,#ffd3a6)", "var(--hv-peach-low,#fff3d8)");
    art.fill("var(--hv-haze,#e7b9a3)", "M10 122V90h16v-10q12-14 24 0v10h14V76l10-8 10 8v14h6v32z");
    doorway(art);
    art.fill("#5b2f22", "M33 78q-8-22 2-34 15-10 30 0 10 12 2 34z");
    bust(art, skin::HONEY, RED);
    art.fill(WHITE, "M43 86l7 12 7-12 5 3-9 15h-6l-9-15z");
    head(art, (50.0, 64.0), skin::HONEY, Look::Smile, |art| {
        art.fill("#5b2f22", "M-12 2q-3-17 12-17t12 17q-1-8-6-10-7 3-12-1-5 3-6 11z")
            .disc("#5b2f22", 3.0, -17.0, 6.0)
            .line(GOLD, 2.2, "M-8-15l22-6")
            .line(INK, 2.2, "M-8-15h0")
            .write(format_args!(r#"<g fill="none" stroke="{INK}" stroke-width="1.1"><circle cx="-4.8" cy="-.3" r="3.6"/><circle cx="4.8" cy="-.3" r="3.6"/><path d="M-1.2-.6h2.4M-8.4-1l-2.6-.8M8.4-1l2.6-.8"/></g>"#));
    });
    art.fill("#2a73b4", "M18 98h56v24H18z")
        .line("#d7ecff", 1.0, "M26 118v-9l9-6 9 6v9zM32 118v-6h6v6M50 104h18M50 109h14M50 114h18")
        .fill("#3f8ccc", "M18 98q-5 0-5 4t5 4zM74 98q5 0 5 4t-5 4z")
        .fill(DARK, "M18 104v2h-1zM74 104v2z");
    arm(art, RED, skin::HONEY, "M20 112q-4 0-2-6", (19.0, 106.0));
    arm(art, RED, skin::HONEY, "M82 112q2-10-2-22", (79.0, 86.0));
    art.line("#7f8d99", 2.2, "M80 62l-6 26M80 62l8 25")
        .line("#7f8d99", 1.2, "M76.5 77q4 2 8 0")
        .disc(GOLD, 80.0, 61.0, 3.0)
        .line(CORAL, 1.2, "M74 88v2M88 87v2")
        .disc(skin::HONEY, 79.0, 86.0, 3.6);
}
