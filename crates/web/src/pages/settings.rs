//! Settings: language, appearance, speed, sound.

use havana_client::Plan;
use havana_words::Language;
use leptos::prelude::*;

use super::end::stars_of;
use crate::app::app;
use crate::part::{choice, computed, flag, press, word};
use crate::route::Dialogue;
use crate::settings::{Speed, Theme};
use crate::text::{t, words};
use crate::{preferences, store};

pub(super) fn settings() -> AnyView {
    let languages = Language::ALL.into_iter().map(|language| {
        let on = move || words().language() == language;
        choice(
            Some(format!("language-{}", language.tag())),
            Some(language.tag()),
            computed(move || language.own_name().to_owned()),
            on,
            move || preferences::change(|set| set.language = Some(language)),
        )
    });
    let themes = Theme::ALL.into_iter().map(|theme| {
        let on = move || app().settings.with(|set| set.theme == theme);
        let set = move || preferences::change(|set| set.theme = theme);
        choice(None, None, computed(t(theme.key())), on, set)
    });
    let speeds = Speed::ALL.into_iter().map(|speed| {
        let on = move || app().settings.with(|set| set.speed == speed);
        let set = move || preferences::change(|set| set.speed = speed);
        choice(Some(speed.key().to_owned()), None, computed(t(speed.key())), on, set)
    });
    let sounds = [(true, "settings-on"), (false, "settings-off")].map(|(sound, key)| {
        let on = move || app().settings.with(|set| set.sound == sound);
        let set = move || preferences::change(|set| set.sound = sound);
        choice(None, None, computed(t(key)), on, set)
    });
    let asks = [(false, "settings-ask-no"), (true, "settings-ask-yes")].map(|(ask, key)| {
        let on = move || app().settings.with(|set| set.ask == ask);
        let set = move || preferences::change(|set| set.ask = ask);
        choice(Some(key.to_owned()), None, computed(t(key)), on, set)
    });
    let warnings = [(false, "settings-off"), (true, "settings-on")].map(|(warn, key)| {
        let on = move || app().settings.with(|set| set.warn == warn);
        let set = move || preferences::change(|set| set.warn = warn);
        choice(Some(format!("warn-{warn}")), None, computed(t(key)), on, set)
    });
    let letters = [(true, "settings-on"), (false, "settings-off")].map(|(letters, key)| {
        let on = move || app().settings.with(|set| set.letters == letters);
        let set = move || preferences::change(|set| set.letters = letters);
        choice(Some(format!("letters-{letters}")), None, computed(t(key)), on, set)
    });
    let strength = RwSignal::new(store::strength().0);
    let strengths = (1..=Plan::STARS).map(move |stars| {
        let key = ["strength-1", "strength-2", "strength-3", "strength-4"][usize::from(stars - 1)];
        let choose = move || {
            store::keep_strength(stars, 0);
            strength.set(stars);
        };
        let on = move || strength.get() == stars;
        let pressed = move || if on() { "true" } else { "false" };
        view! {
            <button class="answer" id=key class:chosen=flag(on) aria-pressed=word(pressed) on:click=press(choose)>
                {t(key)}{stars_of(stars)}</button>
        }
    });
    view! {
        <fieldset class="choices"><legend>{t("settings-strength")}</legend>{strengths.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-language")}</legend>{languages.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-theme")}</legend>{themes.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("speed-label")}</legend>{speeds.collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-sound")}</legend>{sounds.into_iter().collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-ask")}</legend>{asks.into_iter().collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-warn")}</legend>{warnings.into_iter().collect_view()}</fieldset>
        <fieldset class="choices"><legend>{t("settings-letters")}</legend>{letters.into_iter().collect_view()}</fieldset>
        <button class="answer" id="to-keys" on:click=press(|| app().dialogue.set(Some(Dialogue::Keys)))>{t("keys-open")}</button>
        <h3>{t("settings-about")}</h3>
        <p>{t("settings-about-text")}</p>
        <button class="answer" id="to-privacy" on:click=press(|| app().dialogue.set(Some(Dialogue::Privacy)))>{t("privacy-title")}</button>
    }
    .into_any()
}
