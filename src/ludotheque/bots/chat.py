"""A language model as a bot: `chat:MODEL`, by any endpoint that speaks OpenAI's chat completions.

    chat:gpt-5-mini                                   at $OPENAI_BASE_URL, with the key in $OPENAI_API_KEY
    chat:llama3,url=http://127.0.0.1:11434/v1,retries=3,budget=50000,key_env=MY_KEY

The key is read from the environment and never leaves this module but in the request: no record, log, result or error
holds it. A move that is not legal is counted, answered with its clause, and asked for again; a bot that has none left,
or has used up its budget, raises `BotFailed`.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Sequence
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from ludotheque.bots.analysis import Analysis
from ludotheque.bots.bot import Bot, BotFailed, check_turn
from ludotheque.bots.endpoint import Refused, post
from ludotheque.core.errors import BadNotation, BadOption, IllegalAction
from ludotheque.core.game import Game
from ludotheque.core.options import Options, parse_pairs
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.rulebook import rulebook
from ludotheque.text import words
from ludotheque.text.seat import board_text, find_move, legend_text, move_lines, prompt_text, refusal_text

DEFAULT_URL = "https://api.openai.com/v1"
SETTINGS = {"url": "", "key_env": "OPENAI_API_KEY", "budget": "1000000", "retries": "2", "seconds": "60", "wait": "1"}
"""url: where; key_env: the variable with the key; budget: tokens for a match; retries: further tries for a decision;
seconds: for an answer; wait: seconds before an endpoint that is busy is asked again."""
BUSY = (408, 409, 429, 500, 502, 503, 504)
LONGEST_WAIT = 3600
SHOWN = 340
"""Characters of what an endpoint complains about."""
PART = 4
"""So many characters of a key in a row are not told."""
ANSWER = re.compile(r"MOVE:\s*`?([^\s`]+)", re.IGNORECASE)

HOW = (
    "You play {game}. The rules, by clause:\n\n{rules}\n\n{legend}\n\nThink as long as you need. "
    "End your answer with one line:\nMOVE: <notation>\nwhere <notation> is copied from the list of legal moves."
)


class ChatBot(Bot):
    """Asks a model for every decision, with the rules, what its seat sees, and the legal moves."""

    def __init__(self, spec: str, game: Game[State], options: Options) -> None:
        model, _, rest = spec.removeprefix("chat:").partition(",")
        settings = _settings(spec, model, rest)
        self.name = spec
        self.model = model
        self.tokens = 0
        """Used so far in this match."""
        self._url = _checked_url(settings["url"] or os.environ.get("OPENAI_BASE_URL") or DEFAULT_URL)
        self._key = _key_in(settings["key_env"])
        self._budget = int(settings["budget"])
        self._retries = int(settings["retries"])
        self._seconds = float(settings["seconds"])
        self._wait = float(settings["wait"])
        self._say = words("en")
        self._names = [f"Seat {seat}" for seat in range(options.players)]
        self._rules = HOW.format(game=game.name, rules=_rules(game.id), legend=legend_text(game.id, self._say))

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        world = state.redeal(seat, Rng(seed))
        legal = world.legal_actions()
        if len(legal) == 1:
            return legal[0]
        messages = [
            {"role": "system", "content": self._rules},
            {"role": "user", "content": self._situation(game, world, seat)},
        ]
        for _ in range(self._retries + 1):
            answer = self._asked(messages)
            try:
                return find_move(game, world, _move_in(answer))
            except (BadNotation, IllegalAction) as error:
                self.illegal += 1
                why = refusal_text(game, self._say, error, self._names)
                messages += [
                    {"role": "assistant", "content": answer},
                    {"role": "user", "content": f"{why}\nEnd with MOVE: and a notation from the list of legal moves."},
                ]
        raise BotFailed(self.name, "illegal", f"it named no legal move in {self._retries + 1} tries")

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        raise BadOption("a language model gives no analysis; the levels and mcts do")

    def _situation(self, game: Game[State], world: State, seat: int) -> str:
        moves = "\n".join(move_lines(game, world, self._say, self._names))
        prompt = prompt_text(game, world, self._say, self._names)
        return f"You are seat {seat}.\n\n{board_text(game, world, seat)}\n\n{prompt}\n\nLegal moves:\n{moves}"

    def _asked(self, messages: list[dict[str, str]]) -> str:
        """The model's answer. Raises `BotFailed` when the budget is used up or the endpoint does not answer."""
        if self.tokens >= self._budget:
            raise BotFailed(self.name, "budget", f"it has used {self.tokens} of its {self._budget} tokens")
        body = json.dumps({"model": self.model, "messages": messages}).encode()
        for left in range(self._retries, -1, -1):
            try:
                return self._read(self._sent(body))
            except Refused as error:
                if error.code not in BUSY or left == 0:
                    raise self._failure(str(error)) from None
                time.sleep(max(self._wait, min(error.wait, self._seconds)))
            except (OSError, ValueError, HTTPException) as error:
                if left == 0:
                    raise self._failure(f"the endpoint gave no answer: {error or type(error).__name__}") from None
                time.sleep(self._wait)
        raise AssertionError("the last try returns or raises")

    def _sent(self, body: bytes) -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self._key}"} if self._key else {})
        return post(f"{self._url}/chat/completions", headers, body, self._seconds)

    def _read(self, answer: bytes) -> str:
        """Raises `ValueError` for what is no chat completion."""
        try:
            told = json.loads(answer)
            text = _text_of(told["choices"][0]["message"]["content"])
            tokens = (told.get("usage") or {}).get("total_tokens", 0)
        except (KeyError, IndexError, TypeError, AttributeError, RecursionError):
            raise ValueError("it is no chat completion") from None
        if not isinstance(tokens, int) or tokens < 0:
            raise ValueError("it does not count its tokens in whole numbers")
        self.tokens += tokens
        return text

    def _failure(self, detail: str) -> BotFailed:
        """The key is taken out before the rest is cut off: half a key would be half too much."""
        return BotFailed(self.name, "crashed", _without(self._key, detail)[:SHOWN])


