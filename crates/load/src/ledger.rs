//! Records the acknowledged moves, to compare them with the store.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Mutex, PoisonError};

use havana_protocol::{CommandId, Id};
use havana_rules::{Seat, State};
use havana_store::{Error, Store};

/// An acknowledged move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    pub game: Id,
    /// Whose move.
    pub seat: Seat,
    /// The name of its command.
    pub command: CommandId,
    /// The number it was said to have.
    pub moved: u32,
}

/// Everything that was acknowledged.
#[derive(Debug, Default)]
pub struct Ledger(Mutex<Vec<Acknowledged>>);

impl Ledger {
    /// A player was told.
    pub fn note(&self, acknowledged: Acknowledged) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(acknowledged);
    }

    /// All that players were told.
    pub fn all(&self) -> Vec<Acknowledged> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The games of which players were told something.
    pub fn games(&self) -> Vec<Id> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let games: BTreeSet<Id> = all.iter().map(|told| told.game).collect();
        games.into_iter().collect()
    }

    /// How much players were told.
    pub fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether nothing was told.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What a store has done wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// A move that was acknowledged is not there, or is another.
    Missing(Acknowledged),
    /// A command was carried out twice.
    Twice(Id, Seat, CommandId),
    /// The moves of a game are not numbered one after the other.
    Gap(Id, u32),
    /// The moves of a game are against the rules.
    Illegal(Id, u32),
}

/// Compares what was acknowledged with what a store keeps of these games; answers with what is
/// wrong and how many moves there are.
pub async fn compare(
    store: &Store,
    games: &[Id],
    acknowledged: &[Acknowledged],
) -> Result<(Vec<Lost>, usize), Error> {
    let (mut lost, mut moves_of_all) = (Vec::new(), 0);
    let mut told_of: BTreeMap<Id, Vec<Acknowledged>> = BTreeMap::new();
    for &told in acknowledged {
        told_of.entry(told.game).or_default().push(told);
    }
    for &game in games {
        let table = store.table(game).await?.ok_or(Error::NoGame(game))?;
        let header = table.header.decode().map_err(|error| Error::Damaged(error.to_string()))?;
        let moves = store.moves(game, 0).await?;
        moves_of_all += moves.len();
        let mut state = State::new(header.config());
        let mut commands = HashSet::new();
        for (number, made) in (0..).zip(&moves) {
            if made.seq != number {
                lost.push(Lost::Gap(game, number));
            }
            if made.inputs.iter().any(|&input| state.apply(input, &mut ()).is_err()) {
                lost.push(Lost::Illegal(game, number));
            }
            if let (Some(seat), Some(command)) = (made.seat, made.command)
                && !commands.insert((seat, command))
            {
                lost.push(Lost::Twice(game, seat, command));
            }
        }
        for told in told_of.get(&game).into_iter().flatten() {
            let kept = moves.get(told.moved as usize);
            let is_it = kept.is_some_and(|kept| {
                kept.seat == Some(told.seat) && kept.command == Some(told.command)
            });
            if !is_it {
                lost.push(Lost::Missing(*told));
            }
        }
    }
    Ok((lost, moves_of_all))
}
