"""T-3.5: the face-up contracts, of which equal ones count once: actions name them by their rank among the kinds.

Functions of `pieces` alone, not methods of a state: those are looked up at every call, for a class that has
subclasses. And an `if` where an expression would do: one of two numbers, chosen in an expression, is boxed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tolleno.rules.board import NO_CONTRACT, OFFER, OFFERED


def is_offered(pieces: vec[i64], kind: i64) -> bool:
    return pieces[OFFER] == kind or pieces[OFFER + 1] == kind or pieces[OFFER + 2] == kind


def kinds_offered(pieces: vec[i64]) -> i64:
    """The number of different face-up contracts."""
    one, two, three = pieces[OFFER], pieces[OFFER + 1], pieces[OFFER + 2]
    count: i64 = 0
    if one != NO_CONTRACT:
        count += 1
    if two != NO_CONTRACT and two != one:
        count += 1
    if three != NO_CONTRACT and three != one and three != two:
        count += 1
    return count


def rank_of_offered(pieces: vec[i64], kind: i64) -> i64:
    """How many different face-up contracts come before this one in the order of kinds."""
    one, two, three = pieces[OFFER], pieces[OFFER + 1], pieces[OFFER + 2]
    rank: i64 = 0
    if one != NO_CONTRACT and one < kind:
        rank += 1
    if two != NO_CONTRACT and two < kind and two != one:
        rank += 1
    if three != NO_CONTRACT and three < kind and three != one and three != two:
        rank += 1
    return rank


def offered_at(pieces: vec[i64], rank: i64) -> i64:
    """The face-up contract of that rank, or `NO_CONTRACT`."""
    place: i64 = 0
    while place < OFFERED:
        kind = pieces[OFFER + place]
        if kind != NO_CONTRACT and rank_of_offered(pieces, kind) == rank:
            return kind
        place += 1
    return NO_CONTRACT


def nth_offered(pieces: vec[i64], n: i64) -> i64:
    """The `n`-th of the different face-up contracts, by their place."""
    one, two = pieces[OFFER], pieces[OFFER + 1]
    if one != NO_CONTRACT:
        if n == 0:
            return one
        n -= 1
    if two != NO_CONTRACT and two != one:
        if n == 0:
            return two
        n -= 1
    return pieces[OFFER + 2]
