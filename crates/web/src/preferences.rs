//! Changes of the settings, and what follows from them for the page.

use havana_words::Words;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

use crate::app::app;
use crate::settings::{REDUCED_MOTION, Settings, Speed, wants_no_motion};
use crate::{browser, store, text};

/// Changes settings, keeps them, and lets the page follow.
pub(crate) fn change(change: impl FnOnce(&mut Settings)) {
    app().settings.update(change);
    let settings = app().settings.get_untracked();
    store::keep_settings(&settings.to_json());
    follow(&settings);
}

/// Follows a reader who tells their system to move less, or to move again, while the page is open.
pub(crate) fn listen() {
    let Ok(Some(motion)) = browser::window().match_media(REDUCED_MOTION) else { return };
    let changed = Closure::<dyn Fn()>::new(|| {
        change(|set| set.speed = if wants_no_motion() { Speed::None } else { Speed::Normal });
    });
    motion.set_onchange(Some(changed.as_ref().unchecked_ref()));
    // The page listens until it is closed.
    std::mem::forget((motion, changed));
}

/// Makes the page what the settings say.
pub(crate) fn follow(settings: &Settings) {
    let language = settings.language();
    if app().words.get_untracked().language() != language {
        wasm_bindgen_futures::spawn_local(async move {
            let words = text::load(language).await;
            // The player may have chosen another language in the meantime.
            if app().settings.with_untracked(Settings::language) == language
                && let Some(words) = words
            {
                speak(words);
            }
        });
    }
    if let Some(root) = browser::document().document_element() {
        let _ = root.set_attribute("data-theme", settings.theme.name());
        let _ = root.set_attribute("data-speed", settings.speed.key());
    }
}

/// Lets the page speak these words.
pub(crate) fn speak(words: Words) {
    app().words.set(words);
    set_language(words);
}

/// Tells the browser which language the page speaks, and describes the app in it.
pub(crate) fn set_language(words: Words) {
    let document = browser::document();
    let tag = words.language().tag();
    let set = |element: Option<Element>, name: &str, value: &str| {
        if let Some(element) = element {
            let _ = element.set_attribute(name, value);
        }
    };
    let find = |selector: &str| document.query_selector(selector).ok().flatten();
    set(document.document_element(), "lang", tag);
    set(find("meta[name=description]"), "content", &words.text("app-description"));
    set(find("link[rel=manifest]"), "href", &format!("/manifest-{tag}.webmanifest"));
}
