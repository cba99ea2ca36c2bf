//! Games to analyse.

use havana_bots::Level;
use havana_rules::{Config, Input, Pending, State, Viewer};
use havana_study::{Analysis, Effort, Progress, Study};
use havana_table::{Purpose, Record, Seed, chance};

/// A game of these bots, the first at the first seat.
pub(crate) fn game(levels: &[&str], number: u64) -> Record {
    let config = Config::new(levels.len()).expect("2 to 4 players");
    let level = |name: &&str| name.parse::<Level>().expect("a level").bot();
    let mut bots: Vec<_> = levels.iter().map(level).collect();
    let mut dice = Seed::of_game(2009, number, Purpose::Dice).stream();
    let mut whims = Seed::of_game(2009, number, Purpose::Whims).stream();
    let (mut state, mut inputs) = (State::new(&config), Vec::new());
    loop {
        let input = match state.pending() {
            Pending::Over(_) => return Record::new(config, &inputs).expect("legal"),
            Pending::Chance(draw) => Input::Chance(chance::draw(&mut dice, draw).expect("some")),
            Pending::Decide { seats, .. } => {
                let seat = seats.lowest().expect("one is asked");
                let view = state.view(Viewer::Seat(seat));
                let decision = bots[seat.index()].decide(&view, &mut whims).expect("it is asked");
                Input::Decision { seat, decision }
            }
        };
        state.apply(input, &mut ()).expect("legal");
        inputs.push(input);
    }
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
