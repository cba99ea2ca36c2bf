//! Situations, what is tried in them, and what the rules say.

use crate::common::*;

/// A situation, what is tried in it, and what the rules say: clause, reason and message.
pub(crate) type Case = (Table, Input, &'static str, Reason, &'static str);

fn tries(seat: Seat, decision: Decision) -> Input {
    Input::Decision { seat, decision }
}

fn brings(material: Material) -> Input {
    Input::Chance(Drawn::Material(material))
}

const DEAR_UPPER: [&str; 6] =
    ["capitol", "beach_hut", "cathedral", "sea_fortress", "museum", "theatre"];
const DEAR_LOWER: [&str; 6] = ["cinema", "taxi_rank", "bakery", "rum_bar", "statue", "market_hall"];

/// A table of two at the choice of opening cards.
fn opening() -> Table {
    let mut table = Table::new(2).deal_rows(DEAR_UPPER, DEAR_LOWER);
    let bring = table.building("fruit_stall");
    table.decide(Decision::Swap { bring, replace: End::UpperLeft });
    table.draw([Material::Debris; 5]);
    table
}

/// Anna with these cards comes first, then Ben with this purse, then Carla.
fn anna_lays(cards: [Card; 2], bens_purse: &str) -> Table {
    let position = Position::new(3)
        .lays(ANNA, cards)
        .lays(BEN, LATE)
        .lays(CARLA, LAST)
        .has(BEN, goods(bens_purse))
        .upper(["taxi_rank", "museum", "theatre", "clock_tower"])
        .lower(["statue", "cinema"])
        .pile([]);
    Table::of(&position.discarded(ANNA, [Card::Worker]))
}

/// Anna can build, and could pay for the clock tower if the architect were there.
fn anna_builds() -> Table {
    let position = Position::new(2)
        .lays(BEN, LATE)
        .has(ANNA, goods("1 loam, 6 pesos"))
        .upper(["taxi_rank", "museum", "theatre", "clock_tower"])
        .lower(["statue"])
        .pile([]);
    Table::of(&position)
}

fn build(end: End, payment: Payment) -> Decision {
    Decision::Build { end, payment }
}

fn setup() -> Vec<Case> {
    let swap = || Table::new(2).deal_rows(DEAR_UPPER, DEAR_LOWER);
    let bring = |key: &str| {
        let bring = swap().building(key);
        tries(ANNA, Decision::Swap { bring, replace: End::UpperLeft })
    };
    let statue = Input::Chance(Drawn::Building(swap().building("statue")));
    let open = |one, other| tries(ANNA, Decision::Open(one, other));
    let mut chosen = opening();
    chosen.decide_as(ANNA, Decision::Open(Card::Siesta, Card::Mama));
    let mut half_dealt = Table::new(2);
    half_dealt.lay_buildings(["statue"]);
    vec![
        (
            Table::new(2),
            open(Card::Siesta, Card::Mama),
            "R2.1",
            Reason::ChanceComesFirst,
            "something is still to be drawn",
        ),
        (
            Table::new(2),
            brings(Material::Brick),
            "R2.1",
            Reason::OtherDraw,
            "something else must be drawn now",
        ),
        (half_dealt, statue, "R2.1", Reason::NotInThePile, "that building is not in the draw pile"),
        (swap(), statue, "R2.2", Reason::NoChanceNow, "there is nothing to draw now"),
        (
            swap(),
            bring("statue"),
            "R2.2",
            Reason::NotInThePile,
            "that building is not in the draw pile",
        ),
        (
            swap(),
            bring("library"),
            "R2.2",
            Reason::NotCheap,
            "the building swapped in must be worth 1, 2 or 3 points",
        ),
        (
            opening(),
            open(Card::Mama, Card::Mama),
            "R2.5",
            Reason::SameCardTwice,
            "the two cards must be different",
        ),
        (
            opening(),
            open(Card::Mama, Card::Siesta),
            "R2.5",
            Reason::OutOfOrder,
            "name the lower card first",
        ),
        (
            chosen,
            open(Card::Siesta, Card::Mama),
            "R2.5",
            Reason::AlreadyChosen(ANNA),
            "seat 0 has already chosen",
        ),
        (
            opening(),
            tries(CARLA, Decision::Open(Card::Siesta, Card::Mama)),
            "R2.5",
            Reason::NoSuchSeat(CARLA),
            "no one plays at seat 2",
        ),
    ]
}

