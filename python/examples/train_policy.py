# %% [markdown]
# # Train a small policy on a CPU
#
# A network with one hidden layer learns by imitation: it watches `planner` play and learns to
# predict its actions. It needs numpy alone, and prints its share of wins against `greedy` at the end.
#
#     python examples/train_policy.py

# %%
from __future__ import annotations

import argparse
import time

import numpy as np

import havana


# %% [markdown]
# ## Data: what a seat saw, what was legal, what the teacher did

# %%
def watch(teacher: str, games: int, players: int, seed: int):
    """Observations, masks and actions of games that the teacher plays against itself."""
    bot = havana.bots.Bot(teacher, seed)
    seen, masks, actions = [], [], []
    for number in range(games):
        game, dice = havana.Game(players), havana.Dice(seed * 1_000_003 + number)
        game.draw_all(dice)
        while game.seat is not None:
            asked = game.seat_view()
            action = bot(asked)
            if len(asked.legal_actions) > 1:
                seen.append(asked.observation)
                masks.append(asked.mask)
                actions.append(action)
            game.play(action)
            game.draw_all(dice)
    return np.array(seen), np.array(masks), np.array(actions)


# %% [markdown]
# ## A network of one hidden layer, and Adam

# %%
class Policy:
    """Chooses the action with the highest score among the legal ones."""

    def __init__(self, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        size = havana.OBSERVATION
        self.scale = np.ones(size, np.float32)
        self.weights = [
            rng.normal(0, 0.05, (size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.05, (hidden, havana.ACTIONS)).astype(np.float32),
            np.zeros(havana.ACTIONS, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def scores(self, seen: np.ndarray, masks: np.ndarray):
        inputs = seen.astype(np.float32) * self.scale
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return inputs, hidden, np.where(masks, hidden @ self.weights[2] + self.weights[3], -1e9)

    def learn(self, seen, masks, actions, rate: float) -> float:
        inputs, hidden, scores = self.scores(seen, masks)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        rows = np.arange(len(actions))
        loss = -np.log(chances[rows, actions] + 1e-9).mean()
        wrong = chances
        wrong[rows, actions] -= 1
        wrong /= len(actions)
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]
        self.steps += 1
        for weight, (first, second), gradient in zip(self.weights, self.moments, gradients):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            unbiased = first / (1 - 0.9**self.steps)
            weight -= rate * unbiased / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
        return float(loss)

    def __call__(self, seen: havana.SeatView) -> int:
        return int(self.scores(seen.observation[None], seen.mask[None])[2].argmax())


# %% [markdown]
# ## Train, and play against `greedy`

# %%
def train(teacher: str, games: int, passes: int, players: int = 2, hidden: int = 128, seed: int = 1):
    """A policy that learned from this many games of the teacher."""
    start = time.perf_counter()
    seen, masks, actions = watch(teacher, games, players, seed)
    print(f"{games} games of {teacher}: {len(actions):,} decisions, {time.perf_counter() - start:.0f} s")
    policy = Policy(hidden, seed)
    policy.scale = (1 / np.maximum(seen.max(axis=0), 1)).astype(np.float32)
    rng = np.random.default_rng(seed)
    for number in range(passes):
        order = rng.permutation(len(actions))
        rate = 0.002 * (1 - number / passes)
        losses = [
            policy.learn(seen[part], masks[part], actions[part], rate)
            for part in np.array_split(order, max(1, len(order) // 256))
        ]
        print(f"pass {number + 1}: loss {np.mean(losses):.3f}, {time.perf_counter() - start:.0f} s")
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a policy and plays it against greedy.")
    parser.add_argument("--teacher", default="planner")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--deals", type=int, default=300)
    given = parser.parse_args()
    policy = train(given.teacher, given.games, given.passes)
    for rival in ("random", "greedy"):
        print(f"against {rival}: {havana.match(policy, rival, deals=given.deals, seed=99)}")


if __name__ == "__main__":
    main()
