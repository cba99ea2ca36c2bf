//! Choosing players and cubes: thieves, tax collectors, and mama.

use havana_client::{Draft, Spot};
use havana_rules::{Choice, Goods, Loss, Material, Seat, View};
use leptos::prelude::*;

use crate::art;
use crate::game::Desk;
use crate::motion::GOODS;
use crate::part::{flag, part, picture, press, told, word};
use crate::table::Pointing;
use crate::text::{say, t, words};

/// Whose pesos.
pub(super) fn victims(desk: Desk) -> AnyView {
    view! { <p class="told">{t("act-choose-victim")}</p>{people(desk)} }.into_any()
}

/// The players one can point at, those who may not be named too.
fn people(desk: Desk) -> AnyView {
    let others = desk.shown.with_untracked(|view: &View| {
        view.open().seats().filter(|&seat| view.seat() != Some(seat)).collect::<Vec<Seat>>()
    });
    let names = desk.names();
    let buttons = others.into_iter().map(move |seat| {
        let place = Pointing::to(Some(desk), Spot::Player(seat));
        view! {
            <button class=format!("person seat-{}", seat.index()) class:glows=flag(move || place.glows())
                class:chosen=flag(move || place.chosen()) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {picture("badge", art::seat_badge(seat))}{names[seat.index()].clone()}</button>
        }
    });
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
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
                let debris = desk.shown.with(|view| view.open().centre().debris().div_ceil(2));
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
    let whom = (choice == Choice::MaterialsThief).then(|| people(desk));
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
        let label = move || {
            let mut one = [0; 7];
            one[good] = lanes[good];
            words().goods(Goods::from_lanes(one))
        };
        view! {
            <button class="cube" data-good=GOODS[good] class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
                aria-label=told(label) title=told(label) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>
                {picture("good", art::good(good))}
                <b aria-hidden="true">{told(move || format!("{}/{}", chosen(), lanes[good]))}</b>
            </button>
        }
    });
    view! { <div class="choices">{buttons.collect_view()}</div> }.into_any()
}
