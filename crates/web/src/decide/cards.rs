//! Choosing cards: the number they would form, and the discard pile.

use havana_client::Spot;
use havana_rules::{Card, Cards, Choice, View};
use leptos::prelude::*;

use crate::art;
use crate::game::Desk;
use crate::pages::explain;
use crate::part::{each, flag, picture, press, told, word};
use crate::table::{Pointing, small};
use crate::text::{say, words};

/// What is still to be chosen, and the number that would be formed.
pub(super) fn number(desk: Desk, choice: Choice) -> AnyView {
    let sentence = move || {
        let chosen =
            desk.draft.with(|draft| draft.as_ref().map(|draft| (draft.cards(), draft.cover())));
        let (cards, cover) = chosen.unwrap_or_default();
        match (choice, cards.len(), cover) {
            (Choice::Opening, 2, _) => together(cards),
            (Choice::Opening, chosen, _) => say("act-choose-two", &[("n", chosen.into())]),
            (_, 0, _) => words().text("act-choose-card"),
            (_, _, None) => words().text("act-choose-cover"),
            (_, _, Some(cover)) => becomes(desk, cards, cover),
        }
    };
    view! { <p class="told">{told(sentence)}</p>{chosen(desk)} }.into_any()
}

/// What the chosen cards do, in a few words, with the way to more.
fn chosen(desk: Desk) -> AnyView {
    let cards = Memo::new(move |_| {
        desk.draft
            .with(|draft| draft.as_ref().map_or(Vec::new(), |draft| draft.cards().iter().collect()))
    });
    let line = |card: Card| {
        let does = move || format!("{}: {}", words().card_label(card), words().card_short(card));
        let about = move || words().card_help(card);
        view! {
            <li>
                {picture("sign", art::symbol(card))}
                <span>{told(does)}</span>
                <button class="info" aria-label=told(about) title=told(about) on:click=press(move || explain(card))>
                    <span aria-hidden="true">"i"</span>
                </button>
            </li>
        }
        .into_any()
    };
    view! { <ul class="chosen-cards">{each(move || cards.get(), |card| card as usize, line)}</ul> }
        .into_any()
}

fn together(cards: Cards) -> String {
    say("act-show-number", &[("number", format!("{:02}", cards.number()).into())])
}

fn becomes(desk: Desk, cards: Cards, cover: Card) -> String {
    let laid = desk
        .shown
        .with(|view| view.seat().map_or(Cards::NONE, |seat| view.open().player(seat).laid()));
    let number = laid.without(Cards::only(cover)).union(cards).number();
    say("act-number-becomes", &[("number", format!("{number:02}").into())])
}

/// The viewer's own discard pile, to take a card from.
pub(super) fn discard(desk: Desk) -> AnyView {
    let cards = desk.shown.with_untracked(View::discard).unwrap_or_default();
    let choices = cards.iter().map(|card| {
        let place = Pointing::to(Some(desk), Spot::Discard(card));
        let label = move || format!("{}: {}", words().card_label(card), words().card_help(card));
        view! {
            <button class="small-card" data-about=card.key() class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
                aria-label=told(label) title=told(label) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>{small(card)}</button>
        }
    });
    view! { <div class="choices">{choices.collect_view()}</div> }.into_any()
}
