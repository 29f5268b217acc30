"""What shells are told: descriptions, prompts, reasons; and the pictures."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import cast
from xml.etree import ElementTree

from ludotheque.core.journal import SPECTATOR, Journal
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games import game
from ludotheque.games.gravity_superstar.draw.art import PALETTE, SPRITES, coloured
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.actions import CARDS, COLOURS
from ludotheque.text import LANGUAGES, words
from tests.games.gravity_superstar.positions import position

PAGE = Path(__file__).parents[3] / "docs" / "gravity-superstar.md"
BOARD = """
    gravity_superstar mode=standard players=2
    board 3x4
    .   *y  .   .  |
       +   +   +   +
    .0v|R   .   ^  |
    ---+---+---+---+
    .   .1v .   .  |
    ---+---+---+---+
    seat 0 hand=LHRJ down=D tokens=TOKENS
    seat 1 stars=b1y1
"""


def test_a_move_is_described_with_its_path_and_where_it_ends() -> None:
    state = position(BOARD, TOKENS="0")
    described = GAME.describe(state, GAME.parse_action(state, "joker-high-right"))
    assert described["kind"] == "joker"
    assert described["targets"] == ["card:joker", "move:high-right"]
    assert described["args"] == {
        "card": "joker",
        "face": "up",
        "move": "high-right",
        "path": ["a1", "b1", "b2"],
        "steps": 2,
        "space": "b2",
        "feet": "south",
        "stars": ["yellow"],
        "star_spaces": ["b1"],
        "token_spaces": ["b2"],
        "eject_seats": [],
        "eject_spaces": [],
        "marker": "d2",
        "pairs": [],
        "least": [2, 2],
        "most": [2, 2],
    }


def test_a_move_that_ejects_says_what_it_can_bring_and_goes_on_to_its_end() -> None:
    state = position(
        """
        gravity_superstar mode=standard players=2
        board 4x3
        .0v|.   ^  |
        ---+   +---+
        .1v|.   .  |
        ---+   +   +
        *y |.   .  |
           +   +   +
        .   .   .  |
        ---+---+---+
        seat 0 stars=y1b1
        seat 1 stars=b1y1
        """
    )
    args = GAME.describe(state, GAME.parse_action(state, "drop"))["args"]
    assert args["path"] == ["a2"]
    assert args["eject_seats"] == [1]
    assert args["eject_spaces"] == ["a2"]
    # G-5.4, G-6.2: either star makes a pair.
    assert (args["least"], args["most"]) == ([4, 1], [4, 1])
    state = position(
        """
        gravity_superstar mode=standard players=2
        board 4x3
        .0v|.   ^  |
        ---+   +---+
        .1v|.   .  |
           +   +   +
        *y |.   .  |
           +   +   +
        .   .   .  |
        ---+---+---+
        seat 0 stars=y1
        seat 1 stars=b1w1
        """
    )
    args = GAME.describe(state, GAME.parse_action(state, "drop"))["args"]
    assert args["path"] == ["a2", "a3", "a4"]
    assert args["steps"] == 0
    assert args["space"] == "a4"
    assert args["stars"] == ["yellow"]
    assert args["pairs"] == ["yellow"]
    assert (args["least"], args["most"]) == ([4, 1], [4, 1])
    state.apply(GAME.parse_action(state, "drop"))
    theft = GAME.describe(state, GAME.parse_action(state, "steal-blue"))["args"]
    assert theft["path"] == ["a3", "a4"]
    assert theft["stars"] == ["yellow"]


def test_what_the_path_says_is_what_happens() -> None:
    for seed in range(5):
        state = GAME.deal(GAME.options(players=4), Rng(seed))
        rng = Rng(seed)
        while not state.is_over:
            action = state.random_action(rng)
            described = GAME.describe(state, action)
            journal = Journal()
            seat = state.to_move
            state.apply(action, journal)
            events = journal.seen_by(seat)
            paused = state.to_move == seat and state.phase == 1
            if "path" in described["args"] and not paused:
                entered: list[str] = []
                for event in events:
                    if event["kind"] in ("step", "fall") and event["seat"] == seat:
                        entered += cast(list[str], event["spaces"])
                assert entered == described["args"]["path"]


def test_pointing_at_what_cannot_be_says_why() -> None:
    state = position(BOARD, TOKENS="0")
    for targets, clause, reason in (
        (["card:drop"], "G-4.3", "card-played"),
        (["card:long", "move:long-right"], "G-4.4", "blocked"),
        (["choice:replay"], "G-3.2", "act-first"),
        (["loot:blue"], "G-5.4", "no-theft"),
        (["space:c1"], "G-3.2", "no-landing"),
        (["card:joker", "space:c1"], "G-3.2", "no-landing"),
        (["space:z99"], "G-3.2", "no-such-choice"),
        ([], "G-3.2", "no-such-choice"),
    ):
        refusal = GAME.why_not(state, targets)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == (clause, reason)
        for language in LANGUAGES:
            assert words(language).why(GAME.id, refusal)
    assert GAME.why_not(state, ["card:joker"]) is None
    assert GAME.why_not(state, ["card:joker", "move:drop"]) is None


def test_prompts_follow_the_phase() -> None:
    state = position(BOARD, TOKENS="1")
    assert GAME.prompt(state)["kind"] == "act"
    state.apply(GAME.parse_action(state, "turn-left"))
    # One more action brings a star at most: `best`.
    assert GAME.prompt(state) == {"kind": "replay", "clause": "G-3.3", "args": {"tokens": 1, "best": 1}}
    state.apply(GAME.parse_action(state, "replay"))
    assert GAME.prompt(state)["kind"] == "act-again"


def test_a_step_can_be_taken_back_until_the_turn_has_passed_on() -> None:
    for seed in range(30):
        match = Match(game("gravity_superstar"), GAME.options(players=2), bytes([seed]) * 32)
        rng = Rng(seed)
        while not match.is_over:
            seat = match.to_move
            before = match.state.hash()
            match.play(seat, match.state.random_action(rng))
            if match.to_move == seat:
                assert match.can_undo(seat)
                match.undo(seat)
                assert match.state.hash() == before
                break


def test_names_are_said_in_every_language() -> None:
    for language in LANGUAGES:
        told = words(language)
        for card in CARDS:
            assert told.has(f"gravity-superstar-card-{card}")
        for colour in COLOURS:
            assert told.has(f"gravity-superstar-colour-{colour}")
    event = {"kind": "star", "seat": 0, "colour": "pink", "space": "c4"}
    assert words("en").event(GAME.id, event, ["Ada", "Kim"], 0) == "You collected a pink star on c4"
    assert words("en").event(GAME.id, event, ["Ada", "Kim"], 1) == "Ada collected a pink star on c4"
    assert words("fr").event(GAME.id, event, ["Ada", "Kim"], 1) == "Ada collecte une étoile rose en c4"


def test_each_sprite_is_a_symbol_of_its_name_and_its_colours_are_in_the_palette() -> None:
    for name, markup in SPRITES.items():
        element = ElementTree.fromstring(markup)
        assert element.get("id") == name
        assert "var(" not in coloured(markup)
    assert all(colour.startswith("#") for colour in PALETTE.values())


def test_the_six_stars_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = set()
    for colour in COLOURS:
        path = ElementTree.fromstring(SPRITES[f"star-{colour}"]).find(".//path")
        assert path is not None
        shapes.add(path.get("d"))
    assert len(shapes) == 6


def test_a_picture_shows_no_card_that_its_viewer_may_not_know() -> None:
    text = dedent(BOARD).replace("TOKENS", "0")
    one = GAME.parse_position(text)
    other = GAME.parse_position(text.replace("hand=LHRJ down=D", "hand=LHDR down=J"))
    for viewer in (1, SPECTATOR):
        assert GAME.draw(GAME.view(one, viewer)) == GAME.draw(GAME.view(other, viewer))
        assert GAME.terminal(GAME.view(one, viewer)) == GAME.terminal(GAME.view(other, viewer))
    assert GAME.draw(GAME.view(one, 0)) != GAME.draw(GAME.view(other, 0))


def test_the_picture_of_the_page_parses_back() -> None:
    page = PAGE.read_text("utf-8")
    start = page.index("    gravity_superstar mode")
    text = dedent(page[start : page.index("\n\n", start)])
    assert GAME.position_text(GAME.parse_position(text)) == text
