//! Bringing a cheap building to an end of a row (R2.2).

use havana_client::Spot;
use havana_rules::View;
use leptos::prelude::*;

use crate::game::GameController;
use crate::part::{computed, flag, press, word};
use crate::table::{Pointing, facade};
use crate::text::words;

/// The cheap buildings of the pile.
pub(super) fn pile(game: GameController) -> AnyView {
    let (deck, pile) =
        game.shown.with_untracked(|view: &View| (view.open().deck(), view.open().pile()));
    let cheap = pile.iter().filter(move |&building| deck.cheap().contains(building));
    let choices = cheap.map(move |building| {
        let place = Pointing::to(Some(game), Spot::Pile(building));
        let label = move || words().building(deck.key(building));
        view! {
            <button class="building" class:glows=flag(move || place.glows()) class:chosen=flag(move || place.chosen())
                aria-label=computed(label) aria-pressed=word(move || place.pressed())
                on:click=press(move || place.press())>{facade(deck, building, game.shown.into())}</button>
        }
    });
    view! { <div class="choices pile">{choices.collect_view()}</div> }.into_any()
}
