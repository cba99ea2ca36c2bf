//! Whether a table fits on one screen.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::tab::{PATIENCE, Tab};
use crate::told::told;

/// What does not fit at the table as it stands: what scrolls, text that is cut or too small, places
/// to press that are outside, covered or too small for a finger, and shapes that do not hold.
pub async fn misfits(tab: &Tab) -> Result<Vec<String>, String> {
    let script = concat!(include_str!("fits.js"), include_str!("geometry.js"), "return misfits();");
    let found = tab.ask(script).await?;
    serde_json::from_value(found).map_err(told)
}

/// A game as it was played in the page.
#[derive(Default)]
pub struct Played {
    /// The kinds of decisions that were made.
    pub kinds: BTreeSet<String>,
    /// What did not fit, each with where it was first seen.
    pub faults: BTreeMap<String, String>,
}

/// Plays the game on the page to its end, and looks before every press whether the table fits. The
/// page itself presses, so a game takes a few questions to the browser and not thousands.
pub async fn whole_game(tab: &Tab, seed: u64) -> Result<Played, String> {
    let script = concat!(
        include_str!("fits.js"),
        include_str!("geometry.js"),
        include_str!("glow.js"),
        include_str!("whole_game.js")
    );
    loop {
        let asked = vec![json!(seed), json!(PATIENCE.as_millis() as u64)];
        let seen = tab.driver.execute_async(script, asked).await.map_err(told)?;
        let seen = seen.json().clone();
        match seen["state"].as_str().unwrap_or("nothing") {
            "playing" => {}
            "over" => {
                let kinds = serde_json::from_value(seen["kinds"].clone()).map_err(told)?;
                let faults = serde_json::from_value(seen["faults"].clone()).map_err(told)?;
                return Ok(Played { kinds, faults });
            }
            "failed" => return Err("the page says that it has failed".to_owned()),
            _ => return Err("nothing to do for too long".to_owned()),
        }
    }
}
