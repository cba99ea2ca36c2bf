"""The card game Havana as a learning environment.

* :class:`Batch` plays many games at once, with numpy arrays that Rust writes into.
* :class:`Game` is one game, for who runs the table; a player is handed a :class:`SeatView`.
* :mod:`havana.bots` has the project's bots, :func:`match` compares players on duplicate deals.
* :func:`selfplay` writes games that a network learns from.
* :func:`analyse` says what was skill and what was luck in a finished game.
* :mod:`havana.havana_v1` is the PettingZoo environment, :mod:`havana.openspiel` the OpenSpiel game.

Nothing here shows a player another's hidden cards, except what has ``full`` in its name.
"""

from ._havana import Dice, Game, SeatView, action_name, read_records
from . import bots
from .analysis import Analysis, analyse
from .batch import Batch
from .layout import ACTION_NAMES, ACTIONS, FIELDS, OBSERVATION, PLAYER_FIELDS, VERSION, Field, decode
from .learning import Selfplay, selfplay
from .matches import MatchResult, match

__all__ = [
    "ACTIONS",
    "ACTION_NAMES",
    "FIELDS",
    "OBSERVATION",
    "PLAYER_FIELDS",
    "VERSION",
    "Analysis",
    "Batch",
    "Dice",
    "Field",
    "Game",
    "MatchResult",
    "SeatView",
    "Selfplay",
    "action_name",
    "analyse",
    "bots",
    "decode",
    "match",
    "read_records",
    "selfplay",
]
