//! The table in sentences, as it is read aloud.

use havana_rules::{BuildingId, Open, RowName, Seat, View};
use havana_words::{Language, Names, Words};

/// The table as a viewer sees it, line by line.
pub(crate) fn lines(view: &View, words: Words, names: &Names) -> Vec<String> {
    let open = view.open();
    let mut lines = vec![round(open, words)];
    for row in RowName::ALL {
        lines.push(labelled(words, &words.row(row), ""));
        let buildings = open.row(row).as_slice();
        for (place, &id) in buildings.iter().enumerate() {
            let is_end = place == 0 || place + 1 == buildings.len();
            lines.push(format!("  {}", building(open, id, is_end, words)));
        }
    }
    let [bag, pile] = [("table-bag-n", materials(open)), ("table-pile-n", open.pile().len())]
        .map(|(key, n)| words.say(key, &[("n", n.into())]));
    lines.push(labelled(words, &words.text("table-centre"), &words.goods(open.centre())));
    lines.push(format!("{bag}; {pile}"));
    lines.extend(open.order().iter().map(|seat| player(open, seat, words, names)));
    if let Some(hand) = view.hand().filter(|hand| !hand.is_empty()) {
        lines.push(labelled(words, &words.text("table-your-hand"), &words.cards(hand)));
    }
    lines
}

/// The round; before the first, that the table is being set up.
pub(crate) fn round(open: &Open, words: Words) -> String {
    match open.round() {
        0 => words.text("rules-section-2"),
        round => words.say("table-round", &[("n", round.into())]),
    }
}

fn materials(open: &Open) -> usize {
    usize::from(open.supply().materials())
}

/// A building as it is read aloud.
pub(crate) fn building(open: &Open, id: BuildingId, is_end: bool, words: Words) -> String {
    let deck = open.deck();
    let label = words.say(
        "table-building-label",
        &[
            ("building", words.building(deck.key(id)).into()),
            ("points", words.points(deck.points(id)).into()),
            ("cost", words.goods(deck.cost(id)).into()),
        ],
    );
    let mut parts = vec![label];
    if deck.needs_architect(id) {
        parts.push(words.text("table-building-architect"));
    }
    parts.push(words.text(if is_end { "table-building-end" } else { "table-building-inside" }));
    parts.join(", ")
}

/// A label and what it labels; French sets its colon apart.
pub(crate) fn labelled(words: Words, label: &str, text: &str) -> String {
    let gap = if words.language() == Language::French { "\u{a0}" } else { "" };
    format!("{label}{gap}: {text}").trim_end().to_owned()
}

/// What a player is called in a list.
pub(crate) fn name(seat: Seat, words: Words, names: &Names) -> String {
    if names.is_you(seat) { words.text("table-you") } else { names.of(seat).to_owned() }
}

/// A player and what lies before them.
fn player(open: &Open, seat: Seat, words: Words, names: &Names) -> String {
    let player = open.player(seat);
    let name = name(seat, words, names);
    let points = [("points", player.points().into()), ("target", open.target().into())];
    let mut parts = vec![words.say("table-points-of", &points), words.goods(player.goods())];
    match player.number() {
        Some(number) => {
            let number = words.say("table-number", &[("number", format!("{number:02}").into())]);
            parts.push(format!("{number} ({})", words.cards(player.laid())));
        }
        None => parts.push(words.text("table-no-number")),
    }
    if player.is_protected() {
        parts.push(words.text("table-protected"));
    }
    parts.push(words.say("table-hand-n", &[("n", player.hand_size().into())]));
    labelled(words, &name, &parts.join("; "))
}

#[cfg(test)]
mod tests {
    use havana_rules::Viewer;

    use super::*;
    use crate::tests::session;

    #[test]
    fn a_table_that_is_being_set_up_has_no_round() {
        let view = session(2, 7).view(Viewer::Spectator);
        let lines = lines(&view, Words::new(Language::English), &Names::new(["Ana", "Bea"], None));
        assert_eq!(lines[0], "Setting up");
        let ends = lines.iter().filter(|line| line.ends_with(", at an end of its row"));
        assert_eq!(ends.count(), 4, "{lines:?}");
    }
}
