"""OpenSpiel's own tests and algorithms."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

import havana.openspiel  # registers the game

# Every building costs one peso and one point wins: whoever builds first has won.
TINY = "\n".join(
    f'[[building]]\nkey = "hut_{number}"\npoints = 1\ncost = {{ pesos = 1 }}' for number in range(36)
)


@pytest.mark.parametrize(
    "name",
    ["havana(players=2)", "havana(players=3)", "havana(players=4)", "havana_simultaneous(players=2)"],
)
def test_random_sim(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def random_state(game, moves, seed):
    chooser = random.Random(seed)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(chooser.choices(actions, chances)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            moves -= 1
        assert not state.is_terminal()
    return state


def test_resampling_keeps_what_the_player_has_seen():
    game = pyspiel.load_game("havana(players=3)")
    chooser = random.Random(2)
    differ = 0
    for moves in range(3, 60, 7):
        state = random_state(game, moves, moves)
        for player in range(3):
            other = state.resample_from_infostate(player, chooser.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert len(other.history()) == len(state.history())
            differ += other.history() != state.history()
    assert differ > 5


def test_clones_and_pickles_are_equal_and_apart():
    state = random_state(pyspiel.load_game("havana(players=2)"), 20, 1)
    other = state.clone()
    assert other.full_game == state.full_game and str(other) == str(state)
    other.apply_action(other.legal_actions()[0])
    assert other.history() != state.history() and other.full_game != state.full_game
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert again.full_game == state.full_game


def test_observers():
    game = pyspiel.load_game("havana(players=3)")
    state = random_state(game, 10, 4)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["observation"].shape == (574,)
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert len(state.information_state_tensor(1)) == 574 + 512
    # Tensors have the logarithm of one more than each number.
    seen = np.frombuffer(state.full_game.observe(1), np.uint8)
    assert seen.max() > 30 and observation.tensor.max() < 8.01
    assert np.rint(2**observation.tensor - 1).astype(int).tolist() == seen.tolist()


def test_ismcts_plays():
    game = pyspiel.load_game("havana(players=3,target=4)")
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    state = random_state(game, 8, 5)
    assert bot.step(state) in state.legal_actions()


def tiny_game(tmp_path, **more):
    deck = tmp_path / "tiny.toml"
    deck.write_text(TINY, encoding="utf-8")
    return pyspiel.load_game("havana", {"players": 2, "target": 1, "deck": str(deck), "deal": 1, **more})


def test_outcome_sampling_runs_on_a_tiny_game(tmp_path):
    game = tiny_game(tmp_path)
    np.random.seed(3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(game.new_initial_state())
    assert len(policy) == 78 and abs(sum(policy.values()) - 1) < 1e-6


def test_an_information_state_has_one_set_of_legal_actions(tmp_path):
    """Cards that were revealed are known, and decide what can be done."""
    game = tiny_game(tmp_path, rounds=2)
    chooser = random.Random(2)
    legal_of, again, openings = {}, 0, [6, 19, 38, 58, 68, 74]
    for _ in range(400):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chooser.choice(state.chance_outcomes())[0])
                continue
            player, legal = state.current_player(), state.legal_actions()
            key = state.information_state_string(player)
            again += key in legal_of
            assert legal_of.setdefault(key, legal) == legal, key
            # Few openings, so that players meet the same states again.
            state.apply_action(chooser.choice(openings if len(legal) == 78 else legal))
    assert again > 100


def test_external_sampling_runs_on_one_round(tmp_path):
    game = tiny_game(tmp_path, rounds=1)
    state = random_state(game, 2, 1)
    while not state.is_terminal():
        legal = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        assert state.full_game.round <= 1
        state.apply_action(legal[-1])
    assert state.full_game.are_turns_over or state.full_game.is_over
    assert sum(state.returns()) == 0 and (state.full_game.is_over or state.returns() == [0, 0])
    np.random.seed(3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    root = game.new_initial_state()
    policy = solver.average_policy().action_probabilities(root)
    assert len(policy) == 78 and abs(sum(policy.values()) - 1) < 1e-6
    # Some opening cards win more than others, so the regrets of the first player differ.
    regrets = solver._infostates[root.information_state_string(0)][0]
    assert regrets.max() > regrets.min()


# Both players choose a last card, and the order of play in the round after that decides.
END = {"players": 2, "deal": 140, "moves": 131, "rounds": 27}


def test_cfr_solves_the_end_of_a_game():
    game = pyspiel.load_game("havana", END)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.nash_conv(game, UniformRandomPolicy(game)) > 1.5
    assert exploitability.nash_conv(game, average) < 0.1
    # No single card is best: an opponent who knows it would choose the card that acts before it.
    first = average.action_probabilities(game.new_initial_state())
    assert max(first.values()) < 0.9 and abs(sum(first.values()) - 1) < 1e-6


def test_a_game_that_begins_in_the_middle():
    game = pyspiel.load_game("havana", END)
    state = game.new_initial_state()
    assert state.full_game.round == 26 and state.history() == []
    assert not any(state.information_state_tensor(0)[574:])
    state.apply_action(state.legal_actions()[0])
    assert sum(number > 0 for number in state.information_state_tensor(0)[574:]) == 2
    # The other player sees that a card was laid, and not which one.
    assert sum(number > 0 for number in state.information_state_tensor(1)[574:]) == 1
    with pytest.raises(ValueError, match="use moves=0"):
        state.resample_from_infostate(0, random.random)
    with pytest.raises(ValueError, match="add deal=1"):
        havana.openspiel.HavanaGame({"players": 2, "moves": 5})
    with pytest.raises(ValueError, match="must be 0 or more"):
        havana.openspiel.HavanaGame({"players": 2, "deal": 140, "moves": -1})
    with pytest.raises(ValueError, match="is over after"):
        havana.openspiel.HavanaGame({"players": 2, "deal": 140, "moves": 5000})
