//! The centre of the table, and what is left in stock, bag and pile.

use havana_client::Spot;
use havana_rules::{Material, View};
use leptos::prelude::*;

use super::spot::Pointing;
use crate::art::{self, Icon};
use crate::game::GameController;
use crate::part::{computed, flag, memo, picture, press, word};
use crate::text::{say, t, words};

/// The centre of the table and the supplies.
pub(crate) fn centre(game: Option<GameController>, shown: Signal<View>) -> AnyView {
    let goods = memo(move || shown.with(|view| view.open().centre()));
    let supply = memo(move || shown.with(|view| view.open().supply()));
    let pile = memo(move || shown.with(|view| view.open().pile().len()));
    let materials = Material::ALL.map(|material| {
        let place = Pointing::to(game, Spot::Centre(material));
        let count = move || goods.get().of(material);
        let label = move || format!("{}: {}", words().material(material), count());
        view! {
            <li>
                <button class="count" id=format!("centre-{}", material.key())
                    class:none=flag(move || count() == 0)
                    class:glows=flag(move || place.glows())
                    class:chosen=flag(move || place.chosen())
                    aria-label=computed(label)
                    title=computed(label)
                    aria-pressed=word(move || place.pressed())
                    tabindex=word(move || place.tab())
                    on:click=press(move || place.press())>
                    {picture("good", art::good(material as usize))}
                    <b>{computed(move || count().to_string())}</b>
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
                    <span class="count" id="centre-pesos" title=computed(pesos) class:none=flag(move || goods.get().pesos() == 0)>
                        {picture("good", art::good(5))}
                        <b aria-hidden="true">{computed(move || goods.get().pesos().to_string())}</b>
                        <span class="unseen">{computed(pesos)}</span>
                    </span>
                </li>
            </ul>
            <ul class="left-over">
                {left_over("stock-pesos", "good", art::good(5), "table-stock-pesos", Signal::derive(move || supply.get().pesos().into()))}
                {left_over("stock-workers", "good", art::good(6), "table-stock-workers", Signal::derive(move || supply.get().workers().into()))}
                {left_over("bag", "heap", art::icon(Icon::Bag), "table-bag-n", Signal::derive(move || supply.get().materials().into()))}
                {left_over("pile", "heap", art::icon(Icon::Pile), "table-pile-n", Signal::derive(move || pile.get()))}
            </ul>
        </section>
    }
    .into_any()
}

/// How much is left of something, as a picture with a number.
fn left_over(
    id: &'static str,
    class: &'static str,
    sign: &'static str,
    key: &'static str,
    count: Signal<usize>,
) -> AnyView {
    let about = move || say(key, &[("n", count.get().into())]);
    view! {
        <li id=id>
            <span class="count" title=computed(about)>
                {picture(class, sign)}
                <b aria-hidden="true">{computed(move || count.get().to_string())}</b>
                <span class="unseen">{computed(about)}</span>
            </span>
        </li>
    }
    .into_any()
}
