//! Thieves and taxes.

use super::section::{
    INTERVALS, PlotText, Section, dot, panels, span, table_by_players, table_of_shares,
};
use crate::draw::{Dots, NotDrawn, RowBars, Unit};
use crate::figures::{Figures, OffenceFigures, TableFigures};
use crate::words::{about, by_players, card, number};

pub(super) fn section(figures: &Figures) -> Result<Section, NotDrawn> {
    let tables = &figures.tables;
    let labels: Vec<String> = tables.first().map_or_else(Vec::new, |table| {
        table.offences.by_card.iter().map(|one| card(one.card)).collect()
    });
    let of = |table: &TableFigures, row: usize, of: fn(&OffenceFigures) -> Option<f64>| {
        table.offences.by_card.get(row).and_then(of)
    };
    let numbers = |caption: &str, which: fn(&OffenceFigures) -> Option<f64>| {
        table_by_players(tables, caption, &labels, |table, row| number(of(table, row, which), 2))
    };
    let hits = PlotText {
        id: "hits",
        title: "How often a player is robbed or taxed",
        reading: "How often one player loses something in one game, on average.".to_owned(),
        seen: format!(
            "A player loses something {}; share of rounds with Protection: {}.",
            by_players(tables, |table| format!("{:.1} times a game", table.offences.losses_a_game)),
            by_players(tables, |table| {
                table.offences.protected.map_or("–".to_owned(), |share| about(share.value()))
            })
        ),
    }
    .plot(
        vec![
            numbers("Losses of one player in a game", |one| Some(one.hits_a_player)),
            numbers("Losses of all players in a game", |one| Some(one.hits_a_game)),
            numbers("How often the card acts in a game", |one| Some(one.actions_a_game)),
            numbers("Goods lost each time", |one| one.goods_a_hit),
        ],
        |described| {
            let content = |table: &TableFigures| {
                table.offences.by_card.iter().map(|one| Some(one.hits_a_player)).collect()
            };
            let panels = panels(tables, content, |_| None);
            let axis = "losses of a player in a game".to_owned();
            RowBars { labels: labels.clone(), panels, axis }.draw(described)
        },
    )?;
    let share = |table: &TableFigures, row: usize| {
        table.offences.by_card.get(row).and_then(|one| one.hit_at_least_once)
    };
    let once = PlotText {
        id: "hit-once",
        title: "How many players are robbed or taxed",
        reading: format!(
            "The share of players who lose something to the card at least once in a game. \
             {INTERVALS}"
        ),
        seen: format!(
            "Players spared by every Pesos Thief: {}; by every Materials Thief: {}; by every Tax \
             Collector: {}.",
            by_players(tables, |table| spared(share(table, 0))),
            by_players(tables, |table| spared(share(table, 1))),
            by_players(tables, |table| spared(share(table, 2)))
        ),
    }
    .plot(vec![table_of_shares(tables, "Share of players", &labels, share)], |described| {
        let rows = |table: &TableFigures| -> Vec<_> {
            table.offences.by_card.iter().map(|one| dot(one.hit_at_least_once)).collect()
        };
        Dots {
            labels: labels.clone(),
            span: span(tables.iter().flat_map(rows)),
            panels: panels(tables, rows, |_| None),
            unit: Unit::Percent,
            axis: "share of players".to_owned(),
        }
        .draw(described)
    })?;
    Ok(Section { id: "thieves", title: "Thieves and taxes", plots: vec![hits, once] })
}

fn spared(share: Option<crate::figures::Share>) -> String {
    share.map_or("–".to_owned(), |share| about(1.0 - share.value()))
}
