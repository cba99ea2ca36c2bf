#!/usr/bin/env python3
"""Trains the network from samples to weights.

    havana selfplay --out samples --games 3000
    python3 python/training/train.py samples --out weights.bin --curves curves.svg
"""

import argparse
import time

import numpy as np
import torch

from curves import write_curves
from network import Perceptron, read_weights, write_weights
from samples import PAIRS, SEATS, UNKNOWN, read_folders


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the network from samples to weights.")
    parser.add_argument("folders", nargs="+", help="folders that havana selfplay has written")
    parser.add_argument("--out", default="weights.bin", help="the file of weights to write")
    parser.add_argument("--curves", help="an SVG of the loss, on samples learned from and on others")
    parser.add_argument("--begin", help="begin with the networks of this file of weights instead of new ones")
    parser.add_argument("--checkpoint", help="continue from this file if it exists, and store it there")
    parser.add_argument("--widths", default="32,64,64", help="hidden layers of the policy")
    parser.add_argument("--value-widths", default="16,32,16", help="hidden layers of the value")
    parser.add_argument("--epochs", type=int, default=12, help="passes over the choices of cards")
    parser.add_argument("--value-epochs", type=int, default=6, help="passes over the positions")
    parser.add_argument("--trust", type=float, default=0.5, help="how much of a position's target is what the search expected there, from 0 to 1; the rest is who won")
    parser.add_argument("--seconds", type=float, default=1e9, help="train at most this long in all")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.01, help="weight decay")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    begun = time.time()
    policy, value, held_policy, held_value = read_folders(options.folders)
    print(
        f"{len(policy):,} choices of cards and {len(value):,} positions in "
        f"{(policy.nbytes + value.nbytes) / 1e6:.0f} MB, read in {time.time() - begun:.1f} s; "
        f"training on {device}",
        flush=True,
    )
    own, others = policy["view"]["own"], policy["view"]["others"]
    scales = [scale_of(own), scale_of(others.reshape(-1, others.shape[-1]))]
    shape = own.shape[1], others.shape[2]

    def make(outputs, widths):
        widths = tuple(map(int, widths.split(",")))
        return Perceptron(*shape, outputs, widths, scales).to(device)

    nets = [make(PAIRS, options.widths), make(1, options.value_widths)]
    if options.begin:
        begin_with(nets, read_weights(options.begin), options.begin)
    load(nets, options.checkpoint, device)
    curves = {}
    split = options.seconds * 0.6
    curves["policy"] = fit(
        nets[0], policy_data(policy, device), held_policy, policy_loss, options.epochs, options, begun + split, "policy"
    )
    report_policy(nets[0], policy, held_policy, device)
    curves["value"] = fit(
        nets[1], value_data(value, device, options.trust), held_value, value_loss, options.value_epochs, options,
        begun + options.seconds, "value",
    )
    report_value(nets[1], value, held_value, device)
    if options.checkpoint:
        torch.save([net.state_dict() for net in nets], options.checkpoint)
    size = write_weights(options.out, nets)
    print(f"{options.out}: {size:,} bytes, after {time.time() - begun:.1f} s")
    if options.curves:
        write_curves(options.curves, curves)


def begin_with(nets, trained, path) -> None:
    """Copies trained networks, whose inputs have no scales, into those to train."""
    for net, old in zip(nets, trained):
        if net.widths != old.widths:
            raise SystemExit(f"{path}: its hidden layers have {old.widths} units, those to train {net.widths}")
        state = old.state_dict()
        for scaled in ("own", "other"):
            state[f"{scaled}_scale"] = getattr(net, f"{scaled}_scale")
        state["own.weight"] = state["own.weight"].to(net.own_scale) / net.own_scale
        state["others.weight"] = state["others.weight"].to(net.other_scale) / net.other_scale
        net.load_state_dict(state)


def load(nets, path, device) -> None:
    if not path:
        return
    try:
        states = torch.load(path, map_location=device)
    except FileNotFoundError:
        return
    for net, state in zip(nets, states):
        net.load_state_dict(state)


