"""The calls of the study rooms: they know no table."""

from __future__ import annotations

import logging

from ludotheque.core.errors import BadOption
from ludotheque.games import find_id
from ludotheque.server.tables.aside import Workshop
from ludotheque.server.tables.asking import Asking, Call
from ludotheque.study.insights import Insights
from ludotheque.table import messages
from ludotheque.table.insights import insights_page
from ludotheque.table.messages import PuzzleInfo, PuzzlePage, StudyLines, StudyPosition, StudyTree
from ludotheque.table.ports import Thinkers
from ludotheque.table.problems import Declined
from ludotheque.table.puzzles import puzzle_list, puzzle_page
from ludotheque.table.studying import lines_thought, open_study, study_lines, study_position

log = logging.getLogger("ludotheque.study")


class StudyCalls:
    def __init__(self, thinkers: Thinkers, workshop: Workshop) -> None:
        self._thinkers = thinkers
        self._workshop = workshop
        self.all = [
            Call("GET", "/games/{game}/puzzles", self.puzzles, list[PuzzleInfo], "the puzzles of a game"),
            Call("GET", "/games/{game}/puzzles/{puzzle}", self.puzzle, PuzzlePage, "a puzzle, with its answer"),
            Call("GET", "/games/{game}/insights", self.insights, Insights, "what a game looks like in numbers"),
            Call(
                "POST",
                "/study/open",
                self.open,
                StudyTree,
                "a study, record or position as a tree of moves",
                messages.OpenStudy,
                large=True,
            ),
            Call(
                "POST",
                "/study/position",
                self.position,
                StudyPosition,
                "a position of a study",
                messages.AskPosition,
                large=True,
            ),
            Call(
                "POST",
                "/study/lines",
                self.lines,
                StudyLines,
                "the best moves of a position, with chances and reasons",
                messages.AskLines,
                large=True,
                long=True,
            ),
        ]

    async def puzzles(self, asking: Asking) -> list[PuzzleInfo]:
        return puzzle_list(known_game(asking))

    async def puzzle(self, asking: Asking) -> PuzzlePage:
        return puzzle_page(known_game(asking), asking.path("puzzle"))

    async def insights(self, asking: Asking) -> Insights:
        return insights_page(known_game(asking))

    async def open(self, asking: Asking) -> StudyTree:
        body = asking.body
        assert isinstance(body, messages.OpenStudy)
        return await self._workshop.do(asking.meter, lambda: open_study(body.text))

    async def position(self, asking: Asking) -> StudyPosition:
        body = asking.body
        assert isinstance(body, messages.AskPosition)
        return await self._workshop.do(asking.meter, lambda: study_position(body))

    async def lines(self, asking: Asking) -> StudyLines:
        """A search that nobody's match waits for: bots at tables think first."""
        body = asking.body
        assert isinstance(body, messages.AskLines)
        thought = await self._workshop.do(asking.meter, lambda: lines_thought(body))
        asker = f"study {asking.owner or asking.meter.address}"
        thinking = await self._thinkers.think(asker, thought, asking.meter.address, attended=False)
        if thinking.found is None:
            log.error("no lines found", extra={"game": body.game, "error": thinking.error})
            raise Declined("no-hint", "the bot has no opinion here", 503)
        return study_lines(body, thinking.found)


def known_game(asking: Asking) -> str:
    """Its one id, however it was spelt: what is kept of a game is kept once."""
    try:
        return find_id(asking.path("game"))
    except BadOption as error:
        raise Declined("no-such-game", str(error), 404) from None
