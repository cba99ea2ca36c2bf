"""Games, batches, bots, matches and records."""

import ast
import copy
import inspect
import json
import os
import pathlib
import pickle
import select
import signal
import zlib

import numpy as np
import pytest

import havana
from havana import _havana


def finished_game(players=3, seed=1, bot="greedy"):
    player = havana.bots.Bot(bot, seed)
    game, dice = havana.Game(players), havana.Dice(seed)
    game.draw_all(dice)
    while game.seat is not None:
        game.play(player(game))
        game.draw_all(dice)
    return game


def test_the_layout_is_version_1():
    assert (havana.VERSION, havana.ACTIONS, havana.OBSERVATION) == (1, 256, 574)
    assert len(set(havana.ACTION_NAMES)) == 256
    assert havana.ACTION_NAMES[0] == "open(siesta, refreshment)"
    assert havana.ACTION_NAMES[78:80] == ["lay(siesta, lower)", "lay(siesta, higher)"]
    assert havana.ACTION_NAMES[255] == "wait"
    assert sum(field.length for field in havana.FIELDS.values()) == 574
    assert havana.FIELDS["hand"].offset == 535


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_writes_into_the_same_arrays(players):
    batch = havana.Batch(300, players, seed=4, threads=2)
    observations, masks = batch.observations, batch.masks
    for _ in range(400):
        actions = batch.sample()
        assert masks[np.arange(300), actions].all()
        batch.step(actions)
        assert not batch.rewards[~batch.dones].any()
    assert batch.observations is observations and batch.games_finished > 100
    assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-6
    fields = havana.decode(observations)
    assert (fields["players"][:, players - 2] == 1).all()
    # No hand is larger than thirteen, and the observer's own is counted in their first block.
    hand_size = havana.PLAYER_FIELDS["hand_size"].offset
    assert (fields["hand"].sum(axis=1) == fields["seats"][:, hand_size]).all()


def test_a_batch_depends_on_its_seed_alone():
    def run(**given):
        batch = havana.Batch(200, 3, **given)
        for _ in range(150):
            batch.step(batch.masks.argmax(axis=1))
        return batch.observations.copy()

    assert (run(seed=1) == run(seed=1, threads=2)).all()
    assert (run(seed=1) != run(seed=2)).any()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_a_batch_steps_on_in_a_forked_process():
    """A fork has none of the threads that the batch has started; libraries for learning fork."""
    batch = havana.Batch(256, 3, seed=1, threads=2)
    batch.step(batch.sample())
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            batch.step(batch.sample())
            os.write(theirs, zlib.crc32(batch.observations).to_bytes(4, "little"))
        finally:
            os._exit(0)
    answered, _, _ = select.select([ours], [], [], 60)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert answered, "the forked process did not step within a minute"
    batch.step(batch.sample())
    assert os.read(ours, 4) == zlib.crc32(batch.observations).to_bytes(4, "little")


def test_illegal_actions_are_refused():
    batch = havana.Batch(2, 2)
    with pytest.raises(ValueError, match="game 0: action 255 .wait. is not legal for seat 0"):
        batch.step([255, 0])
    with pytest.raises(ValueError, match="0 to 255"):
        batch.step([0, 300])
    with pytest.raises(ValueError, match="needs 2"):
        batch.step([0])
    game = havana.Game()
    with pytest.raises(ValueError, match="no player is asked"):
        game.play(0)
    with pytest.raises(IndexError, match="choose 0 to 1"):
        game.observe(2)


def test_bots_are_named_and_play():
    assert havana.bots.Search(20).name == "search:20"
    assert havana.bots.Search("5ms").name == "search:5ms"
    assert havana.bots.Master(20).name == "master:20"
    with pytest.raises(ValueError, match="no level"):
        havana.bots.Bot("clever")
    game = finished_game(bot="search:5", players=2)
    assert game.is_over and sum(game.rewards()) == 0
    opening, dice = havana.Game(2), havana.Dice(1)
    opening.draw_all(dice)
    weighed = havana.bots.Greedy().consider(opening, 0)
    assert len(weighed) == 78 and "open" in weighed[0].decision


