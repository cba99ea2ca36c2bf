//! Many games at once are the same games.

use havana_environment::{
    ACTIONS, Action, Batch, BatchWrong, Game, OBSERVATION, Rows, observe, rewards, rng_of_game,
};
use havana_rules::{Decisions, Viewer};

use crate::config;

struct Arrays {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
    seats: Vec<u8>,
}

impl Arrays {
    fn new(games: usize) -> Arrays {
        Arrays {
            observations: vec![0; games * OBSERVATION],
            masks: vec![0; games * ACTIONS],
            rewards: vec![0.0; games * 4],
            dones: vec![0; games],
            seats: vec![0; games],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            seats: &mut self.seats,
        }
    }
}

/// Steps a batch at random and hands every state of the arrays on.
fn run(games: usize, threads: usize, steps: usize, mut look: impl FnMut(&Arrays, &[u8])) -> u64 {
    let mut batch = Batch::new(config(3), games, 5, threads);
    let mut arrays = Arrays::new(games);
    let mut actions = vec![0; games];
    let mut policy_rng = rng_of_game(1, 2, 3);
    batch.write(arrays.rows()).expect("the arrays fit");
    for _ in 0..steps {
        batch.sample(&mut policy_rng, &mut actions).expect("the actions fit");
        look(&arrays, &actions);
        batch.step(&mut actions, arrays.rows()).expect("the actions are legal");
    }
    look(&arrays, &actions);
    batch.finished()
}

#[test]
fn threads_change_nothing() {
    let told = |threads| {
        let mut all = Vec::new();
        let finished = run(200, threads, 300, |arrays, actions| {
            let sum = |bytes: &[u8]| {
                bytes.iter().fold(7_u64, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
            };
            all.push([&arrays.observations, &arrays.masks, &arrays.dones].map(|bytes| sum(bytes)));
            all.push([sum(&arrays.seats), sum(actions), 0]);
        });
        (finished, all)
    };
    let alone = told(1);
    assert!(alone.0 > 100, "{} games ended", alone.0);
    assert_eq!(told(2), alone);
    assert_eq!(told(3), alone);
}

#[test]
#[allow(clippy::float_cmp, reason = "small whole numbers are exact")]
fn a_batch_plays_the_games_that_single_ones_would() {
    let mut list = Decisions::new();
    let config = config(3);
    let mut number = 0;
    let mut rng = rng_of_game(5, 1, 0);
    let mut game = Game::new(&config);
    game.draw_all(&mut rng, &mut list);
    let mut expected_rewards = [0.0; 4];
    let mut is_done = 0;
    let finished = run(2, 1, 1000, |arrays, actions| {
        let mut bytes = [0; OBSERVATION];
        let seat = game.seat().expect("someone is asked");
        observe(&game, &game.view(Viewer::Seat(seat)), &mut bytes);
        assert_eq!(arrays.observations[OBSERVATION..], bytes);
        let legal: Vec<u8> =
            (0..=255).map(|it| u8::from(game.legal().contains(Action(it)))).collect();
        assert_eq!(arrays.masks[ACTIONS..], legal);
        assert_eq!(arrays.seats[1], u8::from(seat));
        assert_eq!(arrays.rewards[4..], expected_rewards);
        assert_eq!(arrays.dones[1], is_done);
        game.play(Action(actions[1]), &mut list).ok();
        game.draw_all(&mut rng, &mut list);
        (expected_rewards, is_done) = ([0.0; 4], 0);
        if let Some(outcome) = game.outcome() {
            number += 1;
            (expected_rewards, is_done) = (rewards(outcome, 3), 1);
            rng = rng_of_game(5, 1, number);
            game = Game::new(&config);
            game.draw_all(&mut rng, &mut list);
        }
    });
    assert!(finished > 4, "{finished} games ended");
}

/// Whatever the arrays had before, a row is what its seat sees.
#[test]
fn every_row_is_written_whole() {
    for players in 2..=4 {
        let games = 20;
        let mut batch = Batch::new(config(players), games, 9, 1);
        let (mut clean, mut dirty) = (Arrays::new(games), Arrays::new(games));
        let mut actions = vec![0; games];
        let mut policy_rng = rng_of_game(4, 5, 6);
        for step in 0..400_usize {
            dirty.observations.fill(step as u8);
            dirty.masks.fill(7);
            batch.write(clean.rows()).expect("the arrays fit");
            batch.write(dirty.rows()).expect("the arrays fit");
            assert_eq!(dirty.observations, clean.observations, "step {step}");
            assert_eq!(dirty.masks, clean.masks, "step {step}");
            batch.sample(&mut policy_rng, &mut actions).expect("the actions fit");
            batch.step(&mut actions, clean.rows()).expect("the actions are legal");
        }
        assert!(batch.finished() > 10, "{} games ended", batch.finished());
    }
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut batch = Batch::new(config(2), 2, 5, 1);
    let mut arrays = Arrays::new(2);
    let before = batch.game(0).copied();
    let illegal = batch.step(&mut [0, 255], arrays.rows()).expect_err("no one waits here");
    assert!(matches!(illegal, BatchWrong::Illegal { game: 1, .. }), "{illegal}");
    assert_eq!(batch.game(0).copied(), before);
    let short = batch.step(&mut [0], arrays.rows()).expect_err("one action is missing");
    assert_eq!(short.to_string(), "1 actions, but the batch needs 2");
    let narrow = batch.write(Arrays::new(1).rows()).expect_err("a row is missing");
    assert!(narrow.to_string().contains("observations"), "{narrow}");
}

#[test]
fn a_step_of_one_thread_allocates_only_its_list() {
    let mut batch = Batch::new(config(4), 50, 5, 1);
    let mut arrays = Arrays::new(50);
    let mut actions = vec![0; 50];
    let mut policy_rng = rng_of_game(1, 2, 3);
    for _ in 0..300 {
        batch.sample(&mut policy_rng, &mut actions).expect("the actions fit");
        let used = allocation_counter::measure(|| {
            batch.step(&mut actions, arrays.rows()).expect("the actions are legal");
        });
        assert!(used.count_total <= 1, "{used:?}");
    }
}
