//! The colours of the page and of the pictures, for day and night, as CSS custom properties.

/// One custom property, `--hv-` and its name, by day and by night.
#[derive(Clone, Copy, Debug)]
pub struct Colour {
    /// The name without its prefix, such as `ink`.
    pub name: &'static str,
    /// The value in the light theme.
    pub light: &'static str,
    /// The value in the dark theme.
    pub dark: &'static str,
}

const fn colour(name: &'static str, light: &'static str, dark: &'static str) -> Colour {
    Colour { name, light, dark }
}

/// Colours for the page itself.
pub const PAGE: &[Colour] = &[
    colour("paper", "#fbf3e2", "#1a1726"),
    colour("surface", "#fffdf6", "#252136"),
    colour("raised", "#ffffff", "#312c46"),
    colour("ink", "#2b2130", "#f7eedc"),
    colour("ink-soft", "#5d4f60", "#c6bacb"),
    colour("line", "#d8c7aa", "#4d4663"),
    colour("accent", "#0e6a6d", "#5cc9c2"),
    colour("on-accent", "#ffffff", "#0d2427"),
    colour("warm", "#ad3f27", "#ff9e84"),
    colour("on-warm", "#ffffff", "#2c1009"),
    colour("good", "#2a6639", "#93d79e"),
    colour("gold", "#765000", "#f7cb5f"),
    colour("focus", "#0a58a6", "#93ccff"),
    colour("legal", "#b06f00", "#ffca52"),
    // One for each seat, beside a shape or a name; never alone.
    colour("seat-1", "#ae3d2b", "#ff9d86"),
    colour("seat-2", "#16648b", "#84c8ee"),
    colour("seat-3", "#3a6d30", "#9bd38b"),
    colour("seat-4", "#75408b", "#d6a6ea"),
    colour("on-seat", "#ffffff", "#1f1526"),
    // The materials look the same by day and by night: they are told apart by them.
    colour("brick", "#c23f2b", "#c23f2b"),
    colour("on-brick", "#ffffff", "#ffffff"),
    colour("sandstone", "#f3c352", "#f3c352"),
    colour("on-sandstone", "#3a2a00", "#3a2a00"),
    colour("loam", "#85552f", "#85552f"),
    colour("on-loam", "#ffffff", "#ffffff"),
    colour("glass", "#2a73b4", "#2a73b4"),
    colour("on-glass", "#ffffff", "#ffffff"),
    colour("debris", "#6d696b", "#6d696b"),
    colour("on-debris", "#ffffff", "#ffffff"),
    // Their outline.
    colour("edge", "#2b1c26", "#e6d8bd"),
    // The plinth of an action card, where its name can stand.
    colour("plinth", "#3a2733", "#3d2c3e"),
    colour("on-plinth", "#fdf1d8", "#f7eedc"),
];

/// Colours inside the pictures; each picture carries the light value itself, should the page set none.
pub const SCENE: &[Colour] = &[
    colour("sea-high", "#a5dbe2", "#173450"),
    colour("sea-low", "#f3f6dc", "#37788a"),
    colour("peach-high", "#ffd3a6", "#2d2553"),
    colour("peach-low", "#fff3d8", "#96566a"),
    colour("rose-high", "#f6c3c4", "#2e2250"),
    colour("rose-low", "#fff0dd", "#7f4a74"),
    colour("gold-high", "#fde09a", "#232e59"),
    colour("gold-low", "#fff8e0", "#6d6488"),
    colour("sun", "#fffbe6", "#fff4c81c"),
    colour("moon", "#0000", "#fdf3cf"),
    colour("star", "#0000", "#fff9e0"),
    colour("haze", "#e7b9a3", "#4c3b63"),
    colour("ground", "#e3cda6", "#75636b"),
    colour("street", "#bfa88f", "#4d4257"),
    colour("sand", "#f7e2ae", "#a48f77"),
    colour("lawn", "#a9cf86", "#56784f"),
    colour("hill", "#8fbf7a", "#47694a"),
    colour("water", "#3fa3ad", "#245f7c"),
    colour("foam", "#d8f3ec", "#8cc3cb"),
    colour("pane", "#3f6478", "#ffcb5c"),
    colour("glass-roof", "#9fd4d6", "#ffdf94"),
    colour("deep", "#5a3944", "#dd9447"),
    colour("glow", "#ffdf9a", "#ffdc8a"),
    colour("lamp", "#fff3c4", "#fff0ae"),
    colour("dial", "#fffaf0", "#fff0bd"),
    colour("beam", "#fff8c966", "#fff3b077"),
    colour("night-beam", "#0000", "#fff3b026"),
    colour("veil", "#0000", "#1a123f1a"),
];

/// Text or a sign on a ground, and the contrast it must have at least.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// The name of the colour in front.
    pub front: &'static str,
    /// The name of the colour behind.
    pub back: &'static str,
    /// The least ratio: 4.5 for text, 3 for signs and edges.
    pub least: f32,
}

const fn text(front: &'static str, back: &'static str) -> Pair {
    Pair { front, back, least: 4.5 }
}

const fn sign(front: &'static str, back: &'static str) -> Pair {
    Pair { front, back, least: 3.0 }
}

/// Which colours may stand on which.
pub const PAIRS: &[Pair] = &[
    text("ink", "paper"),
    text("ink", "surface"),
    text("ink", "raised"),
    text("ink-soft", "paper"),
    text("ink-soft", "surface"),
    text("ink-soft", "raised"),
    text("accent", "paper"),
    text("accent", "surface"),
    text("accent", "raised"),
    text("on-accent", "accent"),
    text("warm", "paper"),
    text("warm", "surface"),
    text("warm", "raised"),
    text("on-warm", "warm"),
    text("good", "paper"),
    text("good", "surface"),
    text("good", "raised"),
    text("gold", "paper"),
    text("gold", "surface"),
    text("gold", "raised"),
    sign("focus", "paper"),
    sign("focus", "surface"),
    sign("focus", "raised"),
    sign("legal", "paper"),
    sign("legal", "surface"),
    text("on-seat", "seat-1"),
    text("on-seat", "seat-2"),
    text("on-seat", "seat-3"),
    text("on-seat", "seat-4"),
    text("seat-1", "surface"),
    text("seat-2", "surface"),
    text("seat-3", "surface"),
    text("seat-4", "surface"),
    text("on-brick", "brick"),
    text("on-sandstone", "sandstone"),
    text("on-loam", "loam"),
    text("on-glass", "glass"),
    text("on-debris", "debris"),
    text("on-plinth", "plinth"),
    sign("edge", "paper"),
    sign("edge", "surface"),
    sign("edge", "raised"),
];

/// The custom properties of one theme, as declarations for inside a rule.
pub fn declarations(dark: bool) -> String {
    let mut css = String::with_capacity(2048);
    for colour in PAGE.iter().chain(SCENE) {
        css.push_str("--hv-");
        css.push_str(colour.name);
        css.push(':');
        css.push_str(if dark { colour.dark } else { colour.light });
        css.push(';');
    }
    css
}

/// The light value of a colour of the page, for pictures that a page shows as images.
///
/// # Panics
///
/// If there is no colour of this name: the names stand in the code.
pub fn light(name: &str) -> &'static str {
    PAGE.iter().find(|colour| colour.name == name).expect("the page has this colour").light
}

/// A stylesheet with both themes: the system's, unless `data-theme` on the root says `light` or `dark`.
pub fn stylesheet() -> String {
    let (light, dark) = (declarations(false), declarations(true));
    format!(
        ":root{{color-scheme:light;{light}}}\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\
         @media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}"
    )
}
