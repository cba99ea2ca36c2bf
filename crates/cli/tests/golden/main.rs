//! Golden playthroughs: whole seeded games as text, with every seat's and the spectator's view at
//! every step. They were read and checked; a difference means that the rules, the views or the
//! words have changed.

mod playthrough;

use havana_rules::{Config, Decisions, Lineup, Seat, State};
use havana_table::{Header, Purpose, Record, Seed, selfplay};

/// A game of random players, short enough to be read.
fn game(header: Header, series: u64) -> Record {
    let mut rng = Seed::of_game(series, 0, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(series, 0, Purpose::Decisions).stream();
    let mut state = State::new(header.config());
    let mut inputs = Vec::new();
    let watch = |input| inputs.push(input);
    selfplay::play_out(
        &mut state,
        &mut rng,
        &mut policy_rng,
        &mut Decisions::new(),
        &mut (),
        watch,
    )
    .expect("every game ends");
    Record::new(header, &inputs).expect("what was played is legal")
}

fn config(players: usize, target: u8) -> Config {
    Config::new(players).and_then(|config| config.with_target(target)).expect("a sound agreement")
}

/// Compares with the snapshot. `INSTA_UPDATE=always` rewrites it; read the difference before it is
/// committed.
fn compare(name: &str, record: &Record) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, playthrough::text(record)));
}

#[test]
fn two_players() {
    compare("two_players", &game(config(2, 8).into(), 218));
}

#[test]
fn three_players_with_names_and_ages() {
    let ages = Lineup::new(&[Seat::ALL[1], Seat::ALL[2], Seat::ALL[0]]).expect("three seats");
    let config = config(3, 6).with_ages(ages).expect("all three");
    let names = ["Anna", "Ben", "Carla"].map(str::to_owned).to_vec();
    let header = Header::from(config).with_names(names).expect("three names");
    compare("three_players_with_names_and_ages", &game(header, 2154));
}

#[test]
fn four_players() {
    compare("four_players", &game(config(4, 7).into(), 1963));
}
