//! Thieves and tax collectors.

use havana_rules::Card;
use serde::Serialize;

use super::Share;
use crate::witness::{GameNote, Offence, Sink};

/// How often players take from others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offences {
    pub by_card: Vec<OffenceFigures>,
    /// The share of all rounds of all players in which Protection is laid out.
    pub protected: Option<Share>,
    /// How many losses a player has in a game, on average.
    pub losses_a_game: f64,
}

/// One of the cards that take from others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OffenceFigures {
    pub card: Card,
    /// How often all players together carry it out in a game.
    pub actions_a_game: f64,
    /// How often a player loses something to it in a game, over all players.
    pub hits_a_game: f64,
    /// The same for one player.
    pub hits_a_player: f64,
    /// The share of players who lost something to it at least once in a game.
    pub hit_at_least_once: Option<Share>,
    /// How many goods are lost each time.
    pub goods_a_hit: Option<f64>,
}

impl Offences {
    pub(super) fn of(notes: &[GameNote]) -> Offences {
        let by_card = Offence::ALL.map(|offence| OffenceFigures::of(notes, offence)).to_vec();
        let protected = Share::of(notes.iter().map(|note| {
            let of = |place: usize| note.players[place].cards[Card::Protection as usize].rounds;
            let rounds = (0..note.players.len()).map(|place| f64::from(of(place))).sum();
            (rounds, u64::from(note.rounds) * note.players.len() as u64)
        }));
        let losses_a_game = by_card.iter().map(|one| one.hits_a_player).sum();
        Offences { by_card, protected, losses_a_game }
    }
}

impl OffenceFigures {
    fn of(notes: &[GameNote], offence: Offence) -> OffenceFigures {
        let games = notes.len().max(1) as f64;
        let players: Vec<_> = notes.iter().flat_map(|note| &note.players).collect();
        let card = offence.card();
        let sink = match offence {
            Offence::PesoThief => Sink::PesoThief,
            Offence::MaterialsThief => Sink::MaterialsThief,
            Offence::TaxCollector => Sink::TaxCollector,
        };
        let actions: f64 =
            players.iter().map(|player| f64::from(player.cards[card as usize].acted)).sum();
        let hits: f64 =
            players.iter().map(|player| f64::from(player.suffered[offence as usize])).sum();
        let goods: f64 =
            players.iter().flat_map(|player| player.sinks[sink as usize].0).map(f64::from).sum();
        let at_least_once = |note: &GameNote| {
            let hit = note.players.iter().filter(|player| player.suffered[offence as usize] > 0);
            (hit.count() as f64, note.players.len() as u64)
        };
        OffenceFigures {
            card,
            actions_a_game: actions / games,
            hits_a_game: hits / games,
            hits_a_player: hits / players.len().max(1) as f64,
            hit_at_least_once: Share::of(notes.iter().map(at_least_once)),
            goods_a_hit: (hits > 0.0).then(|| goods / hits),
        }
    }
}
