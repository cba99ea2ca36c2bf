//! What was planned, so that a folder never mixes the games of two plans.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use havana_rules::RULES_VERSION;
use havana_table::record::DeckHash;
use serde::Serialize;
use serde_json::{Map, Value};

use super::replace;
use crate::encounter::Tables;
use crate::entrant::Entrant;
use crate::error::ArenaError;
use crate::plan::Plan;
use crate::program::PROTOCOL;

/// The version of the folder's form.
const FORMAT: u32 = 1;

/// The longest manifest that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// All that the games depend on.
#[derive(Serialize)]
pub(super) struct Manifest {
    havana: &'static str,
    format: u32,
    version: &'static str,
    rules: u32,
    protocol: u32,
    bots: Vec<String>,
    players: Vec<usize>,
    tables: Tables,
    games: u64,
    seed: u64,
    deck: DeckHash,
    sprt: Option<String>,
    limit_millis: u64,
}

impl Manifest {
    pub(super) fn of(plan: &Plan) -> Manifest {
        Manifest {
            havana: "arena",
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            rules: RULES_VERSION,
            protocol: PROTOCOL,
            bots: plan.bots().iter().map(Entrant::identity).collect(),
            players: plan.players().to_vec(),
            tables: plan.tables(),
            games: plan.games(),
            seed: plan.seed,
            deck: DeckHash::of(plan.deck.buildings()),
            sprt: plan.sprt.map(|sprt| sprt.to_string()),
            limit_millis: u64::try_from(plan.limit.as_millis()).unwrap_or(u64::MAX),
        }
    }

    /// Whether the folder was begun with the same plan; a new folder begins with it.
    pub(super) fn agree(&self, folder: &Path, is_new: bool) -> Result<(), ArenaError> {
        let path = folder.join("arena.json");
        let failed = |error| ArenaError::File { path: path.clone(), error };
        let damaged =
            |says: &str| ArenaError::Damaged { path: path.clone(), says: says.to_owned() };
        let mut text = String::new();
        match File::open(&path) {
            Ok(file) => file.take(LONGEST).read_to_string(&mut text).map_err(failed)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound && is_new => {
                let text = serde_json::to_string_pretty(self).map_err(io::Error::from);
                return text.and_then(|text| replace(&path, &text)).map_err(failed);
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(damaged("it is missing, but there are games"));
            }
            Err(error) => return Err(failed(error)),
        };
        let was: Map<String, Value> =
            serde_json::from_str(&text).map_err(|_| damaged("it was not written by an arena"))?;
        let is = match serde_json::to_value(self) {
            Ok(Value::Object(is)) => is,
            _ => Map::new(),
        };
        let other = is.iter().find(|(key, value)| was.get(*key) != Some(*value));
        match other {
            None => Ok(()),
            Some((key, now)) => Err(ArenaError::OtherPlan {
                folder: folder.to_owned(),
                difference: format!(
                    "{} was {}, and is now {now}",
                    key.replace('_', " "),
                    was.get(key).unwrap_or(&Value::Null)
                ),
            }),
        }
    }
}
