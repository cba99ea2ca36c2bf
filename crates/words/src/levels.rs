//! The bots.

use crate::words::Words;

impl Words {
    /// What a bot of this level is called; the level as bots name it, such as `search:1000`.
    pub fn level(self, level: &str) -> String {
        self.text(&key(level))
    }

    /// How a bot of this level plays.
    pub fn level_about(self, level: &str) -> String {
        self.text(&format!("{}.about", key(level)))
    }
}

fn key(level: &str) -> String {
    format!("level-{}", level.split(':').next().unwrap_or_default())
}
