//! Cards, goods, buildings, players and decisions as a case writes them.

use toml::Spanned;

use super::Outcome;
use super::file::Case;
use super::nearest::unknown;
use crate::common::*;

/// The words of decisions.
const DECISIONS: [&str; 11] =
    ["act", "refresh", "conserve", "tax", "rob", "mama", "build", "end", "lay", "take", "leave"];

/// What a step says: who does what, and the clause that refuses it.
pub(super) struct Said {
    pub(super) seat: Seat,
    pub(super) decision: Decision,
    pub(super) refused_by: Option<String>,
}

impl Case {
    pub(super) fn seat(&self, at: &Spanned<String>, name: &str) -> Outcome<Seat> {
        let place = self.names().position(|known| known == name);
        let seat = place.and_then(|place| Seat::ALL.get(place).copied());
        seat.ok_or_else(|| self.wrong(at, unknown("player", name, self.names())))
    }

    pub(super) fn card(&self, at: &Spanned<String>, key: &str) -> Outcome<Card> {
        let found = Card::ALL.into_iter().find(|card| card.key() == key);
        found.ok_or_else(|| self.wrong(at, unknown("card", key, Card::ALL.map(Card::key))))
    }

    pub(super) fn cards(&self, keys: &[Spanned<String>]) -> Outcome<Vec<Card>> {
        keys.iter().map(|key| self.card(key, key.get_ref())).collect()
    }

