"""Many games at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._havana import CoreBatch
from .layout import ACTIONS, OBSERVATION, deck_text


class Batch:
    """Steps ``n`` games at once, in Rust and with Python's lock released.

    Each step plays one action in each game, for the seat that is asked. A game that ends begins
    again at once: its row of ``dones`` is then true, its row of ``rewards`` is what the ended game
    brought, and all other rows show the next game. A game depends only on ``seed`` and its number,
    not on threads or on the size of the batch.

    The arrays stay the same objects; Rust writes into them at every step.
    """

    observations: NDArray[np.uint8]
    """What the seat that is asked sees, ``(n, 574)``; see ``havana.FIELDS``."""
    masks: NDArray[np.bool_]
    """The legal actions, ``(n, 256)``."""
    rewards: NDArray[np.float32]
    """What the last step brought each seat, ``(n, 4)``; they add up to 0."""
    dones: NDArray[np.bool_]
    """Whether the last step ended the game, ``(n,)``."""
    seats: NDArray[np.uint8]
    """The seat that is asked, ``(n,)``."""

    def __init__(
        self,
        n: int,
        players: int = 2,
        *,
        seed: int = 0,
        threads: int = 1,
        deck: str | None = None,
        target: int | None = None,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch of {n} games; give at least 1")
        self.n = n
        self.players = players
        self._core = CoreBatch(n, players, seed, threads, deck_text(deck), target)
        self.observations = np.zeros((n, OBSERVATION), np.uint8)
        self._masks = np.zeros((n, ACTIONS), np.uint8)
        self.masks = self._masks.view(np.bool_)
        self.rewards = np.zeros((n, 4), np.float32)
        self._dones = np.zeros(n, np.uint8)
        self.dones = self._dones.view(np.bool_)
        self.seats = np.zeros(n, np.uint8)
        self._sampled = np.zeros(n, np.uint8)
        self._write()

    @property
    def games_finished(self) -> int:
        """How many games have ended."""
        return self._core.finished()

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in each game. If one is illegal, raises and changes no game."""
        given = np.asarray(actions)
        if given.dtype != np.uint8:
            if given.size and (given.min() < 0 or given.max() >= ACTIONS):
                raise ValueError(f"actions are numbers from 0 to {ACTIONS - 1}")
            given = given.astype(np.uint8)
        given = np.ascontiguousarray(given)
        if not given.flags.writeable:
            given = given.copy()
        self._core.step(
            given, self.observations, self._masks, self.rewards, self._dones, self.seats
        )

    def sample(self) -> NDArray[np.uint8]:
        """A legal action for each game, each with the same probability."""
        self._core.sample(self._sampled)
        return self._sampled

    def reset(self, seed: int) -> None:
        """Begins all games again."""
        self._core.reset(seed)
        self._write()

    def _write(self) -> None:
        self._core.write(self.observations, self._masks, self.rewards, self._dones, self.seats)
