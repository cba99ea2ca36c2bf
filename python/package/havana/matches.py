"""Matches on duplicate deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

from . import _havana
from ._havana import Dice, Game, SeatView
from .bots import Bot
from .layout import deck_text

Player = Union[Bot, str, Callable[[SeatView], int]]
"""A bot, the name of a level, or a function from what the seat that is asked sees to its action.

A function is handed a :class:`SeatView`, never the game: hidden cards of others are out of reach.
"""


class MatchResult:
    """The first player's share of the wins with its 95 % interval."""

    def __init__(self, scores: list[float], players: int) -> None:
        self.players = players
        self.deals = len(scores)
        self.games = len(scores) * players
        self.fair = 1 / players
        self.share, self.low, self.high = _havana.interval(scores, players)

    def __repr__(self) -> str:
        return (
            f"{self.share:.1%} of the wins ({self.low:.1%} to {self.high:.1%}) in {self.games:,} "
            f"games; equal players would have {self.fair:.1%}"
        )


def match(
    first: Player,
    second: Player,
    *,
    players: int = 2,
    deals: int = 100,
    seed: int = 0,
    deck: str | None = None,
    target: int | None = None,
) -> MatchResult:
    """Plays ``first`` against copies of ``second``.

    Every deal is played once for each seat of ``first``, with the same stream of draws, so luck is
    shared out evenly. The interval counts deals, not games, because games of a deal are alike.
    """
    text = deck_text(deck)
    pair = [Bot(player) if isinstance(player, str) else player for player in (first, second)]
    scores = []
    for deal in range(deals):
        shares = 0.0
        for rotation in range(players):
            table = [pair[0] if seat == rotation else pair[1] for seat in range(players)]
            for place, bot in enumerate(pair):
                if isinstance(bot, Bot):
                    bot.seed(((seed * 1_000_003 + deal) * 8 + rotation) * 2 + place)
            game = Game(players, text, target)
            _play_out(game, Dice(seed * 1_000_003 + deal), table)
            # A reward of n * share - 1 leads back to the share.
            shares += (game.rewards()[rotation] + 1) / players
        scores.append(shares / players)
    return MatchResult(scores, players)


def _play_out(game: Game, dice: Dice, table: list[Bot | Callable[[SeatView], int]]) -> None:
    cores = [seated._core if isinstance(seated, Bot) else None for seated in table]
    while True:
        _havana.run_bots(game, dice, cores)
        if game.seat is None:
            return
        game.play(int(table[game.seat](game.seat_view())))
