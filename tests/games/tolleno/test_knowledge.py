from __future__ import annotations

from typing import cast

from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.speak.view import TollenoView
from tests.games.tolleno.cities import CENTRE, moor, position, put

LINES = (
    "round 2 first 0 move 0 step extend",
    "seat 0 board line stars 5 held X4a",
    "seat 1 board twos stars 8 held T2a",
    "pile T3a T3b",
)


def seen(state: Tolleno, viewer: int) -> TollenoView:
    return cast(TollenoView, GAME.view(state, viewer))


def test_held_tiles_and_star_tokens_of_others_are_hidden_t_8() -> None:
    state = position(CENTRE, *LINES, corner="0,0")
    mine, theirs = seen(state, 0)["seats"]
    assert mine["held"] is not None
    assert mine["held"]["name"] == "X4a"
    assert mine["stars"] == 5
    assert theirs["held"] is None
    assert theirs["has_tile"]
    assert theirs["stars"] is None
    assert all(seat["held"] is None and seat["stars"] is None for seat in seen(state, SPECTATOR)["seats"])
    assert [seat["stars"] for seat in seen(state, OPEN)["seats"]] == [5, 8]


def test_the_option_open_scores_shows_the_stars_t_8() -> None:
    state = position(CENTRE, *LINES, corner="0,0", options="open_scores=yes")
    assert [seat["stars"] for seat in seen(state, SPECTATOR)["seats"]] == [5, 8]
    assert seen(state, SPECTATOR)["seats"][1]["held"] is None


def hidden_tiles(state: Tolleno) -> list[int]:
    return sorted([*(state.held(seat) for seat in range(state.players)), *state.pile[state.drawn :]])


def test_a_redeal_keeps_what_the_viewer_knows_and_deals_the_rest_anew_t_8() -> None:
    state = GAME.deal(GAME.options(players=3), Rng(1))
    hands = set()
    for seed in range(30):
        other = state.redeal(1, Rng(seed))
        assert other.held(1) == state.held(1)
        assert other.offered() == state.offered()
        assert hidden_tiles(other) == hidden_tiles(state)
        hands.add((int(other.held(0)), int(other.held(2))))
    assert len(hands) > 20


def test_the_view_says_who_would_win_each_tile_now() -> None:
    picture = moor(put(CENTRE, x0y0ne="a2", x0y0sw="b1", x1y0nw="b1", x0y1nw="a1", x0y1se="b1"), x0y1="b")
    view = seen(position(picture, corner="0,0"), SPECTATOR)
    assert {tile["cell"]: tile["leader"] for tile in view["tiles"]} == {"0,0": 0, "1,0": 1, "1,1": -1, "0,1": 1}
    assert view["public"]["tiles"] == [3, 7]


def test_the_view_lights_the_canals_that_the_step_rests_on() -> None:
    state = position(CENTRE, LINES[0], "seat 0 held I4a", corner="0,0")
    for move in ("0,-1r0", "0,0ne"):
        assert seen(state, 0)["canals"] == (
            [] if move == "0,-1r0" else [{"role": "prolonged", "axis": "v", "cells": ["0,-1", "0,0", "0,1"]}]
        )
        state.apply(GAME.parse_action(state, move))
    lit = [(canal["role"], canal["axis"], canal["cells"]) for canal in seen(state, 0)["canals"]]
    assert lit == [
        ("first", "v", ["0,-1", "0,0", "0,1"]),
        ("perpendicular", "h", ["0,0", "1,0"]),
        ("perpendicular", "h", ["0,1", "1,1"]),
        ("first", "h", ["0,0", "1,0"]),
        ("perpendicular", "v", ["0,-1", "0,0", "0,1"]),
        ("perpendicular", "v", ["1,0", "1,1"]),
    ]


def test_pointing_somewhere_wrong_is_answered_with_the_clause() -> None:
    state = position(CENTRE, *LINES, corner="0,0")
    for target, reason in (("cell:1,2", "prolongs-nothing"), ("cell:9,9", "apart"), ("spot:0,0ne", "wrong-step")):
        refusal = GAME.why_not(state, [target])
        assert refusal is not None
        assert refusal.clause == "T-3.1"
        assert refusal.reason == reason
    assert GAME.why_not(state, ["cell:0,-1"]) is None
    nonsense = GAME.why_not(state, ["cell:north"])
    assert nonsense is not None
    assert nonsense.reason == "wrong-step"
