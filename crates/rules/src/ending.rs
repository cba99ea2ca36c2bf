//! The end of the game (R8).

use crate::components::building::Buildings;
use crate::components::goods::Goods;
use crate::components::row::RowName;
use crate::components::seat::{Seat, Seats};
use crate::event::{Event, Events};
use crate::flow::Step;
use crate::open::Open;
use crate::pending::{Ending, Outcome};
use crate::transition::Transition;

/// R8.4: this many quiet rounds end the game.
pub(crate) const QUIET_ROUNDS: u8 = 12;

/// R8.1: a player who reaches the points wins at once, in the middle of their turn.
pub(crate) fn by_points<E: Events>(transition: &mut Transition<E>, seat: Seat) -> bool {
    let reached = transition.open().player(seat).points >= transition.open().target;
    if reached {
        end(transition, Outcome { winners: Seats::only(seat), ending: Ending::Target });
    }
    reached
}

/// R8.2: no building is left to take, or no material is left at all.
pub(crate) fn by_exhaustion<E: Events>(transition: &mut Transition<E>) -> bool {
    let open = transition.open();
    let ending = if buildings_are_gone(open) {
        Ending::Buildings
    } else if materials_are_gone(open) {
        Ending::Materials
    } else {
        return false;
    };
    let winners = leaders(open);
    end(transition, Outcome { winners, ending });
    true
}

/// R8.4: twelve rounds in a row with an empty bag brought no building.
pub(crate) fn by_standstill<E: Events>(transition: &mut Transition<E>) -> bool {
    let over = transition.open().quiet_rounds >= QUIET_ROUNDS;
    if over {
        let winners = leaders(transition.open());
        end(transition, Outcome { winners, ending: Ending::Standstill });
    }
    over
}

fn end<E: Events>(transition: &mut Transition<E>, outcome: Outcome) {
    transition.emit(Event::GameOver { outcome });
    transition.wait_at(Step::Over(outcome));
}

fn buildings_are_gone(open: &Open) -> bool {
    open.pile == Buildings::NONE && RowName::ALL.iter().all(|&row| open.row(row).is_empty())
}

fn materials_are_gone(open: &Open) -> bool {
    let gone = |goods: Goods| goods.only_materials().is_empty();
    gone(open.supply) && gone(open.centre) && open.players.iter().all(|player| gone(player.goods))
}

/// R8.2: most points win. R8.3: those who share them share the win.
fn leaders(open: &Open) -> Seats {
    let most = open.seats().map(|seat| open.player(seat).points).max();
    open.seats().filter(|&seat| Some(open.player(seat).points) == most).collect()
}
