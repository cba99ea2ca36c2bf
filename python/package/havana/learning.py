"""Games that a network learns from."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import NamedTuple

from . import _havana
from .layout import deck_text

_AT_ONCE = 64
"""Games between two reports; Ctrl+C is heard then."""


class Selfplay(NamedTuple):
    """What was written."""

    games: int
    """The games in the folder, those of earlier runs included."""
    choices: int
    """Choices of cards that this run wrote."""
    positions: int
    """Positions that this run wrote."""
    bytes: int
    """Bytes that this run wrote."""


def selfplay(
    folder: str | os.PathLike[str],
    games: int,
    *,
    players: Sequence[int] = (2, 3, 4),
    teacher: str = "search:1500",
    mover: str = "search:300",
    weights: str | os.PathLike[str] | None = None,
    seed: int = 1,
    threads: int | None = None,
    deck: str | None = None,
    report: Callable[[Selfplay], None] | None = None,
) -> Selfplay:
    """Plays games into a folder, as ``havana selfplay`` does.

    ``teacher`` chooses cards and is learned from; ``mover`` makes all other decisions. ``weights`` is
    a file for a ``master`` among them. Samples are the same for the same arguments, with any number
    of threads. A run that was stopped continues where it was; ``report`` hears how far it is.
    """
    threads = threads or os.cpu_count() or 1
    path = None if weights is None else os.fspath(weights)
    done = Selfplay(0, 0, 0, 0)
    for up_to in [*range(_AT_ONCE * threads, games, _AT_ONCE * threads), games]:
        in_all, *written = _havana.selfplay(
            os.fspath(folder), up_to, list(players), teacher, mover, path, seed, threads, deck_text(deck)
        )
        done = Selfplay(in_all, *(one + other for one, other in zip(done[1:], written)))
        if report:
            report(done)
    return done
