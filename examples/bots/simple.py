#!/usr/bin/env python3
"""A complete bot for havana arena: it builds the most valuable building it can, and guesses otherwise.

    havana arena --bots greedy,exec:examples/bots/simple.py --games 100

The protocol is described in docs/bot-protocol.md.
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def points_at(end, view, deck):
    """The points of the building at an end of a row."""
    row, side = end.split("_")
    key = view[row][0 if side == "left" else -1]
    return deck[key]["points"]


def worth(decision, view, deck):
    """How much we like a decision; the rest is luck."""
    if decision == "end_turn":
        return 0
    (kind, detail), = decision.items()
    if kind == "build":
        return points_at(detail["end"], view, deck)
    if kind == "take_back":
        return 1 if detail else 0
    return 0


def main():
    luck = random.Random()
    deck = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"protocol": 1})
        elif message["type"] == "game":
            luck = random.Random(message["seed"])
            deck = {building["key"]: building for building in message["deck"]}
        elif message["type"] == "decide":
            legal, view = message["legal"], message["view"]
            likings = [(worth(decision, view, deck), luck.random()) for decision in legal]
            say({"id": message["id"], "index": likings.index(max(likings))})


if __name__ == "__main__":
    main()
