//! The thirteen cards.

use super::section::{
    INTERVALS, Plot, PlotText, Section, dot, panels, span, table_by_players, table_of_shares,
};
use crate::draw::{Dot, Dots, NotDrawn, RowBars, Unit};
use crate::figures::{CardFigures, Figures, Mean, TableFigures};
use crate::words::{card, list, named, number, percent};

/// A number of a card, if it has one.
type Of = fn(&CardFigures) -> Option<f64>;

pub(super) fn section(figures: &Figures) -> Result<Section, NotDrawn> {
    let tables = &figures.tables;
    let laid: Of = |one| Some(one.laid_a_game);
    let laid_words = PlotText {
        id: "laid",
        title: "How often each card is laid out",
        reading: "How often one player lays out the card in one game, including the opening."
            .to_owned(),
        seen: format!(
            "Laid out most often: {}; least often: {}.",
            named(tables, |table| extreme(table, laid, true)),
            named(tables, |table| extreme(table, laid, false))
        ),
    };
    let kept: Of = |one| one.rounds_kept;
    let kept_words = PlotText {
        id: "kept",
        title: "How long each card stays laid out",
        reading: "The number of rounds a card stays laid out before it is covered, on average; \
                  the end of a game cuts some short."
            .to_owned(),
        seen: format!(
            "Laid out longest: {}; covered soonest: {}.",
            named(tables, |table| extreme(table, kept, true)),
            named(tables, |table| extreme(table, kept, false))
        ),
    };
    let plots = vec![
        bars(tables, laid, "times in a game", laid_words)?,
        bars(tables, kept, "rounds", kept_words)?,
        wins(tables)?,
        winners(tables)?,
    ];
    Ok(Section { id: "cards", title: "The cards", plots })
}

fn labels(tables: &[TableFigures]) -> Vec<String> {
    let cards = tables.first().map(|table| table.cards.as_slice()).unwrap_or_default();
    cards.iter().map(|one| card(one.card)).collect()
}

fn bars(tables: &[TableFigures], of: Of, axis: &str, words: PlotText) -> Result<Plot, NotDrawn> {
    let labels = labels(tables);
    let numbers = table_by_players(tables, words.title, &labels, |table, row| {
        number(of(&table.cards[row]), 2)
    });
    words.plot(vec![numbers], |described| {
        let panels = panels(tables, |table| table.cards.iter().map(of).collect(), |_| None);
        RowBars { labels, panels, axis: axis.to_owned() }.draw(described)
    })
}

fn wins(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let labels = labels(tables);
    let details = [
        table_of_shares(
            tables,
            "Share of wins of players who laid it out",
            &labels,
            |table, row| table.cards[row].wins_when_laid,
        ),
        table_of_shares(
            tables,
            "Share of rounds in which it is laid out",
            &labels,
            |table, row| table.cards[row].of_rounds,
        ),
        table_of_shares(tables, "Share of opening pairs it is in", &labels, |table, row| {
            table.cards[row].opened
        }),
        table_of_shares(
            tables,
            "Share of its actions that had no effect",
            &labels,
            |table, row| table.cards[row].idle,
        ),
    ];
    let words = PlotText {
        id: "card-wins",
        title: "Wins of players who use a card",
        reading: format!(
            "The share of wins of players who laid out the card at least once in their game. \
             {INTERVALS}"
        ),
        seen: seen(tables),
    };
    words.plot(details.to_vec(), |described| {
        let rows = |table: &TableFigures| -> Vec<_> {
            table.cards.iter().map(|one| dot(one.wins_when_laid)).collect()
        };
        let fair =
            |table: &TableFigures| Some((table.fair(), format!("fair {}", percent(table.fair()))));
        Dots {
            labels,
            span: span(tables.iter().flat_map(rows)),
            panels: panels(tables, rows, fair),
            unit: Unit::Percent,
            axis: "share of wins".to_owned(),
        }
        .draw(described)
    })
}

/// What winners do and the others do not.
fn winners(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let labels = labels(tables);
    let numbers = table_by_players(
        tables,
        "How much more often in ten rounds winners lay it out, with 95% confidence intervals",
        &labels,
        |table, row| {
            table.cards[row].more_by_winners.map_or("–".to_owned(), |Mean { mean, low, high }| {
                format!("{mean:+.2} ({low:+.2} to {high:+.2})").replace('-', "−")
            })
        },
    );
    let clear = |more: bool| {
        let is_clear = |mean: Mean| if more { mean.low > 0.0 } else { mean.high < 0.0 };
        let everywhere = |row: &usize| {
            tables.iter().all(|table| table.cards[*row].more_by_winners.is_some_and(is_clear))
        };
        let names: Vec<String> =
            (0..labels.len()).filter(everywhere).map(|row| labels[row].clone()).collect();
        if names.is_empty() { "no card".to_owned() } else { list(&names) }
    };
    let words = PlotText {
        id: "winners-cards",
        title: "What winners lay out more often",
        reading: "How much more often in ten rounds the winner of a game lays out the card than \
                  the others do; left of zero, how much less. A line is the 95% confidence interval."
            .to_owned(),
        seen: format!(
            "What winners lay out more often, beyond chance and with every number of players: {}; \
             less often: {}.",
            clear(true),
            clear(false)
        ),
    };
    words.plot(vec![numbers], |described| {
        let rows = |table: &TableFigures| -> Vec<Option<Dot>> {
            let dot = |one: &CardFigures| {
                let Mean { mean, low, high } = one.more_by_winners?;
                Some(Dot { value: mean, range: Some((low, high)) })
            };
            table.cards.iter().map(dot).collect()
        };
        let ends = tables.iter().flat_map(rows).flatten().filter_map(|dot| dot.range);
        let furthest = ends.map(|(low, high)| high.abs().max(low.abs())).fold(0.1, f64::max);
        Dots {
            labels,
            panels: panels(tables, rows, |_| Some((0.0, "as often".to_owned()))),
            unit: Unit::Number,
            axis: "times more in ten rounds".to_owned(),
            span: (-1.05 * furthest, 1.05 * furthest),
        }
        .draw(described)
    })
}

/// Which cards clearly go with winning or losing.
fn seen(tables: &[TableFigures]) -> String {
    let mut clear = Vec::new();
    let mut cases = 0;
    for table in tables {
        for one in &table.cards {
            let Some(share) = one.wins_when_laid else { continue };
            cases += 1;
            if share.excludes(table.fair()) {
                let (name, value) = (card(one.card), percent(share.value()));
                clear.push(format!("{name} with {} players ({value})", table.players));
            }
        }
    }
    if clear.is_empty() {
        return "For every card, the fair share of wins is within the interval.".to_owned();
    }
    let left_out = clear.len();
    format!(
        "{left_out} of {cases} intervals do not contain the fair share; chance alone would give \
         about one of twenty: {}.",
        list(&clear)
    )
}

/// The card with the highest or lowest number, and the number.
fn extreme(table: &TableFigures, of: Of, highest: bool) -> Option<(String, String)> {
    let numbers = table.cards.iter().filter_map(|one| of(one).map(|number| (one.card, number)));
    let found = if highest {
        numbers.max_by(|one, other| one.1.total_cmp(&other.1))
    } else {
        numbers.min_by(|one, other| one.1.total_cmp(&other.1))
    };
    found.map(|(which, value)| (card(which), number(Some(value), 2)))
}
