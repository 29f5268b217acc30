"""Studies as messages: texts of any kind as a tree of moves, and a position of it as a board shows it."""

from __future__ import annotations

import secrets

from ludotheque.core.errors import BadNotation, BadOption, IllegalAction
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, Journal
from ludotheque.core.match import Match
from ludotheque.core.record import FIRST_LINE as RECORD
from ludotheque.core.record import read_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import find_id
from ludotheque.games import game as find_game
from ludotheque.study.found import Found
from ludotheque.study.tree import Node, Study, read_study
from ludotheque.table.bounds import RECORD_LINES
from ludotheque.table.drawn import shown
from ludotheque.table.messages import (
    AskLines,
    AskPosition,
    LaterMove,
    StudyLine,
    StudyLines,
    StudyMove,
    StudyPosition,
    StudyTree,
)
from ludotheque.table.problems import Declined
from ludotheque.table.thinking import Thought, thought_about

STUDY = "ludotheque study"
NOBODY = "-"
"""The name of a seat without one: who shows it says so in the reader's own language."""
LATER_MOVES = 3
"""So many of a line are told in words."""


def open_study(text: str) -> StudyTree:
    """The text of a study, of a record, of a position, or the first line of one. Raises what is wrong with it."""
    text = text.replace("\r\n", "\n").strip("\n") + "\n"
    if text.startswith(STUDY):
        study = read_study(text, find_game)
    elif text.startswith(RECORD):
        study = _of_match(read_record(text, find_game, RECORD_LINES))
    else:
        study = _of_position(text.strip())
    options = study.start().options
    return StudyTree(
        game=study.game.id,
        mode=options.mode,
        players=options.players,
        names=study.names,
        position=study.position,
        comment=study.comment,
        moves=[StudyMove(move=node.move, parent=node.parent, comment=node.comment) for node in study.nodes],
    )


def _of_match(match: Match) -> Study:
    """From the last step at which hidden things were dealt anew, if they ever were: moves alone do not tell of that."""
    first = max((anew.step for anew in match.anew), default=0)
    state = match.state_at(first)
    position, nodes = match.game.position_text(state), list[Node]()
    for entry in match.line[first:]:
        nodes.append(Node(match.game.action_text(state, entry.action), len(nodes) - 1))
        state.apply(entry.action)
    return Study(match.game, list(match.names), position, nodes)


def _of_position(text: str) -> Study:
    first, _, rest = text.partition("\n")
    word, _, options = first.partition(" ")
    try:
        game = find_game(find_id(word))
    except BadOption as error:
        raise BadNotation(
            f"line 1: a study begins with '{STUDY} 1', a record with '{RECORD} 1', a position with its game: {error}"
        ) from None
    state = game.parse_position(text) if rest else _dealt(game, options)
    return Study(game, [NOBODY] * state.players, game.position_text(state))


def _dealt(game: Game[State], options: str) -> State:
    return game.deal(game.parse_options(options), Rng(secrets.randbits(60)))


def study_position(asked: AskPosition) -> StudyPosition:
    game = _game(asked.game)
    state = game.parse_position(asked.position)
    mover, journal = -1, Journal()
    for move in asked.moves:
        if state.is_over:
            raise Declined("over", f"the game is over before {move[:40]!r}", 422)
        action = game.parse_action(state, move)
        game.check(state, action)
        mover, journal = int(state.to_move), Journal()
        state.apply(action, journal)
    viewer = asked.viewer if asked.viewer < state.players else OPEN
    view = game.view(state, viewer)
    return StudyPosition(
        text=game.position_text(state),
        mover=mover,
        to_move=int(state.to_move),
        view=shown(game, view),
        prompt=None if state.is_over else game.prompt(state),
        legal=[game.describe(state, action) for action in state.legal_actions()],
        events=journal.seen_by(viewer),
        scores=state.scores(),
        outcome=game.outcome(state) if state.is_over else None,
        svg=game.draw(view) if asked.picture else "",
    )


def lines_thought(asked: AskLines) -> Thought:
    """What a bot is asked: what the seat to move cannot know is dealt anew before, unless all lies open."""
    game = _game(asked.game)
    state = game.parse_position(asked.position)
    if state.is_over:
        raise Declined("over", "the game is over: there is nothing left to search", 422)
    also = -1
    if asked.also:
        also = game.parse_action(state, asked.also)
        game.check(state, also)
    seat = int(state.to_move)
    thought = thought_about(game, state, seat, "", "study", also)
    thought.nodes = asked.nodes
    if asked.is_open:
        thought.is_open, thought.position = True, game.position_text(state)
    return thought


def study_lines(asked: AskLines, found: Found) -> StudyLines:
    game = _game(asked.game)
    state = game.parse_position(asked.position)
    return StudyLines(
        seat=found.seat,
        sides=found.sides,
        playouts=found.playouts,
        lines=[
            StudyLine(
                move=game.describe(state, one.action),
                visits=one.visits,
                value=one.value,
                chances=one.chances,
                margin=one.margin,
                scores=one.scores,
                line=one.line,
                later=_later(game, state, one.line),
                why=one.why,
                solved=one.solved,
            )
            for one in found.lines
        ],
    )


def _later(game: Game[State], state: State, line: list[str]) -> list[LaterMove]:
    state, later = state.clone(), list[LaterMove]()
    for at, move in enumerate(line[: LATER_MOVES + 1]):
        try:
            action = game.parse_action(state, move)
            game.check(state, action)
        except (BadNotation, IllegalAction):
            break
        if at:
            later.append(LaterMove(seat=int(state.to_move), move=game.describe(state, action)))
        state.apply(action)
    return later


def _game(id: str) -> Game[State]:
    try:
        return find_game(id)
    except BadOption as error:
        raise Declined("no-such-game", str(error), 404) from None
