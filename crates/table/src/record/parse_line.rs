//! What one line of the text form means.

use havana_rules::{Building, Decision, Drawn, Input, Lineup, Outcome, RulesVersion, Seat};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::error::Category;

use super::FORMAT_VERSION;
use super::deck_hash::DeckHash;
use super::error::Fault;
use super::header::Header;
use super::wire::{HeaderParts, OutcomeWire};
use super::write_text::KIND;

/// A line that is not a header.
pub(super) enum Body {
    Input(Input),
    Outcome(Outcome),
}

/// Whether the line begins a game, sound or not: its first key is `havana`.
pub(super) fn is_header(line: &[u8]) -> bool {
    line.trim_ascii_start()
        .strip_prefix(b"{")
        .is_some_and(|keys| keys.trim_ascii_start().starts_with(b"\"havana\""))
}

/// The header in a line.
pub(super) fn header(line: &[u8]) -> Result<Header, Fault> {
    // The versions come first: another version may have other keys.
    let stamp: Stamp = parse(line)?;
    if stamp.havana != KIND {
        return Err(Fault::NotARecord);
    }
    if stamp.format != FORMAT_VERSION {
        return Err(Fault::ForeignFormat { found: stamp.format });
    }
    let missing = || Fault::damaged("the version of the rules is missing");
    let found = stamp.rules.ok_or_else(missing)?;
    let rules = RulesVersion::from_number(found).ok_or(Fault::ForeignRules { found })?;
    let HeaderLine { players, ages, target, deck, names, .. } = parse(line)?;
    let DeckPart { hash, buildings } = deck;
    HeaderParts { rules, players, ages, target, hash, buildings, names }.into_header()
}

/// The input or outcome in a line.
pub(super) fn body(line: &[u8]) -> Result<Body, Fault> {
    match parse(line)? {
        BodyLine { seat: Some(seat), decision: Some(decision), chance: None, outcome: None } => {
            Ok(Body::Input(Input::Decision { seat, decision }))
        }
        BodyLine { seat: None, decision: None, chance: Some(drawn), outcome: None } => {
            Ok(Body::Input(Input::Chance(drawn)))
        }
        BodyLine { seat: None, decision: None, chance: None, outcome: Some(outcome) } => {
            Ok(Body::Outcome(outcome.into()))
        }
        _ => Err(Fault::damaged("a line has a seat with its decision, or a chance, or an outcome")),
    }
}

fn parse<T: DeserializeOwned>(line: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(line).map_err(|error| match error.classify() {
        Category::Eof => Fault::CutOff,
        Category::Io | Category::Syntax | Category::Data => {
            // Each line is parsed alone, so the parser's own line number would mislead.
            let says = error.to_string();
            let bare = says.split(" at line ").next().unwrap_or_default();
            Fault::damaged(&format!("{bare}, at column {}", error.column()))
        }
    })
}

#[derive(Deserialize)]
struct Stamp {
    havana: String,
    format: u32,
    rules: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    #[serde(rename = "havana")]
    _havana: IgnoredAny,
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "rules")]
    _rules: IgnoredAny,
    players: u32,
    ages: Option<Lineup>,
    target: u8,
    deck: DeckPart,
    names: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckPart {
    hash: DeckHash,
    buildings: Vec<Building>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BodyLine {
    seat: Option<Seat>,
    decision: Option<Decision>,
    chance: Option<Drawn>,
    outcome: Option<OutcomeWire>,
}
