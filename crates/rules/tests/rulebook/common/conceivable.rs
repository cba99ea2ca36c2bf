//! Every decision and every draw that can be put into words, legal or not.

use havana_rules::{
    BuildingId, Card, Colours, Decision, Drawn, End, Input, Lineup, Loot, Loss, Material, Payment,
    Seat,
};

/// Every input that can be put into words: each decision by each seat, and each draw. Counts go one
/// beyond what the game has, so that too much is tried, too.
pub(crate) fn all_inputs() -> Vec<Input> {
    let decisions = all_decisions();
    let of = |seat| decisions.iter().map(move |&decision| Input::Decision { seat, decision });
    let draws = all_draws().into_iter().map(Input::Chance);
    Seat::ALL.into_iter().flat_map(of).chain(draws).collect()
}

fn all_decisions() -> Vec<Decision> {
    let mut all = vec![Decision::EndTurn, Decision::TakeBack(true), Decision::TakeBack(false)];
    for bring in BuildingId::all() {
        all.extend(End::ALL.map(|replace| Decision::Swap { bring, replace }));
    }
    for card in Card::ALL {
        all.push(Decision::First(card));
        all.extend(Card::ALL.map(|other| Decision::Open(card, other)));
        all.extend(Card::ALL.map(|cover| Decision::Lay { card, cover }));
    }
    all.push(Decision::Refresh(None));
    all.extend(Card::ALL.map(|card| Decision::Refresh(Some(card))));
    all.push(Decision::Conserve(None));
    all.extend(End::ALL.map(|end| Decision::Conserve(Some(end))));
    for victim in Seat::ALL {
        all.push(Decision::RobPesos { victim });
        all.push(Decision::Tax { victim, loss: Loss::Worker });
        let losses = Material::ALL.map(Loss::Material);
        all.extend(losses.map(|loss| Decision::Tax { victim, loss }));
        all.extend(all_loots().into_iter().map(|loot| Decision::RobMaterials { victim, loot }));
    }
    all.extend(colours_up_to(11, 21).map(Decision::Mama));
    for debris_for in colours_up_to(9, 9) {
        for pesos_for_workers in 0..=6 {
            let payment = Payment { debris_for, pesos_for_workers };
            all.extend(End::ALL.map(|end| Decision::Build { end, payment }));
        }
    }
    all
}

fn all_loots() -> Vec<Loot> {
    let mut loots = vec![Loot::Nothing];
    for one in Material::ALL {
        loots.push(Loot::One(one));
        loots.extend(Material::ALL.map(|other| Loot::Two(one, other)));
    }
    loots
}

/// Every mix of colours with at most this many of each and in all.
fn colours_up_to(each: u8, in_all: u32) -> impl Iterator<Item = Colours> {
    let base = u32::from(each) + 1;
    (0..base.pow(4))
        .map(move |number| [1, base, base * base, base.pow(3)].map(|unit| number / unit % base))
        .map(|counts| Colours::from_array(counts.map(|count| count as u8)))
        .filter(move |colours| colours.total() <= in_all)
}

fn all_draws() -> Vec<Drawn> {
    let materials = Material::ALL.into_iter().map(Drawn::Material);
    let buildings = BuildingId::all().map(Drawn::Building);
    materials.chain(buildings).chain(all_lineups().into_iter().map(Drawn::Ages)).collect()
}

/// Every order of some or all of the seats.
pub(crate) fn all_lineups() -> Vec<Lineup> {
    let mut lists: Vec<Vec<Seat>> = vec![Vec::new()];
    let mut from = 0;
    while from < lists.len() {
        let shorter = lists[from].clone();
        for seat in Seat::ALL.into_iter().filter(|seat| !shorter.contains(seat)) {
            lists.push([shorter.as_slice(), &[seat]].concat());
        }
        from += 1;
    }
    lists.iter().filter_map(|seats| Lineup::new(seats)).collect()
}
