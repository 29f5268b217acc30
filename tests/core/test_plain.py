"""What a game gets that leaves out all it may: notation, positions, words, pictures and a policy from the core."""

from __future__ import annotations

from dataclasses import replace
from typing import cast
from xml.etree import ElementTree

import pytest
from rich.text import Text

from ludotheque.bots.levels import make_bot
from ludotheque.core import plain
from ludotheque.core.errors import BadNotation, IllegalAction, NotNow
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN
from ludotheque.core.options import Choice, Mode
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.text import LANGUAGES, words
from tests.core import pebbles

BARE = cast(
    Game[State],
    Game(
        id="bare",
        name="Bare",
        modes=(Mode("plain", (2, 3)),),
        choices=(Choice("heap", ("6", "9"), "P-1"),),
        deal=pebbles.deal,
        view=pebbles.view,
    ),
)


def start(seed: int = 1) -> State:
    return BARE.deal(BARE.options(players=2), Rng(seed))


def over() -> State:
    state = start()
    state.play_out(Rng(3))
    return state


def test_a_game_tells_what_it_has_left_out() -> None:
    assert BARE.left_out() == list(plain.DEFAULTS)
    assert cast(Game[State], pebbles.PEBBLES).left_out() == [
        "position_text",
        "read_position",
        "imagine",
        "describe_all",
        "why_not",
        "draw",
        "terminal",
        "policy",
        "action_parts",
        "observer",
    ]


def test_actions_are_written_as_numbers_that_parse_back() -> None:
    state = start()
    assert [BARE.action_text(state, action) for action in range(4)] == ["0", "1", "2", "3"]
    assert BARE.parse_action(state, " 3 ") == 3
    with pytest.raises(BadNotation, match="the actions now are 0, 1; not 'jump'"):
        BARE.parse_action(state, "jump")


def test_the_notation_of_describe_is_taken_where_there_is_one() -> None:
    told = replace(BARE, describe=cast(Game[State], pebbles.PEBBLES).describe)
    assert told.action_text(start(), 1) == "take2"
    assert told.parse_action(start(), "look") == 3


def test_a_position_parses_back_to_an_equal_state() -> None:
    state = start(2)
    rng = Rng(7)
    while not state.is_over:
        state.apply(state.random_action(rng))
        text = BARE.position_text(state)
        again = BARE.parse_position(text)
        assert (BARE.position_text(again), again.hash(), again.legal_actions()) == (
            text,
            state.hash(),
            state.legal_actions(),
        )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("bare mode", "chess mode", "line 1 of a position is 'bare' and its options"),
        ("players=2", "players=2 heap=7", "line 1: heap is one of 6, 9"),
        ("to-move 0", "to-move 5", "line 2: the seat to move is one of 0 to 1"),
        ("heap 6", "heap six", "line 3: heap is a value in JSON"),
        ("heap 6", "stack 6", "line 3 of a position is 'heap ...'"),
        ("took false", "", "a line for each of to-move, heap"),
    ],
)
def test_a_wrong_position_is_refused_with_what_is_expected(old: str, new: str, message: str) -> None:
    text = BARE.position_text(start())
    assert old in text
    with pytest.raises(BadNotation, match=message):
        BARE.parse_position(text.replace(old, new))


def test_a_field_that_json_changes_is_an_error_at_once() -> None:
    state = start()
    state.__dict__["pair"] = (1, 2)
    with pytest.raises(TypeError, match="pair is no number, text or list"):
        BARE.position_text(state)


def test_it_has_no_outcome_before_its_end() -> None:
    with pytest.raises(NotNow, match="the game is not over"):
        BARE.outcome(start())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_it_says_has_words(language: str) -> None:
    say, state, end = words(language), start(), over()
    described = BARE.describe(state, 1)
    outcome = BARE.outcome(end)
    assert say.tell("bare", f"do-{described['kind']}", described["args"]) == "1"
    assert say.tell("bare", f"prompt-{BARE.prompt(state)['kind']}", {})
    assert say.tell("bare", f"score-{BARE.score_sheet(end)[0]['kind']}", {})
    assert say.tell("bare", f"end-{outcome['reason']}", {})
    for decided_by in ("points", "shared", "nobody"):
        assert say.tell("bare", f"won-{decided_by}", {})
    for refusal in (BARE.refusal(state, 3), BARE.refusal(end, 0), BARE.why_not(state, ["action:9"])):
        assert refusal is not None
        assert say.why("bare", refusal)


def test_a_choice_is_refused_unless_it_leads_to_a_legal_action() -> None:
    assert BARE.why_not(start(), ["action:1"]) is None
    assert BARE.why_not(start(), []) is None
    assert BARE.why_not(start(), ["action:3"]) is not None
    assert BARE.why_not(over(), ["action:1"]) is not None
    with pytest.raises(IllegalAction):
        BARE.check(start(), 3)


def test_the_count_is_the_scores_and_the_most_points_win() -> None:
    end = over()
    assert BARE.score_sheet(end)[0]["points"] == end.scores()
    assert BARE.outcome(end)["winners"] == end.winners()


def test_every_entry_of_a_view_is_drawn_and_printed() -> None:
    view = {**BARE.view(start(), OPEN), "grid": [["x", ""], ["", "[b]"]], "passed": True, "owner": {"seat": 1}}
    drawn = ElementTree.fromstring(BARE.draw(view))
    shown = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    printed = Text.from_markup(BARE.terminal(view)).plain.split("\n")
    assert printed == shown
    assert printed[-5:] == ["grid:", "  x .", "  . [b]", "passed  yes", "owner   seat=1"]


def test_every_bot_plays_it() -> None:
    for spec in ("greedy", "mcts:nodes=20", "medium:nodes=20"):
        state = start()
        bot = make_bot(spec, BARE, state.options)
        while not state.is_over:
            state.apply(bot.choose(BARE, state, state.to_move, seed=1))
