"""Reasons in words."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.study.reasons import AGAINST, NO_SEAT, Reason
from ludotheque.text import Words

MESSAGES = {
    "gain": "study-more",
    "partner": "study-more",
    "more": "study-more",
    "less": "study-less",
    "loss": "study-less",
    "held": "study-held",
}


def sentence(say: Words, game: str, told: Sequence[Reason], names: Sequence[str], reader: int) -> str:
    """`+2.1 for you in row 3, and Kit stays at 3 in row 5`; nothing without a reason."""
    text = ""
    for reason in told:
        clause = _clause(say, game, reason, names, reader)
        joint = "study-though" if reason.kind in AGAINST else "study-and"
        text = say.say(joint, {"first": text, "second": clause}) if text else clause
    return text


def _clause(say: Words, game: str, reason: Reason, names: Sequence[str], reader: int) -> str:
    name = say.say("study-rival") if reason.seat == NO_SEAT else names[reason.seat]
    return say.say(
        MESSAGES[reason.kind],
        {
            "you": int(reason.seat == reader),
            "name": name,
            "by": round(abs(reason.points - reason.instead), 1),
            "points": round(reason.points, 1),
            "share": say.tell(game, f"share-{reason.share}", reason.args),
        },
    )
