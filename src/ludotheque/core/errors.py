"""The few errors of the library. Each says what was wrong, where, and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping

Arg = str | int | list[str] | list[int]


class LudothequeError(ValueError):
    """Something that the caller handed in is not acceptable."""


class BadOption(LudothequeError):
    """A game, mode, player count or option that does not exist; the message lists those that do."""


class BadRecord(LudothequeError):
    """A record that does not parse or does not replay: `line` is where."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return BadRecord, (self.line, self.reason)


class Refusal:
    """Why something may not be done: a clause, and a reason that the text catalogues put into words.

    `reason` is a key: the words are the message `<game>-why-<reason>` with `args`.
    """

    __slots__ = ("args", "clause", "reason")

    def __init__(self, clause: str, reason: str, args: Mapping[str, Arg] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.args: dict[str, Arg] = dict(args or {})

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.clause, self.reason, self.args) == (other.clause, other.reason, other.args)

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, Arg]]]:
        return Refusal, (self.clause, self.reason, self.args)


class BadNotation(LudothequeError):
    """A text that names no action, position or target. Of an action or target, `why` tells what is expected as a
    refusal does, for shells that speak other languages than this message."""

    def __init__(self, message: str, why: Refusal | None = None) -> None:
        super().__init__(message)
        self.why = why

    def __reduce__(self) -> tuple[type[BadNotation], tuple[str, Refusal | None]]:
        return BadNotation, (str(self), self.why)


class IllegalAction(LudothequeError):
    """A move that the rules forbid: the clause that forbids it, and what is allowed instead."""

    def __init__(self, refusal: Refusal, action: str, allowed: list[str]) -> None:
        self.refusal = refusal
        self.clause = refusal.clause
        self.action = action
        self.allowed = allowed
        why = f"{refusal.clause}: {refusal.reason}" if refusal.clause else refusal.reason
        shown = ", ".join(allowed[:8]) + (f" and {len(allowed) - 8} more" if len(allowed) > 8 else "")
        super().__init__(f"{action} is not allowed ({why}); allowed: {shown or 'nothing'}")

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal, str, list[str]]]:
        return IllegalAction, (self.refusal, self.action, self.allowed)


class NotNow(LudothequeError):
    """A request that is out of turn, stale, or for a match that is over. `code` is stable, for shells."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[NotNow], tuple[str, str]]:
        return NotNow, (self.code, str(self))
