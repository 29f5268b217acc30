"""A bot for any game of Ludotheque: among the legal actions it takes one that touches the most things.

    ludotheque arena seikatsu --bots "cmd:python examples/bots/longest_reach.py,random"

See docs/bots.md for the protocol.
"""

import json
import random
import sys


def choose(message):
    chance = random.Random(message["seed"])
    most = max(len(action["targets"]) for action in message["legal"])
    best = [action for action in message["legal"] if len(action["targets"]) == most]
    return chance.choice(best)["action"]


def answer(message):
    if message["type"] == "hello":
        return {"type": "ready", "protocol": 1, "name": "longest reach"}
    if message["type"] == "choose":
        return {"type": "action", "id": message["id"], "action": choose(message)}
    return None


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
