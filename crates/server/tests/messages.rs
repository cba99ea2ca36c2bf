//! Every message a server accepts, from any bytes; the body of the fuzz target over its seeds,
//! over random bytes and over messages with mistakes.

mod common;
#[path = "../../../fuzz/bodies/messages.rs"]
mod messages;

use std::path::Path;

use common::{COMMAND, never_down, pairs, random_decision, room_of};
use havana_protocol::{
    Leaving, MOST_BYTES_FROM_CLIENT, Saying, Timestamp, ToServer, decode, encode,
};
use havana_rules::{Seat, Viewer};
use havana_server::live::cursor::{Cursor, history_of};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

#[test]
fn the_seeds_of_the_fuzz_target_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/messages");
    let seeds: Vec<_> = std::fs::read_dir(folder).expect("a folder").collect();
    assert!(seeds.len() > 3);
    for seed in seeds {
        let bytes = std::fs::read(seed.expect("a file").path()).expect("a seed");
        assert!(decode::<ToServer>(&bytes).is_ok(), "a seed is a message");
        messages::run(&bytes);
    }
}

fn message() -> impl Strategy<Value = ToServer> {
    prop_oneof![
        any::<(u32, u64)>().prop_map(|(have, history)| ToServer::Hello { have, history }),
        (any::<u64>(), any::<u32>()).prop_map(|(seed, at)| ToServer::Play {
            command: COMMAND,
            at,
            decision: random_decision(&mut ChaCha8Rng::seed_from_u64(seed)),
        }),
        ".{0,300}".prop_map(|text| ToServer::Say(Saying::Text(text))),
        any::<u8>().prop_map(|phrase| ToServer::Say(Saying::Phrase(phrase))),
        Just(ToServer::SitDown),
        Just(ToServer::Leave(Leaving::Resign)),
        Just(ToServer::Ping),
    ]
}

proptest! {
    #[test]
    fn random_bytes_do_no_harm(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        messages::run(&bytes);
    }

    #[test]
    fn messages_with_mistakes_do_no_harm(
        message in message(),
        place in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut bytes = encode(&message);
        prop_assert!(bytes.len() <= MOST_BYTES_FROM_CLIENT);
        messages::run(&bytes);
        let place = place.index(bytes.len());
        bytes[place] = byte;
        messages::run(&bytes);
        messages::run(&bytes[..place]);
    }
}

/// However much a client claims to know or decides, a game judges it and tells a tail.
#[test]
fn a_game_answers_whatever_it_is_asked() {
    let mut policy_rng = ChaCha8Rng::seed_from_u64(7);
    for pair in pairs::pairs(60) {
        let room = room_of(&pair.one);
        for have in [0, 1, 7, room.game.events(), room.game.events() + 1, u32::MAX] {
            let viewer = Viewer::Seat(Seat::ALL[3]);
            let history = history_of(viewer, &room, have);
            let mut cursor = Cursor::new(viewer, &room, have, history);
            let frames =
                std::iter::from_fn(|| cursor.next(&room, Timestamp::MAX, &never_down())).count();
            assert!(frames < 50);
        }
        for at in [0, 1, room.game.moves(), room.game.moves() + 1, u32::MAX] {
            for seat in Seat::ALL {
                let _ = room.game.judge(seat, COMMAND, at, random_decision(&mut policy_rng));
            }
        }
    }
}
