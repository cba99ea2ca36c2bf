//! Games to analyse.

use havana_bots::Level;
use havana_rules::{Config, Seat, State, Viewer};
use havana_study::{Analysis, Effort, Progress, Study};
use havana_table::{Purpose, Record, Seed, next_input};

/// A game of these bots, the first at the first seat.
pub(crate) fn game(levels: &[&str], number: u64) -> Record {
    let config = Config::new(levels.len()).expect("2 to 4 players");
    let level = |name: &&str| name.parse::<Level>().expect("a level").bot();
    let mut bots: Vec<_> = levels.iter().map(level).collect();
    let mut dice = Seed::of_game(2009, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(2009, number, Purpose::Decisions).stream();
    let (mut state, mut inputs) = (State::new(&config), Vec::new());
    let mut decide = |state: &State, seat: Seat| {
        bots[seat.index()].decide(&state.view(Viewer::Seat(seat)), &mut policy_rng)
    };
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| decide(&state, seat)) {
        state.apply(input, &mut ()).expect("legal");
        inputs.push(input);
    }
    Record::new(config, &inputs).expect("legal")
}

pub(crate) fn study(record: &Record, level: &str) -> Study {
    let effort = Effort::of(level.parse().expect("a level")).expect("a search");
    Study::new(record, effort).expect("a finished game")
}

pub(crate) fn analysis(record: &Record, level: &str) -> Analysis {
    let mut progress = Progress::new(study(record, level));
    while progress.step().is_some() {}
    progress.analysis().expect("all parts are done")
}
