//! Decisions in words, as something a player may do: `steal 3 pesos from Seat 1`.

use havana_rules::{BuildingId, Card, Cards, Colours, Decision, End, Goods, Open, Payment, Seat};

use super::{Words, building, cards, goods};

impl Words {
    /// What the decision means at this table.
    pub fn decision(&self, open: &Open, decision: Decision) -> String {
        match decision {
            Decision::Swap { bring, replace } => format!(
                "swap {} into the {replace} end, in place of {}",
                building(self.deck, bring),
                self.at_end(open, replace)
            ),
            Decision::Open(low, high) => {
                let pair = Cards::pair(low, high);
                format!("open with {} (number {:02})", cards(pair), pair.number())
            }
            Decision::First(card) => format!("act with {card} first"),
            Decision::Refresh(None) => "take no card".to_owned(),
            Decision::Refresh(Some(card)) => format!("take {card} back from the discard pile"),
            Decision::Conserve(None) => "remove no building".to_owned(),
            Decision::Conserve(Some(end)) => {
                format!("remove {} ({end})", self.at_end(open, end))
            }
            Decision::Tax { victim, loss } => {
                format!("make {} lose {}", self.names.of_seat(victim), goods(loss.goods()))
            }
            Decision::RobPesos { victim } | Decision::RobMaterials { victim, .. } => {
                self.theft(victim, open.gain(decision))
            }
            Decision::Mama(_) => format!("take {} from the centre", goods(open.gain(decision))),
            Decision::Build { end, payment } => match open.end(end) {
                Some(id) => self.purchase(end, id, payment),
                None => format!("build at the empty {end} end"),
            },
            Decision::EndTurn => "end the turn".to_owned(),
            Decision::Lay { card, cover } => lay(open, card, cover),
            Decision::TakeBack(true) => "take back the whole discard pile".to_owned(),
            Decision::TakeBack(false) => "leave the discard pile".to_owned(),
        }
    }

    fn at_end(&self, open: &Open, end: End) -> String {
        open.end(end).map_or("nothing".to_owned(), |id| building(self.deck, id))
    }

    fn theft(&self, victim: Seat, loot: Goods) -> String {
        let victim = self.names.of_seat(victim);
        if loot.is_empty() {
            return format!("choose {victim} and take nothing");
        }
        format!("steal {} from {victim}", goods(loot))
    }

    fn purchase(&self, end: End, id: BuildingId, payment: Payment) -> String {
        format!(
            "build {} ({end}, {}) for {}{}",
            building(self.deck, id),
            super::count(u64::from(self.deck.points(id)), "point", "points"),
            goods(payment.price(self.deck.cost(id)).unwrap_or(self.deck.cost(id))),
            replaced(payment)
        )
    }
}

/// What the 5-to-1 exchange replaces, in brackets.
fn replaced(payment: Payment) -> String {
    let parts = [
        Payment { pesos_for_workers: 0, ..payment },
        Payment { debris_for: Colours::default(), ..payment },
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|part| *part != Payment::PLAIN)
        .map(|part| format!("{} for {}", goods(part.given()), goods(part.replaced())))
        .collect();
    if parts.is_empty() {
        String::new()
    } else {
        format!(" (5-to-1 exchange: {})", parts.join(" and "))
    }
}

fn lay(open: &Open, card: Card, cover: Card) -> String {
    let mut laid = open.player(open.actor()).laid();
    laid.remove(cover);
    laid.insert(card);
    format!("place {card} on {cover} (number {:02})", laid.number())
}
