//! What has a name has one in every language; so has every reason against something.

mod common;

use std::collections::BTreeSet;

use common::games::names;
use havana_protocol::{CommandId, CommandRefusal, ToClient, decode, encode};
use havana_rules::{Buildings, RowName, Seat, Seats};
use havana_rules::{Card, Choice, Deck, End, Ending, Goods, Illegal, Material, Outcome, Reason};
use havana_table::NoUndo;
use havana_words::{Language, Words, clauses, sections};

const ONE: Seat = Seat::ALL[0];
const OTHER: Seat = Seat::ALL[1];

fn assert_whole(text: &str) {
    assert!(!text.is_empty() && !text.contains('⟦'), "{text}");
}

/// All whole, and no two alike.
fn assert_named_apart(words: Words, texts: impl IntoIterator<Item = String>) {
    let mut seen = BTreeSet::new();
    for text in texts {
        assert_whole(&text);
        assert!(!seen.contains(&text), "{words:?}: {text} stands for two things");
        seen.insert(text);
    }
}

#[test]
fn cards_buildings_and_places() {
    let deck = Deck::house();
    for words in Language::ALL.map(Words::new) {
        assert_named_apart(words, Card::ALL.map(|card| words.card(card)));
        assert_named_apart(words, Card::ALL.map(|card| words.card_short(card)));
        assert_named_apart(words, Card::ALL.map(|card| words.card_help(card)));
        assert_named_apart(words, Material::ALL.map(|material| words.material(material)));
        assert_named_apart(words, End::ALL.map(|end| words.end(end)));
        assert_named_apart(words, RowName::ALL.map(|row| words.row(row)));
        let keys: Vec<&str> = Buildings::ALL.iter().map(|building| deck.key(building)).collect();
        assert_named_apart(words, keys.iter().map(|key| words.building(key)));
        assert_named_apart(words, keys.iter().map(|key| words.building_object(key)));
    }
}

#[test]
fn buildings_of_the_house_deck_have_names_of_their_own() {
    let deck = Deck::house();
    for words in Language::ALL.map(Words::new) {
        for building in Buildings::ALL.iter() {
            let message = format!("building-{}.object", deck.key(building).replace('_', "-"));
            assert_whole(&words.text(&message));
        }
    }
}

#[test]
fn levels_of_the_bots() {
    let levels = ["random", "greedy", "planner", "search:1000"];
    for words in Language::ALL.map(Words::new) {
        assert_named_apart(words, levels.map(|level| words.level(level)));
        assert_named_apart(words, levels.map(|level| words.level_about(level)));
    }
}

#[test]
fn clauses_and_sections_of_the_rules() {
    for words in Language::ALL.map(Words::new) {
        assert_named_apart(words, clauses().map(|id| words.rule(&id)));
        assert_named_apart(words, sections().map(|section| words.rules_section(section)));
    }
}

#[test]
fn endings_and_winners() {
    for words in Language::ALL.map(Words::new) {
        assert_named_apart(words, Ending::ALL.map(|ending| words.ending(ending)));
        let alone: Seats = [ONE].into_iter().collect();
        let shared: Seats = [ONE, OTHER].into_iter().collect();
        let told = [alone, shared].into_iter().flat_map(|winners| {
            let outcome = Outcome { winners, ending: Ending::Buildings };
            [None, Some(ONE)].map(|you| words.outcome(&outcome, 12, &names().read_by(you)))
        });
        assert_named_apart(words, told);
    }
}

#[test]
fn reasons_against_taking_back() {
    let reasons =
        [NoUndo::NothingDecided(ONE), NoUndo::Drawn, NoUndo::Revealed, NoUndo::DecidedSince(OTHER)];
    for words in Language::ALL.map(Words::new) {
        assert_named_apart(words, reasons.map(|reason| words.no_undo(&reason, &names())));
    }
}

#[test]
fn every_reason_of_the_rules() {
    let reasons = reasons();
    for words in Language::ALL.map(Words::new) {
        for you in [None, Some(ONE)] {
            let names = names().read_by(you);
            let refusal = |reason: &Reason| {
                words.refusal(&Illegal { clause: "R4.4", reason: *reason }, &names)
            };
            assert_named_apart(words, reasons.iter().map(refusal));
        }
    }
}

#[test]
fn a_refusal_of_the_server_is_told_like_one_of_the_rules() {
    let command = CommandId([7; 16]);
    for words in Language::ALL.map(Words::new) {
        let others =
            [CommandRefusal::BotPlays, CommandRefusal::Resigned, CommandRefusal::NotStored];
        assert_named_apart(words, others.map(|why| words.command_refusal(&why, &names())));
        for reason in reasons() {
            let illegal = Illegal { clause: "R4.4", reason };
            let sent = ToClient::Refused { command, why: illegal.into() };
            let Ok(ToClient::Refused { why, .. }) = decode(&encode(&sent)) else {
                panic!("{reason:?} does not arrive");
            };
            let expected = format!("{} (R4.4)", words.refusal(&illegal, &names()));
            assert_eq!(words.command_refusal(&why, &names()), expected);
        }
    }
}

#[test]
fn a_clause_that_does_not_exist_is_not_shown() {
    let words = Words::new(Language::English);
    let why = CommandRefusal::Rules { clause: "\u{1b}[2J".to_owned(), reason: Reason::NotCheap };
    let plain = Illegal { clause: "R2.4", reason: Reason::NotCheap };
    assert_eq!(words.command_refusal(&why, &names()), words.refusal(&plain, &names()));
}

#[test]
fn what_is_missing_is_named() {
    let goods = Goods::material(Material::Glass, 1);
    let illegal = Illegal { clause: "R4.5", reason: Reason::Short { of: goods } };
    let refusal = |language| Words::new(language).refusal(&illegal, &names());
    assert_eq!(refusal(Language::English), "You still need 1 glass.");
    assert_eq!(refusal(Language::German), "Du brauchst noch 1 Glas.");
}

fn reasons() -> [Reason; 30] {
    [
        Reason::GameIsOver,
        Reason::ChanceComesFirst,
        Reason::NoChanceNow,
        Reason::OtherDraw,
        Reason::NotInTheBag(Material::Glass),
        Reason::NotInThePile,
        Reason::NoSuchSeat(OTHER),
        Reason::NotYourTurn(ONE),
        Reason::AlreadyChosen(ONE),
        Reason::OtherChoice(Choice::Tax { victim: OTHER }),
        Reason::NotCheap,
        Reason::NoBuildingAt(End::UpperLeft),
        Reason::SameCardTwice,
        Reason::OutOfOrder,
        Reason::NotInHand(Card::Mama),
        Reason::NotInDiscard(Card::Mama),
        Reason::NotLaidOut(Card::Mama),
        Reason::NotThisVictim { asked_about: OTHER },
        Reason::NothingOf(OTHER, Material::Glass),
        Reason::NoWorker(OTHER),
        Reason::AlreadyPlayed(OTHER),
        Reason::Yourself,
        Reason::Protected(OTHER),
        Reason::OneAtMost(OTHER),
        Reason::MustTake(OTHER),
        Reason::HalfIs { coloured: 2 },
        Reason::NotInCentre,
        Reason::NeedsArchitect,
        Reason::MoreThanItCosts,
        Reason::Short { of: Goods::NONE },
    ]
}
