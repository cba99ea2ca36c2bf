//! "Your turn", for a player who looks elsewhere: in the title and the icon of the page.

use havana_client::Doing;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::app;
use crate::game::GameController;
use crate::text::words;
use crate::{art, browser};

const USUAL_ICON: &str = "/icon.svg";

/// Follows a game as long as its page is shown.
pub(super) fn follow(game: GameController) {
    Effect::new(move |_| {
        let mine = matches!(game.doing.get(), Doing::Deciding(_));
        let title = words().text("app-title");
        if mine {
            show(&format!("● {} – {title}", words().text("table-your-turn")), &art::coin_icon());
        } else {
            show(&title, USUAL_ICON);
        }
    });
}

/// As it was.
pub(super) fn quiet() {
    show(&app().words.get_untracked().text("app-title"), USUAL_ICON);
}

fn show(title: &str, icon: &str) {
    let document = browser::document();
    if document.title() == title {
        return;
    }
    document.set_title(title);
    let link = document.query_selector("link[rel=icon]").ok().flatten();
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::Element>().ok()) {
        let _ = link.set_attribute("href", icon);
    }
}
