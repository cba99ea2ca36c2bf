//! Sky, sea and ground: what stands behind and before a building.

use crate::art::Art;

/// The light of the hour. Each has its own night.
#[derive(Clone, Copy)]
pub(crate) enum Mood {
    Sea,
    Peach,
    Rose,
    Gold,
}

impl Mood {
    /// The colours of the sky above and at the horizon.
    const fn sky(self) -> (&'static str, &'static str) {
        match self {
            Mood::Sea => ("var(--hv-sea-high,#a5dbe2)", "var(--hv-sea-low,#f3f6dc)"),
            Mood::Peach => ("var(--hv-peach-high,#ffd3a6)", "var(--hv-peach-low,#fff3d8)"),
            Mood::Rose => ("var(--hv-rose-high,#f6c3c4)", "var(--hv-rose-low,#fff0dd)"),
            Mood::Gold => ("var(--hv-gold-high,#fde09a)", "var(--hv-gold-low,#fff8e0)"),
        }
    }
}

const STARS: &str = "var(--hv-star,#0000)";
const GROUND: &str = "var(--hv-ground,#e3cda6)";
const STREET: &str = "var(--hv-street,#bfa88f)";
const WATER: &str = "var(--hv-water,#3fa3ad)";
const FOAM: &str = "var(--hv-foam,#d8f3ec)";
const HAZE: &str = "var(--hv-haze,#e7b9a3)";

/// Below this line lies the street.
pub(crate) const GROUND_LINE: f32 = 134.0;

impl Art {
    /// A façade's empty sheet: sky in bands, a low sun, or a moon in its halo and stars.
    pub(crate) fn sky(mood: Mood, sun: f32) -> Art {
        let mut art = Art::new(120, 150);
        let (high, low) = mood.sky();
        // The sky goes on above the picture, where a building is higher than wide.
        art.rect(high, 0.0, -90.0, 120.0, 150.0)
            .rect(high, 0.0, 0.0, 120.0, 150.0)
            .bands(low, ".2", (0.0, 120.0), &[38.0, 52.0, 66.0, 80.0, 94.0, 108.0], 134.0)
            .disc("var(--hv-sun,#fffbe6)", sun, 52.0, 22.0)
            .disc("var(--hv-moon,#0000)", sun, 50.0, 12.0)
            .line(STARS, 1.2, "M12 46h0M30 24h0M52 9h0M73 17h0M92 30h0M108 52h0M22 70h0M101 78h0");
        art
    }

    /// Pavement, kerb and street.
    pub(crate) fn ground(&mut self) -> &mut Art {
        self.rect(GROUND, 0.0, GROUND_LINE, 120.0, 16.0)
            .rect(STREET, 0.0, 143.0, 120.0, 7.0)
            .rect("#fff6", 0.0, 142.0, 120.0, 1.2)
    }

    /// The roofs of the town far behind.
    pub(crate) fn town(&mut self) -> &mut Art {
        self.fill(HAZE, "M0 134V98h9v-7h13v9h6v-14q5-7 10 0v20h14v-9h12v6h9v-16h3v-5h3v5h3v16h11v-8h10v6h8v-9h9v44z")
    }

    /// Open water from this line down, with ripples.
    pub(crate) fn sea(&mut self, line: f32) -> &mut Art {
        self.rect(WATER, 0.0, line, 120.0, 150.0 - line);
        self.moved((0.0, line), |art| {
            art.line(FOAM, 0.9, "M6 5h13m8 0h5M84 4h20m5 3h8M50 8h9M2 12h6M70 13h12M30 16h10");
        })
    }

    /// Waves running up to something in the water.
    pub(crate) fn waves(&mut self, line: f32) -> &mut Art {
        self.moved((0.0, line), |art| {
            art.fill(
                WATER,
                "M-2 2q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0V50H-2z",
            )
            .line(
                FOAM,
                1.2,
                "M-2 3q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0",
            )
            .line(FOAM, 0.9, "M10 10h12M50 8h16M88 11h14M30 14h8");
        })
    }

    /// The evening that lies over a finished façade in the dark theme.
    pub(crate) fn dusk(mut self) -> String {
        self.rect("var(--hv-veil,#0000)", 0.0, 0.0, 120.0, 150.0);
        self.finish()
    }
}
