"""Analyses of finished games."""

import pytest

import havana
from havana.analysis import Decided, Drawn


def finished_game(players, seed):
    players_bots = [havana.bots.Bot(level, seed) for level in ("greedy", "random", "greedy")]
    game, dice = havana.Game(players, target=6), havana.Dice(seed)
    game.draw_all(dice)
    while game.seat is not None:
        game.play(players_bots[game.seat](game))
        game.draw_all(dice)
    return game


def test_everything_adds_up():
    game = finished_game(3, 4)
    analysis = havana.analyse(game, bot="search:20")
    again = havana.analyse(game.full_record(), bot=havana.bots.Search(20), threads=2)
    assert analysis == again and analysis.bot == "search:20"
    steps = analysis.steps
    assert sum(step.inputs for step in steps) == steps[-1].seq + steps[-1].inputs
    for step, following in zip(steps, steps[1:]):
        assert step.after == following.before and step.seq + step.inputs == following.seq
    for step in steps:
        assert sum(step.before) == pytest.approx(1, abs=1e-6)
        for seat in range(3):
            change = step.after[seat] - step.before[seat]
            assert step.own[seat] + step.others[seat] + step.luck[seat] == pytest.approx(change, abs=1e-9)
        if isinstance(step.what, Drawn):
            assert not any(step.own) and not any(step.others)
        else:
            assert not any(step.luck) and step.own[step.what.seat] == -step.what.loss
    for seat, account in enumerate(analysis.accounts):
        parts = account.start + account.own + account.others + account.luck
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.result == pytest.approx((game.rewards()[seat] + 1) / 3, abs=1e-6)
        lost = sum(decided.loss for decided in analysis.decisions(seat))
        assert account.own == pytest.approx(-lost, abs=1e-9) and account.own <= 0


def test_decisions_have_candidates():
    analysis = havana.analyse(finished_game(2, 5), bot="search:20")
    decided = [step.what for step in analysis.steps if isinstance(step.what, Decided)]
    for one in decided:
        assert one.loss >= 0
        if one.legal == 1:
            assert one.grade == "forced" and not one.candidates
        else:
            chosen = [found for found in one.candidates if found.decision == one.chosen]
            assert len(chosen) == 1 and one.candidates[0].share - chosen[0].share == pytest.approx(one.loss)
    # A player who decides at random loses more than a little.
    assert analysis.accounts[1].own < analysis.accounts[0].own


def test_what_cannot_be_analysed_is_refused():
    with pytest.raises(ValueError, match="not over"):
        havana.analyse(havana.Game(2), bot="search:20")
    with pytest.raises(ValueError, match="cannot analyse"):
        havana.analyse(finished_game(2, 5), bot="greedy")
    with pytest.raises(ValueError, match="0 games"):
        havana.analyse("", bot="search:20")
