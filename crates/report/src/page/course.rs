//! How long a game is, how it ends and who leads on the way.

use super::section::{
    INTERVALS, PlotText, Section, dot, panels, table_by_players, table_of_shares,
};
use crate::draw::{Column, Dots, Histogram, NotDrawn, Unit};
use crate::figures::{Figures, Share, TableFigures, Times};
use crate::words::{about, by_players, ending_label, named, number, percent};

/// The rounds a game should have in the median.
const WANTED: std::ops::RangeInclusive<u16> = 10..=16;

pub(super) fn section(figures: &Figures) -> Result<Section, NotDrawn> {
    let tables = &figures.tables;
    let plots = vec![
        PlotText {
            id: "length",
            title: "Length of a game in rounds",
            reading: "Each column is the share of games that end in that round.".to_owned(),
            seen: length(tables),
        }
        .plot(
            vec![times_table(tables, "Rounds", |table| &table.length.rounds)],
            |described| {
                let panels = panels(
                    tables,
                    |table| columns(&table.length.rounds),
                    |table| {
                        let median = table.length.median;
                        Some((f64::from(median), format!("median {median}")))
                    },
                );
                Histogram { panels, axis: "rounds".to_owned() }.draw(described)
            },
        )?,
        endings(tables)?,
        PlotText {
            id: "leaders",
            title: "Changes of the leader",
            reading:
                "A player leads if they have more points than every other player. Each column \
                      is the share of games with that many changes of the leader."
                    .to_owned(),
            seen: leaders(tables),
        }
        .plot(
            vec![times_table(tables, "Changes", |table| &table.lead.changes)],
            |described| {
                let panels = panels(
                    tables,
                    |table| columns(&table.lead.changes),
                    |table| {
                        let mean = table.lead.mean_changes;
                        Some((mean, format!("mean {mean:.1}")))
                    },
                );
                Histogram { panels, axis: "changes of the leader in a game".to_owned() }
                    .draw(described)
            },
        )?,
    ];
    Ok(Section { id: "course", title: "How a game goes", plots })
}

fn endings(tables: &[TableFigures]) -> Result<super::section::Plot, NotDrawn> {
    let labels: Vec<String> = tables.first().map_or_else(Vec::new, |table| {
        table.endings.iter().map(|one| ending_label(one.ending)).collect()
    });
    let share = |table: &TableFigures, row: usize| table.endings.get(row).and_then(|one| one.share);
    let numbers = table_of_shares(tables, "Share of games by ending", &labels, share);
    let words = PlotText {
        id: "endings",
        title: "How games end",
        reading: INTERVALS.to_owned(),
        seen: ended(tables),
    };
    words.plot(vec![numbers], |described| {
        let rows = |table: &TableFigures| table.endings.iter().map(|one| dot(one.share)).collect();
        let panels = panels(tables, rows, |_| None);
        let axis = "share of games".to_owned();
        Dots { labels, panels, unit: Unit::Percent, axis, span: (-0.02, 1.02) }.draw(described)
    })
}

fn ended(tables: &[TableFigures]) -> String {
    let by_points = by_players(tables, |table| {
        percent(table.endings.first().and_then(|one| one.share).map_or(0.0, Share::value))
    });
    let other = |table: &TableFigures| {
        let others = table.endings.iter().skip(1).filter_map(|one| {
            one.share.map(Share::value).filter(|&share| share > 0.0).map(|share| (one, share))
        });
        let most = others.max_by(|one, other| one.1.total_cmp(&other.1));
        most.map(|(one, share)| (ending_label(one.ending), percent(share)))
    };
    let others = if tables.iter().all(|table| other(table).is_none()) {
        "no game ended in another way".to_owned()
    } else {
        format!("the most common other ending is: {}", named(tables, other))
    };
    format!("Share of games in which a player reached the points: {by_points}; {others}.")
}

fn length(tables: &[TableFigures]) -> String {
    let long: Vec<&TableFigures> =
        tables.iter().filter(|table| !WANTED.contains(&table.length.median)).collect();
    let judgement = if long.is_empty() {
        format!("all within the target of {} to {}", WANTED.start(), WANTED.end())
    } else {
        let counts: Vec<String> = long.iter().map(|table| table.players.to_string()).collect();
        format!(
            "outside the target of {} to {}: {} players",
            WANTED.start(),
            WANTED.end(),
            crate::words::list(&counts)
        )
    };
    let medians = by_players(tables, |table| {
        let length = &table.length;
        let [low, high] = [length.tenth_percentile, length.ninetieth_percentile];
        format!("{} rounds (8 games of 10: {low} to {high})", length.median)
    });
    format!("The median game has {medians}; {judgement}.")
}

fn leaders(tables: &[TableFigures]) -> String {
    format!(
        "The leader changes {} on average, and a player who leads alone after half of the rounds \
         wins {}.",
        by_players(tables, |table| {
            let changes = number(Some(table.lead.mean_changes), 1);
            format!("{changes} times")
        }),
        by_players(tables, |table| {
            table.lead.leader_at_half_wins.map_or("no game".to_owned(), |share| {
                format!("{} of the games", about(share.value()))
            })
        })
    )
}

fn columns(times: &[Times]) -> Vec<Column> {
    let column = |times: &Times| Column { number: f64::from(times.number), share: times.share };
    times.iter().map(column).collect()
}

fn times_table(
    tables: &[TableFigures],
    caption: &str,
    times: fn(&TableFigures) -> &Vec<Times>,
) -> super::html::Table {
    let all = || tables.iter().flat_map(times).map(|times| times.number);
    let numbers: Vec<u16> = (all().min().unwrap_or(0)..=all().max().unwrap_or(0)).collect();
    let names: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    table_by_players(tables, &format!("{caption}: number of games"), &names, |table, row| {
        let found = times(table).iter().find(|times| times.number == numbers[row]);
        found.map_or("0".to_owned(), |times| times.games.to_string())
    })
}
