//! Windows, shutters, doors, balconies and the stained-glass half-rounds above them.
//!
//! What a façade repeats is drawn for all places of a row at once: a row is as few elements as one.

use core::fmt::Write;

use super::colour::{BLUE, CREAM, DARK, DEEP, GOLD, IRON, LIT, PANE, RED, SHADE};
use crate::art::{Art, N, divided};

/// The outline of an opening with a round head, from its left foot.
fn arch_path(x: f32, base: f32, w: f32, h: f32) -> String {
    let (radius, straight) = (N(w / 2.0), N(h - w / 2.0));
    format!("M{} {}v-{straight}a{radius} {radius} 0 0 1 {} 0v{straight}z", N(x), N(base), N(w))
}

/// The same box at each place of a row.
fn row(xs: &[f32], shift: f32, y: f32, w: f32, h: f32) -> Vec<(f32, f32, f32, f32)> {
    xs.iter().map(|x| (x + shift, y, w, h)).collect()
}

/// The same path at each place of a row.
fn paths(xs: &[f32], path: impl Fn(f32) -> String) -> String {
    xs.iter().map(|&x| path(x)).collect()
}

impl Art {
    /// A round-headed opening standing on `base`.
    pub(crate) fn arch(&mut self, fill: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        self.fill(fill, &arch_path(x, base, w, h))
    }

    /// A round-headed opening with a frame around it.
    pub(crate) fn portal(&mut self, frame: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        self.portals(frame, &[x], base, w, h)
    }

    pub(crate) fn portals(
        &mut self,
        frame: &str,
        xs: &[f32],
        base: f32,
        w: f32,
        h: f32,
    ) -> &mut Art {
        self.fill(frame, &paths(xs, |x| arch_path(x - 1.8, base, w + 3.6, h + 1.8)))
            .fill(DEEP, &paths(xs, |x| arch_path(x, base, w, h)))
    }

    /// A row of arches on piers, with a shadow inside.
    pub(crate) fn arcade(
        &mut self,
        trim: &str,
        count: u8,
        (x, base): (f32, f32),
        bay: f32,
        h: f32,
    ) -> &mut Art {
        let bays: Vec<f32> = (0..count).map(|i| x + f32::from(i) * bay).collect();
        self.fill(trim, &paths(&bays, |x| arch_path(x + 0.4, base, bay - 0.8, h + 1.6)))
            .fill(DEEP, &paths(&bays, |x| arch_path(x + 2.0, base, bay - 4.0, h)))
            .rect(DARK, x, base - 1.2, f32::from(count) * bay, 1.2)
    }

    /// A framed window with a cross of bars and a sill.
    pub(crate) fn pane(&mut self, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        self.panes(&[x], y, w, h)
    }

    pub(crate) fn panes(&mut self, xs: &[f32], y: f32, w: f32, h: f32) -> &mut Art {
        let (top, bar, high, wide) = (N(y), N(y + h * 0.4), N(h), N(w));
        let cross = |x: f32| format!("M{} {top}v{high}M{} {bar}h{wide}", N(x + w / 2.0), N(x));
        self.rects(CREAM, &row(xs, -1.2, y - 1.2, w + 2.4, h + 2.4))
            .rects(PANE, &row(xs, 0.0, y, w, h))
            .line(CREAM, 0.8, &paths(xs, cross))
            .rects(SHADE, &row(xs, -1.2, y + h + 1.2, w + 2.4, 1.2))
    }

    /// Windows with their shutters thrown open.
    pub(crate) fn shuttered(&mut self, leaf: &str, xs: &[f32], y: f32, w: f32, h: f32) -> &mut Art {
        let wide = w * 0.5;
        let leaves: Vec<f32> = xs.iter().flat_map(|x| [x - wide - 0.8, x + w + 0.8]).collect();
        self.panes(xs, y, w, h)
            .rects(leaf, &row(&leaves, 0.0, y - 0.6, wide, h + 1.2))
            .louvre_slats(&leaves, y + 0.6, wide, h - 1.2)
    }

    /// Closed louvred leaves that fill their openings.
    pub(crate) fn louvres(&mut self, leaf: &str, xs: &[f32], y: f32, w: f32, h: f32) -> &mut Art {
        let leaves: Vec<f32> = xs.iter().flat_map(|x| [x + 0.2, x + w / 2.0 - 0.2]).collect();
        self.rects(CREAM, &row(xs, -1.2, y - 1.2, w + 2.4, h + 1.2))
            .rects(leaf, &row(xs, 0.0, y, w, h))
            .louvre_slats(&leaves, y + 1.2, w / 2.0, h - 2.0)
    }

    fn louvre_slats(&mut self, leaves: &[f32], y: f32, w: f32, h: f32) -> &mut Art {
        let slats = paths(leaves, |x| format!("M{} {}v{}", N(x + w / 2.0), N(y), N(h)));
        self.dashes(DARK, w - 1.6, ".7 1.2", &slats)
    }

