//! Numbers and lists as sentences need them.

use havana_rules::Card;
pub(crate) use havana_words::english::{count, ending_label, list, percent};
use havana_words::{Language, Words};

use crate::figures::{BuildingFigures, Share, TableFigures};

/// A share in whole percent, for sentences.
pub(crate) fn about(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

/// A share with its interval: `52.0% (48.1 to 55.9)`.
pub(crate) fn with_interval(share: Option<Share>) -> String {
    let Some(share) = share else { return "–".to_owned() };
    let [low, high] = [share.interval.low, share.interval.high].map(|end| 100.0 * end);
    format!("{} ({low:.1} to {high:.1})", percent(share.value()))
}

/// A number with this many decimals, or a dash.
pub(crate) fn number(value: Option<f64>, decimals: usize) -> String {
    value.map_or("–".to_owned(), |value| format!("{value:.decimals$}").replace('-', "−"))
}

/// A text for each number of players, one after another: `x with 2 players, y with 3`.
pub(crate) fn by_players(
    tables: &[TableFigures],
    says: impl Fn(&TableFigures) -> String,
) -> String {
    let parts: Vec<String> = tables
        .iter()
        .enumerate()
        .map(|(place, table)| {
            let players = if place == 0 { " players" } else { "" };
            format!("{} with {}{players}", says(table), table.players)
        })
        .collect();
    list(&parts)
}

/// One name and one number for each number of players: `9 Mama (2.1 with 2 players and 2.0 with
/// 3)`, or, if the names differ, `9 Mama (2.1) with 2 players and 8 Pesos (1.9) with 3`.
pub(crate) fn named(
    tables: &[TableFigures],
    of: impl Fn(&TableFigures) -> Option<(String, String)>,
) -> String {
    let found: Vec<Option<(String, String)>> = tables.iter().map(&of).collect();
    let name = |found: &Option<(String, String)>| found.clone().map(|(name, _)| name);
    match found.first().and_then(name) {
        Some(first) if found.iter().all(|other| name(other).as_ref() == Some(&first)) => {
            let numbers =
                by_players(tables, |table| of(table).map_or(String::new(), |(_, number)| number));
            format!("{first} ({numbers})")
        }
        _ => by_players(tables, |table| {
            of(table).map_or("none".to_owned(), |(name, number)| format!("{name} ({number})"))
        }),
    }
}

/// A card's name with its digit, such as `5 Pesos Thief`.
pub(crate) fn card(card: Card) -> String {
    card.to_string()
}

/// A building's name: `Sea fortress`.
pub(crate) fn building(building: &BuildingFigures) -> String {
    Words::new(Language::English).building(building.key)
}

/// A building within a sentence, with its article: `the sea fortress`.
pub(crate) fn building_in_sentence(building: &BuildingFigures) -> String {
    Words::new(Language::English).building_object(building.key)
}

/// A building with its points, and a mark if it needs the Architect.
pub(crate) fn building_with_points(figures: &BuildingFigures) -> String {
    let architect = if figures.architect { " A" } else { "" };
    format!("{}{architect}  {}", building(figures), figures.points)
}
