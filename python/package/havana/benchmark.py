"""Measures decisions a second: ``python -m havana.benchmark``.

All players choose at random among the legal actions, and every decision writes an observation and a
mask. Other libraries' card games are measured beside it where they are installed. The second column counts
seconds of processor time, which other programs on the machine hardly change.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import numpy as np

from .batch import Batch


class Stopwatch:
    """Seconds since it was started, by the clock and of the processor."""

    def __init__(self) -> None:
        self._clock, self._processor = time.perf_counter(), time.process_time()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._clock

    def rates(self, count: int) -> tuple[float, float]:
        """How many a second, by the clock and of the processor."""
        return count / self.seconds, count / (time.process_time() - self._processor)


Rates = tuple[float, float]


def batch_rate(players: int, threads: int, seconds: float, games: int = 2048) -> Rates:
    """Decisions a second of a batch."""
    batch = Batch(games, players, seed=1, threads=threads)
    for _ in range(50):
        batch.step(batch.sample())
    steps, watch = 0, Stopwatch()
    while watch.seconds < seconds:
        for _ in range(20):
            batch.step(batch.sample())
        steps += 20
    return watch.rates(steps * games)


def aec_rate(make: Callable, seconds: float) -> Rates:
    """Decisions a second of a turn-based PettingZoo environment."""
    env = make()
    env.reset(seed=1)
    turns, watch = 0, Stopwatch()
    while watch.seconds < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, info = env.last()
            mask = seen.get("action_mask", info.get("action_mask"))
            legal = np.flatnonzero(mask)
            env.step(None if is_over or is_cut else random.choice(legal.tolist()))
            turns += 1
    return watch.rates(turns)


def envpool_rate(seconds: float, games: int = 2048) -> Rates:
    """Steps a second of EnvPool's fastest small environment; it has no card game."""
    import envpool

    env = envpool.make("CartPole-v1", env_type="gymnasium", num_envs=games, num_threads=1)
    env.reset()
    actions = np.zeros(games, np.int32)
    steps, watch = 0, Stopwatch()
    while watch.seconds < seconds:
        env.step(actions)
        steps += games
    return watch.rates(steps)


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each line")
    seconds = parser.parse_args().seconds
    rows: list[tuple[str, Callable[[], Rates]]] = []
    for threads in (1, 2):
        for players in (2, 3, 4):
            name = f"havana.Batch, {players} players, {threads} thread{'s' if threads > 1 else ''}"
            rows.append((name, lambda p=players, t=threads: batch_rate(p, t, seconds)))
    rows.append(("havana_v1 (PettingZoo), 3 players", lambda: _pettingzoo("havana", seconds)))
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"):
        rows.append((f"PettingZoo {name}", lambda it=name: _pettingzoo(it, seconds)))
    rows.append(("EnvPool CartPole-v1, 1 thread", lambda: envpool_rate(seconds)))
    print(f"{'decisions':<40} {'a second':>14} {'a second of processor':>24}")
    for name, measure in rows:
        try:
            clock, processor = measure()
            print(f"{name:<40} {clock:>14,.0f} {processor:>24,.0f}", flush=True)
        except Exception as error:  # a library that is not installed, or does not run here
            print(f"{name:<40} not measured: {error}", flush=True)


def _pettingzoo(name: str, seconds: float) -> Rates:
    import importlib

    if name == "havana":
        from . import havana_v1

        return aec_rate(lambda: havana_v1.env(num_players=3), seconds)
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return aec_rate(module.env, seconds)


if __name__ == "__main__":
    main()
