//! Buying a building: how it is paid for, five for one shown as such.

use havana_client::{Draft, Spot};
use havana_rules::{
    BuildingId, Card, Colours, Decision, End, Goods, Loss, Material, Payment, View,
};
use leptos::prelude::*;

use super::spoken::missing as missing_for;
use crate::art;
use crate::game::GameController;
use crate::part::{arrow, computed, flag, memo, part, picture, press, when};
use crate::table::{Pointing, building_label, cost, pips};
use crate::text::{say, t, words};

/// What can be built, and once a building is chosen how it is paid for.
pub(super) fn payment(game: GameController) -> AnyView {
    let is_chosen = memo(move || chosen(game).is_some());
    view! {
        {when(move || !is_chosen.get(), move || offers(game))}
        {part(move || chosen(game).map(|building| ways(game, building)))}
    }
    .into_any()
}

/// The buildings at the four ends: those one can pay for with price and points, the others with what
/// is missing.
fn offers(game: GameController) -> AnyView {
    let view = game.shown.get_untracked();
    let can = |end| {
        game.draft
            .with_untracked(|draft| draft.as_ref().is_some_and(|draft| draft.glows(Spot::End(end))))
    };
    // What can be bought comes first.
    let (first, last): (Vec<(End, BuildingId)>, Vec<_>) =
        view.open().ends().partition(|&(end, _)| can(end));
    let offers = first.into_iter().chain(last).map(|(end, id)| offer(game, &view, end, id));
    view! { <div class="choices offers">{offers.collect_view()}</div> }.into_any()
}

fn offer(game: GameController, view: &View, end: End, id: BuildingId) -> AnyView {
    let place = Pointing::to(Some(game), Spot::End(end));
    let deck = view.open().deck();
    let own = view.seat().map(|seat| *view.open().player(seat));
    let goods = own.map_or(Goods::NONE, |own| own.goods());
    let missing = deck.cost(id).saturating_sub(goods);
    let no_architect =
        deck.needs_architect(id) && !own.is_some_and(|own| own.laid().contains(Card::Architect));
    let affordable = place.glows_now();
    let name = move || words().building(deck.key(id));
    let shown = *view;
    let label = move || {
        if affordable { building_label(words(), deck, id) } else { missing_for(&shown, id) }
    };
    let architect = no_architect.then(|| picture("needs", art::symbol(Card::Architect)));
    let price = cost(if affordable { deck.cost(id) } else { missing });
    view! {
        <button class="offer" class:glows=flag(move || place.glows()) class:poor=!affordable
            aria-label=computed(label) on:click=press(move || place.press())>
            <b class="worth" aria-hidden="true">{deck.points(id)}</b>
            <span class="called" aria-hidden="true">{computed(name)}</span>
            <span class="price">{(!affordable).then(|| view! { <span aria-hidden="true">"–"</span> })}{price}{architect}</span>
        </button>
    }
    .into_any()
}

fn chosen(game: GameController) -> Option<Goods> {
    let end = game.draft.with(|draft| draft.as_ref().and_then(Draft::end))?;
    game.shown.with(|view: &View| {
        let building = view.open().end(end)?;
        Some(view.open().deck().cost(building))
    })
}

fn ways(game: GameController, cost: Goods) -> AnyView {
    let lines = (0..7).filter(|&good| cost.lanes()[good] > 0).map(|good| line(game, cost, good));
    let adjustable = game.draft.with(|draft| {
        draft.as_ref().is_some_and(|draft| {
            let ways = |d: &&Decision| matches!(d, Decision::Build { end, .. } if Some(*end) == draft.end());
            draft.legal().iter().filter(ways).count() > 1
        })
    });
    view! {
        <div class="payment" role="group" aria-label=t("act-pay-title") class:fixed=!adjustable>
            <ul>{lines.collect_view()}</ul>
            <p class="told"><span class="pays">{computed(move || total(game, cost, true))}" · "</span>{computed(move || total(game, cost, false))}</p>
        </div>
    }
    .into_any()
}

/// What is paid in all, or what is left.
fn total(game: GameController, cost: Goods, is_paid: bool) -> String {
    let payment = game.draft.with(|draft| draft.as_ref().map(Draft::payment)).unwrap_or_default();
    let paid = payment.price(cost).unwrap_or(cost);
    let has = game.shown.with(|view: &View| {
        view.seat().map_or(Goods::NONE, |seat| view.open().player(seat).goods())
    });
    if is_paid {
        return say("act-pay-total", &[("goods", words().goods(paid).into())]);
    }
    say("act-pay-left", &[("goods", words().goods(has.saturating_sub(paid)).into())])
}

/// One part of the cost, and how many of it are replaced.
fn line(game: GameController, cost: Goods, good: usize) -> AnyView {
    // The part of the payment that is about this good.
    let payment = move || {
        let whole = game.draft.with(|draft| draft.as_ref().map(Draft::payment)).unwrap_or_default();
        let mut colours = [0; 4];
        if let Some(count) = colours.get_mut(good) {
            *count = whole.debris_for.to_array()[good];
        }
        let pesos_for_workers = if good == 6 { whole.pesos_for_workers } else { 0 };
        Payment { debris_for: Colours::from_array(colours), pesos_for_workers }
    };
    let real = move || {
        let mut lanes = [0; 7];
        lanes[good] = cost.lanes()[good];
        Goods::from_lanes(lanes).saturating_sub(payment().replaced())
    };
    let instead = move || payment().given();
    let loss = if good == 6 { Loss::Worker } else { Loss::Material(Material::ALL[good.min(4)]) };
    let can_replace = good < 4 || good == 6;
    view! {
        <li>
            {part(move || Some(pips(real())))}
            {part(move || (payment() != Payment::PLAIN).then(|| view! {
                <span class="five">{pips(instead())}<small>"5 : 1"</small></span>
            }.into_any()))}
            <span class="unseen">{computed(move || words().goods(real() + instead()))}</span>
            {can_replace.then(|| view! {
                {step(game, Spot::Replace(loss), "act-pay-more", good)}
                {step(game, Spot::Keep(loss), "act-pay-less", good)}
            })}
        </li>
    }
    .into_any()
}

fn step(game: GameController, spot: Spot, key: &'static str, good: usize) -> AnyView {
    let place = Pointing::to(Some(game), spot);
    let label = move || {
        let mut one = [0; 7];
        one[good] = 1;
        say(key, &[("what", words().goods(Goods::from_lanes(one)).into())])
    };
    let sign = if key == "act-pay-more" { if good == 6 { 5 } else { 4 } } else { good };
    view! {
        <button class="step" class:glows=flag(move || place.glows()) class:hidden=flag(move || !place.glows())
            aria-label=computed(label) title=computed(label) on:click=press(move || place.press())>
            {arrow()}<span aria-hidden="true">{if key == "act-pay-more" { "5×" } else { "1×" }}</span>
            {picture("good", art::good(sign))}
        </button>
    }
    .into_any()
}
