//! What a seat is shown depends on nothing that it cannot see.

use havana_environment::{History, OBSERVATION, observe, rng_of_game, svg};
use havana_rules::{Seat, Viewer};
use havana_table::chance;

use crate::play;

fn observation(history: &History, seat: Seat) -> [u8; OBSERVATION] {
    let mut bytes = [0; OBSERVATION];
    observe(history.game(), &history.game().view(Viewer::Seat(seat)), &mut bytes);
    bytes
}

#[test]
fn another_deal_of_hidden_cards_looks_the_same() {
    let mut rng = rng_of_game(9, 9, 9);
    let (mut others_differ, mut pasts_differ) = (0, 0);
    for (players, seed) in [(2, 31), (3, 32), (4, 33), (4, 34), (3, 35), (4, 36)] {
        play(players, seed, |history| {
            if chance::below(&mut rng, 3) > 0 {
                return;
            }
            for seat in Seat::ALL.into_iter().take(players) {
                let dealt = history
                    .resample(seat, |bound| chance::below(&mut rng, bound))
                    .expect("every sampled deal has a past that leads to it");
                assert_eq!(observation(&dealt, seat), observation(history, seat));
                assert_eq!(dealt.observed(seat), history.observed(seat));
                assert_eq!(dealt.game().seat(), history.game().seat());
                if history.game().seat() == Some(seat) {
                    assert_eq!(dealt.game().legal(), history.game().legal());
                }
                others_differ += u32::from(dealt.game() != history.game());
                pasts_differ += u32::from(dealt.full_inputs() != history.full_inputs());
            }
        });
    }
    assert!(others_differ > 100 && pasts_differ > others_differ, "{others_differ} {pasts_differ}");
}

#[test]
fn pictures_show_the_viewer_nothing_more() {
    let mut rng = rng_of_game(8, 8, 8);
    play(3, 40, |history| {
        if chance::below(&mut rng, 20) > 0 {
            return;
        }
        let seat = Seat::ALL[0];
        let dealt = history.resample(seat, |bound| chance::below(&mut rng, bound)).expect("a deal");
        let picture = |history: &History, viewer| svg(&history.game().view(viewer));
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            assert_eq!(picture(&dealt, viewer), picture(history, viewer));
        }
    });
}
