"""What the calls of the study rooms take and give: puzzles and analysis."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypedDict

from msgspec import Meta, field

from ludotheque.core.journal import Event
from ludotheque.core.speech import Described, Outcome, Prompt
from ludotheque.study.reasons import Reason
from ludotheque.table.bounds import LAST_SEAT, RECORD_LENGTH, STUDY_MOVES, STUDY_NODES, STUDY_POSITION, WORD_LENGTH
from ludotheque.table.messages.rest import Asked
from ludotheque.table.messages.shared import Told


class PuzzleInfo(Told):
    """A puzzle in a list: `task` names what is to be found, `theme` what it is about."""

    id: str
    mode: str
    players: int
    rating: int
    task: str
    theme: str


class WrongTry(TypedDict):
    """A move that is worse than the answer: the solver's chance after it in percent, the expected margin, and why."""

    action: int
    chance: int
    margin: float
    why: list[Reason]


class PuzzlePage(Told):
    """A puzzle with all that a page needs to show and judge it; the answer comes last, and is no secret."""

    game: str
    info: PuzzleInfo
    seat: int
    position: str
    view: Mapping[str, object]
    prompt: Prompt
    legal: list[Described]
    tries: list[WrongTry]
    answer: int
    chance: int
    margin: float
    line: list[str]
    why: list[Reason]
    events: list[Event]
    """What the solver sees happen in the answer, and the position after it."""
    after: Mapping[str, object]


class OpenStudy(Asked):
    """A study, a record, a position, or only the first line of one (a game and its options) for a new deal."""

    text: Annotated[str, Meta(min_length=1, max_length=RECORD_LENGTH)]


class StudyMove(TypedDict):
    """A move of a study's tree; `parent` is the place in the list of the move before it, or -1."""

    move: str
    parent: int
    comment: str


class StudyTree(Told):
    """Moves that follow the same one are in order: the first is the main line."""

    game: str
    mode: str
    players: int
    names: list[str]
    position: str
    comment: str
    moves: list[StudyMove]


class AskPosition(Asked):
    """The position after `moves` (in notation) from `position`, as `viewer` sees it: a seat, or -2 for all open."""

    game: Annotated[str, Meta(min_length=1, max_length=WORD_LENGTH)]
    position: Annotated[str, Meta(min_length=1, max_length=STUDY_POSITION)]
    moves: Annotated[list[Annotated[str, Meta(max_length=WORD_LENGTH)]], Meta(max_length=STUDY_MOVES)] = field(
        default_factory=list
    )
    viewer: Annotated[int, Meta(ge=-2, le=LAST_SEAT)] = -2
    picture: bool = False
    """A drawing too."""


class StudyPosition(Told):
    """`text` is the position, hidden things and all; `events` are what the viewer saw of the last move."""

    text: str
    mover: int
    """Who made the last move; -1 if there was none."""
    to_move: int
    """-1 when it is over."""
    view: Mapping[str, object]
    prompt: Prompt | None
    legal: list[Described]
    events: list[Event]
    scores: list[int]
    outcome: Outcome | None
    svg: str = ""


class AskLines(Asked):
    """What a search of `nodes` playouts thinks of a position, from what the seat to move knows, or from all of it."""

    game: Annotated[str, Meta(min_length=1, max_length=WORD_LENGTH)]
    position: Annotated[str, Meta(min_length=1, max_length=STUDY_POSITION)]
    is_open: bool = False
    nodes: Annotated[int, Meta(ge=1, le=STUDY_NODES)] = 1000
    also: Annotated[str, Meta(max_length=WORD_LENGTH)] = ""
    """A move to tell of too, however bad it is."""


class LaterMove(TypedDict):
    seat: int
    move: Described


class StudyLine(TypedDict):
    """A move, what is expected of it, and why the best one is better (of the best: why than the next). Where `solved`,
    all of it is certain: every way to the end was looked at, and all play their best."""

    move: Described
    visits: int
    value: float
    chances: list[float]
    margin: float
    scores: list[float]
    line: list[str]
    later: list[LaterMove]
    """The first few moves of the line after this one, as far as they are possible in this position: what is hidden may
    lie otherwise than the search dealt it."""
    why: list[Reason]
    solved: bool


class StudyLines(Told):
    """`sides` are the seats that win together, and last none for a rival without a seat: the chances of a line are
    theirs and sum to 1. The first line is the move that the search would make; the others follow by their value."""

    seat: int
    sides: list[list[int]]
    playouts: int
    lines: list[StudyLine]
