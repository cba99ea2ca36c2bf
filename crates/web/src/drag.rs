//! Laying a card by dragging it onto the one it covers, with a mouse or a finger.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use havana_client::{Draft, Spot};
use havana_rules::{Card, Choice, Decision};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement};

use crate::game::{self, GameController};
use crate::motion::translate;
use crate::{browser, hover};

/// How far a pointer moves before it drags, in pixels: a finger that presses trembles.
const SLACK: f64 = 8.0;

/// The click that ends a drag comes at once, or never.
const CLICK_TIME: Duration = Duration::from_millis(350);

/// A card that a pointer holds.
struct DraggedCard {
    pointer: i32,
    card: Card,
    from: (f64, f64),
    element: HtmlElement,
    /// What follows the pointer, once it has moved.
    ghost: Option<HtmlElement>,
}

thread_local! {
    static HELD: RefCell<Option<DraggedCard>> = const { RefCell::new(None) };
    /// Whether the click that ends a drag is still to come; it chooses nothing.
    static DRAGGED: Cell<bool> = const { Cell::new(false) };
}

/// Follows the pointer as long as the page is open.
pub(crate) fn listen() {
    let down = window_event_listener(leptos::ev::pointerdown, |event| {
        DRAGGED.set(false);
        drop_ghost();
        HELD.set(held(&event));
    });
    let moved = window_event_listener(leptos::ev::pointermove, |event| {
        HELD.with_borrow_mut(|held| {
            if let Some(held) = held.as_mut().filter(|held| held.pointer == event.pointer_id()) {
                follow(held, &event);
            }
        });
    });
    let up = window_event_listener(leptos::ev::pointerup, |event| {
        let held = HELD.with_borrow(|held| {
            let held = held.as_ref().filter(|held| held.ghost.is_some())?;
            (held.pointer == event.pointer_id()).then_some(held.card)
        });
        drop_ghost();
        if let Some(card) = held {
            DRAGGED.set(true);
            set_timeout(|| DRAGGED.set(false), CLICK_TIME);
            lay(card, &event);
        }
    });
    let cancelled = window_event_listener(leptos::ev::pointercancel, |_| drop_ghost());
    // Nobody ever stops listening.
    std::mem::forget((down, moved, up, cancelled));
    swallow_clicks();
}

/// Keeps the click that ends a drag or a long press from everything on the page.
fn swallow_clicks() {
    let swallow = Closure::<dyn Fn(web_sys::Event)>::new(|event: web_sys::Event| {
        if DRAGGED.replace(false) || hover::take_long_press() {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    let callback = swallow.as_ref().unchecked_ref();
    let window = browser::window();
    let _ = window.add_event_listener_with_callback_and_bool("click", callback, true);
    swallow.forget();
}

/// The game in which a card is to be laid now, and what can be decided about it.
fn laying() -> Option<(GameController, Draft)> {
    let game = game::current().get_untracked()?;
    let draft = game.draft.get_untracked()?;
    (draft.choice() == Choice::Lay).then_some((game, draft))
}

fn held(event: &PointerEvent) -> Option<DraggedCard> {
    if !event.is_primary() || event.button() != 0 {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest("#hand .card").ok()??;
    let key = element.get_attribute("data-card");
    let card = Card::ALL.into_iter().find(|card| Some(card.key()) == key.as_deref())?;
    let (_, draft) = laying()?;
    if !draft.glows(Spot::Hand(card)) {
        return None;
    }
    let from = (f64::from(event.client_x()), f64::from(event.client_y()));
    let element = element.dyn_into().ok()?;
    Some(DraggedCard { pointer: event.pointer_id(), card, from, element, ghost: None })
}

/// Lets the card follow the pointer, and chooses it when it begins to move.
fn follow(held: &mut DraggedCard, event: &PointerEvent) {
    let by = (f64::from(event.client_x()) - held.from.0, f64::from(event.client_y()) - held.from.1);
    if held.ghost.is_none() {
        if by.0.hypot(by.1) < SLACK {
            return;
        }
        held.ghost = begin(held);
        hover::forget();
        if let Some((game, draft)) = laying()
            && !draft.has(Spot::Hand(held.card))
        {
            game.press(Spot::Hand(held.card));
        }
    }
    if let Some(ghost) = &held.ghost {
        let _ = ghost.style().set_property("transform", &translate(by.0, by.1));
    }
    mark(target_at(event).map(|(element, _)| element).as_ref());
}

/// A copy of the card over everything, where the card is.
fn begin(held: &DraggedCard) -> Option<HtmlElement> {
    let sky = browser::document().get_element_by_id("sky")?;
    let at = held.element.get_bounding_client_rect();
    let ghost: HtmlElement = held.element.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for name in ["data-slide", "data-card", "id"] {
        let _ = ghost.remove_attribute(name);
    }
    ghost.set_attribute("aria-hidden", "true").ok()?;
    ghost.class_list().add_2("ghost", "dragged").ok()?;
    let style = ghost.style();
    let places =
        [("left", at.left()), ("top", at.top()), ("width", at.width()), ("height", at.height())];
    for (name, value) in places {
        style.set_property(name, &format!("{}px", crate::motion::whole(value))).ok()?;
    }
    sky.append_child(&ghost).ok()?;
    Some(ghost)
}

/// The laid-out card of one's own under the pointer.
fn target_at(event: &PointerEvent) -> Option<(Element, Card)> {
    let pixel = |side: i32| i16::try_from(side).ok().map(f32::from);
    let (x, y) = (pixel(event.client_x())?, pixel(event.client_y())?);
    let at = browser::document().element_from_point(x, y)?;
    let laid = at.closest(".player.own .laid [data-about]").ok()??;
    let key = laid.get_attribute("data-about");
    let card = Card::ALL.into_iter().find(|card| Some(card.key()) == key.as_deref())?;
    Some((laid, card))
}

/// Shows which card would be covered.
fn mark(target: Option<&Element>) {
    let marked = browser::document().query_selector(".drop-here").ok().flatten();
    if marked.as_ref() == target {
        return;
    }
    if let Some(marked) = marked {
        let _ = marked.class_list().remove_1("drop-here");
    }
    if let Some(target) = target {
        let _ = target.class_list().add_1("drop-here");
    }
}

fn drop_ghost() {
    if let Some(ghost) = HELD.take().and_then(|held| held.ghost) {
        ghost.remove();
        mark(None);
    }
}

/// Covers the card under the pointer; elsewhere the card stays chosen, and nothing else happens.
fn lay(card: Card, event: &PointerEvent) {
    let Some((game, draft)) = laying() else { return };
    let Some((_, cover)) = target_at(event) else { return };
    let decision = Decision::Lay { card, cover };
    if draft.legal().contains(&decision) {
        game.decide(decision);
    }
}
