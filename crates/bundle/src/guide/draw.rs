//! The pictures of the guide, without words, so that every language and the documents share them.
//!
//! Each is composed of the pictures of the game. Its light colours are part of it: a page shows it as an
//! image, into which the custom properties of the page do not reach.

use std::fmt::Write;

use havana_pictures as pictures;
use havana_pictures::palette::light;
use havana_rules::{BuildingId, Card, Cards, Deck, Goods, Material, Open, RowName, Seat};

/// The size of a building in a row.
const TILE: (f32, f32) = (112.0, 176.0);
/// The space between two things.
const GAP: f32 = 8.0;

/// A picture being composed. What is added later lies over what was added before.
struct Sheet {
    svg: String,
}

impl Sheet {
    /// An empty sheet on the paper of the page.
    fn new(width: f32, height: f32) -> Sheet {
        let mut sheet = Sheet {
            svg: format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">"#
            ),
        };
        sheet.frame((0.0, 0.0), (width, height), light("paper"), "none", 0.0);
        sheet
    }

    fn finish(mut self) -> String {
        self.svg += "</svg>\n";
        self.svg
    }

    /// A box with round corners.
    fn frame(&mut self, (x, y): (f32, f32), (w, h): (f32, f32), fill: &str, edge: &str, wide: f32) {
        let _ = write!(
            self.svg,
            r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" fill="{fill}" stroke="{edge}" stroke-width="{wide}"/>"#
        );
    }

    /// A picture of the game in a box.
    fn picture(&mut self, picture: &str, (x, y): (f32, f32), (w, h): (f32, f32)) {
        let placed =
            format!(r#"<svg x="{x}" y="{y}" width="{w}" height="{h}" color="{}""#, light("ink"));
        self.svg += &picture.replacen("<svg", &placed, 1);
    }

    /// A number of one or two digits.
    fn number(&mut self, number: &str, (x, y): (f32, f32), height: f32) {
        let width = height * 14.0 / 18.0;
        for (place, digit) in (0_u8..).zip(number.bytes().filter(u8::is_ascii_digit)) {
            let left = x + f32::from(place) * width * 0.86;
            self.picture(&pictures::numeral(digit - b'0'), (left, y), (width, height));
        }
    }

    /// A number in a disc of a colour.
    fn medal(&mut self, number: u8, (x, y): (f32, f32), size: f32, fill: &str) {
        let half = size / 2.0;
        let _ = write!(
            self.svg,
            r#"<circle cx="{}" cy="{}" r="{half}" fill="{fill}" stroke="{}" stroke-width="1.5"/>"#,
            x + half,
            y + half,
            light("ink")
        );
        let height = size * 0.72;
        self.number(
            &number.to_string(),
            (x + half - height * 0.37, y + (size - height) / 2.0),
            height,
        );
    }

    /// Goods, each as often as it is there, from the left; returns where they end.
    fn goods(&mut self, goods: Goods, (x, y): (f32, f32), size: f32) -> f32 {
        let mut left = x;
        for (place, count) in goods.lanes().into_iter().enumerate() {
            let picture = match place {
                5 => pictures::peso(),
                6 => pictures::worker(),
                _ => pictures::material(Material::ALL[place]),
            };
            for _ in 0..count {
                self.picture(&picture, (left, y), (size, size));
                left += size + 2.0;
            }
        }
        left
    }

    /// A building: its façade, its points and what it costs.
    fn building(
        &mut self,
        deck: Deck,
        building: BuildingId,
        at: (f32, f32),
        size: (f32, f32),
        is_end: bool,
    ) {
        let ((x, y), (w, h)) = (at, size);
        let unit = w / TILE.0;
        let plate = 44.0 * unit;
        self.frame(
            at,
            size,
            light("surface"),
            if is_end { light("legal") } else { light("line") },
            if is_end { 5.0 } else { 1.5 },
        );
        let inner = 5.0 * unit;
        let facade = pictures::building(deck.key(building));
        self.picture(&facade, (x + inner, y + inner), (w - 2.0 * inner, h - plate - inner));
        self.medal(
            deck.points(building),
            (x + 2.0 * unit, y + 2.0 * unit),
            30.0 * unit,
            light("surface"),
        );
        let icon = icon_size(deck, building) * unit;
        let top = y + h - plate + (plate - icon) / 2.0;
        let end = self.goods(deck.cost(building), (x + inner, top), icon);
        if deck.needs_architect(building) {
            self.picture(&pictures::symbol(Card::Architect), (end, top), (icon, icon));
        }
    }
}

/// The size of the icons of a price, so that all of them fit below a building.
fn icon_size(deck: Deck, building: BuildingId) -> f32 {
    let cost: u8 = deck.cost(building).lanes().iter().sum();
    let count = f32::from(cost + u8::from(deck.needs_architect(building)));
    ((TILE.0 - 10.0) / count - 2.0).min(30.0)
}

