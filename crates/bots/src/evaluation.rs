//! The evaluation: who is likely to win, by features of what the players have, each with a weight
//! that was fitted to the results of complete games.
//!
//! `cargo run --release -p havana-bots --example fit -- search:100 400` fits them again.

use havana_rules::{Card, Open, Seat};

use crate::exp::exp;
use crate::value;

/// Where the cards begin among the features.
const CARDS: usize = 9;

/// The features of a player, by name; cards count while they are certainly in their hand.
pub const FEATURES: [&str; CARDS + Card::COUNT] = [
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

/// The features of one player, as numbers.
pub type Features = [f32; FEATURES.len()];

/// Computes the features of one player.
pub fn features(open: &Open, seat: Seat) -> Features {
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
    let mut features = [0.0; FEATURES.len()];
    features[0] = f32::from(player.points());
    features[1] = f32::from(goods.coloured());
    features[2] = f32::from(goods.debris());
    features[3] = f32::from(goods.pesos());
    features[4] = f32::from(goods.workers());
    features[5] = best;
    features[6] = second;
    features[7] = f32::from(reach);
    features[8] = f32::from(u8::from(reach > 0 && player.points() + reach >= open.target()));
    for card in player.trail().fresh(laid).iter() {
        features[CARDS + card as usize] = 1.0;
    }
    features
}

/// What each feature counts, in points.
const WEIGHTS: Features = [
    1.0, 0.55, 0.37, 0.12, 0.17, 0.26, 0.45, 0.08, 0.45, -0.15, -0.08, 0.33, 0.03, -0.28, -0.21,
    -0.14, 0.18, -0.29, 0.37, 0.15, -0.02, 0.63,
];
/// How many points of a score make a lead decisive: the less is left to play for, the fewer.
const SPREAD: f32 = 2.63;
const SPREAD_A_POINT_LEFT: f32 = 0.18;

/// The weighted sum of a player's features, in points.
pub fn score(open: &Open, seat: Seat) -> f32 {
    features(open, seat).iter().zip(&WEIGHTS).map(|(has, weight)| has * weight).sum()
}

/// How many points the leader still needs.
pub fn points_left(open: &Open) -> f32 {
    let most = open.seats().map(|seat| open.player(seat).points()).max().unwrap_or(0);
    open.target().saturating_sub(most).into()
}

/// The share of the win that each player can expect; exact once the game is over.
pub fn evaluate(open: &Open) -> [f32; Seat::MAX] {
    let mut shares = [0.0; Seat::MAX];
    if let Some(outcome) = open.outcome() {
        for winner in outcome.winners.iter() {
            shares[winner.index()] = 1.0 / outcome.winners.len() as f32;
        }
        return shares;
    }
    let mut best = f32::MIN;
    for seat in open.seats() {
        let score = score(open, seat);
        shares[seat.index()] = score;
        best = best.max(score);
    }
    let spread = SPREAD + SPREAD_A_POINT_LEFT * points_left(open);
    let mut sum = 0.0;
    for seat in open.seats() {
        let share = exp((shares[seat.index()] - best) / spread);
        shares[seat.index()] = share;
        sum += share;
    }
    shares.map(|share| share / sum)
}
