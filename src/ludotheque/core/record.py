"""A match as text: a header, the moves, the result, and checks that find any changed byte.

    ludotheque record 1
    game seikatsu
    rules 1
    options mode=standard players=2 flock=neighbours
    seat 0 Ada
    seat 1 bot hard
    commitment 9f2c...
    seed 51d0...
    anew 12 0 77c1...   (only where a match was played on from step 12 with what seat 0 could not know dealt anew)
    move 1 0 wp@d4
    ...
    result 55 48 winners 0 by board-full
    check 3f9a 77b2 ...
    digest 0d3b...

One thing a line. A running match ends with `result open`. Whoever plays alone has a result like `55 rival 48`, and
then the first line says `record 2`; every other match is written in the first form. Each `check` number belongs to one
line above and tells which line was changed; the `digest` covers all that stands before it. How records stay readable
when games change is told in docs/records.md.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import TypeVar

from ludotheque.core.errors import BadNotation, BadOption, BadRecord, IllegalAction, NotNow
from ludotheque.core.game import Game
from ludotheque.core.match import Anew, Match
from ludotheque.core.options import parse_pairs
from ludotheque.core.rng import commitment
from ludotheque.core.state import State

FORMS = (1, 2)
"""The forms of a record: the second tells the points of the rival of whoever plays alone."""
FIRST_LINE = "ludotheque record"
CHECKS_A_LINE = 16
CHECKS = re.compile("check((?: [0-9a-f]{4})+)$")
LONGEST = 4_000_000
LONGEST_LINE = 400
MOST_LINES = 120_000
"""More than the longest match of any game needs."""
NAME_LENGTH = 80

FindGame = Callable[[str], Game[State]]
T = TypeVar("T")


def write_record(match: Match, newest: int = FORMS[-1]) -> str:
    """The record of a match, finished or not, in the oldest form that holds all of it, or the `newest` allowed.

    It holds the seed: it is for those who may know everything.
    """
    game, options = match.game, match.options
    form = min(_form(match), newest)
    lines = [
        f"{FIRST_LINE} {form}",
        f"game {game.id}",
        f"rules {options.rules}",
        f"options {options.chosen}",
        *(f"seat {seat} {clean_name(name)}" for seat, name in enumerate(match.names)),
        f"commitment {match.commitment}",
        f"seed {match.seed.hex()}",
        *(f"anew {anew.step} {anew.seat} {anew.seed.hex()}" for anew in match.anew),
    ]
    state = match.state_at(0)
    for number, entry in enumerate(match.line, 1):
        lines.append(f"move {number} {entry.seat} {game.action_text(state, entry.action)}")
        state.apply(entry.action)
        state = match.dealt(number, state)
    lines.extend(f"resign {seat}" for seat in sorted(match.resigned))
    if match.agreed:
        lines.append("agreed")
    lines.append(_result_line(match, form))
    return "\n".join(_seal(lines)) + "\n"


def read_record(text: str, find_game: FindGame, most_lines: int = MOST_LINES) -> Match:
    """The match of a record, replayed and verified. Raises `BadRecord` with the line and the reason."""
    lines = _checked_lines(text, most_lines)
    reader = _Reader(lines)
    form = reader.parse(FIRST_LINE, _known_form)
    game = reader.parse("game", find_game)
    rules = reader.parse("rules", partial(_rules, game))
    options = reader.parse(
        "options", lambda value: game.read_options({**parse_pairs(value.split(" ")), "rules": rules})
    )
    if options.chosen != lines[reader.at - 1].removeprefix("options "):
        raise reader.error(f"the options are written as {options.chosen}")
    names = [reader.parse(f"seat {seat}", _name) for seat in range(options.players)]
    promised = reader.field("commitment")
    seed = reader.parse("seed", _seed)
    if commitment(seed) != promised:
        raise reader.error("the seed does not match the commitment above it")
    match = Match(game, options, seed, names, _anew(reader, options.players))
    _replay(reader, match)
    if reader.next() != _result_line(match, form):
        raise reader.error(f"the moves lead to another result: {_result_line(match, form)}")
    if form > _form(match):
        raise BadRecord(1, f"this match is written as a record {_form(match)}")
    if reader.at != len(lines):
        reader.next()
        raise reader.error("nothing may follow the result but checks and digest")
    return match


def clean_name(name: str) -> str:
    """A name that fits on one line of a record."""
    kept = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(kept.split())[:NAME_LENGTH].rstrip() or "-"


def _name(text: str) -> str:
    """As `clean_name` leaves one, or once left one that was cut behind a word; letters that only another Python knows
    are no reason to refuse it."""
    squeezed = " ".join(text.split())
    cut_behind_a_word = len(text) == NAME_LENGTH and text[:-1] == squeezed
    if not 0 < len(text) <= NAME_LENGTH or not (text == squeezed or cut_behind_a_word):
        raise BadNotation(f"a name has 1 to {NAME_LENGTH} letters, and no spaces but single ones inside it")
    return text


def form_of(text: str) -> int:
    """The form in which a record is written: `write_record` writes it so again."""
    return _known_form(text.partition("\n")[0].removeprefix(f"{FIRST_LINE} "))


def _form(match: Match) -> int:
    return 2 if "rival" in (match.outcome() or {}) else 1


def _known_form(text: str) -> int:
    if text not in map(str, FORMS):
        raise BadNotation(f"this program reads the forms {' and '.join(map(str, FORMS))} of records; not {text[:20]!r}")
    return int(text)


def _result_line(match: Match, form: int) -> str:
    outcome = match.outcome()
    if outcome is None:
        return "result open"
    scores = " ".join(map(str, outcome["scores"]))
    if form > 1 and "rival" in outcome:
        scores += f" rival {outcome['rival']}"
    winners = " ".join(map(str, outcome["winners"])) or "none"
    return f"result {scores} winners {winners} by {outcome['reason']} {outcome['decided_by']}"


def _seal(body: list[str]) -> list[str]:
    """The lines with their checks and the digest."""
    checks = [_check(line) for line in body]
    rows = ["check " + " ".join(checks[start : start + CHECKS_A_LINE]) for start in range(0, len(body), CHECKS_A_LINE)]
    digest = hashlib.sha256("".join(line + "\n" for line in body + rows).encode("utf-8", "surrogatepass")).hexdigest()
    return [*body, *rows, f"digest {digest}"]


def _check(line: str) -> str:
    return hashlib.sha256(line.encode("utf-8", "surrogatepass")).hexdigest()[:4]


def _checked_lines(text: str, most_lines: int) -> list[str]:
    """The lines before the checks, after a look at every byte of the text."""
    lines = _lines(text, most_lines)
    body = list(takewhile(lambda line: not line.startswith("check "), lines))
    if _seal(body) != lines:
        raise _what_was_changed(lines, body)
    return body


def _lines(text: str, most_lines: int) -> list[str]:
    """The lines, if the text has the size and the outline of a record: nothing is hashed before that is known."""
    if len(text) > LONGEST:
        raise BadRecord(1, f"a record has at most {LONGEST} characters")
    if not text.startswith(f"{FIRST_LINE} "):
        raise BadRecord(1, f"this is no record: it starts with '{FIRST_LINE} {FORMS[0]}'")
    if not text.endswith("\n"):
        raise BadRecord(text.count("\n") + 1, "the last line, the digest, is cut off")
    if text.count("\n") > most_lines:
        raise BadRecord(most_lines + 1, f"a record has at most {most_lines} lines")
    lines = text[:-1].split("\n")
    for number, line in enumerate(lines, 1):
        if not line:
            raise BadRecord(number, "a record has no empty lines")
        if len(line) > LONGEST_LINE:
            raise BadRecord(number, f"a line has at most {LONGEST_LINE} characters")
    return lines


def _what_was_changed(lines: list[str], body: list[str]) -> BadRecord:
    # Where some lines from the top fit the digest, these are as they were written: the fault lies in their checks.
    about = len(lines) * CHECKS_A_LINE // (CHECKS_A_LINE + 1)
    for length in range(max(about - 2, 0), about + 2):
        sealed = _seal(lines[:length])
        if lines[-1].endswith(sealed[-1].removeprefix("digest ")):
            return BadRecord(_first_difference(lines, sealed), "this line of checks was changed")
    checks = [check for line in lines for row in CHECKS.findall(line) for check in row.split()]
    for number, (line, check) in enumerate(zip(body, checks, strict=False), 1):
        if _check(line) != check:
            return BadRecord(number, "this line was changed: its check does not match")
    return BadRecord(_first_difference(lines, _seal(body)), "checks and digest do not match the lines above them")


def _first_difference(lines: list[str], wanted: list[str]) -> int:
    """The number of the first line that differs."""
    pairs = enumerate(zip(lines, wanted, strict=False), 1)
    return next((number for number, (line, want) in pairs if line != want), min(len(lines), len(wanted)))


def _rules(game: Game[State], text: str) -> str:
    known = sorted({version for mode in game.modes for version in mode.rules})
    if text not in map(str, known):
        newer = ": a newer program reads it" if text.isdecimal() and int(text[:9]) > known[-1] else ""
        listed = " and ".join(map(str, known))
        raise BadOption(f"played by rules {text[:20]!r}; this program knows the rules {listed} of {game.id}{newer}")
    return text


def _anew(reader: _Reader, players: int) -> list[Anew]:
    """Where what a seat could not know was dealt anew: in matches played on from another's middle."""
    found: list[Anew] = []
    while reader.peek().startswith("anew "):
        step, _, rest = reader.field("anew").partition(" ")
        seat, _, seed = rest.partition(" ")
        if not (step.isascii() and step.isdigit() and len(step) < 10 and seat in map(str, range(players))):
            raise reader.error("this is written 'anew STEP SEAT SEED'")
        try:
            found.append(Anew(int(step), int(seat), _seed(seed)))
        except BadNotation as error:
            raise reader.error(str(error)) from None
    return found


