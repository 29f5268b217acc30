"""`TextTable`: a match against bots in which one seat sees and plays by text alone."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import make_bot
from ludotheque.core.checked import whole
from ludotheque.core.errors import BadNotation, BadOption, IllegalAction, NotNow
from ludotheque.core.match import Match
from ludotheque.core.record import clean_name, write_record
from ludotheque.core.rng import SEED_BYTES
from ludotheque.games import game as find_game
from ludotheque.rulebook import rulebook
from ludotheque.text import words
from ludotheque.text.seat import (
    board_text,
    data_text,
    find_move,
    heading_text,
    legend_text,
    move_lines,
    news_text,
    prompt_text,
    refusal_text,
    result_text,
)


class Seat(Protocol):
    """What a model can do in a seat, wherever the match is."""

    def look(self) -> str: ...
    def data(self) -> str: ...
    def moves(self) -> list[str]: ...
    def play(self, move: str) -> Reply: ...
    def why(self, move: str) -> str: ...
    def record(self) -> str: ...
    def close(self) -> None: ...


@dataclass(frozen=True)
class Reply:
    """What came of a move: whether it was played, and the text that says so."""

    accepted: bool
    text: str
    clause: str = ""
    """Of a move that was refused: the clause that forbids it."""


def rules_text(game: str, clause: str = "", language: str = "en") -> str:
    """The rules of a game by clause, and what the signs of its board mean; or one clause or section. Raises `BadOption`
    that lists the clauses."""
    book, clause = rulebook(game, language), clause.strip()
    if clause and book.section(clause) is None:
        found = book.clause(clause)
        return f"{found.id} {found.text}"
    parts = [f"# {book.title}\n\n{book.intro}".strip()] if not clause else []
    for section in book.sections:
        if clause and section.id != clause.upper():
            continue
        lines = [
            f"## {section.id} {section.title}",
            section.intro,
            *(f"{one.id} {one.text}" for one in section.clauses),
        ]
        parts.append("\n".join(filter(None, lines)))
    if not clause:
        parts.append(legend_text(find_game(game).id, words(language)))
    return "\n\n".join(filter(None, parts))


def text_of(what: str, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text; not {type(value).__name__} {value!r:.60}")
    return value


class TextTable:
    """Seat `seat` plays, bots play the others. Everything it is told is text, and complete without pictures.

    `options` by name, as `{"mode": "teams", "players": 4}`; `bots` one for each other seat, the last for all that are
    left. With the same seed and the same moves, bots that count playouts play the same again.
    """

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str] = ("medium",),
        seed: bytes | None = None,
        options: Mapping[str, str | int] | None = None,
        language: str = "en",
        name: str = "",
    ) -> None:
        found = find_game(game)
        options = {} if options is None else options
        if not isinstance(options, Mapping):
            raise TypeError(f"options go by name, as {{'players': 4}}; not {type(options).__name__} {options!r:.60}")
        chosen = found.check_options({name: str(value) for name, value in options.items()})
        bots = [bots] if isinstance(bots, str) else bots
        if not isinstance(bots, Sequence):
            raise TypeError(f"bots are a list of names, as ['medium']; not {type(bots).__name__} {bots!r:.60}")
        seat = whole("the seat", seat)
        if not 0 <= seat < chosen.players:
            raise BadOption(f"the seats are 0 to {chosen.players - 1}; not {seat}")
        others = [other for other in range(chosen.players) if other != seat]
        if len(bots) > max(1, len(others)):
            raise BadOption(f"there are {len(others)} other seats for bots; {len(bots)} were named")
        if not bots and others:
            raise BadOption("a match needs a bot for the other seats, as in bots=['medium']")
        self.say = words(language)
        self.language = language
        self.seat = seat
        specs = {other: bots[min(number, len(bots) - 1)] for number, other in enumerate(others)}
        name = clean_name(text_of("the name", name)) if name else self.say.say("models-you")
        names = [name if one == seat else f"bot {specs[one]}" for one in range(chosen.players)]
        self._bots: dict[int, Bot] = {other: make_bot(spec, found, chosen) for other, spec in specs.items()}
        self.match = Match(found, chosen, seed or secrets.token_bytes(SEED_BYTES), names)
        self.illegal = 0
        """How many moves were refused."""
        self._told = 0
        self._let_bots_play()

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def rules(self, clause: str = "") -> str:
        """The rules by clause, and what the signs of the board mean; or one clause or section (`S-3.1`, `S-3`)."""
        return rules_text(self.match.game.id, text_of("a clause", clause), self.language)

    def look(self) -> str:
        """What happened since the last look, the board as the seat sees it, and what there is to decide."""
        match, game = self.match, self.match.game
        fresh = [event for entry in match.events(self.seat, self._told) for event in entry]
        self._told = match.ply
        parts = [heading_text(game, str(match.options), self.seat, self.say, match.names)]
        if news := news_text(game.id, fresh, self.say, match.names, self.seat):
            parts.append(news)
        parts.append(board_text(game, match.state, self.seat))
        if match.is_over:
            parts.append(self.result())
        else:
            parts.append(prompt_text(game, match.state, self.say, match.names))
        return "\n\n".join(parts)

    def data(self) -> str:
        """All that the seat may know, as JSON, in the shape of docs/view-schemas.md."""
        return data_text(self.match.game, self.match.state, self.seat)

    def moves(self) -> list[str]:
        """The legal moves, each as its notation and its words; none when the match is over."""
        return [] if self.is_over else move_lines(self.match.game, self.match.state, self.say, self.match.names)

    def play(self, move: str) -> Reply:
        """Plays a move by its notation, and then the bots' moves until the seat is asked again."""
        try:
            action = self._find(move)
        except (BadNotation, IllegalAction) as error:
            self.illegal += 1
            told = refusal_text(self.match.game, self.say, error, self.match.names)
            return Reply(False, told, getattr(error, "clause", ""))
        self.match.play(self.seat, action)
        self._let_bots_play()
        return Reply(True, self.look())

    def why(self, move: str) -> str:
        """Why a move is refused, with the text of the clause; or that it is legal. Nothing is played."""
        try:
            self._find(move)
        except (BadNotation, IllegalAction) as error:
            told = refusal_text(self.match.game, self.say, error, self.match.names)
            clause = getattr(error, "clause", "")
            return f"{told}\n{self.rules(clause)}" if clause else told
        return self.say.say("models-legal", {"move": move.strip()})

    def result(self) -> str:
        """How the match ended, in words. Raises `NotNow` while it goes on."""
        outcome = self.match.outcome()
        if outcome is None:
            raise NotNow("not-over", "the match goes on: there is no result yet")
        return result_text(self.match.game.id, outcome, self.say, self.match.names)

    def record(self) -> str:
        """The record of the match, which tells all that was hidden. Raises `NotNow` while it goes on."""
        if not self.is_over:
            raise NotNow("not-over", "the record tells all that is hidden: it can be read when the match is over")
        return write_record(self.match)

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()

    def _find(self, move: str) -> int:
        if self.is_over:
            raise NotNow("over", "the match is over: read its record, or start another")
        return find_move(self.match.game, self.match.state, text_of("a move", move))

    def _let_bots_play(self) -> None:
        match = self.match
        while not match.is_over and match.to_move != self.seat:
            seat = match.to_move
            digest = hashlib.sha256(match.seed + f"text {seat} {match.ply}".encode()).digest()
            history = [entry.action for entry in match.line]
            seed = int.from_bytes(digest[:6], "little")
            match.play(seat, self._bots[seat].choose(match.game, match.state, seat, seed, history))
