"""A program over the protocol that searches: it makes positions of the views it is shown, and tries each action there.

    ludotheque arena seikatsu --bots "cmd:python examples/bots/imagining.py,random"

See docs/bots.md for the protocol. It needs Ludotheque beside it, whatever machine the match is on.
"""

import json
import sys

import ludotheque

WORLDS = 4
"""On so many deals of what its seat cannot know."""


class Player:
    def __init__(self, hello):
        self.game = ludotheque.game(hello["game"])
        self.options = self.game.parse_options(hello["options"])

    def choose(self, message):
        seat = message["seat"]
        rng = ludotheque.Rng(message["seed"])
        legal = [action["action"] for action in message["legal"]]
        worlds = [self.game.state_from_view(message["view"], rng, self.options, legal) for _ in range(WORLDS)]
        return max(legal, key=lambda action: sum(lead(world, action, seat) for world in worlds))


def lead(world, action, seat):
    after = world.clone()
    after.apply(action)
    scores = after.scores()
    own = scores.pop(seat)
    return own - max(scores, default=0)


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            player = Player(message)
            print(json.dumps({"type": "ready", "protocol": 1, "name": "imagining"}), flush=True)
        elif message["type"] == "choose":
            answer = {"type": "action", "id": message["id"], "action": player.choose(message)}
            print(json.dumps(answer), flush=True)


main()
