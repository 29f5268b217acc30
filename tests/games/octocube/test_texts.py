"""Positions that do not parse, targets that lead nowhere, and words for every clause."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ludotheque.core.errors import BadNotation, BadOption
from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.actions import ACTIONS
from tests.games.octocube.positions import play, position

GOOD = GAME.position_text(position(mode="advanced", cubes={0: "b2", 1: "d4"}))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("octocube mode=advanced", "octocube mode=silly", "the modes basic, advanced, kids"),
        ("turn round=1", "turn round=x", "round is a number from 0"),
        ("phase=act", "phase=think", "phase is one of place"),
        ("phase=act", "phase=place", "does not go with"),
        ("power=-", "power=C", "goes with phase=power"),
        ("ended=-", "ended=abyss", "nobody to move"),
        ("row 1 Ag/Ag", "row 1 Ag", "KNOWN/UNSEEN"),
        ("row 1 Ag/Ag", "row 1 /Ag", "shows a tile"),
        ("row 1 Ag/Ag", "row 1 -", "shows a tile"),
        ("row 1 Ag/Ag", "row 1 Zz/Ag", "a tile is one of"),
        ("row 1 Ag/Ag", "row 1 ~Q", "is one of"),
        ("row 1 Ag/Ag", "row 1 ~", "letter A to I"),
        ("row 1 Ag/Ag", "row 1", "4 spots"),
        ("row 1 Ag/Ag", "row 1 " + "Ag" * 12 + "/Ag", "1 to 12 tiles"),
        ("supply 5 BCDEFGHI", "supply 9 BCDEFGHI", "from 0 to 5"),
        ("supply 5 BCDEFGHI", "supply 5 -", "one of B to I"),
        ("supply 5 BCDEFGHI", "supply 5", "number of abyss tiles"),
        ("at=d4", "at=b2", "two cubes"),
        ("at=d4", "at=e5", "not on this grid"),
        ("at=d4 cube=------------", "at=d4 cube=--", "six faces"),
        ("at=d4 cube=------------ board=-", "at=d4 cube=------------ board=Co", "objects only"),
        ("at=d4 cube=------------ board=-", "at=d4 cube=------------", "expected are"),
        ("seat 1", "seat 7", "'seat 1 ...'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_line_and_the_reason(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(BadNotation, match=re.escape(complaint)) as refused:
        GAME.parse_position(GOOD.replace(old, new, 1))
    assert re.match(r"line \d+: ", str(refused.value))


def test_nothing_may_follow_a_position() -> None:
    with pytest.raises(BadNotation, match="nothing may follow"):
        GAME.parse_position(GOOD + "\nmore")


def test_kids_boards_are_checked_too() -> None:
    text = GAME.position_text(position(mode="kids"))
    with pytest.raises(BadNotation, match="16 spaces"):
        GAME.parse_position(text.replace("slots=--", "slots=", 1))


def test_every_action_has_its_own_notation() -> None:
    state = position()
    texts = [GAME.action_text(state, action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert [GAME.parse_action(state, text) for text in texts] == list(range(ACTIONS))
    assert not any(" " in text for text in texts)


def test_options_say_what_is_allowed() -> None:
    with pytest.raises(BadOption, match="no option 'open_scores'"):
        GAME.options(mode="kids", players=2, open_scores="yes")
    with pytest.raises(BadOption, match="2 or 3 or 4"):
        GAME.options(mode="basic", players=5)


def why(state_targets: tuple[object, list[str]]) -> tuple[str, str]:
    state, targets = state_targets
    refusal = GAME.why_not(state, targets)  # type: ignore[arg-type]  # a position
    assert refusal is not None
    return refusal.clause, refusal.reason


def test_pointing_where_it_leads_nowhere_is_answered_with_the_clause() -> None:
    acting = position(cubes={0: "b2 Sw----------", 1: "d4"})
    assert why((acting, ["space:d4"])) == ("O-3.4", "occupied")
    assert why((acting, ["space:c3"])) == ("O-3.4", "not-adjacent")
    assert why((acting, ["act:stay"])) == ("O-3.9", "nothing-to-decline")
    assert why((acting, ["act:score", "face:north"])) == ("O-3.8", "bare-faces")
    assert why((acting, ["tile:starfish-white"])) == ("O-5.2", "no-power-in-use")
    assert why((acting, ["seat:1"])) == ("O-5.2", "no-power-in-use")
    assert why((acting, ["turn:BN"])) == ("O-5.2", "no-power-in-use")
    assert why((acting, ["abyss:b1"])) == ("O-5.1", "no-powers")
    placing = position()
    assert why((placing, ["space:b2"])) == ("O-3.1", "not-edge")
    assert why((placing, ["pivot:90"])) == ("O-3.1", "must-place")
    kids = position(mode="kids", cubes={0: "b2 Sl----------"})
    play(kids, "retrieve")
    assert why((kids, ["tile:starfish-white"])) == ("O-6.3", "not-on-cube")
    assert why((kids, ["tile:starfish-light-blue", "slot:exact"])) == ("O-6.3", "no-space-for-tile")
    assert why((kids, ["space:b2"])) == ("O-6.3", "fill-first")


def test_the_faces_of_a_score_are_pointed_at_in_any_order() -> None:
    state = position(cubes={0: "b2 SwSl--------"})
    assert GAME.why_not(state, ["act:score", "face:bottom", "face:top"]) is None
    assert GAME.why_not(state, ["act:score"]) is None


@pytest.mark.parametrize("targets", [[], ["nonsense"], ["space:z9"], ["act:score", "face:left"], ["tile:gold"]])
def test_what_is_no_target_is_refused_clearly(targets: list[str]) -> None:
    with pytest.raises(BadNotation):
        GAME.why_not(position(cubes={0: "b2 Sw----------"}), targets)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_text_has_every_clause_that_the_engine_names(language: str) -> None:
    folder = files("ludotheque.games.octocube")
    text = folder.joinpath(f"rules.{language}.md").read_text("utf-8")
    written = re.findall(r"^- \*\*(O-\d\.\d)\*\* \[(?:RB|D|O)\] ", text, re.MULTILINE)
    assert written == sorted(written)
    assert len(written) == len(set(written)) == 31
    named = set()
    for file in folder.iterdir():
        if file.name.endswith(".py"):
            named |= set(re.findall(r"\"(O-\d\.\d)\"", file.read_text("utf-8")))
    assert named <= set(written)


def test_the_longest_random_games_stay_far_below_the_declared_length() -> None:
    rng = Rng(1)
    for mode in ("basic", "advanced", "kids"):
        state = GAME.deal(GAME.options(mode=mode, players=4), Rng(1))
        assert 10 * int(state.play_out(rng)) < state.max_length
