//! What is told of a turn to those who hear the table: what is asked and from what it is decided, once, when it is
//! asked; and a part of the table when a key asks for it.

use havana_client::Draft;
use havana_rules::{BuildingId, Card, Choice, Decision, End, Goods, Player, Seat, View};
use leptos::prelude::*;

use crate::game::GameController;
use crate::part::{computed, memo};
use crate::text::{say, words};

/// A part of the table that can be heard.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heard {
    /// The question, or who is waited for.
    Turn,
    /// The listener's own goods.
    Goods,
    Centre,
    /// Every other player: points, number, protection.
    Others,
}

/// What screen readers speak of a game: the turn when it comes, and what a key asked for.
pub(super) fn spoken(game: GameController) -> AnyView {
    // It stays the same while the decision is in progress, so that it is spoken once.
    let turn = memo(move || {
        let choice = game.draft.with(|draft| draft.as_ref().map(Draft::choice));
        choice.map(|choice| turn(game, choice)).unwrap_or_default()
    });
    // What stands in a status from the beginning is not spoken: it comes when the page is there.
    let told = RwSignal::new(String::new());
    Effect::new(move |_| {
        let turn = turn.get();
        request_animation_frame(move || drop(told.try_set(turn)));
    });
    view! {
        <p class="unseen" role="status" id="turn">{computed(move || told.get())}</p>
        <p class="unseen" role="status" id="heard">{computed(move || game.heard.get())}</p>
    }
    .into_any()
}

/// Lets a part of the table be heard; the same again, if it is asked for again.
pub(crate) fn hear(game: GameController, part: Heard) {
    let view = game.shown.get_untracked();
    let sentence = match part {
        Heard::Goods => own_goods(&view),
        Heard::Centre => {
            say("spoken-centre", &[("goods", words().goods(view.open().centre()).into())])
        }
        Heard::Others => others(game, &view),
        Heard::Turn => {
            let choice = game.draft.with_untracked(|draft| draft.as_ref().map(Draft::choice));
            choice.map_or_else(|| super::waits_for(game), |choice| turn(game, choice))
        }
    };
    // A status that says the same as before is not spoken.
    game.heard.update(|heard| {
        let is_same = *heard == sentence;
        *heard = sentence;
        if is_same {
            heard.push('\u{a0}');
        }
    });
}

/// The round, the question, and what it is decided from.
fn turn(game: GameController, choice: Choice) -> String {
    let view = game.shown.get_untracked();
    let round = view.open().round().max(1);
    let mut sentences = vec![
        say("spoken-turn", &[("round", round.into())]),
        super::asks(game, choice),
        own_goods(&view),
    ];
    if choice == Choice::Build {
        sentences.extend(buildings(game, &view));
    }
    sentences.join(" ")
}

fn own_goods(view: &View) -> String {
    let goods = view.seat().map_or(Goods::NONE, |seat| view.open().player(seat).goods());
    say("spoken-have", &[("goods", words().goods(goods).into())])
}

/// What can be paid for, and what is missing for the other buildings at the ends.
fn buildings(game: GameController, view: &View) -> Vec<String> {
    let deck = view.open().deck();
    let can_build = |end: End| {
        let legal =
            |decision: &Decision| matches!(decision, Decision::Build { end: at, .. } if *at == end);
        game.draft.with_untracked(|draft| {
            draft.as_ref().is_some_and(|draft| draft.legal().iter().any(legal))
        })
    };
    let (can, cannot): (Vec<(End, BuildingId)>, Vec<_>) =
        view.open().ends().partition(|&(end, _)| can_build(end));
    let with_points = |&(_, id): &(End, BuildingId)| {
        format!("{}, {}", words().building(deck.key(id)), words().points(deck.points(id)))
    };
    let can: Vec<String> = can.iter().map(with_points).collect();
    let payable =
        (!can.is_empty()).then(|| say("spoken-can-pay", &[("buildings", can.join("; ").into())]));
    let missing = cannot.into_iter().map(|(_, id)| format!("{}.", missing(view, id)));
    payable.into_iter().chain(missing).collect()
}

/// What a player lacks for a building: goods, or the architect.
pub(super) fn missing(view: &View, id: BuildingId) -> String {
    let deck = view.open().deck();
    let own = view.seat().map(|seat| *view.open().player(seat));
    let goods = own.as_ref().map_or(Goods::NONE, Player::goods);
    let missing = deck.cost(id).saturating_sub(goods);
    let no_architect =
        deck.needs_architect(id) && !own.is_some_and(|own| own.laid().contains(Card::Architect));
    let mut lacks = vec![words().goods(missing)];
    lacks.retain(|_| !missing.is_empty());
    if no_architect {
        lacks.push(words().card(Card::Architect));
    }
    let building = words().building(deck.key(id));
    say("act-missing", &[("building", building.into()), ("goods", lacks.join(", ").into())])
}

/// A line for each other player.
fn others(game: GameController, view: &View) -> String {
    let (names, target) = (game.names(), view.open().target());
    let line = |seat: Seat| {
        let player = view.open().player(seat);
        let points = [("points", player.points().into()), ("target", target.into())];
        let mut parts = vec![say("table-points-of", &points)];
        parts.extend(
            player
                .number()
                .map(|number| say("table-number", &[("number", format!("{number:02}").into())])),
        );
        if player.is_protected() {
            parts.push(words().text("table-protected"));
        }
        format!("{}: {}.", names[seat.index()], parts.join(", "))
    };
    let others = view.open().seats().filter(|&seat| view.seat() != Some(seat));
    others.map(line).collect::<Vec<_>>().join(" ")
}
