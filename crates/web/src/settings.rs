//! What a person has set, as the browser stores it.

use havana_words::Language;
use js_sys::{JSON, Reflect};

use crate::{browser, store};

/// What a person has set.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page")]
pub(crate) struct Settings {
    /// The language; the browser's where nothing is said.
    pub(crate) language: Option<Language>,
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    pub(crate) sound: bool,
    /// Whether every decision is confirmed, also those that one press makes.
    pub(crate) ask: bool,
    /// Whether a player is warned before a blunder against bots.
    pub(crate) warn: bool,
    /// Whether single letters are shortcuts.
    pub(crate) letters: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    System,
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    None,
}

impl Speed {
    pub(crate) const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];

    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Speed::Slow => "speed-slow",
            Speed::Normal => "speed-normal",
            Speed::Fast => "speed-fast",
            Speed::None => "speed-none",
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::None => "none",
        }
    }

    /// How much longer than usual everything takes; nothing at all without motion.
    pub(crate) fn factor(self) -> f64 {
        match self {
            Speed::Slow => 1.8,
            Speed::Normal => 1.0,
            Speed::Fast => 0.4,
            Speed::None => 0.0,
        }
    }
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The key of its name.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Theme::System => "settings-theme-system",
            Theme::Light => "settings-theme-light",
            Theme::Dark => "settings-theme-dark",
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// The media query for readers who want nothing to move.
pub(crate) const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// Whether the reader's system says that nothing should move.
pub(crate) fn wants_no_motion() -> bool {
    browser::media(REDUCED_MOTION)
}

impl Default for Settings {
    fn default() -> Settings {
        let still = wants_no_motion();
        Settings {
            language: None,
            theme: Theme::System,
            speed: if still { Speed::None } else { Speed::Normal },
            sound: false,
            ask: false,
            warn: false,
            letters: true,
        }
    }
}

impl Settings {
    /// The settings kept in the browser, or what suits it.
    pub(crate) fn kept() -> Settings {
        let usual = Settings::default();
        let kept = store::settings().and_then(|text| JSON::parse(&text).ok()).unwrap_or_default();
        let value = |name: &str| Reflect::get(&kept, &name.into()).unwrap_or_default();
        let word = |name: &str| value(name).as_string().unwrap_or_default().to_ascii_lowercase();
        let (theme, speed) = (word("theme"), word("speed"));
        let (mut themes, mut speeds) = (Theme::ALL.into_iter(), Speed::ALL.into_iter());
        Settings {
            language: word("language").parse().ok(),
            theme: themes.find(|it| it.name() == theme).unwrap_or(usual.theme),
            speed: speeds.find(|it| it.name() == speed).unwrap_or(usual.speed),
            sound: value("sound").is_truthy(),
            ask: value("ask").is_truthy(),
            warn: value("warn").is_truthy(),
            letters: value("letters").as_bool().unwrap_or(usual.letters),
        }
    }

    /// As they are stored; the page reads them too, before this program has loaded.
    pub(crate) fn to_json(&self) -> String {
        let Settings { language, theme, speed, sound, ask, warn, letters } = self;
        let language = language.map_or("", Language::tag);
        let (theme, speed) = (theme.name(), speed.name());
        format!(
            r#"{{"language":"{language}","theme":"{theme}","speed":"{speed}","sound":{sound},"ask":{ask},"warn":{warn},"letters":{letters}}}"#
        )
    }

    /// The language set, or the first of the browser's that the game speaks.
    pub(crate) fn language(&self) -> Language {
        if let Some(language) = self.language {
            return language;
        }
        let wishes: Vec<String> = browser::window()
            .navigator()
            .languages()
            .iter()
            .filter_map(|tag| tag.as_string())
            .collect();
        Language::from_preferences(wishes.iter().map(String::as_str))
    }
}
