//! What a card or a building is, told beside it when the pointer rests on it or a finger presses long.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use havana_client::lesson::within;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser;
use crate::motion::whole;
use crate::part::part;

/// How long the pointer rests before the tooltip appears, 150 ms with the frames it takes to draw.
const REST: Duration = Duration::from_millis(110);
/// How long a finger stays before it appears.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// How far a finger that stays may move, in pixels.
const TREMBLE: i32 = 10;
/// What is explained: everything that has these marks and a label.
const EXPLAINED: &str = ".card[data-card], .small-card[data-about], .building[data-slide], .offer";
/// The size of the card, at most, in pixels.
const SIZE: (f64, f64) = (280.0, 130.0);

/// What a tooltip says, and where.
#[derive(Clone, PartialEq)]
struct Tooltip {
    title: String,
    text: String,
    left: i32,
    top: i32,
    /// Whether it ends there instead of beginning.
    above: bool,
}

thread_local! {
    static WAITING: RefCell<Option<TimeoutHandle>> = const { RefCell::new(None) };
    static HELD_LONG: Cell<bool> = const { Cell::new(false) };
    static START: Cell<(i32, i32)> = const { Cell::new((0, 0)) };
    /// Where the pointer was when it last moved or pressed.
    static LAST: Cell<(i32, i32)> = const { Cell::new((0, 0)) };
    /// The card of the hand that a finger is on.
    static TOUCHED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Follows the pointer. A finger has no rest: it presses long.
pub(crate) fn hover() -> AnyView {
    let tooltip = RwSignal::new(None::<Tooltip>);
    follow_fingers(tooltip);
    let over = window_event_listener(leptos::ev::pointerover, move |event| {
        // A device may have both; what a finger comes over is told when it stays.
        if event.pointer_type() == "touch" {
            return;
        }
        forget();
        if tooltip.with_untracked(Option::is_some) {
            tooltip.set(None);
        }
        // What comes under a pointer that rests was not asked about.
        if LAST.get() == (event.client_x(), event.client_y()) {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(element) = target.and_then(|at| at.closest(EXPLAINED).ok().flatten()) else {
            return;
        };
        let show = move || {
            tooltip.set(of(&element));
        };
        let waiting = set_timeout_with_handle(show, REST).ok();
        WAITING.set(waiting);
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        forget();
        tooltip.set(None);
    });
    // The page listens until it is closed.
    std::mem::forget((over, resized));
    part(move || {
        tooltip.get().map(|Tooltip { title, text, left, top, above }| {
            // The policy of the page allows no style attribute; properties it does.
            let (left, top) = (format!("{left}px"), format!("{top}px"));
            view! { <div class="hover-card" class:above=above aria-hidden="true" style:left=left style:top=top><b>{title}</b>{text}</div> }
                .into_any()
        })
    })
}

/// Stops waiting: the pointer does something else.
pub(crate) fn forget() {
    if let Some(waiting) = WAITING.take() {
        waiting.clear();
    }
}

/// Whether a finger has just been told something: what its long press would do otherwise is left.
pub(crate) fn is_long_press() -> bool {
    HELD_LONG.get()
}

/// The same, for the click that may come when it is lifted.
pub(crate) fn take_long_press() -> bool {
    HELD_LONG.replace(false)
}

/// A finger that stays on a card or a building for a while is told what it is, until the next touch.
fn follow_fingers(tooltip: RwSignal<Option<Tooltip>>) {
    let down = window_event_listener(leptos::ev::pointerdown, move |event| {
        HELD_LONG.set(false);
        forget();
        touch(None);
        if tooltip.with_untracked(Option::is_some) {
            tooltip.set(None);
        }
        let at = (event.client_x(), event.client_y());
        START.set(at);
        LAST.set(at);
        if event.pointer_type() != "touch" {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        touch(target.as_ref().and_then(|target| target.closest("#hand .card").ok().flatten()));
        let Some(element) = target.and_then(|target| {
            target.closest(EXPLAINED).ok().flatten().or_else(|| laid_under(&target, at))
        }) else {
            return;
        };
        let show = move || {
            HELD_LONG.set(true);
            tooltip.set(of(&element));
        };
        WAITING.set(set_timeout_with_handle(show, LONG_PRESS).ok());
    });
    let moved = window_event_listener(leptos::ev::pointermove, |event| {
        LAST.set((event.client_x(), event.client_y()));
        let (x, y) = START.get();
        if event.pointer_type() == "touch"
            && (event.client_x() - x).abs().max((event.client_y() - y).abs()) > TREMBLE
        {
            forget();
            touch(None);
        }
    });
    let up = window_event_listener(leptos::ev::pointerup, |_| {
        forget();
        touch(None);
        // A click comes at once, or never.
        set_timeout(|| HELD_LONG.set(false), Duration::from_millis(350));
    });
    let cancelled = window_event_listener(leptos::ev::pointercancel, |_| {
        forget();
        touch(None);
    });
    std::mem::forget((down, moved, up, cancelled));
}

/// Marks the card that a finger is on: it stands above the finger then.
fn touch(card: Option<Element>) {
    const MARK: &str = "touched";
    if let Some(card) = &card {
        let _ = card.class_list().add_1(MARK);
    }
    if let Some(before) = TOUCHED.replace(card) {
        let _ = before.class_list().remove_1(MARK);
    }
}

/// The card of a player's under a finger where the whole player is one button.
fn laid_under(target: &Element, (x, y): (i32, i32)) -> Option<Element> {
    let player = target.closest(".player").ok()??;
    let cards = player.query_selector_all(".small-card[data-about]").ok()?;
    (0..cards.length()).filter_map(|card| cards.get(card)?.dyn_into::<Element>().ok()).find(
        |card| {
            let (x, y, around) = (f64::from(x), f64::from(y), card.get_bounding_client_rect());
            (around.left()..around.right()).contains(&x)
                && (around.top()..around.bottom()).contains(&y)
        },
    )
}

/// The label of an element, beside it and inside the window.
fn of(element: &Element) -> Option<Tooltip> {
    let label = element.get_attribute("aria-label").filter(|_| element.is_connected())?;
    let (title, more) = label.split_once([',', ':', ';']).unwrap_or((&label, ""));
    let about = element.get_attribute("aria-description").unwrap_or_default();
    let at = element.get_bounding_client_rect();
    let root = browser::document().document_element()?;
    let (width, height) = (f64::from(root.client_width()), f64::from(root.client_height()));
    let left = within(at.left() + at.width() / 2.0 - SIZE.0 / 2.0, 8.0, width - SIZE.0 - 8.0);
    let above = at.top() > SIZE.1 + 8.0;
    let top = if above { at.top() - 8.0 } else { (at.bottom() + 8.0).min(height - SIZE.1) };
    Some(Tooltip {
        title: title.trim().to_owned(),
        text: format!("{about} {}", more.trim()).trim().to_owned(),
        left: whole(left),
        top: whole(top),
        above,
    })
}
