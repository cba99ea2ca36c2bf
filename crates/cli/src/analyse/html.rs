//! The analysis of one game as a page.

use havana_report::page::{GamePage, GameTable, Mark, MarkKind, write_game};
use havana_rules::Seat;
use havana_study::{Grade, Share, Step, StepKind};

use super::game::{Analysed, plain, signed};
use super::grades;
use crate::failure::Failure;
use crate::report::shown;
use crate::words::{count, percent};

pub(super) fn write(game: &Analysed, command: &[String]) -> Result<String, Failure> {
    let times = game.analysis.times();
    let players = game.players();
    let winners = players.iter().filter(|player| player.account.result > Share::NONE);
    let winners: Vec<&str> = winners.map(|player| player.name.as_str()).collect();
    let decisions = game.analysis.steps().iter().filter(|step| is_decision(step)).count() as u64;
    let page = GamePage {
        title: "Skill and luck in a game of Havana".to_owned(),
        lead: format!(
            "Game {} of {}: {}, weighed by {}, each from what its player could know then.",
            game.number,
            game.file,
            count(decisions, "decision", "decisions"),
            game.bot
        ),
        written_by: (shown(command), env!("CARGO_PKG_VERSION").to_owned()),
        lines: players.iter().map(|one| (one.name.clone(), line(game, one.seat, &times))).collect(),
        marks: marks(game, &times),
        axis: "rounds".to_owned(),
        reading: "Each line is a player’s expected share of the win. A cross is a mistake or a \
                  blunder of that player, a triangle a draw that was lucky for them, and a ring \
                  an unlucky one."
            .to_owned(),
        seen: format!(
            "{} won. {}",
            winners.join(" and "),
            players.iter().map(super::game::PlayerSummary::sentence).collect::<Vec<_>>().join(" ")
        ),
        shares: shares(game),
        players: players
            .iter()
            .map(|one| {
                let grades = format!("{}.", one.grades.in_words());
                (one.name.clone(), vec![one.sentence(), grades])
            })
            .collect(),
        accounts: accounts(game),
        moments: game.decisive().iter().map(|moment| game.moment(moment)).collect(),
        decisions: all_decisions(game),
        luck: all_luck(game),
    };
    write_game(&page).map_err(|not_drawn| Failure::new(not_drawn.to_string()))
}

fn is_decision(step: &Step) -> bool {
    matches!(step.kind, StepKind::Decision { .. })
}

fn line(game: &Analysed, seat: Seat, times: &[f64]) -> Vec<(f64, f64)> {
    times.iter().copied().zip(game.analysis.line(seat)).collect()
}

fn marks(game: &Analysed, times: &[f64]) -> Vec<Mark> {
    let mark = |mark: havana_study::Mark| {
        let step = game.analysis.steps().get(mark.step);
        let share = step.map_or(0.0, |step| step.after.of(mark.seat).part());
        Mark {
            line: mark.seat.index(),
            at: (times.get(mark.step + 1).copied().unwrap_or_default(), share),
            kind: match mark.kind {
                havana_study::MarkKind::Mistake => MarkKind::Mistake,
                havana_study::MarkKind::Lucky => MarkKind::Lucky,
                havana_study::MarkKind::Unlucky => MarkKind::Unlucky,
            },
        }
    };
    game.analysis.marks().into_iter().map(mark).collect()
}

/// Everyone's name as headings, after these.
fn headings(game: &Analysed, first: &[&str]) -> Vec<String> {
    let names = game.analysis.seats().map(|seat| game.name(seat).to_owned());
    first.iter().map(|&title| title.to_owned()).chain(names).collect()
}

/// The shares at the beginning of each round and at the end.
fn shares(game: &Analysed) -> GameTable {
    let steps = game.analysis.steps();
    let row = |name: String, shares: havana_study::Shares| {
        let cells = game.analysis.seats().map(|seat| percent(shares.of(seat).part()));
        std::iter::once(name).chain(cells).collect()
    };
    let mut rows: Vec<Vec<String>> = game
        .analysis
        .rounds()
        .map(|step| match step.round {
            0 => row("before the game".to_owned(), step.before),
            round => row(format!("round {round}"), step.before),
        })
        .collect();
    rows.extend(steps.last().map(|step| row("result".to_owned(), step.after)));
    let caption = "Share of the win at the beginning of each round".to_owned();
    GameTable { caption, columns: headings(game, &[""]), rows }
}

fn accounts(game: &Analysed) -> GameTable {
    let rows = game.players().into_iter().map(|player| {
        let account = player.account;
        vec![
            player.name,
            plain(account.start),
            signed(account.own),
            signed(account.others),
            signed(account.draws),
            plain(account.result),
        ]
    });
    let columns = ["", "start", "own decisions", "others’ decisions", "draws", "result"];
    GameTable {
        caption: "Where each result comes from, in points of winning chance".to_owned(),
        columns: columns.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }
}

fn all_decisions(game: &Analysed) -> GameTable {
    let mut rows = Vec::new();
    for (step, told) in game.analysis.steps().iter().zip(&game.texts) {
        let StepKind::Decision { weighing, .. } = &step.kind else { continue };
        if weighing.grade() == Grade::Forced {
            continue;
        }
        let options = weighing
            .options
            .iter()
            .zip(&told.options)
            .map(|(option, says)| format!("{says}: {}", percent(option.share.part())));
        let loss = match weighing.grade() {
            Grade::Best => "0".to_owned(),
            _ => format!("{} ± {}", plain(weighing.loss), plain(weighing.error)),
        };
        rows.push(vec![
            told.when.clone(),
            told.who.clone(),
            told.what.clone(),
            grades::in_words(weighing.grade()).0.to_owned(),
            loss,
            options.collect::<Vec<_>>().join("; "),
        ]);
    }
    let columns = ["", "player", "decision", "grade", "points lost", "options, the best first"];
    GameTable {
        caption: "Every decision with more than one option".to_owned(),
        columns: columns.map(str::to_owned).to_vec(),
        rows,
    }
}

/// What draws and revealed cards brought everyone.
fn all_luck(game: &Analysed) -> GameTable {
    let mut rows = Vec::new();
    let mut reveals = game.analysis.reveals().into_iter().peekable();
    for (place, (step, told)) in game.analysis.steps().iter().zip(&game.texts).enumerate() {
        let what = match step.kind {
            StepKind::Draw { .. } => told.what.clone(),
            StepKind::Decision { .. } => "the others’ cards are revealed".to_owned(),
        };
        let brought = |seat: Seat| match step.kind {
            StepKind::Draw { .. } => Some(step.draw(seat)),
            StepKind::Decision { .. } => None,
        };
        let mut cells: Vec<Option<Share>> = game.analysis.seats().map(brought).collect();
        if let Some(reveal) = reveals.next_if(|reveal| reveal.end == place + 1) {
            let steps = game.analysis.steps().get(reveal).unwrap_or_default();
            let others = |seat: Seat| Some(steps.iter().map(|step| step.others(seat)).sum());
            cells = game.analysis.seats().map(others).collect();
        }
        if cells.iter().all(Option::is_some) {
            let cells = cells.into_iter().flatten().map(signed);
            rows.push([told.when.clone(), what].into_iter().chain(cells).collect());
        }
    }
    let caption = "What every draw, and the cards that the others placed, brought each player";
    GameTable { caption: caption.to_owned(), columns: headings(game, &["", "what happened"]), rows }
}
