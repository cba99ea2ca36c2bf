//! What stands in the street: lamps, cars, flags, barrels, crates, boats.

use super::colour::{BARK, CREAM, DARK, IRON, LIT, SHADE, WHITE, WOOD};
use crate::art::{Art, N};

impl Art {
    /// An iron street lamp, 34 high.
    pub(crate) fn lamp(&mut self, x: f32, base: f32) -> &mut Art {
        self.moved((x, base), |art| {
            art.line(IRON, 1.4, "M0 0v-25M-2.4 0h4.8M-3-25h6")
                .fill("var(--hv-lamp,#fff3c4)", "M-2.4-26h4.8l1 -6h-6.8z")
                .fill(IRON, "M-4-32h8l-4-3z");
        })
    }

    /// A finned car of the fifties, 46 long, its wheels on the line.
    pub(crate) fn car(&mut self, paint: &str, x: f32, base: f32, scale: f32) -> &mut Art {
        self.at((x, base), (scale, scale.abs()), |art| {
            art.oval(DARK, 23.0, 0.0, 24.0, 1.6)
                .fill("#54798a", "M13-11l3-6.4h13l5 6.4z")
                .line(CREAM, 1.2, "M12.5-10.5l3.2-7h13.6l5.5 7M23-17v6")
                .fill(paint, "M0-12.5l6 1.5h29q9 0 10.5 4v4h-44q-2-1-1.5-4z")
                .fill(WHITE, "M2-7.5h30l-5 2.2h-24z")
                .rect("#cfd3d6", 0.0, -3.4, 46.0, 1.6)
                .line(IRON, 8.0, "M11-2.5h0M36-2.5h0")
                .line(WHITE, 5.0, "M11-2.5h0M36-2.5h0")
                .disc("var(--hv-lamp,#fff3c4)", 44.3, -7.0, 1.3)
                .fill("#c8372f", "M0-11.5l3 .8v2.6h-2.6z")
                .fill(LIT, "M8-11h26q6 .3 8 1.6H9z");
        })
    }

    /// A flag on a pole that stands on `base`.
    pub(crate) fn flag(&mut self, fill: &str, x: f32, base: f32, h: f32) -> &mut Art {
        let top = base - h;
        self.line(IRON, 0.9, &format!("M{} {}V{}", N(x), N(base), N(top)))
            .fill(fill, &format!("M{} {}q3.5-2 7 0t6 0v6.5q-3 2-6 0t-7 0z", N(x), N(top + 0.4)))
            .fill(WHITE, &format!("M{} {}q3.5-2 7 0t6 0v2q-3 2-6 0t-7 0z", N(x), N(top + 2.6)))
    }

    /// A barrel standing on `base`, 10 wide.
    pub(crate) fn barrel(&mut self, x: f32, base: f32) -> &mut Art {
        self.moved((x, base), |art| {
            art.fill(WOOD, "M1 0Q-1.5-6.5 1-13h8q2.5 6.5 0 13z")
                .line(IRON, 0.9, "M.2-4h9.6M.2-9h9.6")
                .fill(SHADE, "M6 0q1.5-6.5 0-13h3q2.5 6.5 0 13z");
        })
    }

    /// A wooden crate with something round heaped in it, standing on `base`.
    pub(crate) fn crate_of(&mut self, fruit: &str, x: f32, base: f32, w: f32) -> &mut Art {
        let top = base - 6.0;
        let heap = format!("M{} {}h{}", N(x + 2.0), N(top - 0.5), N(w - 4.0));
        let crown = format!("M{} {}h{}", N(x + 4.0), N(top - 2.5), N(w - 8.0));
        self.line(SHADE, 4.6, &heap)
            .write(format_args!(r#"<g stroke-dasharray="0 3.8">"#))
            .line(fruit, 4.2, &heap)
            .line(fruit, 4.0, &crown)
            .raw("</g>")
            .rect(WOOD, x, top, w, 6.0)
            .rect(BARK, x, top + 2.6, w, 0.8)
            .rect(LIT, x, top, w, 0.8)
    }

    /// A row of light bulbs along a path.
    pub(crate) fn bulbs(&mut self, d: &str) -> &mut Art {
        self.write(format_args!(
            r#"<path stroke="var(--hv-lamp,#fff3c4)" stroke-width="1.6" stroke-dasharray="0 3.2" d="{d}"/>"#
        ))
    }
}
