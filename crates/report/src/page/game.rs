//! A page about one game: how everyone's share of the win changed, and why.

use super::html::{self, Table, escape};
use crate::draw::{ChartLine, Course, Described, Mark, NotDrawn, Panel};

/// Everything on the page, in words and numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GamePage {
    pub title: String,
    /// What it is about, in a sentence.
    pub lead: String,
    /// The command that writes the page again, and the version of the program.
    pub written_by: (String, String),
    /// For each player their name and their share at every moment, by time.
    pub lines: Vec<(String, Vec<(f64, f64)>)>,
    /// What stands out on the lines.
    pub marks: Vec<Mark>,
    /// What the time is counted in.
    pub axis: String,
    /// How to read the chart.
    pub reading: String,
    pub seen: String,
    /// The chart in numbers.
    pub shares: GameTable,
    /// For each player their name and how the game went for them.
    pub players: Vec<(String, Vec<String>)>,
    /// Where each result comes from.
    pub accounts: GameTable,
    /// The moments that decided the game.
    pub moments: Vec<String>,
    /// Every decision.
    pub decisions: GameTable,
    /// Every draw and every reveal.
    pub luck: GameTable,
}

/// A table: its caption, its headings, and its rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTable {
    /// What the table is.
    pub caption: String,
    /// The headings, that of the rows' names first.
    pub columns: Vec<String>,
    /// Each row: its name, then its cells.
    pub rows: Vec<Vec<String>>,
}

impl GameTable {
    fn write(&self, out: &mut String) {
        let GameTable { caption, columns, rows } = self.clone();
        Table { caption, columns, rows }.write(out);
    }
}

/// The whole page about a game.
pub fn write_game(page: &GamePage) -> Result<String, NotDrawn> {
    let mut body = head(page);
    section(&mut body, "course", "The course of the game", |out| {
        let title = "Share of the win";
        let lines = page.lines.iter();
        let content: Vec<ChartLine> = lines
            .map(|(name, points)| ChartLine { name: name.clone(), points: points.clone() })
            .collect();
        let panel = Panel { title: title.to_owned(), content, reference: None };
        let course = Course { panel, marks: page.marks.clone(), axis: page.axis.clone() };
        let svg = course.draw(&Described { id: "shares", title, description: &page.seen })?;
        out.push_str(&format!(
            "<figure id=\"shares\">\n<p class=\"reading\">{}</p>\n<div class=\"chart\">{svg}</div>\n\
             <figcaption>{}</figcaption>\n<details><summary>The numbers: share of the win</summary>\n",
            escape(&page.reading),
            escape(&page.seen)
        ));
        page.shares.write(out);
        out.push_str("</details>\n</figure>\n");
        Ok(())
    })?;
    section(&mut body, "players", "The players", |out| {
        for (name, sentences) in &page.players {
            out.push_str(&format!("<h3>{}</h3>\n", escape(name)));
            for sentence in sentences {
                out.push_str(&format!("<p>{}</p>\n", escape(sentence)));
            }
        }
        page.accounts.write(out);
        Ok(())
    })?;
    section(&mut body, "moments", "What decided the game", |out| {
        out.push_str("<ol>\n");
        for moment in &page.moments {
            out.push_str(&format!("<li>{}</li>\n", escape(moment)));
        }
        out.push_str("</ol>\n");
        Ok(())
    })?;
    for (id, title, table) in [
        ("decisions", "Every decision", &page.decisions),
        ("luck", "Every draw and every reveal", &page.luck),
    ] {
        section(&mut body, id, title, |out| {
            out.push_str("<div class=\"words\">\n");
            table.write(out);
            out.push_str("</div>\n");
            Ok(())
        })?;
    }
    body.push_str("</main>\n");
    Ok(html::document(&page.title, &body))
}

fn head(page: &GamePage) -> String {
    let (command, version) = &page.written_by;
    format!(
        "<header>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p>Written by</p>\n\
         <pre><code>{}</code></pre>\n<p>with version {} of the program.</p>\n</header>\n<main>\n",
        escape(&page.title),
        escape(&page.lead),
        escape(command),
        escape(version)
    )
}

fn section(
    out: &mut String,
    id: &str,
    title: &str,
    write: impl FnOnce(&mut String) -> Result<(), NotDrawn>,
) -> Result<(), NotDrawn> {
    out.push_str(&format!(
        "<section id=\"{id}\" aria-labelledby=\"{id}-heading\">\n<h2 id=\"{id}-heading\">{}</h2>\n",
        escape(title)
    ));
    write(out)?;
    out.push_str("</section>\n");
    Ok(())
}
