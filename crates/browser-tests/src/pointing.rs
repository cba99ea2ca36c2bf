//! What to click for a decision.

use havana_rules::{
    BuildingId, Card, Colours, Decision, End, Goods, Loss, Material, Open, Payment, Seat,
};

/// What to click, one after another, to decide this; the confirm button comes after it.
pub fn clicks_for(open: &Open, legal: &[Decision], decision: Decision) -> Vec<String> {
    let end_of = |end: End| {
        let building = open.end(end).map_or(0, BuildingId::index);
        format!("#rows [data-slide=building-{building}]")
    };
    let in_hand = |card: Card| format!("#hand [data-card={}]", card.key());
    let laid = |card: Card| format!(".player.own .laid [data-about={}]", card.key());
    let person = |seat: Seat| format!("#decide .person.seat-{}", seat.index());
    match decision {
        Decision::Swap { bring, replace } => {
            let cheap = open.pile().iter().filter(|&other| open.deck().cheap().contains(other));
            let place = cheap.take_while(|&other| other != bring).count() + 1;
            vec![format!(".choices.pile .building:nth-of-type({place})"), end_of(replace)]
        }
        Decision::Open(low, high) => vec![in_hand(low), in_hand(high)],
        Decision::First(card) => vec![laid(card)],
        Decision::Refresh(Some(card)) => vec![format!("#decide [data-about={}]", card.key())],
        Decision::Conserve(Some(end)) => vec![end_of(end)],
        Decision::Refresh(None)
        | Decision::Conserve(None)
        | Decision::EndTurn
        | Decision::TakeBack(false) => vec!["#answer-no".to_owned()],
        Decision::TakeBack(true) => vec!["#answer-yes".to_owned()],
        // The players after this one are asked about with it; the first thing that each has will do.
        Decision::Tax { victim, loss } => {
            let of = |seat: Seat| format!("#decide .levy.seat-{} ", seat.index());
            let later = open.still_to_come().skip_while(|&seat| seat != victim).skip(1);
            let asked = later.filter(|&seat| {
                let (goods, is_safe) =
                    (open.player(seat).goods(), open.player(seat).is_protected());
                !is_safe && goods.kinds().len() + usize::from(goods.workers() > 0) > 1
            });
            let others = asked.map(|seat| format!("{}.cube.glows", of(seat)));
            let this = format!("{}{}", of(victim), cube(loss).trim_start_matches("#decide "));
            others.chain([this]).collect()
        }
        Decision::RobPesos { victim } => vec![person(victim)],
        // The only thing that can be taken comes with the player.
        Decision::RobMaterials { victim, .. }
            if legal.iter().filter(|other| matches!(other, Decision::RobMaterials { victim: seat, .. } if *seat == victim)).count() == 1 =>
        {
            vec![person(victim)]
        }
        Decision::RobMaterials { victim, loot } => {
            let cubes = each_of(loot.goods()).map(|material| cube(Loss::Material(material)));
            [person(victim)].into_iter().chain(cubes).collect()
        }
        Decision::Mama(colours) => {
            each_of(colours.goods()).map(|material| cube(Loss::Material(material))).collect()
        }
        Decision::Build { end, payment } => {
            let proposed = legal.iter().find_map(|other| match *other {
                Decision::Build { end: at, payment } if at == end => Some(payment),
                _ => None,
            });
            let cost = open.end(end).map_or(Goods::NONE, |at| open.deck().cost(at));
            let steps = payment_steps(cost, proposed.unwrap_or(Payment::PLAIN), payment);
            [end_of(end)].into_iter().chain(steps).collect()
        }
        Decision::Lay { card, cover } => vec![in_hand(card), laid(cover)],
    }
}

/// The button beside the question for one of these.
fn cube(loss: Loss) -> String {
    let good = match loss {
        Loss::Worker => "workers",
        Loss::Material(material) => material.key(),
    };
    format!("#decide .cube[data-good={good}]")
}

/// Each single cube of these goods.
fn each_of(goods: Goods) -> impl Iterator<Item = Material> {
    Material::ALL
        .into_iter()
        .flat_map(move |material| (0..goods.of(material)).map(move |_| material))
}

/// The buttons that turn one payment into another: five for one, or one for five.
fn payment_steps(cost: Goods, from: Payment, to: Payment) -> Vec<String> {
    let replaced = |payment: Payment| {
        let Colours { brick, sandstone, loam, glass } = payment.debris_for;
        [brick, sandstone, loam, glass, 0, 0, payment.pesos_for_workers]
    };
    let (from, to) = (replaced(from), replaced(to));
    let parts = (0..7).filter(|&good| cost.lanes()[good] > 0).enumerate();
    let steps = parts.flat_map(|(line, good)| {
        let which = if to[good] > from[good] { "first-of-type" } else { "last-of-type" };
        let step = format!(".payment li:nth-child({}) .step:{which}", line + 1);
        vec![step; to[good].abs_diff(from[good]).into()]
    });
    steps.collect()
}
