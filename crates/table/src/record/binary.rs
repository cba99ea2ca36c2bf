//! The binary form: the same content in postcard's encoding, a ninth as long.
//!
//! Magic, version, header, number of inputs, inputs, outcome, and a checksum of all that.

use havana_rules::{Building, Deck, Lineup, RulesVersion};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::deck_hash::{DeckHash, Fnv};
use super::error::{Fault, FaultPlace, RecordError};
use super::header::Header;
use super::inputs::InputWire;
use super::limits::{LONGEST_BINARY, MOST_INPUTS};
use super::verify::Verifier;
use super::wire::{HeaderParts, OutcomeWire};
use super::{FORMAT_VERSION, Record};

/// The bytes with which a binary record begins.
pub const MAGIC: &[u8; 4] = b"HAVR";

const CHECKSUM_BYTES: usize = 8;

impl Record {
    /// The record in its binary form.
    pub fn to_binary(&self) -> Vec<u8> {
        let written = self.write_binary();
        debug_assert!(written.is_ok(), "every part here has a length known beforehand");
        written.unwrap_or_default()
    }

    fn write_binary(&self) -> postcard::Result<Vec<u8>> {
        let mut bytes = postcard::to_extend(&FORMAT_VERSION, MAGIC.to_vec())?;
        bytes = postcard::to_extend(&self.header.config().rules().number(), bytes)?;
        bytes = postcard::to_extend(&Head::of(&self.header), bytes)?;
        bytes = postcard::to_extend(&(self.inputs.len() as u32), bytes)?;
        for &input in &self.inputs {
            bytes = postcard::to_extend(&InputWire::from(input), bytes)?;
        }
        bytes = postcard::to_extend(&self.outcome.map(OutcomeWire::from), bytes)?;
        let checksum = checksum(&bytes);
        bytes.extend_from_slice(&checksum);
        Ok(bytes)
    }

    /// Whether these bytes begin as a record with the house deck does. Nothing is interned, so a
    /// server can ask this before it reads a record from a stranger.
    pub fn has_house_deck(bytes: &[u8]) -> bool {
        let mut rest = bytes;
        take_head(&mut rest).is_ok_and(|(_, head)| head.buildings == Deck::house().buildings())
    }

    /// Reads a record in its binary form and verifies it by playing it through.
    pub fn from_binary(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > LONGEST_BINARY {
            return Err(Fault::TooLong.at(FaultPlace::Header));
        }
        let mut rest = bytes;
        let header_place = |fault: Fault| fault.at(FaultPlace::Header);
        let (rules, head) = take_head(&mut rest).map_err(header_place)?;
        let inputs = take_inputs(&mut rest)?;
        let outcome: Option<OutcomeWire> =
            take(&mut rest).map_err(|fault| fault.at(FaultPlace::End))?;
        check_end(bytes, rest).map_err(|fault| fault.at(FaultPlace::End))?;

        let mut verifier =
            Verifier::new(head.into_parts(rules).into_header().map_err(header_place)?);
        for (number, input) in inputs.into_iter().enumerate() {
            verifier.push(input.into()).map_err(|fault| fault.at(FaultPlace::Input(number)))?;
        }
        verifier
            .check_outcome(outcome.map(Into::into))
            .map_err(|fault| fault.at(FaultPlace::End))?;
        let record = verifier.into_record();
        // Postcard reads some numbers written longer than need be; a record has one binary form.
        if record.to_binary() != bytes {
            return Err(Fault::NotCanonical.at(FaultPlace::Header));
        }
        Ok(record)
    }
}

fn take_head(rest: &mut &[u8]) -> Result<(RulesVersion, Head), Fault> {
    let magic = rest.len().min(MAGIC.len());
    if rest[..magic] != MAGIC[..magic] {
        return Err(Fault::NotARecord);
    }
    if magic < MAGIC.len() {
        return Err(Fault::CutOff);
    }
    *rest = &rest[MAGIC.len()..];
    match take(rest)? {
        FORMAT_VERSION => {}
        found => return Err(Fault::ForeignFormat { found }),
    }
    let found = take(rest)?;
    let rules = RulesVersion::from_number(found).ok_or(Fault::ForeignRules { found })?;
    Ok((rules, take(rest)?))
}

fn take_inputs(rest: &mut &[u8]) -> Result<Vec<InputWire>, RecordError> {
    let count: u32 = take(rest).map_err(|fault| fault.at(FaultPlace::Input(0)))?;
    if count as usize > MOST_INPUTS {
        return Err(Fault::TooManyInputs.at(FaultPlace::Input(MOST_INPUTS)));
    }
    let input = |number| take(rest).map_err(|fault| fault.at(FaultPlace::Input(number)));
    (0..count as usize).map(input).collect()
}

fn check_end(bytes: &[u8], rest: &[u8]) -> Result<(), Fault> {
    match rest.len() {
        0..CHECKSUM_BYTES => Err(Fault::CutOff),
        CHECKSUM_BYTES if *rest == checksum(&bytes[..bytes.len() - rest.len()]) => Ok(()),
        CHECKSUM_BYTES => Err(Fault::Checksum),
        more => Err(Fault::Trailing { bytes: more - CHECKSUM_BYTES }),
    }
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut hash = Fnv::default();
    hash.add(bytes);
    hash.0.to_le_bytes()
}

fn take<T: DeserializeOwned>(rest: &mut &[u8]) -> Result<T, Fault> {
    let (value, after) = postcard::take_from_bytes(rest).map_err(|error| match error {
        postcard::Error::DeserializeUnexpectedEnd => Fault::CutOff,
        other => Fault::damaged(&other.to_string()),
    })?;
    *rest = after;
    Ok(value)
}

#[derive(Serialize, Deserialize)]
struct Head {
    players: u32,
    ages: Option<Lineup>,
    target: u8,
    hash: u64,
    buildings: Vec<Building>,
    names: Option<Vec<String>>,
}

impl Head {
    fn of(header: &Header) -> Head {
        let config = header.config();
        let buildings = config.deck().buildings();
        Head {
            players: config.players() as u32,
            ages: config.ages(),
            target: config.target(),
            hash: DeckHash::of(buildings).0,
            buildings: buildings.to_vec(),
            names: header.names().map(<[String]>::to_vec),
        }
    }

    fn into_parts(self, rules: RulesVersion) -> HeaderParts {
        let Head { players, ages, target, hash, buildings, names } = self;
        HeaderParts { rules, players, ages, target, hash: DeckHash(hash), buildings, names }
    }
}
