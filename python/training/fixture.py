#!/usr/bin/env python3
"""Stores PyTorch's outputs on a few samples, which a test of crates/bots compares with Rust's.

    python3 python/training/fixture.py samples --weights crates/bots/weights/master.bin \\
        --out crates/bots/tests/network/outputs.bin
"""

import argparse
import struct

import numpy as np
import torch

from network import read_weights
from samples import read_folders

SAMPLES = 24


def main() -> None:
    parser = argparse.ArgumentParser(description="Stores PyTorch's outputs on a few samples.")
    parser.add_argument("folders", nargs="+", help="folders that havana selfplay has written")
    parser.add_argument("--weights", required=True, help="the weights to compute with")
    parser.add_argument("--out", required=True, help="the file to write")
    options = parser.parse_args()
    views = read_folders(options.folders)[0]["view"]
    views = views[:: max(1, len(views) // SAMPLES)][:SAMPLES]
    nets = read_weights(options.weights)
    inputs = [torch.from_numpy(np.ascontiguousarray(views[part])) for part in ("own", "others", "count")]
    with torch.no_grad():
        outputs = [net(inputs[0].float(), inputs[1].float(), inputs[2]).numpy().astype("<f4") for net in nets]
    with open(options.out, "wb") as file:
        file.write(struct.pack("<I", len(views)))
        for place, view in enumerate(views):
            file.write(view.tobytes())
            for output in outputs:
                file.write(output[place].tobytes())
    print(f"{options.out}: {len(views)} samples")


if __name__ == "__main__":
    main()
