//! What lies before a player.

use havana_client::Spot;
use havana_rules::{Card, Goods, Loss, Material, Player, Seat, View};
use leptos::prelude::*;

use super::spot::Pointing;
use super::{building, card};
use crate::art::{self, Icon};
use crate::game::Desk;
use crate::motion::GOODS;
use crate::online;
use crate::pages::explain;
use crate::text::{say, t, words};

/// What lies before a player: cards, points, goods, buildings.
pub(crate) fn player(
    desk: Option<Desk>,
    shown: Signal<View>,
    seat: Seat,
    name: &str,
    memory_aid: bool,
) -> AnyView {
    let player = Memo::new(move |_| shown.with(|view| *view.open().player(seat)));
    let is_own = Memo::new(move |_| shown.with(|view| view.seat() == Some(seat)));
    let acting = move || desk.is_some_and(|desk| desk.acting.get().is_some_and(|a| a.seat == seat));
    let target = shown.with_untracked(|view| view.open().target());
    let place = Pointing::to(desk, Spot::Player(seat));
    let told = name.to_owned();
    let heading = format!("seat-{}-name", seat.index());
    let labelled_by = heading.clone();
    view! {
        <section class=format!("player seat-{}", seat.index()) id=format!("seat-{}", seat.index())
            aria-labelledby=labelled_by
            class:own=move || is_own.get()
            class:acting=acting
            class:glows=move || place.glows()
            class:chosen=move || place.chosen()>
            <header>
                <button class="who" id=heading tabindex=move || place.tab()
                    aria-pressed=move || place.pressed()
                    on:click=move |_| place.press()>
                    <span class="badge" inner_html=art::seat_badge(seat)></span>
                    <span class="name">{told}</span>
                    <span class="unseen">{move || if is_own.get() { words().text("table-you") } else { String::new() }}</span>
                </button>
                {desk.and_then(|desk| online::beside_name(desk, seat))}
                {shield(player)}
                {points(player, target)}
            </header>
            {laid(desk, shown, player, seat)}
            {purse(desk, player, seat)}
            {hidden(player)}
            {buildings(shown, player, seat)}
            {memory_aid.then(|| memory(player, is_own))}
        </section>
    }
    .into_any()
}

fn shield(player: Memo<Player>) -> AnyView {
    let safe = move || player.with(Player::is_protected);
    view! {
        <Show when=safe>
            <span class="shield" title=t("table-protected")>
                <span aria-hidden="true" inner_html=art::symbol(Card::Protection)></span>
                <span class="unseen">{t("table-protected")}</span>
            </span>
        </Show>
    }
    .into_any()
}

fn points(player: Memo<Player>, target: u8) -> AnyView {
    let points = move || player.with(Player::points);
    let told =
        move || say("table-points-of", &[("points", points().into()), ("target", target.into())]);
    let part =
        move || format!("{}%", (u32::from(points()) * 100 / u32::from(target.max(1))).min(100));
    view! {
        <span class="points" title=told>
            <b aria-hidden="true">{points}</b><small aria-hidden="true">"/"{target}</small>
            <span class="unseen">{told}</span>
            <span class="meter" aria-hidden="true"><span style:width=part></span></span>
        </span>
    }
    .into_any()
}

/// The two laid-out cards and their number.
fn laid(desk: Option<Desk>, shown: Signal<View>, player: Memo<Player>, seat: Seat) -> AnyView {
    let cards = Memo::new(move |_| player.with(|player| player.laid().iter().collect::<Vec<_>>()));
    let number = move || {
        player.with(|player| {
            player.number().map_or("–".to_owned(), |number| format!("{number:02}"))
        })
    };
    let told = move || {
        player.with(|player| match player.number() {
            Some(number) => say("table-number", &[("number", format!("{number:02}").into())]),
            None => words().text("table-no-number"),
        })
    };
    let is_own = move || shown.with(|view| view.seat() == Some(seat));
    let face_down = Memo::new(move |_| {
        player.with(
            |player| if player.laid().is_empty() { Card::COUNT - player.hand_size() } else { 0 },
        )
    });
    view! {
        <div class="laid">
            <span class="number" title=told>
                <b aria-hidden="true">{number}</b><span class="unseen">{told}</span>
            </span>
            <ul aria-label=t("table-laid")>
                <For each=move || cards.get() key=|&card| card
                    children=move |card| out(desk, player, seat, card, is_own)/>
                <For each=move || 0..face_down.get() key=|&place| place
                    children=|_| view! { <li class="back" title=t("table-face-down")><span inner_html=art::card_back()></span><span class="unseen">{t("table-face-down")}</span></li> }/>
            </ul>
        </div>
    }
    .into_any()
}

