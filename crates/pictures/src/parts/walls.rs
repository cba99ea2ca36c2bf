//! Walls, roofs and trim.

use super::colour::{CREAM, DARK, LIT, SHADE};
use crate::art::{Art, N};

impl Art {
    /// A plastered wall, lit from the left, with a plinth at its foot.
    pub(crate) fn wall(&mut self, fill: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        self.walls(fill, &[x], y, w, h)
    }

    pub(crate) fn walls(&mut self, fill: &str, xs: &[f32], y: f32, w: f32, h: f32) -> &mut Art {
        let (mut plaster, mut lit, mut shade) = (Vec::new(), Vec::new(), Vec::new());
        for &x in xs {
            plaster.push((x, y, w, h));
            lit.push((x, y, 1.6, h));
            shade.extend([(x + w * 0.88, y, w * 0.12, h), (x, y + h - 4.0, w, 4.0)]);
        }
        self.rects(fill, &plaster).rects(LIT, &lit).rects(SHADE, &shade)
    }

    /// A moulding along the top of a wall, with its shadow.
    pub(crate) fn cornice(&mut self, x: f32, y: f32, w: f32) -> &mut Art {
        self.cornices(CREAM, &[x], y, w)
    }

    pub(crate) fn cornices(&mut self, fill: &str, xs: &[f32], y: f32, w: f32) -> &mut Art {
        let (mut shadow, mut trim) = (Vec::new(), Vec::new());
        for &x in xs {
            shadow.push((x, y + 3.0, w, 1.8));
            trim.extend([(x - 2.0, y, w + 4.0, 1.8), (x - 1.0, y + 1.8, w + 2.0, 1.4)]);
        }
        self.rects(DARK, &shadow).rects(fill, &trim)
    }

    /// A balustrade with end posts.
    pub(crate) fn balustrade(&mut self, fill: &str, x: f32, y: f32, w: f32) -> &mut Art {
        self.bars(fill, "1.5", (x, y + 1.0), w, 5.0).rects(
            fill,
            &[
                (x - 1.0, y, w + 2.0, 1.4),
                (x - 1.0, y - 1.0, 3.0, 7.0),
                (x + w - 2.0, y - 1.0, 3.0, 7.0),
            ],
        )
    }

    /// A triangular gable with a recessed field.
    pub(crate) fn pediment(&mut self, fill: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let (left, top, wide, half) = (N(x - 2.0), N(y), N(w + 4.0), N(w / 2.0 + 2.0));
        self.fill(fill, &format!("M{left} {top}l{half}-{}l{half} {}z", N(h), N(h)));
        let inner = N(w / 2.0 - 4.0);
        let rise = N(h - 4.5);
        self.fill(SHADE, &format!("M{} {}l{inner}-{rise}l{inner} {rise}z", N(x + 4.0), N(y - 1.2)));
        self.fill(DARK, &format!("M{left} {top}h{wide}v1.4h-{wide}z"))
    }

    /// A roof of barrel tiles between two slopes.
    pub(crate) fn tiles(&mut self, fill: &str, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        let (left, wide) = (N(x), N(w));
        self.fill(fill, &format!("M{left} {}l5-{h}h{}l5 {h}z", N(y + h), N(w - 10.0), h = N(h)))
            .bars(SHADE, "1.3 1.7", (x + 4.0, y), w - 8.0, h)
            .fill(LIT, &format!("M{left} {}l5-{h}h2l-4 {h}z", N(y + h), h = N(h)))
            .fill(DARK, &format!("M{left} {}h{wide}v1.5h-{wide}z", N(y + h)))
    }

    /// Squared stones up a corner.
    pub(crate) fn quoins(&mut self, fill: &str, x: f32, y: f32, h: f32) -> &mut Art {
        self.slats(fill, "3 3", (x, y), 5.0, h).slats(fill, "2.6 3.4", (x, y), 3.2, h)
    }

    /// Courses of stone or brick over a wall.
    pub(crate) fn courses(&mut self, x: f32, y: f32, w: f32, h: f32) -> &mut Art {
        self.slats(SHADE, "0.8 4.2", (x, y), w, h)
    }
}
