//! The inner loop of a simulation allocates nothing.

use havana_rules::{Config, Decisions, State};
use havana_table::selfplay::play_out;
use havana_table::{Purpose, Seed};

#[test]
fn a_hundred_games_allocate_nothing() {
    for players in 2..=4 {
        let start = State::new(&Config::new(players).expect("2 to 4 players"));
        let mut legal = Decisions::new();
        let mut decisions = 0;
        let used = allocation_counter::measure(|| {
            for game in 0..100 {
                let mut rng = Seed::of_game(3, game, Purpose::Dice).stream();
                let mut policy_rng = Seed::of_game(3, game, Purpose::Decisions).stream();
                let mut state = start;
                let played =
                    play_out(&mut state, &mut rng, &mut policy_rng, &mut legal, &mut (), |_| {});
                decisions += played.expect("every game ends").decisions;
            }
        });
        assert!(decisions > 5_000, "only {decisions} decisions were made");
        assert_eq!(used.count_total, 0, "{used:?}");
    }
}

#[test]
fn the_counter_counts() {
    let used = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1_u8))));
    assert_eq!(used.count_total, 1);
}