fn actions() -> Vec<Case> {
    let first = || anna_lays([Card::Refreshment, Card::BlackMarket], "nothing");
    let refreshment = || anna_lays([Card::Siesta, Card::Refreshment], "nothing");
    let conservation = || anna_lays([Card::Siesta, Card::Conservation], "nothing");
    let mama = Table::of(&Position::new(2).lays(ANNA, LAST).centre(goods("1 brick, 2 glass")));
    let colours = |text| tries(ANNA, Decision::Mama(goods(text).colours()));
    let mut one_left = Table::of(
        &Position::new(2).lays(ANNA, [Card::Siesta, Card::BlackMarket]).bag(goods("2 loam")),
    );
    one_left.draw([Material::Loam]);
    vec![
        (
            first(),
            tries(ANNA, Decision::First(Card::Mama)),
            "R4.1",
            Reason::NotLaidOut(Card::Mama),
            "9 Mama is not laid out",
        ),
        (
            refreshment(),
            tries(ANNA, Decision::Refresh(Some(Card::Mama))),
            "R7.1",
            Reason::NotInDiscard(Card::Mama),
            "9 Mama is not in the discard pile",
        ),
        (
            refreshment(),
            tries(BEN, Decision::Refresh(None)),
            "R7.1",
            Reason::NotYourTurn(BEN),
            "seat 1 has nothing to decide now",
        ),
        (
            conservation(),
            tries(ANNA, Decision::EndTurn),
            "R7.3a",
            Reason::OtherChoice(Choice::Conservation),
            "another decision is due: which building to remove",
        ),
        (
            one_left,
            brings(Material::Brick),
            "R7.7",
            Reason::NotInTheBag(Material::Brick),
            "there is no brick in the bag",
        ),
        (
            mama.clone(),
            colours("1 glass"),
            "R7.9",
            Reason::HalfIs { coloured: 2 },
            "half the coloured materials is exactly 2",
        ),
        (
            mama,
            colours("2 brick"),
            "R7.9",
            Reason::NotInCentre,
            "there is not that much of a colour in the centre",
        ),
    ]
}

