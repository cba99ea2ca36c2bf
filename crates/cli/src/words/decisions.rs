//! Decisions in words, as something a player may do: `rob Seat 1 of 3 pesos`.

use havana_rules::{BuildingId, Card, Cards, Decision, End, Goods, Material, Open, Payment};

use super::{Words, building, cards, goods};

impl Words {
    /// What the decision means at this table.
    pub fn decision(&self, open: &Open, decision: Decision) -> String {
        match decision {
            Decision::Swap { bring, replace } => format!(
                "swap the {} into the {replace} end, in place of {}",
                building(self.deck, bring),
                self.at_end(open, replace)
            ),
            Decision::Open(low, high) => {
                let pair = Cards::pair(low, high);
                format!("open with {} (number {:02})", cards(pair), pair.number())
            }
            Decision::First(card) => format!("act with {card} first"),
            Decision::Refresh(None) => "take no card up".to_owned(),
            Decision::Refresh(Some(card)) => format!("take {card} up from the discard pile"),
            Decision::Conserve(None) => "remove no building".to_owned(),
            Decision::Conserve(Some(end)) => {
                format!("remove {} ({end})", self.at_end(open, end))
            }
            Decision::Tax { victim, loss } => {
                format!("make {} lose {}", self.names.of_seat(victim), goods(loss.goods()))
            }
            Decision::RobPesos { victim } => {
                let pesos = Goods::pesos_of(open.player(victim).goods().pesos() / 2);
                format!("rob {} of {}", self.names.of_seat(victim), goods(pesos))
            }
            Decision::RobMaterials { victim, loot } => {
                format!("rob {} of {}", self.names.of_seat(victim), goods(loot.goods()))
            }
            Decision::Mama(colours) => {
                let debris = open.centre().debris().div_ceil(2);
                let taken = colours.goods() + Goods::material(Material::Debris, debris);
                format!("take {} from the centre", goods(taken))
            }
            Decision::Build { end, payment } => match open.end(end) {
                Some(id) => self.purchase(end, id, payment),
                None => format!("build at the empty {end} end"),
            },
            Decision::EndTurn => "build nothing more and end the turn".to_owned(),
            Decision::Lay { card, cover } => lay(open, card, cover),
            Decision::TakeBack(true) => "take the whole discard pile back".to_owned(),
            Decision::TakeBack(false) => "leave the discard pile".to_owned(),
        }
    }

    fn at_end(&self, open: &Open, end: End) -> String {
        open.end(end).map_or("nothing".to_owned(), |id| format!("the {}", building(self.deck, id)))
    }

    fn purchase(&self, end: End, id: BuildingId, payment: Payment) -> String {
        format!(
            "build the {} ({end}, {}) for {}{}",
            building(self.deck, id),
            super::count(u64::from(self.deck.points(id)), "point", "points"),
            goods(price(self.deck.cost(id), payment)),
            replaced(payment)
        )
    }
}

/// The cost with five for one put in.
fn price(cost: Goods, payment: Payment) -> Goods {
    let workers = payment.pesos_for_workers;
    let kept =
        cost.saturating_sub(payment.debris_for.goods()).saturating_sub(Goods::workers_of(workers));
    let debris = Payment::FIVE * payment.debris_for.total() as u8;
    kept + Goods::material(Material::Debris, debris) + Goods::pesos_of(Payment::FIVE * workers)
}

/// What was replaced, five for one, in brackets.
fn replaced(payment: Payment) -> String {
    let mut parts = Vec::new();
    if payment.debris_for.total() > 0 {
        parts.push(format!("debris for {}", goods(payment.debris_for.goods())));
    }
    if payment.pesos_for_workers > 0 {
        let workers = Goods::workers_of(payment.pesos_for_workers);
        parts.push(format!("pesos for {}", goods(workers)));
    }
    if parts.is_empty() { String::new() } else { format!(" (with {})", parts.join(" and ")) }
}

fn lay(open: &Open, card: Card, cover: Card) -> String {
    let mut laid = open.player(open.actor()).laid();
    laid.remove(cover);
    laid.insert(card);
    format!("lay {card} on {cover} (number {:02})", laid.number())
}
