//! A player who clicks whatever glows.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use havana_table::{Purpose, Seed, chance};
use serde_json::json;

use crate::tab::{PATIENCE, Size, Tab};
use crate::told::told;

/// What a step led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Something was chosen or confirmed.
    Clicked,
    /// An idea of the guided game was explained, and put away.
    Explained(String),
    /// The game is over.
    Over,
}

/// Plays by clicking whatever glows, at random but always the same for the same seed.
pub struct Clicker {
    random: Box<dyn FnMut() -> u32 + Send>,
    /// The kinds of decisions made so far.
    pub kinds: BTreeSet<String>,
    /// What was too small for a finger on a phone.
    pub too_small: BTreeSet<String>,
    is_small: bool,
}

/// How long a whole game may take before it is taken to hang.
const WHOLE_GAME: Duration = Duration::from_mins(8);

/// What a finger needs, in pixels; less a rounding.
const FINGER: f64 = 39.9;

impl Clicker {
    /// A player with this rng, at a window of this size.
    pub fn new(seed: u64, size: Size) -> Clicker {
        let mut stream = Seed::of_game(seed, 0, Purpose::Decisions).stream();
        Clicker {
            random: Box::new(move || chance::below(&mut stream, 1 << 20)),
            kinds: BTreeSet::new(),
            too_small: BTreeSet::new(),
            is_small: size.width < 700,
        }
    }

    /// Plays the game to its end.
    pub async fn play(&mut self, tab: &Tab) -> Result<(), String> {
        let begun = Instant::now();
        while self.step(tab).await? != Step::Over {
            if begun.elapsed() > WHOLE_GAME {
                return Err("the game did not end in time".to_owned());
            }
        }
        Ok(())
    }

    /// Waits for something to do, and does it.
    pub async fn step(&mut self, tab: &Tab) -> Result<Step, String> {
        let ask = vec![json!((self.random)()), json!(PATIENCE.as_millis() as u64)];
        let look =
            concat!(include_str!("reach.js"), include_str!("glow.js"), include_str!("look.js"));
        let seen = tab.driver.execute_async(look, ask).await.map_err(told)?;
        let seen = seen.json();
        let kind = seen["kind"].as_str().unwrap_or("nothing");
        match kind {
            "over" => return Ok(Step::Over),
            "nothing" => return Err("nothing to do for too long".to_owned()),
            "failed" => return Err("the page says that it has failed".to_owned()),
            "lesson" | "curtain" | "confirm" => {}
            choice => {
                self.kinds.insert(choice.to_owned());
            }
        }
        let html = seen["html"].as_str().unwrap_or_default();
        let side = |name: &str| seen[name].as_f64().unwrap_or(0.0);
        if self.is_small && (side("width") < FINGER || side("height") < FINGER) {
            let size = format!("{:.0} x {:.0}", side("width"), side("height"));
            self.too_small.insert(format!("{size}: {html}"));
        }
        tab.click_at(&seen["at"]).await.map_err(|reason| format!("{html}: {reason}"))?;
        let Some(idea) = seen["idea"].as_str() else { return Ok(Step::Clicked) };
        // The explanation may have moved away from under the pointer; then it is clicked again.
        let still_there =
            format!("return document.querySelector('#lesson')?.dataset.idea === '{idea}'");
        let is_put_away = tab.ask(&still_there).await? != true;
        Ok(if is_put_away { Step::Explained(idea.to_owned()) } else { Step::Clicked })
    }
}
