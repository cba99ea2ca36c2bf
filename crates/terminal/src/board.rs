//! The table as a picture: the rows of buildings, and what lies before the players.

use havana_rules::{BuildingId, Goods, Material, Open, Pending, RowName, Seat, View};
use havana_words::{Names, Words};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Cell, Row, Table};
use unicode_width::UnicodeWidthStr;

use crate::table;

/// Marks a building that needs the Architect.
const ARCHITECT: &str = "†";

/// A space at which no line is broken.
const TIE: &str = "\u{a0}";

/// The goods in the order in which they are shown, each with its letters.
pub(crate) fn letters(words: Words) -> [(String, String); 7] {
    let mut used: Vec<String> =
        Material::ALL.into_iter().map(|material| words.material_letter(material)).collect();
    let short = |name: String, used: &mut Vec<String>| {
        let long: String = name.chars().take(2).collect();
        let first: String = name.chars().take(1).collect();
        let letter = if used.contains(&first) { long } else { first };
        used.push(letter.clone());
        (letter, name)
    };
    let pesos = short(words.text("good-pesos"), &mut used);
    let workers = short(words.text("good-workers"), &mut used);
    let [brick, sandstone, loam, glass, debris] =
        Material::ALL.map(|material| (words.material_letter(material), words.material(material)));
    [brick, sandstone, loam, glass, debris, pesos, workers]
}

/// What the letters and marks of the picture mean.
pub(crate) fn legend(words: Words) -> Vec<String> {
    let goods = letters(words).into_iter().map(|(letter, name)| format!("  {letter:<8} {name}"));
    let architect = format!("  {ARCHITECT:<8} {}", words.text("table-building-architect"));
    goods.chain([architect]).collect()
}

/// The colour of a good by its place in [`Goods::lanes`]; the letters say the same.
fn style(lane: usize) -> Style {
    match Material::ALL.get(lane) {
        Some(Material::Brick) => Style::new().fg(Color::Red),
        Some(Material::Sandstone) => Style::new().fg(Color::Yellow),
        Some(Material::Loam) => Style::new().fg(Color::Indexed(130)),
        Some(Material::Glass) => Style::new().fg(Color::LightBlue),
        Some(Material::Debris) => Style::new().fg(Color::DarkGray),
        None => Style::new(),
    }
}

/// The first line: the round, and the player's own points.
pub(crate) fn title(view: &View, words: Words) -> Line<'static> {
    let open = view.open();
    let mut parts = vec![words.text("app-title")];
    parts.push(table::round(open, words));
    if let Some(seat) = view.seat() {
        let points = open.player(seat).points();
        let arguments = [("points", points.into()), ("target", open.target().into())];
        parts.push(words.say("table-points-of", &arguments));
    }
    parts.push(words.say("table-pile-n", &[("n", open.pile().len().into())]));
    Line::styled(parts.join(" · "), Style::new().add_modifier(Modifier::BOLD))
}

/// The two rows of buildings; those that can be taken stand out.
pub(crate) fn rows(frame: &mut Frame<'_>, area: Rect, open: &Open, words: Words) {
    let [upper, _, lower] =
        Layout::vertical([Constraint::Length(2), Constraint::Length(1), Constraint::Length(2)])
            .areas(area);
    for (area, row) in [upper, lower].into_iter().zip(RowName::ALL) {
        let buildings = open.row(row).as_slice();
        let places = Layout::horizontal(vec![Constraint::Fill(1); buildings.len()]).spacing(1);
        for (place, (&id, cell)) in buildings.iter().zip(places.split(area).iter()).enumerate() {
            let is_end = place == 0 || place + 1 == buildings.len();
            frame.render_widget(building(open, id, is_end, words, cell.width), *cell);
        }
    }
}

fn building(open: &Open, id: BuildingId, is_end: bool, words: Words, width: u16) -> Text<'static> {
    let tone = if is_end { Modifier::BOLD } else { Modifier::DIM };
    let name = cut(&words.building(open.deck().key(id)), usize::from(width));
    let name = Line::styled(name, Style::new().add_modifier(tone));
    // A wide price is written without spaces.
    let mut facts = price(open, id, words, " ");
    if facts.width() > usize::from(width) {
        facts = price(open, id, words, "");
    }
    Text::from_iter([name, facts])
}

