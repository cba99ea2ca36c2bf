//! What façades are made of.

mod green;
mod openings;
mod orders;
pub(crate) mod scene;
mod street;
mod walls;

/// Colours of the house: plaster, stone, wood, iron, and the shades laid over them.
pub(crate) mod colour {
    pub(crate) const CREAM: &str = "#fbeed3";
    pub(crate) const WHITE: &str = "#fffaf0";
    pub(crate) const SAND: &str = "#ecd3a2";
    pub(crate) const STONE: &str = "#d9c6a5";
    pub(crate) const ROCK: &str = "#b9a384";
    pub(crate) const OCHRE: &str = "#f0b44c";
    pub(crate) const CORAL: &str = "#ee8366";
    pub(crate) const ROSE: &str = "#f2a99b";
    pub(crate) const TERRA: &str = "#c9573b";
    pub(crate) const RED: &str = "#c8372f";
    pub(crate) const WINE: &str = "#8c2f3c";
    pub(crate) const MINT: &str = "#9fd3bd";
    pub(crate) const TEAL: &str = "#2f8f8b";
    pub(crate) const SKY: &str = "#8cc6dc";
    pub(crate) const BLUE: &str = "#2f6fa5";
    pub(crate) const NAVY: &str = "#22416b";
    pub(crate) const LILAC: &str = "#bfa6d4";
    pub(crate) const LEAF: &str = "#5d9a4a";
    pub(crate) const GREEN: &str = "#2f6f45";
    pub(crate) const WOOD: &str = "#9a623a";
    pub(crate) const BARK: &str = "#6b4128";
    pub(crate) const IRON: &str = "#3b3440";
    pub(crate) const GOLD: &str = "#f6c344";
    pub(crate) const BRONZE: &str = "#5f9184";
    /// Light and shade, laid over any colour.
    pub(crate) const LIT: &str = "#fff5";
    pub(crate) const SHADE: &str = "#4a1d3a2b";
    pub(crate) const DARK: &str = "#3a14305c";
    /// Panes and deep openings are dark by day and lit by night.
    pub(crate) const PANE: &str = "var(--hv-pane,#3f6478)";
    pub(crate) const DEEP: &str = "var(--hv-deep,#5a3944)";
}
