//! What lies before a player.

use std::time::Duration;

use havana_client::Spot;
use havana_rules::{BuildingId, Card, Deck, Goods, Loss, Material, Player, Seat, View};
use leptos::prelude::*;

use super::spot::Pointing;
use super::{building, card};
use crate::app::{app, explain};
use crate::art::{self, Icon};
use crate::game::{self, GameController};
use crate::motion::GOODS;
use crate::online;
use crate::part::{computed, each, flag, memo, picture, press, when, word};
use crate::route::Dialogue;
use crate::text::{say, t, words};

/// What lies before a player: cards, points, goods, buildings.
pub(crate) fn player(
    game: Option<GameController>,
    shown: Signal<View>,
    seat: Seat,
    name: &str,
    memory_aid: bool,
) -> AnyView {
    let player = memo(move || shown.with(|view| *view.open().player(seat)));
    let is_own = memo(move || shown.with(|view| view.seat() == Some(seat)));
    let acting = move || game.is_some_and(|game| game.acting.get().is_some_and(|a| a.seat == seat));
    let target = shown.with_untracked(|view| view.open().target());
    let place = Pointing::to(game, Spot::Player(seat));
    let name = name.to_owned();
    let heading = format!("seat-{}-name", seat.index());
    let labelled_by = heading.clone();
    view! {
        <section class=format!("player seat-{}", seat.index()) id=format!("seat-{}", seat.index())
            aria-labelledby=labelled_by
            class:own=flag(move || is_own.get())
            class:acting=flag(acting)
            class:glows=flag(move || place.glows())
            class:chosen=flag(move || place.chosen())>
            <header>
                <button class="who" id=heading
                    aria-pressed=word(move || place.pressed())
                    on:click=press(move || point_or_look(place, seat))>
                    {picture("badge", art::seat_badge(seat))}
                    <span class="name">{name}</span>
                    <span class="unseen">{computed(move || if is_own.get() { words().text("table-you") } else { String::new() })}</span>
                </button>
                {game.and_then(|game| online::beside_name(game, seat))}
                {shield(player)}
                {points(player, target)}
            </header>
            {laid(game, shown, player, seat)}
            {purse(game, player, seat)}
            {hidden(player)}
            {buildings(shown, player, seat)}
            {memory_aid.then(|| memory(player, is_own))}
        </section>
    }
    .into_any()
}

/// Chooses a player where that is asked; else shows all that lies before them.
fn point_or_look(place: Pointing, seat: Seat) {
    if place.glows_now() || place.chosen_now() {
        place.press();
    } else if game::current().with_untracked(Option::is_some) {
        app().dialogue.set(Some(Dialogue::Player(seat)));
    }
}

/// All that lies before a player, in words, for a page that has no room for it.
pub(crate) fn sheet(game: GameController, seat: Seat) -> AnyView {
    let shown: Signal<View> = game.shown.into();
    let player = memo(move || shown.with(|view| *view.open().player(seat)));
    let target = shown.with_untracked(|view| view.open().target());
    let deck = shown.with_untracked(|view| view.open().deck());
    let points = move || {
        let points = player.with(Player::points);
        say("table-points-of", &[("points", points.into()), ("target", target.into())])
    };
    let number = move || match player.with(Player::number) {
        Some(number) => say("table-number", &[("number", format!("{number:02}").into())]),
        None => words().text("table-no-number"),
    };
    let cards = move || player.with(|player| player.laid().iter().collect::<Vec<_>>());
    let card = |card: Card| {
        let help = move || format!("{}: {}", words().card_label(card), words().card_short(card));
        view! { <li>{picture("picture", art::card(card))}<span>{computed(help)}</span></li> }
            .into_any()
    };
    let goods = move || words().goods(player.with(Player::goods));
    let hand = move || say("table-hand-n", &[("n", player.with(Player::hand_size).into())]);
    let discard =
        move || say("table-discard-n", &[("n", player.with(Player::discard_size).into())]);
    let owned = move || player.with(|player| player.buildings().iter().collect::<Vec<_>>());
    let count = move || say("table-buildings-n", &[("n", owned().len().into())]);
    let building = move |id: BuildingId| {
        let label = move || {
            format!("{} · {}", words().building(deck.key(id)), words().points(deck.points(id)))
        };
        view! { <li>{picture("facade", art::building(deck, id))}<span>{computed(label)}</span></li> }
            .into_any()
    };
    let memory_aid = game.memory_aid();
    let is_own = memo(move || shown.with(|view| view.seat() == Some(seat)));
    view! {
        <p><b>{computed(points)}</b>" · "{computed(number)}</p>
        <ul class="sheet-list">{each(cards, |card| card as usize, card)}</ul>
        <p>{computed(goods)}</p>
        <p>{computed(hand)}" · "{computed(discard)}</p>
        {memory_aid.then(|| memory(player, is_own))}
        <p>{computed(count)}</p>
        <ul class="sheet-list">{each(owned, BuildingId::index, building)}</ul>
    }
    .into_any()
}

