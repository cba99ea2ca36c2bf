//! The keyboard: digits choose cards, Enter presses or confirms, Ctrl+Z takes back, letters lead to parts of the table and
//! let them be heard, ? lists the keys.

use havana_client::{Doing, Hint, Spot};
use havana_rules::{Card, Choice, View};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::app::{app, explain};
use crate::decide::{Heard, hear};
use crate::game::{self, GameController};
use crate::route::{Dialogue, Page};
use crate::{browser, hover, lesson};

/// Listens to the keyboard as long as the page is open.
pub(crate) fn listen() {
    let handle = window_event_listener(leptos::ev::keydown, |event| {
        if act(&event) {
            event.prevent_default();
        }
    });
    // The other mouse button and the menu key ask what a card does.
    let asked = window_event_listener(leptos::ev::contextmenu, |event| {
        // A long press has told it already where it could.
        if hover::is_long_press() || explain_card_at(&event) {
            event.prevent_default();
        }
    });
    // Nobody ever stops listening.
    std::mem::forget((handle, asked));
}

/// Explains the card at which something happened; answers whether there is one.
fn explain_card_at(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let holder =
        target.and_then(|element| element.closest("[data-card], [data-about]").ok().flatten());
    let key = holder.and_then(|holder| {
        holder.get_attribute("data-card").or(holder.get_attribute("data-about"))
    });
    let card = Card::ALL.into_iter().find(|card| Some(card.key()) == key.as_deref());
    if let Some(card) = card {
        explain(card);
    }
    card.is_some()
}

/// Does what a key says; answers whether it said something.
fn act(event: &KeyboardEvent) -> bool {
    if event.alt_key() || event.meta_key() || is_typing(event) {
        return false;
    }
    let key = event.key();
    if key == "Escape" && app().dialogue.get_untracked().is_some() {
        app().dialogue.set(None);
        return true;
    }
    // People who speak to their computer, or whose hands tremble, can switch single letters off.
    let is_letter = key.chars().count() == 1 && !key.starts_with(|c: char| c.is_ascii_digit());
    if is_letter && !event.ctrl_key() && !app().settings.with_untracked(|set| set.letters) {
        return false;
    }
    if key == "?" {
        app().dialogue.set(Some(Dialogue::Keys));
        return true;
    }
    if !app().page.with_untracked(Page::is_table) || app().dialogue.get_untracked().is_some() {
        return false;
    }
    let Some(game) = game::current().get_untracked() else { return false };
    if event.ctrl_key() {
        if key == "z" {
            game.undo();
            return true;
        }
        return false;
    }
    act_at(game, event, &key)
}

fn act_at(game: GameController, event: &KeyboardEvent, key: &str) -> bool {
    if let Doing::Curtain(_) | Doing::Over | Doing::Elsewhere = game.doing.get_untracked() {
        return false;
    }
    match key {
        // On a button Enter presses it.
        "Enter" if !is_on_button(event) => game.confirm(),
        "Escape" if app().log_open.get_untracked() => app().log_open.set(false),
        "Escape" if game.hint.with_untracked(|hint| *hint != Hint::Closed) => game.close_hint(),
        "Escape" if lesson::understood(game) => {}
        "Escape" if game.since.with_untracked(Option::is_some) => game.close_since(),
        "Escape" => game.clear_draft(),
        "h" => game.ask_hint(),
        "i" => return explain_card_at(event),
        "s" => game.skip_if_showing(),
        "l" => {
            app().log_open.set(true);
            browser::focus("log");
        }
        "r" => app().dialogue.set(Some(Dialogue::Rules(None))),
        "b" => focus_first("#rows button[tabindex='0']"),
        "c" => focus_first("#hand button"),
        "n" => game.press(Spot::No),
        "y" => game.press(Spot::Yes),
        "g" => hear(game, Heard::Goods),
        "m" => hear(game, Heard::Centre),
        "o" => hear(game, Heard::Others),
        "t" => hear(game, Heard::Turn),
        "ArrowRight" | "ArrowDown" => return step(event, 1),
        "ArrowLeft" | "ArrowUp" => return step(event, -1),
        _ => match key.parse::<u8>() {
            Ok(digit) if key.len() == 1 => return choose_digit(game, digit),
            _ => return false,
        },
    }
    true
}

fn is_on_button(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| element.tag_name() == "BUTTON")
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    })
}

/// Chooses the card with this digit; again for the other one with it.
fn choose_digit(game: GameController, digit: u8) -> bool {
    let Some(draft) = game.draft.get_untracked() else { return false };
    let view = game.shown.get_untracked();
    let spot_of = |card: Card| match draft.choice() {
        Choice::First => Some(Spot::Laid(card)),
        Choice::Refreshment => Some(Spot::Discard(card)),
        Choice::Opening => Some(Spot::Hand(card)),
        // With a card chosen, a digit of a laid-out card names the card to cover.
        Choice::Lay => {
            let laid = laid_of(&view);
            let covers =
                !draft.cards().is_empty() && draft.cover().is_none() && laid.contains(&card);
            Some(if covers { Spot::Laid(card) } else { Spot::Hand(card) })
        }
        _ => None,
    };
    let spots: Vec<Spot> = Card::ALL
        .into_iter()
        .filter(|card| card.digit() == digit)
        .filter_map(spot_of)
        .filter(|&spot| draft.glows(spot))
        .collect();
    // The first that is not chosen yet; if the first is, the second takes its place.
    let next = match spots[..] {
        [] => return false,
        [one, other, ..] if draft.has(one) && !draft.has(other) => {
            game.press(one);
            other
        }
        [one, ..] => one,
    };
    game.press(next);
    true
}

fn laid_of(view: &View) -> Vec<Card> {
    view.seat().map_or(Vec::new(), |seat| view.open().player(seat).laid().iter().collect())
}

fn focus_first(selector: &str) {
    let found = browser::document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}

/// Moves the focus among the places of the same list.
fn step(event: &KeyboardEvent, by: i32) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target.filter(|element| element.tag_name() == "BUTTON") else {
        return false;
    };
    let Ok(Some(list)) = target.closest("ol, ul, .choices, .rows") else { return false };
    let Ok(buttons) = list.query_selector_all("button:not([tabindex='-1'])") else { return false };
    let at = (0..buttons.length())
        .find(|&index| buttons.get(index).is_some_and(|node| node.is_same_node(Some(&target))));
    let Some(at) = at else { return false };
    let count = i64::from(buttons.length().max(1));
    let next = (i64::from(at) + i64::from(by)).rem_euclid(count) as u32;
    let element = buttons.get(next).and_then(|n| n.dyn_into::<web_sys::HtmlElement>().ok());
    element.is_some_and(|element| element.focus().is_ok())
}
