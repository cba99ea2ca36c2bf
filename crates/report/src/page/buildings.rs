//! The 36 buildings.

use super::html::Table;
use super::section::{
    INTERVALS, Plot, PlotText, Section, dot, panels, table_by_players, table_of_shares,
};
use crate::draw::{Described, Dot, Dots, NotDrawn, RowBars, Unit};
use crate::figures::{BuildingFigures, Figures, Share, TableFigures};
use crate::words::{
    about, building_in_sentence, building_with_points, by_players, list, named, number, percent,
};

/// Below this share of the games in which it is at an end, a building is nearly never built; above
/// the other one, nearly always.
const NEARLY_NEVER: f64 = 0.10;
const NEARLY_ALWAYS: f64 = 0.95;

const NAMES: &str =
    "The number after each name is its points; A marks buildings that need the Architect.";

/// A share of a building, if it has one.
type ShareOf = fn(&BuildingFigures) -> Option<Share>;
/// A number of a building, if it has one.
type NumberOf = fn(&BuildingFigures) -> Option<f64>;

pub(super) fn section(figures: &Figures) -> Result<Section, NotDrawn> {
    let tables = &figures.tables;
    let plots = vec![
        built(tables)?,
        taken(tables)?,
        rounds(tables)?,
        waited(tables)?,
        by_winners(tables)?,
        value(tables)?,
    ];
    Ok(Section { id: "buildings", title: "The buildings", plots })
}

fn built(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let share = |one: &BuildingFigures| one.built.map(Share::value);
    let words = PlotText {
        id: "built",
        title: "How often each building is built",
        reading: format!("The share of all games in which a player builds it. {NAMES} {INTERVALS}"),
        seen: extremes(tables, share, ("Built most often", "least often"), about),
    };
    shares(tables, |one| one.built, "share of games", &|_| None, words)
}

fn taken(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let words = PlotText {
        id: "taken",
        title: "How often a building is built once it is available",
        reading: format!(
            "Counts only games in which it was ever at an end of a row. {NAMES} {INTERVALS}"
        ),
        seen: nearly(tables),
    };
    shares(tables, |one| one.built_at_an_end, "share of games", &|_| None, words)
}

fn waited(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let of = |one: &BuildingFigures| one.waited;
    let words = PlotText {
        id: "waited",
        title: "How long a building is at an end before it is built",
        reading: format!(
            "In rounds, on average of the times it is built; 0 is the round in which it came \
             there. {NAMES}"
        ),
        seen: extremes(tables, of, ("Waits longest", "shortest"), |rounds| {
            format!("{rounds:.1} rounds")
        }),
    };
    numbers(tables, of, words, |labels, described| {
        let panels = panels(tables, |table| table.buildings.iter().map(of).collect(), |_| None);
        RowBars { labels, panels, axis: "rounds".to_owned() }.draw(described)
    })
}

fn value(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let of = |one: &BuildingFigures| one.points_a_value;
    let words = PlotText {
        id: "value",
        title: "Points for the value paid",
        reading: format!(
            "Its points, divided by what was paid for it: a coloured material counts 1.15, a \
             worker 0.85, a peso 0.35, a debris 0.25, as the house deck assumes; the Architect \
             costs nothing here. {NAMES}"
        ),
        seen: extremes(tables, of, ("Best bargain", "worst"), |value| format!("{value:.2}")),
    };
    numbers(tables, of, words, |labels, described| {
        let rows = |table: &TableFigures| -> Vec<Option<Dot>> {
            let dot = |value| Dot { value, range: None };
            table.buildings.iter().map(|one| of(one).map(dot)).collect()
        };
        let values = || tables.iter().flat_map(rows).flatten().map(|dot| dot.value);
        let low = values().fold(0.9, f64::min) - 0.05;
        let high = values().fold(1.1, f64::max) + 0.05;
        Dots {
            labels,
            panels: panels(tables, rows, |_| Some((1.0, "even".to_owned()))),
            unit: Unit::Number,
            axis: "points for a point's worth of goods".to_owned(),
            span: (low, high),
        }
        .draw(described)
    })
}

/// A number of each building, drawn in rows with these labels and told in a table.
fn numbers(
    tables: &[TableFigures],
    of: NumberOf,
    words: PlotText,
    draw: impl FnOnce(Vec<String>, &Described) -> Result<String, NotDrawn>,
) -> Result<Plot, NotDrawn> {
    let labels = labels(tables);
    let table = table_by_players(tables, words.title, &labels, |table, row| {
        number(of(&table.buildings[row]), 2)
    });
    words.plot(vec![table], |described| draw(labels, described))
}

fn labels(tables: &[TableFigures]) -> Vec<String> {
    let all = tables.first().map(|table| table.buildings.as_slice()).unwrap_or_default();
    all.iter().map(building_with_points).collect()
}

fn shares(
    tables: &[TableFigures],
    of: ShareOf,
    axis: &str,
    reference: &dyn Fn(&TableFigures) -> Option<(f64, String)>,
    words: PlotText,
) -> Result<Plot, NotDrawn> {
    let labels = labels(tables);
    let mut numbers =
        vec![table_of_shares(tables, words.title, &labels, |table, row| of(&table.buildings[row]))];
    if words.id == "taken" {
        numbers.push(table_of_shares(
            tables,
            "Share of games in which it is ever at an end",
            &labels,
            |table, row| table.buildings[row].at_an_end,
        ));
        numbers.push(table_of_shares(
            tables,
            "Share of these games in which it is removed (R7.3a)",
            &labels,
            |table, row| table.buildings[row].removed,
        ));
    }
    words.plot(numbers, |described| {
        let rows = |table: &TableFigures| -> Vec<_> {
            table.buildings.iter().map(|one| dot(of(one))).collect()
        };
        Dots {
            labels,
            panels: panels(tables, rows, reference),
            unit: Unit::Percent,
            axis: axis.to_owned(),
            span: (-0.02, 1.02),
        }
        .draw(described)
    })
}

