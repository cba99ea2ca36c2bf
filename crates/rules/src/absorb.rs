//! How an event changes the open side of a table.
//!
//! States and views both change by this one function and no other, so a view that absorbs what it
//! saw equals the view of the new state.

use crate::cards::worker;
use crate::components::card::{Card, Cards};
use crate::components::goods::Goods;
use crate::event::Event;
use crate::flow::Flow;
use crate::open::Open;
use crate::pending::Holder;

impl Open {
    #[inline(always)]
    pub(crate) fn absorb(&mut self, event: &Event) {
        match *event {
            Event::AgesDrawn { oldest_first } => {
                self.oldest_first = oldest_first;
                self.order = oldest_first;
            }
            Event::BuildingLaid { building, row, place } => {
                self.pile.remove(building);
                self.change_row(row, |row| row.insert(usize::from(place), building));
            }
            Event::BuildingSwapped { brought, end, sent, .. } => {
                self.pile.remove(brought);
                self.pile.insert(sent);
                self.change_row(end.row(), |row| row.replace_end(end.is_left(), brought));
            }
            Event::MaterialDrawn { material, to } => {
                self.supply_to(Goods::material(material, 1), to);
            }
            Event::PesosFromStock { pesos, to } => self.supply_to(Goods::pesos_of(pesos), to),
            Event::WorkersHired { seat, workers } => {
                self.supply_to(Goods::workers_of(workers), Holder::Seat(seat));
            }
            Event::PairChosen { seat, .. } => self.player_mut(seat).hand_size -= 2,
            Event::PairRevealed { seat, cards } => self.player_mut(seat).laid = cards,
            Event::RoundBegan { round, order } => {
                self.round = round;
                self.order = order;
                self.acted = Cards::NONE;
                self.removed = false;
                // R8.4, R8.5: a round counts as quiet from its beginning until a building is bought or
                // removed, and only if the bag was already empty then.
                let bag_is_empty = self.supply.only_materials().is_empty();
                self.quiet_rounds = if bag_is_empty { self.quiet_rounds + 1 } else { 0 };
                self.begin_turn(0);
            }
            Event::ActionBegan { card, .. } => {
                self.flow.to_act.remove(card);
                if card != Card::Worker || worker::is_carried_out(self.rules, self.supply) {
                    self.acted.insert(card);
                }
            }
            Event::CardTakenUp { seat, .. } => self.player_mut(seat).hand_size += 1,
            Event::TakenFromCentre { seat, goods } => {
                self.centre -= goods;
                self.player_mut(seat).goods += goods;
            }
            Event::BuildingRemoved { end, .. } => {
                self.change_row(end.row(), |row| row.remove_end(end.is_left()));
                self.removed = true;
                self.quiet_rounds = 0;
            }
            Event::Taxed { victim, loss, .. } => {
                self.player_mut(victim).goods -= loss.goods();
                self.return_to_stock(loss.goods());
            }
            Event::PesosStolen { seat, victim, pesos } => {
                self.player_mut(victim).goods -= Goods::pesos_of(pesos);
                self.player_mut(seat).goods += Goods::pesos_of(pesos);
            }
            Event::MaterialsStolen { seat, victim, loot } => {
                self.player_mut(victim).goods -= loot.goods();
                self.player_mut(seat).goods += loot.goods();
            }
            Event::Built { seat, end, building, paid } => {
                self.change_row(end.row(), |row| row.remove_end(end.is_left()));
                let points = self.deck.points(building);
                let player = self.player_mut(seat);
                player.goods -= paid;
                player.buildings.insert(building);
                player.points += points;
                self.return_to_stock(paid);
                self.quiet_rounds = 0;
            }
            Event::CardLaid { seat, covered, .. } => {
                let player = self.player_mut(seat);
                player.hand_size -= 1;
                player.covered = Some(covered);
            }
            Event::CardRevealed { seat, card, covered } => {
                let player = self.player_mut(seat);
                player.laid.remove(covered);
                player.laid.insert(card);
                player.covered = None;
                player.trail.revealed(card);
                player.trail.discarded(covered, player.laid, player.hand_size());
            }
            Event::DiscardTakenBack { seat } => {
                let player = self.player_mut(seat);
                player.hand_size = Cards::ALL.without(player.laid).len() as u8;
                player.trail.taken_back();
            }
            Event::TurnEnded { .. } => {
                if !self.is_last_turn() {
                    self.begin_turn(self.flow.turn + 1);
                }
            }
            Event::Waiting { flow } => self.wait(flow),
            Event::ActionDeclined { .. }
            | Event::NothingToDo { .. }
            | Event::DiscardLeft { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// The parts are set one by one, so that the compiler leaves out those that stay the same.
    #[inline(always)]
    fn wait(&mut self, Flow { step, turn, to_act }: Flow) {
        self.flow.step = step;
        self.flow.turn = turn;
        self.flow.to_act = to_act;
    }

    #[inline(always)]
    fn supply_to(&mut self, goods: Goods, to: Holder) {
        self.supply -= goods;
        match to {
            Holder::Centre => self.centre += goods,
            Holder::Seat(seat) => self.player_mut(seat).goods += goods,
        }
    }

    /// R4.5: pesos and workers return to the stock; materials leave the game.
    fn return_to_stock(&mut self, goods: Goods) {
        self.supply += goods - goods.only_materials();
    }
}
