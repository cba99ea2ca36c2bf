//! What is noted of games adds up, and the figures of known games stay as they are.

mod common;

use common::gathered;
use havana_report::Figures;
use havana_report::witness::{Amount, GameNote, Gone};
use havana_rules::{BuildingId, Deck};
use serde_json::{Value, json};

fn notes(players: usize) -> Vec<GameNote> {
    gathered(players, 40).notes
}

#[test]
fn what_comes_is_what_goes() {
    for players in 2..=4 {
        for note in notes(players) {
            for player in &note.players {
                let mut comes = player.dealt;
                player.gains.iter().for_each(|&gain| comes += gain);
                let mut goes = Amount::default();
                player.sinks.iter().for_each(|&sink| goes += sink);
                assert_eq!(comes, goes, "{player:?}");
            }
        }
    }
}

#[test]
fn points_are_those_of_the_buildings() {
    let deck = Deck::house();
    for note in notes(3) {
        for (seat, player) in note.seated() {
            let own = BuildingId::all().filter(|building| {
                let gone = note.buildings[building.index()].gone;
                matches!(gone, Some(Gone::Built { by, .. }) if by == seat)
            });
            assert_eq!(player.points, own.map(|building| deck.points(building)).sum::<u8>());
        }
    }
}

#[test]
fn a_building_is_taken_from_an_end() {
    for note in notes(4) {
        for building in note.buildings {
            let since = building.at_end_since;
            match building.gone {
                Some(Gone::Built { round, .. }) => {
                    assert!(since.is_some_and(|since| since <= round));
                }
                Some(Gone::Removed) => assert!(since.is_some()),
                None => {}
            }
        }
    }
}

#[test]
fn every_round_has_two_cards_of_each_and_one_first() {
    for note in notes(3) {
        assert_eq!(note.players.iter().map(|player| player.firsts).sum::<u16>(), note.rounds);
        assert_eq!(note.purses.len(), usize::from(note.rounds));
        for player in &note.players {
            let rounds: u16 = player.cards.iter().map(|card| card.rounds).sum();
            assert_eq!(rounds, 2 * note.rounds);
            assert_eq!(player.cards.iter().filter(|card| card.opened).count(), 2);
            // Two cards to begin with, and a new one after every round but the last.
            let laid: u16 = player.cards.iter().map(|card| card.laid).sum();
            assert!((note.rounds + 1..=note.rounds + 2).contains(&laid), "{laid}");
        }
    }
}

#[test]
fn shares_of_a_whole_add_up() {
    let figures = Figures::of(&[gathered(2, 30), gathered(4, 30)]);
    for table in &figures.tables {
        let close = |sum: f64, wanted: f64| assert!((sum - wanted).abs() < 1e-9, "{sum}");
        let value =
            |share: &Option<havana_report::figures::Share>| share.expect("there are games").value();
        close(table.wins.by_seat.iter().map(value).sum(), 1.0);
        close(table.wins.by_age.iter().map(value).sum(), 1.0);
        close(table.endings.iter().map(|ending| value(&ending.share)).sum(), 1.0);
        close(table.cards.iter().map(|card| value(&card.of_rounds)).sum(), 2.0);
        close(table.cards.iter().map(|card| value(&card.opened)).sum(), 2.0);
        close(table.length.rounds.iter().map(|times| times.share).sum(), 1.0);
        let players: u64 = table.wins.by_first.iter().map(|class| class.wins.cases).sum();
        assert_eq!(players, (table.players * table.games) as u64);
        for building in &table.buildings {
            let at_an_end = value(&building.at_an_end);
            assert!(value(&building.built) <= at_an_end + 1e-9, "{}", building.key);
        }
    }
}

#[test]
fn threads_do_not_matter() {
    let with = |threads| Figures::of(&[common::gathered_by(threads, 3, 12)]);
    assert_eq!(with(1), with(4));
}

#[test]
fn known_games_give_known_figures() {
    let figures = Figures::of(&[gathered(3, 12)]);
    let mut figures = serde_json::to_value(&figures).expect("plain data");
    // Another crate of the same build may ask serde_json to keep fields as they come.
    figures.sort_all_objects();
    insta::assert_snapshot!(lines("", &figures["tables"][0]).join("\n"));
}

/// A line for each thing that has a name and each entry of a list, so that a change can be read.
fn lines(name: &str, value: &Value) -> Vec<String> {
    match value {
        Value::Object(parts) if name.matches('.').count() < 2 => {
            parts.iter().flat_map(|(key, part)| lines(&format!("{name}.{key}"), part)).collect()
        }
        Value::Array(entries) => {
            entries.iter().map(|entry| format!("{name} {}", rounded(entry))).collect()
        }
        other => vec![format!("{name} {}", rounded(other))],
    }
}

/// The last digits of a number are not worth a failure.
fn rounded(value: &Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() => {
            json!((number.as_f64().expect("a number") * 1e4).round() / 1e4)
        }
        Value::Array(entries) => entries.iter().map(rounded).collect(),
        Value::Object(parts) => {
            parts.iter().map(|(key, part)| (key.clone(), rounded(part))).collect()
        }
        other => other.clone(),
    }
}
