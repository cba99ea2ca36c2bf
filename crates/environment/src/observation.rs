//! What a seat sees, as bytes.

use havana_rules::{Cards, Choice, Goods, Open, Pending, Player, Row, RowName, Seat, View};

use crate::action::{Context, Part};
use crate::path::Path;
use crate::spread::spread_into;

/// How many bytes an observation has.
pub const OBSERVATION: usize = OWN_AT + 3 * CARDS;

/// A part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// How many bytes it has.
    pub len: usize,
    /// What its bytes mean.
    pub about: &'static str,
}

const CARDS: usize = 13;
const GOODS: usize = 7;
const PLACE: usize = 11;
const PILE: usize = 36;
const PLAYER: usize = 72;

const CHOICE_AT: usize = 0;
const PART_AT: usize = 12;
const PART_END_AT: usize = 19;
const PART_COUNTS_AT: usize = 23;
const PART_BUILDING_AT: usize = 28;
const TAX_VICTIM_AT: usize = 29;
const PLAYERS_AT: usize = 32;
const TARGET_AT: usize = 35;
const ROUND_AT: usize = 36;
const QUIET_AT: usize = 37;
const REMOVED_AT: usize = 38;
const ACTED_AT: usize = 39;
const TO_ACT_AT: usize = 52;
const CENTRE_AT: usize = 65;
const SUPPLY_AT: usize = 72;
const ROWS_AT: usize = 79;
const PILE_AT: usize = ROWS_AT + 12 * PLACE;
const PLAYER_AT: usize = PILE_AT + PILE;
const OWN_AT: usize = PLAYER_AT + 4 * PLAYER;

const fn field(name: &'static str, offset: usize, len: usize, about: &'static str) -> Field {
    Field { name, offset, len, about }
}

/// The layout of an observation: every byte belongs to one of these.
pub const FIELDS: [Field; 21] = [
    field(
        "choice",
        CHOICE_AT,
        12,
        "one-hot: what is decided: swap, opening, first, refreshment, conservation, tax, \
         pesos thief, materials thief, Mama, build, lay, take back; all 0 if no one is asked",
    ),
    field(
        "part",
        PART_AT,
        7,
        "one-hot, only for the seat that is asked: which part of the decision the action gives: \
         its first, or the count of brick, sandstone, loam, glass, workers, or the end of a swap",
    ),
    field(
        "part_end",
        PART_END_AT,
        4,
        "one-hot: the end chosen in a decision in progress: upper left, upper right, lower left, \
         lower right",
    ),
    field(
        "part_counts",
        PART_COUNTS_AT,
        5,
        "the counts of brick, sandstone, loam, glass and workers given in a decision in progress",
    ),
    field(
        "part_building",
        PART_BUILDING_AT,
        1,
        "1 + the building (its place in the deck) chosen in a swap in progress",
    ),
    field(
        "tax_victim",
        TAX_VICTIM_AT,
        3,
        "one-hot: whom a tax is about, counted in seats after this one: +1, +2, +3",
    ),
    field("players", PLAYERS_AT, 3, "one-hot: 2, 3 or 4 players"),
    field("target", TARGET_AT, 1, "the points that win"),
    field("round", ROUND_AT, 1, "the round, 0 before the first, at most 255"),
    field("quiet_rounds", QUIET_AT, 1, "rounds in a row with an empty bag and no building (R8.4)"),
    field("removed", REMOVED_AT, 1, "1 if a building was removed this round (R7.3a)"),
    field("acted", ACTED_AT, CARDS, "1 for each card that was carried out this round"),
    field("to_act", TO_ACT_AT, CARDS, "1 for each card of the current turn that is still to act"),
    field("centre", CENTRE_AT, GOODS, "the goods in the centre"),
    field(
        "supply",
        SUPPLY_AT,
        GOODS,
        "the materials of the bag, the pesos and workers of the stock",
    ),
    field(
        "rows",
        ROWS_AT,
        12 * PLACE,
        "12 places of 11 bytes, the upper row from left to right, then the lower: 1 + the \
         building's place in the deck (0: empty), whether it is at an end, its points, whether it \
         needs the Architect, its cost in goods",
    ),
    field("pile", PILE_AT, PILE, "1 for each building of the deck that is in the draw pile"),
    field(
        "seats",
        PLAYER_AT,
        4 * PLAYER,
        "4 players of 72 bytes, the observer first, then the seats after it; unused ones are 0",
    ),
    field("hand", OWN_AT, CARDS, "1 for each card in the observer's hand"),
    field(
        "face_down",
        OWN_AT + CARDS,
        CARDS,
        "1 for each card that the observer has placed face down",
    ),
    field("discard", OWN_AT + 2 * CARDS, CARDS, "1 for each card in the observer's discard pile"),
];

