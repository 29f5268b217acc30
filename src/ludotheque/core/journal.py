"""What happened in a move, as data, for logs and animation; and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.errors import Arg

EVERYONE: Final = -3
"""As `only`: an event that all may see."""

SPECTATOR: Final = -1
"""As a viewer: somebody who holds no seat and knows only what is public."""

OPEN: Final = -2
"""As a viewer: all hidden things shown. Only for matches that are over, and for tests."""

Event = Mapping[str, Arg]


class Entry:
    """One event: what `only` sees of it, and what the others see instead (None: nothing)."""

    __slots__ = ("event", "only", "others", "reveals")

    def __init__(self, event: Event, only: int, others: Event | None, reveals: bool) -> None:
        self.event = event
        self.only = only
        self.others = others
        self.reveals = reveals

    def seen_by(self, viewer: int) -> Event | None:
        if self.only == EVERYONE or viewer == OPEN or viewer == self.only:
            return self.event
        return self.others


class Journal:
    """The events of one or more actions, in order.

    An event is a mapping with a `kind`; the words are the message `<game>-log-<kind>` with the other keys as arguments.
    """

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def note(
        self,
        event: Event,
        only: int = EVERYONE,
        others: Event | None = None,
        reveals: bool = False,
    ) -> None:
        """Writes an event. `reveals` says that something hidden came to light in it, to anyone: no undo crosses it."""
        self.entries.append(Entry(event, only, others, reveals))

    @property
    def revealed(self) -> bool:
        """Whether something hidden came to light."""
        return any(entry.reveals for entry in self.entries)

    def seen_by(self, viewer: int) -> list[Event]:
        """What a viewer (a seat, `SPECTATOR` or `OPEN`) learnt, in order."""
        seen = [entry.seen_by(viewer) for entry in self.entries]
        return [event for event in seen if event is not None]

    def foreseen_by(self, viewer: int) -> list[Event]:
        """As `seen_by`, without what nobody knows before the move is made: for previews."""
        seen = [entry.seen_by(viewer) for entry in self.entries if not entry.reveals]
        return [event for event in seen if event is not None]