    /// The stained-glass half-round of Havana, its centre on the transom.
    pub(crate) fn fan(&mut self, cx: f32, base: f32, r: f32) -> &mut Art {
        self.fans(&[cx], base, r)
    }

    pub(crate) fn fans(&mut self, places: &[f32], base: f32, r: f32) -> &mut Art {
        let half = |r: f32, end: &str| {
            paths(places, |cx| {
                let (x, wide, r) = (N(cx - r), N(2.0 * r), N(r));
                format!("M{x} {}a{r} {r} 0 0 1 {wide} 0{end}", N(base))
            })
        };
        // Five wedges each: dashes start again on every arc.
        self.fill(CREAM, &half(r + 1.2, "z"))
            .fill(GOLD, &half(r, "z"))
            .write(format_args!(
                r#"<path stroke="{BLUE}" stroke-width="{}" stroke-linecap="butt" pathLength="{}" stroke-dasharray="1" d="{}"/>"#,
                N(r * 0.6),
                places.len() * 5,
                half(r * 0.7, "")
            ))
            .fill(RED, &half(r * 0.42, "z"))
    }

    /// Balcony doors: louvres under half-rounds of glass.
    pub(crate) fn french(&mut self, leaf: &str, xs: &[f32], base: f32, w: f32, h: f32) -> &mut Art {
        let middles: Vec<f32> = xs.iter().map(|x| x + w / 2.0).collect();
        self.louvres(leaf, xs, base - h, w, h).fans(&middles, base - h - 0.4, w / 2.0)
    }

    /// Iron balconies on their slabs.
    pub(crate) fn balconies(&mut self, xs: &[f32], y: f32, w: f32) -> &mut Art {
        let rail = |y: f32| paths(xs, |x| format!("M{} {}h{}", N(x), N(y), N(w)));
        self.dashes(IRON, 6.0, ".6 1.2", &rail(y - 3.0))
            .line(IRON, 0.8, &rail(y - 6.0))
            .rects(CREAM, &row(xs, -1.0, y, w + 2.0, 1.8))
            .rects(DARK, &row(xs, 0.0, y + 1.8, w, 1.4))
    }

    /// A panelled double door.
    pub(crate) fn door(&mut self, leaf: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        let top = base - h;
        let panels = paths(&[x + w / 4.0 + 0.2, x + w * 0.75 - 0.2], |cx| {
            format!("M{} {}v{}", N(cx), N(top + 1.4), N(h - 2.0))
        });
        self.rect(CREAM, x - 1.4, top - 1.4, w + 2.8, h + 1.4)
            .rect(leaf, x, top, w, h)
            .dashes(SHADE, w / 2.0 - 2.0, "4 1.6", &panels)
            .rect(DARK, x + w / 2.0 - 0.3, top, 0.6, h)
            .disc(GOLD, x + w / 2.0 + 1.4, base - h * 0.45, 0.7)
    }

    /// Round-headed double doors.
    pub(crate) fn arched_doors(
        &mut self,
        leaf: &str,
        xs: &[f32],
        base: f32,
        w: f32,
        h: f32,
    ) -> &mut Art {
        let spring = base - h + w / 2.0;
        let panels = paths(xs, |x| format!("M{} {}V{}", N(x + w / 2.0), N(spring), N(base - 1.0)));
        self.fill(CREAM, &paths(xs, |x| arch_path(x - 1.8, base, w + 3.6, h + 1.8)))
            .fill(leaf, &paths(xs, |x| arch_path(x, base, w, h)))
            .dashes(SHADE, w - 2.4, "4 1.6", &panels)
            .rects(DARK, &row(xs, w / 2.0 - 0.4, base - h + 0.2, 0.8, h))
            .rects(LIT, &row(xs, 0.6, spring, 0.8, base - spring))
    }

    /// A striped awning with a scalloped hem.
    pub(crate) fn awning(&mut self, stripe: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let scallops = divided(w, 6.0);
        let scallop = w / f32::from(scallops);
        let tongue = format!("a{r} {r} 0 0 0 {} 0", N(scallop), r = N(scallop / 2.0));
        let (hem, mut striped) = (N(y + h), String::new());
        for i in (0..scallops).step_by(2) {
            let left = N(x + f32::from(i) * scallop);
            let _ = write!(striped, "M{left} {hem}{tongue}V{}H{left}z", N(y));
        }
        let white =
            format!("M{} {hem}{}V{}h-{}z", N(x), tongue.repeat(usize::from(scallops)), N(y), N(w));
        self.rect(DARK, x + 1.0, y + h, w - 2.0, 4.0)
            .fill("#fffaf0", &white)
            .fill(stripe, &striped)
            .rect(LIT, x, y, w, 1.6)
    }
}
