"""Runs OpenSpiel's own solvers on a small game of Havana, unchanged.

    python python/examples/solve.py external --seconds 60
    python python/examples/solve.py nfsp --seconds 120

Every building costs one peso and one point wins, so whoever builds first has won. It prints the time,
what was visited, and the mean reward of the policy against players who choose at random: 1 is a win.
``nfsp`` is the form in PyTorch, and needs ``torch``.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import tempfile
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import havana.openspiel  # registers the game

HUTS = "\n".join(
    f'[[building]]\nkey = "hut_{number}"\npoints = 1\ncost = {{ pesos = 1 }}' for number in range(36)
)

Policy = Callable[[pyspiel.State], dict[int, float]]


def small_game(rounds: int, folder: str) -> pyspiel.Game:
    """Two players, one deal; it ends without a winner after this many rounds."""
    deck = pathlib.Path(folder) / "huts.toml"
    deck.write_text(HUTS, encoding="utf-8")
    given = {"players": 2, "target": 1, "deck": str(deck), "deal": 1, "rounds": rounds}
    return pyspiel.load_game("havana", given)


def mean_reward(game: pyspiel.Game, policy: Policy, games: int) -> tuple[float, float]:
    """What the policy gets against players who choose at random, with the 95 % interval's half."""
    chooser = random.Random(1)
    rewards = []
    for number in range(games):
        state, own = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
            elif state.current_player() == own:
                actions, chances = zip(*policy(state).items())
                # A network leaves a little for illegal actions.
                chances = [max(float(chance), 0) + 1e-9 for chance in chances]
            else:
                actions = state.legal_actions()
                chances = [1] * len(actions)
            state.apply_action(chooser.choices(actions, chances)[0])
        rewards.append(state.returns()[own])
    return float(np.mean(rewards)), 1.96 * float(np.std(rewards)) / games**0.5


def sampling(game: pyspiel.Game, solver, seconds: float) -> tuple[Policy, str]:
    """A solver with a table, for so long."""
    begun, iterations = time.process_time(), 0
    while time.process_time() - begun < seconds:
        solver.iteration()
        iterations += 1
    average = solver.average_policy()
    told = f"{iterations} iterations, {len(solver._infostates):,} information states"
    return average.action_probabilities, told


def nfsp(game: pyspiel.Game, seconds: float) -> tuple[Policy, str]:
    """Neural fictitious self-play, for so long."""
    from open_spiel.python import rl_agent_policy, rl_environment
    from open_spiel.python.pytorch import nfsp as form

    env = rl_environment.Environment(game)
    agents = [
        form.NFSP(
            player,
            state_representation_size=env.observation_spec()["info_state"][0],
            num_actions=env.action_spec()["num_actions"],
            hidden_layers_sizes=[64, 64],
            reservoir_buffer_capacity=40_000,
            anticipatory_param=0.1,
            batch_size=64,
            min_buffer_size_to_learn=500,
            learn_every=32,
            replay_buffer_capacity=40_000,
        )
        for player in range(2)
    ]
    begun, games = time.process_time(), 0
    while time.process_time() - begun < seconds:
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
        games += 1

    joint = rl_agent_policy.JointRLAgentPolicy(game, dict(enumerate(agents)), False)

    def policy(state: pyspiel.State) -> dict[int, float]:
        with agents[state.current_player()].temp_mode_as(form.MODE.AVERAGE_POLICY):
            return joint.action_probabilities(state)

    losses = [tuple(None if loss is None else round(float(loss), 4) for loss in agent.loss) for agent in agents]
    return policy, f"{games:,} games, losses (average policy, best response) {losses}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("solver", choices=["external", "outcome", "nfsp"])
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=600, help="against random players")
    given = parser.parse_args()
    np.random.seed(3)
    with tempfile.TemporaryDirectory() as folder:
        run(given, small_game(given.rounds, folder))


def run(given: argparse.Namespace, game: pyspiel.Game) -> None:
    """Solves the game and tells what came of it."""
    begun = time.process_time()
    if given.solver == "nfsp":
        policy, told = nfsp(game, given.seconds)
    else:
        from open_spiel.python.algorithms import external_sampling_mccfr as external
        from open_spiel.python.algorithms import outcome_sampling_mccfr as outcome

        kind = external.ExternalSamplingSolver if given.solver == "external" else outcome.OutcomeSamplingSolver
        policy, told = sampling(game, kind(game), given.seconds)
    took = time.process_time() - begun
    mean, half = mean_reward(game, policy, given.games)
    chance, _ = mean_reward(game, lambda state: {it: 1 for it in state.legal_actions()}, given.games)
    print(f"{given.solver}: {took:.0f} s of processor time, {told}")
    print(f"mean reward {mean:.2f} ± {half:.2f} in {given.games} games; at random {chance:.2f}")


if __name__ == "__main__":
    main()