def _seed(text: str) -> bytes:
    if len(text) != 64 or not set(text) <= set("0123456789abcdef"):
        raise BadNotation("a seed is written with 64 digits of 0-9 and a-f")
    return bytes.fromhex(text)


def _replay(reader: _Reader, match: Match) -> None:
    while True:
        word = reader.peek().partition(" ")[0]
        if word == "move":
            _play(reader, match)
        elif word == "resign":
            _resign(reader, match)
        elif word == "agreed":
            reader.expect("agreed")
            reader.attempt(match.agree_to_end)
        else:
            return


def _play(reader: _Reader, match: Match) -> None:
    number, seat, text = _move(reader, len(match.line) + 1, match.options.players)
    line = reader.at
    try:
        action = match.game.parse_action(match.state, text)
        if reader.peek().startswith("resign ") and _is_end(match, action):
            # Seats given up are written after the moves; yet the others played on, so it was before the end.
            while reader.peek().startswith("resign "):
                _resign(reader, match)
        match.play(seat, action)
    except (BadNotation, IllegalAction, NotNow) as error:
        raise BadRecord(line, f"move {number}: {error}") from None


def _is_end(match: Match, action: int) -> bool:
    """Whether the game is over with this action."""
    match.game.check(match.state, action)
    after = match.state.clone()
    after.apply(action)
    return after.is_over


