//! Palms, hedges and flowers.

use core::fmt::Write;

use super::colour::{BARK, GREEN, LEAF, ROCK};
use crate::art::{Art, N, divided};

impl Art {
    /// A palm about 60 high at scale 1; a negative scale leans it the other way.
    pub(crate) fn palm(&mut self, x: f32, base: f32, scale: f32) -> &mut Art {
        self.at((x, base), (scale, scale.abs()), |art| {
            art.fill(ROCK, "M-2 0Q-4-22 1-46h2.4Q0-22 2.2 0z")
                .slats("#4a1d3a40", "0.8 3", (-2.6, -42.0), 4.4, 42.0)
                .fill(GREEN, "M2-46C-2-60-11-65-18-60C-9-60-4-54 2-46C3-60 10-66 18-63C10-61 6-54 2-46C-5-48-13-43-14-31C-9-40-4-44 2-46C9-47 17-42 19-30C14-39 8-44 2-46")
                .fill(LEAF, "M2-46C-4-57-16-57-22-45C-14-51-5-50 2-46C8-57 21-57 26-45C18-51 9-50 2-46C-4-46-6-40-6-34C-3-41-1-44 2-46C8-44 10-40 10-34C6-41 4-44 2-46C0-56 2-62 5-68C8-60 6-54 2-46")
                .fill(BARK, "M0-45a1.6 1.6 0 1 0 3 1a1.6 1.6 0 1 0 2-2z");
        })
    }

    /// A clipped hedge.
    pub(crate) fn hedge(&mut self, x: f32, base: f32, w: f32, h: f32) -> &mut Art {
        let bumps = divided(w, 6.0);
        let bump = w / f32::from(bumps);
        let mut d = format!("M{} {}v-{}", N(x), N(base), N(h));
        for _ in 0..bumps {
            let _ = write!(d, "a{r} {r} 0 0 1 {} 0", N(bump), r = N(bump * 0.55));
        }
        self.fill(GREEN, &format!("{d}v{}z", N(h))).line(
            LEAF,
            1.2,
            &format!("M{} {}h0m6-2h0m5 2h0m6-2h0", N(x + 3.0), N(base - h * 0.6)),
        )
    }

    /// Blossoms scattered from a place, as bougainvillea hangs.
    pub(crate) fn blossoms(&mut self, fill: &str, x: f32, y: f32) -> &mut Art {
        let at = (N(x), N(y));
        self.line(GREEN, 5.0, &format!("M{} {}q-3 5-1 10m5-9q3 3 1 7", at.0, at.1)).line(
            fill,
            2.2,
            &format!("M{} {}h0m-2 3h0m4-1h0m-3 4h0m5-1h0m-7 4h0m3 2h0m4-5h0", at.0, at.1),
        )
    }
}
