//! The players of many games as tables for people.

use std::io::{self, Write};

use havana_study::{Grade, Mean};

use super::series::Summary;
use crate::page::Page;
use crate::style::{Style, Tone};
use crate::text::cut;
use crate::words::{count, thousands};

/// The columns at which the numbers of the players end.
const ENDS: [usize; 7] = [28, 42, 58, 66, 76, 86, 101];
/// The columns at which the numbers of the seats end.
const SEAT_ENDS: [usize; 3] = [14, 24, 40];

/// Nineteen of twenty intervals of this many standard errors hold the true average.
const INTERVAL: f64 = 1.96;

pub(super) fn write(mut out: &mut dyn Write, summary: &Summary, style: Style) -> io::Result<()> {
    let mut page = Page { out: &mut out, style };
    let games = count(summary.games, "game", "games");
    page.heading(&format!("{games}, analysed by {}", summary.bot))?;
    page.faint("  In points of winning chance, with 95% confidence intervals")?;
    page.faint("  Beside random: the loss in percent of what a random choice would have lost")?;
    writeln!(page.out)?;
    page.heading("Players, and what they lose by a decision")?;
    let titles =
        ["decisions", "loss", "beside random", "best", "mistakes", "blunders", "luck per game"];
    page.columns(Tone::Faint, "", &titles.map(str::to_owned), &ENDS)?;
    for player in &summary.players {
        let grades = &player.grades;
        let part =
            |number: u64| format!("{:.1}%", 100.0 * number as f64 / grades.decisions.max(1) as f64);
        let numbers = [
            thousands(grades.decisions),
            interval(player.loss_per_decision, 2),
            interval(player.beside_random, 1),
            part(grades.of_grade(Grade::Best)),
            part(grades.of_grade(Grade::Mistake)),
            part(grades.of_grade(Grade::Blunder)),
            interval(player.luck_per_game, 1),
        ];
        page.columns(Tone::Plain, &cut(&player.name, 16), &numbers, &ENDS)?;
    }
    writeln!(page.out)?;
    page.heading("Luck by seat, per game")?;
    let titles = ["seat", "games", "luck"];
    page.columns(Tone::Faint, "players", &titles.map(str::to_owned), &SEAT_ENDS)?;
    for seat in &summary.luck_by_seat {
        let numbers = [seat.seat.to_string(), format!("{}", seat.games), interval(seat.luck, 2)];
        page.columns(Tone::Plain, &seat.players.to_string(), &numbers, &SEAT_ENDS)?;
    }
    Ok(())
}

fn interval(mean: Option<Mean>, digits: usize) -> String {
    let Some(Mean { mean, error }) = mean else { return "–".to_owned() };
    let text = format!("{:.digits$} ± {:.digits$}", mean.abs(), INTERVAL * error);
    // What is rounded to nothing has no sign.
    let is_nothing = format!("{:.digits$}", mean.abs()).chars().all(|digit| "0.".contains(digit));
    if mean < 0.0 && !is_nothing { format!("−{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_have_a_sign_only_if_they_need_one() {
        let written = |mean| interval(Some(Mean { mean, error: 0.5 }), 1);
        assert_eq!(written(-0.01), "0.0 ± 1.0");
        assert_eq!(written(-1.25), "−1.2 ± 1.0");
        assert_eq!(written(2.0), "2.0 ± 1.0");
        assert_eq!(interval(None, 1), "–");
    }
}
