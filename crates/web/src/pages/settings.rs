//! Settings: language, appearance, speed, sound.

use havana_words::Language;
use leptos::prelude::*;

use super::Dialogue;
use crate::app::app;
use crate::part::{choice, press, told};
use crate::settings::{self, Speed, Theme};
use crate::text::{t, words};

/// The settings.
pub(super) fn settings() -> AnyView {
    let languages = Language::ALL.into_iter().map(|language| {
        let on = move || words().language() == language;
        choice(
            Some(format!("language-{}", language.tag())),
            Some(language.tag()),
            told(move || language.own_name().to_owned()),
            on,
            move || settings::change(|set| set.language = Some(language)),
        )
    });
    let themes = Theme::ALL.into_iter().map(|theme| {
        let on = move || app().settings.with(|set| set.theme == theme);
        let set = move || settings::change(|set| set.theme = theme);
        choice(None, None, told(t(theme.key())), on, set)
    });
    let speeds = Speed::ALL.into_iter().map(|speed| {
        let on = move || app().settings.with(|set| set.speed == speed);
        let set = move || settings::change(|set| set.speed = speed);
        choice(Some(speed.key().to_owned()), None, told(t(speed.key())), on, set)
    });
    let sounds = [(true, "settings-on"), (false, "settings-off")].map(|(sound, key)| {
        let on = move || app().settings.with(|set| set.sound == sound);
        let set = move || settings::change(|set| set.sound = sound);
        choice(None, None, told(t(key)), on, set)
    });
    view! {
        <fieldset class="choices"><legend>{t("settings-language")}</legend>{languages.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-theme")}</legend>{themes.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("speed-label")}</legend>{speeds.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-sound")}</legend>{sounds.into_iter().collect_view()}</fieldset>
        <button class="answer" id="to-keys" on:click=press(|| app().dialogue.set(Some(Dialogue::Keys)))>{t("keys-open")}</button>
        <h3>{t("settings-about")}</h3>
        <p>{t("settings-about-text")}</p>
        <button class="answer" id="to-privacy" on:click=press(|| app().dialogue.set(Some(Dialogue::Privacy)))>{t("privacy-title")}</button>
    }
    .into_any()
}