/// A laid-out card; a new one may lie on it face down.
fn out(
    desk: Option<Desk>,
    player: Memo<Player>,
    seat: Seat,
    card: Card,
    is_own: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let place = Pointing::to(desk, Spot::Laid(card));
    let covered = move || player.with(|player| player.covered() == Some(card));
    let acts = move || {
        desk.is_some_and(|desk| {
            desk.acting.get().is_some_and(|acting| acting.seat == seat && acting.card == Some(card))
        })
    };
    let label = move || {
        let covered =
            if covered() { format!(", {}", words().text("table-covered")) } else { String::new() };
        format!("{}: {}{covered}", words().card_label(card), words().card_help(card))
    };
    view! {
        <li class="turned" class:covered=covered class:acts=acts>
            <span class="cover" aria-hidden="true" inner_html=art::card_back()></span>
            <button class="small-card" data-about=card.key()
                class:glows=move || is_own() && place.glows()
                class:chosen=move || is_own() && place.chosen()
                aria-label=label title=label
                aria-pressed=move || if is_own() { place.pressed() } else { "false" }
                tabindex=move || if is_own() { place.tab() } else { "-1" }
                on:click=move |_| if is_own() { place.press() } else { explain(card) }>
                {card::small(card)}
            </button>
        </li>
    }
    .into_any()
}

/// Materials by kind, pesos and workers.
fn purse(desk: Option<Desk>, player: Memo<Player>, seat: Seat) -> AnyView {
    let counts = (0..7_usize).map(move |good| {
        let spot = match good {
            5 => Spot::Player(seat),
            6 => Spot::Purse(seat, Loss::Worker),
            _ => Spot::Purse(seat, Loss::Material(Material::ALL[good])),
        };
        let place = Pointing::to(desk, spot);
        let count = move || player.with(|player| player.goods().lanes()[good]);
        let label = move || {
            let mut lanes = [0; 7];
            lanes[good] = count();
            if count() == 0 {
                format!("0 {}", name(good))
            } else {
                words().goods(Goods::from_lanes(lanes))
            }
        };
        view! {
            <li>
                <button class="count" id=format!("seat-{}-{}", seat.index(), GOODS[good])
                    class:none=move || count() == 0
                    class:glows=move || good != 5 && place.glows()
                    class:chosen=move || good != 5 && place.chosen()
                    aria-label=label title=label
                    aria-pressed=move || if good == 5 { "false" } else { place.pressed() }
                    tabindex=move || if good == 5 { "-1" } else { place.tab() }
                    on:click=move |_| place.press()>
                    <span class="good" inner_html=art::good(good)></span>
                    <b>{count}</b>
                </button>
            </li>
        }
    });
    view! { <ul class="purse">{counts.collect_view()}</ul> }.into_any()
}

/// The name of one of the seven goods.
fn name(good: usize) -> String {
    match good {
        5 => words().text("good-pesos"),
        6 => words().text("good-workers"),
        _ => words().material(Material::ALL[good]),
    }
}

/// How many cards are in hand and in the discard pile.
fn hidden(player: Memo<Player>) -> AnyView {
    let hand = move || player.with(Player::hand_size);
    let discard = move || player.with(Player::discard_size);
    let hand_told = move || say("table-hand-n", &[("n", hand().into())]);
    let discard_told = move || say("table-discard-n", &[("n", discard().into())]);
    view! {
        <p class="held">
            <span class="in-hand" title=hand_told><span class="icon" inner_html=art::icon(Icon::Hand)></span><b aria-hidden="true">{hand}</b><span class="unseen">{hand_told}</span></span>
            <span class="discarded" title=discard_told><span class="icon" inner_html=art::icon(Icon::Discard)></span><b aria-hidden="true">{discard}</b><span class="unseen">{discard_told}</span></span>
        </p>
    }
    .into_any()
}

/// The buildings bought.
fn buildings(shown: Signal<View>, player: Memo<Player>, seat: Seat) -> AnyView {
    let deck = shown.with_untracked(|view| view.open().deck());
    let owned =
        Memo::new(move |_| player.with(|player| player.buildings().iter().collect::<Vec<_>>()));
    let told = move || say("table-buildings-n", &[("n", owned.with(Vec::len).into())]);
    view! {
        <ul class="owned" id=format!("seat-{}-buildings", seat.index()) aria-label=told>
            <For each=move || owned.get() key=|&id| id children=move |id| {
                let label = move || building::label(words(), deck, id);
                view! {
                    <li title=label>
                        <span aria-hidden="true" inner_html=art::building(deck, id)></span>
                        <b aria-hidden="true">{deck.points(id)}</b>
                        <span class="unseen">{label}</span>
                    </li>
                }
            }/>
        </ul>
    }
    .into_any()
}

/// What everybody has seen go into the discard pile.
fn memory(player: Memo<Player>, is_own: Memo<bool>) -> AnyView {
    let seen = move || player.with(|player| player.trail().cards());
    let told = move || say("table-memory", &[("cards", words().cards(seen()).into())]);
    view! {
        <Show when=move || !is_own.get() && !seen().is_empty()>
            <p class="memory" title=told>
                <span class="unseen">{told}</span>
                {move || seen().iter().map(|card| view! { <span aria-hidden="true">{card.digit()}<span inner_html=art::symbol(card)></span></span> }).collect_view()}
            </p>
        </Show>
    }
    .into_any()
}
