//! Choosing players and cubes: thieves, tax collectors, and mama.

use havana_client::{Draft, Spot};
use havana_rules::{Card, Choice, Decision, Goods, Loot, Loss, Material, Reason, Seat, View};
use leptos::prelude::*;

use crate::art;
use crate::game::Desk;
use crate::motion::GOODS;
use crate::part::{arrow, flag, memo, part, picture, press, told, when, word};
use crate::table::Pointing;
use crate::text::{say, t, words};

/// Whose pesos.
pub(super) fn victims(desk: Desk) -> AnyView {
    view! { <p class="told">{t("act-choose-victim")}</p>{people(desk, Choice::PesoThief)} }
        .into_any()
}

/// The players one can point at, those who may not be named too.
fn people(desk: Desk, choice: Choice) -> AnyView {
    let others = desk.shown.with_untracked(|view: &View| {
        view.open().seats().filter(|&seat| view.seat() != Some(seat)).collect::<Vec<Seat>>()
    });
    let names = desk.names();
    let buttons = others.into_iter().map(move |seat| {
        let place = Pointing::to(Some(desk), Spot::Player(seat));
        let promise = move || promise(desk, choice, seat);
        let holds = part(move || {
            let holds = holds(desk, choice, seat)?;
            Some(view! { <span class="holds">{holds}<span class="unseen">", "</span>{arrow()}</span> }.into_any())
        });
        view! {
            <button class=format!("person seat-{}", seat.index()) class:glows=flag(move || place.glows())
                class:chosen=flag(move || place.chosen()) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {picture("badge", art::seat_badge(seat))}<span>{names[seat.index()].clone()}<small>{holds}{told(promise)}</small></span></button>
        }
    });
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}

/// What a player has of what is wanted, where it is counted.
fn holds(desk: Desk, choice: Choice, seat: Seat) -> Option<String> {
    let pesos = desk.shown.with(|view| view.open().player(seat).goods().pesos());
    let can_rob = choice == Choice::PesoThief && most(desk, seat) > 0;
    can_rob.then(|| words().goods(Goods::pesos_of(pesos)))
}

/// The most that one can get from a player.
fn most(desk: Desk, seat: Seat) -> u8 {
    let legal = desk.draft.with(|draft| draft.as_ref().map(|draft| draft.legal().to_vec()));
    let of_seat = legal.unwrap_or_default().into_iter().filter(|decision| match *decision {
        Decision::RobPesos { victim } | Decision::RobMaterials { victim, .. } => victim == seat,
        _ => false,
    });
    let gain = |decision| desk.shown.with(|view| view.open().gain(decision));
    of_seat.map(|decision| gain(decision).lanes().iter().sum()).max().unwrap_or(0)
}

/// What one gets from a player, or why nothing.
fn promise(desk: Desk, choice: Choice, seat: Seat) -> String {
    let n = most(desk, seat);
    if n > 0 {
        return say("act-you-take-n", &[("n", n.into())]);
    }
    let decision = match choice {
        Choice::PesoThief => Decision::RobPesos { victim: seat },
        _ => Decision::RobMaterials { victim: seat, loot: Loot::Nothing },
    };
    let checked = desk.shown.with(|view| view.check(decision));
    match checked.and_then(Result::err).map(|illegal| illegal.reason) {
        Some(Reason::Protected(_)) => {
            say("act-safe-by", &[("card", words().card(Card::Protection).into())])
        }
        Some(Reason::AlreadyPlayed(_)) => words().text("table-order-done"),
        _ => words().text("act-nothing-there"),
    }
}

/// Which cubes.
pub(super) fn loot(desk: Desk, choice: Choice) -> AnyView {
    let victim = memo(move || desk.draft.with(|d| d.as_ref().and_then(Draft::victim)));
    let sentence = move || match (choice, victim.get()) {
        (Choice::Mama, _) => brought(desk),
        (_, None) => words().text("act-choose-victim"),
        (_, Some(victim)) => {
            say("act-choose-loot", &[("name", desk.names()[victim.index()].as_str().into())])
        }
    };
    // Once a player is chosen, their materials take the place of the players; Undo leads back.
    let asks_whom = move || choice == Choice::MaterialsThief && victim.get().is_none();
    let whom = when(asks_whom, move || people(desk, choice));
    view! {
        <p class="told">{told(sentence)}</p>
        {whom}
        {part(move || Some(cubes(desk, choice, victim.get())))}
    }
    .into_any()
}

