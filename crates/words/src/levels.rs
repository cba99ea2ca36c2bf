//! The bots.

use crate::words::Words;

impl Words {
    /// What a bot of this level is called; the level as bots name it, such as `search:1000`.
    pub fn level(self, level: &str) -> String {
        self.text(&key(level))
    }

    /// A bot of this level to choose from, with how hard it plays: `Rosa (easy)`.
    pub fn level_option(self, level: &str) -> String {
        let grade = self.text(&format!("{}.grade", key(level)));
        self.say("level-option", &[("name", self.level(level).into()), ("grade", grade.into())])
    }

    /// How a bot of this level plays.
    pub fn level_about(self, level: &str) -> String {
        self.text(&format!("{}.about", key(level)))
    }
}

fn key(level: &str) -> String {
    format!("level-{}", level.split(':').next().unwrap_or_default())
}
