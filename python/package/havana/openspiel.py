"""Havana for OpenSpiel: import this module, then ``pyspiel.load_game("havana(players=3)")``.

Players act one after another, as OpenSpiel asks of games with hidden choices: cards chosen at the same
time are hidden from those who choose later. ``havana_simultaneous`` is the same game with the opening
as one simultaneous move. Draws are chance nodes. Parameters:

* ``players``: 2 to 4.
* ``target``: the points that win; 0 for the usual ones.
* ``deck``: the name of a deck file.
* ``deal``: if not negative, the game begins after the set-up that this seed draws.
* ``moves``: the game begins after this many moves of the deal more, chosen at random by its seed. Their
  result is known to all, as a set-up is; together with ``rounds`` this is the end of a game for solvers.
* ``rounds``: if not 0, the game ends without a winner after the turns of this round: a small game for
  solvers, which would follow players who never build into ever longer games.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

from ._havana import Dice, Game
from .layout import ACTION_NAMES, ACTIONS, DRAWS, OBSERVATION, deck_text

_TOLD = 256
"""How many of the last moves an information state tensor has; the string has all."""

_SCALE = np.log2(1 + np.arange(256, dtype=np.float32))
"""Tensors have the logarithm of each byte: 0 and 1 stay, and networks do not diverge at 255, which becomes 8."""


def _game_type(short_name: str, dynamics: pyspiel.GameType.Dynamics) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name,
        long_name="Havana",
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "target": 0, "deck": "", "deal": -1, "moves": 0, "rounds": 0},
    )


_SEQUENTIAL = _game_type("havana", pyspiel.GameType.Dynamics.SEQUENTIAL)
_SIMULTANEOUS = _game_type("havana_simultaneous", pyspiel.GameType.Dynamics.SIMULTANEOUS)


def _begin(game: Game, deal: int, moves: int) -> None:
    """Draws the set-up of a deal and plays moves at random."""
    if moves < 0:
        raise ValueError(f"moves is {moves}; it must be 0 or more")
    if deal < 0:
        if moves:
            raise ValueError("moves needs a deal, whose seed chooses them; add deal=1")
        return
    dice, chooser = Dice(deal), random.Random(deal)
    game.draw_all(dice)
    for played in range(moves):
        if game.is_over:
            raise ValueError(f"the game of deal {deal} is over after {played} moves; choose fewer than {moves}")
        game.play(chooser.choice(game.legal_actions()))
        game.draw_all(dice)


class HavanaGame(pyspiel.Game):
    """Havana with players who act one after another."""

    game_type = _SEQUENTIAL

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", 2))
        deck = deck_text(params.get("deck") or None)
        self.rounds = int(params.get("rounds", 0))
        self.moves = int(params.get("moves", 0))
        self.start = Game(players, deck, int(params.get("target", 0)) or None)
        _begin(self.start, int(params.get("deal", -1)), self.moves)
        self.known = len(self.start.full_moves())
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DRAWS,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=32768,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> HavanaState:
        return HavanaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 4096

    def make_py_observer(self, iig_obs_type=None, params=None):
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return HavanaObserver(kind, params)


class SimultaneousHavanaGame(HavanaGame):
    """Havana with the opening as one simultaneous move."""

    game_type = _SIMULTANEOUS


class HavanaState(pyspiel.State):
    """A whole game, as OpenSpiel's states are; a player's side of it is in observations."""

    def __init__(self, game: HavanaGame) -> None:
        super().__init__(game)
        self.is_simultaneous = game.game_type is _SIMULTANEOUS
        self.full_game = game.start.clone()
        self._rounds = game.rounds

    def _is_cut(self) -> bool:
        return 0 < self._rounds <= self.full_game.round and self.full_game.are_turns_over

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        if self.full_game.is_chance:
            return pyspiel.PlayerId.CHANCE
        if self.is_simultaneous and len(self.full_game.seats_asked) > 1:
            return pyspiel.PlayerId.SIMULTANEOUS
        return self.full_game.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.full_game.legal_actions() if player in self.full_game.seats_asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.full_game.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.full_game.is_chance:
            self.full_game.draw(action)
        else:
            self.full_game.play(action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.full_game.seats_asked:
            self.full_game.play(actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw({action})"
        return ACTION_NAMES[action]

    def is_terminal(self) -> bool:
        return self.full_game.is_over or self._is_cut()

    def returns(self) -> list[float]:
        return self.full_game.rewards()

    def __str__(self) -> str:
        return self.full_game.full_text()

    def resample_from_infostate(self, player_id: int, probability_sampler) -> HavanaState:
        """A state that the player cannot tell from this one, with the history that leads to it."""
        if self.get_game().moves:
            raise ValueError("after moves that are known to all, hidden cards cannot be dealt again; use moves=0")
        seed = int(probability_sampler() * 2**53)
        dealt = self.full_game.resample(player_id, seed)
        state = self.get_game().new_initial_state()
        moves = dealt.full_moves()[self.get_game().known :]
        while moves:
            if state.is_simultaneous_node():
                count = self.num_players()
                state.apply_actions([action for _, action in moves[:count]])
                moves = moves[count:]
            else:
                state.apply_action(moves.pop(0)[1])
        return state


class HavanaObserver:
    """What a player sees, as OpenSpiel's observers show it."""

    def __init__(self, kind: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; {params} was given")
        self._is_recall = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = OBSERVATION + (2 * _TOLD if self._is_recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[:OBSERVATION]}
        if self._is_recall:
            self.dict["told"] = self.tensor[OBSERVATION:].reshape(_TOLD, 2)

    def set_from(self, state: HavanaState, player: int) -> None:
        game = state.full_game
        self.dict["observation"][:] = _SCALE[np.frombuffer(game.observe(player), np.uint8)]
        if not self._is_private:
            self.dict["observation"][-39:] = 0
        if self._is_recall:
            since = min(len(game.full_moves()) - state.get_game().known, _TOLD)
            told = np.frombuffer(game.told_bytes(player, since), np.uint8)
            self.dict["told"][:since] = _SCALE[told].reshape(since, 2)
            self.dict["told"][since:] = 0

    def string_from(self, state: HavanaState, player: int) -> str:
        if self._is_recall:
            return f"{player} {state.full_game.told(player)}"
        return state.full_game.text(player if self._is_private else None)


pyspiel.register_game(_SEQUENTIAL, HavanaGame)
pyspiel.register_game(_SIMULTANEOUS, SimultaneousHavanaGame)
