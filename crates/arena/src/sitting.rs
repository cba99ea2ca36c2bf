//! Bots of ours at one table, for studies of the game: no programs, no clock and no journal.

use havana_bots::Level;
use havana_rules::{Config, Events, Input, Pending, Seat, State, Viewer};
use havana_table::selfplay::Played;
use havana_table::{Purpose, Seed, chance};

use crate::encounter::GameId;
use crate::player::luck_of;
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
        .map(|(seat, level)| (level.bot(), luck_of(seed, id, seat)))
        .collect();
    let nothing = || Fault::new(FaultKind::Nonsense, "nothing was decided; please report it");
    let mut dice = Seed::of_game(seed, game, Purpose::Dice).stream();
    let mut state = State::new(config);
    let (mut decisions, mut draws) = (0, 0);
    loop {
        let input = match state.pending() {
            Pending::Over(outcome) => return Ok((state, Played { outcome, decisions, draws })),
            Pending::Chance(draw) => {
                draws += 1;
                Input::Chance(chance::draw(&mut dice, draw).ok_or_else(nothing)?)
            }
            Pending::Decide { seats, .. } => {
                decisions += 1;
                let seat = seats.lowest().ok_or_else(nothing)?;
                let (bot, luck) = players.get_mut(seat.index()).ok_or_else(nothing)?;
                let view = state.view(Viewer::Seat(seat));
                let decision = bot.decide(&view, luck).ok_or_else(nothing)?;
                Input::Decision { seat, decision }
            }
        };
        watch(input);
        state.apply(input, events).map_err(|illegal| {
            let what = format!("{input:?} is not legal: {illegal}; please report it");
            Fault::new(FaultKind::Illegal, what)
        })?;
    }
}
