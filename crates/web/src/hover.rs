//! What a card or a building is, told beside it when the pointer rests on it.

use std::cell::RefCell;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser;
use crate::motion::whole;
use crate::part::part;

/// How long the pointer rests before it is told.
const REST: Duration = Duration::from_millis(150);
/// What is explained: everything that has these marks and a label.
const EXPLAINED: &str = ".card[data-card], .small-card[data-about], .building[data-slide], .offer";
/// The size of the card, at most, in pixels.
const SIZE: (f64, f64) = (280.0, 130.0);

/// What is told, and where.
#[derive(Clone, PartialEq)]
struct Told {
    title: String,
    text: String,
    left: i32,
    top: i32,
}

thread_local! {
    static WAITING: RefCell<Option<TimeoutHandle>> = const { RefCell::new(None) };
}

/// Follows the pointer. Fingers have no rest: they press long and get the whole page of a card.
pub(crate) fn hover() -> AnyView {
    let told = RwSignal::new(None::<Told>);
    let over = window_event_listener(leptos::ev::mouseover, move |event| {
        if let Some(waiting) = WAITING.with(RefCell::take) {
            waiting.clear();
        }
        if told.with_untracked(Option::is_some) {
            told.set(None);
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(element) = target.and_then(|at| at.closest(EXPLAINED).ok().flatten()) else {
            return;
        };
        if !browser::media("(hover: hover)") {
            return;
        }
        let show = move || {
            told.set(of(&element));
        };
        let waiting = set_timeout_with_handle(show, REST).ok();
        WAITING.with(|cell| cell.replace(waiting));
    });
    let pressed = window_event_listener(leptos::ev::mousedown, move |_| told.set(None));
    // The page listens until it is closed.
    std::mem::forget((over, pressed));
    part(move || {
        told.get().map(|Told { title, text, left, top }| {
            let place = format!("--left:{left}px;--top:{top}px");
            view! { <div class="hover-card" aria-hidden="true" style=place><b>{title}</b>{text}</div> }
                .into_any()
        })
    })
}

/// The label of an element, beside it and inside the window.
fn of(element: &Element) -> Option<Told> {
    let label = element.get_attribute("aria-label").filter(|_| element.is_connected())?;
    let (title, text) = label.split_once([':', ';']).unwrap_or((&label, ""));
    let at = element.get_bounding_client_rect();
    let root = browser::document().document_element()?;
    let (width, height) = (f64::from(root.client_width()), f64::from(root.client_height()));
    let left =
        (at.left() + at.width() / 2.0 - SIZE.0 / 2.0).clamp(8.0, (width - SIZE.0 - 8.0).max(8.0));
    let above = at.top() - SIZE.1 - 8.0;
    let top = if above > 0.0 { above } else { (at.bottom() + 8.0).min(height - SIZE.1) };
    Some(Told {
        title: title.trim().to_owned(),
        text: text.trim().to_owned(),
        left: whole(left),
        top: whole(top),
    })
}
