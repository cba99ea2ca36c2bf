//! The table as one picture, as far as a viewer may see it.

use core::fmt::Write;

use havana_pictures as pictures;
use havana_rules::{BuildingId, Cards, Goods, Material, Open, RowName, Seat, View};

const WIDTH: u32 = 960;
const MARGIN: u32 = 20;
const ROW: u32 = 205;
const BUILDING: (u32, u32) = (112, 140);
const CARD: (u32, u32) = (70, 98);
const PANEL: u32 = 116;
const SMALL: (u32, u32) = (50, 70);
const LETTERS: [&str; 7] = ["B", "S", "L", "G", "D", "P", "W"];

/// The table as an SVG: the rows, the centre, every player, and the viewer's own hand.
pub fn svg(view: &View) -> String {
    let open = view.open();
    let seats: Vec<Seat> = open.seats().collect();
    let players_at = 2 * ROW + 3 * MARGIN + 30;
    let hand_at = players_at + seats.len() as u32 * PANEL;
    let height = hand_at + if view.seat().is_some() { SMALL.1 + 50 } else { MARGIN };
    let mut out = String::with_capacity(1 << 18);
    let _ = write!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="15"><title>Havana, round {}</title><rect width="{WIDTH}" height="{height}" fill="#fbf3e2"/>"##,
        open.round()
    );
    for (row, top) in RowName::ALL.into_iter().zip([MARGIN, MARGIN + ROW]) {
        for (place, &building) in open.row(row).as_slice().iter().enumerate() {
            draw_building(&mut out, open, building, MARGIN + place as u32 * 156, top);
        }
    }
    let centre_at = 2 * ROW + MARGIN + 14;
    words(&mut out, MARGIN, centre_at, &format!("Centre: {}", open.centre()));
    let stock = format!(
        "Bag and stock: {}. Draw pile: {}. {} points win.",
        open.supply(),
        open.pile().len(),
        open.target()
    );
    words(&mut out, MARGIN, centre_at + 24, &stock);
    for (place, &seat) in seats.iter().enumerate() {
        draw_player(&mut out, open, seat, players_at + place as u32 * PANEL);
    }
    if let Some(hand) = view.hand() {
        draw_hand(&mut out, hand, view.face_down().unwrap_or_default(), hand_at + 16);
    }
    out.push_str("</svg>");
    out
}

fn words(out: &mut String, x: u32, y: u32, text: &str) {
    let _ = write!(out, r##"<text x="{x}" y="{y}" fill="#3b3440">{text}</text>"##);
}

/// Puts a picture into a box.
fn place(out: &mut String, picture: &str, (x, y): (u32, u32), (width, height): (u32, u32)) {
    if let Some(rest) = picture.strip_prefix("<svg ") {
        let _ = write!(out, r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" "#);
        out.push_str(rest);
    }
}

fn draw_building(out: &mut String, open: &Open, building: BuildingId, x: u32, y: u32) {
    let deck = open.deck();
    place(out, &pictures::building(deck.key(building)), (x, y), BUILDING);
    let key = deck.key(building).replace('_', " ");
    let points = deck.points(building);
    words(out, x, y + BUILDING.1 + 17, &format!("{key}, {points}"));
    let architect = if deck.needs_architect(building) { " A" } else { "" };
    let cost = letters(deck.cost(building));
    words(out, x, y + BUILDING.1 + 36, &format!("{cost}{architect}"));
}

/// Goods in letters, such as `2B 3P`.
fn letters(goods: Goods) -> String {
    let counted = goods.lanes().into_iter().zip(LETTERS).filter(|&(count, _)| count > 0);
    counted.map(|(count, letter)| format!("{count}{letter}")).collect::<Vec<_>>().join(" ")
}

fn draw_player(out: &mut String, open: &Open, seat: Seat, y: u32) {
    let player = open.player(seat);
    place(out, &pictures::seat_badge(seat), (MARGIN, y + 10), (40, 40));
    let mark = if open.pending().asked().contains(seat) { ", to decide" } else { "" };
    words(out, 72, y + 26, &format!("Seat {}: {} points{mark}", seat.index(), player.points()));
    let sizes =
        format!("{} cards in hand, {} discarded", player.hand_size(), player.discard_size());
    words(out, 72, y + 48, &sizes);
    let mut x = 72;
    let icons = Material::ALL.map(pictures::material).into_iter();
    let icons = icons.chain([pictures::peso(), pictures::worker()]);
    for (icon, count) in icons.zip(player.goods().lanes()) {
        place(out, &icon, (x, y + 62), (26, 26));
        words(out, x + 30, y + 81, &count.to_string());
        x += 62;
    }
    for (place_of, card) in player.laid().iter().enumerate() {
        let x = 640 + place_of as u32 * (CARD.0 + 16);
        place(out, &pictures::card(card), (x, y + 6), CARD);
        if player.covered() == Some(card) {
            place(out, &pictures::card_back(), (x + 8, y + 16), CARD);
        }
    }
}

fn draw_hand(out: &mut String, hand: Cards, face_down: Cards, y: u32) {
    words(out, MARGIN, y, "Your hand:");
    let mut x = MARGIN;
    for card in hand.iter() {
        place(out, &pictures::card(card), (x, y + 8), SMALL);
        x += SMALL.0 + 8;
    }
    for card in face_down.iter() {
        x += 16;
        place(out, &pictures::card(card), (x, y + 8), SMALL);
        words(out, x, y, "face down");
        x += SMALL.0 + 8;
    }
}
