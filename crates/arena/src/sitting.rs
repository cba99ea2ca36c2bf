//! Bots of ours at one table, for studies of the game: no programs, no clock and no journal.

use havana_bots::Level;
use havana_rules::{Config, Events, Input, Seat, State, Viewer};
use havana_table::selfplay::Played;
use havana_table::{Purpose, Seed, next_input};

use crate::encounter::GameId;
use crate::player::rng_of;
use crate::program::{Fault, FaultKind};

/// A game of a series: it hangs on nothing else but who plays, and what was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeriesGame {
    /// The number that all chance of the series grows from.
    pub seed: u64,
    /// The number of the game, counted from 0.
    pub game: u64,
}

/// Plays a game to its end. The levels are by seat, and are gone through again where there are
/// more seats. Every input is shown to `watch` before it is applied.
pub fn play_bots(
    config: &Config,
    levels: &[Level],
    SeriesGame { seed, game }: SeriesGame,
    events: &mut impl Events,
    mut watch: impl FnMut(Input),
) -> Result<(State, Played), Fault> {
    let id = GameId { encounter: 0, deal: game, rotation: 0 };
    let seats = Seat::ALL.into_iter().take(config.players());
    let mut players: Vec<_> = seats
        .zip(levels.iter().cycle())
        .map(|(seat, level)| (level.bot(), rng_of(seed, id, seat)))
        .collect();
    let mut dice = Seed::of_game(seed, game, Purpose::Dice).stream();
    let mut state = State::new(config);
    let (mut decisions, mut draws) = (0, 0);
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| {
        let (bot, rng) = players.get_mut(seat.index())?;
        bot.decide(&state.view(Viewer::Seat(seat)), rng)
    }) {
        match input {
            Input::Decision { .. } => decisions += 1,
            Input::Chance(_) => draws += 1,
        }
        watch(input);
        state.apply(input, events).map_err(|illegal| {
            let what = format!("{input:?} is not legal: {illegal}; please report it");
            Fault::new(FaultKind::Illegal, what)
        })?;
    }
    let outcome = state
        .outcome()
        .ok_or_else(|| Fault::new(FaultKind::Nonsense, "nothing was decided; please report it"))?;
    Ok((state, Played { outcome, decisions, draws }))
}
