"""Saying no: every refusal has a code for programs and words for people."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from ludotheque.core.errors import BadOption, BadRecord, IllegalAction, LudothequeError, NotNow
from ludotheque.table.messages import Problem, Refused

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON raises that is none, is not as expected, or is too deep."""
SHOWN = 100
"""Allowed moves that a refusal lists."""


class Declined(Exception):
    """A request that is not done. Nothing has changed."""

    def __init__(
        self, code: str, message: str, status: int = 409, allowed: list[str] | None = None, wait: int = 0
    ) -> None:
        super().__init__(message)
        self.status = status
        self.wait = wait
        """Seconds after which to try again."""
        self.problem = Problem(code=code, message=message, allowed=UNSET if allowed is None else allowed)


class NoSuchTable(Declined):
    def __init__(self) -> None:
        super().__init__("no-such-table", "there is no table with this code: it was mistyped or removed", 404)


class Unavailable(Declined):
    """The database did not answer in time: the sender shall try again."""

    def __init__(self) -> None:
        super().__init__(
            "unavailable", "this could not be stored just now: nothing is known to be lost, send it again", 503
        )


def problem_of(error: Exception) -> tuple[Problem, int]:
    """The problem and its HTTP status."""
    if isinstance(error, Declined):
        return error.problem, error.status
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        problem = Problem(
            code="illegal",
            message=str(error),
            clause=refusal.clause,
            reason=refusal.reason,
            args=refusal.args,
            allowed=error.allowed[:SHOWN],
        )
        return problem, 409
    if isinstance(error, NotNow):
        return Problem(code=error.code, message=str(error)), 409
    if isinstance(error, BadOption):
        return Problem(code="bad-option", message=str(error)), 422
    if isinstance(error, BadRecord):
        return Problem(code="bad-record", message=str(error)), 422
    if isinstance(error, LudothequeError):
        return Problem(code="bad-input", message=str(error)), 422
    raise error


def refused(id: str, error: Exception) -> Refused:
    problem, _ = problem_of(error)
    return Refused(
        id=id,
        code=problem.code,
        message=problem.message,
        clause=problem.clause,
        reason=problem.reason,
        args=problem.args,
        allowed=problem.allowed,
    )
