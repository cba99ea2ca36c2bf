//! One line of the index.

use havana_rules::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::encounter::GameId;
use crate::game::{Forfeit, GameResult, WHOLE};
use crate::plan::Plan;
use crate::times::Times;

/// Which game of the plan a record is, and what it amounted to.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameLine {
    /// The number of the record in its file, counted from 1, as `havana replay` counts.
    game: u64,
    encounter: usize,
    deal: u64,
    rotation: usize,
    bots: Vec<String>,
    parts: Vec<u8>,
    forfeit: Option<Forfeit>,
    /// Where its record ends, in bytes.
    pub(super) end: u64,
    times: Vec<Times>,
}

impl GameLine {
    pub(super) fn new(
        game: u64,
        id: GameId,
        end: u64,
        plan: &Plan,
        result: GameResult,
    ) -> GameLine {
        let GameResult { parts, times, forfeit } = result;
        let GameId { encounter, deal, rotation } = id;
        GameLine {
            game,
            encounter,
            deal,
            rotation,
            bots: names(plan, id),
            parts,
            forfeit,
            end,
            times,
        }
    }

    /// Reads a line that should be the one with this number.
    pub(super) fn parse(bytes: &[u8], game: u64, plan: &Plan) -> Result<GameLine, String> {
        let line: GameLine = serde_json::from_slice(bytes)
            .map_err(|error| format!("cannot be understood: {error}"))?;
        let players = line.bots.len();
        let adds_up =
            line.parts.iter().map(|&part| u32::from(part)).sum::<u32>() == u32::from(WHOLE);
        let sits = |forfeit: &Forfeit| forfeit.seat.index() < players;
        let is_sound = line.game == game
            && plan.has(line.id())
            && line.bots == names(plan, line.id())
            && [line.parts.len(), line.times.len()] == [players; 2]
            && adds_up
            && line.forfeit.as_ref().is_none_or(sits);
        if is_sound { Ok(line) } else { Err("is not a game of this plan".to_owned()) }
    }

    pub(super) fn id(&self) -> GameId {
        GameId { encounter: self.encounter, deal: self.deal, rotation: self.rotation }
    }

    /// The bots by seat.
    pub(super) fn bots(&self) -> &[String] {
        &self.bots
    }

    /// Whether the win is shared out as this outcome says; a forfeited game has none.
    pub(super) fn agrees_with(&self, outcome: Option<Outcome>) -> bool {
        let winners = Seat::ALL.into_iter().zip(&self.parts).filter(|(_, parts)| **parts > 0);
        let winners: Seats = winners.map(|(seat, _)| seat).collect();
        match outcome {
            Some(outcome) => self.forfeit.is_none() && outcome.winners == winners,
            None => self.forfeit.is_some(),
        }
    }

    pub(super) fn into_result(self) -> GameResult {
        GameResult { parts: self.parts, times: self.times, forfeit: self.forfeit }
    }
}

fn names(plan: &Plan, id: GameId) -> Vec<String> {
    let encounter = plan.encounters().get(id.encounter);
    let seated = encounter.map(|one| one.seated(id.rotation)).unwrap_or_default();
    seated.into_iter().map(|bot| plan.name(bot)).collect()
}
