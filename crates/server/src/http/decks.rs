//! Decks that people bring along.
//!
//! A program takes a bounded number of different decks and keeps each until it ends. So a deck is
//! counted before it is taken: those of all kept tables, those of one player, and those that
//! this program has taken since it started.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use havana_protocol::Id;
use havana_rules::components::deck_file;
use havana_rules::{Building, Deck};
use havana_store::Store;
use havana_table::record::DeckHash;
use serde::Deserialize;

use super::wrong::Refused;

/// Different decks at the tables of one player.
const MOST_OF_ONE: u32 = 20;
/// Different decks at all tables.
const MOST_KEPT: u32 = 2_000;
/// Different decks since the server started; the rest of the 4,096 is for the kept tables.
const MOST_TAKEN: usize = 2_000;

/// The decks this program has taken from people.
#[derive(Debug, Default)]
pub(super) struct Decks {
    taken: Mutex<HashSet<u64>>,
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    building: Vec<Building>,
}

impl Decks {
    /// The deck of a text, if it is sound and there is room for it.
    pub(super) async fn take(&self, store: &Store, maker: Id, text: &str) -> Result<Deck, Refused> {
        let hash = hash(text);
        if let Some(hash) = hash {
            let count = store.decks(maker, hash).await?;
            if !count.known && (count.of_maker >= MOST_OF_ONE || count.all >= MOST_KEPT) {
                return Err(too_many());
            }
        }
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.len() >= MOST_TAKEN && hash.is_some_and(|hash| !taken.contains(&hash)) {
            return Err(too_many());
        }
        let read = deck_file::read(text).map_err(|notes| {
            let notes: Vec<String> = notes.iter().take(5).map(ToString::to_string).collect();
            Refused::bad("bad-deck", format!("the deck cannot be used: {}", notes.join("; ")))
        })?;
        taken.extend(hash);
        Ok(read.deck)
    }
}

/// The name of a deck's content, without taking the deck; `None` if it is no deck.
fn hash(text: &str) -> Option<u64> {
    let short = text.get(..deck_file::LONGEST.min(text.len()))?;
    let file: File = toml::from_str(short).ok()?;
    Some(DeckHash::of(&file.building).0)
}

fn too_many() -> Refused {
    Refused::conflict(
        "too-many-decks",
        "this server has reached its number of decks; use one that you have played with before",
    )
}
