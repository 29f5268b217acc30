"""The guided first game of each game: a fixed match from `lesson.json` in its room, played step by step."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.games import room
from ludotheque.table.bounds import WORD_LENGTH
from ludotheque.table.drawn import shown
from ludotheque.table.messages import Lesson, LessonStep, SheetPart
from ludotheque.table.problems import Declined


class _Step(Struct, forbid_unknown_fields=True):
    """`text` names the message `<game>-learn-<text>`; `point` what to point out; `play` the move that follows."""

    text: str = ""
    point: list[str] = []
    play: str = ""


class _Script(Struct, forbid_unknown_fields=True):
    options: dict[str, str]
    seed: str
    seat: int
    names: list[str]
    steps: list[_Step]
    before: list[str] = []
    """Moves that are made when the lesson begins."""
    next: str = ""
    """The part that follows this one."""
    sheet: dict[str, str] = {}
    """The parts of the short rules, each with the step (by its `text`) that shows it."""


@cache
def lesson(id: str, part: str = "") -> Lesson:
    """The guided game, or a further part of it by its name."""
    game = find_game(id)
    script = _script(game, part)
    if script is None:
        raise Declined("no-lesson", f"{game.name} has no such guided game", 404)
    match = _match(game, script)
    steps = [_shown(match, script.seat, step) for step in script.steps]
    return Lesson(game=game.id, seat=script.seat, names=script.names, steps=steps, next=script.next)


def has_lesson(id: str) -> bool:
    return room(id).joinpath("lesson.json").is_file()


def sheet(game: Game[State]) -> list[SheetPart]:
    """The rules in short, each part with the position of the lesson that shows it."""
    script = _script(game)
    if script is None:
        return []
    match, drawn = _match(game, script), dict[str, str]()
    for step in script.steps:
        if step.text in script.sheet.values():
            drawn[step.text] = game.draw(game.view(match.state, script.seat))
        if step.play:
            match.play(match.to_move, game.parse_action(match.state, step.play))
    return [SheetPart(name=name, step=step, svg=drawn[step]) for name, step in script.sheet.items()]


def _script(game: Game[State], part: str = "") -> _Script | None:
    """From `lesson.json` in the game's room; further parts from `lesson-<part>.json`."""
    if part and not (part.isascii() and part.isalpha() and len(part) <= WORD_LENGTH):
        return None
    file = room(game.id).joinpath(f"lesson-{part}.json" if part else "lesson.json")
    return msgspec.json.decode(file.read_bytes(), type=_Script) if file.is_file() else None


def _match(game: Game[State], script: _Script) -> Match:
    match = Match(game, game.read_options(script.options), bytes.fromhex(script.seed), script.names)
    for move in script.before:
        match.play(match.to_move, game.parse_action(match.state, move))
    return match


def _shown(match: Match, seat: int, step: _Step) -> LessonStep:
    """The position before the step's move, and what the learner sees happen in it."""
    view, mover = shown(match.game, match.game.view(match.state, seat)), match.to_move
    if not step.play:
        return LessonStep(text=step.text, point=step.point, to_move=mover, view=view, legal=[], action=None, events=[])
    action = match.game.parse_action(match.state, step.play)
    legal = [match.game.describe(match.state, action)] if mover == seat else []
    events = match.play(mover, action).seen_by(seat)
    return LessonStep(
        text=step.text, point=step.point, to_move=mover, view=view, legal=legal, action=action, events=events
    )
