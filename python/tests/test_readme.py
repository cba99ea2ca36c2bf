"""Everything that the README shows runs, in the order in which it is read."""

import pathlib
import re
import shutil

README = pathlib.Path(__file__).parent.parent / "README.md"
# The same with less to do.
SMALLER = {
    "Search(1000)": "Search(5)",
    "deals=50": "deals=2",
    "range(1000)": "range(3)",
    "Batch(2048": "Batch(64",
    "master:2000": "master:20",
    "3000, report": "16, teacher='search:5', mover='greedy', report",
    "Master(1000, weights": "Master(5, weights",
    '"more", 3000, teacher="master:1500", mover="master:300"': '"more", 16, teacher="master:5", mover="greedy"',
}


def test_the_readme_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    text = README.read_text(encoding="utf-8")
    for shown, smaller in SMALLER.items():
        assert shown in text
        text = text.replace(shown, smaller)
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 8
    # What train.py would write; test_training.py runs it where PyTorch is installed.
    shutil.copy(README.parent.parent / "crates/bots/weights/master.bin", "weights.bin")
    names = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), names)
    assert names["games"] == [names["game"]] and names["worst"].grade
    assert "open(siesta, refreshment)" in capsys.readouterr().out