const POINTS_IN: usize = 2;
const GOODS_IN: usize = 3;
const HAND_IN: usize = 10;
const DISCARD_IN: usize = 11;
const ORDER_IN: usize = 12;
const AGE_IN: usize = 16;
const LAID_IN: usize = 20;
const COVERED_IN: usize = 33;
const TRAIL_IN: usize = 46;
const RETURNED_IN: usize = 59;

/// The layout of one player in the field `seats`; offsets count from the player's first byte.
pub const PLAYER_FIELDS: [Field; 12] = [
    field("seated", 0, 1, "1 if someone plays there"),
    field("asked", 1, 1, "1 if this player is asked for a decision"),
    field("points", POINTS_IN, 1, "points"),
    field("goods", GOODS_IN, GOODS, "brick, sandstone, loam, glass, debris, pesos, workers"),
    field("hand_size", HAND_IN, 1, "cards in hand"),
    field("discard_size", DISCARD_IN, 1, "cards in the discard pile"),
    field("order", ORDER_IN, 4, "one-hot: the place in this round's order of play"),
    field("age", AGE_IN, 4, "one-hot: the place in the order of age, the oldest first"),
    field("laid", LAID_IN, CARDS, "1 for each laid-out card"),
    field("covered", COVERED_IN, CARDS, "1 for the laid-out card on which a new one lies"),
    field(
        "trail",
        TRAIL_IN,
        CARDS,
        "for each card discarded since the pile was last taken back, 1 + its place in that order; \
         cards that are neither laid out nor here are certainly in hand or face down",
    ),
    field(
        "returned",
        RETURNED_IN,
        CARDS,
        "for each card of the trail, 1 if one more card of the trail up to it is certainly back \
         in hand",
    ),
];

/// Writes what a seat sees, and the parts of a decision in progress for the seat that is asked.
#[inline]
pub(crate) fn write(draft: Path, view: &View, out: &mut [u8; OBSERVATION]) {
    out.fill(0);
    let open = view.open();
    let Some(seat) = view.seat() else { return };
    let pending = open.pending();
    write_table(open, out);
    write_rows(open, out);
    write_question(draft, open, pending, seat, out);
    let context = Context::new(open, seat);
    let blocks = out[PLAYER_AT..OWN_AT].as_chunks_mut::<PLAYER>().0;
    let asked = pending.asked();
    let lines = open.order().iter().zip(open.oldest_first().iter());
    for (place, (in_turn, by_age)) in lines.enumerate().take(Seat::MAX) {
        let block = &mut blocks[usize::from(context.further(in_turn)) % Seat::MAX];
        block[ORDER_IN + place] = 1;
        block[1] = u8::from(asked.contains(in_turn));
        write_player(open.player(in_turn), block);
        blocks[usize::from(context.further(by_age)) % Seat::MAX][AGE_IN + place] = 1;
    }
    let own = [view.hand(), view.face_down(), view.discard()];
    for (place, cards) in own.into_iter().enumerate() {
        write_cards(out, OWN_AT + place * CARDS, cards.unwrap_or_default());
    }
}

#[inline(always)]
fn write_cards<const N: usize>(out: &mut [u8; N], at: usize, cards: Cards) {
    if let Some(bytes) = out[at..].first_chunk_mut::<CARDS>() {
        spread_into(cards.bits().into(), bytes);
    }
}

#[inline(always)]
fn write_goods<const N: usize>(out: &mut [u8; N], at: usize, goods: Goods) {
    out[at..at + GOODS].copy_from_slice(&goods.lanes());
}

