"""A process in which bots think: requests on standard input, answers on standard output, each a length and JSON.

It is given positions in which what the bot's seat cannot know has been dealt anew, and nothing else.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import make_bot
from ludotheque.server.engines import engine

LENGTH_BYTES = 4
BEST = 3
NICENESS = 5
"""Thinking gives way to serving."""


Wants = Literal["move", "hint"]


class Thought(Struct, kw_only=True):
    """What to think about."""

    game: str
    rules: int
    position: str
    seat: int
    level: str
    seed: int
    wants: Wants = "move"
    also: int = -1
    """With a hint: an action to tell of too, however bad it is."""


class Thinking(Struct, kw_only=True):
    """What came of it. `error` is a word; it never tells of the position."""

    action: int = -1
    moves: list[dict[str, object]] = []
    error: str = ""


def think(thought: Thought, bots: dict[tuple[str, str, str], Bot]) -> Thinking:
    game = engine(thought.game, thought.rules)
    state = game.parse_position(thought.position)
    key = (thought.level, game.id, str(state.options))
    bot = bots.get(key)
    if bot is None:
        bot = bots[key] = make_bot(thought.level, game, state.options)
    if thought.wants == "move":
        return Thinking(action=bot.choose(game, state, thought.seat, thought.seed))
    if thought.also < 0:
        analysis, asked = bot.analyse(game, state, thought.seat, thought.seed), None
    else:
        analysis, asked = bot.judge(game, state, thought.seat, thought.seed, thought.also)
    # Those that the search tried most often, and of them the likeliest to win first: so do people read a list.
    best = sorted(analysis.moves[:BEST], key=lambda move: -(move.chance or 0))
    told = best + [asked for move in analysis.moves[BEST:] if asked and move.action == asked.action]
    return Thinking(
        moves=[
            {
                "action": move.action,
                "notation": move.notation,
                "visits": move.visits,
                "win": move.chance,
                "scores": move.points,
                "line": move.line,
            }
            for move in told
        ]
    )


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return stream.read(int.from_bytes(head, "big"))


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    bots: dict[tuple[str, str, str], Bot] = {}
    decode = msgspec.json.Decoder(Thought).decode
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    while (body := read_frame(sys.stdin.buffer)) is not None:
        try:
            thinking = think(decode(body), bots)
        except Exception as error:
            thinking = Thinking(error=type(error).__name__)
        try:
            answers.write(frame(msgspec.json.encode(thinking)))
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone, and nobody asks any more


if __name__ == "__main__":
    main()
