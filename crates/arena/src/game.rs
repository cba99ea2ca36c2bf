//! One game of an arena.

use std::time::Instant;

use havana_rules::{Event, Events, Pending, Seat, Seats, Viewer};
use havana_table::{Dice, Header, Purpose, Record, Seed, Table};
use serde::{Deserialize, Serialize};

use crate::encounter::GameId;
use crate::error::ArenaError;
use crate::plan::Plan;
use crate::player::{Contestant, rng_of};
use crate::program::{Fault, Over, Pool};
use crate::times::Times;

/// A win alone counts twelve parts, so a shared one divides without a rest.
pub(crate) const WHOLE: u8 = 12;

/// What one game amounted to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The parts of the win by seat, twelve together.
    pub parts: Vec<u8>,
    /// The time each seat took.
    pub times: Vec<Times>,
    /// The seat that forfeited it, if any.
    pub forfeit: Option<Forfeit>,
}

/// A game lost by a fault: it stops, the bot gets nothing, and the others share the win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat of the bot.
    pub seat: Seat,
    /// The number of its decision in this game, counted from 1; 0 if it was before the first.
    pub decision: u64,
    /// What it did.
    pub fault: Fault,
}

impl GameResult {
    /// Who won or shared the win.
    pub fn winners(&self) -> Seats {
        Seat::ALL
            .into_iter()
            .zip(&self.parts)
            .filter(|(_, parts)| **parts > 0)
            .map(|(s, _)| s)
            .collect()
    }

    fn new(
        players: usize,
        winners: Seats,
        times: Vec<Times>,
        forfeit: Option<Forfeit>,
    ) -> GameResult {
        let part = WHOLE / (winners.len().max(1) as u8);
        let of = |&seat: &Seat| if winners.contains(seat) { part } else { 0 };
        GameResult { parts: Seat::ALL[..players].iter().map(of).collect(), times, forfeit }
    }
}

/// What each program has seen happen and was not told yet.
struct Ears(Vec<Option<Vec<Event>>>);

impl Events for Ears {
    fn push(&mut self, event: Event) {
        for (seat, heard) in Seat::ALL.into_iter().zip(&mut self.0) {
            if let Some(heard) = heard {
                heard.push(event.seen_by(Viewer::Seat(seat)));
            }
        }
    }
}

/// Plays one game to its end, or to the first fault.
pub(crate) fn play(
    plan: &Plan,
    id: GameId,
    pool: &Pool,
) -> Result<(GameResult, Record), ArenaError> {
    let seated = match plan.encounters().get(id.encounter) {
        Some(encounter) => encounter.seated(id.rotation),
        None => return Err(ArenaError::NoSuchGame),
    };
    let config = plan.config(seated.len()).map_err(|_| ArenaError::NoSuchGame)?;
    let names = seated.iter().map(|&bot| plan.name(bot)).collect();
    let header = Header::from(config).with_names(names).map_err(ArenaError::Names)?;
    let mut players = Vec::new();
    let mut fault = None;
    for (&bot, seat) in seated.iter().zip(Seat::ALL) {
        let rng = rng_of(plan.seed, id, seat);
        let entrant = &plan.bots()[bot];
        match Contestant::seat((bot, entrant), seat, &config, rng, (pool, plan.limit)) {
            Ok(player) => players.push(player),
            Err(found) => {
                fault = Some(Forfeit { seat, decision: 0, fault: found });
                break;
            }
        }
    }
    let listens = |player: &Contestant| player.listens().then(Vec::new);
    let mut ears = Ears(players.iter().map(listens).collect());
    let dice = Dice::seeded(Seed::of_game(plan.seed, id.deal, Purpose::Dice));
    let mut table = Table::new(header, dice, &mut ears).map_err(ArenaError::Dice)?;
    let mut times = vec![Times::default(); seated.len()];
    if fault.is_none() {
        fault = play_out(&mut table, &mut players, &mut ears, &mut times)?;
    }
    let outcome = table.state().outcome();
    let winners = match (&fault, outcome) {
        (Some(forfeit), _) => {
            Seats::first(seated.len()).iter().filter(|&seat| seat != forfeit.seat).collect()
        }
        (None, Some(outcome)) => outcome.winners,
        (None, None) => return Err(ArenaError::NoSuchGame),
    };
    for (seat, (player, heard)) in Seat::ALL.into_iter().zip(players.into_iter().zip(ears.0)) {
        let Contestant::Program { bot, program, .. } = player else { continue };
        if fault.as_ref().is_some_and(|forfeit| forfeit.seat == seat) {
            program.kill();
            continue;
        }
        let ending = outcome.map(|outcome| outcome.ending);
        program.tell(&Over::new(winners, ending, &heard.unwrap_or_default()));
        pool.give_back(bot, program);
    }
    Ok((GameResult::new(seated.len(), winners, times, fault), table.record()))
}

/// Plays until the game is over or a bot forfeits it.
fn play_out(
    table: &mut Table,
    players: &mut [Contestant],
    ears: &mut Ears,
    times: &mut [Times],
) -> Result<Option<Forfeit>, ArenaError> {
    loop {
        let Pending::Decide { seats, .. } = table.pending() else { return Ok(None) };
        let Some(seat) = seats.lowest() else { return Ok(None) };
        let (Some(player), Some(time)) =
            (players.get_mut(seat.index()), times.get_mut(seat.index()))
        else {
            return Ok(None);
        };
        let view = table.state().view(Viewer::Seat(seat));
        let heard = ears.0.get_mut(seat.index()).and_then(Option::as_mut);
        let heard = heard.map(std::mem::take).unwrap_or_default();
        let begun = Instant::now();
        let decided = player.decide(seat, &view, &heard);
        time.add(begun.elapsed());
        match decided {
            Ok(decision) => {
                table.decide(seat, decision, ears).map_err(ArenaError::Refused)?;
            }
            Err(fault) => {
                return Ok(Some(Forfeit { seat, decision: time.decisions(), fault }));
            }
        }
    }
}
