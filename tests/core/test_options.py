"""What a table can choose, and what it is told when it chooses something else."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadOption
from ludotheque.core.options import Choice, Mode, Options, check_options, read_options
from tests.core.pebbles import PEBBLES


def test_what_is_not_said_takes_its_default() -> None:
    options = PEBBLES.options()
    assert (options.mode, options.players, options["heap"]) == ("plain", 2, "6")
    assert str(options) == "mode=plain players=2 heap=6"
    assert repr(options) == "<pebbles mode=plain players=2 heap=6>"


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
    options = Options("pebbles", "plain", 2, values, "mode=plain players=2 heap=6", 1)
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


def test_an_option_is_written_only_where_it_differs_from_what_its_absence_means() -> None:
    assert str(PEBBLES.options(mode="teams")) == "mode=teams players=4 heap=6"
    assert str(PEBBLES.options(mode="teams", talk="yes")) == "mode=teams players=4 heap=6 talk=yes"


KIDS = (Mode("kids", (2,), rules=(1, 3)),)
WIND = (Choice("wind", ("breeze", "calm"), "P-3", unsaid="calm"),)


def test_a_wish_takes_the_default_and_the_newest_rules() -> None:
    options = check_options("kites", KIDS, WIND, {})
    assert (options["wind"], options.rules) == ("breeze", 3)
    assert options.chosen == "mode=kids players=2 wind=breeze"
    assert str(options) == "mode=kids players=2 wind=breeze rules=3"


def test_what_was_written_before_an_option_and_a_rule_were_there_keeps_its_meaning() -> None:
    options = read_options("kites", KIDS, WIND, {"mode": "kids", "players": "2"})
    assert (options["wind"], options.rules) == ("calm", 1)
    assert str(options) == "mode=kids players=2"


def test_older_rules_can_be_wished_for_and_others_are_refused() -> None:
    assert check_options("kites", KIDS, (), {"rules": "1"}).rules == 1
    for text, reason in (("4", "not '4' (a newer program reads it)"), ("2", "not '2'"), ("x", "not 'x'")):
        with pytest.raises(BadOption) as caught:
            check_options("kites", KIDS, (), {"rules": text})
        assert str(caught.value) == f"this program knows the rules 1 and 3 of kites in mode kids; {reason}"


@pytest.mark.parametrize("name", ["game", "mode", "players", "rules", "chosen"])
def test_options_that_states_share_cannot_be_changed(name: str) -> None:
    options = PEBBLES.options()
    kept = getattr(options, name)
    with pytest.raises(AttributeError):
        setattr(options, name, kept)
    assert getattr(options, name) == kept
