"""What a player's messages do to a match."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from ludotheque.core.errors import NotNow
from ludotheque.core.match import AGREED, RESIGN, UNDO, Match
from ludotheque.core.state import NOBODY
from ludotheque.server.tables.hall import Hall
from ludotheque.table import messages
from ludotheque.table.bounds import MOST_ENTRIES, NAME_LENGTH
from ludotheque.table.events import CHAT, DOCUMENT, MOVE, Event, asked
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import Ack, Agree, FromServer, Hint, Hurry, NoClock, Preview, Say, Why
from ludotheque.table.plain_text import clean_text, look_alike
from ludotheque.table.ports import Thinkers
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Document
from ludotheque.table.thinking import thought_of

HINT_LEVEL = "master:nodes=800"
"""Who advises sees all that bots can see, but has not all of their time."""
SPECTATOR_NAME = "Spectator"
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
            match = table.running_match()
            match.check_ply(message.ply)
            if action == UNDO and table.ply >= MOST_ENTRIES:
                raise NotNow("no-undo", "so much was taken back in this match that nothing more can be")
            kept = match.game.kept(action)
            return self._event(table, owner, message.id, MOVE, seat=message.seat, action=kept, ply=message.ply)

        await self._once(code, owner, message.id, asked(MOVE, message.seat, action, message.ply), make, answer)

    async def agree(self, code: str, owner: str, message: Agree, answer: Answer) -> None:
        """Asks to end the match as it stands; it ends when everybody who has a say has asked.

        Who is away has a say too: otherwise a lost match could be annulled while its winner is not there. The others
        need not wait: a bot holds that seat, and each of them may leave. To ask again at the same ply changes nothing,
        and nothing is stored of it."""

        def make(table: LiveTable) -> Event | None:
            _check_seat(table, owner, message.seat)
            match = table.running_match()
            match.check_ply(message.ply)
            if match.is_over:
                raise NotNow("over", "the match is over")
            doc = table.doc.copy()
            # Who shares a browser agrees together.
            for seat in [message.seat, *(doc.seats_of(owner) if doc.one_screen else [])]:
                doc.seats[seat].agreed_at = table.ply
            if all(doc.seats[seat].agreed_at == table.ply for seat in table.voices()):
                return self._event(table, owner, message.id, MOVE, seat=NOBODY, action=AGREED, ply=message.ply)
            if doc == table.doc:
                return None
            table.check_changes()
            return self._event(table, owner, message.id, DOCUMENT, body=doc.text())

        await self._once(code, owner, message.id, asked(DOCUMENT), make, answer)

    async def hurry(self, code: str, owner: str, message: Hurry, answer: Answer) -> None:
        """Asks who is there but does not move to go on. When all others who are there have asked, a bot holds the seat
        after the grace time; its player takes it back at any time."""
        grace = self._hall.settings.grace * 1000

        def make(table: LiveTable) -> Event | None:
            _check_seat(table, owner, message.seat)
            table.running_match().check_ply(message.ply)
            now, idle = self._hall.now(), table.to_move
            _check_patience(table, owner, now)
            doc = table.doc.copy()
            for seat in doc.seats_of(owner):
                doc.seats[seat].hurries_at = table.ply
            waiting = [seat for seat in table.people() if seat != idle and table.is_online(seat)]
            if doc.hurry_ply != table.ply and all(doc.seats[seat].hurries_at == table.ply for seat in waiting):
                doc.hurry_ply, doc.hurry_until = table.ply, now + grace
            if doc == table.doc:
                return None
            table.check_changes()
            return self._event(table, owner, message.id, DOCUMENT, body=doc.text())

        await self._once(code, owner, message.id, asked(DOCUMENT), make, answer)

    async def say(self, code: str, owner: str, message: Say, answer: Answer) -> None:
        text = clean_text(message.text)
        if not text:
            raise Declined("empty", "there is nothing to read in this", 422)

        def make(table: LiveTable) -> Event:
            seats = table.doc.seats_of(owner)
            name = _speaker(table.doc, seats, "" if message.name is UNSET else message.name)
            seat = seats[0] if seats else NOBODY
            return self._event(table, owner, message.id, CHAT, seat=seat, body=f"{name}\n{text}")

        await self._once(code, owner, message.id, asked(CHAT, text), make, answer)

    async def _once(
        self, code: str, owner: str, id: str, wanted: int, make: Callable[[LiveTable], Event | None], answer: Answer
    ) -> None:
        """Does what `make` says unless a message with this id was done before: then the answer is as it was."""
        key = (owner[:16], id)

        def make_once(table: LiveTable) -> Event | None:
            done = table.answers.get(key)
            if done is None:
                return make(table)
            if done.asked != wanted:
                raise Declined("id-used", "this id belongs to another message of yours: each has its own")
            return None

        def acknowledge(table: LiveTable) -> None:
            done = table.answers.get(key)
            if done is None:
                answer(Ack(id=id, version=table.version, ply=table.ply))
            else:
                answer(Ack(id=id, version=done.version, ply=done.ply))

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
            foreseen = match.foresee(message.seat, message.action)
            return Preview(id=message.id, events=list(foreseen.events), ends=foreseen.ends)

    async def why(self, code: str, owner: str, message: messages.WhyAsked) -> Why:
        async with self._hall.hold(code) as table:
            match = self._own_match(table, owner, message.seat, None)
            refusal = match.game.why_not(match.state, message.targets)
            if refusal is None:
                return Why(id=message.id, clause=None, reason=None, args={})
            return Why(id=message.id, clause=refusal.clause, reason=refusal.reason, args=refusal.args)

    async def hint(self, code: str, owner: str, message: messages.HintAsked, address: str) -> Hint:
        async with self._hall.hold(code) as table:
            match = self._own_match(table, owner, message.seat, message.ply)
            if not table.hints_allowed():
                raise Declined("hints-off", "between people there are hints only when all of them are for it", 403)
            also = -1
            if message.also is not UNSET:
                match.game.check(match.state, message.also)
                also = message.also
            thought = thought_of(match, message.seat, HINT_LEVEL, "hint", also)
        thinking = await self._thinkers.think(f"hint {owner}", thought, address)
        if thinking.error:
            raise Declined("no-hint", "the bot has no advice here", 503)
        return Hint(id=message.id, ply=message.ply, moves=thinking.moves, why=thinking.why)

    def _own_match(self, table: LiveTable, owner: str, seat: int, ply: int | None) -> Match:
        """The match, if it is this seat's turn: what is asked then tells nothing that the seat may not know."""
        _check_seat(table, owner, seat)
        match = table.running_match()
        if match.is_over:
            raise NotNow("over", "the match is over")
        match.check_ply(ply)
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
    if table.phase == "running" and table.is_resigned(seat):
        raise Declined("resigned", "you gave this seat up: a bot plays it to the end")
    if table.phase == "running" and table.doc.seats[seat].held:
        raise Declined("held", "a bot holds this seat for you: take it back first")


def _speaker(doc: Document, seats: list[int], name: str) -> str:
    if seats:
        return doc.seats[seats[0]].name
    wished = clean_text(name)[:NAME_LENGTH]
    if any(look_alike(wished, info.name) for info in doc.seats):
        return SPECTATOR_NAME
    return wished or SPECTATOR_NAME


def _check_patience(table: LiveTable, owner: str, now: int) -> None:
    """Only where no clock runs, and only after a time in which the match has not moved on."""
    if table.running_match().is_over:
        raise NotNow("over", "the match is over")
    idle = table.doc.seats[table.to_move]
    if not isinstance(table.doc.pace, NoClock) or table.bot_level(table.to_move) is not None or idle.is_held_by(owner):
        raise NotNow("no-hurry", "hurry can be asked of another person, where no clock runs")
    wait = max(table.moved, idle.back_at) + table.patience - now
    if wait > 0:
        raise NotNow("too-early", f"give them time: they can be asked to hurry in {-(-wait // 1000)} s")
