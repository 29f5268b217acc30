"""What a bot is asked at a table, and what it answers: the same in a process of the server and in a page's worker.

It is given positions in which what the bot's seat cannot know has been dealt anew, and nothing else.
"""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from msgspec import Struct

from ludotheque.bots.analysis import RankedMove, likeliest_first
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import make_bot, wants_network
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.study.advice import why_better
from ludotheque.study.found import Found, find
from ludotheque.study.reasons import Reason

BEST = 3

Wants = Literal["move", "hint", "study"]


class Thought(Struct, kw_only=True):
    """What to think about."""

    game: str
    position: str
    seat: int
    level: str
    seed: int
    wants: Wants = "move"
    also: int = -1
    """With a hint or a study: an action to tell of too, however bad it is."""
    nodes: int = 0
    """Of a study: the playouts."""
    is_open: bool = False
    """Of a study: nothing is hidden."""


class Thinking(Struct, kw_only=True):
    """What came of it. `error` is a word; it never tells of the position."""

    action: int = -1
    moves: list[RankedMove] = []
    why: list[Reason] = []
    """Of a hint: what the first move has before the next, or before the action that was asked about."""
    found: Found | None = None
    error: str = ""


class Thinker:
    """Answers one thought after the other, in JSON, whatever happens; its bots are kept."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, str], Bot] = {}
        self._decode = msgspec.json.Decoder(Thought).decode

    def needs(self, thought: bytes) -> str:
        """The game whose network is to be there before the answer is asked for; nothing for most thoughts."""
        try:
            asked = self._decode(thought)
        except msgspec.DecodeError:
            return ""
        return asked.game if asked.wants != "study" and wants_network(asked.level) else ""

    def answer(self, thought: bytes) -> bytes:
        try:
            thinking = think(self._decode(thought), self._bots)
        except Exception as error:
            thinking = Thinking(error=type(error).__name__)
        return msgspec.json.encode(thinking)


def think(thought: Thought, bots: dict[tuple[str, str, str], Bot]) -> Thinking:
    game = find_game(thought.game)
    state = game.parse_position(thought.position)
    if thought.wants == "study":
        found = find(game, state, thought.seat, thought.nodes, thought.seed, thought.is_open, thought.also)
        return Thinking(found=found)
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
    best = likeliest_first(analysis.moves[:BEST])
    told = best + [asked for move in analysis.moves[BEST:] if asked and move.action == asked.action]
    return Thinking(moves=told, why=_why(game, state, thought, told))


def _why(game: Game[State], state: State, thought: Thought, told: list[RankedMove]) -> list[Reason]:
    first = told[0] if told else None
    others = [move for move in told[1:] if thought.also in (-1, move.action)]
    # What is certain needs no reason: its numbers are one.
    if first is None or first.solved or not others:
        return []
    return why_better(game, state, thought.seat, first.action, others[0].action, thought.seed)


def thought_of(match: Match, seat: int, level: str, wants: Wants = "move", also: int = -1) -> Thought:
    """The match as it stands."""
    return thought_about(match.game, match.state, seat, level, wants, also)


def thought_about(
    game: Game[State], state: State, seat: int, level: str, wants: Wants = "move", also: int = -1
) -> Thought:
    """What a bot may know: the position as the seat sees it, the rest dealt anew."""
    world = state.redeal(seat, Rng(secrets.randbits(60)))
    return Thought(
        game=game.id,
        position=game.position_text(world),
        seat=seat,
        level=level,
        seed=secrets.randbits(60),
        wants=wants,
        also=also,
    )
