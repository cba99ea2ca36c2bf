//! Events in words.

use havana_rules::{
    BuildingId, Card, Drawn, End, Event, Goods, Holder, Input, Lineup, Open, RowName, Seat,
};

use super::{Words, building, cards, change, count, ending, goods, list};

/// Something that happened: who did it, if it was a player, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The player whose name stands before the words.
    pub who: Option<Seat>,
    /// What happened, without a full stop: `takes 3 pesos from the centre`.
    pub says: String,
}

impl Words {
    /// A happening as a whole sentence, without a full stop.
    pub fn sentence(&self, happening: &Happening) -> String {
        match happening.who {
            Some(seat) => format!("{} {}", self.names.of_seat(seat), happening.says),
            None => happening.says.clone(),
        }
    }

    /// What an event means; nothing for events that only mark a point in the game.
    pub fn event(&self, event: &Event) -> Option<Happening> {
        let happening = match *event {
            Event::AgesDrawn { oldest_first } => self.ages(oldest_first),
            Event::BuildingLaid { building: id, row, .. } => {
                nobody(format!("the {} is laid in the {}", building(self.deck, id), row_name(row)))
            }
            Event::BuildingSwapped { seat, brought, end, sent } => by(
                seat,
                format!(
                    "swaps the {} into the {end} end; the {} goes back to the draw pile",
                    building(self.deck, brought),
                    building(self.deck, sent)
                ),
            ),
            Event::MaterialDrawn { material, to } => self.came(Goods::material(material, 1), to),
            Event::PesosFromStock { pesos, to } => self.came(Goods::pesos_of(pesos), to),
            Event::RoundBegan { round, order } => {
                nobody(format!("round {round} begins; order of play: {}", self.order(order)))
            }
            Event::GameOver { outcome } => nobody(format!(
                "the game is over, {}: {} {}",
                ending(outcome.ending),
                self.seats(outcome.winners.iter()),
                if outcome.winners.len() == 1 { "wins" } else { "share the win" }
            )),
            Event::Waiting { .. } => return None,
            _ => return self.event_of_turn(event).or_else(|| event_of_cards(event)),
        };
        Some(happening)
    }

    /// Goods from the stock or the bag.
    pub fn came(&self, came: Goods, to: Holder) -> Happening {
        match to {
            Holder::Centre => {
                let is_one = came.materials() + came.pesos() == 1;
                let verb = if is_one { "comes" } else { "come" };
                nobody(format!("{} {verb} to the centre", goods(came)))
            }
            Holder::Seat(seat) if came.materials() > 0 => {
                by(seat, format!("draws {} from the bag", goods(came)))
            }
            Holder::Seat(seat) => by(seat, format!("takes {} from the stock", goods(came))),
        }
    }

    /// The players by name.
    pub fn seats(&self, seats: impl Iterator<Item = Seat>) -> String {
        list(&seats.map(|seat| self.names.of_seat(seat)).collect::<Vec<_>>())
    }

    fn order(&self, order: Lineup) -> String {
        order.iter().map(|seat| self.names.of_seat(seat)).collect::<Vec<_>>().join(", ")
    }

    /// The order of age.
    pub fn ages(&self, oldest_first: Lineup) -> Happening {
        nobody(format!("from the oldest to the youngest: {}", self.order(oldest_first)))
    }

    fn event_of_turn(&self, event: &Event) -> Option<Happening> {
        Some(match *event {
            Event::ActionBegan { seat, card } => by(seat, format!("acts with {card}")),
            Event::ActionDeclined { seat, card: Card::Refreshment } => {
                by(seat, "takes no card up".to_owned())
            }
            Event::ActionDeclined { seat, .. } => by(seat, "removes no building".to_owned()),
            Event::NothingToDo { seat, card } => by(seat, nothing_to_do(card).to_owned()),
            Event::TakenFromCentre { seat, goods: taken } => {
                by(seat, format!("takes {} from the centre", goods(taken)))
            }
            Event::BuildingRemoved { seat, end, building: id } => {
                by(seat, format!("removes the {} ({end})", building(self.deck, id)))
            }
            Event::Taxed { victim, loss, .. } => {
                by(victim, format!("loses {}", goods(loss.goods())))
            }
            Event::WorkersHired { seat, workers } => {
                by(seat, format!("hires {}", goods(Goods::workers_of(workers))))
            }
            Event::PesosStolen { seat, victim, pesos } => {
                let pesos = goods(Goods::pesos_of(pesos));
                by(seat, format!("robs {} of {pesos}", self.names.of_seat(victim)))
            }
            Event::MaterialsStolen { seat, victim, loot } => {
                let loot = goods(loot.goods());
                by(seat, format!("robs {} of {loot}", self.names.of_seat(victim)))
            }
            Event::Built { seat, end, building: id, paid } => {
                by(seat, format!("builds {}", self.bought(end, id, paid)))
            }
            Event::TurnEnded { seat } => by(seat, "ends the turn".to_owned()),
            _ => return None,
        })
    }

