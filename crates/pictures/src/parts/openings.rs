//! Windows, shutters, doors, balconies and the stained-glass half-rounds above them.

use super::colour::{
    BLUE, CREAM, DARK, DEEP, GOLD, IRON, LIT, PANE, RED, SHADE,
};
use crate::art::{Art, N};

/// The outline of an opening with a round head, from its left foot.
fn arch_path(x: f32, base: f32, w: f32, h: f32) -> String {
    let (radius, straight) = (N(w / 2.0), N(h - w / 2.0));
    format!("M{} {}v-{straight}a{radius} {radius} 0 0 1 {} 0v{straight}z", N(x), N(base), N(w))
}

impl Art {
    /// A round-headed opening standing on `base`.
    pub(crate) fn arch(&mut self, fill: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        self.fill(fill, &arch_path(x, base, w, h))
    }

    /// A round-headed opening with a frame around it.
    pub(crate) fn portal(&mut self, frame: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        self.arch(frame, x - 1.8, base, w + 3.6, h + 1.8).arch(DEEP, x, base, w, h)
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
        let (mut outer, mut inner) = (String::new(), String::new());
        for i in 0..count {
            let left = x + f32::from(i) * bay;
            outer += &arch_path(left + 0.4, base, bay - 0.8, h + 1.6);
            inner += &arch_path(left + 2.0, base, bay - 4.0, h);
        }
        self.fill(trim, &outer).fill(DEEP, &inner).rect(
            DARK,
            x,
            base - 1.2,
            f32::from(count) * bay,
            1.2,
        )
    }

    /// A framed window with a cross of bars and a sill.
    pub(crate) fn pane(&mut self, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let cross = format!(
            "M{} {}v{}M{} {}h{}",
            N(x + w / 2.0),
            N(y),
            N(h),
            N(x),
            N(y + h * 0.4),
            N(w)
        );
        self.rect(CREAM, x - 1.2, y - 1.2, w + 2.4, h + 2.4)
            .rect(PANE, x, y, w, h)
            .line(CREAM, 0.8, &cross)
            .rect(SHADE, x - 1.2, y + h + 1.2, w + 2.4, 1.2)
    }

    /// A window with its shutters thrown open.
    pub(crate) fn shuttered(&mut self, leaf: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let leaf_width = w * 0.5;
        self.pane(x, y, w, h);
        for left in [x - leaf_width - 0.8, x + w + 0.8] {
            self.rect(leaf, left, y - 0.6, leaf_width, h + 1.2).slats(
                DARK,
                "0.7 1.2",
                (left + 0.7, y + 0.6),
                leaf_width - 1.4,
                h - 1.2,
            );
        }
        self
    }

    /// Closed louvred leaves that fill the opening.
    pub(crate) fn louvres(&mut self, leaf: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        self.rect(CREAM, x - 1.2, y - 1.2, w + 2.4, h + 1.2)
            .rect(leaf, x, y, w, h)
            .slats(DARK, "0.7 1.2", (x + 0.9, y + 1.2), w - 1.8, h - 2.0)
            .rect(leaf, x + w / 2.0 - 0.7, y, 1.4, h)
    }

    /// The stained-glass half-round of Havana, its centre on the transom.
    pub(crate) fn fan(&mut self, cx: f32, base: f32, r: f32) -> &mut Art {
        let half = |r: f32| format!("M{} {}a{r} {r} 0 0 1 {} 0", N(cx - r), N(base), N(2.0 * r), r = N(r));
        self.fill(CREAM, &format!("{}z", half(r + 1.2)))
            .fill(GOLD, &format!("{}z", half(r)))
            .write(format_args!(
                r#"<path fill="none" stroke="{BLUE}" stroke-width="{}" stroke-linecap="butt" pathLength="5" stroke-dasharray="1" d="{}"/>"#,
                N(r * 0.6),
                half(r * 0.7)
            ))
            .fill(RED, &format!("{}z", half(r * 0.42)))
    }

    /// A balcony door: louvres under a half-round of glass.
    pub(crate) fn french(&mut self, leaf: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        self.louvres(leaf, x, base - h, w, h).fan(x + w / 2.0, base - h - 0.4, w / 2.0)
    }

    /// An iron balcony on its slab.
    pub(crate) fn balcony(&mut self, x: f32, y: f32, w: f32) -> &mut Art {
        self.bars(IRON, "0.6 1.2", (x, y - 6.0), w, 6.0)
            .line(IRON, 0.8, &format!("M{} {}h{}", N(x), N(y - 6.0), N(w)))
            .rect(CREAM, x - 1.0, y, w + 2.0, 1.8)
            .rect(DARK, x, y + 1.8, w, 1.4)
    }

    /// A panelled double door.
    pub(crate) fn door(&mut self, leaf: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        let top = base - h;
        self.rect(CREAM, x - 1.4, top - 1.4, w + 2.8, h + 1.4)
            .rect(leaf, x, top, w, h)
            .slats(SHADE, "4 1.6", (x + 1.2, top + 1.4), w / 2.0 - 2.0, h - 2.0)
            .slats(SHADE, "4 1.6", (x + w / 2.0 + 0.8, top + 1.4), w / 2.0 - 2.0, h - 2.0)
            .rect(DARK, x + w / 2.0 - 0.3, top, 0.6, h)
            .disc(GOLD, x + w / 2.0 + 1.4, base - h * 0.45, 0.7)
    }

    /// A round-headed double door.
    pub(crate) fn arched_door(&mut self, leaf: &str, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        self.arch(CREAM, x - 1.8, base, w + 3.6, h + 1.8)
            .arch(leaf, x, base, w, h)
            .slats(SHADE, "4 1.6", (x + 1.2, base - h + w / 2.0), w - 2.4, h - w / 2.0 - 1.0)
            .rect(DARK, x + w / 2.0 - 0.4, base - h + 0.2, 0.8, h)
            .rect(LIT, x + 0.6, base - h + w / 2.0, 0.8, h - w / 2.0)
    }

    /// A striped awning with a scalloped hem.
    pub(crate) fn awning(&mut self, stripe: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let scallops = (w / 6.0).round().max(1.0) as u8;
        let scallop = w / f32::from(scallops);
        let mut hem = format!("M{} {}", N(x), N(y + h));
        for _ in 0..scallops {
            hem += &format!("a{r} {r} 0 0 0 {} 0", N(scallop), r = N(scallop / 2.0));
        }
        let stripes = format!("{} {}", N(scallop), N(scallop));
        self.fill(DARK, &format!("M{} {}h{}v4h-{}z", N(x + 1.0), N(y + h), N(w - 2.0), N(w - 2.0)))
            .fill("#fffaf0", &format!("{hem}V{}h-{}z", N(y), N(w)))
            .bars(stripe, &stripes, (x, y), w, h);
        for i in (0..scallops).step_by(2) {
            self.disc(stripe, x + (f32::from(i) + 0.5) * scallop, y + h, scallop / 2.0);
        }
        self.fill(LIT, &format!("M{} {}h{}v1.6h-{}z", N(x), N(y), N(w), N(w)))
    }
}
