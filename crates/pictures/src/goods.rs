//! Materials, workers and pesos: each with a shape of its own, 24 × 24.

use havana_rules::Material;

use crate::art::Art;
use crate::parts::colour::{BLUE, GOLD, LIT, OCHRE};

/// The outline, dark by day and light by night.
const EDGE: &str = "var(--hv-edge,#2b1c26)";
const INK: &str = "#2b1c26";

fn blank() -> Art {
    Art::new(24, 24)
}

/// A material: brick is a block, sandstone a hewn hexagon, loam a round lump, glass a diamond, debris a shard.
pub fn material(material: Material) -> String {
    let mut art = blank();
    lump(&mut art, material);
    art.finish()
}

/// A material with its letter in the language of the page.
pub fn material_with_letter(material: Material, letter: char) -> String {
    let mut art = blank();
    lump(&mut art, material);
    let ink = if material == Material::Sandstone { "#3a2a00" } else { "#ffffff" };
    let (x, y) = match material {
        Material::Brick => (10.5, 17.4),
        Material::Debris => (12.0, 18.0),
        _ => (12.0, 16.0),
    };
    let letter =
        if matches!(letter, '<' | '&' | '>' | '"') || letter.is_control() { '?' } else { letter };
    art.write(format_args!(
        r#"<text x="{}" y="{}" fill="{ink}" font-size="11" font-weight="800" text-anchor="middle" font-family="inherit">{letter}</text>"#,
        crate::art::N(x),
        crate::art::N(y)
    ));
    art.finish()
}

fn lump(art: &mut Art, material: Material) {
    match material {
        Material::Brick => {
            let outline = "M1.5 8.5l4-4h17v11l-4 4h-17z";
            art.fill("var(--hv-brick,#c23f2b)", outline)
                .fill("#fff4", "M1.5 8.5l4-4h17l-4 4z")
                .fill("#0003", "M18.5 8.5l4-4v11l-4 4z")
                .line(EDGE, 1.0, outline);
        }
        Material::Sandstone => {
            let outline = "M7 2.5h10l5.5 9.5L17 21.5H7L1.5 12z";
            art.fill("var(--hv-sandstone,#f3c352)", outline)
                .fill("#fff6", "M7 2.5h10L14.5 6H9.5L5 12H1.5z")
                .fill("#0002", "M17 21.5H7L9.5 18h5l4.5-6h3.5z")
                .line(EDGE, 1.0, outline);
        }
        Material::Loam => {
            art.disc(EDGE, 12.0, 12.0, 10.7)
                .disc("var(--hv-loam,#85552f)", 12.0, 12.0, 9.8)
                .line("#fff5", 1.6, "M5 10q1.5-4.5 6-5.2")
                .line("#0003", 1.6, "M19 14q-1.5 4.5-6 5.2");
        }
        Material::Glass => {
            let outline = "M12 1l10.5 11L12 23 1.5 12z";
            art.fill("var(--hv-glass,#2a73b4)", outline)
                .fill("#fff4", "M12 1L1.5 12h4L12 5z")
                .fill("#0003", "M12 23l10.5-11h-4L12 19z")
                .line(EDGE, 1.0, outline);
        }
        Material::Debris => {
            let outline = "M1.5 20.5L3 12l4.5-2 2-6.5L14.5 2l3 5.5 4 3 1 10z";
            art.fill("var(--hv-debris,#6d696b)", outline)
                .fill("#fff4", "M3 12l4.5-2 2-6.5 1.5 3-2.5 5.5z")
                .fill("#0003", "M14.5 2l3 5.5 4 3-4-.5-3-3.5z")
                .line(EDGE, 1.0, outline);
        }
    }
}

/// A worker: a figure in a helmet.
pub fn worker() -> String {
    let mut art = blank();
    let body = "M3.5 22.5q0-8.5 8.5-8.5t8.5 8.5z";
    art.fill(BLUE, body)
        .fill("#fff8", "M10 14.2l2 3 2-3z")
        .line(EDGE, 1.0, body)
        .disc(EDGE, 12.0, 10.0, 5.0)
        .disc("#bb8054", 12.0, 10.0, 4.2)
        .line(INK, 1.1, "M10.3 10.5h0M13.7 10.5h0")
        .fill(EDGE, "M4.5 9q.5-8 7.5-8t7.5 8z")
        .fill(OCHRE, "M5.8 8Q6.5 2 12 2t6.2 6z")
        .fill(LIT, "M7.5 7q.5-3.5 3.5-4-1.5 1.5-1.5 4z");
    art.finish()
}

/// A peso: a coin.
pub fn peso() -> String {
    let mut art = blank();
    art.disc("#8a5f10", 12.0, 12.0, 10.8)
        .disc(GOLD, 12.0, 12.0, 9.8)
        .write(format_args!(
            r##"<circle cx="12" cy="12" r="7.4" fill="none" stroke="#b07a14" stroke-width=".9"/>"##
        ))
        .line("#6e4a06", 1.9, "M9.7 17V7h3.1q2.9 0 2.9 2.9t-2.9 2.9H9.7M7.6 9.7h9.2")
        .line("#fff9", 1.2, "M4.3 10.5q1-4 5-6");
    art.finish()
}
