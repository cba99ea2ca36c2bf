//! The player aid: what each card gives, by what one needs.

use havana_rules::Card;
use leptos::prelude::*;

use super::home;
use crate::app::app;
use crate::part::{computed, picture, press};
use crate::route::{Dialogue, Page};
use crate::text::{t, words};
use crate::{art, game, lesson};

/// What one may need: its title, its text, its pictures, and the card of each line of the text.
#[derive(Clone, Copy)]
struct Need {
    title: &'static str,
    text: &'static str,
    goods: &'static [usize],
    cards: &'static [Card],
}

const NEEDS: [Need; 9] = [
    Need {
        title: "aid-pesos",
        text: "aid-pesos-text",
        goods: &[5],
        cards: &[Card::Pesos, Card::PesoThief, Card::TaxCollector],
    },
    Need {
        title: "aid-coloured",
        text: "aid-coloured-text",
        goods: &[0, 1, 2, 3],
        cards: &[Card::Mama, Card::BlackMarket, Card::MaterialsThief],
    },
    Need {
        title: "aid-debris",
        text: "aid-debris-text",
        goods: &[4],
        cards: &[Card::Debris, Card::Mama, Card::MaterialsThief],
    },
    Need {
        title: "aid-workers",
        text: "aid-workers-text",
        goods: &[6],
        cards: &[Card::Worker, Card::Architect],
    },
    Need { title: "aid-cards", text: "aid-cards-text", goods: &[], cards: &[Card::Refreshment] },
    Need {
        title: "aid-safety",
        text: "aid-safety-text",
        goods: &[],
        cards: &[Card::Protection, Card::Siesta],
    },
    Need {
        title: "aid-harm",
        text: "aid-harm-text",
        goods: &[],
        cards: &[Card::TaxCollector, Card::Conservation, Card::PesoThief],
    },
    Need { title: "aid-five", text: "aid-five-text", goods: &[], cards: &[] },
    Need { title: "aid-target", text: "aid-target-text", goods: &[], cards: &[] },
];

/// Between two lines of a text.
const BETWEEN: &str = " · ";

/// The player aid, every card explained, and the way to learn the game.
pub(super) fn aid() -> AnyView {
    let cards = Card::ALL.into_iter().map(|card| {
        view! {
            <li>
                {picture("picture", art::card(card))}
                <p><b>{computed(move || words().card_label(card))}</b><br/>{computed(move || words().card_help(card))}</p>
            </li>
        }
    });
    view! {
        <p>{t("aid-about")}</p>
        <a class="answer link" id="aid-print" target="_blank"
            href=computed(|| format!("/aid-{}.html", words().language().tag()))>{t("aid-print")}</a>
        <dl class="aid">{NEEDS.map(need).collect_view()}</dl>
        <ul class="cards-explained">{cards.collect_view()}</ul>
        <button class="answer" on:click=press(|| app().dialogue.set(Some(Dialogue::Rules(None))))>{t("rules-title")}</button>
        <button class="answer" id="learn-again" on:click=press(learn)>{t("home-learn")}</button>
    }
    .into_any()
}

fn need(need: Need) -> AnyView {
    let goods = need.goods.iter().map(|&good| picture("good", art::good(good)));
    let lines = move || {
        let text = words().text(need.text);
        let line = |(place, line): (usize, &str)| {
            let sign = need.cards.get(place).map(|&card| art::symbol(card));
            let sign = sign.map(
                |sign| view! { <span class="sign" aria-hidden="true" inner_html=sign></span> },
            );
            view! { <li>{sign}<span>{line.to_owned()}</span></li> }
        };
        text.split(BETWEEN).enumerate().map(line).collect_view()
    };
    view! {
        <dt>{goods.collect_view()}{t(need.title)}</dt>
        <dd><ul>{lines}</ul></dd>
    }
    .into_any()
}

/// Explains the game being played from the beginning, or begins a guided one.
fn learn() {
    match game::current().get_untracked() {
        Some(game) if app().page.get_untracked() == Page::Play => {
            lesson::begin(game);
            app().dialogue.set(None);
        }
        _ => home::learn(),
    }
}
