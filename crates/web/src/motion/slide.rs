//! What moved on the page slides from its old place to its new one.

use std::collections::HashMap;
use std::time::Duration;

use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::flight::{animate, translate};
use crate::browser;

/// The marked elements and where they are.
pub(crate) struct Positions(HashMap<String, (f64, f64)>);

/// Where all marked elements are.
pub(crate) fn positions() -> Positions {
    let mut positions = HashMap::new();
    for_each_marked(|key, element| {
        let at = element.get_bounding_client_rect();
        positions.insert(key, (at.left(), at.top()));
    });
    Positions(positions)
}

/// Once the page is redrawn, lets what moved slide from where it was, and what is new appear.
pub(crate) fn slide_from(positions: Positions, time: Duration) {
    if time.is_zero() {
        return;
    }
    request_animation_frame(move || {
        for_each_marked(|key, element| {
            let at = element.get_bounding_client_rect();
            let frames = match positions.0.get(&key) {
                Some(&(left, top)) => {
                    let (x, y) = (left - at.left(), top - at.top());
                    if x.abs() < 2.0 && y.abs() < 2.0 {
                        return;
                    }
                    [translate(x, y), "none".to_owned()]
                }
                None => ["translateY(-24px) scale(0.7)".to_owned(), "none".to_owned()],
            };
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                animate(element, &[("transform", &frames)], time);
            }
        });
    });
}

fn for_each_marked(mut look: impl FnMut(String, &Element)) {
    let Ok(marked) = browser::document().query_selector_all("[data-slide]") else { return };
    for index in 0..marked.length() {
        let element = marked.get(index).and_then(|node| node.dyn_into::<Element>().ok());
        if let Some((key, element)) =
            element.and_then(|element| Some((element.get_attribute("data-slide")?, element)))
        {
            look(key, &element);
        }
    }
}
