//! Where an explanation stands: beside what it is about, which is marked.
//!
//! On a wide page it floats beside it. On a narrow one it floats in the other half of the page, clear
//! of the decision, and what it is about is brought into sight.

use havana_client::lesson::{Idea, Part, Placement, Rect, Side, beside, within};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser;
use crate::motion::whole;

/// From this width on an explanation floats; the same as in the styles.
const WIDE: &str = "(width >= 60em) and (height >= 42em) and (aspect-ratio >= 1/1) and \
                    ((width >= 75em) or (height >= 47em))";
/// What an explanation is about carries this attribute.
const MARK: &str = "data-lesson";

/// Marks what is explained and stands the explanation beside it, as long as it is shown.
pub(super) fn follow(idea: Signal<Option<Idea>>) {
    Effect::new(move |_| {
        let now = idea.get();
        // The card is in the page only when all effects have run.
        request_animation_frame(move || {
            unmark();
            if let Some(idea) = now {
                stand(idea, true);
            }
        });
    });
    let again = move || {
        if let Some(Some(idea)) = idea.try_get_untracked() {
            stand(idea, false);
        }
    };
    let resized = window_event_listener(leptos::ev::resize, move |_| again());
    let scrolled = window_event_listener(leptos::ev::scroll, move |_| again());
    on_cleanup(move || {
        resized.remove();
        scrolled.remove();
        unmark();
    });
}

/// Where a part of the table is found in the page.
const fn selector(part: Part) -> &'static str {
    match part {
        Part::Hand => "#hand",
        Part::Order => ".play .order",
        Part::Centre => ".play .centre",
        Part::Rows => "#rows",
        Part::Decision => "#decide",
        Part::Laid => ".mine .laid",
        Part::Purse => ".mine .purse",
        Part::Piles => ".mine .held",
        Part::Points => ".mine .points",
    }
}

fn find(selector: &str) -> Option<Element> {
    browser::document().query_selector(selector).ok().flatten()
}

fn unmark() {
    if let Some(marked) = find("[data-lesson]") {
        let _ = marked.remove_attribute(MARK);
    }
}

fn stand(idea: Idea, is_new: bool) {
    let Some(card) = find("#lesson").and_then(|card| card.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let target = idea.part().and_then(|part| find(selector(part))).map(|target| {
        // Small screens show the order of the round at the players themselves.
        let is_seen = target.get_bounding_client_rect().width() > 0.0;
        if is_seen { target } else { find(".players").unwrap_or(target) }
    });
    if let Some(target) = &target {
        let _ = target.set_attribute(MARK, idea.key());
    }
    let place = match &target {
        Some(target) if browser::media(WIDE) => float(&card, target),
        Some(target) => {
            if is_new {
                bring_into_sight(target);
            }
            Some(point(&card, target))
        }
        None => None,
    };
    let side = place.map_or("none", |place| place.side.key());
    let _ = card.set_attribute("data-side", side);
    if let Some(Placement { left, top, arrow, .. }) = place {
        let style = card.style();
        for (name, value) in [("--left", left), ("--top", top), ("--arrow", arrow)] {
            let _ = style.set_property(name, &format!("{}px", whole(value)));
        }
    }
}

fn rect_of(element: &Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
}

fn window_size() -> (f64, f64) {
    let root = browser::document().document_element();
    root.map_or((0.0, 0.0), |root| (root.client_width().into(), root.client_height().into()))
}

/// Beside its target, clear of the decision and its button.
fn float(card: &HtmlElement, target: &Element) -> Option<Placement> {
    let size = (f64::from(card.offset_width()), f64::from(card.offset_height()));
    let decision = find("#decide").map(|decision| rect_of(&decision));
    let free: Vec<Rect> = decision.into_iter().collect();
    beside(rect_of(target), size, window_size(), &free)
}

/// In the half of the page in which its target is not, with the arrow towards it.
fn point(card: &HtmlElement, target: &Element) -> Placement {
    const GAP: f64 = 10.0;
    let (own, target) = (rect_of(card), rect_of(target));
    let edge = |selector: &str| find(selector).map(|element| rect_of(&element));
    let is_low = target.top + target.height / 2.0 > window_size().1 / 2.0;
    let decision = edge("#decide").map_or(window_size().1, |decision| decision.top);
    let (side, top) = if is_low {
        (Side::Above, target.top.min(decision) - own.height - GAP)
    } else {
        (Side::Below, target.top + target.height + GAP)
    };
    // What is explained may be covered rather than the decision.
    let top = top.min(decision - own.height - GAP).max(4.0);
    let middle = target.left + target.width / 2.0 - own.left;
    Placement { left: own.left, top, side, arrow: within(middle, 22.0, own.width - 22.0) }
}

/// Scrolls the page until the target lies between its upper edge and the tray.
fn bring_into_sight(target: &Element) {
    const MARGIN: f64 = 12.0;
    let Some(tray) = find(".tray") else { return };
    if tray.contains(Some(target)) {
        return;
    }
    let (at, free) = (rect_of(target), rect_of(&tray).top - MARGIN);
    if at.top < MARGIN || at.top + at.height > free {
        browser::window().scroll_by_with_x_and_y(0.0, at.top - MARGIN);
    }
}
