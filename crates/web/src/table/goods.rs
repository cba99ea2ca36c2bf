//! Goods as pictures with counts.

use havana_rules::{Goods, View};
use leptos::prelude::*;

use crate::art;
use crate::part::{flag, picture};

/// What something costs: a picture and a count for each kind.
pub(crate) fn cost(goods: Goods) -> AnyView {
    let kinds = (0..7).filter(move |&good| goods.lanes()[good] > 0);
    let parts = kinds.map(|good| pip(good, goods.lanes()[good])).collect_view();
    view! { <span class="cost" aria-hidden="true">{parts}</span> }.into_any()
}

/// What something costs, with what the viewer lacks dimmed.
pub(super) fn cost_for(goods: Goods, shown: Signal<View>) -> AnyView {
    let lacks = move |good: usize| {
        shown.with(|view| {
            let own = view.seat().map(|seat| view.open().player(seat).goods());
            own.is_some_and(|own| own.lanes()[good] < goods.lanes()[good])
        })
    };
    let kinds = (0..7).filter(move |&good| goods.lanes()[good] > 0);
    let part = move |good: usize| {
        view! { <span class="has" class:lacking=flag(move || lacks(good))>{pip(good, goods.lanes()[good])}</span> }
    };
    view! { <span class="cost" aria-hidden="true">{kinds.map(part).collect_view()}</span> }
        .into_any()
}

/// Goods one by one, as many pictures as there are.
pub(crate) fn pips(goods: Goods) -> AnyView {
    let each = (0..7).flat_map(move |good| (0..goods.lanes()[good]).map(move |_| good));
    let parts = each.map(|good| picture("good", art::good(good))).collect_view();
    view! { <span class="pips" aria-hidden="true">{parts}</span> }.into_any()
}

fn pip(good: usize, count: u8) -> AnyView {
    let count = (count > 1).then(|| view! { <b>{count.to_string()}</b> });
    view! { <span class="pip">{count}{picture("good", art::good(good))}</span> }.into_any()
}
