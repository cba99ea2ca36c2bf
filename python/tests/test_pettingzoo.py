"""PettingZoo's own tests."""

from types import SimpleNamespace

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from havana import havana_v1

PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_api(players):
    api_test(havana_v1.env(num_players=players, seed=1), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("players", PLAYERS)
def test_parallel_api(players):
    parallel_api_test(havana_v1.parallel_env(num_players=players), num_cycles=100)


@pytest.mark.parametrize("players", PLAYERS)
def test_seed(players):
    seed_test(lambda: havana_v1.env(num_players=players), num_cycles=100)


@pytest.mark.parametrize("players", PLAYERS)
def test_render(players, capsys):
    svg = lambda picture: picture.startswith("<svg") and picture.endswith("</svg>")
    render_test(lambda **given: havana_v1.env(num_players=players, **given), {"svg": svg})
    assert "Waiting for" in capsys.readouterr().out


@pytest.mark.parametrize("players", PLAYERS)
def test_max_cycles(players):
    # The test is written for parallel environments; PettingZoo itself makes it turn-based.
    parallel = lambda **given: havana_v1.parallel_env(num_players=players, seed=3, **given)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given)))
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_performance_benchmark(players, capsys):
    performance_benchmark(havana_v1.env(num_players=players, seed=1))
    assert "turns per second" in capsys.readouterr().out


def test_turns_are_cut_after_max_cycles():
    env = havana_v1.env(num_players=3, max_cycles=4, seed=5)
    env.reset()
    for agent in env.agent_iter():
        seen, _, is_over, is_cut, _ = env.last()
        env.step(None if is_over or is_cut else env.action_space(agent).sample(seen["action_mask"]))
    assert is_cut and not is_over


def test_bad_arguments_are_explained():
    with pytest.raises(ValueError, match="Havana is for 2, 3 or 4"):
        havana_v1.env(num_players=5)
    with pytest.raises(ValueError, match="1 to 100"):
        havana_v1.env(target=101)
    with pytest.raises(ValueError, match="this is not a deck"):
        havana_v1.env(deck="[[building]]\nkey = 1\n")
    with pytest.raises(ValueError, match="render mode"):
        havana_v1.env(render_mode="hologram")