def _resign(reader: _Reader, match: Match) -> None:
    seat = reader.field("resign")
    if seat not in map(str, range(match.options.players)):
        raise reader.error(f"there is no seat {seat[:20]!r}")
    reader.attempt(partial(match.resign, int(seat)))


def _move(reader: _Reader, number: int, players: int) -> tuple[int, int, str]:
    parts = reader.field("move").split(" ", 2)
    if len(parts) != 3 or parts[0] != str(number) or parts[1] not in map(str, range(players)):
        raise reader.error(f"a move is written 'move {number} SEAT NOTATION'")
    return number, int(parts[1]), parts[2]


class _Reader:
    """The lines of a record in turn; `at` is the number of the line last read."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self.at = 0

    def peek(self) -> str:
        return self._lines[self.at] if self.at < len(self._lines) else ""

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def error(self, reason: str) -> BadRecord:
        return BadRecord(self.at, reason)

    def expect(self, line: str) -> None:
        if self.next() != line:
            raise self.error(f"{line!r} is expected here")

    def field(self, name: str) -> str:
        line = self.next()
        if not line.startswith(name + " "):
            raise self.error(f"a line '{name} ...' is expected here")
        return line[len(name) + 1 :]

    def parse(self, name: str, read: Callable[[str], T]) -> T:
        value = self.field(name)
        try:
            return read(value)
        except (BadNotation, BadOption) as error:
            raise self.error(str(error)) from None

    def attempt(self, act: Callable[[], object]) -> None:
        try:
            act()
        except NotNow as error:
            raise self.error(str(error)) from None
