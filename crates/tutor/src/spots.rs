//! Where the table of the client shows what a decision is about, as selectors of its page.

use havana_rules::{Card, Decision, End, Goods, Loss, Material, Open, Seat};

/// The places of a decision; none for an answer such as "end the turn".
pub(crate) fn of(decision: Decision, seat: Seat, open: &Open) -> String {
    let places: Vec<String> = match decision {
        Decision::Swap { replace, .. } => vec![building(open, replace), "#pile".to_owned()],
        Decision::Open(low, high) => vec![in_hand(seat, low), in_hand(seat, high)],
        Decision::First(card) => vec![laid(seat, card)],
        Decision::Refresh(Some(_)) | Decision::TakeBack(true) => {
            vec![format!("#seat-{} .discarded", seat.index())]
        }
        Decision::Conserve(Some(end)) | Decision::Build { end, .. } => vec![building(open, end)],
        Decision::Tax { victim, loss } => vec![match loss {
            Loss::Worker => format!("#seat-{}-workers", victim.index()),
            Loss::Material(material) => good(&format!("seat-{}", victim.index()), material),
        }],
        Decision::RobPesos { victim } => vec![format!("#seat-{}-pesos", victim.index())],
        Decision::RobMaterials { victim, loot } => {
            goods(&format!("seat-{}", victim.index()), loot.goods())
        }
        Decision::Mama(colours) => goods("centre", colours.goods()),
        Decision::Lay { card, cover } => vec![in_hand(seat, card), laid(seat, cover)],
        Decision::Refresh(None)
        | Decision::Conserve(None)
        | Decision::EndTurn
        | Decision::TakeBack(false) => Vec::new(),
    };
    places.into_iter().filter(|place| !place.is_empty()).collect::<Vec<_>>().join(", ")
}

fn building(open: &Open, end: End) -> String {
    let at = open.end(end);
    at.map_or_else(String::new, |id| format!("[data-slide='building-{}']", id.index()))
}

fn in_hand(seat: Seat, card: Card) -> String {
    format!(".open-hand.seat-{} [data-card='{}']", seat.index(), card.key())
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
