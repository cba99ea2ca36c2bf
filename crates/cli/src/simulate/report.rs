//! The summary as a table for people.

use std::io::{self, Write};

use super::summary::{EndingSummary, SeatSummary, Speed, Summary};
use crate::options::deck_in_words;
use crate::page::Page;
use crate::style::{Style, StyledLine, Tone};
use crate::words::{self, count, list, percent, thousands, whole};

/// The column at which the numbers of the left-hand lists end.
const NUMBERS_END: usize = 36;

pub(crate) fn write(mut out: &mut dyn Write, summary: &Summary, style: Style) -> io::Result<()> {
    let mut page = Page { out: &mut out, style };
    let deck = deck_in_words(&summary.deck);
    page.heading(&format!(
        "{} of {} {} players",
        count(summary.games, "game", "games"),
        summary.players,
        list(&summary.bots)
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

impl<W: Write> Page<'_, W> {
    fn text(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "  {text}\n")
    }

    fn number(&mut self, label: &str, number: &str, note: &str) -> io::Result<()> {
        let mut line = StyledLine::new();
        line.plain(format!("  {label}"));
        line.push_right(Tone::Plain, number, NUMBERS_END);
        line.push(Tone::Faint, if note.is_empty() { String::new() } else { format!("  {note}") });
        writeln!(self.out, "{}", line.paint(self.style))
    }

    fn speed(&mut self, speed: &Speed) -> io::Result<()> {
        let writing = if speed.includes_writing { ", including writing the records" } else { "" };
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
        self.faint("            games won    shared wins   share of wins   average points")?;
        let differ = summary.bots.len() > 1;
        for SeatSummary { seat, bot, wins, shared_wins, share_of_wins, average_points } in
            &summary.seats
        {
            let bot = if differ { format!("  {bot}") } else { String::new() };
            writeln!(
                self.out,
                "  seat {seat}{:>13}{:>17}{:>16}{average_points:>17.2}{bot}",
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
