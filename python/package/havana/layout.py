"""The numbers of actions and the layout of observations, version 1."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _havana

VERSION, ACTIONS, OBSERVATION, DRAWS = _havana.sizes()
"""The version, the number of actions, the bytes of an observation, the number of draws."""

ACTION_NAMES: list[str] = _havana.action_names()
"""What each action means, by its number."""

WAIT = ACTIONS - 1
"""The action of players who are not asked, where all act at the same time."""


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    offset: int
    length: int
    about: str


FIELDS: dict[str, Field] = {field[0]: Field(*field) for field in _havana.fields()}
"""Every byte of an observation belongs to one of these."""

PLAYER_FIELDS: dict[str, Field] = {field[0]: Field(*field) for field in _havana.player_fields()}
"""The layout of each of the four players in the field ``seats``."""


def decode(observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The fields of an observation by name, without copying it."""
    parts = {}
    for field in FIELDS.values():
        parts[field.name] = observation[..., field.offset : field.offset + field.length]
    return parts


def deck_text(deck: str | None) -> str | None:
    """The text of a deck: as it is, or read from the file of this name."""
    if deck is None or "\n" in deck:
        return deck
    with open(deck, encoding="utf-8") as file:
        return file.read()
