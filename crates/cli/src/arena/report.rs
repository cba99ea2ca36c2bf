//! The results as tables for people.

use std::io::{self, Write};

use havana_arena::{
    BotResult, EncounterResult, ForfeitReport, Kind, Results, Share, Test, Verdict,
};

use super::Arguments;
use crate::options::deck_in_words;
use crate::page::Page;
use crate::style::{Style, StyledLine, Tone};
use crate::text::{COLUMNS, cut};
use crate::words::{count, percent, thousands, whole};

/// The most forfeits that are listed; the JSON form has all.
const FORFEITS_SHOWN: usize = 10;

/// The columns of a bot's name.
const NAME: usize = 26;

pub(crate) fn write(
    mut out: &mut dyn Write,
    results: &Results,
    arguments: &Arguments,
    style: Style,
) -> io::Result<()> {
    let deck = deck_in_words(&arguments.common.deck_name());
    let mut page = Page { out: &mut out, style };
    page.heading(&format!(
        "{} of {} with {deck}, seed {}",
        count(results.games, "game", "games"),
        count(results.bots.len() as u64, "bot", "bots"),
        results.seed
    ))?;
    page.faint(
        "  Every deal was played in all seat rotations; 95% confidence intervals, by deal.",
    )?;
    writeln!(page.out)?;
    let mut players: Vec<usize> = results.encounters.iter().map(|one| one.players).collect();
    players.dedup();
    for players in players {
        page.tables(results, players)?;
    }
    page.bots(&results.bots)?;
    page.forfeits(&results.forfeits)?;
    if let Some(folder) = &arguments.out {
        let file = folder.join("games.jsonl");
        page.heading("Games")?;
        let file = file.display();
        writeln!(page.out, "  stored in {file}; read one with: havana replay {file} --game 1\n")?;
    }
    Ok(())
}

impl<W: Write> Page<'_, W> {
    /// A line of texts, each beginning or ending at a column.
    fn row(&mut self, tone: Tone, left: &str, right: [&str; 4], after: &str) -> io::Result<()> {
        let mut line = StyledLine::new();
        line.push(tone, format!("  {}", cut(left, 52)));
        for (text, ends_at) in right.into_iter().zip([63, 71, 79, 87]) {
            line.push_right(tone, text, ends_at);
        }
        line.push(tone, format!("  {after}"));
        writeln!(self.out, "{}", line.paint(self.style))
    }

    fn tables(&mut self, results: &Results, players: usize) -> io::Result<()> {
        let tables = results.encounters.iter().filter(|one| one.players == players);
        let fair =
            tables.clone().flat_map(|one| &one.shares).next().map_or(0.0, |share| share.fair);
        let fair = percent(fair);
        self.heading(&format!("{players} players: share of wins, {fair} is fair"))?;
        self.row(Tone::Faint, "", ["games", "share", "from", "to"], "")?;
        for one in tables {
            for share in &one.shares {
                self.share(one, share)?;
            }
            if let Some(test) = &one.test {
                self.test(test)?;
            }
        }
        writeln!(self.out)
    }

    fn share(&mut self, one: &EncounterResult, share: &Share) -> io::Result<()> {
        let others: Vec<&str> =
            one.seats.iter().map(String::as_str).filter(|&other| other != share.bot).collect();
        let label = match one.kind {
            Kind::Pair => format!("{} against {}", share.bot, others.join(", ")),
            Kind::OneAmong => {
                let other = others.first().copied().unwrap_or_default();
                format!("{} against {} {other}", share.bot, others.len())
            }
            Kind::AllDifferent => format!("{} with {}", share.bot, others.join(", ")),
        };
        let interval = share.interval;
        let [middle, low, high] = [interval.share, interval.low, interval.high].map(percent);
        self.row(Tone::Plain, &label, [&thousands(one.games), &middle, &low, &high], "")
    }

    fn test(&mut self, test: &Test) -> io::Result<()> {
        let says = match test.verdict {
            Verdict::Stronger => "stronger",
            Verdict::NotStronger => "not stronger",
            Verdict::Open => "not decided",
        };
        let (p0, p1) = (percent(test.p0), percent(test.p1));
        let ratio = test.log_likelihood_ratio;
        self.faint(&format!("    {p1} rather than {p0}? {says} (log likelihood ratio {ratio:.2})"))
    }

    fn bots(&mut self, bots: &[BotResult]) -> io::Result<()> {
        self.heading("Bots")?;
        self.faint(&format!(
            "  {:NAME$}{:>15}{:>12}{:>14}{:>14}{:>13}",
            "", "rating", "decisions", "a second", "mean", "p99"
        ))?;
        let mut ranked: Vec<&BotResult> = bots.iter().collect();
        ranked.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
        for bot in ranked {
            let rating = format!("{:.1} ± {:.1}", bot.rating.rating, bot.rating.uncertainty);
            writeln!(
                self.out,
                "  {:NAME$}{rating:>15}{:>12}{:>14}{:>14}{:>13}",
                cut(&bot.name, NAME),
                thousands(bot.decisions),
                whole(bot.speed.decisions_a_second),
                millis(bot.speed.mean_millis),
                millis(bot.speed.p99_millis),
            )?;
        }
        writeln!(self.out)
    }

    fn forfeits(&mut self, forfeits: &[ForfeitReport]) -> io::Result<()> {
        if forfeits.is_empty() {
            return Ok(());
        }
        let lost = count(forfeits.len() as u64, "game was", "games were");
        self.heading(&format!("{lost} lost by a fault; the others share the win"))?;
        for ForfeitReport { bot, seats, game, seat, decision, fault } in
            forfeits.iter().take(FORFEITS_SHOWN)
        {
            let place = format!(
                "{bot}, seat {seat}, decision {decision} in deal {}, rotation {} of {}:",
                game.deal,
                game.rotation,
                seats.join(", ")
            );
            writeln!(self.out, "  {}", cut(&place, COLUMNS - 2))?;
            writeln!(self.out, "    {}", cut(&fault.to_string(), COLUMNS - 4))?;
        }
        let more = forfeits.len().saturating_sub(FORFEITS_SHOWN);
        if more > 0 {
            writeln!(self.out, "  and {more} more; --json lists all")?;
        }
        writeln!(self.out)
    }
}

/// A time in the unit that suits it.
fn millis(millis: f64) -> String {
    match millis {
        long if long >= 1000.0 => format!("{:.2} s", long / 1000.0),
        short if short < 1.0 => format!("{:.1} µs", short * 1000.0),
        _ => format!("{millis:.2} ms"),
    }
}
