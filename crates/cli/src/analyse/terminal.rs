//! The analysis of one game for the terminal.

use std::io::{self, Write};

use havana_study::{Mark, MarkKind, Share, StepKind};

use super::game::{Analysed, plain, signed};
use super::grades;
use crate::page::Page;
use crate::style::{Style, StyledLine, Tone};
use crate::text;

/// The columns at which the numbers of the accounts end.
const ENDS: [usize; 5] = [26, 42, 60, 70, 80];

/// The most draws that are listed.
const MOST_DRAWS: usize = 6;

pub(super) fn write(mut out: &mut dyn Write, game: &Analysed, style: Style) -> io::Result<()> {
    let mut page = Page { out: &mut out, style };
    page.heading(&format!("Game {} of {}, analysed by {}", game.number, game.file, game.bot))?;
    writeln!(page.out)?;
    page.heading("Where the results come from, in points of winning chance")?;
    let names = ["start", "own decisions", "others' decisions", "draws", "result"];
    page.columns(Tone::Faint, "", &names.map(str::to_owned), &ENDS)?;
    let players = game.players();
    for player in &players {
        let account = player.account;
        let numbers = [
            plain(account.start),
            signed(account.own),
            signed(account.others),
            signed(account.draws),
            plain(account.result),
        ];
        page.columns(Tone::Plain, &player.name, &numbers, &ENDS)?;
    }
    writeln!(page.out)?;
    for player in &players {
        page.wrapped("", &player.sentence())?;
        page.wrapped("  ", &format!("{}.", player.grades.in_words()))?;
    }
    writeln!(page.out)?;
    page.heading("What decided the game")?;
    for moment in game.decisive() {
        page.wrapped("  ", &game.moment(&moment))?;
    }
    page.mistakes(game)?;
    page.draws(game)
}

impl<W: Write> Page<'_, W> {
    /// A line of texts, each ending at a column.
    pub(super) fn columns(
        &mut self,
        tone: Tone,
        name: &str,
        cells: &[String],
        ends: &[usize],
    ) -> io::Result<()> {
        let mut line = StyledLine::new();
        line.push(tone, format!("  {name}"));
        for (cell, &ends_at) in cells.iter().zip(ends) {
            line.push_right(tone, cell.as_str(), ends_at);
        }
        writeln!(self.out, "{}", line.paint(self.style))
    }

    fn wrapped(&mut self, first: &str, says: &str) -> io::Result<()> {
        text::wrap(first, says).iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    fn mistakes(&mut self, game: &Analysed) -> io::Result<()> {
        let marks = game.analysis.marks().into_iter();
        let mistakes: Vec<Mark> = marks.filter(|mark| mark.kind == MarkKind::Mistake).collect();
        if mistakes.is_empty() {
            return Ok(());
        }
        writeln!(self.out)?;
        self.heading("Mistakes and blunders")?;
        for Mark { step: place, seat, .. } in mistakes {
            let (Some(step), Some(told)) =
                (game.analysis.steps().get(place), game.texts.get(place))
            else {
                continue;
            };
            let StepKind::Decision { weighing, .. } = &step.kind else { continue };
            let (grade, _) = grades::in_words(weighing.grade());
            let better = told.options.first().map_or("", String::as_str);
            self.wrapped(
                "  ",
                &format!(
                    "{}, {}: {} lost {} ± {} ({grade}); better: {better}",
                    told.when,
                    game.name(seat),
                    told.what,
                    plain(weighing.loss),
                    plain(weighing.error)
                ),
            )?;
        }
        Ok(())
    }

    fn draws(&mut self, game: &Analysed) -> io::Result<()> {
        let mut draws = game.analysis.marks();
        draws.retain(|mark| mark.kind != MarkKind::Mistake);
        draws.sort_by_key(|mark| core::cmp::Reverse(mark.change.size()));
        draws.truncate(MOST_DRAWS);
        if draws.is_empty() {
            return Ok(());
        }
        writeln!(self.out)?;
        self.heading("The luckiest and unluckiest draws")?;
        for Mark { step: place, seat, change: luck, .. } in draws {
            let Some(told) = game.texts.get(place) else { continue };
            let luck_in_words = if luck < Share::NONE { "unlucky" } else { "lucky" };
            let (name, luck) = (game.name(seat), signed(luck));
            let says = format!("{}: {}; {luck_in_words} for {name}: {luck}", told.when, told.what);
            self.wrapped("  ", &says)?;
        }
        Ok(())
    }
}
