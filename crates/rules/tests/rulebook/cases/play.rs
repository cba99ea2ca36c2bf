//! Sets the table of a case and takes its steps.

use toml::Spanned;

use super::Outcome;
use super::file::Case;
use super::nearest::unknown;
use crate::common::*;

/// Whether this is asked.
type Is = fn(Choice) -> bool;

/// What a game can ask, as cases name it.
const CHOICES: [(&str, Is); 11] = [
    ("act", |choice| choice == Choice::First),
    ("refresh", |choice| choice == Choice::Refreshment),
    ("conserve", |choice| choice == Choice::Conservation),
    ("tax", |choice| matches!(choice, Choice::Tax { .. })),
    ("rob pesos", |choice| choice == Choice::PesoThief),
    ("rob materials", |choice| choice == Choice::MaterialsThief),
    ("mama", |choice| choice == Choice::Mama),
    ("build", |choice| choice == Choice::Build),
    ("lay", |choice| choice == Choice::Lay),
    ("take back", |choice| choice == Choice::TakeBack),
    ("swap", |choice| choice == Choice::Swap),
];

/// The word for what is asked.
pub(super) fn word(choice: Choice) -> &'static str {
    CHOICES.iter().find(|(_, is)| is(choice)).map_or("open", |(word, _)| word)
}

/// The table of a case after its steps.
pub(super) fn play(case: &Case) -> Outcome<crate::common::Table> {
    let position = position(case)?;
    if let Err(error) = position.begin() {
        let first = &case.player[0].name;
        return Err(case.wrong(first, format!("there is no such table: {error}")));
    }
    let mut table = crate::common::Table::of(&position);
    for step in &case.steps {
        match step.get_ref().strip_prefix("until ") {
            Some(asked) => wait(case, &mut table, step, asked)?,
            None => take(case, &mut table, step)?,
        }
    }
    Ok(table)
}

fn position(case: &Case) -> Outcome<Position> {
    if !(2..=4).contains(&case.player.len()) {
        let says = "a table has two to four players";
        return Err(match case.player.first() {
            Some(player) => case.wrong(&player.name, says),
            None => super::Wrong { line: 1, says: says.to_owned() },
        });
    }
    let mut position = Position::new(case.player.len());
    for (player, seat) in case.player.iter().zip(Seat::ALL) {
        if let Some([one, other]) = &player.lays {
            let laid = [case.card(one, one.get_ref())?, case.card(other, other.get_ref())?];
            position = position.lays(seat, laid);
        }
        position = position.discarded(seat, case.cards(&player.discarded)?);
        if let Some(has) = &player.has {
            position = position.has(seat, case.goods(has, has.get_ref())?);
        }
        position = position.bought(seat, case.buildings(&player.bought)?);
    }
    let table = &case.table;
    if let Some(goods) = &table.centre {
        position = position.centre(case.goods(goods, goods.get_ref())?);
    }
    if let Some(goods) = &table.bag {
        position = position.bag(case.goods(goods, goods.get_ref())?);
    }
    if let Some(goods) = &table.boxed {
        position = position.boxed(case.goods(goods, goods.get_ref())?);
    }
    if let Some(keys) = &table.upper {
        position = position.upper(case.buildings(keys)?);
    }
    if let Some(keys) = &table.lower {
        position = position.lower(case.buildings(keys)?);
    }
    if let Some(keys) = &table.pile {
        position = position.pile(case.buildings(keys)?);
    }
    if let Some(points) = table.target {
        position = position.target(points);
    }
    if let Some(names) = &table.oldest_first {
        let seats: Outcome<Vec<Seat>> =
            names.iter().map(|name| case.seat(name, name.get_ref())).collect();
        position = position.ages(seats?);
    }
    Ok(position.quiet_rounds(table.quiet_rounds.unwrap_or(0)))
}

/// Everyone does as little as possible until this is asked.
fn wait(
    case: &Case,
    table: &mut crate::common::Table,
    step: &Spanned<String>,
    asked: &str,
) -> Outcome<()> {
    let Some((_, is)) = CHOICES.iter().find(|(word, _)| *word == asked) else {
        let known = CHOICES.iter().map(|(word, _)| *word);
        return Err(case.wrong(step, unknown("question", asked, known)));
    };
    loop {
        match table.state.pending() {
            Pending::Decide { choice, .. } if is(choice) => return Ok(()),
            Pending::Over(_) => return Err(case.wrong(step, "the game ends before that is asked")),
            _ => table.step_idly(),
        };
    }
}

fn take(case: &Case, table: &mut crate::common::Table, step: &Spanned<String>) -> Outcome<()> {
    let said = case.step(step)?;
    // What is drawn between two decisions is of no account to a case.
    while let Pending::Chance(_) = table.state.pending() {
        table.step_idly();
    }
    let judged = table.state.check(said.seat, said.decision);
    match (judged, said.refused_by) {
        (Ok(()), None) => {
            table.decide_as(said.seat, said.decision);
            Ok(())
        }
        (Err(illegal), Some(clause)) if illegal.clause == clause => Ok(()),
        (Err(illegal), Some(_)) => {
            Err(case.wrong(step, format!("another clause refuses it: {illegal}")))
        }
        (Err(illegal), None) => Err(case.wrong(step, format!("the rules refuse it: {illegal}"))),
        (Ok(()), Some(_)) => Err(case.wrong(step, "the rules allow it")),
    }
}
