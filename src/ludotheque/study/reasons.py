"""Why one move is better than another: where the points differ, as the playouts measured it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

from ludotheque.study.explain import Explained, Prospect
from ludotheque.study.shares import ShareKey

LEAST: Final = 0.25
"""Points that are worth a word."""
SURE: Final = 2.0
"""Standard errors by which a difference must stand out from the luck of the playouts."""
MOST_REASONS: Final = 2
HELD: Final = 0.5
"""What may change in a share that is said to stay as it is."""
NO_SEAT: Final = -1

ReasonKind = str
"""`gain`: more for who moves; `held`, `less`: a rival's share stays as it is, or gets less; `partner`: more for one's
partner; `loss`, `more`: the same differences where they speak against the move."""
AGAINST: Final = ("loss", "more")


class Reason(Struct, frozen=True, omit_defaults=True):
    """A difference between two moves: `seat` ends with `points` of this share after the better one, and with `instead`
    after the other. `seat` is -1 for a rival who has none. In words it is `study-<kind>`, with `share` named by
    `<game>-share-<share>` and `args`."""

    kind: ReasonKind
    seat: int
    share: str
    points: float
    instead: float
    args: dict[str, str | int] = {}


def reasons(explained: Explained, better: Prospect, other: Prospect, sure: float = SURE) -> list[Reason]:
    """What speaks for `better`, the weightiest first; and last what speaks most against it, if it is as weighty."""
    found = [
        reason
        for key in dict.fromkeys([*better.samples, *other.samples])
        for seat in _told_of(explained, better, key)
        if (reason := _difference(explained, better, other, key, seat, sure)) is not None
    ]
    found.sort(key=lambda reason: -abs(reason.points - reason.instead))
    good = [reason for reason in found if reason.kind in ("gain", "held", "less", "partner")][:MOST_REASONS]
    bad = [reason for reason in found if reason.kind in AGAINST][:1]
    weight = max((abs(reason.points - reason.instead) for reason in good), default=0.0)
    return good + [reason for reason in bad if abs(reason.points - reason.instead) * 2 >= weight]


def _told_of(explained: Explained, prospect: Prospect, key: ShareKey) -> list[int]:
    """All seats and the rival without one; but of partners who have one score only one, oneself before others."""
    told: list[int] = []
    for seat in sorted(range(_columns(prospect)), key=lambda one: one != explained.seat):
        mates = next((side for side in explained.sides if seat in side), [])
        if not any(mate in told and _alike(prospect, key, seat, mate) for mate in mates):
            told.append(seat)
    return sorted(told)


def _alike(prospect: Prospect, key: ShareKey, one: int, other: int) -> bool:
    return all(sample[one] == sample[other] for sample in prospect.samples.get(key, ()))


def _columns(prospect: Prospect) -> int:
    return len(prospect.scores) + 1


def _difference(
    explained: Explained, better: Prospect, other: Prospect, key: ShareKey, seat: int, sure: float
) -> Reason | None:
    """None where the difference is too small, or no larger than luck would make it."""
    count = len(next(iter(better.samples.values()), ()))
    nothing = [[0] * _columns(better)] * count
    pairs = zip(better.samples.get(key, nothing), other.samples.get(key, nothing), strict=True)
    differences = [one[seat] - another[seat] for one, another in pairs]
    mean = sum(differences) / count if count else 0.0
    if abs(mean) < LEAST or count < 2:
        return None
    spread = sqrt(sum((difference - mean) ** 2 for difference in differences) / (count - 1) / count)
    if abs(mean) < sure * spread:
        return None
    points, instead = better.share(key, seat), other.share(key, seat)
    has_seat = seat < len(better.scores)
    kind = _kind(explained, seat, mean, points, explained.now.get(key, [0] * _columns(better))[seat])
    return Reason(
        kind=kind,
        seat=seat if has_seat else NO_SEAT,
        share=key[0],
        points=round(points, 2),
        instead=round(instead, 2),
        args={name: value for name, value in key[1] if isinstance(value, (str, int))},
    )


def _kind(explained: Explained, seat: int, mean: float, points: float, now: float) -> ReasonKind:
    if seat == explained.seat:
        return "gain" if mean > 0 else "loss"
    mine = next(side for side in explained.sides if explained.seat in side)
    if seat in mine:
        return "partner" if mean > 0 else "loss"
    if mean > 0:
        return "more"
    return "held" if abs(points - now) < HELD else "less"
