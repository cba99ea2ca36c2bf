//! Routing: which file checks which decision, after whether it is due at all.

use crate::cards::{conservation, mama, materials_thief, peso_thief, refreshment, tax_collector};
use crate::components::seat::Seat;
use crate::decision::{Decision, Drawn};
use crate::error::{Illegal, Reason};
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
    match open.pending() {
        Pending::Over(outcome) => Err(Illegal::new(outcome.ending.clause(), Reason::GameIsOver)),
        Pending::Chance(draw) => Err(Illegal::new(draw_clause(draw), Reason::ChanceComesFirst)),
        Pending::Decide { seats, choice } if seats.contains(seat) => Ok(choice),
        Pending::Decide { choice, .. } => {
            let reason = if seat.index() >= open.player_count() {
                Reason::NoSuchSeat(seat)
            } else if choice == Choice::Opening {
                Reason::AlreadyChosen(seat)
            } else {
                Reason::NotYourTurn(seat)
            };
            Err(Illegal::new(clause_of(choice), reason))
        }
    }
}

/// Whether chance may bring this now.
#[inline]
pub(crate) fn drawn(open: &Open, drawn: Drawn) -> Result<(), Illegal> {
    let draw = match open.pending() {
        Pending::Chance(draw) => draw,
        Pending::Over(outcome) => {
            return Err(Illegal::new(outcome.ending.clause(), Reason::GameIsOver));
        }
        Pending::Decide { choice, .. } => {
            return Err(Illegal::new(clause_of(choice), Reason::NoChanceNow));
        }
    };
    let reason = match (draw, drawn) {
        (Draw::Ages { players }, Drawn::Ages(ages)) if ages.seats_all(players) => return Ok(()),
        (Draw::Building { from, .. }, Drawn::Building(building)) => {
            if from.contains(building) {
                return Ok(());
            }
            Reason::NotInThePile
        }
        (Draw::Material { from, .. }, Drawn::Material(material)) => {
            if from.of(material) > 0 {
                return Ok(());
            }
            Reason::NotInTheBag(material)
        }
        _ => Reason::OtherDraw,
    };
    Err(Illegal::new(draw_clause(draw), reason))
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

fn draw_clause(draw: Draw) -> &'static str {
    match draw {
        Draw::Ages { .. } => "R3.3",
        Draw::Building { .. } => "R4.8",
        Draw::Material { .. } => "R5.1",
    }
}
