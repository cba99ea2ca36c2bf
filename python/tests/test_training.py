"""From games to samples, and from samples to weights."""

import pathlib
import subprocess
import sys

import numpy as np
import pytest

import havana

TRAINING = pathlib.Path(__file__).parent.parent / "training"
SMALL = {"teacher": "search:5", "mover": "greedy", "threads": 2}


@pytest.fixture
def read_folders(monkeypatch):
    monkeypatch.syspath_prepend(str(TRAINING))
    from samples import read_folders

    return read_folders


def test_samples_say_what_was_played(tmp_path, read_folders):
    written = havana.selfplay(tmp_path / "samples", 40, **SMALL)
    policy, value, held_policy, held_value = read_folders([str(tmp_path / "samples")])
    assert written.games == 48, "whole files of 16 games"
    assert (len(policy), len(value)) == (written.choices, written.positions)
    assert set(np.unique(value["players"])) == {2, 3, 4}
    assert (value["shares"].sum(1) == 12).all()
    assert (policy["visits"].sum(1) == 5).all()
    seated = np.arange(4) < value["players"][:, None]
    known = value["expected"] != 255
    assert known[seated].mean() > 0.9 and not known[~seated].any()
    assert held_policy.any() and held_value.any() and not held_value.all()


def test_selfplay_depends_on_its_arguments_alone(tmp_path):
    def files(name):
        return {path.name: path.read_bytes() for path in (tmp_path / name).iterdir()}

    heard = []
    havana.selfplay(tmp_path / "one", 16, **SMALL)
    done = havana.selfplay(tmp_path / "one", 200, **SMALL, report=heard.append)
    assert done.games == 208 and done == heard[-1] and len(heard) == 2
    havana.selfplay(tmp_path / "other", 208, **{**SMALL, "threads": 1})
    assert files("one") == files("other")
    again = havana.selfplay(tmp_path / "one", 208, **SMALL)
    assert again == (208, 0, 0, 0), "all is there"
    with pytest.raises(ValueError, match="choose another folder"):
        havana.selfplay(tmp_path / "one", 208, **SMALL, seed=2)


def test_bad_arguments_are_refused(tmp_path):
    folder = tmp_path / "samples"
    for arguments, says in [
        ({"teacher": "greedy"}, "greedy, which does not search"),
        ({"mover": "grandma"}, "there is no level"),
        ({"players": []}, "no number of players"),
        ({"players": [5]}, "5"),
        ({"weights": "none.bin"}, "cannot read none.bin"),
    ]:
        with pytest.raises(ValueError, match=says):
            havana.selfplay(folder, 16, **{**SMALL, **arguments})
    assert not folder.exists()
    with pytest.raises(ValueError, match="search:5 has no network"):
        havana.bots.Bot("search:5", weights="none.bin")


def held_out(printed, name):
    """The loss of each pass on games that were not learned from."""
    return [float(line.split()[-1]) for line in printed.splitlines() if line.startswith(f"{name} ")]


def test_samples_lead_to_a_player(tmp_path):
    pytest.importorskip("torch", reason="training needs PyTorch; cargo xtask python --torch installs it")
    samples, weights = tmp_path / "samples", tmp_path / "weights.bin"
    havana.selfplay(samples, 64, **SMALL)

    def train(*arguments):
        command = [sys.executable, str(TRAINING / "train.py"), str(samples), *map(str, arguments)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    short = ("--epochs", 2, "--value-epochs", 2)
    printed = train("--out", weights, "--curves", tmp_path / "curves.svg", *short)
    assert "held out" in printed and "value loss" in printed
    assert (tmp_path / "curves.svg").read_text().startswith("<svg")
    train("--out", tmp_path / "again.bin", *short)
    assert weights.read_bytes() == (tmp_path / "again.bin").read_bytes(), "the seed says it all"
    once = ("--rate", 1e-9, "--epochs", 1, "--value-epochs", 1)
    more_printed = train("--begin", weights, "--out", tmp_path / "more.bin", *once)
    for name in ("policy", "value"):
        best, begun = (min(held_out(text, name)) for text in (printed, more_printed))
        assert begun == pytest.approx(best, abs=2e-3), "it begins where the other ended"
    with pytest.raises(subprocess.CalledProcessError) as refused:
        train("--begin", weights, "--widths", "32,32,64", *short)
    assert "its hidden layers have (32, 64, 64) units" in refused.value.stderr
    learned = havana.bots.Master(5, weights=weights)
    assert havana.match(learned, "random", deals=10).low > 0.5
    more = havana.selfplay(
        tmp_path / "more", 16, teacher="master:5", mover="greedy", weights=weights, seed=2
    )
    assert more.choices > 0
