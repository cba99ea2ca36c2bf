//! Any bytes a client may send: they are no message, or one that is answered without harm.

use havana_protocol::{ToServer, decode, encode};
use havana_rules::{Config, Pending, Seat, State};

/// Takes the bytes as a frame. A decision in it is tried at a table that has just been set up.
pub(crate) fn run(bytes: &[u8]) {
    let Ok(message) = decode::<ToServer>(bytes) else { return };
    let again = decode(&encode(&message));
    assert_eq!(again.as_ref(), Ok(&message), "a message is read as it was written");
    if let ToServer::Play { decision, .. } = message {
        let Ok(config) = Config::new(3) else { return };
        let state = State::new(&config);
        assert!(matches!(state.pending(), Pending::Chance(_)), "the setup draws first");
        for seat in Seat::ALL {
            assert!(state.check(seat, decision).is_err(), "nobody decides before the setup");
        }
    }
}
