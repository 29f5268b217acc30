"""What a game gets that leaves a function out: it knows no game, and serves every one.

Actions are written as numbers (or as `describe` notes them), a position as its fields in JSON, and a view as lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from html import escape
from itertools import chain
from typing import TYPE_CHECKING, NoReturn

from ludotheque.core.checked import check_over
from ludotheque.core.errors import BadNotation, BadOption, Refusal
from ludotheque.core.observer import Observer
from ludotheque.core.options import CheckOptions, Options, parse_pairs
from ludotheque.core.policy import Policy
from ludotheque.core.rng import Rng
from ludotheque.core.runs import runs
from ludotheque.core.speech import Described, DescribedRun, Outcome, Prompt, ScoreStep, View
from ludotheque.core.state import NOBODY, State

if TYPE_CHECKING:
    from ludotheque.core.game import Game

LINE_HEIGHT = 22
LETTER_WIDTH = 9
MARGIN = 16
WIDEST = 78


def left_out(*_: object) -> NoReturn:
    """Stands for a function that a game does not have."""
    raise NotImplementedError


def action_text(game: Game[State], state: State, action: int) -> str:
    return str(action) if "describe" in game.left_out() else game.describe(state, action)["notation"]


def parse_action(game: Game[State], state: State, text: str) -> int:
    wanted = text.strip()
    legal = state.legal_actions()
    for action in chain(legal, range(state.max_actions)):
        if game.action_text(state, action) == wanted:
            return action
    if not legal:
        raise BadNotation(f"the actions now are none, the game is over; not {wanted[:40]!r}", Refusal("", "over"))
    now = ", ".join(game.action_text(state, action) for action in legal)
    why = Refusal("", "unread", {"actions": now, "typed": wanted[:40]})
    raise BadNotation(f"the actions now are {now}; not {wanted[:40]!r}", why)


def position_text(game: Game[State], state: State) -> str:
    """The options, the seat to move, and each field of the state in JSON."""
    lines = [f"{game.id} {state.options}", f"to-move {'-' if state.to_move == NOBODY else state.to_move}"]
    for name in _fields(state):
        value = getattr(state, name)
        text = json.dumps(value)
        if json.loads(text) != value:
            raise TypeError(f"{game.id}: {name} is no number, text or list of such; write a position_text of your own")
        lines.append(f"{name} {text}")
    return "\n".join(lines)


def read_position(game: Game[State], text: str, check_options: CheckOptions) -> State:
    first, *rest = text.strip().split("\n")
    word, _, wanted = first.partition(" ")
    if word != game.id:
        raise BadNotation(f"line 1 of a position is '{game.id}' and its options; not {first[:40]!r}")
    try:
        options = check_options(parse_pairs(wanted.split()))
    except BadOption as error:
        raise BadNotation(f"line 1: {error}") from None
    state = game.deal(options, Rng(1))
    names = ["to-move", *_fields(state)]
    if len(rest) != len(names):
        raise BadNotation(f"after line 1 a position has a line for each of {', '.join(names)}")
    for number, (name, line) in enumerate(zip(names, rest, strict=True), 2):
        word, _, value = line.partition(" ")
        if word != name:
            raise BadNotation(f"line {number} of a position is '{name} ...'; not {line[:40]!r}")
        if name == "to-move":
            state.to_move = _seat(number, value, options.players)
        else:
            setattr(state, name, _value(number, name, value))
    return state


def _fields(state: State) -> list[str]:
    """What a game adds to a state: in plain Python the fields of `State` itself are among its variables."""
    return [name for name in vars(state) if name not in ("options", "players", "to_move")]


def _seat(number: int, text: str, players: int) -> int:
    if text == "-":
        return NOBODY
    if text not in map(str, range(players)):
        raise BadNotation(f"line {number}: the seat to move is one of 0 to {players - 1}, or - ; not {text[:40]!r}")
    return int(text)


def _value(number: int, name: str, text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise BadNotation(f"line {number}: {name} is a value in JSON; not {text[:40]!r}") from None


def describe(game: Game[State], state: State, action: int) -> Described:
    text = str(action) if "action_text" in game.left_out() else game.action_text(state, action)
    return Described(action=action, notation=text, kind="plain", targets=[f"action:{text}"], args={"action": text})


def describe_all(game: Game[State], state: State) -> list[DescribedRun]:
    return runs([game.describe(state, action) for action in state.legal_actions()])


def prompt(game: Game[State], state: State) -> Prompt:
    return Prompt(kind="plain", clause="", args={})


def refusal(game: Game[State], state: State, action: int) -> Refusal:
    if state.is_over:
        return Refusal("", "over")
    return Refusal("", "not-now", {"action": game.action_text(state, action)})


def why_not(game: Game[State], state: State, targets: list[str]) -> Refusal | None:
    if state.is_over:
        return Refusal("", "over")
    for action in state.legal_actions():
        if game.describe(state, action)["targets"][: len(targets)] == targets:
            return None
    return Refusal("", "no-such-choice")


def score_sheet(game: Game[State], state: State) -> list[ScoreStep]:
    return [ScoreStep(kind="points", clause="", args={}, points=state.scores(), targets=[])]


def outcome(game: Game[State], state: State) -> Outcome:
    check_over(state)
    winners = state.winners()
    teams = {int(state.team(seat)) for seat in winners}
    decided_by = "nobody" if not winners else "points" if len(teams) == 1 else "shared"
    return Outcome(reason="over", clause="", scores=state.scores(), winners=winners, decided_by=decided_by)


def draw(game: Game[State], view: View) -> str:
    """The lines of `view_lines` on a plain ground."""
    lines = view_lines(view)
    width = 2 * MARGIN + LETTER_WIDTH * max([len(line) for line in lines], default=0)
    height = 2 * MARGIN + LINE_HEIGHT * len(lines)
    texts = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE_HEIGHT * number - 6}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f'<rect width="{width}" height="{height}" rx="8" fill="#fbf8f1"/>'
        f'<g font-family="monospace" font-size="15" fill="#2b2b2b">{texts}</g></svg>'
    )


def terminal(game: Game[State], view: View) -> str:
    return "\n".join(line[:WIDEST].replace("[", "\\[") for line in view_lines(view))


def view_lines(view: View) -> list[str]:
    """Each entry of a view on a line; a list of lists as a grid below its name."""
    width = max([len(name) for name in view], default=0)
    lines: list[str] = []
    for name, value in view.items():
        if isinstance(value, list) and value and all(isinstance(row, list) for row in value):
            lines.append(f"{name}:")
            lines.extend("  " + " ".join(_cell(cell) for cell in row) for row in value)
        elif isinstance(value, list):
            lines.append(f"{name:{width}}  {' '.join(_cell(cell) for cell in value)}")
        else:
            lines.append(f"{name:{width}}  {_cell(value)}")
    return lines


def _cell(value: object) -> str:
    if value is None or value == "":
        return "."
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return " ".join(f"{name}={_cell(part)}" for name, part in value.items())
    return str(value)


def policy(game: Game[State], options: Options) -> Policy:
    return Policy()


def action_parts(game: Game[State], action: int) -> dict[str, str]:
    return {"action": str(action)}


def observer(game: Game[State], options: Options) -> Observer:
    """There is no plain one: which numbers a network should see is the game's to say."""
    raise NotImplementedError(f"{game.id} has no observation: its Game needs an `observer`, see docs/add-a-game.md")


def imagine(game: Game[State], view: View, choose: Callable[..., Options], rng: Rng) -> NoReturn:
    """There is no plain one: what a view tells of a position is the game's to say."""
    raise NotImplementedError(
        f"{game.id} makes no position of a view: its Game needs an `imagine`, see docs/add-a-game.md"
    )


DEFAULTS: dict[str, Callable[..., object]] = {
    function.__name__: function
    for function in (
        action_text,
        parse_action,
        position_text,
        read_position,
        imagine,
        describe,
        describe_all,
        prompt,
        refusal,
        why_not,
        score_sheet,
        outcome,
        draw,
        terminal,
        policy,
        action_parts,
        observer,
    )
}
