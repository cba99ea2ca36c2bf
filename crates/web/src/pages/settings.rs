//! Settings: language, appearance, speed, sound.

use havana_words::Language;
use leptos::prelude::*;

use crate::app::app;
use crate::settings::{self, Speed, Theme};
use crate::text::{t, words};

/// The settings.
pub(super) fn settings() -> AnyView {
    let languages = Language::ALL.into_iter().map(|language| {
        let on = move || words().language() == language;
        choice(
            format!("language-{}", language.tag()),
            move || language.own_name().to_owned(),
            on,
            move || settings::change(|set| set.language = Some(language)),
            Some(language.tag()),
        )
    });
    let themes = Theme::ALL.into_iter().map(|theme| {
        let on = move || app().settings.with(|set| set.theme == theme);
        choice(
            String::new(),
            t(theme.key()),
            on,
            move || settings::change(|set| set.theme = theme),
            None,
        )
    });
    let speeds = Speed::ALL.into_iter().map(|speed| {
        let on = move || app().settings.with(|set| set.speed == speed);
        let id = speed.key().to_owned();
        choice(id, t(speed.key()), on, move || settings::change(|set| set.speed = speed), None)
    });
    let sounds = [(true, "settings-on"), (false, "settings-off")].map(|(sound, key)| {
        let on = move || app().settings.with(|set| set.sound == sound);
        choice(String::new(), t(key), on, move || settings::change(|set| set.sound = sound), None)
    });
    view! {
        <fieldset class="choices"><legend>{t("settings-language")}</legend>{languages.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-theme")}</legend>{themes.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("speed-label")}</legend>{speeds.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-sound")}</legend>{sounds.into_iter().collect_view()}</fieldset>
        <h3>{t("settings-about")}</h3>
        <p>{t("settings-about-text")}</p>
    }
    .into_any()
}

fn choice(
    id: String,
    label: impl Fn() -> String + Send + Sync + 'static,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    set: impl Fn() + 'static,
    lang: Option<&'static str>,
) -> AnyView {
    let id = (!id.is_empty()).then_some(id);
    view! {
        <button class="answer" id=id lang=lang class:chosen=on aria-pressed=move || on().to_string()
            on:click=move |_| set()>{label}</button>
    }
    .into_any()
}
