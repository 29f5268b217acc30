"""What a move would do on its way, for those who look before they play. Nothing hidden decides it (G-7)."""

from __future__ import annotations

from typing import cast

from ludotheque.core.errors import Arg
from ludotheque.core.journal import Event, Journal
from ludotheque.core.words import ONE
from ludotheque.games.gravity_superstar.rules.actions import COLOUR_COUNT, COLOURS, REPLAY, TOKEN
from ludotheque.games.gravity_superstar.rules.board import DIRECTIONS
from ludotheque.games.gravity_superstar.rules.path import CHOOSE_THEFT, count_of
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar

LOOT = (*COLOURS, "token")
TURN_PASSES = ("enter", "round", "end")
"""With these events the turn of the next seat begins."""


def foresee(state: GravitySuperstar, action: int) -> dict[str, Arg]:
    """The whole way, thefts that are still to be chosen included.

    `path`: the spaces entered, the first `steps` of them by the move, the others by the fall; `space`, `feet`: how it
    ends; what is met on it, in order; `marker`: where the open door is then; `pairs`: the colours of which the stars
    collected make a pair more; `least` and `most`: the points of each seat after it, by what is stolen.
    """
    seat = state.to_move
    ways = _ways(state, action)
    events = ways[0]
    stars, tokens, ejected = (_of(events, kind) for kind in ("star", "token", "eject"))
    moved = [_spaces(event) for event in events if event["kind"] in ("step", "fall")]
    path = [space for spaces in moved for space in spaces]
    markers, turns = _of(events, "marker"), _of(events, "turn")
    feet = DIRECTIONS[state.poses[seat] & 3]
    totals = [_points_after(state, way) for way in ways]
    here = state.board.names[state.poses[seat] >> 2]
    return {
        "path": path,
        "steps": sum(len(_spaces(event)) for event in _of(events, "step")),
        "space": path[-1] if path else here,
        "feet": str(turns[-1]["feet"]) if turns else feet,
        "stars": [str(event["colour"]) for event in stars],
        "star_spaces": [str(event["space"]) for event in stars],
        "token_spaces": [str(event["space"]) for event in tokens],
        "eject_seats": [_int(event["victim_seat"]) for event in ejected],
        "eject_spaces": [str(event["space"]) for event in ejected],
        "marker": str(markers[-1]["space"]) if markers else state.board.names[state.board.ring[state.marker]],
        "pairs": _new_pairs(state, seat, [str(event["colour"]) for event in stars]),
        "least": [min(points) for points in zip(*totals, strict=True)],
        "most": [max(points) for points in zip(*totals, strict=True)],
    }


def best_replay(state: GravitySuperstar) -> int:
    """The most points that one more action could bring, before its token is paid (G-3.3)."""
    seat = state.to_move
    after = state.clone()
    after.apply(REPLAY)
    points = after.scores()[seat]
    ways = [way for action in after.legal_actions() for way in _ways(after, action)]
    return max(_points_after(after, way)[seat] for way in ways) - points


def _ways(state: GravitySuperstar, action: int) -> list[list[Event]]:
    """What happens until the seat's action is over, once for each choice of what to steal (G-5.4)."""
    seat = state.to_move
    trial = state.clone()
    journal = Journal()
    trial.apply(action, journal)
    events: list[Event] = []
    for event in journal.seen_by(seat):
        if event["kind"] in TURN_PASSES:
            return [events]
        events.append(event)
    if trial.to_move != seat or trial.phase != CHOOSE_THEFT:
        return [events]
    return [events + rest for theft in trial.legal_actions() for rest in _ways(trial, theft)]


def _points_after(state: GravitySuperstar, events: list[Event]) -> list[int]:
    after = state.clone()
    seat = state.to_move
    for event in events:
        if event["kind"] == "star":
            after.owned[seat] += ONE[COLOURS.index(str(event["colour"]))]
        elif event["kind"] == "token":
            after.owned[seat] += ONE[TOKEN]
        elif event["kind"] == "steal":
            goods = LOOT.index(str(event["loot"]))
            after.owned[seat] += ONE[goods]
            after.owned[_int(event["victim_seat"])] -= ONE[goods]
    return after.scores()


def _new_pairs(state: GravitySuperstar, seat: int, stars: list[str]) -> list[str]:
    """One entry a pair."""
    pairs: list[str] = []
    for colour in range(COLOUR_COUNT):
        before = count_of(state.owned[seat], colour)
        pairs += [COLOURS[colour]] * ((before + stars.count(COLOURS[colour])) // 2 - before // 2)
    return pairs


def _of(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event["kind"] == kind]


def _spaces(event: Event) -> list[str]:
    return cast(list[str], event["spaces"])


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
