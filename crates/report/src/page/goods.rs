//! Where goods come from and where they go.

use super::section::{Plot, PlotText, Section, panels, table_by_players};
use crate::draw::{ChartLine, Lines, NotDrawn, RowBars};
use crate::figures::{Figures, Flow, TableFigures};
use crate::witness::Kind;
use crate::words::{about, by_players, named, number};

/// Rounds that fewer games reach are not drawn: those games are not like the others.
const ENOUGH_GAMES: f64 = 0.2;

pub(super) fn section(figures: &Figures) -> Result<Section, NotDrawn> {
    let tables = &figures.tables;
    Ok(Section {
        id: "goods",
        title: "How goods flow",
        plots: vec![flows(tables)?, purses(tables)?],
    })
}

/// One row of the drawing: goods of a kind from a source, or to a place, or a heading.
struct Row {
    label: String,
    kind: Kind,
    flow: Option<(bool, String)>,
}

fn rows(tables: &[TableFigures]) -> Vec<Row> {
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        rows.push(Row { label: kind.name().to_uppercase(), kind, flow: None });
        for comes in [true, false] {
            let flows = |table: &TableFigures| side(table, comes).to_vec();
            let mut names: Vec<String> = Vec::new();
            for flow in tables.iter().flat_map(flows) {
                // What rounds to nothing is not drawn.
                if flow.goods[kind as usize] >= 0.005 && !names.contains(&flow.name) {
                    names.push(flow.name);
                }
            }
            rows.extend(names.into_iter().map(|name| Row {
                label: name.clone(),
                kind,
                flow: Some((comes, name)),
            }));
        }
    }
    rows
}

fn side(table: &TableFigures, comes: bool) -> &[Flow] {
    if comes { &table.flows.sources } else { &table.flows.sinks }
}

fn value(table: &TableFigures, row: &Row) -> Option<f64> {
    let (comes, name) = row.flow.as_ref()?;
    let flow = side(table, *comes).iter().find(|flow| flow.name == *name);
    let goods = flow.map_or(0.0, |flow| flow.goods[row.kind as usize]);
    Some(if *comes { goods } else { -goods })
}

fn flows(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let rows = rows(tables);
    let labels: Vec<String> = rows.iter().map(|row| row.label.clone()).collect();
    let numbers = table_by_players(
        tables,
        "Goods of one player in ten rounds: gains, and with a minus losses",
        &labels,
        |table, row| value(table, &rows[row]).map_or(String::new(), |goods| number(Some(goods), 2)),
    );
    let words = PlotText {
        id: "flows",
        title: "Where goods come from and where they go",
        reading:
            "Goods of one player in ten rounds, on average: gains to the right, losses to the \
                  left."
                .to_owned(),
        seen: seen(tables),
    };
    words.plot(vec![numbers], |described| {
        let content =
            |table: &TableFigures| rows.iter().map(|row| value(table, row)).collect::<Vec<_>>();
        let panels = panels(tables, content, |_| None);
        RowBars { labels, panels, axis: "goods in ten rounds".to_owned() }.draw(described)
    })
}

/// The main source of coloured materials, and how much of them ends in buildings.
fn seen(tables: &[TableFigures]) -> String {
    let coloured = |flow: &Flow| flow.goods[Kind::Coloured as usize];
    let main = named(tables, |table| {
        let sources = &table.flows.sources;
        let all: f64 = sources.iter().map(coloured).sum();
        let most = sources.iter().max_by(|one, other| coloured(one).total_cmp(&coloured(other)));
        most.map(|flow| (flow.name.clone(), about(coloured(flow) / all.max(1e-9))))
    });
    let used = by_players(tables, |table| {
        let sinks = &table.flows.sinks;
        let all: f64 = sinks.iter().map(coloured).sum();
        about(sinks.first().map_or(0.0, coloured) / all.max(1e-9))
    });
    format!(
        "Most coloured materials come from {main}; the share of coloured materials that ends in \
         buildings is {used}."
    )
}

fn purses(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let most = tables.iter().map(|table| table.flows.purses.len()).max().unwrap_or(0);
    let labels: Vec<String> = (1..=most).map(|round| format!("round {round}")).collect();
    let numbers = Kind::ALL.map(|kind| {
        let caption = format!("{} of one player when a round begins", kind.name());
        table_by_players(tables, &caption, &labels, |table, row| {
            number(table.flows.purses.get(row).map(|purse| purse.goods[kind as usize]), 2)
        })
    });
    let words = PlotText {
        id: "purses",
        title: "What players have, round by round",
        reading: format!(
            "What one player has when a round begins, on average; drawn while {} of the games \
             continue. Coloured materials have dots, debris triangles, pesos crosses, workers rings.",
            about(ENOUGH_GAMES)
        ),
        seen: format!(
            "Most plentiful: {}; coloured materials at most: {}.",
            named(tables, |table| {
                let most = Kind::ALL.map(|kind| (kind, most_of(table, kind)));
                let most = most.into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
                most.map(|(kind, most)| (kind.name().to_owned(), number(Some(most), 1)))
            }),
            by_players(tables, |table| number(Some(most_of(table, Kind::Coloured)), 1))
        ),
    };
    words.plot(numbers.to_vec(), |described| {
        let content = |table: &TableFigures| -> Vec<ChartLine> {
            let line = |kind: Kind| ChartLine {
                name: kind.short_name().to_owned(),
                points: drawn(table)
                    .map(|purse| (purse.round as f64, purse.goods[kind as usize]))
                    .collect(),
            };
            Kind::ALL.map(line).into()
        };
        let panels = panels(tables, content, |_| None);
        Lines { panels, axis: "round".to_owned() }.draw(described)
    })
}

/// The most that a player has of a kind, on average of all games in a round.
fn most_of(table: &TableFigures, kind: Kind) -> f64 {
    drawn(table).map(|purse| purse.goods[kind as usize]).fold(0.0, f64::max)
}

fn drawn(table: &TableFigures) -> impl Iterator<Item = &crate::figures::Purse> {
    let enough = ENOUGH_GAMES * table.games as f64;
    table.flows.purses.iter().filter(move |purse| purse.games as f64 >= enough)
}
