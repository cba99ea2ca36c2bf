//! The top of the page: what was played, the main figures, and where to find the rest.

use super::About;
use super::html::{Table, escape};
use super::section::{Section, table_by_players};
use crate::figures::{Figures, Share, TableFigures};
use crate::words::{by_players, count, list, number, with_interval};

/// Everything before the first section.
pub(super) fn head(about: &About, figures: &Figures, sections: &[Section]) -> String {
    let mut out = String::from("<header>\n<h1>How Havana plays</h1>\n");
    let bots = list(&about.bots);
    let games = by_players(&figures.tables, |table| count(table.games as u64, "game", "games"));
    out.push_str(&format!(
        "<p class=\"lead\">{}, played by {} with {}.</p>\n",
        escape(&games),
        escape(&bots),
        escape(&about.deck)
    ));
    out.push_str(&format!(
        "<p>Written by</p>\n<pre><code>{}</code></pre>\n<p>with version {} of the program and \
         version {} of the rules.</p>\n",
        escape(&about.command),
        escape(&about.version),
        about.rules
    ));
    for remark in &about.remarks {
        out.push_str(&format!("<p>{}</p>\n", escape(remark)));
    }
    out.push_str("</header>\n");
    contents(&mut out, sections);
    out.push_str("<main>\n<section id=\"overview\" aria-labelledby=\"overview-heading\">\n");
    out.push_str("<h2 id=\"overview-heading\">At a glance</h2>\n");
    main_figures(&figures.tables).write(&mut out);
    out.push_str("</section>\n");
    out
}

fn contents(out: &mut String, sections: &[Section]) {
    out.push_str(
        "<nav aria-label=\"Contents\"><ol>\n<li><a href=\"#overview\">At a glance</a></li>\n",
    );
    for section in sections {
        let title = escape(section.title);
        out.push_str(&format!("<li><a href=\"#{}\">{title}</a><ul>\n", section.id));
        for plot in &section.plots {
            let title = escape(&plot.title);
            out.push_str(&format!("<li><a href=\"#{}\">{title}</a></li>\n", plot.id));
        }
        out.push_str("</ul></li>\n");
    }
    out.push_str("</ol></nav>\n");
}

fn main_figures(tables: &[TableFigures]) -> Table {
    type Cell = fn(&TableFigures) -> String;
    let rows: [(&str, Cell); 9] = [
        ("games", |table| table.games.to_string()),
        ("points to win", |table| table.target.to_string()),
        ("rounds, median", |table| table.length.median.to_string()),
        ("rounds, 8 games of 10", |table| {
            let length = &table.length;
            format!("{} to {}", length.tenth_percentile, length.ninetieth_percentile)
        }),
        ("games won by reaching the points", |table| {
            with_interval(table.endings.first().and_then(|ending| ending.share))
        }),
        ("buildings built in a game", |table| {
            let built = table.buildings.iter().filter_map(|building| building.built);
            number(Some(built.map(Share::value).sum()), 1)
        }),
        ("changes of the leader in a game", |table| number(Some(table.lead.mean_changes), 1)),
        ("the leader at half time wins", |table| with_interval(table.lead.leader_at_half_wins)),
        ("losses to thieves and taxes, per player and game", |table| {
            number(Some(table.offences.losses_a_game), 1)
        }),
    ];
    let names: Vec<String> = rows.iter().map(|(name, _)| (*name).to_owned()).collect();
    table_by_players(tables, "Main figures by number of players", &names, |table, row| {
        rows[row].1(table)
    })
}