fn shield(player: Memo<Player>) -> AnyView {
    let sign = || {
        view! {
            <span class="shield" title=t("table-protected")>
                {picture("", art::symbol(Card::Protection))}
                <span class="unseen">{t("table-protected")}</span>
            </span>
        }
        .into_any()
    };
    when(move || player.with(Player::is_protected), sign)
}

fn points(player: Memo<Player>, target: u8) -> AnyView {
    let points = move || player.with(Player::points);
    let about =
        move || say("table-points-of", &[("points", points().into()), ("target", target.into())]);
    let part =
        move || format!("{}%", (u32::from(points()) * 100 / u32::from(target.max(1))).min(100));
    view! {
        <span class="points" title=computed(about)>
            <b aria-hidden="true">{computed(move || points().to_string())}</b><small aria-hidden="true">{format!("/{target}")}</small>
            <span class="unseen">{computed(about)}</span>
            <span class="meter" aria-hidden="true"><span style:width=part></span></span>
        </span>
    }
    .into_any()
}

/// The two laid-out cards and their number.
fn laid(
    game: Option<GameController>,
    shown: Signal<View>,
    player: Memo<Player>,
    seat: Seat,
) -> AnyView {
    let cards = memo(move || player.with(|player| player.laid().iter().collect::<Vec<_>>()));
    let number = move || {
        player.with(|player| {
            player.number().map_or("–".to_owned(), |number| format!("{number:02}"))
        })
    };
    let about = move || {
        player.with(|player| match player.number() {
            Some(number) => say("table-number", &[("number", format!("{number:02}").into())]),
            None => words().text("table-no-number"),
        })
    };
    let is_own = move || shown.with(|view| view.seat() == Some(seat));
    let face_down = memo(move || {
        player.with(
            |player| if player.laid().is_empty() { Card::COUNT - player.hand_size() } else { 0 },
        )
    });
    view! {
        <div class="laid">
            <span class="number" title=computed(about)>
                <b aria-hidden="true">{computed(number)}</b><span class="unseen">{computed(about)}</span>
            </span>
            <ul aria-label=t("table-laid")>
                {each(move || cards.get(), |card| card as usize, move |card| out(game, player, seat, card, is_own))}
                {each(move || (0..face_down.get()).collect(), |place| place, |_| back())}
            </ul>
        </div>
    }
    .into_any()
}

/// A card face down.
fn back() -> AnyView {
    view! {
        <li class="back" title=t("table-face-down")>
            {picture("", art::card_back())}<span class="unseen">{t("table-face-down")}</span>
        </li>
    }
    .into_any()
}

/// A laid-out card; a new one may lie on it face down.
fn out(
    game: Option<GameController>,
    player: Memo<Player>,
    seat: Seat,
    card: Card,
    is_own: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let place = Pointing::to(game, Spot::Laid(card));
    let covered = move || player.with(|player| player.covered() == Some(card));
    let acts = move || {
        game.is_some_and(|game| {
            game.acting.get().is_some_and(|acting| acting.seat == seat && acting.card == Some(card))
        })
    };
    let label = move || {
        let covered =
            if covered() { format!(", {}", words().text("table-covered")) } else { String::new() };
        format!("{}{covered}", words().card_in_text(card))
    };
    view! {
        <li class="turned" class:covered=flag(covered) class:acts=flag(acts)>
            <span class="cover" aria-hidden="true" inner_html=art::card_back()></span>
            <button class="small-card" data-about=card.key()
                class:glows=flag(move || is_own() && place.glows())
                class:chosen=flag(move || is_own() && place.chosen())
                aria-label=computed(label)
                aria-description=computed(move || words().card_help(card))
                aria-pressed=word(move || if is_own() { place.pressed() } else { "false" })
                tabindex=word(move || if is_own() { place.tab() } else { "-1" })
                on:click=press(move || if is_own() { place.press() } else { explain(card) })>
                {card::small(card)}
            </button>
        </li>
    }
    .into_any()
}