def _without(key: str, told: str) -> str:
    """The text without the key, and without its parts: some endpoints tell how one began and ended."""
    if not key:
        return told
    told = told.replace(key, "***")
    parts = {key[start : start + PART] for start in range(len(key) - PART + 1)}
    kept: list[str] = []
    place = 0
    while place < len(told):
        end = place
        while told[end : end + PART] in parts:
            end += 1
        if end == place:
            kept.append(told[place])
            place += 1
        else:
            kept.append("***")
            place = end + PART - 1
    return "".join(kept)


def _settings(spec: str, model: str, rest: str) -> dict[str, str]:
    if not model or "=" in model:
        raise BadOption(f"a language model is written chat:MODEL or chat:MODEL,url=...; not {spec[:60]!r}")
    settings = dict(SETTINGS)
    for name, value in parse_pairs(rest.split(",") if rest else []).items():
        if name not in SETTINGS:
            raise BadOption(f"a language model has no setting {name!r}; it has {', '.join(SETTINGS)}")
        settings[name] = value
    for name in ("budget", "retries"):
        if not settings[name].isdecimal():
            raise BadOption(f"{name} is a whole number from 0 up; not {settings[name][:20]!r}")
    for name in ("seconds", "wait"):
        if not _is_time(settings[name]):
            raise BadOption(f"{name} is a number from 0 to {LONGEST_WAIT}; not {settings[name][:20]!r}")
    return settings


def _key_in(variable: str) -> str:
    """A file's last line end often comes with a key. An error about a header would show the key that is in it, so one
    that no header can hold is refused here."""
    key = os.environ.get(variable, "").strip()
    if not (key.isascii() and key.isprintable()):
        raise BadOption(f"the key in {variable} has characters that no key has: it is of printable ASCII")
    return key


def _text_of(content: Any) -> str:
    """Some endpoints answer in parts, of which those of text are the answer."""
    if isinstance(content, list):
        return "".join(part["text"] for part in content if part.get("type") == "text")
    if not isinstance(content, str | None):
        raise TypeError
    return content or ""


def _is_time(text: str) -> bool:
    try:
        return 0 <= float(text) <= LONGEST_WAIT
    except ValueError:
        return False


def _checked_url(url: str) -> str:
    """The spec of a bot stands in records: an address with a password in it would, too."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOption("url is the address of an endpoint, as in http://127.0.0.1:8000/v1")
    if parts.username or parts.password or parts.query:
        raise BadOption("url holds no password and no key: keys come from the environment (key_env)")
    return url.rstrip("/")


def _move_in(answer: str) -> str:
    """The last `MOVE:` of an answer, or its last word."""
    found = ANSWER.findall(answer)
    said = answer.split()
    return str(found[-1]) if found else said[-1] if said else ""


def _rules(game: str) -> str:
    return "\n".join(f"{clause.id} {clause.text}" for section in rulebook(game).sections for clause in section.clauses)
