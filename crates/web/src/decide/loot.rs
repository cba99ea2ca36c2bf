//! Choosing players and cubes: thieves, tax collectors, and mama.

use havana_client::{Draft, Spot};
use havana_rules::{Card, Choice, Decision, Goods, Loot, Loss, Material, Reason, Seat, View};
use leptos::prelude::*;

use crate::art;
use crate::game::GameController;
use crate::motion::GOODS;
use crate::part::{arrow, computed, flag, memo, part, picture, press, when, word};
use crate::table::Pointing;
use crate::text::{say, t, words};

/// Whose pesos.
pub(super) fn victims(game: GameController) -> AnyView {
    view! { <p class="told">{t("act-choose-victim")}</p>{people(game, Choice::PesoThief)} }
        .into_any()
}

/// The players one can point at, those who may not be named too.
fn people(game: GameController, choice: Choice) -> AnyView {
    let others = game.shown.with_untracked(|view: &View| {
        view.open().seats().filter(|&seat| view.seat() != Some(seat)).collect::<Vec<Seat>>()
    });
    let names = game.names();
    let buttons = others.into_iter().map(move |seat| {
        let place = Pointing::to(Some(game), Spot::Player(seat));
        let promise = move || promise(game, choice, seat);
        let holds = part(move || {
            let holds = holds(game, choice, seat)?;
            Some(view! { <span class="holds">{holds}<span class="unseen">", "</span>{arrow()}</span> }.into_any())
        });
        view! {
            <button class=format!("person seat-{}", seat.index()) class:glows=flag(move || place.glows())
                class:chosen=flag(move || place.chosen()) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {picture("badge", art::seat_badge(seat))}<span>{names[seat.index()].clone()}<small>{holds}{computed(promise)}</small></span></button>
        }
    });
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}

/// What a player has of what is wanted, where it is counted.
fn holds(game: GameController, choice: Choice, seat: Seat) -> Option<String> {
    let pesos = game.shown.with(|view| view.open().player(seat).goods().pesos());
    let can_rob = choice == Choice::PesoThief && most(game, seat) > 0;
    can_rob.then(|| words().goods(Goods::pesos_of(pesos)))
}

/// The most that one can get from a player.
fn most(game: GameController, seat: Seat) -> u8 {
    let legal = game.draft.with(|draft| draft.as_ref().map(|draft| draft.legal().to_vec()));
    let of_seat = legal.unwrap_or_default().into_iter().filter(|decision| match *decision {
        Decision::RobPesos { victim } | Decision::RobMaterials { victim, .. } => victim == seat,
        _ => false,
    });
    let gain = |decision| game.shown.with(|view| view.open().gain(decision));
    of_seat.map(|decision| gain(decision).lanes().iter().sum()).max().unwrap_or(0)
}

/// What one gets from a player, or why nothing.
fn promise(game: GameController, choice: Choice, seat: Seat) -> String {
    let n = most(game, seat);
    if n > 0 {
        return say("act-you-take-n", &[("n", n.into())]);
    }
    let decision = match choice {
        Choice::PesoThief => Decision::RobPesos { victim: seat },
        _ => Decision::RobMaterials { victim: seat, loot: Loot::Nothing },
    };
    let checked = game.shown.with(|view| view.check(decision));
    match checked.and_then(Result::err).map(|illegal| illegal.reason) {
        Some(Reason::Protected(_)) => {
            say("act-safe-by", &[("card", words().card(Card::Protection).into())])
        }
        Some(Reason::AlreadyPlayed(_)) => words().text("table-order-done"),
        _ => words().text("act-nothing-there"),
    }
}

/// Which cubes.
pub(super) fn loot(game: GameController, choice: Choice) -> AnyView {
    let victim = memo(move || game.draft.with(|d| d.as_ref().and_then(Draft::victim)));
    let sentence = move || match (choice, victim.get()) {
        (Choice::Mama, _) => brought(game),
        (_, None) => words().text("act-choose-victim"),
        (_, Some(victim)) => {
            say("act-choose-loot", &[("name", game.names()[victim.index()].as_str().into())])
        }
    };
    // Once a player is chosen, their materials take the place of the players; Undo leads back.
    let asks_whom = move || choice == Choice::MaterialsThief && victim.get().is_none();
    let whom = when(asks_whom, move || people(game, choice));
    view! {
        <p class="told">{computed(sentence)}</p>
        {whom}
        {part(move || Some(cubes(game, choice, victim.get())))}
    }
    .into_any()
}

/// How many materials mama brings, and what comes with them.
fn brought(game: GameController) -> String {
    let (n, chosen) = game.draft.with(|draft| {
        draft.as_ref().map_or((0, Goods::NONE), |draft| (draft.mama_brings(), draft.goods()))
    });
    let all = say("act-choose-materials", &[("n", n.into()), ("chosen", chosen.coloured().into())]);
    let debris = game.shown.with(|view| view.open().debris_for_mama());
    if debris == 0 {
        return all;
    }
    let debris = words().goods(Goods::material(Material::Debris, debris));
    format!("{all}. {}", say("act-also-debris", &[("goods", debris.into())]))
}

/// What each player loses to the tax collector, all on one panel.
pub(super) fn tax(game: GameController, choice: Choice) -> AnyView {
    let taxed = game.draft.with_untracked(|draft| draft.as_ref().map(Draft::taxed));
    let taxed = taxed.unwrap_or_default();
    let several = taxed.len() > 1;
    let names = game.names();
    let of = move |seat: Seat| {
        let name = names[seat.index()].clone();
        let whose = several.then(|| {
            view! { <span class="whose">{picture("badge", art::seat_badge(seat))}{name.clone()}</span> }
        });
        view! {
            <div class=format!("levy seat-{}", seat.index()) role="group" aria-label=name>
                {whose}{cubes(game, choice, Some(seat))}
            </div>
        }
    };
    view! { <div class="levies">{taxed.into_iter().map(of).collect_view()}</div> }.into_any()
}

/// The cubes one can take, as large buttons with how many are chosen.
fn cubes(game: GameController, choice: Choice, victim: Option<Seat>) -> AnyView {
    let lying = game.shown.with_untracked(|view| match (choice, victim) {
        (Choice::Mama, _) => view.open().centre().only_coloured(),
        (_, Some(victim)) => view.open().player(victim).goods(),
        _ => Goods::NONE,
    });
    let lanes = lying.lanes();
    let kinds = (0..7).filter(move |&good| {
        lanes[good] > 0 && good != 5 && (good != 6 || matches!(choice, Choice::Tax { .. }))
    });
    let buttons = kinds.map(move |good| cube(game, choice, victim, good, lanes[good]));
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}

/// One kind of good, of which so many are there.
fn cube(
    game: GameController,
    choice: Choice,
    victim: Option<Seat>,
    good: usize,
    there: u8,
) -> AnyView {
    let loss = if good == 6 { Loss::Worker } else { Loss::Material(Material::ALL[good]) };
    let spot = match (choice, victim, loss) {
        (Choice::Mama, _, Loss::Material(material)) => Spot::Centre(material),
        (_, Some(victim), loss) => Spot::Purse(victim, loss),
        _ => Spot::No,
    };
    let place = Pointing::to(Some(game), spot);
    let chosen = move || {
        game.draft.with(|draft| draft.as_ref().map_or(0, |draft| draft.goods().lanes()[good]))
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
            aria-label=computed(label) title=computed(label) aria-pressed=word(move || place.pressed())
            on:click=press(move || place.press())>
            {picture("good", art::good(good))}
            <b aria-hidden="true">{computed(count)}</b>{after}
        </button>
    }
    .into_any()
}
