//! The centre of the table, and what is left in stock, bag and pile.

use havana_client::Spot;
use havana_rules::{Material, View};
use leptos::prelude::*;

use super::spot::Pointing;
use crate::art::{self, Icon};
use crate::game::Desk;
use crate::text::{say, t, words};

/// The centre of the table and the supplies.
pub(crate) fn centre(desk: Option<Desk>, shown: Signal<View>) -> AnyView {
    let goods = Memo::new(move |_| shown.with(|view| view.open().centre()));
    let supply = Memo::new(move |_| shown.with(|view| view.open().supply()));
    let pile = Memo::new(move |_| shown.with(|view| view.open().pile().len()));
    let materials = Material::ALL.map(|material| {
        let place = Pointing::to(desk, Spot::Centre(material));
        let count = move || goods.get().of(material);
        let label = move || format!("{}: {}", words().material(material), count());
        view! {
            <li>
                <button class="count" id=format!("centre-{}", material.key())
                    class:none=move || count() == 0
                    class:glows=move || place.glows()
                    class:chosen=move || place.chosen()
                    aria-label=label
                    title=label
                    aria-pressed=move || place.pressed()
                    tabindex=move || place.tab()
                    on:click=move |_| place.press()>
                    <span class="good" inner_html=art::good(material as usize)></span>
                    <b>{count}</b>
                </button>
            </li>
        }
    });
    let pesos = move || words().goods(havana_rules::Goods::pesos_of(goods.get().pesos()));
    view! {
        <section class="centre" aria-label=t("table-centre")>
            <h2>{t("table-centre")}</h2>
            <ul class="counts">
                {materials}
                <li>
                    <span class="count" id="centre-pesos" title=pesos class:none=move || goods.get().pesos() == 0>
                        <span class="good" inner_html=art::good(5)></span>
                        <b aria-hidden="true">{move || goods.get().pesos()}</b>
                        <span class="unseen">{pesos}</span>
                    </span>
                </li>
            </ul>
            <ul class="left-over">
                {left_over("stock-pesos", "good", art::good(5), "table-stock-pesos", move || supply.get().pesos().into())}
                {left_over("stock-workers", "good", art::good(6), "table-stock-workers", move || supply.get().workers().into())}
                {left_over("bag", "heap", art::icon(Icon::Bag), "table-bag-n", move || supply.get().materials().into())}
                {left_over("pile", "heap", art::icon(Icon::Pile), "table-pile-n", move || pile.get())}
            </ul>
        </section>
    }
    .into_any()
}

/// How much is left of something, as a picture with a number.
fn left_over(
    id: &'static str,
    class: &'static str,
    picture: &'static str,
    key: &'static str,
    count: impl Fn() -> usize + Copy + Send + Sync + 'static,
) -> AnyView {
    let told = move || say(key, &[("n", count().into())]);
    view! {
        <li id=id>
            <span class="count" title=told>
                <span class=class inner_html=picture></span>
                <b aria-hidden="true">{count}</b>
                <span class="unseen">{told}</span>
            </span>
        </li>
    }
    .into_any()
}
