//! Where the focus goes when the table changes: to what is asked, and never to nothing.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser;
use crate::game::GameController;

/// The places of a decision, in the order in which their first answer is looked for.
const ANSWERS: [&str; 3] = ["#decide button.glows", "#hand button.glows", "main.play button.glows"];
/// Where a decision is made.
const PLACES: &str = "#decide, #hand, #rows, .centre, .player";
/// What takes the focus while it is there.
const OVER: &str = "dialog, .curtain, .finish, #lesson";

/// Follows a decision: its first answer has the focus when it is asked, its confirmation when it is complete, and the
/// question while others act. A focus that is elsewhere on purpose stays there.
pub(super) fn follow(game: GameController) {
    Effect::new(move |before: Option<bool>| {
        game.doing.track();
        let ready =
            game.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.decision().is_some()));
        let is_complete = ready && before == Some(false);
        // The page is changed when all effects have run.
        request_animation_frame(move || settle(is_complete));
        ready
    });
}

fn settle(is_complete: bool) {
    if find(OVER).is_some() {
        return;
    }
    let active = browser::document().active_element();
    let is_lost = active.as_ref().is_none_or(|at| at.tag_name() == "BODY" || at.id() == "question");
    let is_in =
        |places: &str| active.as_ref().is_some_and(|at| matches!(at.closest(places), Ok(Some(_))));
    let target = if is_complete && (is_lost || is_in(PLACES)) {
        find("#confirm.ready")
    } else if is_lost {
        ANSWERS.iter().find_map(|answers| shown(answers)).or_else(|| find("#question"))
    } else if is_in(".chosen") && !is_in("#decide") {
        // What was chosen on the table may ask for more, beside the question.
        shown(ANSWERS[0])
    } else {
        None
    };
    if let Some(target) = target {
        let _ = target.focus();
    }
}

fn find(selector: &str) -> Option<HtmlElement> {
    browser::document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// The first of these that Tab reaches and that is in the page.
fn shown(selector: &str) -> Option<HtmlElement> {
    let all = browser::document().query_selector_all(selector).ok()?;
    (0..all.length())
        .filter_map(|at| all.get(at)?.dyn_into::<HtmlElement>().ok())
        .find(|at| at.tab_index() >= 0 && is_drawn(at))
}

fn is_drawn(at: &Element) -> bool {
    at.get_bounding_client_rect().width() > 0.0
}
