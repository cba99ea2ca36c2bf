//! Goods and buildings fly from where they lay to where they go.

use std::time::Duration;

use havana_rules::{Event, Goods, Holder, Loss, Seat};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use crate::{art, browser};

/// A thing that flies: its picture or a copy of an element, from one element to another.
struct Flight {
    what: Flying,
    from: String,
    to: String,
}

enum Flying {
    /// One of the seven goods, by its place among them.
    Good(usize),
    /// A copy of what lies there.
    Copy,
}

/// The most pieces that fly at once; more would only be a cloud.
const MOST: usize = 12;

/// The names of the goods in ids, in the order of [`Goods::lanes`].
pub(crate) const GOODS: [&str; 7] =
    ["brick", "sandstone", "loam", "glass", "debris", "pesos", "workers"];

/// Lets fly what the events move; answers whether anything does.
pub(crate) fn fly(events: &[Event], time: Duration) -> bool {
    let flights: Vec<Flight> = events.iter().flat_map(flights).collect();
    let mut any = false;
    for (place, flight) in flights.iter().take(MOST).enumerate() {
        any |= start(flight, time, place).is_some();
    }
    any
}

/// Takes everything that flies out of the air.
pub(crate) fn stop() {
    if let Some(sky) = browser::document().get_element_by_id("sky") {
        sky.set_inner_html("");
    }
}

fn start(flight: &Flight, time: Duration, place: usize) -> Option<()> {
    let document = browser::document();
    let sky = document.get_element_by_id("sky")?;
    let from_element = document.query_selector(&flight.from).ok()??;
    let from = seen(from_element.clone()).get_bounding_client_rect();
    let to = seen(document.query_selector(&flight.to).ok()??).get_bounding_client_rect();
    let ghost: Element = match flight.what {
        Flying::Good(good) => {
            let ghost = document.create_element("div").ok()?;
            ghost.set_class_name("ghost");
            ghost.set_inner_html(art::good(good));
            ghost
        }
        Flying::Copy => {
            let copy: Element = from_element.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
            copy.remove_attribute("data-slide").ok()?;
            copy.remove_attribute("id").ok()?;
            copy.class_list().add_1("ghost").ok()?;
            copy
        }
    };
    ghost.set_attribute("aria-hidden", "true").ok()?;
    let ghost: HtmlElement = ghost.dyn_into().ok()?;
    sky.append_child(&ghost).ok()?;
    let (width, height) = match flight.what {
        Flying::Good(_) => (26.0, 26.0),
        Flying::Copy => (from.width(), from.height()),
    };
    let style = ghost.style();
    for (name, value) in [("width", width), ("height", height)] {
        style.set_property(name, &format!("{}px", whole(value))).ok()?;
    }
    let shift = f64::from((place % 4) as u8) * 7.0 - 10.0;
    let at = |rect: &web_sys::DomRect, scale: &str| {
        let x = rect.left() + rect.width() / 2.0 - width / 2.0 + shift;
        let y = rect.top() + rect.height() / 2.0 - height / 2.0;
        format!("{} scale({scale})", translate(x, y))
    };
    let landing = if matches!(flight.what, Flying::Copy) { "0.3" } else { "1" };
    let frames = [at(&from, "1"), at(&to, landing)];
    let opacity = ["1".to_owned(), "0.9".to_owned()];
    animate(&ghost, &[("transform", &frames), ("opacity", &opacity)], time);
    set_timeout(move || ghost.remove(), time);
    Some(())
}

/// The element, or what it is part of where it has no place of its own on this screen.
fn seen(element: Element) -> Element {
    let mut at = element;
    while at.get_bounding_client_rect().width() == 0.0 {
        match at.parent_element() {
            Some(parent) => at = parent,
            None => break,
        }
    }
    at
}

/// Whole pixels: nobody sees the rest, and writing fractions is a heavy piece of program.
pub(crate) fn whole(pixels: f64) -> i32 {
    pixels.round() as i32
}

