//! Small line icons for the page, 24 × 24, in the colour of the text around them.

use crate::art::Art;

/// A sign on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Cards in a hand.
    Hand,
    /// The face-down discards.
    Discard,
    /// The draw pile of buildings.
    Pile,
    /// The bag of materials.
    Bag,
    Points,
    Building,
    /// The architect is needed.
    Architect,
    /// The order of age.
    Age,
    /// The order of play.
    Order,
    Round,
    /// Safe from thieves and taxes.
    Shield,
    /// To see.
    Eye,
    Hidden,
    /// Take back a step.
    Undo,
    Hint,
    /// Sound is on.
    Sound,
    /// Sound is off.
    Mute,
    /// Settings.
    Gear,
    Replay,
    Play,
    Pause,
    StepBack,
    StepOn,
    /// Skip to the end of the motion.
    Skip,
    /// Faster.
    Speed,
    /// Yes; done.
    Check,
    /// Close; no.
    Close,
    /// More.
    Plus,
    /// Less.
    Minus,
    Help,
    Rules,
    Log,
    Language,
    Person,
    Bot,
    /// Several people.
    People,
    /// Save a file.
    Save,
    /// Open a file.
    Open,
    Link,
    /// By day.
    Sun,
    /// By night.
    Moon,
    Search,
    Keys,
    Warning,
    /// The winner.
    Trophy,
    Chart,
    /// Back.
    Left,
    /// On.
    Right,
    Menu,
    /// No network.
    Offline,
}

impl Icon {
    /// All icons.
    pub const ALL: [Icon; 50] = [
        Icon::Hand,
        Icon::Discard,
        Icon::Pile,
        Icon::Bag,
        Icon::Points,
        Icon::Building,
        Icon::Architect,
        Icon::Age,
        Icon::Order,
        Icon::Round,
        Icon::Shield,
        Icon::Eye,
        Icon::Hidden,
        Icon::Undo,
        Icon::Hint,
        Icon::Sound,
        Icon::Mute,
        Icon::Gear,
        Icon::Replay,
        Icon::Play,
        Icon::Pause,
        Icon::StepBack,
        Icon::StepOn,
        Icon::Skip,
        Icon::Speed,
        Icon::Check,
        Icon::Close,
        Icon::Plus,
        Icon::Minus,
        Icon::Help,
        Icon::Rules,
        Icon::Log,
        Icon::Language,
        Icon::Person,
        Icon::Bot,
        Icon::People,
        Icon::Save,
        Icon::Open,
        Icon::Link,
        Icon::Sun,
        Icon::Moon,
        Icon::Search,
        Icon::Keys,
        Icon::Warning,
        Icon::Trophy,
        Icon::Chart,
        Icon::Left,
        Icon::Right,
        Icon::Menu,
        Icon::Offline,
    ];

