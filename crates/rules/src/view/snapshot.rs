//! A view as data for messages and files: everything by name.

use serde::{Serialize, Serializer};

use crate::components::building::BuildingId;
use crate::components::card::{Card, Cards};
use crate::components::deck::Deck;
use crate::components::goods::Goods;
use crate::components::row::RowName;
use crate::components::seat::{Lineup, Seat};
use crate::flow::Flow;
use crate::open::Open;
use crate::view::{View, Viewer};

#[derive(Serialize)]
struct Snapshot {
    viewer: Viewer,
    round: u16,
    rules: u32,
    target: u8,
    oldest_first: Lineup,
    order: Lineup,
    waiting: Flow,
    upper: Vec<&'static str>,
    lower: Vec<&'static str>,
    pile: Vec<&'static str>,
    centre: Goods,
    supply: Goods,
    boxed: Goods,
    acted: Cards,
    removed: bool,
    quiet_rounds: u8,
    players: Vec<PlayerSnapshot>,
    own: Option<OwnSnapshot>,
}

#[derive(Serialize)]
struct PlayerSnapshot {
    seat: Seat,
    points: u8,
    goods: Goods,
    buildings: Vec<&'static str>,
    laid: Cards,
    number: Option<u8>,
    covered: Option<Card>,
    hand_size: usize,
    discard_size: usize,
    surely_in_hand: Cards,
    discarded: Vec<Card>,
}

#[derive(Serialize)]
struct OwnSnapshot {
    hand: Cards,
    face_down: Cards,
    discard: Cards,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Snapshot::of(self).serialize(serializer)
    }
}

impl Snapshot {
    fn of(view: &View) -> Snapshot {
        let open = &view.open;
        let row = |name| names(open.deck, open.row(name).as_slice().iter().copied());
        Snapshot {
            viewer: view.viewer,
            round: open.round,
            rules: open.rules.number(),
            target: open.target,
            oldest_first: open.oldest_first,
            order: open.order,
            waiting: open.flow,
            upper: row(RowName::Upper),
            lower: row(RowName::Lower),
            pile: names(open.deck, open.pile.iter()),
            centre: open.centre,
            supply: open.supply,
            boxed: open.boxed(),
            acted: open.acted,
            removed: open.removed,
            quiet_rounds: open.quiet_rounds,
            players: open.seats().map(|seat| PlayerSnapshot::of(open, seat)).collect(),
            own: view.own.map(|own| OwnSnapshot {
                hand: own.hand,
                face_down: own.face_down,
                discard: view.discard().unwrap_or_default(),
            }),
        }
    }
}

impl PlayerSnapshot {
    fn of(open: &Open, seat: Seat) -> PlayerSnapshot {
        let player = open.player(seat);
        let trail = player.trail;
        // While something lies face down, no single card is sure to be in hand.
        let surely_in_hand = if player.laid.is_empty() || player.covered.is_some() {
            Cards::NONE
        } else {
            trail.fresh(player.laid)
        };
        PlayerSnapshot {
            seat,
            points: player.points,
            goods: player.goods,
            buildings: names(open.deck, player.buildings.iter()),
            laid: player.laid,
            number: player.number(),
            covered: player.covered,
            hand_size: player.hand_size(),
            discard_size: player.discard_size(),
            surely_in_hand,
            discarded: (0..trail.len()).map(|place| trail.card(place)).collect(),
        }
    }
}

fn names(deck: Deck, buildings: impl Iterator<Item = BuildingId>) -> Vec<&'static str> {
    buildings.map(|building| deck.key(building)).collect()
}
