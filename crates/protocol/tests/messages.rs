//! Messages come out as they went in, and their length keeps secrets.

use havana_protocol::{FrameError, History, Seen, ToClient, ToServer, VERSION, decode, encode};
use havana_rules::{Config, Decisions, Event, Seat, State, View, Viewer};
use havana_table::{EncodedHeader, Purpose, Seed, selfplay};

/// All events of a few random games.
fn events() -> Vec<(Config, Vec<Event>)> {
    (0..30)
        .map(|number| {
            let config = Config::new(2 + number as usize % 3).unwrap();
            let mut state = State::new(&config);
            let mut rng = Seed::of_game(1, number, Purpose::Dice).stream();
            let mut policy_rng = Seed::of_game(1, number, Purpose::Decisions).stream();
            let (mut legal, mut events) = (Decisions::new(), Vec::new());
            selfplay::play_out(
                &mut state,
                &mut rng,
                &mut policy_rng,
                &mut legal,
                &mut events,
                |_| {},
            );
            (config, events)
        })
        .collect()
}

fn viewers(config: Config) -> impl Iterator<Item = Viewer> {
    Seat::ALL.into_iter().take(config.players()).map(Viewer::Seat).chain([Viewer::Spectator])
}

#[test]
fn every_event_comes_out_as_it_went_in() {
    for (config, events) in events() {
        for viewer in viewers(config) {
            for event in &events {
                let seen = Seen(event.seen_by(viewer));
                assert_eq!(decode::<Seen>(&encode(&seen)), Ok(seen));
            }
        }
    }
}

#[test]
fn a_secret_takes_as_many_bytes_hidden_as_shown() {
    let mut secrets = 0;
    for (config, events) in events() {
        for event in &events {
            let lengths: Vec<usize> =
                viewers(config).map(|viewer| encode(&Seen(event.seen_by(viewer))).len()).collect();
            assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]), "{event:?}: {lengths:?}");
            secrets += usize::from(event.seen_by(Viewer::Spectator) != *event);
        }
    }
    assert!(secrets > 1000, "only {secrets} secrets were seen");
}

#[test]
fn a_client_that_absorbs_what_it_is_sent_sees_what_its_seat_sees() {
    for (config, events) in events() {
        for viewer in viewers(config) {
            let mut view: View = State::new(&config).view(viewer);
            let frames: Vec<Vec<u8>> =
                events.iter().map(|event| encode(&Seen(event.seen_by(viewer)))).collect();
            for frame in frames {
                view.absorb(decode::<Seen>(&frame).unwrap().0);
            }
            assert!(matches!(view.pending(), havana_rules::Pending::Over(_)));
        }
    }
}

#[test]
fn what_is_no_message_is_refused() {
    assert_eq!(decode::<ToServer>(&[]), Err(FrameError::Empty));
    assert_eq!(decode::<ToServer>(&[VERSION + 1, 0]), Err(FrameError::Version(VERSION + 1)));
    assert_eq!(decode::<ToServer>(&[VERSION, 200]), Err(FrameError::Nonsense));
    let mut longer = encode(&ToServer::Ping);
    longer.push(0);
    assert_eq!(decode::<ToServer>(&longer), Err(FrameError::Nonsense));
    assert_eq!(decode::<ToClient>(&encode(&ToClient::Pong)), Ok(ToClient::Pong));
}

#[test]
fn two_histories_have_the_same_hash_only_if_a_viewer_saw_the_same() {
    let of = |header: &[u8], seat, events: &[Event], viewer| {
        let mut history = History::new(&EncodedHeader::from_bytes(header.to_vec()), seat);
        for event in events {
            history.add(Seen(event.seen_by(viewer)));
        }
        history.hash()
    };
    let mut hashes = std::collections::HashMap::new();
    for (config, events) in events() {
        for viewer in viewers(config) {
            let seat = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            };
            for known in [1, events.len() / 2, events.len() - 1, events.len()] {
                let seen: Vec<Event> =
                    events[..known].iter().map(|event| event.seen_by(viewer)).collect();
                let hash = of(b"agreed", seat, &seen, viewer);
                assert_eq!(hash, of(b"agreed", seat, &events[..known], viewer));
                assert_ne!(hash, of(b"agreed otherwise", seat, &seen, viewer));
                let before = hashes.insert(hash, (seat, seen.clone()));
                assert!(before.is_none_or(|before| before == (seat, seen)), "a collision");
            }
        }
    }
    assert!(hashes.len() > 200, "only {} histories", hashes.len());
}
