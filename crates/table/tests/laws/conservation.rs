//! Nothing comes from nowhere and nothing gets lost.

use havana_rules::{Buildings, Cards, Event, Goods, RowName, State, Viewer};

use crate::driver::over_games;

/// R1.1, R1.2, R1.3: 80 materials, 108 pesos and 15 workers: only what was paid for buildings or
/// lost to taxes has left the game, and only materials ever do.
#[test]
fn r1_1_goods_are_conserved() {
    over_games(1, |_| {
        let mut gone = Goods::NONE;
        move |step, _| {
            for event in step.events {
                gone += match *event {
                    Event::Built { paid, .. } => paid.only_materials(),
                    Event::Taxed { loss, .. } => loss.goods().only_materials(),
                    _ => Goods::NONE,
                };
            }
            assert_eq!(step.after.open().boxed(), gone);
        }
    });
}

/// R1.4: each of the 36 buildings is in just one place.
#[test]
fn r1_4_buildings_are_conserved() {
    over_games(1, |_| {
        let mut removed = Buildings::NONE;
        move |step, _| {
            for event in step.events {
                if let Event::BuildingRemoved { building, .. } = *event {
                    removed.insert(building);
                }
            }
            assert_eq!(places_of_buildings(step.after, removed), vec![1; 36]);
        }
    });
}

fn places_of_buildings(state: &State, removed: Buildings) -> Vec<u8> {
    let open = state.open();
    let mut places = vec![0; 36];
    let rows = RowName::ALL.iter().flat_map(|&row| open.row(row).as_slice().to_vec());
    let bought = open.seats().flat_map(|seat| open.player(seat).buildings().iter());
    for building in rows.chain(bought).chain(open.pile().iter()).chain(removed.iter()) {
        places[building.index()] += 1;
    }
    places
}

/// R1.5, R4.7: each player has thirteen cards, and the points of their buildings.
#[test]
fn r1_5_cards_are_conserved() {
    over_games(1, |_| {
        |step, _| {
            for seat in step.after.open().seats() {
                let view = step.after.view(Viewer::Seat(seat));
                let player = view.open().player(seat);
                let parts = [view.hand(), view.face_down(), view.discard(), Some(player.laid())];
                let parts = parts.map(|part| part.expect("a player sees his own cards"));
                let all = parts.iter().fold(Cards::NONE, |all, &part| all.union(part));
                assert_eq!(all, Cards::ALL);
                assert_eq!(parts.iter().map(|part| part.len()).sum::<usize>(), 13);
                assert_eq!(player.hand_size(), parts[0].len());
                assert_eq!(player.discard_size(), parts[2].len());
                let deck = view.open().deck();
                let points: u8 = player.buildings().iter().map(|b| deck.points(b)).sum();
                assert_eq!(player.points(), points);
            }
        }
    });
}
