"""What a player's messages do to a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec import UNSET

from ludotheque.core.errors import NotNow
from ludotheque.core.match import AGREED, RESIGN, UNDO, Match
from ludotheque.core.state import NOBODY
from ludotheque.server import messages
from ludotheque.server.document import Document
from ludotheque.server.hall import Hall
from ludotheque.server.identity import clean_text
from ludotheque.server.live import CHAT, DOCUMENT, MOVE, LiveTable
from ludotheque.server.messages import Ack, Advice, Agree, FromServer, Hint, Preview, Say, Why
from ludotheque.server.problems import Declined
from ludotheque.server.store import Event
from ludotheque.server.thinkers import Thinkers, thought_of

HINT_LEVEL = "hard"
MOST_ENTRIES = 10_000
"""No log grows beyond this by steps taken back."""
ENTRIES: dict[type, int] = {messages.Undo: UNDO, messages.Resign: RESIGN}

Answer = Callable[[FromServer], None]
Entering = messages.Play | messages.Undo | messages.Resign


class Referee:
    """Answers one message of one connection. What it raises is a refusal, and nothing has changed."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers

    async def enter(self, code: str, owner: str, message: Entering, answer: Answer) -> None:
        """A move, an undo or a resignation: acknowledged when it is stored."""
        action = message.action if isinstance(message, messages.Play) else ENTRIES[type(message)]

        def make(table: LiveTable) -> Event:
            _check_seat(table, owner, message.seat)
            _check_ply(table, message.ply)
            if action == UNDO and table.ply >= MOST_ENTRIES:
                raise NotNow("no-undo", "so much was taken back in this match that nothing more can be")
            return self._event(table, owner, message.id, MOVE, seat=message.seat, action=action, ply=message.ply)

        await self._once(code, owner, message.id, make, answer)

    async def agree(self, code: str, owner: str, message: Agree, answer: Answer) -> None:
        """Asks to end the match as it stands; the last of the people to ask ends it."""

        def make(table: LiveTable) -> Event:
            _check_seat(table, owner, message.seat)
            _check_ply(table, message.ply)
            match = table.running_match()
            if match.is_over:
                raise NotNow("over", "the match is over")
            doc = table.doc.copy()
            # Who shares a browser agrees together.
            for seat in [message.seat, *(doc.seats_of(owner) if doc.one_screen else [])]:
                doc.seats[seat].agreed_at = table.ply
            if all(doc.seats[seat].agreed_at == table.ply for seat in table.people()):
                return self._event(table, owner, message.id, MOVE, seat=NOBODY, action=AGREED, ply=message.ply)
            return self._event(table, owner, message.id, DOCUMENT, body=doc.text())

        await self._once(code, owner, message.id, make, answer)

    async def say(self, code: str, owner: str, message: Say, answer: Answer) -> None:
        text = clean_text(message.text)
        if not text:
            raise Declined("empty", "there is nothing to read in this", 422)

        def make(table: LiveTable) -> Event:
            seats = table.doc.seats_of(owner)
            name = _speaker(table.doc, seats, "" if message.name is UNSET else message.name)
            seat = seats[0] if seats else NOBODY
            return self._event(table, owner, message.id, CHAT, seat=seat, body=f"{name}\n{text}")

        await self._once(code, owner, message.id, make, answer)

    async def _once(self, code: str, owner: str, id: str, make: Callable[[LiveTable], Event], answer: Answer) -> None:
        """Does what `make` says unless a message with this id was done before: then the answer is as it was."""
        key = (owner[:16], id)

        def make_once(table: LiveTable) -> Event | None:
            return None if key in table.answers else make(table)

        def acknowledge(table: LiveTable) -> None:
            version, ply = table.answers[key]
            answer(Ack(id=id, version=version, ply=ply))

        await self._hall.change(code, make_once, acknowledge)

    def _event(
        self,
        table: LiveTable,
        owner: str,
        id: str,
        kind: str,
        seat: int = NOBODY,
        action: int = 0,
        ply: int | None = None,
        body: str = "",
    ) -> Event:
        return Event(
            version=table.version + 1,
            kind=kind,
            time=self._hall.now(),
            ply=ply,
            seat=seat,
            action=action,
            actor=owner[:16],
            client=id,
            body=body,
        )

    async def preview(self, code: str, owner: str, message: messages.PreviewAsked) -> Preview:
        async with self._hall.hold(code) as table:
            match = self._own_match(table, owner, message.seat, message.ply)
            return Preview(id=message.id, events=list(match.preview(message.seat, message.action)))

    async def why(self, code: str, owner: str, message: messages.WhyAsked) -> Why:
        async with self._hall.hold(code) as table:
            match = self._own_match(table, owner, message.seat, None)
            refusal = match.game.why_not(match.state, message.targets)
            if refusal is None:
                return Why(id=message.id, clause=None, reason=None, args={})
            return Why(id=message.id, clause=refusal.clause, reason=refusal.reason, args=refusal.args)

    async def hint(self, code: str, owner: str, message: messages.HintAsked) -> Hint:
        async with self._hall.hold(code) as table:
            match = self._own_match(table, owner, message.seat, message.ply)
            thought = thought_of(match, message.seat, HINT_LEVEL, "hint")
        thinking = await self._thinkers.think(f"hint {owner}", thought)
        if thinking.error:
            raise Declined("no-hint", "the bot has no advice here", 503)
        return Hint(id=message.id, ply=message.ply, moves=cast(list[Advice], thinking.moves))

    def _own_match(self, table: LiveTable, owner: str, seat: int, ply: int | None) -> Match:
        """The match, if it is this seat's turn: what is asked then tells nothing that the seat may not know."""
        _check_seat(table, owner, seat)
        match = table.running_match()
        if match.is_over:
            raise NotNow("over", "the match is over")
        if ply is not None:
            _check_ply(table, ply)
        if match.to_move != seat:
            raise NotNow("not-your-turn", "this can be asked when it is your turn")
        return match


def _check_seat(table: LiveTable, owner: str, seat: int) -> None:
    table.seat(seat)
    own = table.doc.seats_of(owner)
    if seat not in own:
        raise Declined("not-your-seat", f"seat {seat} is not yours; yours are {own or 'none'}", 403)
    if table.doc.seats[seat].out_of_time:
        raise Declined("out-of-time", "your time is up: a bot plays this seat to the end")


def _check_ply(table: LiveTable, ply: int) -> None:
    table.running_match()
    if ply != table.ply:
        raise NotNow("stale", f"the match is at ply {table.ply}, not {ply}: look again before you move")


def _speaker(doc: Document, seats: list[int], name: str) -> str:
    if seats:
        return doc.seats[seats[0]].name
    return clean_text(name)[: messages.NAME_LENGTH] or "Spectator"
