//! The numbers of actions and the layout of observations never change under the same version.
//!
//! `v1.txt` has both, and fingerprints of games that were played with them. If this test fails, a
//! policy trained before would misread what it sees: make a new version instead.

use std::fmt::Write as _;

use havana_environment::{
    ACTIONS, Action, FIELDS, OBSERVATION, PLAYER_FIELDS, Part, VERSION, observe,
};
use havana_rules::{Seat, Viewer};

use crate::play;

const V1: &str = include_str!("v1.txt");

fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

fn described() -> String {
    let mut text = format!("version {VERSION}: {ACTIONS} actions, {OBSERVATION} bytes\n");
    for number in 0..=255 {
        let _ = writeln!(text, "action {number} {}", Part::of(Action(number)).name());
    }
    for (what, fields) in [("field", &FIELDS[..]), ("player field", &PLAYER_FIELDS[..])] {
        for field in fields {
            let _ = writeln!(text, "{what} {} {} {}", field.offset, field.len, field.name);
        }
    }
    for players in [2, 3, 4] {
        let (mut seen, mut masks) = (Vec::new(), Vec::new());
        play(players, 100, |history| {
            for seat in Seat::ALL.into_iter().take(players) {
                let mut bytes = [0; OBSERVATION];
                observe(history.game(), &history.game().view(Viewer::Seat(seat)), &mut bytes);
                seen.extend(bytes);
            }
            masks.extend(history.game().legal().iter().map(|action| action.0));
        });
        let _ = writeln!(
            text,
            "game of {players}: {} observations {:016x}, masks {:016x}",
            seen.len() / OBSERVATION,
            hash(seen),
            hash(masks)
        );
    }
    text
}

#[test]
fn version_1_never_changes() {
    let now = described();
    // For a new version: writes the file, to be read before it is committed.
    if std::env::var_os("HAVANA_WRITE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/environment/v1.txt");
        std::fs::write(path, &now).expect("the file can be written");
        return;
    }
    for (line, (now, then)) in now.lines().zip(V1.lines()).enumerate() {
        assert_eq!(now, then, "line {} of v1.txt", line + 1);
    }
    assert_eq!(now.lines().count(), V1.lines().count());
}
