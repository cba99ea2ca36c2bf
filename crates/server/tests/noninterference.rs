//! R1.6 on the wire: of two games that differ only in what a viewer may not know, the viewer
//! receives the same bytes, answers and refusals included.
//!
//! A pair is made by playing a game, stopping somewhere, and changing decisions that others made
//! in secret wherever the game still looks the same to the viewer.

mod common;

use common::pairs::{Pair, pairs};
use common::{COMMAND, never_down, random_decision, room_of};
use havana_protocol::{Timestamp, ToClient, encode};
use havana_rules::Viewer;
use havana_server::live::cursor::{self, Cursor};
use havana_server::live::game::Judged;
use havana_server::live::room::Room;
use rand_core::Rng;

const NOW: Timestamp = Timestamp::from_millis(1_000_000_000);

/// Everything that a viewer of this game can make the server send them.
fn received(room: &Room, viewer: Viewer, policy_rng: &mut dyn Rng) -> Vec<Vec<u8>> {
    let mut frames = Vec::new();
    let game = &room.game;
    for have in [0, game.events() / 2, game.events().saturating_sub(5), u32::MAX] {
        // A client that claims to have more than there is cannot have the same history.
        let history = if have > game.events() { 0 } else { cursor::history_of(viewer, room, have) };
        let mut cursor = Cursor::new(viewer, room, have, history);
        frames.push(cursor.welcome(room));
        frames.extend(std::iter::from_fn(|| cursor.next(room, NOW, &never_down())));
    }
    if let Viewer::Seat(seat) = viewer {
        for _ in 0..30 {
            let decision = random_decision(policy_rng);
            let at = game.moves().saturating_sub(policy_rng.next_u32() % 3);
            frames.push(match game.judge(seat, COMMAND, at, decision) {
                Judged::Illegal(illegal) => encode(&cursor::refused(COMMAND, illegal)),
                Judged::Stale => encode(&ToClient::Stale { command: COMMAND }),
                other => format!("{other:?}").into_bytes(),
            });
        }
    }
    frames
}

/// How many pairs a viewer can tell apart by `tells`.
fn told_apart(
    pairs: &[Pair],
    tells: impl Fn(&Room, Viewer, &mut dyn Rng) -> Vec<Vec<u8>>,
) -> usize {
    let differ = |pair: &&Pair| {
        let one = tells(&room_of(&pair.one), pair.viewer, &mut pair.policy_rng());
        let other = tells(&room_of(&pair.other), pair.viewer, &mut pair.policy_rng());
        one != other
    };
    pairs.iter().filter(differ).count()
}

#[test]
fn r1_6_a_viewer_receives_the_same_bytes_whatever_he_may_not_know() {
    let pairs = pairs(9_000);
    assert!(pairs.len() > 2_000, "only {} pairs differ in a secret", pairs.len());
    assert_eq!(told_apart(&pairs, received), 0);
}

#[test]
fn a_leaked_secret_is_noticed() {
    let pairs = pairs(150);
    let leaks = |room: &Room, viewer: Viewer, _: &mut dyn Rng| {
        let players = room.game.players();
        // As if events were not filtered for their viewer.
        let whose = match viewer {
            Viewer::Spectator => players - 1,
            Viewer::Seat(seat) => (seat.index() + 1) % players,
        };
        let other = Viewer::Seat(havana_rules::Seat::ALL[whose]);
        let mut cursor = Cursor::new(other, room, 0, 0);
        std::iter::from_fn(|| cursor.next(room, NOW, &never_down())).collect()
    };
    assert!(told_apart(&pairs, leaks) > 0);
}

#[test]
fn a_length_that_depends_on_a_secret_is_noticed() {
    let pairs = pairs(150);
    let leaks = |room: &Room, viewer: Viewer, _: &mut dyn Rng| {
        // As if a frame were filled up with as many bytes as a player's lowest card is worth.
        let frame = Cursor::new(viewer, room, 0, 0).welcome(room);
        vec![vec![0; frame.len() + common::lowest_cards(&room.game, viewer)]]
    };
    assert!(told_apart(&pairs, leaks) > 0);
}
