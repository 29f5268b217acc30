"""G-6: the end, the count and who wins."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.path import LAST_POINTS
from ludotheque.games.gravity_superstar.rules.state import DRY_ROUNDS, LAST_STARS
from tests.games.gravity_superstar.positions import kinds, play, position, tokens, where

TABLE = """
    gravity_superstar mode=standard players=4
    board 2x4
    .0v .1v .2v .3v|
       +   +   +   +
    ^   .   .   .  |
    ---+---+---+---+
    seat 0 stars=b2y2p2o2w4 tokens=4
    seat 1 stars=b3y1p3g1w1
    seat 2 stars=y1g1o1w1 tokens=3
    seat 3 stars=b3y3p4g2o1w2 tokens=1
    turn seat=-
"""


def test_g62_the_table_of_the_rules() -> None:
    state = position(TABLE)
    assert state.scores() == [22, 11, 7, 22]
    sheet = {(step["kind"], str(step["args"].get("colour", ""))): step["points"] for step in GAME.score_sheet(state)}
    assert sheet["stars", ""] == [12, 9, 4, 15]
    assert sheet["pairs", "white"] == [2, 0, 0, 1]
    assert sheet["tokens", ""] == [4, 0, 3, 1]


def test_g63_a_tie_goes_to_the_fewest_tokens() -> None:
    state = position(TABLE)
    assert state.winners() == [3]
    assert GAME.outcome(state)["decided_by"] == "tokens"


def test_g63_then_the_victory_is_shared() -> None:
    state = position(
        TABLE.replace("stars=b3y1p3g1w1", "stars=b3y3p4g2o1w2 tokens=1").replace("b2y2p2o2w4", "b2y2p2o2w2")
    )
    assert state.winners() == [1, 3]
    assert GAME.outcome(state)["decided_by"] == "shared"


def test_g63_most_points_win() -> None:
    state = position(TABLE.replace("w4 tokens=4", "w4 tokens=5"))
    assert state.winners() == [0]
    assert GAME.outcome(state)["decided_by"] == "points"


# Seat 0 falls on the stars of column a one by one.
LAST = """
    gravity_superstar mode=MODE players=2
    board 4x6
    .0v .   .   .1v ^   .  |
    ---+---+---+---+---+---+
    *y  *b  *b  *p  *p  *g |
       +   +   +   +   +   +
    FIF *G  .   .   .   .  |
    ---+---+---+---+---+---+
    .   .   .   .   .   .  |
    ---+---+---+---+---+---+
    seat 0 ZERO
    seat 1 stars=w1
    turn TURN
