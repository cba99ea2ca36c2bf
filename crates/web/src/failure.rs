//! What is shown when the program itself fails: the game is saved, and the page can be reloaded.

use std::panic;

use havana_words::{Language, Words};
use wasm_bindgen::prelude::*;

use crate::browser;

/// Tells the console and the reader, should the program fail.
pub(crate) fn watch() {
    panic::set_hook(Box::new(|failure| {
        console_error_panic_hook::hook(failure);
        if web_sys::window().is_some() {
            let _ = tell();
        }
    }));
}

/// Nothing of the page can be relied on now, so this one speaks for itself.
fn tell() -> Option<()> {
    let document = browser::document();
    let tag = document.document_element()?.get_attribute("lang").unwrap_or_default();
    let language = tag.parse().unwrap_or(Language::English);
    let words = Words::new(language);
    let board = document.create_element("div").ok()?;
    board.set_class_name("failure");
    board.set_attribute("role", "alert").ok()?;
    for (element, key) in [("h2", "error-title"), ("p", "error-text"), ("button", "error-reload")] {
        let part = document.create_element(element).ok()?;
        part.set_text_content(Some(&words.text(key)));
        board.append_child(&part).ok()?;
    }
    let reload = Closure::<dyn FnMut()>::new(|| {
        let _ = browser::window().location().reload();
    });
    let button = board.query_selector("button").ok()??;
    button.set_class_name("confirm ready");
    button.add_event_listener_with_callback("click", reload.as_ref().unchecked_ref()).ok()?;
    reload.forget();
    document.body()?.append_child(&board).ok()?;
    Some(())
}
