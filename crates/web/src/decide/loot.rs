//! Choosing players and cubes: thieves, tax collectors, and mama.

use havana_client::{Draft, Spot};
use havana_rules::{Choice, Decision, Goods, Loss, Material, Seat, View};
use leptos::prelude::*;

use crate::art;
use crate::game::Desk;
use crate::motion::GOODS;
use crate::part::{arrow, flag, part, picture, press, told, when, word};
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
        view! {
            <button class=format!("person seat-{}", seat.index()) class:glows=flag(move || place.glows())
                class:chosen=flag(move || place.chosen()) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {picture("badge", art::seat_badge(seat))}<span>{names[seat.index()].clone()}<small>{told(promise)}</small></span></button>
        }
    });
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}

/// What one gets from a player, or why nothing.
fn promise(desk: Desk, choice: Choice, seat: Seat) -> String {
    let player = desk.shown.with(|view| *view.open().player(seat));
    let most = desk.draft.with(|draft| {
        let legal = draft.as_ref().map(Draft::legal).unwrap_or_default();
        let of_seat = legal.iter().filter_map(|decision| match *decision {
            Decision::RobPesos { victim } if victim == seat => Some(player.pesos_to_rob()),
            Decision::RobMaterials { victim, loot } if victim == seat => {
                Some(loot.goods().materials())
            }
            _ => None,
        });
        of_seat.max()
    });
    match (most, choice) {
        (None | Some(0), _) if player.is_protected() => words().text("table-protected"),
        (None | Some(0), _) => words().text("act-nothing-there"),
        (Some(pesos), Choice::PesoThief) => {
            let goods = words().goods(Goods::pesos_of(pesos));
            say("act-you-take", &[("goods", goods.into())])
        }
        (Some(n), _) => say("act-you-take-n", &[("n", n.into())]),
    }
}

/// Which cubes.
pub(super) fn loot(desk: Desk, choice: Choice) -> AnyView {
    let sentence = move || {
        let chosen = desk.draft.with(|draft| draft.as_ref().map_or(Goods::NONE, Draft::goods));
        match choice {
            Choice::Mama => {
                let n = desk.draft.with(|draft| draft.as_ref().map_or(0, Draft::mama_brings));
                let mut all = say(
                    "act-choose-materials",
                    &[("n", n.into()), ("chosen", chosen.coloured().into())],
                );
                let debris = desk.shown.with(|view| view.open().debris_for_mama());
                if debris > 0 {
                    let debris = words().goods(Goods::material(Material::Debris, debris));
                    all = format!("{all}. {}", say("act-also-debris", &[("goods", debris.into())]));
                }
                all
            }
            Choice::MaterialsThief
                if desk.draft.with(|d| d.as_ref().and_then(Draft::victim)).is_none() =>
            {
                words().text("act-choose-victim")
            }
            _ => words().text("act-choose-material"),
        }
    };
    // Once a player is chosen, their materials take the place of the players; Undo leads back.
    let chosen = move || desk.draft.with(|draft| draft.as_ref().and_then(Draft::victim)).is_some();
    let asks_whom = move || choice == Choice::MaterialsThief && !chosen();
    let whom = when(asks_whom, move || people(desk, choice));
    view! {
        <p class="told">{told(sentence)}</p>
        {whom}
        {part(move || Some(cubes(desk, choice)))}
    }
    .into_any()
}

/// The cubes one can take, as large buttons with how many are chosen.
fn cubes(desk: Desk, choice: Choice) -> AnyView {
    let victim = desk.draft.with(|draft| draft.as_ref().and_then(Draft::victim));
    let lying = desk.shown.with(|view| match (choice, victim) {
        (Choice::Mama, _) => view.open().centre().only_coloured(),
        (_, Some(victim)) => view.open().player(victim).goods(),
        _ => Goods::NONE,
    });
    let lanes = lying.lanes();
    let kinds = (0..7).filter(move |&good| {
        lanes[good] > 0 && good != 5 && (good != 6 || matches!(choice, Choice::Tax { .. }))
    });
    let buttons = kinds.map(move |good| {
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
            some[good] = if taxed { 1 } else { lanes[good] };
            let goods = words().goods(Goods::from_lanes(some));
            if taxed {
                say("act-one-of", &[("goods", goods.into()), ("n", lanes[good].into())])
            } else {
                goods
            }
        };
        let count = move || {
            if taxed {
                lanes[good].to_string()
            } else {
                format!("{}/{}", chosen(), lanes[good])
            }
        };
        let after = taxed.then(|| view! { {arrow()}<b aria-hidden="true">{lanes[good] - 1}</b> });
        view! {
            <button class="cube" data-good=GOODS[good] class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
                aria-label=told(label) title=told(label) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {picture("good", art::good(good))}
                <b aria-hidden="true">{told(count)}</b>{after}
            </button>
        }
    });
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}
