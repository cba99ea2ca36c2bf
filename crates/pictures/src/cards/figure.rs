//! People: heads with looks, shoulders, arms.

use crate::art::Art;
use crate::parts::colour::SHADE;

/// Draws the wall around what was drawn so far; figures call it between view and person.
pub(super) type Doorway<'a> = &'a dyn Fn(&mut Art);

pub(super) const INK: &str = "#2b1c26";

/// Skins of Havana, from dark to light.
pub(super) mod skin {
    pub(crate) const COFFEE: &str = "#6f452f";
    pub(crate) const CINNAMON: &str = "#96603e";
    pub(crate) const CARAMEL: &str = "#bb8054";
    pub(crate) const HONEY: &str = "#d9a173";
    pub(crate) const CREAM: &str = "#edc39a";
}

/// What a face says.
#[derive(Clone, Copy)]
pub(super) enum Look {
    Smile,
    Grin,
    Stern,
    Sly,
    Hidden,
}

/// The view in the doorway: sky above, a paler one below.
pub(super) fn view(art: &mut Art, high: &str, low: &str) {
    art.rect(high, 10.0, 10.0, 80.0, 112.0).bands(
        low,
        ".25",
        (10.0, 80.0),
        &[40.0, 52.0, 64.0, 76.0, 88.0],
        122.0,
    );
}

/// Neck and shoulders, filling the foot of the doorway.
pub(super) fn bust(art: &mut Art, skin: &str, cloth: &str) {
    art.fill(cloth, "M17 122q0-29 22-34l11 3 11-3q22 5 22 34z")
        .fill(SHADE, "M66 90q16 7 17 32H71q2-18-5-32z")
        .fill(skin, "M43 70h14v17q-7 8-14 0z")
        .fill("#4a1d3a40", "M43 77q7 5 14 0v5q-7 4-14 0z");
}

/// A head 22 wide around a point, with clothes drawn over it in the head's own coordinates.
pub(super) fn head(
    art: &mut Art,
    (x, y): (f32, f32),
    skin: &str,
    look: Look,
    worn: impl FnOnce(&mut Art),
) {
    art.at((x, y), (1.15, 1.15), |art| {
        art.disc(skin, -11.0, 1.0, 2.6)
            .disc(skin, 11.0, 1.0, 2.6)
            .oval(skin, 0.0, 0.0, 11.0, 13.0)
            .fill("#4a1d3a22", "M4-12.2a11 13 0 0 1 0 24.4q6-12 0-24.4z");
        face(art, look);
        worn(art);
    });
}

fn face(art: &mut Art, look: Look) {
    match look {
        Look::Smile | Look::Grin => {
            art.line(INK, 2.6, "M-4.5-.5h0M4.5-.5h0")
                .line(INK, 1.1, "M-7-4q2.5-2 4.5-.5M2.5-4.5q2-1.5 4.5.5")
                .line("#4a1d3a66", 1.2, "M.5 0q2 3.5-1 4")
                .line("#d2544655", 3.6, "M-7 4h0M7 4h0");
            if matches!(look, Look::Grin) {
                art.fill("#fffaf0", "M-5.5 6q5.5 7 11 0z").line(INK, 0.8, "M-5.5 6h11");
            } else {
                art.line("#8c2f3c", 1.5, "M-4 7q4 3.5 8 0");
            }
        }
        Look::Stern => {
            art.line(INK, 2.4, "M-4.5-.5h0M4.5-.5h0")
                .line(INK, 1.6, "M-8-4.5l5 1.5M8-4.5l-5 1.5")
                .line("#4a1d3a66", 1.2, "M.5 0q2 3.5-1 4")
                .line(INK, 1.3, "M-3.5 8q3.5-1.5 7 0");
        }
        Look::Sly => {
            art.line("#fffaf0", 3.4, "M-4.5-1h0M4.5-1h0")
                .line(INK, 2.0, "M-3.8-.8h0M5.2-.8h0")
                .line(INK, 1.3, "M-7-4.5l4.5 1.5M2.5-4q2.5-2 5-.5")
                .line("#8c2f3c", 1.4, "M-3 7.5q5 1.5 7.5-1.5");
        }
        Look::Hidden => {}
    }
}

/// An arm along a path, with a hand at its end.
pub(super) fn arm(art: &mut Art, sleeve: &str, skin: &str, d: &str, hand: (f32, f32)) {
    art.line("#4a1d3a33", 13.4, d).line(sleeve, 12.0, d).disc(skin, hand.0, hand.1, 5.2);
}

/// Bands across a sleeve drawn before.
pub(super) fn stripes(art: &mut Art, ink: &str, d: &str) {
    art.dashes(ink, 12.0, "4", d);
}
