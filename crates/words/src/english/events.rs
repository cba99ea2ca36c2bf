//! Events in words.

use havana_rules::{
    BuildingId, Card, Drawn, End, Event, Goods, Holder, Input, Lineup, Open, RowName, Seat,
};

use super::{GameWords, building, cards, change, ending, goods, list};

/// Something that happened: who did it, if it was a player, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The player whose name comes before the words.
    pub who: Option<Seat>,
    /// What happened, without a full stop: `takes 3 pesos from the centre`.
    pub says: String,
}

impl GameWords {
    /// A happening as a whole sentence, without a full stop.
    pub fn sentence(&self, happening: &Happening) -> String {
        match happening.who {
            Some(seat) => format!("{} {}", self.names.of(seat), happening.says),
            None => happening.says.clone(),
        }
    }

    /// What an event means; nothing for events that only mark a point in the game.
    pub fn event(&self, event: &Event) -> Option<Happening> {
        let happening = match *event {
            Event::AgesDrawn { oldest_first } => self.ages(oldest_first),
            Event::BuildingLaid { building: id, row, .. } => {
                nobody(format!("new in the {}: {}", row_name(row), building(self.deck, id)))
            }
            Event::BuildingSwapped { seat, brought, end, sent } => by(
                seat,
                format!(
                    "brings in {} at the {end} end; {} goes back into the draw pile",
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
            Holder::Centre => nobody(format!("added to the centre: {}", goods(came))),
            Holder::Seat(seat) if came.materials() > 0 => {
                by(seat, format!("draws {} from the bag", goods(came)))
            }
            Holder::Seat(seat) => by(seat, format!("takes {} from the stock", goods(came))),
        }
    }

    /// The players by name.
    pub fn seats(&self, seats: impl Iterator<Item = Seat>) -> String {
        list(&seats.map(|seat| self.names.of(seat)).collect::<Vec<_>>())
    }

    fn order(&self, order: Lineup) -> String {
        order.iter().map(|seat| self.names.of(seat)).collect::<Vec<_>>().join(", ")
    }

    /// The order of age.
    pub fn ages(&self, oldest_first: Lineup) -> Happening {
        nobody(format!("oldest to youngest: {}", self.order(oldest_first)))
    }

    fn event_of_turn(&self, event: &Event) -> Option<Happening> {
        Some(match *event {
            Event::ActionBegan { seat, card } => by(seat, format!("plays {card}")),
            Event::ActionDeclined { seat, card: Card::Refreshment } => {
                by(seat, "takes no card".to_owned())
            }
            Event::ActionDeclined { seat, .. } => by(seat, "doesn’t remove a building".to_owned()),
            Event::NothingToDo { seat, card } => by(seat, nothing_to_do(card).to_owned()),
            Event::TakenFromCentre { seat, goods: taken } => {
                by(seat, format!("takes {} from the centre", goods(taken)))
            }
            Event::BuildingRemoved { seat, end, building: id } => {
                by(seat, format!("removes {} ({end}) from the game", building(self.deck, id)))
            }
            Event::Taxed { seat, victim, loss } => {
                let victim = self.names.of(victim);
                by(seat, format!("collects taxes: {victim} loses {}", goods(loss.goods())))
            }
            Event::WorkersHired { seat, workers } => {
                by(seat, format!("hires {}", goods(Goods::workers_of(workers))))
            }
            Event::PesosStolen { seat, victim, pesos } => {
                self.stolen(seat, victim, Goods::pesos_of(pesos))
            }
            Event::MaterialsStolen { seat, victim, loot } => {
                self.stolen(seat, victim, loot.goods())
            }
            Event::Built { seat, end, building: id, paid } => {
                by(seat, format!("builds {}", self.bought(end, id, paid)))
            }
            Event::TurnEnded { seat } => by(seat, "ends the turn".to_owned()),
            _ => return None,
        })
    }

    /// What a thief took.
    fn stolen(&self, seat: Seat, victim: Seat, loot: Goods) -> Happening {
        let victim = self.names.of(victim);
        if loot.is_empty() {
            return by(seat, format!("tries to rob {victim} but gets nothing"));
        }
        by(seat, format!("steals {} from {victim}", goods(loot)))
    }

    /// What was decided or drawn, at a table that has not absorbed it yet.
    pub fn input(&self, before: &Open, input: Input) -> String {
        match input {
            Input::Decision { seat, decision } => {
                format!("{} decides to {}", self.names.of(seat), self.decision(before, decision))
            }
            Input::Chance(Drawn::Ages(oldest_first)) => {
                format!("drawn: {}", self.ages(oldest_first).says)
            }
            Input::Chance(Drawn::Building(id)) => {
                format!("drawn: {}", building(self.deck, id))
            }
            Input::Chance(Drawn::Material(material)) => {
                format!("drawn: {}", goods(Goods::material(material, 1)))
            }
        }
    }

    /// A building with its place and what was paid for it.
    pub fn bought(&self, end: End, id: BuildingId, paid: Goods) -> String {
        format!("{} ({end}) for {}", building(self.deck, id), goods(paid))
    }

    /// New buildings in a row.
    pub fn filled_up(&self, row: RowName, laid: &[BuildingId]) -> Happening {
        let names: Vec<String> = laid.iter().map(|&id| building(self.deck, id)).collect();
        nobody(format!("new in the {}: {}", row_name(row), list(&names)))
    }
}

/// Events that move cards, in the same words for all players.
fn event_of_cards(event: &Event) -> Option<Happening> {
    Some(match *event {
        Event::PairChosen { seat, cards: None } => {
            by(seat, "has chosen two opening cards".to_owned())
        }
        Event::PairChosen { seat, cards: Some(pair) } => {
            by(seat, format!("has chosen {}, face down", cards(pair)))
        }
        Event::PairRevealed { seat, cards: pair } => {
            by(seat, format!("opens with {}: {:02}", cards(pair), pair.number()))
        }
        Event::CardTakenUp { seat, card: None } => {
            by(seat, "takes a card back from the discard pile".to_owned())
        }
        Event::CardTakenUp { seat, card: Some(card) } => {
            by(seat, format!("takes {card} back from the discard pile, unseen by the others"))
        }
        Event::CardLaid { seat, covered, card: None } => {
            by(seat, format!("covers {covered} with a face-down card"))
        }
        Event::CardLaid { seat, covered, card: Some(card) } => {
            by(seat, format!("covers {covered} with {card}, face down"))
        }
        Event::CardRevealed { seat, card, covered } => {
            by(seat, format!("reveals {card} on top of {covered}"))
        }
        Event::DiscardTakenBack { seat } => {
            by(seat, "takes back the whole discard pile".to_owned())
        }
        Event::DiscardLeft { seat } => by(seat, "leaves the discard pile where it is".to_owned()),
        _ => return None,
    })
}

/// What a player has after their turn, and how it has changed.
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
        Card::Conservation => "can’t remove another building this round",
        Card::Worker | Card::Architect => "finds no workers left to hire",
        Card::PesoThief | Card::MaterialsThief => "finds no one to steal from",
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