    const fn strokes(self) -> &'static str {
        match self {
            Icon::Hand => "M9 4h7v13H9zM9 6.5L4.5 8l3.5 11 1-.3M16 6.5l4.5 1.5-3.5 11-1-.3M9 20h7",
            Icon::Discard => "M5 3h10v14H5zM8 20.5h10.5V7M8 7.5l4 5m0-5l-4 5",
            Icon::Pile => "M4 4h12v14H4zM7 21h12.5V7.5M7 14.5V10l3-2.5 3 2.5v4.5z",
            Icon::Bag => {
                "M8 8q-6 7-4 12 8 2.5 16 0 2-5-4-12zM7 4q5 2 10 0l-1 4H8zM9.5 12q2.5 1 5 0"
            }
            Icon::Points => {
                "M12 2.5l2.8 6.2 6.7.7-5 4.5 1.4 6.6L12 17.1l-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z"
            }
            Icon::Building => {
                "M4 21V10l8-6.5 8 6.5v11zM9.5 21v-6a2.5 2.5 0 0 1 5 0v6M2 21h20M8 11.5h0M16 11.5h0"
            }
            Icon::Architect => "M12 2v3M12 5l-6 16M12 5l6 16M8 15.5q4 2.5 8 0",
            Icon::Age => {
                "M4 21v-8h16v8zM4 16.5q2.7 2.5 5.3 0t5.3 0 5.4 0M12 13V8.5M12 5.5q-1.5-1.5 0-3 1.5 1.5 0 3zM2.5 21h19"
            }
            Icon::Order => "M4 6h3M4 12h3M4 18h3M11 6h9M11 12h6.5M11 18h4",
            Icon::Round => {
                "M19.5 9A8 8 0 0 0 5 7.5L3.5 10M4.5 15A8 8 0 0 0 19 16.5l1.5-2.5M3.5 5.5V10H8M20.5 18.5V14H16"
            }
            Icon::Shield => "M12 3q4 2.5 8 2.5 1 11-8 15.5Q3 16.5 4 5.5q4 0 8-2.5z",
            Icon::Eye => "M2 12q10-13 20 0-10 13-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
            Icon::Hidden => "M3 10q9 9 18 0M5.5 12.5l-2 3M10 15l-.7 3.5M14 15l.7 3.5M18.5 12.5l2 3",
            Icon::Undo => "M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9",
            Icon::Hint => {
                "M9 17.5q0-2.5-1.8-4.3a6.5 6.5 0 1 1 9.6 0Q15 15 15 17.5zM9.5 20.5h5M12 17v-5l-2-2M12 12l2-2"
            }
            Icon::Sound => "M3.5 9.5v5h4l5 4.5V5l-5 4.5zM16 9q2 3 0 6M18.5 6q4 6 0 12",
            Icon::Mute => "M3.5 9.5v5h4l5 4.5V5l-5 4.5zM16.5 9.5l5 5m0-5l-5 5",
            Icon::Gear => {
                "M10.3 2h3.4l.5 2.6 1.9.8 2.2-1.5 1.8 1.8-1.5 2.2.8 1.9 2.6.5v3.4l-2.6.5-.8 1.9 1.5 2.2-1.8 1.8-2.2-1.5-1.9.8-.5 2.6h-3.4l-.5-2.6-1.9-.8-2.2 1.5-1.8-1.8 1.5-2.2-.8-1.9-2.6-.5v-3.4l2.6-.5.8-1.9-1.5-2.2 1.8-1.8 2.2 1.5 1.9-.8zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
            }
            Icon::Replay => "M4 12a8 8 0 1 0 3-6.2L4.5 8M4.5 3.5V8H9M10 9l5 3-5 3z",
            Icon::Play => "M7 4l12.5 8L7 20z",
            Icon::Pause => "M8 4.5v15M16 4.5v15",
            Icon::StepBack => "M18 5L8.5 12l9.5 7zM5.5 5v14",
            Icon::StepOn => "M6 5l9.5 7L6 19zM18.5 5v14",
            Icon::Skip => "M3.5 5.5l8 6.5-8 6.5zM12 5.5l8 6.5-8 6.5zM21.5 5.5v13",
            Icon::Speed => "M4 18a9 9 0 1 1 16 0zM12 14.5l4.5-5M7 13h0M9 9h0M12 7.5h0M18 13h0",
            Icon::Check => "M4 12.5l5.5 5.5L20 6.5",
            Icon::Close => "M5.5 5.5l13 13m0-13l-13 13",
            Icon::Plus => "M12 4.5v15M4.5 12h15",
            Icon::Minus => "M4.5 12h15",
            Icon::Help => {
                "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM9 9.5q0-3 3-3t3 2.8q0 1.7-3 3.2v1.5M12 17.3h0"
            }
            Icon::Rules => "M12 6Q8 3.5 3 4.5v14q5-1 9 1.5 4-2.5 9-1.5v-14Q16 3.5 12 6zM12 6v14",
            Icon::Log => "M4 3.5h16v17H4zM8 8h8M8 12h8M8 16h5",
            Icon::Language => {
                "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM2.5 12h19M12 2.5q-8 9.5 0 19M12 2.5q8 9.5 0 19"
            }
            Icon::Person => "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5q0-6 8-6t8 6z",
            Icon::Bot => {
                "M5 9h14v11H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9 13h0M15 13h0M9.5 16.5h5M2.5 12.5v4M21.5 12.5v4"
            }
            Icon::People => {
                "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20q0-5.5 6.5-5.5T15.5 20zM15 4.8a3.5 3.5 0 0 1 0 6.5M17.5 14.8q4 1 4 5.2h-2.5"
            }
            Icon::Save => "M12 3v12M7 10.5l5 5 5-5M4 16v4.5h16V16",
            Icon::Open => "M3 19.5v-14h6l2.5 3H20v3M3 19.5l3.5-8h15l-3.5 8z",
            Icon::Link => {
                "M10 14l4-4M8.5 11L5 14.5a3.5 3.5 0 0 0 5 5l3.5-3.5M15.5 13l3.5-3.5a3.5 3.5 0 0 0-5-5L10.5 8"
            }
            Icon::Sun => {
                "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"
            }
            Icon::Moon => "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
            Icon::Search => "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
            Icon::Keys => {
                "M2.5 6h19v12h-19zM6 9.5h0M10 9.5h0M14 9.5h0M18 9.5h0M6 12.2h0M18 12.2h0M10 12.2h0M14 12.2h0M8 15h8"
            }
            Icon::Warning => "M12 3.5l9.5 17h-19zM12 10v4.5M12 17.5h0",
            Icon::Trophy => {
                "M7 3.5h10v6a5 5 0 0 1-10 0zM7 5.5H3.5q0 5 4 5.5M17 5.5h3.5q0 5-4 5.5M12 14.5V18M8 20.5q0-2.5 4-2.5t4 2.5z"
            }
            Icon::Chart => "M3.5 3.5v17h17M7 15.5l4-5 3.5 3L20 6.5",
            Icon::Left => "M14.5 4.5L7 12l7.5 7.5",
            Icon::Right => "M9.5 4.5L17 12l-7.5 7.5",
            Icon::Menu => "M4 6.5h16M4 12h16M4 17.5h16",
            Icon::Offline => {
                "M7 17.5h9.5a4 4 0 0 0 .5-8 5.5 5.5 0 0 0-7.5-3.5M7 17.5a4 4 0 0 1-1-7.7M3.5 3.5l17 17"
            }
        }
    }
}

/// The picture of an icon.
pub fn icon(icon: Icon) -> String {
    let mut art = Art::icon();
    art.raw(r#"<path d=""#).raw(icon.strokes()).raw(r#""/>"#);
    art.finish()
}
