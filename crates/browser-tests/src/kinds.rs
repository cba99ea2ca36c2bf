//! Every kind of decision at a moment prepared for it, as it is asked and once it is begun.

use std::sync::OnceLock;

use havana_client::SavedGame;
use havana_rules::Choice;
use serde_json::json;

use crate::prepared::first_moment;
use crate::tab::Tab;

/// A kind of decision.
pub struct Kind {
    /// What the page calls it.
    pub name: &'static str,
    is_it: fn(Choice) -> bool,
    /// What is pressed first, where that does not make the whole decision.
    first: Option<&'static str>,
}

/// All kinds.
pub const KINDS: [Kind; 12] = [
    kind("swap", |it| it == Choice::Swap, Some(".choices.pile .glows")),
    kind("opening", |it| it == Choice::Opening, Some("#hand .glows")),
    kind("first", |it| it == Choice::First, None),
    kind("refreshment", |it| it == Choice::Refreshment, None),
    kind("conservation", |it| it == Choice::Conservation, None),
    kind("tax", |it| matches!(it, Choice::Tax { .. }), None),
    kind("peso_thief", |it| it == Choice::PesoThief, None),
    kind("materials_thief", |it| it == Choice::MaterialsThief, Some("#decide .person.glows")),
    kind("mama", |it| it == Choice::Mama, Some("#decide .cube.glows")),
    kind("build", |it| it == Choice::Build, Some(".building.end.glows")),
    kind("lay", |it| it == Choice::Lay, Some("#hand .glows")),
    kind("take_back", |it| it == Choice::TakeBack, None),
];

const fn kind(name: &'static str, is_it: fn(Choice) -> bool, first: Option<&'static str>) -> Kind {
    Kind { name, is_it, first }
}

impl Kind {
    /// Goes to a table of four at which it is asked, from a page of the game that is open.
    pub async fn reach(&self, tab: &Tab) -> Result<(), String> {
        self.reach_among(tab, 4).await
    }

    /// The same at a table of this many.
    pub async fn reach_among(&self, tab: &Tab, players: usize) -> Result<(), String> {
        let saved = self.moment(players).map_err(|reason| format!("{}: {reason}", self.name))?;
        continue_game(tab, &saved).await?;
        tab.wait_for(&format!(".decide.asked[data-choice={}]", self.name)).await
    }

    /// Presses the first part of it; `false` where it has one part only.
    pub async fn begin(&self, tab: &Tab) -> Result<bool, String> {
        let Some(first) = self.first else { return Ok(false) };
        tab.click(first).await?;
        tab.wait_for(".chosen").await?;
        Ok(true)
    }

    /// The moment. Thousands of games may be needed to find it, so it is looked for once.
    fn moment(&self, players: usize) -> Result<SavedGame, String> {
        static FOUND: [[OnceLock<Result<String, String>>; KINDS.len()]; 3] =
            [const { [const { OnceLock::new() }; KINDS.len()] }; 3];
        let place = KINDS.iter().position(|kind| kind.name == self.name).unwrap_or(0);
        let found = FOUND[players - 2][place].get_or_init(|| {
            let found = first_moment(|table, choice, legal| {
                let enough = table.state().open().player_count() == players;
                (enough && (self.is_it)(choice) && legal.len() > 1).then_some(())
            });
            found.map(|(saved, ())| saved.to_text())
        });
        let text = found.as_ref().map_err(Clone::clone)?;
        SavedGame::from_text(text).map_err(|error| error.to_string())
    }
}

/// Continues a saved game from the first page.
pub async fn continue_game(tab: &Tab, saved: &SavedGame) -> Result<(), String> {
    let keep = format!(
        "localStorage.setItem('havana.game', {}); location.hash = ''",
        json!(saved.to_text())
    );
    tab.ask(&keep).await?;
    tab.click("#continue").await
}
