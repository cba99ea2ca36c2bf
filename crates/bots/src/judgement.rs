//! Who is likely to win, judged by the look of a table: what the players have, each thing by a
//! weight that was fitted to the results of complete games.
//!
//! `cargo run --release -p havana-bots --example fit -- search:100 400` fits them again.

use havana_rules::{Card, Open, Seat};

use crate::exp::exp;
use crate::value;

/// Where the cards begin among the traits.
const CARDS: usize = 9;

/// The features of a player, by name; cards count while they are certainly in their hand.
pub const TRAITS: [&str; CARDS + Card::COUNT] = [
    "points",
    "coloured",
    "debris",
    "pesos",
    "workers",
    "best promise",
    "second promise",
    "points in reach",
    "win in reach",
    "siesta",
    "refreshment",
    "protection",
    "debris card",
    "conservation",
    "tax collector",
    "worker card",
    "architect",
    "peso thief",
    "materials thief",
    "black market",
    "pesos card",
    "mama",
];

/// What can be seen of one player.
pub type Traits = [f32; TRAITS.len()];

/// Looks at one player.
pub fn traits(open: &Open, seat: Seat) -> Traits {
    let player = open.player(seat);
    let (goods, laid, deck) = (player.goods(), player.laid(), open.deck());
    let (mut best, mut second, mut reach) = (0.0_f32, 0.0_f32, 0);
    for (_, building) in open.ends() {
        let there = value::completion(deck.cost(building), goods);
        let promise = there * there * f32::from(deck.points(building));
        second = second.max(promise.min(best));
        best = best.max(promise);
        if there >= 1.0 {
            reach = reach.max(deck.points(building));
        }
    }
    let mut traits = [0.0; TRAITS.len()];
    traits[0] = f32::from(player.points());
    traits[1] = f32::from(goods.coloured());
    traits[2] = f32::from(goods.debris());
    traits[3] = f32::from(goods.pesos());
    traits[4] = f32::from(goods.workers());
    traits[5] = best;
    traits[6] = second;
    traits[7] = f32::from(reach);
    traits[8] = f32::from(u8::from(reach > 0 && player.points() + reach >= open.target()));
    for card in player.trail().fresh(laid).iter() {
        traits[CARDS + card as usize] = 1.0;
    }
    traits
}

/// What each trait counts, in points.
const WEIGHTS: Traits = [
    1.0, 0.55, 0.37, 0.12, 0.17, 0.26, 0.45, 0.08, 0.45, -0.15, -0.08, 0.33, 0.03, -0.28, -0.21,
    -0.14, 0.18, -0.29, 0.37, 0.15, -0.02, 0.63,
];
/// How many points of standing make a lead decisive: the less is left to play for, the fewer.
const SPREAD: f32 = 2.63;
const SPREAD_A_POINT_LEFT: f32 = 0.18;

/// How far a player has come, in points.
pub fn standing(open: &Open, seat: Seat) -> f32 {
    traits(open, seat).iter().zip(&WEIGHTS).map(|(has, weight)| has * weight).sum()
}

/// How many points the leader still needs.
pub fn left(open: &Open) -> f32 {
    let most = open.seats().map(|seat| open.player(seat).points()).max().unwrap_or(0);
    open.target().saturating_sub(most).into()
}

/// The share of the win that each player can expect; exact once the game is over.
pub fn win_shares(open: &Open) -> [f32; Seat::MAX] {
    let mut shares = [0.0; Seat::MAX];
    if let Some(outcome) = open.outcome() {
        for winner in outcome.winners.iter() {
            shares[winner.index()] = 1.0 / outcome.winners.len() as f32;
        }
        return shares;
    }
    let mut best = f32::MIN;
    for seat in open.seats() {
        let standing = standing(open, seat);
        shares[seat.index()] = standing;
        best = best.max(standing);
    }
    let spread = SPREAD + SPREAD_A_POINT_LEFT * left(open);
    let mut sum = 0.0;
    for seat in open.seats() {
        let share = exp((shares[seat.index()] - best) / spread);
        shares[seat.index()] = share;
        sum += share;
    }
    shares.map(|share| share / sum)
}