def scale_of(numbers: np.ndarray) -> torch.Tensor:
    """Inputs are scaled so that the largest usual number is about 1."""
    sample = numbers[:: max(1, len(numbers) // 20000)].astype(np.float32)
    return torch.tensor(1.0 / np.maximum(1.0, np.quantile(sample, 0.98, axis=0)), dtype=torch.float32)


def policy_data(samples, device):
    """Views, the targets over all pairs, and which pairs are open to choice."""
    there = np.arange(samples["pairs"].shape[1]) < samples["candidates"][:, None]
    visits = np.where(there, samples["visits"], 0).astype(np.float32)
    visits /= np.maximum(visits.sum(1, keepdims=True), 1)
    target = np.zeros((len(samples), PAIRS), np.float32)
    mask = np.zeros((len(samples), PAIRS), bool)
    rows = np.repeat(np.arange(len(samples)), there.sum(1))
    target[rows, samples["pairs"][there]] = visits[there]
    mask[rows, samples["pairs"][there]] = True
    mask[samples["opening"] == 1] = True
    view = samples["view"]
    return [torch.from_numpy(np.ascontiguousarray(part)).to(device) for part in (view["own"], view["others"], view["count"], target, mask)]


def value_data(samples, device, trust=0.0):
    """Views, and the shares of the win: who won in the end, mixed with what the search expected."""
    views = samples["views"]
    shares = samples["shares"].astype(np.float32) / 12
    expected = samples["expected"].astype(np.float32)
    seated = np.arange(SEATS) < samples["players"][:, None]
    is_known = ((expected != UNKNOWN) | ~seated).all(1)
    expected = np.where(seated & is_known[:, None], expected, 0)
    expected /= np.maximum(expected.sum(1, keepdims=True), 1)
    weight = (trust * is_known)[:, None]
    shares = (weight * expected + (1 - weight) * shares).astype(np.float32)
    return [torch.from_numpy(np.ascontiguousarray(part)).to(device) for part in (views["own"], views["others"], views["count"], shares, samples["players"])]


def policy_loss(net, batch):
    own, others, count, target, mask = batch
    logits = net(own.float(), others.float(), count).masked_fill(~mask, -1e9)
    return -(target * torch.log_softmax(logits, 1)).sum(1)


def value_loss(net, batch):
    own, others, count, shares, players = batch
    seats = own.shape[1]
    flat = net(own.flatten(0, 1).float(), others.flatten(0, 1).float(), count.flatten(0, 1))
    there = torch.arange(seats, device=own.device) < players[:, None]
    standing = flat.view(-1, seats).masked_fill(~there, -1e9)
    return -(shares * torch.log_softmax(standing, 1)).sum(1)


def fit(net, data, held, loss_of, epochs, options, until, name):
    """Trains by AdamW with a rate that warms up and falls to nothing; the best epoch stays."""
    held = torch.from_numpy(held)
    train, test = (~held).nonzero()[:, 0].to(data[0].device), held.nonzero()[:, 0].to(data[0].device)
    generator = torch.Generator().manual_seed(options.seed)
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=options.decay)
    steps = epochs * -(-len(train) // options.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, options.rate, total_steps=steps + 1, pct_start=0.1)
    curve, best, stored = [], float("inf"), None
    for epoch in range(epochs):
        order = train[torch.randperm(len(train), generator=generator).to(train.device)]
        total = 0.0
        for batch in order.split(options.batch):
            loss = loss_of(net, [part[batch] for part in data]).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(batch)
        with torch.no_grad():
            apart = torch.cat([loss_of(net, [part[batch] for part in data]) for batch in test.split(8192)]).mean().item()
        curve.append((float(total) / len(train), apart))
        if apart < best:
            best, stored = apart, {key: tensor.clone() for key, tensor in net.state_dict().items()}
        print(f"{name} {epoch + 1}/{epochs}: {curve[-1][0]:.4f}, held out {apart:.4f}", flush=True)
        if time.time() > until:
            break
    net.load_state_dict(stored)
    return curve


@torch.no_grad()
def report_policy(net, samples, held, device) -> None:
    """How often the network's choice is the teacher's, by the number of players."""
    samples = samples[held]
    data = policy_data(samples, device)
    logits = net(data[0].float(), data[1].float(), data[2]).masked_fill(~data[4], -1e9)
    loss = policy_loss(net, data).cpu().numpy()
    target = data[3]
    entropy = -(target * torch.log(target.clamp_min(1e-9))).sum(1).cpu().numpy()
    even = np.log(data[4].sum(1).cpu().numpy())
    teacher = target.argmax(1)
    first = (logits.argmax(1) == teacher).cpu().numpy()
    three = (logits.topk(3, 1).indices == teacher[:, None]).any(1).cpu().numpy()
    for players in (2, 3, 4):
        for opening in (0, 1):
            of = (samples["view"]["count"] == players - 1) & (samples["opening"] == opening)
            if of.any():
                print(
                    f"{players} players, {'opening' if opening else 'laying'}: {of.sum():,} held out, "
                    f"agrees {first[of].mean():.1%}, among three {three[of].mean():.1%}, "
                    f"loss {loss[of].mean():.3f} (teacher's spread {entropy[of].mean():.3f}, even {even[of].mean():.3f})"
                )


@torch.no_grad()
def report_value(net, samples, held, device) -> None:
    samples = samples[held]
    loss = value_loss(net, value_data(samples, device)).cpu().numpy()
    for players in (2, 3, 4):
        of = samples["players"] == players
        if of.any():
            print(f"{players} players: value loss {loss[of].mean():.3f}, even {np.log(players):.3f}, {of.sum():,} held out")


if __name__ == "__main__":
    main()
