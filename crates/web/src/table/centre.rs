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
                <li id="stock-pesos">{supply_of(5, move || say("table-stock-pesos", &[("n", supply.get().pesos().into())]), move || supply.get().pesos().into())}</li>
                <li id="stock-workers">{supply_of(6, move || say("table-stock-workers", &[("n", supply.get().workers().into())]), move || supply.get().workers().into())}</li>
                <li id="bag">{heap(Icon::Bag, move || say("table-bag-n", &[("n", supply.get().materials().into())]), move || supply.get().materials().into())}</li>
                <li id="pile">{heap(Icon::Pile, move || say("table-pile-n", &[("n", pile.get().into())]), move || pile.get())}</li>
            </ul>
        </section>
    }
    .into_any()
}

fn supply_of(
    good: usize,
    told: impl Fn() -> String + Send + Sync + Clone + 'static,
    count: impl Fn() -> usize + Send + Sync + 'static,
) -> AnyView {
    let title = told.clone();
    view! {
        <span class="count" title=title>
            <span class="good" inner_html=art::good(good)></span>
            <b aria-hidden="true">{count}</b>
            <span class="unseen">{told}</span>
        </span>
    }
    .into_any()
}

fn heap(
    what: Icon,
    told: impl Fn() -> String + Send + Sync + Clone + 'static,
    count: impl Fn() -> usize + Send + Sync + 'static,
) -> AnyView {
    let title = told.clone();
    view! {
        <span class="count" title=title>
            <span class="heap" inner_html=art::icon(what)></span>
            <b aria-hidden="true">{count}</b>
            <span class="unseen">{told}</span>
        </span>
    }
    .into_any()
}