/// Materials by kind, pesos and workers.
fn purse(game: Option<GameController>, player: Memo<Player>, seat: Seat) -> AnyView {
    let counts = (0..7_usize).map(move |good| {
        let spot = match good {
            5 => Spot::Player(seat),
            6 => Spot::Purse(seat, Loss::Worker),
            _ => Spot::Purse(seat, Loss::Material(Material::ALL[good])),
        };
        let place = Pointing::to(game, spot);
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
        let lost = lost(game, seat, good, Signal::derive(count));
        view! {
            <li>
                {lost}
                <button class="count" id=format!("seat-{}-{}", seat.index(), GOODS[good])
                    class:none=flag(move || count() == 0)
                    class:glows=flag(move || good != 5 && place.glows())
                    class:chosen=flag(move || good != 5 && place.chosen())
                    aria-label=computed(label) title=computed(label)
                    aria-pressed=word(move || if good == 5 { "false" } else { place.pressed() })
                    tabindex=word(move || if good == 5 { "-1" } else { place.tab() })
                    on:click=press(move || place.press())>
                    {picture("good", art::good(good))}
                    <b>{computed(move || count().to_string())}</b>
                </button>
            </li>
        }
    });
    view! { <ul class="purse">{counts.collect_view()}</ul> }.into_any()
}

/// How long a loss is shown.
const LOSS_TIME: Duration = Duration::from_millis(1600);

/// A sign such as –1 beside what the viewer has just lost to another player.
fn lost(
    game: Option<GameController>,
    seat: Seat,
    good: usize,
    count: Signal<u8>,
) -> Option<AnyView> {
    let game = game.filter(|game| game.seat() == Some(seat))?;
    let loss = RwSignal::new(0_u8);
    Effect::new(move |before: Option<u8>| {
        let now = count.get();
        let is_mine = game.acting.get_untracked().is_some_and(|acting| acting.seat == seat);
        if let Some(lost) = before.and_then(|before| before.checked_sub(now)).filter(|&n| n > 0)
            && !is_mine
        {
            loss.set(lost);
            set_timeout(
                move || {
                    loss.try_set(0);
                },
                LOSS_TIME,
            );
        }
        now
    });
    let sign = move || format!("–{}", loss.get());
    let shown = move || {
        view! { <span class="lost" aria-hidden="true" data-good=GOODS[good]>{computed(sign)}</span> }
            .into_any()
    };
    Some(when(move || loss.get() > 0, shown))
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
            <span class="in-hand" title=computed(hand_told)>{picture("icon", art::icon(Icon::Hand))}<b aria-hidden="true">{computed(move || hand().to_string())}</b><span class="unseen">{computed(hand_told)}</span></span>
            <span class="discarded" title=computed(discard_told)>{picture("icon", art::icon(Icon::Discard))}<b aria-hidden="true">{computed(move || discard().to_string())}</b><span class="unseen">{computed(discard_told)}</span></span>
        </p>
    }
    .into_any()
}

/// The buildings bought.
fn buildings(shown: Signal<View>, player: Memo<Player>, seat: Seat) -> AnyView {
    let deck = shown.with_untracked(|view| view.open().deck());
    let owned = memo(move || player.with(|player| player.buildings().iter().collect::<Vec<_>>()));
    let about = move || say("table-buildings-n", &[("n", owned.with(Vec::len).into())]);
    view! {
        <ul class="owned" id=format!("seat-{}-buildings", seat.index()) aria-label=computed(about)>
            {each(move || owned.get(), BuildingId::index, move |id| bought(deck, id))}
        </ul>
    }
    .into_any()
}

fn bought(deck: Deck, id: BuildingId) -> AnyView {
    let label = move || building::label(words(), deck, id);
    view! {
        <li title=computed(label)>
            {picture("facade", art::building(deck, id))}
            <b aria-hidden="true">{deck.points(id).to_string()}</b>
            <span class="unseen">{computed(label)}</span>
        </li>
    }
    .into_any()
}

/// What everybody has seen go into the discard pile.
fn memory(player: Memo<Player>, is_own: Memo<bool>) -> AnyView {
    let seen = move || player.with(|player| player.trail().cards());
    let names = move || say("table-memory", &[("cards", words().cards(seen()).into())]);
    let card = |card: Card| {
        let (digit, sign) = (card.digit().to_string(), picture("", art::symbol(card)));
        view! { <span aria-hidden="true">{digit}{sign}</span> }.into_any()
    };
    let line = move || {
        let cards = move || seen().iter().collect();
        view! {
            <p class="memory" title=computed(names)>
                <span class="unseen">{computed(names)}</span>
                {each(cards, |card| card as usize, card)}
            </p>
        }
        .into_any()
    };
    when(move || !is_own.get() && !seen().is_empty(), line)
}
