//! The summary as a table for people.

use std::io::{self, Write};

use super::summary::{EndingSummary, SeatSummary, Speed, Summary};
use crate::style::{Line, Style, Tone};
use crate::words::{self, count, percent, thousands};

/// The column at which the numbers of the left-hand lists end.
const NUMBERS_END: usize = 36;

pub(crate) fn write(out: &mut impl Write, summary: &Summary, style: Style) -> io::Result<()> {
    let mut page = Page { out, style };
    let deck = match summary.deck.as_str() {
        "house" => "the house deck".to_owned(),
        file => format!("the deck of {file}"),
    };
    page.heading(&format!(
        "{} of {} random players",
        count(summary.games, "game", "games"),
        summary.players
    ))?;
    page.text(&format!("to {} points, with {deck}, seed {}", summary.target, summary.seed))?;

    page.speed(&summary.speed)?;
    page.length(summary)?;
    page.seats(summary)?;
    page.endings(&summary.endings)?;
    if let Some(file) = &summary.records {
        page.heading("Records")?;
        page.text(&format!("written to {file}; read one with: havana replay {file} --game 1"))?;
    }
    Ok(())
}

struct Page<'a, W> {
    out: &'a mut W,
    style: Style,
}

impl<W: Write> Page<'_, W> {
    fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.style.paint(Tone::Strong, text))
    }

    fn text(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "  {text}\n")
    }

    fn number(&mut self, label: &str, number: &str, note: &str) -> io::Result<()> {
        let mut line = Line::new();
        line.plain(format!("  {label}"));
        line.push_right(Tone::Plain, number, NUMBERS_END);
        line.push(Tone::Faint, if note.is_empty() { String::new() } else { format!("  {note}") });
        writeln!(self.out, "{}", line.paint(self.style))
    }

    fn speed(&mut self, speed: &Speed) -> io::Result<()> {
        let writing = if speed.includes_writing { ", writing the records included" } else { "" };
        let threads = count(speed.threads as u64, "thread", "threads");
        self.heading("Speed")?;
        self.number("time", &format!("{:.3} s", speed.seconds), &format!("on {threads}{writing}"))?;
        self.number("games a second", &whole(speed.games_a_second), "")?;
        self.number("decisions a second", &whole(speed.decisions_a_second), "")?;
        self.number("draws a second", &whole(speed.draws_a_second), "")?;
        self.number("plies a second", &whole(speed.plies_a_second), "decisions and draws")?;
        writeln!(self.out)
    }

    fn length(&mut self, summary: &Summary) -> io::Result<()> {
        let rounds = &summary.rounds;
        self.heading("Length of a game")?;
        self.number("rounds, median", &rounds.median.to_string(), "")?;
        self.number("10th percentile", &rounds.tenth_percentile.to_string(), "")?;
        self.number("90th percentile", &rounds.ninetieth_percentile.to_string(), "")?;
        self.number("decisions, average", &format!("{:.1}", summary.decisions_a_game), "")?;
        self.number("draws, average", &format!("{:.1}", summary.draws_a_game), "")?;
        writeln!(self.out)
    }

    fn seats(&mut self, summary: &Summary) -> io::Result<()> {
        self.heading("Wins and points by seat")?;
        let titles = "            games won   of them shared   share of wins   average points";
        writeln!(self.out, "{}", self.style.paint(Tone::Faint, titles))?;
        for SeatSummary { seat, wins, shared_wins, share_of_wins, average_points } in &summary.seats
        {
            writeln!(
                self.out,
                "  seat {seat}{:>13}{:>17}{:>16}{average_points:>17.2}",
                thousands(*wins),
                thousands(*shared_wins),
                percent(*share_of_wins),
            )?;
        }
        writeln!(self.out, "  winner{:>63.2}", summary.average_points_of_winner)?;
        let shared = match summary.shared_games {
            0 => "no win was shared".to_owned(),
            games => format!(
                "{} shared; a shared win counts in equal parts",
                count(games, "win was", "wins were")
            ),
        };
        self.text(&shared)
    }

    fn endings(&mut self, endings: &[EndingSummary]) -> io::Result<()> {
        self.heading("How games ended")?;
        for EndingSummary { ending, clause, games, share } in endings {
            let label = format!("{} ({clause})", words::ending(*ending));
            writeln!(self.out, "  {label:<54}{:>15}{:>10}", thousands(*games), percent(*share))?;
        }
        writeln!(self.out)
    }
}

/// A speed without decimals.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(number: f64) -> String {
    thousands(number.round() as u64)
}
