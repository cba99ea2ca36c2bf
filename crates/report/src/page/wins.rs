//! Who wins: by seat, by age, by how often first.

use super::section::{INTERVALS, Plot, PlotText, Section, dot, panels, span, table_of_shares};
use crate::draw::{Dots, NotDrawn, Unit};
use crate::figures::{Figures, Share, TableFigures};
use crate::words::{about, by_players, percent};

pub(super) fn section(figures: &Figures) -> Result<Section, NotDrawn> {
    let tables = &figures.tables;
    let most = tables.iter().map(|table| table.players).max().unwrap_or(0);
    let seats: Vec<String> = (0..most).map(|seat| format!("seat {seat}")).collect();
    let ages: Vec<String> = (0..most)
        .map(|place| match place {
            0 => "the oldest".to_owned(),
            1 => "second oldest".to_owned(),
            2 => "third oldest".to_owned(),
            _ => "fourth oldest".to_owned(),
        })
        .collect();
    let by_seat = |table: &TableFigures, row: usize| table.wins.by_seat.get(row).copied().flatten();
    let by_age = |table: &TableFigures, row: usize| table.wins.by_age.get(row).copied().flatten();
    let classes: Vec<String> =
        (0..10).map(|class| format!("{} to {}%", 10 * class, 10 * class + 10)).collect();
    let by_seat_words = PlotText {
        id: "seats",
        title: "Wins by seat",
        reading: reading("Seats have no meaning in the rules, so this should be fair."),
        seen: fairness(tables, &seats, by_seat),
    };
    let by_age_words = PlotText {
        id: "ages",
        title: "Wins by age",
        reading: reading("If players are equal in everything else, the younger goes first (R3.3)."),
        seen: fairness(tables, &ages, by_age),
    };
    let by_first_words = PlotText {
        id: "firsts",
        title: "Wins by how often a player is first",
        reading: reading(
            "Players are sorted by the share of the rounds in which they were first in order.",
        ),
        seen: firsts(tables),
    };
    let plots = vec![
        shares(tables, &seats, by_seat, by_seat_words)?,
        shares(tables, &ages, by_age, by_age_words)?,
        shares(tables, &classes, by_first, by_first_words)?,
    ];
    Ok(Section { id: "wins", title: "Who wins", plots })
}

fn reading(first: &str) -> String {
    format!("{first} {INTERVALS}")
}

fn by_first(table: &TableFigures, row: usize) -> Option<Share> {
    let from = row as f64 / 10.0;
    let class = table.wins.by_first.iter().find(|class| (class.from - from).abs() < 0.01);
    class.map(|class| class.wins)
}

fn shares(
    tables: &[TableFigures],
    labels: &[String],
    share: impl Fn(&TableFigures, usize) -> Option<Share>,
    words: PlotText,
) -> Result<Plot, NotDrawn> {
    let numbers = table_of_shares(tables, "Share of wins", labels, &share);
    let rows = |table: &TableFigures| -> Vec<_> {
        (0..labels.len()).map(|row| dot(share(table, row))).collect()
    };
    words.plot(vec![numbers], |described| {
        let span = span(tables.iter().flat_map(rows));
        let fair =
            |table: &TableFigures| Some((table.fair(), format!("fair {}", percent(table.fair()))));
        Dots {
            labels: labels.to_vec(),
            panels: panels(tables, rows, fair),
            unit: Unit::Percent,
            axis: "share of wins".to_owned(),
            span,
        }
        .draw(described)
    })
}

/// Whether any share is clearly unfair.
fn fairness(
    tables: &[TableFigures],
    labels: &[String],
    share: impl Fn(&TableFigures, usize) -> Option<Share>,
) -> String {
    let mut shares = Vec::new();
    for table in tables {
        let rows = labels.iter().enumerate();
        shares.extend(rows.filter_map(|(row, label)| Some((table, label, share(table, row)?))));
    }
    let away = |table: &TableFigures, share: Share| (share.value() - table.fair()).abs();
    let furthest =
        shares.iter().max_by(|one, other| away(one.0, one.2).total_cmp(&away(other.0, other.2)));
    let furthest = furthest.map_or(String::new(), |(table, label, share)| {
        let value = percent(share.value());
        format!("; furthest from it is {label} of {} players with {value}", table.players)
    });
    match shares.iter().filter(|(table, _, share)| share.excludes(table.fair())).count() {
        0 => format!("Every interval contains the fair share{furthest}."),
        some => format!(
            "{some} of {} intervals do not contain the fair share; chance alone would give about \
             one of twenty{furthest}.",
            shares.len()
        ),
    }
}

/// What acting first is worth, from the lowest to the highest class with enough cases.
fn firsts(tables: &[TableFigures]) -> String {
    /// Fewer cases say nothing.
    const ENOUGH: u64 = 30;
    let says = by_players(tables, |table| {
        let classes: Vec<_> =
            table.wins.by_first.iter().filter(|class| class.wins.cases >= ENOUGH).collect();
        match (classes.first(), classes.last()) {
            (Some(low), Some(high)) if classes.len() > 1 => format!(
                "from {} (first in {} to {} of the rounds) to {} (in {} to {})",
                about(low.wins.value()),
                about(low.from),
                about(low.to),
                about(high.wins.value()),
                about(high.from),
                about(high.to)
            ),
            _ => "too few games to say".to_owned(),
        }
    });
    format!("Share of wins, from players who are seldom first to players who often are: {says}.")
}