/// The table: both rows with their ends marked, the draw pile, and what lies in the centre.
pub(super) fn table(open: &Open) -> String {
    let across = |count: f32| count * (TILE.0 + GAP) + GAP;
    let centre = 64.0;
    let width = across(6.0) + across(1.0);
    let height = 2.0 * (TILE.1 + GAP) + GAP + centre;
    let mut sheet = Sheet::new(width, height);
    for (row, top) in [(RowName::Upper, GAP), (RowName::Lower, TILE.1 + 2.0 * GAP)] {
        let buildings = open.row(row).as_slice();
        for (place, &building) in (0_u8..).zip(buildings) {
            let left = GAP + f32::from(place) * (TILE.0 + GAP);
            let is_end = place == 0 || usize::from(place) + 1 == buildings.len();
            sheet.building(open.deck(), building, (left, top), TILE, is_end);
        }
    }
    // The draw pile beside the rows, as a pile.
    for lift in [8.0, 4.0, 0.0] {
        let at = (across(6.0) + lift, (height - centre - 140.0) / 2.0 + lift);
        sheet.frame(at, (104.0, 134.0), light("line"), light("ink"), 1.0);
        sheet.picture(&pictures::building_back(), at, (104.0, 134.0));
    }
    let top = height - centre;
    sheet.frame(
        (GAP, top),
        (across(6.0) - 2.0 * GAP, centre - GAP),
        light("surface"),
        light("line"),
        1.5,
    );
    sheet.goods(open.centre(), (GAP + 14.0, top + 10.0), 36.0);
    sheet.finish()
}

/// A player after their turn: badge, number, the two cards, and goods; buildings beside them.
pub(super) fn player(open: &Open, seat: Seat) -> String {
    let player = open.player(seat);
    let (height, card) = (156.0, (116.0, 140.0));
    let mut sheet = Sheet::new(720.0, height);
    sheet.picture(&pictures::seat_badge(seat), (12.0, 14.0), (56.0, 56.0));
    sheet.number(&format!("{:02}", player.number().unwrap_or(0)), (14.0, 84.0), 54.0);
    cards(&mut sheet, player.laid(), (104.0, 8.0), card);
    let left = 104.0 + 2.0 * (card.0 + GAP) + 16.0;
    sheet.frame((left, 34.0), (216.0, 88.0), light("surface"), light("line"), 1.5);
    sheet.goods(player.goods(), (left + 14.0, 58.0), 40.0);
    for (place, building) in (0_u8..).zip(player.buildings().iter()) {
        let at = (left + 232.0 + f32::from(place) * 100.0, 8.0);
        sheet.building(open.deck(), building, at, (89.0, 140.0), false);
    }
    sheet.finish()
}

/// Cards beside each other, without the plinth that bears their name in the game.
fn cards(sheet: &mut Sheet, laid: Cards, (x, y): (f32, f32), size: (f32, f32)) {
    for (place, card) in (0_u8..).zip(laid.iter()) {
        let face = pictures::card(card).replacen("xMidYMax slice", "xMidYMin slice", 1);
        sheet.picture(&face, (x + f32::from(place) * (size.0 + GAP), y), size);
    }
}

/// The players in the order of play: number, the two cards, and goods.
pub(super) fn order(open: &Open) -> String {
    let card = (106.0, 128.0);
    let player_width = 244.0;
    let seats = open.order();
    let count: f32 = seats.iter().map(|_| 1.0).sum();
    let mut sheet = Sheet::new(player_width * count + GAP, 244.0);
    for (place, seat) in (0_u8..).zip(seats.iter()) {
        let left = GAP + f32::from(place) * player_width;
        sheet.picture(&pictures::seat_badge(seat), (left, 8.0), (44.0, 44.0));
        let number = open.player(seat).number().unwrap_or(0);
        sheet.number(&format!("{number:02}"), (left + 56.0, 8.0), 44.0);
        cards(&mut sheet, open.player(seat).laid(), (left, 60.0), card);
        sheet.goods(open.player(seat).goods(), (left, 200.0), 34.0);
    }
    sheet.finish()
}

/// One building, large, with a number at each of its parts: points, materials, pesos and workers,
/// Architect.
pub(super) fn parts(deck: Deck, building: BuildingId) -> String {
    let size = (280.0, 440.0);
    let (left, top) = (40.0, 16.0);
    let mut sheet = Sheet::new(size.0 + 2.0 * left, size.1 + 2.0 * top + 34.0);
    sheet.building(deck, building, (left, top), size, false);
    let unit = size.0 / TILE.0;
    let icon = icon_size(deck, building) * unit + 2.0;
    let cost = deck.cost(building);
    let (materials, others) = (cost.materials(), cost.pesos() + cost.workers());
    let first = left + 5.0 * unit;
    let below = top + size.1 + 8.0;
    let middle =
        |from: u8, count: u8| first + (f32::from(from) + f32::from(count) / 2.0) * icon - 15.0;
    sheet.medal(1, (left + 34.0 * unit, top + 8.0 * unit), 30.0, light("sandstone"));
    sheet.medal(2, (middle(0, materials), below), 30.0, light("sandstone"));
    sheet.medal(3, (middle(materials, others), below), 30.0, light("sandstone"));
    sheet.medal(4, (middle(materials + others, 1), below), 30.0, light("sandstone"));
    sheet.finish()
}
