//! What happened, as sentences for a log.

use havana_rules::{Card, Deck, Event, Goods, Holder, Lineup, RowName, Seat};

use crate::cards::number;
use crate::fluent::Arguments;
use crate::names::Names;
use crate::words::Words;

impl Words {
    /// The sentence that tells of an event; `None` if nobody needs to read of it.
    ///
    /// A log tells several events in one sentence: see [`Words::story`].
    pub fn event(self, event: &Event, names: &Names, deck: Deck) -> Option<String> {
        let of = |key: &str, seat: Seat, others: Arguments| {
            Some(self.of_player(key, seat, names, others))
        };
        match *event {
            Event::AgesDrawn { oldest_first } => {
                Some(self.say("event-ages", &[("names", order(oldest_first, names).into())]))
            }
            Event::BuildingLaid { building, row, .. } => {
                Some(self.laid(row, &[self.building(deck.key(building))]))
            }
            Event::BuildingSwapped { seat, brought, sent, .. } => {
                let brought = self.object(deck, brought).into();
                let sent = self.object(deck, sent).into();
                of("event-swapped", seat, &[("brought", brought), ("sent", sent)])
            }
            Event::MaterialDrawn { material, to } => {
                Some(self.arrival(Goods::material(material, 1), to, names))
            }
            Event::PesosFromStock { pesos, to } => {
                Some(self.arrival(Goods::pesos_of(pesos), to, names))
            }
            Event::RoundBegan { round, order: line } => Some(self.say(
                "event-round",
                &[("round", round.into()), ("names", order(line, names).into())],
            )),
            Event::TakenFromCentre { seat, goods } => {
                of("event-taken", seat, &[("goods", self.goods(goods).into())])
            }
            Event::BuildingRemoved { seat, building, .. } => {
                of("event-removed", seat, &[("building", self.object(deck, building).into())])
            }
            Event::WorkersHired { seat, workers } => {
                let workers = self.goods(Goods::workers_of(workers));
                of("event-hired", seat, &[("goods", workers.into())])
            }
            Event::Built { seat, building, paid, .. } => of(
                "event-built",
                seat,
                &[
                    ("building", self.object(deck, building).into()),
                    ("points", self.points(deck.points(building)).into()),
                    ("goods", self.goods(paid).into()),
                ],
            ),
            Event::Taxed { seat, victim, loss } => {
                Some(self.suffered("event-taxed", seat, victim, loss.goods(), names))
            }
            Event::PesosStolen { seat, victim, pesos } => {
                Some(self.stolen(seat, victim, Goods::pesos_of(pesos), names))
            }
            Event::MaterialsStolen { seat, victim, loot } => {
                Some(self.stolen(seat, victim, loot.goods(), names))
            }
            Event::GameOver { outcome } => Some(self.ending(outcome.ending)),
            Event::TurnEnded { .. } | Event::Waiting { .. } => None,
            _ => self.event_of_cards(event, names),
        }
    }

    fn event_of_cards(self, event: &Event, names: &Names) -> Option<String> {
        let of = |key: &str, seat: Seat, others: Arguments| {
            Some(self.of_player(key, seat, names, others))
        };
        match *event {
            Event::PairChosen { seat, cards } => {
                let cards = cards.map(|cards| self.cards(cards));
                Some(self.secret("event-pair-chosen", seat, names, "cards", cards, &[]))
            }
            Event::PairRevealed { seat, cards } => of(
                "event-pair-revealed",
                seat,
                &[("cards", self.cards(cards).into()), ("number", number(cards).into())],
            ),
            Event::ActionBegan { seat, card: Card::Siesta } => of("event-siesta", seat, &[]),
            Event::ActionBegan { seat, card: Card::Protection } => {
                of("event-protection", seat, &[])
            }
            Event::ActionBegan { seat, card } => {
                of("event-action", seat, &[("card", self.card_in_text(card).into())])
            }
            Event::ActionDeclined { seat, card: Card::Refreshment } => {
                of("event-takes-no-card", seat, &[])
            }
            Event::ActionDeclined { seat, .. } => of("event-removes-nothing", seat, &[]),
            Event::NothingToDo { card, .. } => Some(self.text(idle(card))),
            Event::CardTakenUp { seat, card } => {
                let card = card.map(|card| self.card_in_text(card));
                Some(self.secret("event-card-taken-up", seat, names, "card", card, &[]))
            }
            Event::CardLaid { seat, covered, card } => {
                let covered = ("covered", self.card_in_text(covered).into());
                let card = card.map(|card| self.card_in_text(card));
                Some(self.secret("event-card-laid", seat, names, "card", card, &[covered]))
            }
            Event::CardRevealed { seat, card, covered } => of(
                "event-card-revealed",
                seat,
                &[
                    ("card", self.card_in_text(card).into()),
                    ("covered", self.card_in_text(covered).into()),
                ],
            ),
            Event::DiscardTakenBack { seat } => of("event-taken-back", seat, &[]),
            Event::DiscardLeft { seat } => of("event-left", seat, &[]),
            _ => None,
        }
    }

