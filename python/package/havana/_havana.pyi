"""The Rust part of the package."""

import numpy as np
from numpy.typing import NDArray

class Dice:
    """Where draws come from: the same seed gives the same draws."""

    def __init__(self, seed: int) -> None: ...

class Game:
    """One game, before its first draw.

    Methods with ``full`` in their name show everything; all others show what lies open, or what
    the named seat sees.
    """

    def __init__(
        self, players: int = 2, deck: str | None = None, target: int | None = None
    ) -> None:
        """A game with this deck, given as the text of a deck file, and this many points to win."""
    @property
    def num_players(self) -> int: ...
    @property
    def seat(self) -> int | None:
        """The seat that is asked, in the opening the lowest; None if something is to be drawn, or
        the game is over."""
    @property
    def seats_asked(self) -> list[int]:
        """All seats that are asked: several in the opening."""
    @property
    def is_over(self) -> bool: ...
    @property
    def is_chance(self) -> bool: ...
    @property
    def round(self) -> int: ...
    @property
    def are_turns_over(self) -> bool:
        """Whether all turns of the round are over: new materials come, or new cards are laid."""
    @property
    def points(self) -> list[int]: ...
    def rewards(self) -> list[float]:
        """What the game brought each seat; all 0 until it is over."""
    def legal_actions(self) -> list[int]: ...
    def mask(self) -> bytes: ...
    def observe(self, number: int) -> bytes:
        """What a seat sees; ``havana.FIELDS`` describes the bytes."""
    def seat_view(self, number: int | None = None) -> SeatView:
        """What a seat that is asked sees and may choose from; by default of the lowest seat that
        is asked."""
    def play(self, action: int) -> None:
        """Plays an action for the seat that is asked."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that can be drawn now, by number, with its probability."""
    def draw(self, number: int) -> None: ...
    def draw_all(self, dice: Dice) -> None:
        """Draws until a player is asked or the game is over."""
    def told(self, number: int) -> str:
        """All that a seat has seen, as one line."""
    def told_bytes(self, number: int, moves: int) -> bytes:
        """The last moves as a seat saw them, the latest first, two bytes each."""
    def resample(self, number: int, seed: int) -> Game:
        """A game that the seat cannot tell from this one."""
    def view_json(self, seat: int | None = None) -> str:
        """What a seat, or a spectator, sees, as JSON."""
    def text(self, seat: int | None = None) -> str:
        """The table in letters as ``havana replay --step`` prints it."""
    def svg(self, seat: int | None = None) -> str:
        """The table as a picture."""
    def full_text(self) -> str: ...
    def full_record(self) -> str:
        """The record as JSON lines, which ``havana replay`` and ``read_records`` read."""
    def full_moves(self) -> list[tuple[int, int]]:
        """Every move by number with its player, -1 for chance."""
    def clone(self) -> Game: ...

class SeatView:
    """What a seat that is asked sees, and what it may choose from. It has no way to the game."""

    @property
    def seat(self) -> int: ...
    @property
    def num_players(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def observation(self) -> NDArray[np.uint8]:
        """``havana.FIELDS`` describes the bytes."""
    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions, true for each."""
    @property
    def legal_actions(self) -> list[int]: ...
    def text(self) -> str:
        """The table in letters."""
    def svg(self) -> str:
        """The table as a picture."""
    def view_json(self) -> str: ...

class CoreBatch:
    def __init__(
        self,
        games: int,
        players: int,
        seed: int,
        threads: int,
        deck: str | None,
        target: int | None,
    ) -> None: ...
    def finished(self) -> int: ...
    def reset(self, seed: int) -> None: ...
    def step(
        self,
        actions: NDArray[np.uint8],
        observations: NDArray[np.uint8],
        masks: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        dones: NDArray[np.uint8],
        seats: NDArray[np.uint8],
    ) -> None: ...
    def write(
        self,
        observations: NDArray[np.uint8],
        masks: NDArray[np.uint8],
        rewards: NDArray[np.float32],
        dones: NDArray[np.uint8],
        seats: NDArray[np.uint8],
    ) -> None: ...
    def sample(self, actions: NDArray[np.uint8]) -> None: ...

class CoreBot:
    def __init__(self, level: str, seed: int = 0, weights: str | None = None) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def nickname(self) -> str: ...
    def seed(self, seed: int) -> None: ...
    def act(self, seen: SeatView) -> int: ...
    def consider(self, seen: SeatView) -> list[tuple[str, float, int]]: ...

def run_bots(game: Game, dice: Dice, bots: list[CoreBot | None]) -> None: ...
def read_records(text: str) -> list[Game]:
    """The games of a text of records, each at its end."""

def analyse(game: Game, bot: str, threads: int) -> str: ...
def selfplay(
    folder: str,
    games: int,
    players: list[int],
    teacher: str,
    mover: str,
    weights: str | None,
    seed: int,
    threads: int,
    deck: str | None,
) -> tuple[int, int, int, int]: ...
def action_name(action: int) -> str: ...
def action_names() -> list[str]: ...
def fields() -> list[tuple[str, int, int, str]]: ...
def player_fields() -> list[tuple[str, int, int, str]]: ...
def sizes() -> tuple[int, int, int, int]: ...
def interval(scores: list[float], rotations: int) -> tuple[float, float, float]: ...
