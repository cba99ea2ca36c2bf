"""Runs OpenSpiel's own solvers on small games of Havana, unchanged.

    python python/examples/solve.py cfr --seconds 10
    python python/examples/solve.py external --game huts --seconds 60
    python python/examples/solve.py nfsp --seconds 600

There are two small games:

* ``end``: the last choice of cards in a game of two, and the round that follows. Its whole tree can be
  visited, so NashConv is exact: what both players together could gain by best responses to the policy.
  0 is an equilibrium.
* ``huts``: the opening and the first round of a game in which every building costs one peso and one
  point wins, so whoever builds first has won. It is too large for NashConv.

It prints the time, what was visited, NashConv, and the mean reward of the policy against players who
choose at random: 1 is a win. ``nfsp`` and ``deep`` are the forms in PyTorch, and need ``torch``.
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


END = {"players": 2, "deal": 140, "moves": 131, "rounds": 27}
"""22 and 23 of 25 points: both choose a card, and the order of play in round 27 decides."""


def small_game(name: str, folder: str) -> pyspiel.Game:
    """One of the two small games; both end without a winner after a round."""
    if name == "end":
        return pyspiel.load_game("havana", END)
    deck = pathlib.Path(folder) / "huts.toml"
    deck.write_text(HUTS, encoding="utf-8")
    given = {"players": 2, "target": 1, "deck": str(deck), "deal": 1, "rounds": 1}
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
            else:
                actions = state.legal_actions()
                chances = [1] * len(actions)
            state.apply_action(chooser.choices(actions, chances)[0])
        rewards.append(state.returns()[own])
    return float(np.mean(rewards)), 1.96 * float(np.std(rewards)) / games**0.5


def exactly(game: pyspiel.Game, seconds: float) -> tuple[Policy, str]:
    """CFR+ over the whole tree, for so long."""
    from open_spiel.python.algorithms import cfr

    solver = cfr.CFRPlusSolver(game)
    iterations = repeated(solver.evaluate_and_update_policy, seconds)
    average = solver.average_policy()
    told = f"{iterations} iterations, {len(average.state_lookup):,} information states"
    return average.action_probabilities, told


def sampling(game: pyspiel.Game, solver, seconds: float) -> tuple[Policy, str]:
    """A solver with a table, for so long."""
    iterations = repeated(solver.iteration, seconds)
    told = f"{iterations:,} iterations, {len(solver._infostates):,} information states"
    return solver.average_policy().action_probabilities, told


def deep(game: pyspiel.Game, seconds: float) -> tuple[Policy, str]:
    """Deep CFR, for so long."""
    from open_spiel.python.pytorch import deep_cfr

    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=10,
        num_traversals=8,
        learning_rate=1e-3,
        batch_size_advantage=512,
        batch_size_strategy=512,
        memory_capacity=100_000,
        policy_network_train_steps=400,
        advantage_network_train_steps=100,
        reinitialize_advantage_networks=False,
        seed=3,
    )
    losses = []
    iterations = 10 * repeated(lambda: losses.append(solver.solve()[2]), seconds)
    return solver.action_probabilities, f"{iterations} iterations, policy loss {float(losses[-1]):.4f}"


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
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            rl_learning_rate=1e-3,
            sl_learning_rate=1e-3,
            optimizer_str="adam",
            batch_size=128,
            min_buffer_size_to_learn=500,
            learn_every=32,
            replay_buffer_capacity=40_000,
            epsilon_start=0.2,
            epsilon_end=0.01,
            epsilon_decay_duration=100_000,
        )
        for player in range(2)
    ]

    def play() -> None:
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)

    games = repeated(play, seconds)
    joint = rl_agent_policy.JointRLAgentPolicy(game, dict(enumerate(agents)), False)

    def policy(state: pyspiel.State) -> dict[int, float]:
        with agents[state.current_player()].temp_mode_as(form.MODE.AVERAGE_POLICY):
            return joint.action_probabilities(state)

    losses = [tuple(None if loss is None else round(float(loss), 4) for loss in agent.loss) for agent in agents]
    return policy, f"{games:,} games, losses (average policy, best response) {losses}"


def repeated(step: Callable[[], object], seconds: float) -> int:
    """Repeats a step for so much processor time, and returns how often."""
    begun, times = time.process_time(), 0
    while times == 0 or time.process_time() - begun < seconds:
        step()
        times += 1
    return times


def solve(name: str, game: pyspiel.Game, seconds: float) -> tuple[Policy, str]:
    """The policy that a solver finds, and what it did."""
    if name in ("cfr", "deep", "nfsp"):
        return {"cfr": exactly, "deep": deep, "nfsp": nfsp}[name](game, seconds)
    from open_spiel.python.algorithms import external_sampling_mccfr as external
    from open_spiel.python.algorithms import outcome_sampling_mccfr as outcome

    kind = external.ExternalSamplingSolver if name == "external" else outcome.OutcomeSamplingSolver
    return sampling(game, kind(game), seconds)


def nash_conv(game: pyspiel.Game, policy: Policy) -> float:
    """What both players together could gain by best responses."""
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import tabular_policy_from_callable

    return exploitability.nash_conv(game, tabular_policy_from_callable(game, policy))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("solver", choices=["cfr", "external", "outcome", "deep", "nfsp"])
    parser.add_argument("--game", choices=["end", "huts"], default="end")
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time")
    parser.add_argument("--games", type=int, default=600, help="against random players")
    given = parser.parse_args()
    if given.solver == "cfr" and given.game == "huts":
        parser.error("cfr visits the whole tree, and that of huts is too large; use --game end")
    np.random.seed(3)
    with tempfile.TemporaryDirectory() as folder:
        run(given, small_game(given.game, folder))


def run(given: argparse.Namespace, game: pyspiel.Game) -> None:
    """Solves the game and tells what came of it."""
    begun = time.process_time()
    found, told = solve(given.solver, game, given.seconds)
    policy = legal_only(found)
    print(f"{given.solver}: {time.process_time() - begun:.0f} s of processor time, {told}")
    mean, half = mean_reward(game, policy, given.games)
    chance, _ = mean_reward(game, at_random, given.games)
    print(f"mean reward {mean:.2f} ± {half:.2f} in {given.games} games; at random {chance:.2f}")
    if given.game == "end":
        likely = sorted(policy(game.new_initial_state()).items(), key=lambda it: -it[1])[:4]
        print("first choice: " + ", ".join(f"{havana.ACTION_NAMES[action]} {chance:.2f}" for action, chance in likely))
        print(f"NashConv {nash_conv(game, policy):.4f}; at random {nash_conv(game, at_random):.4f}")


def legal_only(policy: Policy) -> Policy:
    """The policy with probabilities that add up to 1: a network leaves some for illegal actions."""

    def normalised(state: pyspiel.State) -> dict[int, float]:
        chances = {action: max(float(chance), 0) + 1e-9 for action, chance in policy(state).items()}
        total = sum(chances.values())
        return {action: chance / total for action, chance in chances.items()}

    return normalised


def at_random(state: pyspiel.State) -> dict[int, float]:
    """Every legal action is equally likely."""
    legal = state.legal_actions()
    return {action: 1 / len(legal) for action in legal}


if __name__ == "__main__":
    main()