fn rounds(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let labels = labels(tables);
    let numbers: Table =
        table_by_players(tables, "Median round, and 8 of 10 times", &labels, |table, row| {
            table.buildings[row].round.map_or("–".to_owned(), |[low, middle, high]| {
                format!("{middle} ({low} to {high})")
            })
        });
    let median = |one: &BuildingFigures| one.round.map(|[_, middle, _]| f64::from(middle));
    let words = PlotText {
        id: "when",
        title: "When each building is built",
        reading: format!("A dot is the median round; its line spans 8 of 10 times. {NAMES}"),
        seen: extremes(tables, median, ("Built latest", "earliest"), |round| {
            format!("round {round:.0}")
        }),
    };
    words.plot(vec![numbers], |described| {
        let last = tables.iter().flat_map(|table| &table.buildings).filter_map(|one| one.round);
        let last = last.map(|[_, _, high]| f64::from(high)).fold(1.0, f64::max);
        let rows = |table: &TableFigures| -> Vec<Option<Dot>> {
            let dot = |one: &BuildingFigures| {
                one.round.map(|[low, middle, high]| Dot {
                    value: f64::from(middle),
                    range: Some((f64::from(low), f64::from(high))),
                })
            };
            table.buildings.iter().map(dot).collect()
        };
        Dots {
            labels,
            panels: panels(tables, rows, |_| None),
            unit: Unit::Number,
            axis: "round".to_owned(),
            span: (0.0, last + 1.0),
        }
        .draw(described)
    })
}

/// The buildings with the highest and the lowest number.
fn extremes(
    tables: &[TableFigures],
    of: impl Fn(&BuildingFigures) -> Option<f64>,
    (most, least): (&str, &str),
    says: fn(f64) -> String,
) -> String {
    let extreme = |table: &TableFigures, highest: bool| {
        let all = table.buildings.iter().filter_map(|one| of(one).map(|value| (one, value)));
        let found = if highest {
            all.max_by(|one, other| one.1.total_cmp(&other.1))
        } else {
            all.min_by(|one, other| one.1.total_cmp(&other.1))
        };
        found.map(|(one, value)| (building_in_sentence(one), says(value)))
    };
    let high = named(tables, |table| extreme(table, true));
    let low = named(tables, |table| extreme(table, false));
    format!("{most}: {high}; {least}: {low}.")
}

/// Which buildings are nearly never or nearly always built.
fn nearly(tables: &[TableFigures]) -> String {
    let names = |is_so: &dyn Fn(f64) -> bool| {
        let mut names = Vec::new();
        for table in tables {
            for one in &table.buildings {
                let share = one.built_at_an_end.map(Share::value).filter(|&share| is_so(share));
                names.extend(share.map(|share| {
                    let name = building_in_sentence(one);
                    format!("{name} with {} players ({})", table.players, about(share))
                }));
            }
        }
        if names.is_empty() { "no building".to_owned() } else { list(&names) }
    };
    format!(
        "Nearly never built (below {}): {}; nearly always built (above {}): {}.",
        about(NEARLY_NEVER),
        names(&|share| share < NEARLY_NEVER),
        about(NEARLY_ALWAYS),
        names(&|share| share > NEARLY_ALWAYS)
    )
}

/// The share of all buildings that winners build.
fn winners(table: &TableFigures) -> Option<(f64, String)> {
    let shares = table.buildings.iter().filter_map(|one| one.by_winners);
    let (mut built, mut cases) = (0.0, 0.0);
    for share in shares {
        built += share.value() * share.cases as f64;
        cases += share.cases as f64;
    }
    (cases > 0.0).then(|| (built / cases, format!("all {}", about(built / cases))))
}

fn by_winners(tables: &[TableFigures]) -> Result<Plot, NotDrawn> {
    let words = PlotText {
        id: "by-winners",
        title: "How often the winner builds it",
        reading: format!(
            "Of the times it is built, the share by a player who wins in the end. {NAMES} \
             {INTERVALS}"
        ),
        seen: winners_most(tables),
    };
    shares(tables, |one| one.by_winners, "share of the times it is built", &winners, words)
}

/// The building whose share by winners is furthest above the average.
fn winners_most(tables: &[TableFigures]) -> String {
    let most = named(tables, |table| {
        let (all, _) = winners(table)?;
        let clear = table.buildings.iter().filter_map(|one| {
            let share = one.by_winners?;
            (share.excludes(all) && share.value() > all).then_some((one, share.value()))
        });
        let most = clear.max_by(|one, other| one.1.total_cmp(&other.1));
        most.map(|(one, share)| (building_in_sentence(one), percent(share)))
    });
    let all = by_players(tables, |table| {
        winners(table).map_or("–".to_owned(), |(share, _)| about(share))
    });
    format!(
        "Share of all buildings that winners build: {all}; furthest above that, beyond chance: {most}."
    )
}
