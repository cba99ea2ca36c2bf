"""What was skill and what was luck in a finished game, and what to play instead."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from . import _havana
from ._havana import Game, read_records
from .bots import Bot


class Candidate(NamedTuple):
    """A decision that a player had before them."""

    decision: Any
    """The decision as in records."""
    share: float
    """The share of the win, from 0 to 1, that its player could expect of it."""
    tries: int
    """The number of simulated games behind it."""


class Decided(NamedTuple):
    """A decision, weighed from what its player could know then."""

    seat: int
    legal: int
    """How many legal decisions there were."""
    chosen: Any
    """The decision taken, as in records."""
    candidates: list[Candidate]
    """The best decisions and the chosen one, the best first; empty if there was only one."""
    loss: float
    """How much less of the win than with the best one the player could expect; never negative."""
    error: float
    """The standard error of the loss."""
    grade: str
    """``forced``, ``best``, ``too_close``, ``fine``, ``inaccuracy``, ``mistake`` or ``blunder``."""


class Drawn(NamedTuple):
    """A draw, or several in a row."""

    outcomes: int
    """How many different outcomes were possible; 0 if they were sampled."""
    error: list[float]
    """The standard error of the luck, by seat."""


class Step(NamedTuple):
    """A decision or a draw, and how it moved everyone's share of the win. Lists are by seat."""

    seq: int
    """The number of its first input in the record."""
    inputs: int
    """How many inputs it has."""
    round: int
    before: list[float]
    """The shares before it; before a draw, the average over all that could be drawn."""
    after: list[float]
    """The shares after it, which are those before the next step."""
    own: list[float]
    """What the seat's own decision cost it; never positive."""
    others: list[float]
    """What the others' decisions brought it."""
    luck: list[float]
    """What the draw brought it."""
    what: Decided | Drawn


class Account(NamedTuple):
    """Where a player's result comes from: ``start + own + others + luck = result``."""

    start: float
    own: float
    others: float
    luck: float
    result: float


class Analysis(NamedTuple):
    """A finished game, analysed."""

    bot: str
    """The bot that analysed it."""
    steps: list[Step]
    """Every decision and draw, in order."""
    accounts: list[Account]
    """By seat."""

    def decisions(self, seat: int) -> list[Decided]:
        """The decisions of one player."""
        found = (step.what for step in self.steps)
        return [what for what in found if isinstance(what, Decided) and what.seat == seat]


def analyse(record: Game | str, *, bot: Bot | str = "master:2000", threads: int = 1) -> Analysis:
    """Analyses a finished game, given as a game or as the text of its record.

    ``bot`` is a search with a number of simulated games, which are spent on every decision.
    Decisions are weighed from what their player could see; draws are measured against all that
    could have been drawn. The result depends on the record and the bot, not on ``threads``.
    """
    if isinstance(record, str):
        games = read_records(record)
        if len(games) != 1:
            raise ValueError(f"{len(games)} games in the text; analyse one at a time")
        record = games[0]
    level = bot.name if isinstance(bot, Bot) else bot
    told = json.loads(_havana.analyse(record, level, threads))
    whole = told["whole"]
    shares = lambda units: [share / whole for share in units]
    account = lambda it: [it[part] / whole for part in ("start", "own", "others", "draws", "result")]

    def what(step: dict[str, Any]) -> Decided | Drawn:
        if (draw := step["draw"]) is not None:
            return Drawn(draw["outcomes"], shares(draw["error"]))
        found = step["decision"]
        candidates = [Candidate(one, share / whole, tries) for one, share, tries in found["candidates"]]
        loss, error = shares([found["loss"], found["error"]])
        return Decided(found["seat"], found["legal"], found["chosen"], candidates, loss, error, found["grade"])

    by_seat = ("before", "after", "own", "others", "luck")
    steps = [
        Step(one["seq"], one["inputs"], one["round"], *(shares(one[name]) for name in by_seat), what(one))
        for one in told["steps"]
    ]
    return Analysis(told["bot"], steps, [Account(*account(one)) for one in told["accounts"]])
