from __future__ import annotations

import pytest

from ludotheque.core.journal import Journal
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.city import FREE
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import LIFT, PUT
from ludotheque.games.tolleno.rules.table import SAIL as SAILING
from ludotheque.games.tolleno.speak.view import view
from tests.cases import many
from tests.games.tolleno.cities import BLOCK, CLOSED, legal, moor, play, position, put, refused

SAIL = "round 5 first 0 move 0 step sail"
SECOND = "round 5 first 0 move 0 step second"


def sailing(picture: str, floors: int, players: int = 2) -> Tolleno:
    """Seat 0 is to move its boat; all its floors stand at -1,1ne, off every way that a test looks at."""
    return position(put(picture, x0y2ne=f"a{floors}"), SAIL, players=players)


@pytest.mark.parametrize(
    ("floors", "reached"),
    [
        (6, {"0,0", "1,0", "-1,-1"}),
        (12, {"0,0", "1,0", "-1,-1"}),
        (13, {"0,0", "1,0", "-1,-1", "0,-1", "1,-1", "0,1", "1,1"}),
        (15, {"0,0", "1,0", "-1,-1", "0,-1", "1,-1", "0,1", "1,1"}),
        (16, {"0,0", "1,0", "-1,-1", "0,-1", "1,-1", "0,1", "1,1", "-1,1"}),
    ],
)
def test_a_boat_goes_straight_and_turns_once_from_the_13th_floor_and_twice_from_the_16th_t_4_2(
    floors: int, reached: set[str]
) -> None:
    state = sailing(moor(BLOCK, x0y1="a"), floors)
    assert {move.removeprefix(">") for move in legal(state)} == reached
    assert refused(state, ">-1,0") == ("T-4.2", "must-move")
    if floors < 16:
        assert refused(state, ">-1,1") == ("T-4.2", "unreachable")


def test_a_boat_leaves_by_any_arm_t_4_2() -> None:
    state = sailing(moor(BLOCK, x1y1="a"), 6)
    assert legal(state) == [">1,0", ">0,1", ">0,-1", ">-1,0"]


def test_a_boat_passes_another_one_and_does_not_stop_there_t_4_2() -> None:
    state = sailing(moor(BLOCK, x0y1="a", x1y1="b"), 6)
    assert legal(state) == [">1,0", ">-1,-1"]
    assert refused(state, ">0,0") == ("T-4.2", "taken")


def test_a_boat_turns_also_where_another_one_lies_t_4_2() -> None:
    # 0,1 is one turn away, and only the turn at 0,0 leads there.
    state = sailing(moor(BLOCK, x0y1="a", x1y1="b"), 13)
    assert ">0,1" in legal(state)


def test_a_boat_that_cannot_move_stays_t_4_2() -> None:
    picture = moor(put(BLOCK, x0y2ne="a6", x0y2sw="a1"), x0y1="a", x0y0="b", x1y1="c", x2y1="d")
    lines = (SECOND, "turn laid -1,1 first -1,1sw", "seat 1 held X3a", "pile X2a")
    state = position(picture, *lines, players=4)
    journal = Journal()
    state.apply(GAME.parse_action(state, "0,-1se"), journal)
    assert {"kind": "boat-stays", "seat": 0, "clause": "T-4.2"} in journal.seen_by(2)
    assert state.to_move == 1


def entering(picture: str, *more: str) -> Tolleno:
    """Seat 0 places its 6th floor at 0,1se, in the second step."""
    lines = (SECOND, "turn laid -1,1 first -1,1sw", "seat 1 held X3a", "pile X2a", *more)
    state = position(put(picture, x0y2sw="a4"), *lines)
    play(state, "0,1se")
    return state


def test_the_6th_floor_brings_the_boat_in_in_the_same_turn_t_4_1() -> None:
    state = entering(put(BLOCK, x0y2ne="a1"))
    assert GAME.prompt(state)["kind"] == "enter"
    # Every tile lies on a canal that opens on an empty place: -1,0 on the row that opens at 1,0.
    assert len(legal(state)) == 9


def test_a_boat_does_not_come_in_on_a_tile_with_a_boat_t_4_1() -> None:
    state = entering(moor(put(BLOCK, x0y2ne="a1"), x2y1="b"))
    assert len(legal(state)) == 8
    assert refused(state, ">1,0") == ("T-4.2", "taken")
    assert ">-1,0" in legal(state), "the row of 0,0 opens only at 1,0: it passes the boat there"


def test_with_five_floors_no_boat_comes_in_t_4_1() -> None:
    state = entering(BLOCK)
    assert state.to_move == 1


def test_a_boat_carries_while_it_comes_in_t_4_1() -> None:
    state = entering(put(BLOCK, x2y1nw="a1"))
    play(state, ">-1,0")
    assert legal(state) == ["^1,0nw", "^-"]
    play(state, "^1,0nw", "=ne")
    assert state.city.owner(4 * int(state.city.tile_at(state.city.cell(7)))) == 0
    assert state.to_move == 1


def test_a_boat_that_cannot_come_in_waits_t_4_1() -> None:
    picture = put(CLOSED, x3y3nw="a1", x0y0se="a4")
    lines = (SECOND, "turn laid 2,2 first 2,2nw", "seat 1 held X3a", "pile X2a")
    state = position(picture, *lines)
    journal = Journal()
    state.apply(GAME.parse_action(state, "2,1ne"), journal)
    assert {"kind": "boat-waits", "seat": 0, "clause": "T-4.1"} in journal.seen_by(1)
    assert GAME.view(state, 0)["seats"][0]["boat"] == "waiting"  # type: ignore[index]


