//! Writing the text form: JSON lines.

use std::io::{self, Write};

use havana_rules::{Building, Config, Decision, Drawn, GoodsByName, Input, Lineup, Outcome, Seat};
use serde::{Serialize, Serializer};

use super::deck_hash::DeckHash;
use super::wire::OutcomeWire;
use super::{FORMAT_VERSION, Header, Record};

/// What the first key of a header says.
pub(super) const KIND: &str = "record";

/// The line of JSON that begins a game, without the line's end.
pub fn header_line(header: &Header) -> String {
    json(&HeaderLine::of(header))
}

/// The line of JSON for one input, without the line's end.
pub fn input_line(input: Input) -> String {
    json(&InputLine::from(input))
}

/// The line of JSON that ends a game, without the line's end.
pub fn outcome_line(outcome: Outcome) -> String {
    json(&OutcomeLine { outcome: outcome.into() })
}

impl Record {
    /// Writes the record as JSON lines; several records may follow one another.
    pub fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        write_line(out, &HeaderLine::of(&self.header))?;
        for &input in &self.inputs {
            write_line(out, &InputLine::from(input))?;
        }
        match self.outcome {
            Some(outcome) => write_line(out, &OutcomeLine { outcome: outcome.into() }),
            None => Ok(()),
        }
    }

    /// The record as JSON lines.
    pub fn to_text(&self) -> String {
        let mut lines = vec![header_line(&self.header)];
        lines.extend(self.inputs.iter().map(|&input| input_line(input)));
        lines.extend(self.outcome.map(outcome_line));
        lines.push(String::new());
        lines.join("\n")
    }
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

fn json(line: &impl Serialize) -> String {
    let json = serde_json::to_string(line);
    debug_assert!(json.is_ok(), "every line here has text keys and plain values");
    json.unwrap_or_default()
}

#[derive(Serialize)]
struct HeaderLine<'a> {
    havana: &'static str,
    format: u32,
    rules: u32,
    players: usize,
    ages: Option<Lineup>,
    target: u8,
    deck: DeckPart<'a>,
    names: Option<&'a [String]>,
}

impl HeaderLine<'_> {
    fn of(header: &Header) -> HeaderLine<'_> {
        let config: &Config = header.config();
        let buildings = config.deck().buildings();
        HeaderLine {
            havana: KIND,
            format: FORMAT_VERSION,
            rules: config.rules().number(),
            players: config.players(),
            ages: config.ages(),
            target: config.target(),
            deck: DeckPart {
                hash: DeckHash::of(buildings),
                buildings: buildings.iter().map(BuildingPart::of).collect(),
            },
            names: header.names(),
        }
    }
}

#[derive(Serialize)]
struct DeckPart<'a> {
    hash: DeckHash,
    buildings: Vec<BuildingPart<'a>>,
}

/// A building with all that is nothing left out, as in deck files.
#[derive(Serialize)]
struct BuildingPart<'a> {
    key: &'a str,
    points: u8,
    cost: CostPart,
    #[serde(skip_serializing_if = "Option::is_none")]
    architect: Option<bool>,
}

impl BuildingPart<'_> {
    fn of(building: &Building) -> BuildingPart<'_> {
        BuildingPart {
            key: &building.key,
            points: building.points,
            cost: CostPart(building.cost),
            architect: building.architect.then_some(true),
        }
    }
}

struct CostPart(GoodsByName);

impl Serialize for CostPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let GoodsByName { brick, sandstone, loam, glass, debris, pesos, workers } = self.0;
        let goods = [
            ("brick", brick),
            ("sandstone", sandstone),
            ("loam", loam),
            ("glass", glass),
            ("debris", debris),
            ("pesos", pesos),
            ("workers", workers),
        ];
        serializer.collect_map(goods.into_iter().filter(|&(_, count)| count > 0))
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum InputLine {
    Decision { seat: Seat, decision: Decision },
    Chance { chance: Drawn },
}

impl From<Input> for InputLine {
    fn from(input: Input) -> InputLine {
        match input {
            Input::Decision { seat, decision } => InputLine::Decision { seat, decision },
            Input::Chance(chance) => InputLine::Chance { chance },
        }
    }
}

#[derive(Serialize)]
struct OutcomeLine {
    outcome: OutcomeWire,
}
