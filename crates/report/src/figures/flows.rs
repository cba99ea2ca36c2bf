//! Where goods come from and where they go.

use havana_rules::Card;
use serde::Serialize;

use crate::witness::{Amount, GameNote, Kind, PlayerNote, Sink};

/// Goods that come from one source, or go to one place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Flow {
    /// The name of the source or destination.
    pub name: String,
    /// How much in ten rounds of one player, by kind.
    pub goods: [f64; Kind::ALL.len()],
}

/// What players have when a round begins.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Purse {
    pub round: usize,
    /// How many games reach this round.
    pub games: usize,
    /// How much one player has on average, by kind.
    pub goods: [f64; Kind::ALL.len()],
}

/// Where goods come from and where they go.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Flows {
    /// The kinds of goods, in the order of the numbers below.
    pub kinds: [&'static str; Kind::ALL.len()],
    /// Where they come from: the deal, then the cards.
    pub sources: Vec<Flow>,
    /// Where they go.
    pub sinks: Vec<Flow>,
    /// What players have, round by round.
    pub purses: Vec<Purse>,
}

impl Flows {
    pub(super) fn of(notes: &[GameNote]) -> Flows {
        let player_rounds: f64 =
            notes.iter().map(|note| f64::from(note.rounds) * note.players.len() as f64).sum();
        let flow = |name: String, of: &dyn Fn(&PlayerNote) -> Amount| {
            let mut sums = [0.0; Kind::ALL.len()];
            for player in notes.iter().flat_map(|note| &note.players) {
                sums.iter_mut().zip(of(player).0).for_each(|(sum, more)| *sum += f64::from(more));
            }
            Flow { name, goods: sums.map(|sum| 10.0 * sum / player_rounds.max(1.0)) }
        };
        let dealt = flow("dealt at the start".to_owned(), &|player| player.dealt);
        let of_card =
            |card: Card| flow(card.to_string(), &move |player| player.gains[card as usize]);
        let brings = |flow: &Flow| flow.goods.iter().any(|&goods| goods > 0.0);
        let sink =
            |sink: Sink| flow(sink.name().to_owned(), &move |player| player.sinks[sink as usize]);
        Flows {
            kinds: Kind::ALL.map(Kind::name),
            sources: [dealt].into_iter().chain(Card::ALL.map(of_card)).filter(brings).collect(),
            sinks: Sink::ALL.map(sink).to_vec(),
            purses: purses(notes),
        }
    }
}

fn purses(notes: &[GameNote]) -> Vec<Purse> {
    let rounds = notes.iter().map(|note| note.purses.len()).max().unwrap_or(0);
    let purse = |place: usize| {
        let mut sums = [0.0; Kind::ALL.len()];
        let (mut games, mut players) = (0, 0);
        for note in notes {
            let Some(purse) = note.purses.get(place) else { continue };
            games += 1;
            players += note.players.len();
            sums.iter_mut().zip(purse.0).for_each(|(sum, more)| *sum += f64::from(more));
        }
        Purse { round: place + 1, games, goods: sums.map(|sum| sum / players.max(1) as f64) }
    };
    (0..rounds).map(purse).collect()
}
