//! What is kept in the browser between visits.

use havana_client::{SavedError, SavedGame};
use havana_table::Record;
use havana_words::FileFault;

use crate::browser;

const GAME: &str = "havana.game";
const FINISHED: &str = "havana.finished";
const SETTINGS: &str = "havana.settings";
const TABLE: &str = "havana.table";
const KNOWN: &str = "havana.known";

/// The browser stores so many finished games.
pub(crate) const MOST_FINISHED: usize = 12;

fn storage() -> Option<web_sys::Storage> {
    browser::window().local_storage().ok().flatten()
}

fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn set(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// The game that was being played, if there is one; or why it cannot be read.
pub(crate) fn game() -> Option<Result<SavedGame, FileFault>> {
    Some(SavedGame::from_text(&get(GAME)?).map_err(|error| match error {
        SavedError::Form => FileFault::damaged(),
        SavedError::Record(error) => (&error).into(),
    }))
}

/// Keeps the game; answers whether the browser did.
pub(crate) fn keep_game(game: &SavedGame) -> bool {
    set(GAME, &game.to_text())
}

/// Forgets the game that was being played.
pub(crate) fn forget_game() {
    remove(GAME);
}

/// The finished games, the latest first.
pub(crate) fn finished() -> Vec<Record> {
    let links = get(FINISHED).unwrap_or_default();
    links.lines().filter_map(|link| havana_client::from_link(link).ok()).collect()
}

/// Adds a finished game to those kept.
pub(crate) fn keep_finished(record: &Record) {
    let mut links = vec![havana_client::to_link(record)];
    let old = get(FINISHED).unwrap_or_default();
    links.extend(
        old.lines().filter(|&link| link != links[0]).map(str::to_owned).collect::<Vec<_>>(),
    );
    links.truncate(MOST_FINISHED);
    set(FINISHED, &links.join("\n"));
}

/// Forgets a finished game.
pub(crate) fn forget_finished(record: &Record) {
    let gone = havana_client::to_link(record);
    let old = get(FINISHED).unwrap_or_default();
    set(FINISHED, &old.lines().filter(|&link| link != gone).collect::<Vec<_>>().join("\n"));
}

/// The settings as text.
pub(crate) fn settings() -> Option<String> {
    get(SETTINGS)
}

/// Keeps the settings.
pub(crate) fn keep_settings(text: &str) {
    set(SETTINGS, text);
}

/// The table set up last, as text.
pub(crate) fn table() -> Option<String> {
    get(TABLE)
}

/// Keeps the table as it was set up.
pub(crate) fn keep_table(text: &str) {
    set(TABLE, text);
}

/// Whether a server has known us here before.
pub(crate) fn is_known() -> bool {
    get(KNOWN).is_some()
}

/// Keeps whether a server knows us here.
pub(crate) fn keep_known(known: bool) {
    if known {
        set(KNOWN, "1");
    } else {
        remove(KNOWN);
    }
}