def test_matches_are_duplicate_and_have_intervals():
    result = havana.match("greedy", "random", players=3, deals=20, seed=1)
    assert result.low > result.fair and result.games == 60
    policy = lambda seen: seen.legal_actions[0]
    weak = havana.match(policy, havana.bots.Greedy(), deals=10, seed=1)
    assert weak.high < 0.6 and str(weak) == str(havana.match(policy, "greedy", deals=10, seed=1))
    assert havana.match("greedy", "greedy", deals=5).share == 0.5


def test_a_function_in_a_match_is_handed_its_seat_alone():
    """Everything it can reach stays the same when the others' hidden cards are dealt again."""
    public = [name for name in dir(havana.SeatView) if not name.startswith("_")]
    shown = ["legal_actions", "mask", "num_players", "observation", "points", "round", "seat"]
    assert public == sorted(shown + ["svg", "text", "view_json"])
    kinds = []

    def policy(seen):
        kinds.append(type(seen))
        return greedy(seen)

    greedy = havana.bots.Greedy()
    havana.match(policy, "random", deals=2)
    assert set(kinds) == {havana.SeatView}
    game, dice = havana.Game(3), havana.Dice(3)
    game.draw_all(dice)
    differ = 0
    for step in range(60):
        seen = game.seat_view()
        other = game.resample(seen.seat, step)
        differ += other != game
        again = other.seat_view(seen.seat)
        assert again == seen and again.text() == seen.text() == game.text(seen.seat)
        assert seen.observation.tobytes() == game.observe(seen.seat)
        assert seen.mask.tobytes() == game.mask() and seen.legal_actions == game.legal_actions()
        game.play(greedy(seen))
        game.draw_all(dice)
    assert differ > 5
    with pytest.raises(ValueError, match="is not asked now"):
        game.seat_view((game.seat + 1) % 3)
    with pytest.raises(TypeError):
        pickle.dumps(seen)


def test_records_go_out_and_come_in():
    games = [finished_game(seed=seed) for seed in (1, 2)]
    text = "".join(game.full_record() for game in games)
    assert havana.read_records(text) == games
    with pytest.raises(ValueError, match="line 1"):
        havana.read_records("nonsense")


def test_copies_share_nothing():
    game, dice = havana.Game(4), havana.Dice(2)
    game.draw_all(dice)
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        other.play(5)
        assert other != game


def test_a_seat_is_shown_nothing_that_another_hides():
    game, dice = havana.Game(3), havana.Dice(3)
    game.draw_all(dice)
    player = havana.bots.Random(3)
    differ = 0
    for step in range(60):
        game.play(player(game))
        game.draw_all(dice)
        other = game.resample(0, step)
        differ += other != game
        for show in (
            lambda it: it.observe(0),
            lambda it: it.text(0),
            lambda it: it.svg(0),
            lambda it: it.view_json(0),
            lambda it: it.told(0),
            lambda it: it.text(),
            lambda it: it.view_json(),
        ):
            assert show(other) == show(game)
    assert differ > 5
    assert "hand" in json.loads(game.view_json(0))["own"] and json.loads(game.view_json())["own"] is None


def public(thing):
    return {name for name in vars(thing) if not name.startswith("_")}


def test_the_stubs_name_everything():
    """Every function, class, member and argument of the Rust part, and nothing else."""
    stub = pathlib.Path(havana.__file__).with_name("_havana.pyi")
    assert stub.with_name("py.typed").exists()
    nodes = [node for node in ast.parse(stub.read_text(encoding="utf-8")).body if hasattr(node, "name")]
    assert {node.name for node in nodes} == public(_havana)
    for node in nodes:
        thing = getattr(_havana, node.name)
        members = [node] if isinstance(node, ast.FunctionDef) else node.body
        members = [member for member in members if isinstance(member, ast.FunctionDef)]
        if isinstance(node, ast.ClassDef):
            named = {member.name for member in members}
            assert {name for name in named if not name.startswith("_")} == public(thing), node.name
        for member in members:
            real = thing if member is node else getattr(thing, member.name)
            if callable(real) and member.name != "__init__":
                arguments = [argument.arg for argument in member.args.args]
                assert arguments == list(inspect.signature(real).parameters), member.name
