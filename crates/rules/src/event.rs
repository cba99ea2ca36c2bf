//! What happened: the steps by which a table changes, for any listener.

use serde::{Deserialize, Serialize};

use crate::components::building::BuildingId;
use crate::components::card::{Card, Cards};
use crate::components::goods::{Goods, Material};
use crate::components::row::{End, RowName};
use crate::components::seat::{Lineup, Seat};
use crate::decision::{Loot, Loss};
use crate::flow::Flow;
use crate::pending::{Holder, Outcome};
use crate::viewer::Viewer;

/// One change of the table. What is secret is an `Option`: `None` to those who may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Event {
    /// R3.3: the order of age was drawn.
    AgesDrawn { oldest_first: Lineup },
    /// R2.1, R4.8: a building was laid at a place of a row.
    BuildingLaid { building: BuildingId, row: RowName, place: u8 },
    /// R2.2: a building of the pile and one of an end changed places.
    BuildingSwapped { seat: Seat, brought: BuildingId, end: End, sent: BuildingId },
    /// R2.3, R2.4, R5.1, R7.7: a material came out of the bag.
    MaterialDrawn { material: Material, to: Holder },
    /// R2.3, R2.4, R5.1, R7.3b: pesos came from the stock.
    PesosFromStock { pesos: u8, to: Holder },
    /// R2.5: a player chose their opening cards.
    PairChosen { seat: Seat, cards: Option<Cards> },
    /// R2.5: a player's opening cards were revealed.
    PairRevealed { seat: Seat, cards: Cards },
    /// R3.2, R6.4: a round began.
    RoundBegan { round: u16, order: Lineup },
    /// R4.1: a laid-out card begins to act.
    ActionBegan { seat: Seat, card: Card },
    /// R7.1, R7.3a: the player did without the action.
    ActionDeclined { seat: Seat, card: Card },
    /// R4.2: the action could do nothing.
    NothingToDo { seat: Seat, card: Card },
    /// R7.1: a card came back from the discard pile.
    CardTakenUp { seat: Seat, card: Option<Card> },
    /// R7.2b, R7.8, R7.9: goods were taken from the centre.
    TakenFromCentre { seat: Seat, goods: Goods },
    /// R7.3a: an end building left the game.
    BuildingRemoved { seat: Seat, end: End, building: BuildingId },
    /// R7.3b: a player lost something to the tax collector.
    Taxed { seat: Seat, victim: Seat, loss: Loss },
    /// R7.4a, R7.4b: workers came from the stock.
    WorkersHired { seat: Seat, workers: u8 },
    /// R7.5: pesos were stolen.
    PesosStolen { seat: Seat, victim: Seat, pesos: u8 },
    /// R7.6: materials were stolen.
    MaterialsStolen { seat: Seat, victim: Seat, loot: Loot },
    /// R4.5: a building was bought for these goods.
    Built { seat: Seat, end: End, building: BuildingId, paid: Goods },
    /// R4.1: a player's turn is over.
    TurnEnded { seat: Seat },
    /// R6.1: a card was laid face down on a laid-out one.
    CardLaid { seat: Seat, covered: Card, card: Option<Card> },
    /// R6.2: the new card was revealed, the covered one went to the discard pile.
    CardRevealed { seat: Seat, card: Card, covered: Card },
    /// R6.3: the whole discard pile came back to the hand.
    DiscardTakenBack { seat: Seat },
    /// R6.3: the discard pile was left where it is.
    DiscardLeft { seat: Seat },
    /// R8: the game is over.
    GameOver { outcome: Outcome },
    /// The table waits at this point; every input ends with it.
    Waiting { flow: Flow },
}

impl Event {
    /// The event as this viewer sees it: hidden information is removed (R1.6).
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::PairChosen { seat, .. } if !viewer.sees_hand_of(seat) => {
                Event::PairChosen { seat, cards: None }
            }
            Event::CardTakenUp { seat, .. } if !viewer.sees_hand_of(seat) => {
                Event::CardTakenUp { seat, card: None }
            }
            Event::CardLaid { seat, covered, .. } if !viewer.sees_hand_of(seat) => {
                Event::CardLaid { seat, covered, card: None }
            }
            open => open,
        }
    }

    /// The player whose cards the event moves, if it does.
    pub(crate) fn moves_cards_of(self) -> Option<Seat> {
        match self {
            Event::PairChosen { seat, .. }
            | Event::PairRevealed { seat, .. }
            | Event::CardTakenUp { seat, .. }
            | Event::CardLaid { seat, .. }
            | Event::CardRevealed { seat, .. }
            | Event::DiscardTakenBack { seat } => Some(seat),
            _ => None,
        }
    }
}

/// A listener that is told what happens.
pub trait Events {
    /// Takes one event, in order.
    fn push(&mut self, event: Event);
}

/// No listener, at no cost.
impl Events for () {
    #[inline(always)]
    fn push(&mut self, _: Event) {}
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}
