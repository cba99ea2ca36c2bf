//! Plays random games and shows each step to a law.

use havana_rules::{Config, Decision, Decisions, Event, Input, Pending, Seat, State, Viewer};
use havana_table::chance::{self, below};
use havana_table::{Purpose, Seed};
use rand_chacha::ChaCha8Rng;

/// One step of a game.
pub(crate) struct Step<'a> {
    pub(crate) before: &'a State,
    pub(crate) input: Input,
    pub(crate) events: &'a [Event],
    pub(crate) after: &'a State,
}

/// How many games are played of each number of players, for a law that takes `1 / share` of them.
pub(crate) fn games(share: u64) -> u64 {
    let all = std::env::var("HAVANA_GAMES").ok().and_then(|games| games.parse().ok());
    (all.unwrap_or(10_200_u64) / 3 / share).max(1)
}

/// Plays games of each number of players; `law` makes a new law for each game.
pub(crate) fn over_games<L: FnMut(&Step, &mut ChaCha8Rng)>(
    share: u64,
    mut law: impl FnMut(&State) -> L,
) {
    for players in 2..=4 {
        for game in 0..games(share) {
            let start = State::new(&Config::new(players).expect("2 to 4 players"));
            play(start, game, any, law(&start));
        }
    }
}

/// Any of the legal decisions.
pub(crate) fn any(_: &State, legal: &[Decision], policy_rng: &mut ChaCha8Rng) -> Decision {
    legal[below(policy_rng, legal.len() as u32) as usize]
}

/// Plays one game to its end.
pub(crate) fn play(
    start: State,
    game: u64,
    choose: impl Fn(&State, &[Decision], &mut ChaCha8Rng) -> Decision,
    mut law: impl FnMut(&Step, &mut ChaCha8Rng),
) {
    let mut rng = Seed::of_game(1, game, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(1, game, Purpose::Decisions).stream();
    let mut trial = Seed::of_game(2, game, Purpose::Decisions).stream();
    let mut legal = Decisions::new();
    let mut state = start;
    let mut events = Vec::new();
    loop {
        let input = match state.pending() {
            Pending::Over(_) => return,
            Pending::Chance(draw) => {
                Input::Chance(chance::draw(&mut rng, draw).expect("there is something to draw"))
            }
            Pending::Decide { seats, .. } => {
                let seat = seats.iter().nth(below(&mut policy_rng, seats.len() as u32) as usize);
                let seat = seat.expect("somebody is asked");
                state.legal(seat, &mut legal);
                assert!(legal.len() > 1, "game {game}: a choice with one outcome was asked");
                Input::Decision { seat, decision: choose(&state, &legal, &mut policy_rng) }
            }
        };
        let before = state;
        events.clear();
        state.apply(input, &mut events).expect("a listed decision is legal");
        law(&Step { before: &before, input, events: &events, after: &state }, &mut trial);
    }
}

/// Everyone who may look at the table.
pub(crate) fn viewers(state: &State) -> impl Iterator<Item = Viewer> {
    let seats: Vec<Seat> = state.open().seats().collect();
    seats.into_iter().map(Viewer::Seat).chain([Viewer::Spectator])
}
