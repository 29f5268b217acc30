"""What a table can choose, and what it is told when it chooses something else."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadOption
from ludotheque.core.options import Options
from tests.core.pebbles import PEBBLES


def test_what_is_not_said_takes_its_default() -> None:
    options = PEBBLES.options()
    assert (options.mode, options.players, options["heap"]) == ("plain", 2, "6")
    assert str(options) == "mode=plain players=2 heap=6"
    assert repr(options) == "<mode=plain players=2 heap=6>"


def test_a_number_of_players_finds_the_mode_that_has_it() -> None:
    assert PEBBLES.options(players=4).mode == "teams"
    assert PEBBLES.options(players=3).mode == "plain"


def test_a_mode_brings_its_own_options() -> None:
    assert PEBBLES.options(mode="teams").items() == [("heap", "6"), ("talk", "no")]
    assert PEBBLES.options(mode="plain").items() == [("heap", "6")]


def test_equal_choices_are_equal() -> None:
    assert PEBBLES.options(heap=9) == PEBBLES.options(heap="9", players=2)
    assert PEBBLES.options(heap=9) != PEBBLES.options()
    assert len({PEBBLES.options(), PEBBLES.options(heap=6), PEBBLES.options(heap=9)}) == 2
    assert PEBBLES.options() != "mode=plain players=2 heap=6"


def test_options_do_not_follow_what_they_were_made_of() -> None:
    values = {"heap": "6"}
    options = Options("plain", 2, values)
    values["heap"] = "9"
    assert options["heap"] == "6"


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"mode": "solo"}, "pebbles has the modes plain, teams; not 'solo'"),
        ({"players": "5"}, "pebbles in mode plain is for 2 or 3 players; not '5'"),
        ({"players": "two"}, "pebbles in mode plain is for 2 or 3 players; not 'two'"),
        ({"mode": "teams", "players": "2"}, "pebbles in mode teams is for 4 players; not '2'"),
        ({"heap": "7"}, "heap is one of 6, 9; not '7'"),
        ({"colour": "red"}, "pebbles in mode plain has no option 'colour'; it has mode, players, heap"),
        ({"talk": "yes"}, "pebbles in mode plain has no option 'talk'; it has mode, players, heap"),
    ],
)
def test_a_wrong_choice_is_told_what_is_allowed(wanted: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        PEBBLES.check_options(wanted)
    assert str(caught.value) == message
