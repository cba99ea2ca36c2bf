"""The network, as crates/bots/src/network computes it, and its file of weights."""

import struct

import torch
from torch import nn

MAGIC = b"HAVANANN"
VERSION = 1


class Perceptron(nn.Module):
    """Others pass through one layer, the same for all; their sum joins the player's own numbers."""

    def __init__(self, own: int, other: int, outputs: int, widths: tuple[int, int, int], scales):
        super().__init__()
        self.widths = widths
        self.register_buffer("own_scale", scales[0])
        self.register_buffer("other_scale", scales[1])
        self.others = nn.Linear(other, widths[0])
        self.own = nn.Linear(own, widths[1])
        self.pool = nn.Linear(widths[0], widths[1], bias=False)
        self.second = nn.Linear(widths[1], widths[2])
        self.outputs = nn.Linear(widths[2], outputs)

    def forward(self, own, others, count):
        """Views as numbers: own (n, own), others (n, 3, other), count (n)."""
        there = torch.arange(others.shape[1], device=others.device) < count[:, None]
        each = torch.relu(self.others(others * self.other_scale)) * there[..., None]
        first = torch.relu(self.own(own * self.own_scale) + self.pool(each.sum(1)))
        return self.outputs(torch.relu(self.second(first)))

    def numbers(self) -> list[torch.Tensor]:
        """The weights in the order of the file, with the scales of the inputs in them."""
        return [
            (self.others.weight * self.other_scale).T,
            self.others.bias,
            (self.own.weight * self.own_scale).T,
            self.own.bias,
            self.pool.weight.T,
            self.second.weight.T,
            self.second.bias,
            self.outputs.weight,
            self.outputs.bias,
        ]


def checksum(data: bytes) -> int:
    """FNV-1a."""
    total = 0xCBF29CE484222325
    for byte in data:
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return total


def write_weights(path: str, perceptrons: list[Perceptron]) -> int:
    body = struct.pack("<I", VERSION)
    for net in perceptrons:
        sizes = (net.own.in_features, net.others.in_features, net.outputs.out_features, *net.widths)
        body += struct.pack("<6I", *sizes)
        for tensor in net.numbers():
            body += tensor.detach().cpu().float().contiguous().numpy().astype("<f4").tobytes()
    data = MAGIC + body + struct.pack("<Q", checksum(body))
    with open(path, "wb") as file:
        file.write(data)
    return len(data)


def read_weights(path: str) -> list[Perceptron]:
    """The networks of a file of weights; their inputs need no scales any more."""
    with open(path, "rb") as file:
        data = file.read()
    body, total = data[len(MAGIC) : -8], struct.unpack("<Q", data[-8:])[0]
    if data[: len(MAGIC)] != MAGIC or checksum(body) != total:
        raise SystemExit(f"{path}: this is no file of weights, or it is damaged")
    if struct.unpack_from("<I", body)[0] != VERSION:
        raise SystemExit(f"{path}: weights of another version")
    at, nets = 4, []
    while at < len(body):
        own, other, outputs, *widths = struct.unpack_from("<6I", body, at)
        at += 24
        net = Perceptron(own, other, outputs, tuple(widths), (torch.ones(own), torch.ones(other)))
        parameters = [
            (net.others.weight, True),
            (net.others.bias, False),
            (net.own.weight, True),
            (net.own.bias, False),
            (net.pool.weight, True),
            (net.second.weight, True),
            (net.second.bias, False),
            (net.outputs.weight, False),
            (net.outputs.bias, False),
        ]
        for parameter, is_turned in parameters:
            shape = parameter.shape[::-1] if is_turned else parameter.shape
            numbers = torch.frombuffer(bytearray(body[at : at + 4 * parameter.numel()]), dtype=torch.float32)
            at += 4 * parameter.numel()
            numbers = numbers.reshape(shape)
            with torch.no_grad():
                parameter.copy_(numbers.T if is_turned else numbers)
        nets.append(net)
    return nets
