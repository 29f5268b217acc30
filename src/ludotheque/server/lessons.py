"""The guided first game of each game: a fixed match from `games/<id>/lesson.json`, played step by step."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from ludotheque.core.match import Match
from ludotheque.games import game as find_game
from ludotheque.server.messages import Lesson, LessonStep
from ludotheque.server.problems import Declined


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


@cache
def lesson(id: str) -> Lesson:
    game = find_game(id)
    file = files(f"ludotheque.games.{game.id}").joinpath("lesson.json")
    if not file.is_file():
        raise Declined("no-lesson", f"{game.name} has no guided game yet", 404)
    script = msgspec.json.decode(file.read_bytes(), type=_Script)
    match = Match(game, game.check_options(script.options), bytes.fromhex(script.seed), script.names)
    steps = [_shown(match, script.seat, step) for step in script.steps]
    return Lesson(game=game.id, seat=script.seat, names=script.names, steps=steps)


def _shown(match: Match, seat: int, step: _Step) -> LessonStep:
    """The position before the step's move, and what the learner sees happen in it."""
    view, mover = match.game.view(match.state, seat), match.to_move
    if not step.play:
        return LessonStep(text=step.text, point=step.point, to_move=mover, view=view, legal=[], action=None, events=[])
    action = match.game.parse_action(match.state, step.play)
    legal = [match.game.describe(match.state, action)] if mover == seat else []
    events = match.play(mover, action).seen_by(seat)
    return LessonStep(
        text=step.text, point=step.point, to_move=mover, view=view, legal=legal, action=action, events=events
    )