fn robbery() -> Vec<Case> {
    let taxes = |purse| anna_lays([Card::Siesta, Card::TaxCollector], purse);
    let tax = |victim, loss| tries(ANNA, Decision::Tax { victim, loss });
    let rob = |victim| tries(BEN, Decision::RobPesos { victim });
    let take = |loot| tries(ANNA, Decision::RobMaterials { victim: BEN, loot });
    let thief = |purse| anna_lays([Card::Siesta, Card::MaterialsThief], purse);
    let pesos = Table::of(
        &Position::new(4)
            .lays(BEN, [Card::Siesta, Card::PesoThief])
            .lays(CARLA, LATE)
            .lays(DIEGO, LAST)
            .pesos(CARLA, 5),
    );
    let protected = Table::of(
        &Position::new(4)
            .lays(BEN, [Card::Siesta, Card::PesoThief])
            .lays(ANNA, LATER)
            .lays(CARLA, LATE)
            .lays(DIEGO, [Card::Protection, Card::Mama])
            .pesos(CARLA, 5),
    );
    let (brick, glass, debris) = (Material::Brick, Material::Glass, Material::Debris);
    vec![
        (
            taxes("1 brick, 1 worker"),
            tax(CARLA, Loss::Worker),
            "R7.3b",
            Reason::NotThisVictim { asked_about: BEN },
            "the question is what seat 1 loses",
        ),
        (
            taxes("1 brick, 1 debris"),
            tax(BEN, Loss::Worker),
            "R7.3b",
            Reason::NoWorker(BEN),
            "seat 1 has no worker",
        ),
        (
            taxes("1 brick, 1 debris"),
            tax(BEN, Loss::Material(glass)),
            "R7.3b",
            Reason::NothingOf(BEN, glass),
            "seat 1 does not have that much glass",
        ),
        (
            pesos.clone(),
            rob(ANNA),
            "R7.5",
            Reason::AlreadyPlayed(ANNA),
            "seat 0 has already acted this round, and others are still to come",
        ),
        (pesos, rob(BEN), "R7.5", Reason::Yourself, "players cannot rob themselves"),
        (protected, rob(DIEGO), "R7.5", Reason::Protected(DIEGO), "seat 3 is protected this round"),
        (
            thief("1 brick, 1 debris"),
            take(Loot::Nothing),
            "R7.6",
            Reason::MustTake(BEN),
            "seat 1 has materials: take one",
        ),
        (
            thief("1 brick, 5 debris"),
            take(Loot::Two(debris, debris)),
            "R7.6",
            Reason::OneAtMost(BEN),
            "seat 1 has no more than 3 coloured materials: take only one",
        ),
        (
            thief("4 brick, 1 debris"),
            take(Loot::Two(debris, brick)),
            "R7.6",
            Reason::OutOfOrder,
            "name the lower card first",
        ),
        (
            thief("4 brick, 1 debris"),
            take(Loot::Two(debris, debris)),
            "R7.6",
            Reason::NothingOf(BEN, debris),
            "seat 1 does not have that much debris",
        ),
    ]
}

fn building_and_laying() -> Vec<Case> {
    let mut laying = Table::of(&Position::new(2).lays(BEN, LATE));
    laying.until(Choice::Lay);
    let lay = |card, cover| tries(ANNA, Decision::Lay { card, cover });
    let tower = build(End::UpperRight, Payment::PLAIN);
    let mut over = Table::of(
        &Position::new(2)
            .lays(BEN, LATE)
            .pesos(ANNA, 6)
            .upper(["taxi_rank", "museum", "cinema"])
            .target(2),
    );
    over.build(End::UpperLeft);
    vec![
        (
            anna_builds(),
            tries(ANNA, build(End::LowerRight, Payment::PLAIN)),
            "R4.4",
            Reason::NoBuildingAt(End::LowerRight),
            "there is no building at the lower right end",
        ),
        (
            anna_builds(),
            tries(ANNA, tower),
            "R4.5",
            Reason::NeedsArchitect,
            "the Architect must be laid out",
        ),
        (
            anna_builds(),
            tries(ANNA, build(End::LowerLeft, Payment::PLAIN)),
            "R4.5",
            Reason::Short { of: goods("1 brick") },
            "needs 1 brick more",
        ),
        (
            anna_builds(),
            tries(ANNA, build(End::UpperLeft, pesos_for_workers(1))),
            "R4.6",
            Reason::MoreThanItCosts,
            "this replaces more than the building costs",
        ),
        (
            laying.clone(),
            lay(Card::Siesta, Card::Siesta),
            "R6.1",
            Reason::NotInHand(Card::Siesta),
            "0 Siesta is not in hand",
        ),
        (
            laying,
            lay(Card::Mama, Card::Worker),
            "R6.1",
            Reason::NotLaidOut(Card::Worker),
            "4 Worker is not laid out",
        ),
        (
            over.clone(),
            tries(BEN, Decision::EndTurn),
            "R8.1",
            Reason::GameIsOver,
            "the game is over",
        ),
        (over, brings(Material::Brick), "R8.1", Reason::GameIsOver, "the game is over"),
    ]
}

pub(crate) fn all_cases() -> impl Iterator<Item = Case> {
    setup().into_iter().chain(actions()).chain(robbery()).chain(building_and_laying())
}
