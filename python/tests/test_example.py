"""The example learns something in its short form."""

import runpy
from pathlib import Path

import havana

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_policy.py"


def test_a_short_training_beats_random():
    example = runpy.run_path(str(EXAMPLE))
    policy = example["train"]("greedy", games=60, passes=4, hidden=32)
    result = havana.match(policy, "random", deals=25, seed=7)
    assert result.low > result.fair, result
