//! Decisions as labels of what one can do.

use havana_rules::{Card, Cards, Decision, End, Goods, Material, Open, Payment, Seat};

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
            Decision::RobPesos { victim } => {
                let half = Goods::pesos_of(open.player(victim).goods().pesos() / 2);
                self.robbery(victim, half, names)
            }
            Decision::RobMaterials { victim, loot } => self.robbery(victim, loot.goods(), names),
            Decision::Mama(colours) => {
                let debris = open.centre().debris().div_ceil(2);
                let taken = colours.goods() + Goods::material(Material::Debris, debris);
                self.say("decision-mama", &[("goods", self.goods(taken).into())])
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
        let swaps = self.swaps(payment);
        let key = if swaps.is_empty() { "decision-build" } else { "decision-build-swapped" };
        let arguments = [
            ("building", self.object(deck, building).into()),
            ("points", self.points(deck.points(building)).into()),
            ("goods", self.goods(price(deck.cost(building), payment)).into()),
            ("swaps", self.list(&swaps).into()),
        ];
        capitalised(&self.say(key, &arguments))
    }

    /// What is replaced, five for one: `5 debris for 1 brick`.
    fn swaps(self, payment: Payment) -> Vec<String> {
        let replaced = payment.debris_for.goods();
        let workers = Goods::workers_of(payment.pesos_for_workers);
        let debris = Goods::material(Material::Debris, five_times(replaced.coloured()));
        let pesos = Goods::pesos_of(five_times(workers.workers()));
        let real = [(debris, replaced), (pesos, workers)];
        real.into_iter()
            .filter(|(_, instead_of)| !instead_of.is_empty())
            .map(|(given, instead_of)| {
                let (given, instead_of) = (self.goods(given), self.goods(instead_of));
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

/// The cost with five for one put in.
fn price(cost: Goods, payment: Payment) -> Goods {
    let replaced = payment.debris_for.goods() + Goods::workers_of(payment.pesos_for_workers);
    let debris = Goods::material(Material::Debris, five_times(replaced.coloured()));
    let pesos = Goods::pesos_of(five_times(replaced.workers()));
    cost.saturating_sub(replaced) + debris + pesos
}

/// Cut off where no payment of a game can reach, so that made-up ones are named too.
fn five_times(count: u8) -> u8 {
    count.saturating_mul(Payment::FIVE).min(60)
}
