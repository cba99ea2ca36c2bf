//! One number for each bot, from all games together.

use havana_table::{Purpose, Seed, chance};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The number of passes over the games, each in another order.
const SHUFFLES: u64 = 16;

/// A rating as Weng and Lin define it: everybody begins with 25 ± 8.3.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// The standard deviation that the method gives it.
    pub uncertainty: f64,
}

/// Who sat at a table, and who of them won or shared the win.
pub(crate) struct Standing {
    pub(crate) bots: Vec<usize>,
    pub(crate) won: Vec<bool>,
}

/// The ratings of this many bots after these games.
///
/// Weng and Lin rate one game after another, and the last ones weigh more; so the mean over
/// several fixed shuffles is told, which hangs on no order but the games' own numbers. Several
/// copies of a bot at one table each learn from the game, and the bot takes their mean.
pub(crate) fn rate(bots: usize, games: &[Standing]) -> Vec<Rating> {
    let mut sums = vec![Rating { rating: 0.0, uncertainty: 0.0 }; bots];
    for shuffle in 0..SHUFFLES {
        let mut ratings = vec![WengLinRating::new(); bots];
        for place in shuffled(games.len(), shuffle) {
            learn(&mut ratings, &games[place]);
        }
        for (sum, rating) in sums.iter_mut().zip(&ratings) {
            sum.rating += rating.rating / SHUFFLES as f64;
            sum.uncertainty += rating.uncertainty / SHUFFLES as f64;
        }
    }
    sums
}

fn learn(ratings: &mut [WengLinRating], game: &Standing) {
    let before: Vec<[WengLinRating; 1]> = game.bots.iter().map(|&bot| [ratings[bot]]).collect();
    let place = |&won: &bool| MultiTeamOutcome::new(if won { 1 } else { 2 });
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(&game.won).map(|(team, won)| (team.as_slice(), place(won))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (bot, rating) in ratings.iter_mut().enumerate() {
        let copies: Vec<&WengLinRating> = game
            .bots
            .iter()
            .zip(&after)
            .filter(|(at, _)| **at == bot)
            .flat_map(|(_, team)| team)
            .collect();
        if !copies.is_empty() {
            let many = copies.len() as f64;
            rating.rating = copies.iter().map(|copy| copy.rating).sum::<f64>() / many;
            rating.uncertainty = copies.iter().map(|copy| copy.uncertainty).sum::<f64>() / many;
        }
    }
}

fn shuffled(length: usize, shuffle: u64) -> Vec<usize> {
    let mut rng = Seed::of_game(0, shuffle, Purpose::Decisions).stream();
    let mut places: Vec<usize> = (0..length).collect();
    for last in (1..length).rev() {
        places.swap(last, chance::below(&mut rng, last as u32 + 1) as usize);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(one: usize, other: usize, first_won: bool) -> Standing {
        Standing { bots: vec![one, other], won: vec![first_won, !first_won] }
    }

    #[test]
    fn who_wins_more_is_rated_higher() {
        let mut games = Vec::new();
        for game in 0..200 {
            games.push(pair(0, 1, game % 10 < 7));
            games.push(pair(1, 2, game % 10 < 7));
        }
        let ratings = rate(3, &games);
        assert!(ratings[0].rating > ratings[1].rating + 1.0, "{ratings:?}");
        assert!(ratings[1].rating > ratings[2].rating + 1.0, "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.uncertainty < 4.0), "{ratings:?}");
    }

    #[test]
    fn the_order_of_wins_matters_little() {
        let rated = |first: bool| {
            let games: Vec<Standing> =
                (0..400).map(|game| pair(0, 1, (game < 200) == first)).collect();
            rate(2, &games)
        };
        for ratings in [rated(true), rated(false)] {
            let apart = (ratings[0].rating - ratings[1].rating).abs();
            assert!(apart < 1.0, "{ratings:?}");
        }
    }

    #[test]
    fn copies_at_a_table_learn_as_one() {
        let among = Standing { bots: vec![0, 1, 1], won: vec![true, false, false] };
        let ratings = rate(3, &[among]);
        assert!(ratings[0].rating > 25.0 && ratings[1].rating < 25.0, "{ratings:?}");
        assert!((ratings[2].rating - 25.0).abs() < 1e-9, "{ratings:?}");
    }
}
