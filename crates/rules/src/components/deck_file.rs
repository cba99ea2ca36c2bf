//! Reading a deck from its TOML text: every fault is told with its line.

use core::fmt;
use core::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::deck::{Building, Deck, DeckFault, DeckWrong};

/// The longest deck text that is read; a full deck has about 4,000 characters.
pub const LONGEST: usize = 64 * 1024;

/// A deck read from text, with what is allowed but worth a look.
#[derive(Debug)]
pub struct DeckRead {
    /// The deck.
    pub deck: Deck,
    /// Buildings that cost just the same as an earlier one (R1.4 has all different).
    pub warnings: Vec<Note>,
}

/// Something to say about a line of a deck text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The line, counted from 1.
    pub line: usize,
    /// The key of the building it is about.
    pub building: Option<String>,
    /// What there is to say, in plain words.
    pub says: String,
    /// What is wrong with the deck; `None` if the text cannot be read, or for a warning.
    pub wrong: Option<DeckWrong>,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        if let Some(building) = &self.building {
            write!(f, "building \"{building}\": ")?;
        }
        f.write_str(&self.says)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    building: Vec<Spanned<Building>>,
}

/// Reads and validates a deck; on failure, everything that is wrong with it.
pub fn read(text: &str) -> Result<DeckRead, Vec<Note>> {
    if text.len() > LONGEST {
        let says = format!("the text has {} bytes; a deck has at most {LONGEST}", text.len());
        return Err(vec![Note { line: 1, building: None, says, wrong: None }]);
    }
    let file: File = toml::from_str(text).map_err(|error| vec![syntax_note(text, &error)])?;
    let spans: Vec<Range<usize>> = file.building.iter().map(Spanned::span).collect();
    let buildings: Vec<Building> = file.building.into_iter().map(Spanned::into_inner).collect();
    let note = |place: Option<usize>, says: String, wrong: Option<DeckWrong>| Note {
        line: place
            .map_or_else(|| line_at(text, text.len()), |place| line_at(text, spans[place].start)),
        building: place.map(|place| buildings[place].key.clone()),
        says,
        wrong,
    };
    let deck = Deck::new(buildings.clone()).map_err(|faults| {
        faults
            .into_iter()
            .map(|DeckFault { place, wrong }| note(place, wrong.to_string(), Some(wrong)))
            .collect::<Vec<_>>()
    })?;
    let same = |one: &Building, other: &Building| {
        (one.cost, one.architect) == (other.cost, other.architect)
    };
    let warnings = buildings
        .iter()
        .enumerate()
        .filter_map(|(place, building)| {
            let twin = buildings[..place].iter().find(|earlier| same(earlier, building))?;
            Some(note(Some(place), format!("costs exactly the same as \"{}\"", twin.key), None))
        })
        .collect();
    Ok(DeckRead { deck, warnings })
}

fn syntax_note(text: &str, error: &toml::de::Error) -> Note {
    let at = error.span().map_or(0, |span| span.start);
    let says = error.message().replace('\n', " ");
    Note { line: line_at(text, at), building: key_before(text, at), says, wrong: None }
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// The key of the building in whose entry the offset lies, as far as the text can be understood.
fn key_before(text: &str, offset: usize) -> Option<String> {
    // What an entry lacks is told at its heading, so the line of the offset belongs to the search.
    let line_end = text.get(offset..)?.find('\n').map_or(text.len(), |length| offset + length);
    let entry = text[..line_end].rfind("\n[[").map_or(0, |before| before + 1);
    let mut lines = text[entry..].lines();
    if lines.next()?.trim() != "[[building]]" {
        return None;
    }
    let mut body = lines.take_while(|line| !line.starts_with("[["));
    let value = body.find_map(|line| line.trim().strip_prefix("key"))?;
    Some(value.trim_start_matches([' ', '=']).trim().trim_matches('"').to_owned())
}
