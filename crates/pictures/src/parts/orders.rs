//! Columns, domes, towers and stairs.

use super::colour::{DARK, GOLD, LIT, SHADE, STONE};
use crate::art::{Art, N};

impl Art {
    /// Columns with base and capital about these places, standing on `base`.
    pub(crate) fn columns(
        &mut self,
        fill: &str,
        places: &[f32],
        base: f32,
        h: f32,
        w: f32,
    ) -> &mut Art {
        let top = base - h;
        let (mut stone, mut shade) = (Vec::new(), Vec::new());
        for cx in places {
            let left = cx - w / 2.0;
            stone.extend([
                (left, top, w, h),
                (left - 1.2, top, w + 2.4, 2.0),
                (left - 1.0, base - 1.8, w + 2.0, 1.8),
            ]);
            shade.push((left + w * 0.6, top, w * 0.4, h));
        }
        self.rects(fill, &stone).rects(SHADE, &shade)
    }

    /// Columns at equal distances.
    pub(crate) fn colonnade(
        &mut self,
        fill: &str,
        count: u8,
        (first, base): (f32, f32),
        step: f32,
        h: f32,
    ) -> &mut Art {
        let places: Vec<f32> = (0..count).map(|i| first + f32::from(i) * step).collect();
        self.columns(fill, &places, base, h, step * 0.32)
    }

    /// A ribbed dome standing on `base`.
    pub(crate) fn dome(&mut self, fill: &str, cx: f32, base: f32, r: f32, h: f32) -> &mut Art {
        let (left, bottom, rx, ry, wide) = (N(cx - r), N(base), N(r), N(h), N(2.0 * r));
        self.fill(fill, &format!("M{left} {bottom}a{rx} {ry} 0 0 1 {wide} 0z"));
        self.fill(
            SHADE,
            &format!(
                "M{} {bottom}A{} {ry} 0 0 0 {cx} {}A{rx} {ry} 0 0 1 {} {bottom}z",
                N(cx + r * 0.45),
                N(r * 0.45),
                N(base - h),
                N(cx + r),
                cx = N(cx)
            ),
        );
        self.line(
            LIT,
            1.0,
            &format!(
                "M{} {bottom}A{} {ry} 0 0 1 {cx} {}",
                N(cx - r * 0.45),
                N(r * 0.45),
                N(base - h),
                cx = N(cx)
            ),
        )
    }

    /// A ball and spike on top of something.
    pub(crate) fn finial(&mut self, fill: &str, cx: f32, base: f32, h: f32) -> &mut Art {
        self.line(fill, 1.0, &format!("M{} {}v-{}", N(cx), N(base), N(h))).disc(
            fill,
            cx,
            base - h * 0.35,
            h * 0.2,
        )
    }

    /// A cross on top of something.
    pub(crate) fn cross(&mut self, cx: f32, base: f32) -> &mut Art {
        self.line(GOLD, 1.4, &format!("M{} {}v-9m-3 3h6", N(cx), N(base)))
    }

    /// Steps that widen downwards.
    pub(crate) fn stairs(&mut self, x: f32, y: f32, w: f32, steps: u8) -> &mut Art {
        let (mut treads, mut edges) = (Vec::new(), Vec::new());
        for i in 0..steps {
            let out = f32::from(i) * 2.0;
            treads.push((x - out, y + out, w + 2.0 * out, 2.0));
            edges.push((x - out, y + out + 1.3, w + 2.0 * out, 0.7));
        }
        self.rects(STONE, &treads).rects(DARK, &edges)
    }

    /// A clock face.
    pub(crate) fn clock(&mut self, rim: &str, cx: f32, cy: f32, r: f32) -> &mut Art {
        let hands = format!("M{} {}V{}h{}", N(cx), N(cy - r * 0.6), N(cy), N(r * 0.45));
        self.disc(rim, cx, cy, r + 1.4).disc("var(--hv-dial,#fffaf0)", cx, cy, r).line(
            "#3b3440",
            (r * 0.16).max(0.8),
            &hands,
        )
    }
}