    /// Something that only some readers may see: they are told, the others hear that it happened.
    fn secret(
        self,
        key: &str,
        seat: Seat,
        names: &Names,
        what: &'static str,
        seen: Option<String>,
        others: Arguments,
    ) -> String {
        let mut arguments = vec![("name", names.of(seat).into())];
        arguments.extend_from_slice(others);
        let Some(seen) = seen else { return self.say(key, &arguments) };
        arguments.push((what, seen.into()));
        let voice = if names.is_you(seat) { "you" } else { "seen" };
        self.say(&format!("{key}.{voice}"), &arguments)
    }

    fn stolen(self, seat: Seat, victim: Seat, goods: Goods, names: &Names) -> String {
        let key = if goods.is_empty() { "event-stolen-nothing" } else { "event-stolen" };
        self.suffered(key, seat, victim, goods, names)
    }

    /// A loss at another player's hands.
    fn suffered(self, key: &str, seat: Seat, victim: Seat, goods: Goods, names: &Names) -> String {
        let arguments = [
            ("name", names.of(seat).into()),
            ("victim", names.of(victim).into()),
            ("goods", self.goods(goods).into()),
        ];
        if names.is_you(victim) {
            return self.say(&format!("{key}.victim"), &arguments);
        }
        self.of_player(key, seat, names, &arguments[1..])
    }

    /// Goods from the bag or the stock.
    pub(crate) fn arrival(self, goods: Goods, to: Holder, names: &Names) -> String {
        let said = ("goods", self.goods(goods).into());
        let key = match (goods.materials(), goods.pesos()) {
            (1.., 0) => "event-drawn",
            (0, _) => "event-from-stock",
            _ => "event-start",
        };
        match to {
            Holder::Centre => self.say("event-to-centre", &[said]),
            Holder::Seat(seat) => self.of_player(key, seat, names, &[said]),
        }
    }

    /// New buildings in a row.
    pub(crate) fn laid(self, row: RowName, buildings: &[String]) -> String {
        let key = match row {
            RowName::Upper => "event-laid-upper",
            RowName::Lower => "event-laid-lower",
        };
        self.say(key, &[("buildings", self.list(buildings).into())])
    }
}

fn order(line: Lineup, names: &Names) -> String {
    line.iter().map(|seat| names.of(seat)).collect::<Vec<_>>().join(", ")
}

/// Why a card can do nothing.
fn idle(card: Card) -> &'static str {
    match card {
        Card::Refreshment => "event-idle-refreshment",
        Card::Debris => "event-idle-debris",
        Card::Conservation => "event-idle-conservation",
        Card::Worker | Card::Architect => "event-idle-worker",
        Card::PesoThief | Card::MaterialsThief => "event-idle-thief",
        Card::BlackMarket => "event-idle-black-market",
        Card::Pesos => "event-idle-pesos",
        Card::Mama => "event-idle-mama",
        Card::Siesta | Card::Protection | Card::TaxCollector => "event-idle",
    }
}