#[inline]
fn write_table(open: &Open, out: &mut [u8; OBSERVATION]) {
    out[PLAYERS_AT + (open.player_count() - 2).min(2)] = 1;
    out[TARGET_AT] = open.target();
    out[ROUND_AT] = open.round().min(255) as u8;
    out[QUIET_AT] = open.quiet_rounds();
    out[REMOVED_AT] = u8::from(open.is_removed());
    write_cards(out, ACTED_AT, open.acted());
    write_cards(out, TO_ACT_AT, open.flow().to_act);
    write_goods(out, CENTRE_AT, open.centre());
    write_goods(out, SUPPLY_AT, open.supply());
    if let Some(bytes) = out[PILE_AT..].first_chunk_mut::<PILE>() {
        spread_into(open.pile().bits(), bytes);
    }
}

#[inline]
fn write_rows(open: &Open, out: &mut [u8; OBSERVATION]) {
    let deck = open.deck();
    for row in RowName::ALL {
        let buildings = open.row(row).as_slice();
        let first = ROWS_AT + row as usize * Row::WIDTH * PLACE;
        let places = out[first..first + Row::WIDTH * PLACE].as_chunks_mut::<PLACE>().0;
        for (bytes, &building) in places.iter_mut().zip(buildings) {
            bytes[0] = building.index() as u8 + 1;
            bytes[2] = deck.points(building);
            bytes[3] = u8::from(deck.needs_architect(building));
            bytes[4..].copy_from_slice(&deck.cost(building).lanes());
        }
        if let Some(last) = buildings.len().checked_sub(1) {
            places[0][1] = 1;
            places[last.min(Row::WIDTH - 1)][1] = 1;
        }
    }
}

#[inline]
fn write_question(
    draft: Path,
    open: &Open,
    pending: Pending,
    seat: Seat,
    out: &mut [u8; OBSERVATION],
) {
    let Pending::Decide { seats, choice } = pending else { return };
    out[CHOICE_AT + choice.number()] = 1;
    if let Choice::Tax { victim } = choice {
        let further = Context::new(open, seat).further(victim);
        if further > 0 {
            out[TAX_VICTIM_AT + usize::from(further) - 1] = 1;
        }
    }
    if !seats.contains(seat) {
        return;
    }
    // The counts of a building follow its end.
    let first_count = usize::from(choice == Choice::Build);
    let part = match choice {
        Choice::Mama => 1 + draft.len(),
        Choice::Build => draft.len(),
        Choice::Swap if !draft.is_empty() => 6,
        _ => 0,
    };
    out[PART_AT + part.min(6)] = 1;
    if draft.is_empty() {
        return;
    }
    for (depth, part) in draft.actions().map(Part::of).enumerate() {
        match part {
            Part::Build(end) => out[PART_END_AT + end as usize] = 1,
            Part::Count(count) => {
                out[PART_COUNTS_AT + depth.saturating_sub(first_count).min(4)] = count;
            }
            Part::Bring(building) => out[PART_BUILDING_AT] = building.index() as u8 + 1,
            _ => {}
        }
    }
}

#[inline]
fn write_player(player: &Player, out: &mut [u8; PLAYER]) {
    out[0] = 1;
    out[POINTS_IN] = player.points();
    write_goods(out, GOODS_IN, player.goods());
    out[HAND_IN] = player.hand_size() as u8;
    out[DISCARD_IN] = player.discard_size() as u8;
    write_cards(out, LAID_IN, player.laid());
    if let Some(covered) = player.covered() {
        out[COVERED_IN + covered as usize] = 1;
    }
    let trail = player.trail();
    for place in 0..trail.len() {
        let card = trail.card(place) as usize;
        out[TRAIL_IN + card] = place as u8 + 1;
        out[RETURNED_IN + card] = u8::from(trail.adds(place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_follow_one_another_without_a_gap() {
        let gapless = |fields: &[Field]| {
            for pair in fields.windows(2) {
                assert_eq!(pair[0].offset + pair[0].len, pair[1].offset, "{}", pair[1].name);
            }
        };
        gapless(&FIELDS);
        gapless(&PLAYER_FIELDS);
        assert_eq!(FIELDS.last().map(|last| last.offset + last.len), Some(OBSERVATION));
        assert_eq!(PLAYER_FIELDS.last().map(|last| last.offset + last.len), Some(PLAYER));
    }
}