    /// The buildings of these keys, all of which the house deck has.
    pub(super) fn buildings<'a>(&self, keys: &'a [Spanned<String>]) -> Outcome<Vec<&'a str>> {
        let deck = Deck::house();
        let known = || BuildingId::all().map(|id| deck.key(id));
        keys.iter()
            .map(|key| match deck.find(key.get_ref()) {
                Some(_) => Ok(key.get_ref().as_str()),
                None => Err(self.wrong(key, unknown("building", key.get_ref(), known()))),
            })
            .collect()
    }

    /// Goods such as `2 brick, 1 peso`, or `nothing`.
    pub(super) fn goods(&self, at: &Spanned<String>, text: &str) -> Outcome<Goods> {
        if text == "nothing" {
            return Ok(Goods::NONE);
        }
        let one = |part: &str| {
            let counted = part.trim().split_once(' ');
            let counted = counted.and_then(|(count, name)| Some((count.parse().ok()?, name)));
            let Some((count, name)) = counted else {
                let says = format!("\"{part}\" is not a number with a good, such as \"2 brick\"");
                return Err(self.wrong(at, says));
            };
            match name {
                "peso" | "pesos" => Ok(Goods::pesos_of(count)),
                "worker" | "workers" => Ok(Goods::workers_of(count)),
                _ => self.material(at, name).map(|material| Goods::material(material, count)),
            }
        };
        text.split(',').map(one).sum()
    }

    fn material(&self, at: &Spanned<String>, key: &str) -> Outcome<Material> {
        let known = || Material::ALL.map(Material::key).into_iter().chain(["pesos", "workers"]);
        let found = Material::ALL.into_iter().find(|material| material.key() == key);
        found.ok_or_else(|| self.wrong(at, unknown("good", key, known())))
    }

    fn end(&self, at: &Spanned<String>, words: &[&str]) -> Outcome<End> {
        let key = words.join("_");
        let found = End::ALL.into_iter().find(|end| end.key() == key);
        let known = End::ALL.map(|end| end.key().replace('_', " "));
        let known = known.iter().map(String::as_str);
        found.ok_or_else(|| self.wrong(at, unknown("end", &words.join(" "), known)))
    }

    /// A step such as `Ana: build upper left` or `Ana: rob pesos Ben, refused by R7.5`.
    pub(super) fn step(&self, at: &Spanned<String>) -> Outcome<Said> {
        let (text, refused_by) = match at.get_ref().split_once(", refused by ") {
            Some((text, clause)) => (text, Some(clause.to_owned())),
            None => (at.get_ref().as_str(), None),
        };
        let Some((name, what)) = text.split_once(": ") else {
            let says = "a step is \"NAME: DECISION\", or \"until\" with what is asked then";
            return Err(self.wrong(at, says));
        };
        let seat = self.seat(at, name)?;
        Ok(Said { seat, decision: self.decision(at, what)?, refused_by })
    }

    fn decision(&self, at: &Spanned<String>, what: &str) -> Outcome<Decision> {
        let words: Vec<&str> = what.split_whitespace().collect();
        Ok(match words[..] {
            ["act", "with", card] => Decision::First(self.card(at, card)?),
            ["refresh", "nothing"] => Decision::Refresh(None),
            ["refresh", card] => Decision::Refresh(Some(self.card(at, card)?)),
            ["conserve", "nothing"] => Decision::Conserve(None),
            ["conserve", row, side] => Decision::Conserve(Some(self.end(at, &[row, side])?)),
            ["tax", victim, loss] => {
                Decision::Tax { victim: self.seat(at, victim)?, loss: self.loss(at, loss)? }
            }
            ["rob", "pesos", victim] => Decision::RobPesos { victim: self.seat(at, victim)? },
            ["rob", "materials", victim, ref loot @ ..] => Decision::RobMaterials {
                victim: self.seat(at, victim)?,
                loot: self.loot(at, loot)?,
            },
            ["mama", ..] => Decision::Mama(self.goods(at, what["mama".len()..].trim())?.colours()),
            ["build", row, side] => {
                Decision::Build { end: self.end(at, &[row, side])?, payment: Payment::PLAIN }
            }
            ["build", row, side, "with", ref swaps @ ..] => Decision::Build {
                end: self.end(at, &[row, side])?,
                payment: self.payment(at, swaps)?,
            },
            ["end", "turn"] => Decision::EndTurn,
            ["lay", card, "on", cover] => {
                Decision::Lay { card: self.card(at, card)?, cover: self.card(at, cover)? }
            }
            ["take", "back"] => Decision::TakeBack(true),
            ["leave", "discard"] => Decision::TakeBack(false),
            _ => {
                let first = words.first().copied().unwrap_or_default();
                let says = if DECISIONS.contains(&first) {
                    format!("\"{what}\" is incomplete; README.md shows how each is written")
                } else {
                    unknown("decision", first, DECISIONS)
                };
                return Err(self.wrong(at, says));
            }
        })
    }

    fn loss(&self, at: &Spanned<String>, word: &str) -> Outcome<Loss> {
        if word == "worker" {
            return Ok(Loss::Worker);
        }
        self.material(at, word).map(Loss::Material)
    }

    fn loot(&self, at: &Spanned<String>, words: &[&str]) -> Outcome<Loot> {
        match *words {
            ["nothing"] => Ok(Loot::Nothing),
            [one] => Ok(Loot::One(self.material(at, one)?)),
            [one, other] => Ok(Loot::Two(self.material(at, one)?, self.material(at, other)?)),
            _ => Err(self.wrong(at, "the loot is nothing, one material or two")),
        }
    }

    /// R4.6: `debris for 1 brick` and `pesos for 1 worker`.
    fn payment(&self, at: &Spanned<String>, words: &[&str]) -> Outcome<Payment> {
        let mut payment = Payment::PLAIN;
        for swap in words.join(" ").split(" and ") {
            if let Some(replaced) = swap.strip_prefix("debris for ") {
                payment.debris_for = self.goods(at, replaced)?.colours();
            } else if let Some(replaced) = swap.strip_prefix("pesos for ") {
                payment.pesos_for_workers = self.goods(at, replaced)?.workers();
            } else {
                let says = format!("\"{swap}\" is neither \"debris for …\" nor \"pesos for …\"");
                return Err(self.wrong(at, says));
            }
        }
        Ok(payment)
    }
}
