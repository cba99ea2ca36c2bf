//! Choosing cards: the number they would form, and the discard pile.

use havana_client::Spot;
use havana_rules::{Card, Cards, Choice, Decision, View};
use leptos::prelude::*;

use crate::app::explain;
use crate::art;
use crate::game::GameController;
use crate::part::{arrow, computed, each, flag, memo, picture, press, word};
use crate::table::{Pointing, small};
use crate::text::{say, words};

/// What is still to be chosen, and the number that would be formed.
pub(super) fn number(game: GameController, choice: Choice) -> AnyView {
    let sentence = move || {
        let chosen =
            game.draft.with(|draft| draft.as_ref().map(|draft| (draft.cards(), draft.cover())));
        let (cards, cover) = chosen.unwrap_or_default();
        match (choice, cards.len(), cover) {
            (Choice::Opening, 2, _) => together(cards),
            (Choice::Opening, chosen, _) => say("act-choose-two", &[("n", chosen.into())]),
            (_, 0, _) => words().text("act-choose-card"),
            (_, _, None) => words().text("act-choose-cover"),
            (_, _, Some(cover)) => becomes(game, cards, cover),
        }
    };
    view! { <p class="told">{computed(sentence)}</p>{chosen(game)}{covers(game)} }.into_any()
}

/// For the card chosen to lay: what it can cover, and the number that it makes.
fn covers(game: GameController) -> AnyView {
    let ways = memo(move || {
        game.draft.with(|draft| {
            let Some(draft) = draft else { return Vec::new() };
            let of_chosen = |decision: &Decision| match *decision {
                Decision::Lay { card, cover } if draft.cards().contains(card) => {
                    Some((card, cover))
                }
                _ => None,
            };
            draft.legal().iter().filter_map(of_chosen).collect::<Vec<_>>()
        })
    });
    let way = move |(card, cover): (Card, Card)| {
        let label = move || say("act-cover", &[("card", words().card(cover).into())]);
        let number = move || format!("{:02}", after(game, Cards::only(card), cover));
        view! {
            <button class="answer cover-with glows" data-cover=cover.key() on:click=press(move || game.decide(Decision::Lay { card, cover }))>
                {computed(label)}" "<span class="becomes">{arrow()}<b>{computed(number)}</b></span></button>
        }
        .into_any()
    };
    let number = |(card, cover): (Card, Card)| card as usize * Card::COUNT + cover as usize;
    view! { <div class="choices covers">{each(move || ways.get(), number, way)}</div> }.into_any()
}

/// What the chosen cards do, in a few words, with the way to more.
fn chosen(game: GameController) -> AnyView {
    let cards = memo(move || {
        game.draft
            .with(|draft| draft.as_ref().map_or(Vec::new(), |draft| draft.cards().iter().collect()))
    });
    let line = |card: Card| {
        let does = move || format!("{}: {}", words().card_label(card), words().card_short(card));
        let about = move || words().card_help(card);
        view! {
            <li>
                {picture("sign", art::symbol(card))}
                <span>{computed(does)}</span>
                <button class="info" aria-label=computed(about) title=computed(about) on:click=press(move || explain(card))>
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

fn becomes(game: GameController, cards: Cards, cover: Card) -> String {
    let number = after(game, cards, cover);
    say("act-number-becomes", &[("number", format!("{number:02}").into())])
}

/// The number of the laid-out cards once these cover that one.
fn after(game: GameController, cards: Cards, cover: Card) -> u8 {
    let laid = game
        .shown
        .with(|view| view.seat().map_or(Cards::NONE, |seat| view.open().player(seat).laid()));
    laid.without(Cards::only(cover)).union(cards).number()
}

/// The two laid-out cards, with what each does.
pub(super) fn first(game: GameController) -> AnyView {
    let laid = game.shown.with_untracked(|view| {
        view.seat().map_or(Cards::NONE, |seat| view.open().player(seat).laid())
    });
    let choices = laid.iter().map(|card| {
        let place = Pointing::to(Some(game), Spot::Laid(card));
        view! {
            <button class="answer first-card" class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
                aria-pressed=word(move || place.pressed()) on:click=press(move || place.press())>
                {picture("sign", art::symbol(card))}
                <span><b>{computed(move || words().card(card))}</b><small>{computed(move || words().card_short(card))}</small></span>
            </button>
        }
    });
    view! { <div class="choices">{choices.collect_view()}</div> }.into_any()
}

/// The viewer's own discard pile, to take a card from.
pub(super) fn discard(game: GameController) -> AnyView {
    let cards = game.shown.with_untracked(View::discard).unwrap_or_default();
    let choices = cards.iter().map(|card| {
        let place = Pointing::to(Some(game), Spot::Discard(card));
        let about = move || words().card_help(card);
        view! {
            <button class="small-card" data-about=card.key() class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
                aria-label=computed(move || words().card_in_text(card)) aria-description=computed(about) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>{small(card)}</button>
        }
    });
    view! { <div class="choices">{choices.collect_view()}</div> }.into_any()
}