/// How many materials mama brings, and what comes with them.
fn brought(desk: Desk) -> String {
    let (n, chosen) = desk.draft.with(|draft| {
        draft.as_ref().map_or((0, Goods::NONE), |draft| (draft.mama_brings(), draft.goods()))
    });
    let all = say("act-choose-materials", &[("n", n.into()), ("chosen", chosen.coloured().into())]);
    let debris = desk.shown.with(|view| view.open().debris_for_mama());
    if debris == 0 {
        return all;
    }
    let debris = words().goods(Goods::material(Material::Debris, debris));
    format!("{all}. {}", say("act-also-debris", &[("goods", debris.into())]))
}

/// What each player loses to the tax collector, all on one panel.
pub(super) fn tax(desk: Desk, choice: Choice) -> AnyView {
    let taxed = desk.draft.with_untracked(|draft| draft.as_ref().map(Draft::taxed));
    let taxed = taxed.unwrap_or_default();
    let several = taxed.len() > 1;
    let names = desk.names();
    let of = move |seat: Seat| {
        let name = names[seat.index()].clone();
        let whose = several.then(|| {
            view! { <span class="whose">{picture("badge", art::seat_badge(seat))}{name.clone()}</span> }
        });
        view! {
            <div class=format!("levy seat-{}", seat.index()) role="group" aria-label=name>
                {whose}{cubes(desk, choice, Some(seat))}
            </div>
        }
    };
    view! { <div class="levies">{taxed.into_iter().map(of).collect_view()}</div> }.into_any()
}

/// The cubes one can take, as large buttons with how many are chosen.
fn cubes(desk: Desk, choice: Choice, victim: Option<Seat>) -> AnyView {
    let lying = desk.shown.with_untracked(|view| match (choice, victim) {
        (Choice::Mama, _) => view.open().centre().only_coloured(),
        (_, Some(victim)) => view.open().player(victim).goods(),
        _ => Goods::NONE,
    });
    let lanes = lying.lanes();
    let kinds = (0..7).filter(move |&good| {
        lanes[good] > 0 && good != 5 && (good != 6 || matches!(choice, Choice::Tax { .. }))
    });
    let buttons = kinds.map(move |good| cube(desk, choice, victim, good, lanes[good]));
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}

/// One kind of good, of which so many are there.
fn cube(desk: Desk, choice: Choice, victim: Option<Seat>, good: usize, there: u8) -> AnyView {
    let loss = if good == 6 { Loss::Worker } else { Loss::Material(Material::ALL[good]) };
    let spot = match (choice, victim, loss) {
        (Choice::Mama, _, Loss::Material(material)) => Spot::Centre(material),
        (_, Some(victim), loss) => Spot::Purse(victim, loss),
        _ => Spot::No,
    };
    let place = Pointing::to(Some(desk), spot);
    let chosen = move || {
        desk.draft.with(|draft| draft.as_ref().map_or(0, |draft| draft.goods().lanes()[good]))
    };
    let taxed = matches!(choice, Choice::Tax { .. });
    let label = move || {
        let mut some = [0; 7];
        some[good] = if taxed { 1 } else { there };
        let goods = words().goods(Goods::from_lanes(some));
        if taxed {
            say("act-one-of", &[("goods", goods.into()), ("n", there.into())])
        } else {
            goods
        }
    };
    let count = move || if taxed { there.to_string() } else { format!("{}/{there}", chosen()) };
    let after = taxed.then(|| view! { {arrow()}<b aria-hidden="true">{there - 1}</b> });
    view! {
        <button class="cube" data-good=GOODS[good] class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
            aria-label=told(label) title=told(label) aria-pressed=word(move || place.pressed())
            on:click=press(move || place.press())>
            {picture("good", art::good(good))}
            <b aria-hidden="true">{told(count)}</b>{after}
        </button>
    }
    .into_any()
}
