//! Decisions as labels of what one can do.

use havana_rules::{Card, Cards, Colours, Decision, End, Goods, Open, Payment, Seat};

use crate::buildings::capitalised;
use crate::cards::number;
use crate::names::Names;
use crate::words::Words;

impl Words {
    /// What the decision means at this table, as a label: `Build the statue (2 points) for …`.
    pub fn decision(self, decision: &Decision, names: &Names, open: &Open) -> String {
        match *decision {
            Decision::Swap { bring, replace } => {
                let brought = self.object(open.deck(), bring);
                let sent = self.at_end(open, replace);
                let arguments = [("brought", brought.into()), ("sent", sent.into())];
                capitalised(&self.say("decision-swap", &arguments))
            }
            Decision::Open(low, high) => {
                let pair = Cards::pair(low, high);
                let cards = self.cards(pair);
                self.say(
                    "decision-open",
                    &[("cards", cards.into()), ("number", number(pair).into())],
                )
            }
            Decision::First(card) => self.with_card("decision-first", card),
            Decision::Refresh(Some(card)) => self.with_card("decision-refresh", card),
            Decision::Refresh(None) => self.text("decision-refresh-none"),
            Decision::Conserve(Some(end)) => {
                let building = ("building", self.at_end(open, end).into());
                capitalised(&self.say("decision-conserve", &[building]))
            }
            Decision::Conserve(None) => self.text("decision-conserve-none"),
            Decision::Tax { victim, loss } => {
                self.against("decision-tax", victim, loss.goods(), names)
            }
            Decision::RobPesos { victim } | Decision::RobMaterials { victim, .. } => {
                self.robbery(victim, open.gain(*decision), names)
            }
            Decision::Mama(_) => {
                let goods = self.goods(open.gain(*decision));
                self.say("decision-mama", &[("goods", goods.into())])
            }
            Decision::Build { end, payment } => self.purchase(open, end, payment),
            Decision::EndTurn => self.text("decision-end-turn"),
            Decision::Lay { card, cover } => self.lay(open, card, cover),
            Decision::TakeBack(true) => self.text("decision-take-back"),
            Decision::TakeBack(false) => self.text("decision-leave"),
        }
    }

    fn with_card(self, key: &str, card: Card) -> String {
        self.say(key, &[("card", self.card_in_text(card).into())])
    }

    fn robbery(self, victim: Seat, goods: Goods, names: &Names) -> String {
        let key = if goods.is_empty() { "decision-rob-nothing" } else { "decision-rob" };
        self.against(key, victim, goods, names)
    }

    fn against(self, key: &str, victim: Seat, goods: Goods, names: &Names) -> String {
        let goods = self.goods(goods);
        self.say(key, &[("victim", names.of(victim).into()), ("goods", goods.into())])
    }

    fn at_end(self, open: &Open, end: End) -> String {
        match open.end(end) {
            Some(building) => self.object(open.deck(), building),
            None => self.text("goods-nothing"),
        }
    }

    fn purchase(self, open: &Open, end: End, payment: Payment) -> String {
        let Some(building) = open.end(end) else { return self.text("decision-build-nowhere") };
        let deck = open.deck();
        let price = payment.price(deck.cost(building)).unwrap_or(deck.cost(building));
        let swaps = self.swaps(payment);
        let key = if swaps.is_empty() { "decision-build" } else { "decision-build-swapped" };
        let arguments = [
            ("building", self.object(deck, building).into()),
            ("points", self.points(deck.points(building)).into()),
            ("goods", self.goods(price).into()),
            ("swaps", self.list(&swaps).into()),
        ];
        capitalised(&self.say(key, &arguments))
    }

    /// What is replaced, five for one: `5 debris for 1 brick`.
    fn swaps(self, payment: Payment) -> Vec<String> {
        let parts = [
            Payment { pesos_for_workers: 0, ..payment },
            Payment { debris_for: Colours::default(), ..payment },
        ];
        parts
            .into_iter()
            .filter(|part| *part != Payment::PLAIN)
            .map(|part| {
                let (given, instead_of) = (self.goods(part.given()), self.goods(part.replaced()));
                self.say("payment-swap", &[("given", given.into()), ("goods", instead_of.into())])
            })
            .collect()
    }

    fn lay(self, open: &Open, card: Card, cover: Card) -> String {
        let mut laid = open.player(open.actor()).laid();
        laid.remove(cover);
        laid.insert(card);
        self.say(
            "decision-lay",
            &[
                ("card", self.card_in_text(card).into()),
                ("cover", self.card_in_text(cover).into()),
                ("number", number(laid).into()),
            ],
        )
    }
}
