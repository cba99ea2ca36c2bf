//! What is stored in the browser between visits.

use havana_client::{DayLog, OwnGames, Plan, SavedDay, SavedError, SavedGame, to_link};
use havana_rules::Seat;
use havana_table::Record;
use havana_words::FileFault;

use crate::browser;

const GAME: &str = "havana.game";
const FINISHED: &str = "havana.finished";
const STUDIES: &str = "havana.studies";
const OWN: &str = "havana.own";
const SETTINGS: &str = "havana.settings";
const TABLE: &str = "havana.table";
const KNOWN: &str = "havana.known";
const STRENGTH: &str = "havana.strength";
const PUZZLES: &str = "havana.puzzles";
const DAY: &str = "havana.day";
const DAYS: &str = "havana.days";
/// The window that plays the game that is saved.
pub(crate) const WINDOW: &str = "havana.window";

/// The number of finished games that the browser stores.
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

/// Tells other windows that the game is played in this one now.
pub(crate) fn claim_game() {
    let window = u64::from_le_bytes(browser::random_bytes());
    set(WINDOW, &window.to_string());
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
    let mut links = vec![to_link(record)];
    let old = get(FINISHED).unwrap_or_default();
    links.extend(
        old.lines().filter(|&link| link != links[0]).map(str::to_owned).collect::<Vec<_>>(),
    );
    links.truncate(MOST_FINISHED);
    set(FINISHED, &links.join("\n"));
}

/// Forgets a finished game, with its analysis.
pub(crate) fn forget_finished(record: &Record) {
    let gone = to_link(record);
    let old = get(FINISHED).unwrap_or_default();
    set(FINISHED, &old.lines().filter(|&link| link != gone).collect::<Vec<_>>().join("\n"));
    let old = get(STUDIES).unwrap_or_default();
    let others = old.lines().filter(|line| line.split_once(' ').is_some_and(|it| it.0 != gone));
    set(STUDIES, &others.collect::<Vec<_>>().join("\n"));
    change_own_games(|own| own.remove(&gone));
}

/// The finished games that the reader played.
pub(crate) fn own_games() -> OwnGames {
    OwnGames::from_text(&get(OWN).unwrap_or_default())
}

/// Changes what is stored about the games that the reader played.
pub(crate) fn change_own_games(change: impl FnOnce(&mut OwnGames)) {
    let mut own = own_games();
    change(&mut own);
    set(OWN, &own.to_string());
}

/// Remembers at which seat the reader played a finished game.
pub(crate) fn keep_own_seat(record: &Record, seat: Seat) {
    change_own_games(|own| own.add(&to_link(record), seat));
}

/// The analysis of a game, finished or not, by the link that carries the game.
pub(crate) fn study(game: &str) -> Option<String> {
    let studies = get(STUDIES)?;
    let found = studies.lines().find_map(|line| line.split_once(' ').filter(|it| it.0 == game));
    found.map(|(_, study)| study.to_owned())
}

/// Stores the analysis of a game with those of the games looked at last.
pub(crate) fn keep_study(game: &str, study: &str) {
    let old = get(STUDIES).unwrap_or_default();
    let others = old.lines().filter(|line| line.split_once(' ').is_some_and(|it| it.0 != game));
    let mut studies = vec![format!("{game} {study}")];
    studies.extend(others.take(MOST_FINISHED - 1).map(str::to_owned));
    set(STUDIES, &studies.join("\n"));
}

/// The settings as text.
pub(crate) fn settings() -> Option<String> {
    get(SETTINGS)
}

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

/// How strong the bots of a quick game are, in stars, and how many games were played against them.
/// Who has never finished a game here starts with the easiest.
pub(crate) fn strength() -> (u8, u8) {
    let kept = get(STRENGTH);
    let kept = kept.as_deref().and_then(|kept| kept.split_once(':'));
    let number = |text: &str| text.parse::<u8>().ok();
    match kept.and_then(|(stars, games)| Some((number(stars)?, number(games)?))) {
        Some((stars, games)) => (stars.clamp(1, Plan::STARS), games),
        None if get(FINISHED).is_some() => (3, 0),
        None => (1, 0),
    }
}

/// Keeps how strong the bots of a quick game are, and how many games were played against them.
pub(crate) fn keep_strength(stars: u8, games: u8) {
    set(STRENGTH, &format!("{stars}:{games}"));
}

/// How well the player solves puzzles, and which they have seen, as text.
pub(crate) fn puzzles() -> Option<String> {
    get(PUZZLES)
}

/// Keeps how well the player solves puzzles, and which they have seen.
pub(crate) fn keep_puzzles(text: &str) {
    set(PUZZLES, text);
}

/// The try at the deal of a day that was left, if there is one.
pub(crate) fn day() -> Option<SavedDay> {
    SavedDay::from_text(&get(DAY)?)
}

/// Keeps a try at the deal of a day; answers whether the browser did.
pub(crate) fn keep_day(left: &SavedDay) -> bool {
    set(DAY, &left.to_text())
}

/// Forgets the try that was left.
pub(crate) fn forget_day() {
    remove(DAY);
}

/// The results of the deals of the days.
pub(crate) fn day_log() -> DayLog {
    get(DAYS).map(|text| DayLog::from_text(&text)).unwrap_or_default()
}

/// Keeps the results of the deals of the days.
pub(crate) fn keep_day_log(log: &DayLog) {
    set(DAYS, &log.to_text());
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
