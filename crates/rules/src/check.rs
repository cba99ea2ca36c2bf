//! Routing: which file checks which decision, after whether it is due at all.

use crate::cards::{conservation, mama, materials_thief, peso_thief, refreshment, tax_collector};
use crate::components::seat::Seat;
use crate::decision::{Decision, Drawn};
use crate::error::{Illegal, Reason};
use crate::flow::{Drawing, Step};
use crate::hidden::Hidden;
use crate::open::Open;
use crate::pending::{Choice, Draw, Pending};
use crate::phases::{build, new_card, setup, turn};

/// Whether a seat may decide so now, given what lies open and what it holds itself.
#[inline]
pub(crate) fn decision(
    open: &Open,
    own: Hidden,
    seat: Seat,
    decision: Decision,
) -> Result<(), Illegal> {
    let choice = due(open, seat)?;
    match (choice, decision) {
        (Choice::Swap, Decision::Swap { bring, replace }) => {
            setup::check_swap(open, bring, replace)
        }
        (Choice::Opening, Decision::Open(low, high)) => setup::check_opening(low, high),
        (Choice::First, Decision::First(card)) => turn::check_first(open, card),
        (Choice::Refreshment, Decision::Refresh(card)) => refreshment::check(open, own, seat, card),
        (Choice::Conservation, Decision::Conserve(end)) => conservation::check(open, end),
        (Choice::Tax { victim: asked_about }, Decision::Tax { victim, loss }) => {
            tax_collector::check(open, asked_about, victim, loss)
        }
        (Choice::PesoThief, Decision::RobPesos { victim }) => peso_thief::check(open, victim),
        (Choice::MaterialsThief, Decision::RobMaterials { victim, loot }) => {
            materials_thief::check(open, victim, loot)
        }
        (Choice::Mama, Decision::Mama(colours)) => mama::check(open, colours),
        (Choice::Build, Decision::Build { end, payment }) => build::check(open, seat, end, payment),
        (Choice::Build, Decision::EndTurn) | (Choice::TakeBack, Decision::TakeBack(_)) => Ok(()),
        (Choice::Lay, Decision::Lay { card, cover }) => {
            new_card::check_lay(open, own, seat, card, cover)
        }
        _ => Err(Illegal::new(clause_of(choice), Reason::OtherChoice(choice))),
    }
}

/// What the seat has to decide now, or why it has nothing to.
#[inline]
fn due(open: &Open, seat: Seat) -> Result<Choice, Illegal> {
    match open.flow.step {
        Step::Ask(choice) if open.asked(choice).contains(seat) => Ok(choice),
        step => Err(not_due(open, step, seat)),
    }
}

#[cold]
fn not_due(open: &Open, step: Step, seat: Seat) -> Illegal {
    let reason = match step {
        Step::Over(_) => Reason::GameIsOver,
        Step::Draw(_) => Reason::ChanceComesFirst,
        Step::Ask(_) if seat.index() >= open.player_count() => Reason::NoSuchSeat(seat),
        Step::Ask(Choice::Opening) => Reason::AlreadyChosen(seat),
        Step::Ask(_) => Reason::NotYourTurn(seat),
    };
    Illegal::new(clause_of_step(step), reason)
}

/// Whether chance may bring this now.
#[inline]
pub(crate) fn drawn(open: &Open, drawn: Drawn) -> Result<(), Illegal> {
    let reason = match (open.pending(), drawn) {
        (Pending::Chance(Draw::Material { from, .. }), Drawn::Material(material)) => {
            if from.of(material) > 0 {
                return Ok(());
            }
            Reason::NotInTheBag(material)
        }
        (Pending::Chance(Draw::Building { from, .. }), Drawn::Building(building)) => {
            if from.contains(building) {
                return Ok(());
            }
            Reason::NotInThePile
        }
        (Pending::Chance(Draw::Ages { players }), Drawn::Ages(ages)) if ages.seats_all(players) => {
            return Ok(());
        }
        (Pending::Chance(_), _) => Reason::OtherDraw,
        (Pending::Over(_), _) => Reason::GameIsOver,
        (Pending::Decide { .. }, _) => Reason::NoChanceNow,
    };
    Err(Illegal::new(clause_of_step(open.flow.step), reason))
}

fn clause_of_step(step: Step) -> &'static str {
    match step {
        Step::Ask(choice) => clause_of(choice),
        Step::Draw(drawing) => clause_of_drawing(drawing),
        Step::Over(outcome) => outcome.ending.clause(),
    }
}

fn clause_of(choice: Choice) -> &'static str {
    match choice {
        Choice::Swap => "R2.2",
        Choice::Opening => "R2.5",
        Choice::First => "R4.1",
        Choice::Refreshment => "R7.1",
        Choice::Conservation => "R7.3a",
        Choice::Tax { .. } => "R7.3b",
        Choice::PesoThief => "R7.5",
        Choice::MaterialsThief => "R7.6",
        Choice::Mama => "R7.9",
        Choice::Build => "R4.3",
        Choice::Lay => "R6.1",
        Choice::TakeBack => "R6.3",
    }
}

fn clause_of_drawing(drawing: Drawing) -> &'static str {
    match drawing {
        Drawing::Ages => "R3.3",
        Drawing::Rows => "R2.1",
        Drawing::FirstMaterial { .. } => "R2.3",
        Drawing::Centre { .. } => "R2.4",
        Drawing::BlackMarket { .. } => "R7.7",
        Drawing::Refill { .. } => "R4.8",
        Drawing::Supplies { .. } => "R5.1",
    }
}
