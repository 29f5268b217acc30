"""S-6: solo."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import IllegalAction
from ludotheque.core.match import Match
from ludotheque.core.record import form_of, read_record, write_record
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import FLOWER_OF, SPACE_NAMES, TILE_NAMES
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.notation import hand_tiles
from tests.games.seikatsu.positions import arrange, play, spaces

START = "d3=tp c4=wf e4=et"
KOI = "koi koi koi koi"
STARTS = ("d3", "c4", "e4")
FIXTURES = Path(__file__).parents[2] / "fixtures" / "seikatsu"


def solo(garden: str, hand: str, level: str = "easy", last: str = "") -> Seikatsu:
    return arrange(garden, hand, last=last, mode="solo", level=level)


def test_s_6_1_the_start_tiles_have_three_different_flowers() -> None:
    for seed in range(500):
        state = GAME.deal(GAME.options(mode="solo"), Rng(seed))
        flowers = [FLOWER_OF[state.kind_on(SPACE_NAMES.index(space))] for space in STARTS]
        assert len(set(flowers)) == 3


def test_s_6_1_the_hand_is_a_garden_tile_and_all_koi_and_the_bag_has_the_other_garden_tiles() -> None:
    state = GAME.deal(GAME.options(mode="solo"), Rng(1))
    hand = hand_tiles(state, 0)
    assert len(hand) == 5
    assert hand.count(16) == 4
    assert state.in_bag == 28
    assert 16 not in list(state.bag)


def test_s_6_1_a_start_tile_whose_flower_repeats_is_set_aside_and_goes_back_into_the_bag() -> None:
    unlucky = 0
    for seed in range(100):
        shuffled = vec[i64]([kind for kind in range(16) for _ in range(2)])
        Rng(seed).shuffle(shuffled)
        laid: list[int] = []
        set_aside: list[int] = []
        for kind in reversed(list(shuffled)):
            if len(laid) == 3:
                break
            repeats = kind % 4 in [other % 4 for other in laid]
            (set_aside if repeats else laid).append(int(kind))
        state = GAME.deal(GAME.options(mode="solo"), Rng(seed))
        assert [state.kind_on(SPACE_NAMES.index(space)) for space in STARTS] == laid
        assert not Counter(set_aside) - Counter([*state.bag, *hand_tiles(state, 0)])
        unlucky += len(set_aside) > 0
    assert unlucky > 30


def test_s_6_2_on_the_first_turn_any_tile_goes_next_to_a_start_tile() -> None:
    state = solo(START, f"wp {KOI}")
    assert spaces(state, "wp") == spaces(state, "koi")
    assert len(spaces(state, "wp")) == 12
    assert GAME.prompt(state)["kind"] == "solo-first"


def test_s_6_2_then_a_garden_tile_goes_next_to_the_last_tile_and_a_koi_next_to_any() -> None:
    state = solo(f"{START} d5=wt", f"wp {KOI}")
    assert spaces(state, "wp") == {"c5", "d6", "e5"}
    assert len(spaces(state, "koi")) > 10
    assert GAME.prompt(state)["kind"] == "solo"
    with pytest.raises(IllegalAction) as error:
        GAME.check(state, GAME.parse_action(state, "wp@d2"))
    assert (error.value.clause, error.value.refusal.reason) == ("S-6.2", "not-next-to-last")
    with pytest.raises(IllegalAction) as error:
        GAME.check(state, GAME.parse_action(state, "koi@g1"))
    assert (error.value.clause, error.value.refusal.reason) == ("S-3.1", "no-neighbour")


def test_s_6_2_a_placed_koi_is_the_last_tile_on_the_first_turn_too_and_draws_nothing() -> None:
    state = solo(START, f"wp {KOI}")
    events = play(state, "koi@e3")
    assert [event["kind"] for event in events] == ["place"]
    assert spaces(state, "wp") == {"e2", "f2", "f3"}
    assert hand_tiles(state, 0) == [4, 16, 16, 16]


def test_s_6_2_a_placed_garden_tile_is_replaced_from_the_bag() -> None:
    state = solo(START, f"wp {KOI}")
    drawn = int(state.bag[state.in_bag - 1])
    play(state, "wp@d5")
    assert hand_tiles(state, 0) == [drawn, 16, 16, 16, 16]
    assert state.to_move == 0


def test_s_6_2_when_the_garden_tile_has_no_space_a_koi_must_go() -> None:
    around = "a1=wt a2=wp b1=eh b2=eh"
    state = solo(f"{START} {around}", f"th {KOI}", last="a1")
    assert spaces(state, "th") == set()
    assert GAME.prompt(state)["kind"] == "solo-koi"
    refusal = GAME.why_not(state, ["tile:th"])
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("S-6.2", "no-space")


def test_s_6_2_without_garden_tiles_only_koi_go() -> None:
    names = [name for name in SPACE_NAMES if name not in ("a1", "a2", "g3", "g4")]
    tiles = [name for name in TILE_NAMES[:-1] for _ in range(2)]
    garden = " ".join(f"{space}={tile}" for space, tile in zip(names, tiles, strict=True))
    state = solo(garden, KOI, last="d1")
    assert GAME.prompt(state)["kind"] == "solo-only-koi"
    assert spaces(state, "koi") == {"a1", "a2", "g3", "g4"}
    while not state.is_over:
        play(state, GAME.action_text(state, state.legal_actions()[0]))
    assert GAME.outcome(state)["reason"] == "full"


@pytest.mark.parametrize(("level", "flocks"), [("easy", [2, 0, 0]), ("medium", [0, 0, 0]), ("hard", [0, 2, 0])])
def test_s_6_3_flocks_are_yours_nobodys_or_the_rivals(level: str, flocks: list[int]) -> None:
    state = solo(f"{START} d5=wt", f"th {KOI}", level)
    # c5 has a waxwing on each side; a koi there counts its best bird.
    event = play(state, "koi@c5")[0]
    assert event["points"] == 2
    assert event["scorer"] == {"easy": "seat", "medium": "nobody", "hard": "rival"}[level]
    assert list(state.flocks) == flocks


def test_s_6_4_the_end_comes_when_the_garden_tile_has_no_space_and_no_koi_is_left() -> None:
    garden = f"{START} a2=wt b1=eh b2=eh c2=koi c3=koi d2=koi b3=koi"
    state = solo(garden, "tf", last="b2")
    assert spaces(state, "tf") == {"a1"}
    play(state, "tf@a1")
    assert state.is_over
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["clause"]) == ("stuck", "S-6.4")
    refusal = GAME.refusal(state, 0)
    assert (refusal.clause, refusal.reason) == ("S-6.4", "over")


def test_s_6_4_with_a_koi_left_play_goes_on() -> None:
    garden = f"{START} a2=wt b1=eh b2=eh c2=koi c3=koi d2=koi b3=wp"
    state = solo(garden, "tf koi", last="b2")
    play(state, "tf@a1")
    assert not state.is_over
    assert GAME.prompt(state)["kind"] == "solo-koi"
    play(state, "koi@d5")
    assert not state.is_over
    assert GAME.prompt(state)["kind"] == "solo-garden"


def test_s_6_5_you_win_with_more_points_than_both_other_pagodas_and_a_tie_loses() -> None:
    garden = f"{START} a2=wt b1=eh b2=eh c2=koi c3=koi d2=koi b3=koi"
    for margin, winners, decided in ((1, [0], "solo-won"), (0, [], "solo-tie"), (-1, [], "solo-lost")):
        state = solo(garden, "tf", last="b2")
        play(state, "tf@a1")
        state.flocks[0] = 0
        state.flocks[0] = state.rival_points() + margin - state.points(0)
        assert state.scores() == [state.rival_points() + margin]
        assert state.winners() == winners
        assert GAME.outcome(state)["decided_by"] == decided
        assert GAME.view(state, 0)["rival_points"] == state.rows_points(1) + state.rows_points(2)


def test_s_6_5_the_rivals_lines_are_on_the_sheet_and_give_the_seat_nothing() -> None:
    state = solo(f"{START} d5=wt", f"wp {KOI}", "hard")
    play(state, "wp@c5")
    sheet = GAME.score_sheet(state)
    assert sum(step["points"][0] for step in sheet) == state.scores()[0]
    rival = [step["args"]["points"] for step in sheet if step["kind"].startswith("rival")]
    assert sum(point for point in rival if isinstance(point, int)) == state.rival_points()


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_s_6_5_the_record_carries_the_points_of_the_rival(level: str) -> None:
    match = Match(load("seikatsu"), GAME.options(mode="solo", level=level), bytes(32))
    rng = Rng(3)
    while not match.is_over:
        match.play(0, match.state.random_action(rng))
    assert isinstance(match.state, Seikatsu)
    text = write_record(match)
    own, rival = match.state.scores()[0], match.state.rival_points()
    assert f"\nresult {own} rival {rival} winners " in text
    assert text.startswith("ludotheque record 2\n")
    assert write_record(read_record(text, load)) == text


def test_s_6_5_an_older_record_without_them_is_read_and_can_be_written_so_again() -> None:
    text = (FIXTURES / "solo-1-stuck-solo-won.record").read_text("utf-8")
    assert "rival" not in text
    match = read_record(text, load)
    assert "rival" in write_record(match)
    assert write_record(match, form_of(text)) == text
