//! What lies in front of the players, and what the viewers know about their cards.

use havana_rules::{Card, Cards, Goods, Open, Player, Seat, View};

use super::{Detail, counts, tone_of};
use crate::style::{StyledLine, Tone};
use crate::text;
use crate::words::{self, GameWords, count};

/// Where the columns of the table end.
const NAME: usize = 3;
const POINTS: usize = 24;
const GOODS: [usize; 7] = [28, 31, 34, 37, 41, 46, 49];
const HAND: usize = 56;
const DISCARD: usize = 65;
const LAID: usize = 67;

/// The players in this round's order of play, then the centre and the supply.
pub(super) fn table(open: &Open, words: &GameWords) -> Vec<StyledLine> {
    let mut lines = vec![titles()];
    for (place, seat) in open.order().iter().enumerate() {
        lines.push(player(open, words, place, seat));
    }
    lines.push(goods_only("centre", open.centre()));
    let mut supply = goods_only("bag and stock", open.supply());
    let pile = count(open.pile().len() as u64, "building", "buildings");
    supply.plain(format!("   {pile} in the draw pile"));
    lines.push(supply);
    lines
}

fn titles() -> StyledLine {
    let mut line = StyledLine::new();
    line.pad_to(NAME);
    line.push(Tone::Faint, "player");
    line.push_right(Tone::Faint, "points", POINTS);
    for (lane, (letter, end)) in ["B", "S", "L", "G", "D", "P", "W"].iter().zip(GOODS).enumerate() {
        line.push_right(tone_of(lane), *letter, end);
    }
    line.push_right(Tone::Faint, "hand", HAND);
    line.push_right(Tone::Faint, "discard", DISCARD);
    line.pad_to(LAID);
    line.push(Tone::Faint, "laid out");
    line
}

fn player(open: &Open, words: &GameWords, place: usize, seat: Seat) -> StyledLine {
    let player = open.player(seat);
    let mut line = StyledLine::new();
    line.push_right(Tone::Faint, (place + 1).to_string(), NAME - 1);
    line.pad_to(NAME);
    line.push(Tone::Strong, words.names().of(seat));
    line.push_right(Tone::Strong, player.points().to_string(), POINTS);
    push_goods(&mut line, player.goods());
    line.push_right(Tone::Plain, player.hand_size().to_string(), HAND);
    line.push_right(Tone::Plain, player.discard_size().to_string(), DISCARD);
    line.pad_to(LAID);
    match player.number() {
        Some(number) => {
            line.push(Tone::Strong, format!("{number:02} "));
            line.plain(laid(player));
        }
        None if player.hand_size() < Card::COUNT => line.plain("two cards, face down"),
        None => line.plain("nothing yet"),
    }
    line
}

fn goods_only(label: &str, goods: Goods) -> StyledLine {
    let mut line = StyledLine::new();
    line.pad_to(NAME);
    line.plain(label);
    push_goods(&mut line, goods);
    line
}

fn push_goods(line: &mut StyledLine, goods: Goods) {
    for ((tone, text), end) in counts(goods).zip(GOODS) {
        line.push_right(tone, text, end);
    }
}

/// The laid-out cards; a covered one is in brackets.
fn laid(player: &Player) -> String {
    let name = |card: Card| {
        let name = card.name();
        if player.covered() == Some(card) { format!("[{name}]") } else { name.to_owned() }
    };
    player.laid().iter().map(name).collect::<Vec<_>>().join(", ")
}

/// What each player has built, and what the viewers know about cards.
pub(super) fn belongings(views: &[View], words: &GameWords, detail: Detail) -> Vec<String> {
    let mut lines = Vec::new();
    let Some(open) = views.first().map(View::open) else { return lines };
    if detail == Detail::Full {
        for seat in open.order().iter().filter(|&seat| !open.player(seat).buildings().is_empty()) {
            let built: Vec<String> = open
                .player(seat)
                .buildings()
                .iter()
                .map(|id| format!("{} ({})", words::title(open.deck(), id), open.deck().points(id)))
                .collect();
            lines.extend(labelled(words, seat, "built", &words::list(&built)));
        }
        if open.seats().any(|seat| open.player(seat).covered().is_some()) {
            lines.push("   [ ] marks a card covered by a face-down one".to_owned());
        }
    }
    for view in views {
        lines.extend(own_cards(view, words, detail));
    }
    lines
}

fn own_cards(view: &View, words: &GameWords, detail: Detail) -> Vec<String> {
    let mut lines = Vec::new();
    let (Some(seat), Some(hand)) = (view.seat(), view.hand()) else { return lines };
    let mut add = |label: &str, cards: Cards| {
        lines.extend(labelled(words, seat, label, &short_list(cards)));
    };
    add("holds", hand);
    match view.face_down() {
        Some(cards) if !cards.is_empty() => add("has face down", cards),
        _ => {}
    }
    match view.discard() {
        Some(cards) if detail == Detail::Full && !cards.is_empty() => add("has discarded", cards),
        _ => {}
    }
    lines
}

fn labelled(words: &GameWords, seat: Seat, label: &str, text: &str) -> Vec<String> {
    text::wrap(&format!("   {} {label} ", words.names().of(seat)), text)
}

fn short_list(cards: Cards) -> String {
    match cards.len() {
        0 => "no card".to_owned(),
        Card::COUNT => "all thirteen cards".to_owned(),
        _ => {
            let names: Vec<String> =
                cards.iter().map(|card| text::tied(&card.to_string())).collect();
            words::list(&names)
        }
    }
}