    /// What was decided or drawn, at a table that has not taken it in yet.
    pub fn input(&self, before: &Open, input: Input) -> String {
        match input {
            Input::Decision { seat, decision } => format!(
                "{} decides to {}",
                self.names.of_seat(seat),
                self.decision(before, decision)
            ),
            Input::Chance(Drawn::Ages(oldest_first)) => {
                format!("drawn: {}", self.ages(oldest_first).says)
            }
            Input::Chance(Drawn::Building(id)) => {
                format!("drawn: the {}", building(self.deck, id))
            }
            Input::Chance(Drawn::Material(material)) => {
                format!("drawn: {}", goods(Goods::material(material, 1)))
            }
        }
    }

    /// A building with its place and what was paid for it.
    pub fn bought(&self, end: End, id: BuildingId, paid: Goods) -> String {
        format!("the {} ({end}) for {}", building(self.deck, id), goods(paid))
    }

    /// New buildings in a row.
    pub fn filled_up(&self, row: RowName, laid: &[BuildingId]) -> Happening {
        let names: Vec<String> = laid.iter().map(|&id| building(self.deck, id)).collect();
        nobody(format!(
            "{} into the {}: {}",
            count(laid.len() as u64, "new building", "new buildings"),
            row_name(row),
            list(&names)
        ))
    }
}

/// What moves cards, told alike for all players.
fn event_of_cards(event: &Event) -> Option<Happening> {
    Some(match *event {
        Event::PairChosen { seat, cards: None } => {
            by(seat, "chooses two opening cards in secret".to_owned())
        }
        Event::PairChosen { seat, cards: Some(pair) } => {
            by(seat, format!("chooses {}, face down", cards(pair)))
        }
        Event::PairRevealed { seat, cards: pair } => by(seat, format!("reveals {}", cards(pair))),
        Event::CardTakenUp { seat, card: None } => {
            by(seat, "takes a card up from the discard pile, unseen".to_owned())
        }
        Event::CardTakenUp { seat, card: Some(card) } => {
            by(seat, format!("takes {card} up from the discard pile, unseen by others"))
        }
        Event::CardLaid { seat, covered, card: None } => {
            by(seat, format!("covers {covered} with a card face down"))
        }
        Event::CardLaid { seat, covered, card: Some(card) } => {
            by(seat, format!("covers {covered} with {card}, face down"))
        }
        Event::CardRevealed { seat, card, covered } => {
            by(seat, format!("reveals {card} over {covered}"))
        }
        Event::DiscardTakenBack { seat } => {
            by(seat, "takes the whole discard pile back".to_owned())
        }
        Event::DiscardLeft { seat } => by(seat, "leaves the discard pile".to_owned()),
        _ => return None,
    })
}

/// What a player has after his turn, and how it has changed.
pub fn purse(before: Goods, after: Goods) -> String {
    match change(before, after) {
        Some(change) => format!("{change}: now {}", goods(after)),
        None => format!("as before: {}", goods(after)),
    }
}

/// A row of buildings.
pub(crate) fn row_name(row: RowName) -> &'static str {
    match row {
        RowName::Upper => "upper row",
        RowName::Lower => "lower row",
    }
}

/// Why a card can do nothing.
fn nothing_to_do(card: Card) -> &'static str {
    match card {
        Card::Refreshment => "finds the discard pile empty",
        Card::Debris => "finds no debris in the centre",
        Card::Conservation => "may remove nothing more this round",
        Card::Worker | Card::Architect => "finds no worker left",
        Card::PesoThief | Card::MaterialsThief => "finds nobody to rob of anything",
        Card::BlackMarket => "finds the bag empty",
        Card::Pesos => "finds no pesos in the centre",
        Card::Mama => "finds no materials in the centre",
        Card::Siesta | Card::Protection | Card::TaxCollector => "changes nothing",
    }
}

fn by(seat: Seat, says: String) -> Happening {
    Happening { who: Some(seat), says }
}

fn nobody(says: String) -> Happening {
    Happening { who: None, says }
}
