"""The project's bots. Each decides from what the seat that is asked sees, and from nothing else."""

from __future__ import annotations

import json
import os
from typing import Any, NamedTuple

from ._havana import CoreBot, Game, SeatView


class Weighed(NamedTuple):
    """A decision that a bot weighed."""

    decision: Any
    """The decision as in records."""
    expected: float
    """The share of the win from 0 to 1 if ``tries`` is not 0, else points' worth."""
    tries: int
    """The number of simulated games behind it."""


class Bot:
    """A bot by the name of its level, such as ``greedy`` or ``search:50ms``.

    ``weights`` is a file of weights for ``master``, instead of the built-in ones.
    """

    def __init__(
        self, level: str, seed: int = 0, weights: str | os.PathLike[str] | None = None
    ) -> None:
        self._core = CoreBot(level, seed, None if weights is None else os.fspath(weights))

    @property
    def name(self) -> str:
        """The name of its level."""
        return self._core.name

    def act(self, seen: SeatView | Game) -> int:
        """The action that it chooses for the seat that is asked."""
        return self._core.act(_side(seen))

    __call__ = act

    def consider(self, seen: SeatView | Game, seat: int | None = None) -> list[Weighed]:
        """What it weighs for a seat that is asked, the best decision first."""
        weighed = self._core.consider(_side(seen, seat))
        return [Weighed(json.loads(decision), value, tries) for decision, value, tries in weighed]

    def seed(self, seed: int) -> None:
        """Begins its randomness again."""
        self._core.seed(seed)

    def __repr__(self) -> str:
        return f"havana.bots.Bot({self.name!r})"


def _side(seen: SeatView | Game, seat: int | None = None) -> SeatView:
    """A bot is handed a seat's side, also where a caller has the whole game."""
    return seen.seat_view(seat) if isinstance(seen, Game) else seen


class Random(Bot):
    """Any legal decision, each with the same probability."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("random", seed)


class Greedy(Bot):
    """What is worth most now."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("greedy", seed)


class Planner(Bot):
    """What fares best in the next rounds."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("planner", seed)


class Search(Bot):
    """The best decision in many simulated games: ``Search(1000)``, or a time, ``Search("50ms")``."""

    def __init__(self, budget: int | str, seed: int = 0) -> None:
        super().__init__(f"search:{budget}", seed)


class Master(Bot):
    """The same with a network that learned from games of the search: ``Master(1000)``.

    ``weights`` is a file that ``python/training/train.py`` wrote, instead of the built-in ones.
    """

    def __init__(
        self, budget: int | str, seed: int = 0, weights: str | os.PathLike[str] | None = None
    ) -> None:
        super().__init__(f"master:{budget}", seed, weights)
