//! `havana analyse`: what was skill and what was luck, and what to play instead.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

mod game;
mod grades;
mod html;
mod json;
mod series;
mod series_page;
mod steps;
mod terminal;
mod work;

use std::fs::File;
use std::path::PathBuf;
use std::thread;

use clap::Args;
use havana_bots::Level;
use havana_study::Effort;
use havana_table::Record;

use crate::failure::{Failure, Verdict, unreadable};
use crate::input::records::Records;
use crate::whole_file::WholeFile;
use crate::{analyse, page, progress};
use game::Analysed;
use series::Series;

/// Analyse games: skill, luck, and what to play instead
///
/// Weighs every decision from what its player could know then: what they could choose from, what
/// the best decision was, and how much of the win they lost. Measures the luck of every draw: the
/// share of the win after it, less the average over all that could have been drawn. For each
/// player, start + own decisions + others' decisions + draws = result, exactly.
///
/// With --game, or if the file has one game, it shows that game; otherwise it compares the players
/// of all games by name. The results do not depend on the number of threads.
#[derive(Args)]
#[command(after_long_help = analyse::EXAMPLES)]
pub(crate) struct Arguments {
    /// The record file, in the text or the binary form
    file: PathBuf,
    /// Analyse only this game of the file, counted from 1
    #[arg(long, value_name = "N",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    game: Option<u64>,
    /// The bot that analyses: a search with a number of simulated games for each decision
    #[arg(long, value_name = "BOT", default_value = "master:2000")]
    bot: Level,
    /// Number of threads [default: all processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write a page about the game, with a chart and every decision
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object instead of a summary; docs/study.md describes it
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  havana analyse games.jsonl --game 3
      Shows where the third game was won and lost.

  havana analyse games.jsonl --game 3 --bot master:10000 --html game.html
      Thinks longer, and writes a page with a chart and every decision.

  havana simulate --games 20 --bots random,greedy,planner,search:1000 --records games.jsonl
  havana analyse games.jsonl
      Compares what bots lose by their decisions.";

pub(crate) fn run(arguments: &Arguments, command: &[String]) -> Result<Verdict, Failure> {
    let effort = Effort::of(arguments.bot).map_err(|wrong| Failure::new(wrong.to_string()))?;
    let threads = match arguments.threads {
        Some(threads) => usize::from(threads),
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let html = arguments.html.as_ref().map(|path| WholeFile::create(path)).transpose()?;
    let mut games = read(arguments)?;
    if let [(number, record)] = &games[..] {
        let bar = progress::of_steps();
        let study = work::study(record, effort, *number)?;
        let analysis = work::analyse(&study, threads, &bar)?;
        bar.finish_and_clear();
        let game = Analysed::new(arguments, *number, record, &analysis);
        if let Some(html) = html {
            let text = html::write(&game, command)?;
            html.finish_with(text.as_bytes())?;
        }
        page::print(&json::GameJson::of(&game), arguments.json, |out, style| {
            terminal::write(out, &game, style)
        })?;
        return Ok(Verdict::Fine);
    }
    if html.is_some() {
        let says = "a page is about one game; choose one with --game";
        return Err(Failure::new(format!(
            "{} has several games: {says}",
            arguments.file.display()
        )));
    }
    games.retain(|(_, record)| record.outcome().is_some());
    if games.is_empty() {
        let file = arguments.file.display();
        return Err(Failure::new(format!("{file} contains no finished game; choose another file")));
    }
    let bar = progress::of_games(games.len() as u64);
    let mut series = Series::new(arguments.bot);
    for (number, record) in &games {
        let study = work::study(record, effort, *number)?;
        let analysis = work::analyse(&study, threads, &indicatif::ProgressBar::hidden())?;
        series.add(record, &analysis, work::stakes(record, &analysis, effort, threads));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let summary = series.summary();
    page::print(&summary, arguments.json, |out, style| series_page::write(out, &summary, style))?;
    Ok(Verdict::Fine)
}

/// The chosen game, or all games, with their numbers.
fn read(arguments: &Arguments) -> Result<Vec<(u64, Record)>, Failure> {
    let path = &arguments.file;
    let file = File::open(path).map_err(|error| Failure::new(unreadable(path, &error)))?;
    let mut records = Records::new(path, file)?;
    if let Some(number) = arguments.game {
        return Ok(vec![(number, records.game(path, number)?)]);
    }
    let mut games = Vec::new();
    for (number, record) in (1..).zip(records) {
        games.push((number, record.map_err(|broken| Failure::new(broken.placed(path)))?));
    }
    if games.is_empty() {
        let says = format!("{} contains no game; choose another file", path.display());
        return Err(Failure::new(says));
    }
    Ok(games)
}