def carrying(*, floors: int = 6, boats: str = "", **buildings: str) -> Tolleno:
    """Seat 0's boat lies at -1,0; floors of its own stand at 1,1se, off the way, as many as are wanted."""
    picture = moor(put(BLOCK, x2y2se=f"a{floors}", **buildings), x0y1="a")
    return position(moor(picture, x1y1="b") if boats else picture, SAIL)


def test_a_floor_is_taken_from_tiles_left_or_crossed_t_4_3() -> None:
    state = carrying(x0y1ne="a2", x1y1ne="a1", x2y1nw="a1", x0y0nw="a1")
    play(state, ">1,0")
    assert legal(state) == ["^0,0ne", "^-1,0ne", "^-"]
    assert refused(state, "^1,1se") == ("T-4.3", "not-on-the-way")
    assert refused(state, "^1,0nw") == ("T-4.3", "not-on-the-way"), "the arrival tile is not crossed"
    assert refused(state, "^0,0sw") == ("T-4.3", "nothing-to-carry")


def test_the_carried_floor_goes_on_any_foundation_or_own_building_of_the_arrival_tile_t_4_3() -> None:
    state = carrying(x1y1ne="a1", x2y1nw="a1")
    play(state, ">1,0", "^0,0ne")
    assert legal(state) == ["=se", "=nw"]
    play(state, "=nw")
    assert state.city.height(7) == 2
    assert state.city.sets[FREE] & 1, "an emptied spot is a foundation again"
    assert state.placed(0) == 8, "a carried floor does not leave the board again"


def test_only_the_top_floor_is_taken_t_4_3() -> None:
    state = carrying(x0y1ne="a3")
    play(state, ">1,0", "^-1,0ne", "=se")
    assert state.city.height(4 * 7) == 2
    assert state.city.height(4 * 1 + 1) == 1


def test_where_only_one_spot_can_take_the_floor_it_goes_there_at_once() -> None:
    state = carrying(x0y1ne="a1", x2y1nw="b1")
    play(state, ">1,0", "^-1,0ne")
    assert state.city.height(4 * 1 + 1) == 1
    assert state.phase == 0 or state.is_over


def test_nothing_is_carried_to_a_tile_without_a_spot_t_4_3() -> None:
    state = carrying(x0y1ne="a1", x2y1nw="b1", x2y1se="b1")
    play(state, ">1,0")
    assert state.is_over or state.to_move == 1


def test_nothing_is_taken_where_an_opponents_boat_lies_t_4_4() -> None:
    state = carrying(boats="b", x0y1ne="a2", x1y1ne="a1")
    play(state, ">1,0")
    assert legal(state) == ["^-1,0ne", "^-"]
    assert refused(state, "^0,0ne") == ("T-4.4", "guarded")


def test_a_floor_is_taken_on_any_way_that_the_turns_allow_t_4_3() -> None:
    # From -1,0 to 1,-1 with one turn: north and east, or east and north.
    state = carrying(floors=13, x0y0nw="a1", x1y0nw="a1", x1y1ne="a1", x2y1se="a1", x1y2nw="a1")
    play(state, ">1,-1")
    assert legal(state) == ["^0,0ne", "^1,0se", "^-1,-1nw", "^0,-1nw", "^-"]


def test_the_ways_are_described_for_the_table() -> None:
    state = carrying(floors=13, x0y0nw="a1", x1y1ne="a1")
    sail = GAME.describe(state, GAME.parse_action(state, ">1,-1"))
    assert sail["kind"] == "sail"
    assert sail["args"]["path"] in (["-1,0", "-1,-1", "0,-1", "1,-1"], ["-1,0", "0,0", "1,0", "1,-1"])
    assert sail["args"]["cargo"] == ["0,0ne", "-1,-1nw"], "one floor on each way"
    assert sail["args"]["landings"] == ["1,-1ne", "1,-1sw"]
    play(state, ">1,-1")
    lift = GAME.describe(state, GAME.parse_action(state, "^0,0ne"))
    assert lift["args"]["path"] == ["-1,0", "0,0", "1,0", "1,-1"]
    assert lift["args"]["landings"] == ["1,-1ne", "1,-1sw"]


def stands(state: Tolleno, seat: int) -> int:
    """What the seat would score if the game ended now, star tokens apart."""
    return view(state, seat)["public"]["total"][seat]


def best_end(state: Tolleno, seat: int, actions: list[int]) -> int:
    """The most that the seat can have by one of these actions once its boat has come to rest."""
    ends = []
    for action in actions:
        after = state.clone()
        after.apply(action)
        resting = after.is_over or after.to_move != seat or after.phase not in (LIFT, PUT)
        ends.append(stands(after, seat) if resting else best_end(after, seat, after.legal_actions()))
    return max(ends)


@pytest.mark.parametrize("seed", range(many(3, 1)))
def test_a_voyage_says_what_it_brings_at_best_as_things_stand(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.deal(GAME.options(players=3), rng)
    seen = 0
    while not state.is_over:
        seat, legal_now = state.to_move, state.legal_actions()
        if state.phase in (SAILING, LIFT, PUT):
            told = GAME.prompt(state)["args"]["stars"]
            assert told == [best_end(state, seat, [action]) - stands(state, seat) for action in legal_now]
            seen += sum(worth != 0 for worth in told)
        state.apply(legal_now[rng.below(len(legal_now))])
    assert seen > 20