/// What a building is worth and costs, in letters: `4: B 2P †`.
pub(crate) fn price(open: &Open, id: BuildingId, words: Words, gap: &str) -> Line<'static> {
    let deck = open.deck();
    let mut parts = vec![Span::raw(format!("{}:", deck.points(id)))];
    for (lane, (count, (letter, _))) in
        deck.cost(id).lanes().into_iter().zip(letters(words)).enumerate()
    {
        match count {
            0 => {}
            1 => parts.push(Span::styled(format!("{gap}{letter}"), style(lane))),
            _ => parts.push(Span::styled(format!("{gap}{count}{letter}"), style(lane))),
        }
    }
    if deck.needs_architect(id) {
        parts.push(Span::raw(format!("{gap}{ARCHITECT}")));
    }
    Line::from(parts)
}

/// A text, or its beginning with a mark.
fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The players in the order of play, and the centre.
pub(crate) fn players(frame: &mut Frame<'_>, area: Rect, view: &View, words: Words, names: &Names) {
    let open = view.open();
    let goods = letters(words).map(|(letter, _)| letter);
    let header = [String::new(), String::new()].into_iter().chain(goods).chain([String::new()]);
    let mut lines: Vec<Row> =
        open.order().iter().map(|seat| player(open, seat, words, names)).collect();
    lines.push(row(words.text("table-centre"), String::new(), open.centre(), String::new()));
    let widths = [Constraint::Length(16), Constraint::Length(3)]
        .into_iter()
        .chain([Constraint::Length(2); 7])
        .chain([Constraint::Fill(1)]);
    let table = Table::new(lines, widths)
        .header(Row::new(header).style(Style::new().add_modifier(Modifier::DIM)));
    frame.render_widget(table, area);
}

fn player(open: &Open, seat: Seat, words: Words, names: &Names) -> Row<'static> {
    let player = open.player(seat);
    let name = table::name(seat, words, names);
    let laid: Vec<String> = player.laid().iter().map(|card| words.card(card)).collect();
    let mut facts = match player.number() {
        Some(number) => format!("{number:02} {}", laid.join(", ")),
        None => words.text("table-no-number"),
    };
    if player.is_protected() {
        facts.push_str(", ");
        facts.push_str(&words.text("table-protected"));
    }
    let acts = decides(open, seat);
    let mark = if acts { "▸" } else { " " };
    row(format!("{mark}{name}"), player.points().to_string(), player.goods(), facts)
}

/// Whether the game waits for a player.
fn decides(open: &Open, seat: Seat) -> bool {
    matches!(open.pending(), Pending::Decide { seats, .. } if seats.contains(seat))
}

fn row(name: String, points: String, goods: Goods, facts: String) -> Row<'static> {
    let goods = goods.lanes().into_iter().enumerate().map(|(lane, count)| {
        let text = if count == 0 { "·".to_owned() } else { count.to_string() };
        Cell::from(Span::styled(text, style(lane)))
    });
    let points = Cell::from(Span::styled(points, Style::new().add_modifier(Modifier::BOLD)));
    Row::new([Cell::from(name), points].into_iter().chain(goods).chain([Cell::from(facts)]))
}

/// The player's own hand, in lines of this width.
pub(crate) fn hand(view: &View, words: Words, width: u16) -> Vec<String> {
    let Some(hand) = view.hand() else { return Vec::new() };
    // A digit stays with its card.
    let label = |card| words.card_label(card).replace(' ', TIE);
    let labels: Vec<String> = hand.iter().map(label).collect();
    let text = table::labelled(words, &words.text("table-your-hand"), &labels.join(", "));
    let lines = wrapped(&text, usize::from(width)).into_iter();
    lines.map(|line| line.replace(TIE, " ")).collect()
}

/// A text in lines of this width, broken between words.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    if text.width() <= width {
        return vec![text.to_owned()];
    }
    let mut lines = Vec::new();
    let indent: String = text.chars().take_while(|letter| *letter == ' ').collect();
    let mut line = indent.clone();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if line.width() > indent.width() {
            if line.width() + 1 + word.width() > width {
                lines.push(std::mem::replace(&mut line, indent.clone()));
            } else {
                line.push(' ');
            }
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}
