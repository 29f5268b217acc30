"""A record with variations: a position, and a tree of moves from it, with comments, as text.

    ludotheque study 1
    game seikatsu
    seat 0 Ada
    seat 1 Kit
    position 7          (so many lines follow, as `position_text` writes them)
    ...
    say Who is ahead here?
    move 1 wp@d4
    say Well played.
    move 2 et@f4
    move 2 ef@f3        (another second move, after the same first one)
    move 3 fh@g2

Moves stand in the order of a walk through the tree; the number is how many moves lead there, so that a move follows the
last one above it with a number one lower. Of moves that follow the same one the first is the main line. `say` is a
comment on the move above it, or on the position. Whoever reads it plays every move by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ludotheque.core.errors import BadNotation, BadOption, BadRecord, IllegalAction
from ludotheque.core.game import Game
from ludotheque.core.record import FindGame, clean_name
from ludotheque.core.state import State

FIRST_LINE: Final = "ludotheque study 1"
LONGEST: Final = 100_000
MOST_MOVES: Final = 2_000
COMMENT_LENGTH: Final = 500
ROOT: Final = -1


@dataclass(frozen=True)
class Node:
    """A move of the tree; `parent` is the place of the move before it, or `ROOT`."""

    move: str
    parent: int
    comment: str = ""


@dataclass(frozen=True)
class Study:
    game: Game[State]
    names: list[str]
    position: str
    nodes: list[Node] = field(default_factory=list)
    comment: str = ""

    def start(self) -> State:
        return self.game.parse_position(self.position)

    def path(self, node: int) -> list[str]:
        """The moves that lead to a node."""
        moves: list[str] = []
        while node != ROOT:
            moves.append(self.nodes[node].move)
            node = self.nodes[node].parent
        return moves[::-1]


def write_study(study: Study) -> str:
    position = study.position.strip("\n").split("\n")
    lines = [
        FIRST_LINE,
        f"game {study.game.id}",
        *(f"seat {seat} {clean_name(name)}" for seat, name in enumerate(study.names)),
        f"position {len(position)}",
        *position,
    ]
    if study.comment:
        lines.append(f"say {clean_comment(study.comment)}")
    children: dict[int, list[int]] = {}
    for at, node in enumerate(study.nodes):
        children.setdefault(node.parent, []).append(at)
    left = [(at, 1) for at in reversed(children.get(ROOT, []))]
    while left:
        at, depth = left.pop()
        lines.append(f"move {depth} {study.nodes[at].move}")
        if study.nodes[at].comment:
            lines.append(f"say {clean_comment(study.nodes[at].comment)}")
        left += [(child, depth + 1) for child in reversed(children.get(at, []))]
    return "\n".join(lines) + "\n"


def clean_comment(text: str) -> str:
    """A comment that fits on one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:COMMENT_LENGTH]


def read_study(text: str, find_game: FindGame) -> Study:
    """The study of a text, every move played. Raises `BadRecord` with the line and the reason."""
    if len(text) > LONGEST:
        raise BadRecord(1, f"a study has at most {LONGEST} characters; this one has {len(text)}")
    lines = text.strip("\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise BadRecord(1, f"a study begins with '{FIRST_LINE}'; not {lines[0][:40]!r}")
    reader = _Lines(lines, 1)
    try:
        game = find_game(reader.value("game"))
    except BadOption as error:
        raise reader.error(str(error)) from None
    names: list[str] = []
    while reader.peek().startswith(f"seat {len(names)} "):
        names.append(reader.value(f"seat {len(names)}"))
    count = reader.number("position")
    first = reader.at
    position = "\n".join(reader.next() for _ in range(count))
    try:
        state = game.parse_position(position)
    except (BadNotation, BadOption) as error:
        raise BadRecord(first + 1, f"the position that begins here: {error}") from None
    if len(names) != state.players:
        raise BadRecord(3, f"there is a seat line for each of {state.players} players; not {len(names)}")
    nodes, comment = _moves(reader, game, state)
    return Study(game, names, position, nodes, comment)


def _moves(reader: _Lines, game: Game[State], start: State) -> tuple[list[Node], str]:
    """Keeps the states along the present branch alone."""
    nodes: list[Node] = []
    states, branch, comment = [start], [ROOT], ""
    while not reader.is_done:
        line = reader.next()
        if line.startswith("say "):
            said = clean_comment(line.removeprefix("say "))
            if nodes:
                nodes[-1] = Node(nodes[-1].move, nodes[-1].parent, said)
            else:
                comment = said
            continue
        word, depth_text, move = (*line.split(" ", 2), "", "")[:3]
        if word != "move" or not (depth_text.isascii() and depth_text.isdecimal() and len(depth_text) < 6):
            raise reader.error(f"'move NUMBER MOVE' or 'say COMMENT' is expected; not {line[:40]!r}")
        depth = int(depth_text)
        if not 1 <= depth <= len(states):
            raise reader.error(f"the number of a move is from 1 to {len(states)} here; not {depth}")
        if len(nodes) == MOST_MOVES:
            raise reader.error(f"a study has at most {MOST_MOVES} moves")
        del states[depth:], branch[depth:]
        try:
            after = played(game, states[-1], move)
        except (BadNotation, IllegalAction) as error:
            raise reader.error(str(error)) from None
        nodes.append(Node(move, branch[-1]))
        states.append(after)
        branch.append(len(nodes) - 1)
    return nodes, comment


def played(game: Game[State], state: State, move: str) -> State:
    """The state after a move in notation. Raises `BadNotation` or `IllegalAction` with what is allowed."""
    if state.is_over:
        raise BadNotation(f"the game is over before {move[:40]!r}")
    action = game.parse_action(state, move)
    game.check(state, action)
    after = state.clone()
    after.apply(action)
    return after


def main_line(nodes: Sequence[Node]) -> list[int]:
    """The places of the moves of the main line."""
    line: list[int] = []
    parent = ROOT
    for at, node in enumerate(nodes):
        if node.parent == parent:
            line.append(at)
            parent = at
    return line


class _Lines:
    def __init__(self, lines: list[str], at: int) -> None:
        self._lines = lines
        self.at = at
        """The number of the line that was read last."""

    @property
    def is_done(self) -> bool:
        return self.at >= len(self._lines)

    def error(self, reason: str) -> BadRecord:
        return BadRecord(self.at, reason)

    def peek(self) -> str:
        return "" if self.is_done else self._lines[self.at]

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def value(self, start: str) -> str:
        line = self.next()
        if not line.startswith(f"{start} "):
            raise self.error(f"a line '{start} ...' is expected; not {line[:40]!r}")
        return line[len(start) + 1 :]

    def number(self, start: str) -> int:
        text = self.value(start)
        if not (text.isascii() and text.isdecimal() and len(text) < 4 and int(text) > 0):
            raise self.error(f"'{start} NUMBER' says how many lines follow; not {text[:40]!r}")
        return int(text)
