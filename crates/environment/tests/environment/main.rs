//! Games played by actions, looked at from outside.

mod actions;
mod batches;
mod golden;
mod observations;
mod secrets;

use havana_environment::{Action, Game, History, rng_of_game};
use havana_rules::{Config, Decisions};
use havana_table::chance;
use rand_xoshiro::Xoshiro256PlusPlus;

fn config(players: usize) -> Config {
    Config::new(players).expect("a game for so many")
}

fn any_action(game: &Game, rng: &mut Xoshiro256PlusPlus) -> Action {
    let place = chance::below(rng, game.legal().len() as u32) as usize;
    game.legal().nth(place).expect("a player who is asked has an action")
}

/// Plays a whole game at random; `look` sees every point at which a player is asked.
fn play(players: usize, seed: u64, mut look: impl FnMut(&History)) -> History {
    let mut list = Decisions::new();
    let mut draws = rng_of_game(seed, 0, 0);
    let mut policy_rng = rng_of_game(seed, 1, 0);
    let mut history = History::new(config(players));
    history.draw_all(&mut draws, &mut list);
    while history.game().seat().is_some() {
        look(&history);
        let action = any_action(history.game(), &mut policy_rng);
        history.play(action, &mut list).expect("it was offered");
        history.draw_all(&mut draws, &mut list);
    }
    assert!(history.game().outcome().is_some());
    history
}
