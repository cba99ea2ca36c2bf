"""Havana for PettingZoo: ``havana_v1.env(num_players=3)``.

``env`` is the turn-based (AEC) environment: agents act when the rules ask them. ``parallel_env`` asks
all agents in every cycle; those who have nothing to decide wait (action 255).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ._havana import Dice, Game
from .layout import ACTIONS, OBSERVATION, WAIT, deck_text

_RENDER_MODES = ["human", "ansi", "svg"]


def env(**kwargs: Any) -> AECEnv:
    """The turn-based environment with PettingZoo's usual wrappers: an illegal action ends the game."""
    wrapped = raw_env(**kwargs)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Table:
    """What both environments share: a game, its draws, and how it is shown."""

    def __init__(
        self,
        num_players: int,
        deck: str | None,
        target: int | None,
        seed: int | None,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in _RENDER_MODES:
            raise ValueError(f"render mode {render_mode!r}; choose one of {_RENDER_MODES}")
        self._deck = deck_text(deck)
        self._target = target
        self._seeds = np.random.default_rng(seed)
        self._max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(num_players)]
        self.agents = self.possible_agents[:]
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (OBSERVATION,), np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._deal(None)

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game = Game(len(self.possible_agents), self._deck, self._target)
        self._dice = Dice(int(self._seeds.integers(2**63)))
        self._game.draw_all(self._dice)
        self._asked = dict.fromkeys(self.possible_agents, 0)

    def _play(self, action: int) -> None:
        self._game.play(action)
        self._game.draw_all(self._dice)

    def _observation(self, agent: str, mask: np.ndarray) -> dict[str, np.ndarray]:
        seen = np.frombuffer(self._game.observe(self._seat(agent)), np.uint8)
        return {"observation": seen.copy(), "action_mask": mask}

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _mask(self) -> np.ndarray:
        return np.frombuffer(self._game.mask(), np.int8).copy()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def full_game(self) -> Game:
        """The whole game, with what every player hides: for bots and studies."""
        return self._game

    def close(self) -> None:
        """Nothing is open."""


class raw_env(_Table, AECEnv, EzPickle):
    """The turn-based environment without wrappers.

    ``deck`` is the name or the text of a deck file, ``target`` the points that win, ``max_cycles``
    how often an agent is asked before the game is truncated.
    """

    metadata = {
        "render_modes": _RENDER_MODES,
        "name": "havana_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        num_players: int = 2,
        deck: str | None = None,
        target: int | None = None,
        seed: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, num_players, deck, target, seed, max_cycles, render_mode)
        AECEnv.__init__(self)
        _Table.__init__(self, num_players, deck, target, seed, max_cycles, render_mode)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.seat or 0]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._deal(seed)
        self._begin()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        is_asked = agent == self.agent_selection and self._game.seat == self._seat(agent)
        mask = self._mask() if is_asked else np.zeros(ACTIONS, np.int8)
        return self._observation(agent, mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play(int(action))
        self._asked[agent] += 1
        if self._game.is_over:
            rewards = self._game.rewards()
            self.rewards = {other: rewards[self._seat(other)] for other in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._asked[agent] >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self._game.seat is not None:
            self.agent_selection = self.possible_agents[self._game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Shows the table as the agent that is asked sees it: ``ansi`` and ``svg`` return it,
        ``human`` prints it."""
        return _render(self._game, self.render_mode, self._game.seat)


class parallel_env(_Table, ParallelEnv, EzPickle):
    """All agents act in every cycle; those who are not asked wait.

    An action that is not legal is replaced by a legal one, drawn evenly, and ``infos`` says so.
    """

    metadata = {"render_modes": _RENDER_MODES, "name": "havana_v1", "render_fps": 1}

    def __init__(
        self,
        num_players: int = 2,
        deck: str | None = None,
        target: int | None = None,
        seed: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, num_players, deck, target, seed, max_cycles, render_mode)
        _Table.__init__(self, num_players, deck, target, seed, max_cycles, render_mode)
        self._cycles = 0

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        asked = self._game.seats_asked
        waiting = np.zeros(ACTIONS, np.int8)
        waiting[WAIT] = 1
        # In the opening all who are asked may choose from the same actions.
        masks = {agent: self._mask() if self._seat(agent) in asked else waiting.copy() for agent in self.agents}
        return {agent: self._observation(agent, masks[agent]) for agent in self.agents}

    def reset(self, seed: int | None = None, options: dict | None = None):
        self._deal(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]):
        agents = self.agents
        infos: dict[str, dict] = {agent: {} for agent in agents}
        for seat in self._game.seats_asked:
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            legal = self._game.legal_actions()
            if action not in legal:
                infos[agent]["illegal_action"] = action
                action = int(self._seeds.choice(legal))
            self._play(action)
        self._cycles += 1
        is_over = self._game.is_over
        is_cut = not is_over and self._max_cycles is not None and self._cycles >= self._max_cycles
        rewards = dict(zip(self.possible_agents, self._game.rewards()))
        observations = self._observations()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def render(self) -> str | None:
        """Shows the table as a spectator sees it."""
        return _render(self._game, self.render_mode, None)


def _render(game: Game, mode: str | None, seat: int | None) -> str | None:
    if mode == "svg":
        return game.svg(seat)
    if mode == "ansi":
        return game.text(seat)
    if mode == "human":
        print(game.text(seat))
    return None