"""


def last(mode: str = "standard", zero: str = "tokens=0", turn: str = "seat=0 first=0", fifth: str = "*o ") -> str:
    text = LAST.replace("MODE", mode).replace("ZERO", zero).replace("TURN", turn).replace("FIF", fifth)
    return text.replace("*G ", "*  ")


def test_g61_the_game_ends_with_the_round_in_which_four_stars_are_left_at_two() -> None:
    state = position(last(turn="seat=0 first=0", fifth=".  "))
    play(state, "drop")
    assert state.stars_left == 5
    play(state, "drop")
    assert state.stars_left == 4
    assert state.is_over
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["clause"]) == ("few-stars", "G-6.1")


def test_g61_five_stars_left_do_not_end_it() -> None:
    state = position(last(turn="seat=0 first=0"))
    assert state.stars_left == 7
    play(state, "drop")
    events = play(state, "turn-half")
    assert state.stars_left == 5
    assert not state.is_over
    assert {"kind": "round", "round": 2} in events


def test_g61_a_round_that_has_begun_is_finished() -> None:
    state = position(last(turn="seat=1 first=1", fifth=".  ").replace("*p  *g", "*   *g"))
    play(state, "drop")
    assert state.stars_left == 4
    assert not state.is_over
    assert GAME.view(state, 0)["last_round"] is True
    events = play(state, "turn-half")
    assert state.is_over
    assert events[-1] == {"kind": "end", "reason": "few-stars"}


@pytest.mark.parametrize(("players", "stars"), [(2, 4), (3, 8), (4, 8), (5, 12), (6, 12)])
def test_g61_the_number_of_stars_by_players(players: int, stars: int) -> None:
    assert LAST_STARS[players] == stars
    view = GAME.view(GAME.deal(GAME.options(players=players), Rng(1)), 0)
    assert (view["last_stars"], view["last_points"]) == (stars, 0)


@pytest.mark.parametrize(("players", "points"), [(2, 18), (3, 24), (4, 18), (5, 24), (6, 18)])
def test_g64_the_points_of_expert_mode_by_players(players: int, points: int) -> None:
    assert LAST_POINTS[players] == points
    view = GAME.view(GAME.deal(GAME.options(mode="expert", players=players), Rng(1)), 0)
    assert (view["last_stars"], view["last_points"]) == (0, points)


def test_g64_reaching_the_points_brings_on_the_last_round() -> None:
    """17 points, and a yellow star more."""
    state = position(last("expert", "stars=b4p4o3g1", fifth=".  "))
    assert state.scores()[0] == 17
    events = play(state, "drop")
    assert {"kind": "last-round", "seat": 0, "points": 18} in events
    assert not state.is_over, "seat 1 has its turn too"
    events = play(state, "turn-half")
    assert state.is_over
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["clause"], outcome["winners"]) == ("points", "G-6.4", [0])


def test_g64_one_point_less_does_not() -> None:
    state = position(last("expert", "stars=b4p4o2g1", fifth=".  "))
    assert "last-round" not in kinds(play(state, "drop"))
    play(state, "turn-half")
    assert not state.is_over


def test_g64_points_spent_again_still_end_the_game() -> None:
    """A token makes 18 and is spent at once: 17 at the end."""
    text = last("expert", "stars=b4p4o3g1", fifth=".  ").replace("*y  *b", "R   *b")
    state = position(text)
    play(state, "drop", "replay", "turn-left")
    assert state.scores()[0] == 17
    play(state, "turn-half")
    assert state.is_over
    assert GAME.outcome(state)["reason"] == "points"


def test_g64_few_stars_do_not_end_an_expert_game_but_none_does() -> None:
    text = last("expert", fifth="*  ").replace("*b  *b  *p  *p  *g", "*   *   *   *   * ")
    state = position(text)
    assert state.stars_left == 1
    play(state, "turn-half", "turn-half")
    assert not state.is_over, "one star is left"
    play(state, "joker-turn-half", "joker-turn-half")
    assert not state.is_over
    play(state, "drop")
    assert (state.stars_left, state.is_over) == (0, False)
    play(state, "complete")
    assert state.is_over
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["clause"]) == ("no-stars", "G-6.4")


def test_g65_thirty_rounds_without_a_star_end_the_game() -> None:
    state = position(last())
    rounds = 0
    while not state.is_over:
        for _ in range(2):
            play(state, "complete" if state.hands[state.to_move] != 31 else "turn-half")
        rounds += 1
        assert rounds <= DRY_ROUNDS
    assert rounds == 30
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["clause"]) == ("dry", "G-6.5")
    assert state.scores() == [0, 1]


def test_g65_a_star_starts_the_count_again() -> None:
    state = position(last(turn="seat=0 first=0 dry=29"))
    play(state, "drop", "turn-half")
    assert not state.is_over
    assert state.dry == 0


@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_has_had_as_many_turns_at_the_end(mode: str, players: int) -> None:
    for seed in range(10):
        state = GAME.deal(GAME.options(mode=mode, players=players), Rng(seed))
        first, rng = state.first, Rng(seed + 1)
        turns = [0] * players
        last_seat = first
        turns[first] = 1
        while not state.is_over:
            state.apply(state.random_action(rng))
            if state.to_move not in (last_seat, -1):
                last_seat = state.to_move
                turns[last_seat] += 1
        assert set(turns) == {state.round}
        assert last_seat == (first - 1) % players
        assert GAME.outcome(state)["reason"] in {"few-stars", "points", "no-stars", "dry"}


def test_scores_are_as_if_counted_now() -> None:
    state = position(last(zero="stars=b2 tokens=1"))
    assert state.scores() == [4, 1]
    assert state.winners() == []
    assert (tokens(state, 0), where(state, 0), tokens(state, 1)) == (1, "a1v", 0)


@pytest.mark.parametrize(
    ("mode", "turn", "stars", "clause"),
    [
        ("standard", "seat=-", "*y  *b  *b  *p  *   * ", "G-6.1"),
        ("expert", "seat=- reached=1", "*y  *b  *b  *p  *p  *g", "G-6.4"),
        ("expert", "seat=-", "*   *   *   *   *   * ", "G-6.4"),
        ("standard", "seat=- dry=30", "*y  *b  *b  *p  *p  *g", "G-6.5"),
    ],
)
def test_after_the_end_a_move_is_refused_with_the_clause_that_ended_the_game(
    mode: str, turn: str, stars: str, clause: str
) -> None:
    state = position(last(mode, turn=turn, fifth=".  ").replace("*y  *b  *b  *p  *p  *g", stars))
    assert GAME.outcome(state)["clause"] == clause
    refusal = GAME.refusal(state, GAME.parse_action(state, "drop"))
    assert (refusal.clause, refusal.reason) == (clause, "over")


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_a_position_without_a_seat_to_move_has_a_reason_to_be_over(mode: str) -> None:
    with pytest.raises(BadNotation, match="seat=- is a game that is over"):
        position(last(mode, turn="seat=-"))
