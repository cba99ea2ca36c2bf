//! The thirteen cards.

use havana_rules::Card;
use serde::Serialize;

use super::{Mean, Share, mean};
use crate::witness::{CardNote, GameNote};

/// The figures of one of the thirteen cards, over all players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardFigures {
    pub card: Card,
    /// How often a player lays it out in a game, including the opening.
    pub laid_a_game: f64,
    /// The share of the opening pairs it is in.
    pub opened: Option<Share>,
    /// How many rounds it stays laid out each time, on average; the end of a game cuts some short.
    pub rounds_kept: Option<f64>,
    /// The share of all rounds of all players in which it is laid out.
    pub of_rounds: Option<Share>,
    /// The share of wins of players who laid it out at least once.
    pub wins_when_laid: Option<Share>,
    /// How much more often in ten rounds the winners of a game lay it out than the others do.
    pub more_by_winners: Option<Mean>,
    /// The share of its actions that had no effect.
    pub idle: Option<Share>,
}

impl CardFigures {
    pub(super) fn all(notes: &[GameNote]) -> Vec<CardFigures> {
        Card::ALL.map(|card| CardFigures::of(notes, card)).to_vec()
    }

    fn of(notes: &[GameNote], card: Card) -> CardFigures {
        let cards = |note: &'_ GameNote| -> Vec<CardNote> {
            note.players.iter().map(|player| player.cards[card as usize]).collect()
        };
        let all: Vec<CardNote> = notes.iter().flat_map(cards).collect();
        let sum =
            |of: fn(&CardNote) -> u16| all.iter().map(|note| u64::from(of(note))).sum::<u64>();
        let [laid, rounds] = [sum(|note| note.laid), sum(|note| note.rounds)];
        let share = |hits: fn(&CardNote) -> u16, cases: fn(&GameNote, &CardNote) -> u16| {
            Share::of(notes.iter().map(|note| {
                let cards = cards(note);
                let cases: u64 = cards.iter().map(|card| u64::from(cases(note, card))).sum();
                (cards.iter().map(|card| f64::from(hits(card))).sum(), cases)
            }))
        };
        let won = |note: &GameNote| {
            let users = note.seated().filter(|(_, player)| player.cards[card as usize].laid > 0);
            users.fold((0.0, 0), |sums, (seat, _)| (sums.0 + note.won(seat), sums.1 + 1))
        };
        let laid_in_ten = |note: &GameNote, winners: bool| {
            let chosen = note.seated().filter(|&(seat, _)| note.winners.contains(seat) == winners);
            let laid = mean(chosen.map(|(_, player)| f64::from(player.cards[card as usize].laid)));
            laid.map(|laid| 10.0 * laid / f64::from(note.rounds.max(1)))
        };
        // If all share the win, there is no one to compare with.
        let more = |note: &GameNote| Some(laid_in_ten(note, true)? - laid_in_ten(note, false)?);
        let more: Vec<f64> = notes.iter().filter_map(more).collect();
        CardFigures {
            card,
            laid_a_game: laid as f64 / (all.len() as f64).max(1.0),
            opened: share(|card| u16::from(card.opened), |_, _| 1),
            rounds_kept: (laid > 0).then(|| rounds as f64 / laid as f64),
            of_rounds: share(|card| card.rounds, |note, _| note.rounds),
            wins_when_laid: Share::of(notes.iter().map(won)),
            more_by_winners: Mean::of(&more),
            idle: share(|card| card.idle, |_, card| card.acted),
        }
    }
}