/// A move by this many pixels, as styles write it.
pub(crate) fn translate(x: f64, y: f64) -> String {
    format!("translate({}px,{}px)", whole(x), whole(y))
}

/// Animates properties of an element from one value to another.
pub(super) fn animate(element: &HtmlElement, frames: &[(&str, &[String; 2])], time: Duration) {
    let keyframes = Object::new();
    for (property, values) in frames {
        let values: Array = values.iter().map(|value| JsValue::from_str(value)).collect();
        let _ = Reflect::set(&keyframes, &JsValue::from_str(property), &values);
    }
    let options = Object::new();
    let time = JsValue::from_f64(time.as_secs_f64() * 1000.0);
    let _ = Reflect::set(&options, &"duration".into(), &time);
    let _ = Reflect::set(&options, &"easing".into(), &"cubic-bezier(0.3, 0.7, 0.3, 1)".into());
    // The bindings know this function only as an unstable one; every browser has it.
    let animate = Reflect::get(element, &"animate".into()).unwrap_or_default();
    if let Some(animate) = animate.dyn_ref::<Function>() {
        let _ = animate.call2(element, &keyframes, &options);
    }
}

fn flights(event: &Event) -> Vec<Flight> {
    match *event {
        Event::MaterialDrawn { material, to } => {
            vec![Flight {
                what: Flying::Good(material as usize),
                from: "#bag".to_owned(),
                to: holder(to, material as usize),
            }]
        }
        Event::PesosFromStock { pesos, to } => {
            of_goods(Goods::pesos_of(pesos), |_| "#stock-pesos".to_owned(), |good| holder(to, good))
        }
        Event::TakenFromCentre { seat, goods } => {
            of_goods(goods, |good| format!("#centre-{}", GOODS[good]), |good| purse(seat, good))
        }
        Event::WorkersHired { seat, workers } => of_goods(
            Goods::workers_of(workers),
            |_| "#stock-workers".to_owned(),
            |good| purse(seat, good),
        ),
        Event::Taxed { victim, loss, .. } => {
            let to = if loss == Loss::Worker { "#stock-workers" } else { "#bag" };
            of_goods(loss.goods(), |good| purse(victim, good), |_| to.to_owned())
        }
        Event::PesosStolen { seat, victim, pesos } => {
            of_goods(Goods::pesos_of(pesos), |good| purse(victim, good), |good| purse(seat, good))
        }
        Event::MaterialsStolen { seat, victim, loot } => {
            of_goods(loot.goods(), |good| purse(victim, good), |good| purse(seat, good))
        }
        Event::Built { seat, building, .. } => vec![Flight {
            what: Flying::Copy,
            from: format!("[data-slide=\"building-{}\"]", building.index()),
            to: format!("#seat-{}-buildings", seat.index()),
        }],
        Event::BuildingRemoved { building, .. } => vec![Flight {
            what: Flying::Copy,
            from: format!("[data-slide=\"building-{}\"]", building.index()),
            to: "#pile".to_owned(),
        }],
        _ => Vec::new(),
    }
}

fn of_goods(
    goods: Goods,
    from: impl Fn(usize) -> String,
    to: impl Fn(usize) -> String,
) -> Vec<Flight> {
    let lanes = goods.lanes();
    let each = (0..lanes.len()).flat_map(|good| (0..lanes[good]).map(move |_| good));
    each.map(|good| Flight { what: Flying::Good(good), from: from(good), to: to(good) }).collect()
}

fn holder(holder: Holder, good: usize) -> String {
    match holder {
        Holder::Centre => format!("#centre-{}", GOODS[good]),
        Holder::Seat(seat) => purse(seat, good),
    }
}

fn purse(seat: Seat, good: usize) -> String {
    format!("#seat-{}-{}", seat.index(), GOODS[good])
}
