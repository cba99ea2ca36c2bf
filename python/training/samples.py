"""Reads the samples that `havana selfplay` writes."""

import pathlib
import struct
import zlib

import numpy as np

MAGIC = b"HAVANASP"
VERSION = 2
SEATS = 4
MOST_CANDIDATES = 24
PAIRS = 78
UNKNOWN = 255


def view_dtype(own: int, other: int) -> np.dtype:
    return np.dtype([("own", "u1", own), ("others", "u1", (SEATS - 1, other)), ("count", "u1")])


def policy_dtype(own: int, other: int) -> np.dtype:
    return np.dtype(
        [
            ("game", "<u4"),
            ("opening", "u1"),
            ("candidates", "u1"),
            ("pairs", "u1", MOST_CANDIDATES),
            ("visits", "<u2", MOST_CANDIDATES),
            ("view", view_dtype(own, other)),
        ]
    )


def value_dtype(own: int, other: int) -> np.dtype:
    return np.dtype(
        [
            ("game", "<u4"),
            ("players", "u1"),
            ("shares", "u1", SEATS),
            ("expected", "u1", SEATS),
            ("views", view_dtype(own, other), SEATS),
        ]
    )


def read_chunk(path: pathlib.Path) -> tuple[np.ndarray, np.ndarray]:
    """The choices of cards and the positions of one chunk."""
    data = path.read_bytes()
    if data[:8] != MAGIC:
        raise SystemExit(f"{path}: this is no file of samples; havana selfplay writes them")
    version, own, other, policy_bytes, value_bytes, choices, positions = struct.unpack_from("<7I", data, 8)
    if version != VERSION:
        raise SystemExit(f"{path}: samples of version {version}, this program reads version {VERSION}")
    policy, value = policy_dtype(own, other), value_dtype(own, other)
    if (policy.itemsize, value.itemsize) != (policy_bytes, value_bytes):
        raise SystemExit(f"{path}: the records have another size; use havana and training of one version")
    records = zlib.decompress(data[36:])
    cut = choices * policy_bytes
    return (
        np.frombuffer(records[:cut], policy),
        np.frombuffer(records[cut : cut + positions * value_bytes], value),
    )


def is_held_out(games: np.ndarray) -> np.ndarray:
    """One game in twenty, spread by a hash: the numbers of players take turns too."""
    return (games * np.uint32(2654435761) >> np.uint32(16)) % 20 == 7


def read_folders(folders: list[str]) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """All choices and positions, and for each whether it is held out."""
    policies, values, held_policies, held_values = [], [], [], []
    for folder in folders:
        paths = sorted(pathlib.Path(folder).glob("*.samples"))
        if not paths:
            raise SystemExit(f"{folder}: no samples here; write some with havana selfplay --out {folder}")
        for path in paths:
            policy, value = read_chunk(path)
            policies.append(policy)
            values.append(value)
            held_policies.append(is_held_out(policy["game"]))
            held_values.append(is_held_out(value["game"]))
    join = np.concatenate
    return join(policies), join(values), join(held_policies), join(held_values)
