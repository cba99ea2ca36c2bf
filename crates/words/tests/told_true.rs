//! What texts say about rules that are easily told wrong, compared with what happens at a table.

use havana_rules::{
    Card, Decision, Deck, End, Event, Goods, Input, Loot, Loss, Material, Payment, Position, Seat,
    State,
};
use havana_words::{Language, Names, Words};

const ANA: Seat = Seat::ALL[0];
const LUIS: Seat = Seat::ALL[1];

/// The word or part of a word that a text has to hold in each language.
struct Said([(Language, &'static str); 6]);

impl Said {
    fn in_all(&self, text: impl Fn(Words) -> String) {
        for (language, part) in self.0 {
            let text = text(Words::new(language));
            assert!(text.contains(part), "{language:?} says nothing of “{part}”: {text}");
        }
    }
}

fn decide(state: &mut State, seat: Seat, decision: Decision) -> Vec<Event> {
    let mut events = Vec::new();
    let input = Input::Decision { seat, decision };
    state.apply(input, &mut events).unwrap_or_else(|illegal| panic!("{decision:?}: {illegal}"));
    events
}

/// R7.5, R7.6: the second of two always acts last, so that their thief may rob the first.
#[test]
fn a_thief_who_acts_last_of_two_may_rob_the_first() {
    let mut state = Position::new(2)
        .lays(ANA, [Card::Siesta, Card::Refreshment])
        .lays(LUIS, [Card::MaterialsThief, Card::Mama])
        .has(ANA, Goods::material(Material::Brick, 1) + Goods::material(Material::Debris, 1))
        .begin()
        .expect("such a table can be");
    assert_eq!(state.open().actor(), LUIS, "Ana has acted");
    assert_eq!(state.open().still_to_come().count(), 0);
    let loot = Loot::One(Material::Brick);
    decide(&mut state, LUIS, Decision::RobMaterials { victim: ANA, loot });
    assert_eq!(state.open().player(LUIS).goods().of(Material::Brick), 1);

    let exception = Said([
        (Language::English, "acts last may choose any other player"),
        (
            Language::German,
            "zuletzt dran ist, darf sich aber unter allen anderen jemanden aussuchen",
        ),
        (Language::Dutch, "laatste aan de beurt is, mag kiezen uit alle anderen"),
        (Language::Italian, "per ultimo può derubare chiunque"),
        (Language::Spanish, "juega en último lugar puede elegir a cualquiera"),
        (Language::French, "dernière personne à jouer peut viser n’importe qui"),
    ]);
    exception.in_all(|words| words.text("lesson-thieves-text"));
}

/// R7.3b: what the Tax Collector takes away goes to the stock or the box, not to the collector.
#[test]
fn the_goods_of_a_tax_collector_do_not_grow_by_the_tax() {
    let worker_or_brick = Goods::workers_of(1) + Goods::material(Material::Brick, 1);
    let mut state = Position::new(2)
        .lays(ANA, [Card::Siesta, Card::TaxCollector])
        .lays(LUIS, [Card::Pesos, Card::Mama])
        .has(LUIS, worker_or_brick)
        .begin()
        .expect("such a table can be");
    let tax = Decision::Tax { victim: LUIS, loss: Loss::Worker };
    let events = decide(&mut state, ANA, tax);
    assert_eq!(state.open().player(ANA).goods(), Goods::pesos_of(1), "only the peso of the stock");
    assert_eq!(state.open().player(LUIS).goods(), Goods::material(Material::Brick, 1));

    let taxed = events.iter().find(|event| matches!(event, Event::Taxed { .. }));
    let taxed = taxed.expect("taxes are collected");
    let loss = Said([
        (Language::English, "Luis loses 1 worker"),
        (Language::German, "Luis verliert 1 Arbeiter"),
        (Language::Dutch, "Luis verliest 1 arbeider"),
        (Language::Italian, "Luis perde 1 lavoratore"),
        (Language::Spanish, "Luis pierde 1 obrero"),
        (Language::French, "Luis perd 1 ouvrier"),
    ]);
    for you in [None, Some(ANA)] {
        let names = Names::new(["Ana", "Luis"], you);
        loss.in_all(|words| words.event(taxed, &names, Deck::house()).unwrap_or_default());
    }
}

/// R1.4, R4.5: a building needs the Architect if it shows so, whatever it is worth.
#[test]
fn the_sea_fortress_is_built_without_an_architect_and_the_clock_tower_is_not() {
    let deck = Deck::house();
    let [fortress, tower] =
        ["sea_fortress", "clock_tower"].map(|key| deck.find(key).expect("the house deck has it"));
    assert!(deck.points(fortress) > deck.points(tower));
    let table = |key| {
        Position::new(2)
            .lays(ANA, [Card::Siesta, Card::Refreshment])
            .lays(LUIS, [Card::Pesos, Card::Mama])
            .upper([key, "museum", "cinema"])
            .has(ANA, deck.cost(deck.find(key).expect("it is in the deck")))
            .begin()
            .expect("such a table can be")
    };
    let mut state = table("sea_fortress");
    let build = Decision::Build { end: End::UpperLeft, payment: Payment::PLAIN };
    decide(&mut state, ANA, build);
    assert_eq!(state.open().player(ANA).points(), deck.points(fortress));
    let mut state = table("clock_tower");
    let input = Input::Decision { seat: ANA, decision: build };
    assert!(state.apply(input, &mut ()).is_err(), "the Architect is not laid out");

    let some = Said([
        (Language::English, "some buildings"),
        (Language::German, "manche Gebäude"),
        (Language::Dutch, "sommige gebouwen"),
        (Language::Italian, "alcuni edifici"),
        (Language::Spanish, "algunos edificios"),
        (Language::French, "certains bâtiments"),
    ]);
    some.in_all(|words| words.text("lesson-workers-text"));
}
