//! What `--as` hides: games that differ only in a card that a viewer may not know look the same.

use havana_rules::{Decision, Decisions, Input, Seat, State};
use havana_table::{Record, Replay};

use crate::common::{Folder, config, game};

/// Whether a decision puts a card where others cannot see it.
fn hides(decision: Decision) -> bool {
    matches!(decision, Decision::Open(..) | Decision::Refresh(Some(_)) | Decision::Lay { .. })
}

/// Another decision that looks the same to the other players.
fn lookalike(state: &State, seat: Seat, decision: Decision) -> Option<Decision> {
    let mut legal = Decisions::new();
    state.legal(seat, &mut legal);
    legal.iter().copied().find(|&other| {
        other != decision
            && match (decision, other) {
                (Decision::Open(..), Decision::Open(..))
                | (Decision::Refresh(Some(_)), Decision::Refresh(Some(_))) => true,
                (Decision::Lay { cover, .. }, Decision::Lay { cover: same, .. }) => cover == same,
                _ => false,
            }
    })
}

/// Pairs of games that end with a hidden card each, and differ in that card only, with whose it is.
fn pairs(record: &Record) -> Vec<(Record, Record, Seat)> {
    let mut replay = Replay::new(record);
    let mut pairs = Vec::new();
    loop {
        let (before, played) = (*replay.state(), replay.played());
        let Some(input) = replay.step(&mut ()) else { return pairs };
        let Input::Decision { seat, decision } = input else { continue };
        let is_still_hidden = replay.state().open().round() == before.open().round()
            && replay.state().open().player(seat).laid() == before.open().player(seat).laid();
        let Some(other) = lookalike(&before, seat, decision).filter(|_| hides(decision)) else {
            continue;
        };
        if is_still_hidden {
            let mut inputs = record.inputs()[..=played].to_vec();
            let one = Record::new(record.header().clone(), &inputs).expect("a beginning");
            inputs[played] = Input::Decision { seat, decision: other };
            let other = Record::new(record.header().clone(), &inputs).expect("another");
            pairs.push((one, other, seat));
        }
    }
}

/// Checking every n-th placed card is enough.
const SOME: usize = 12;

#[test]
fn nobody_sees_a_card_that_others_hide() {
    let (folder, like) = (Folder::new("secrets"), Folder::new("secrets_alike"));
    for players in 2..=4 {
        let pairs = pairs(&game(config(players), 12));
        let (laid, others): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|(one, _, _)| {
            let last = one.inputs().last();
            matches!(last, Some(Input::Decision { decision: Decision::Lay { .. }, .. }))
        });
        assert!(laid.len() > SOME && others.len() >= players, "the game has too few secrets");
        for (one, other, owner) in laid.iter().step_by(SOME).chain(others.iter().take(5)) {
            folder.write("g.jsonl", one.to_text());
            like.write("g.jsonl", other.to_text());
            let looks_alike = |viewer: &str, form: &str| {
                let arguments = format!("replay g.jsonl --as {viewer} {form}");
                folder.print(&arguments) == like.print(&arguments)
            };
            let forms = ["", "--json", &format!("--step {}", one.inputs().len())];
            for seat in (0..players).filter(|&seat| seat != owner.index()) {
                assert!(forms.iter().all(|form| looks_alike(&seat.to_string(), form)), "{seat}");
            }
            assert!(forms.iter().all(|form| looks_alike("spectator", form)));
            assert!(!forms.iter().any(|form| looks_alike(&owner.index().to_string(), form)));
            assert!(!forms.iter().any(|form| looks_alike("all", form)));
        }
    }
}
