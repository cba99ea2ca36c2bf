//! The player's answer and the best decision, marked at the table.

use havana_puzzles::Puzzle;
use havana_rules::{BuildingId, Card, Decision, End, Goods, Loss, Material, Open, Seat};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser;
use crate::text::words_now;

/// Marks what was chosen and, if it was not right, what would have been better.
pub(super) fn mark(puzzle: &Puzzle, chosen: Decision) {
    let view = puzzle.view();
    let places = |decision| places(decision, puzzle.seat, view.open());
    let best = puzzle.options.first().map_or(chosen, |option| option.decision);
    let (is_right, best, chosen) = (puzzle.is_right(chosen), places(best), places(chosen));
    // The table shows the moment first.
    browser::after_picture(move || {
        clear();
        if !is_right {
            label(&best, "better", "study-mark-better");
        }
        label(&chosen, if is_right { "better" } else { "played" }, "study-mark-played");
    });
}

/// Takes all marks away.
pub(super) fn clear() {
    for place in find("[data-study]") {
        let _ = place.remove_attribute("data-study");
        let _ = place.remove_attribute("data-said");
    }
}

fn label(places: &str, kind: &str, key: &'static str) {
    if places.is_empty() {
        return;
    }
    for place in find(places) {
        let _ = place.set_attribute("data-study", kind);
        let _ = place.set_attribute("data-said", &words_now().text(key));
    }
}

fn find(selector: &str) -> Vec<Element> {
    let all = browser::document().query_selector_all(selector).ok();
    let all = all.into_iter().flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
    all.filter_map(|node| node.dyn_into().ok()).collect()
}

/// Where a decision is seen at the table, as a selector; nothing for an answer such as "end the turn".
fn places(decision: Decision, seat: Seat, open: &Open) -> String {
    let end = |end: End| open.end(end).map(building);
    let places: Vec<String> = match decision {
        Decision::Swap { replace, .. } => end(replace).into_iter().collect(),
        Decision::Open(low, high) => vec![in_hand(low), in_hand(high)],
        Decision::First(card) => vec![laid(seat, card)],
        Decision::Refresh(Some(_)) | Decision::TakeBack(true) => {
            vec![format!("#seat-{} .discarded", seat.index())]
        }
        Decision::Conserve(Some(at)) | Decision::Build { end: at, .. } => {
            end(at).into_iter().collect()
        }
        Decision::Tax { victim, loss } => match loss {
            Loss::Worker => vec![format!("#seat-{}-workers", victim.index())],
            Loss::Material(material) => vec![good(&of_seat(victim), material)],
        },
        Decision::RobPesos { victim } => vec![format!("#seat-{}-pesos", victim.index())],
        Decision::RobMaterials { victim, loot } => goods(&of_seat(victim), loot.goods()),
        Decision::Mama(colours) => goods("centre", colours.goods()),
        Decision::Lay { card, cover } => vec![in_hand(card), laid(seat, cover)],
        Decision::Refresh(None)
        | Decision::Conserve(None)
        | Decision::EndTurn
        | Decision::TakeBack(false) => Vec::new(),
    };
    places.join(", ")
}

fn of_seat(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

fn building(id: BuildingId) -> String {
    format!("[data-slide='building-{}']", id.index())
}

fn in_hand(card: Card) -> String {
    format!("#hand [data-card='{}']", card.key())
}

fn laid(seat: Seat, card: Card) -> String {
    format!("#seat-{} [data-about='{}']", seat.index(), card.key())
}

fn good(holder: &str, material: Material) -> String {
    format!("#{holder}-{}", material.key())
}

fn goods(holder: &str, goods: Goods) -> Vec<String> {
    let some = Material::ALL.into_iter().filter(|&material| goods.of(material) > 0);
    some.map(|material| good(holder, material)).collect()
}
