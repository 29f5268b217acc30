"""What happens is told as people tell it: with articles, genders and elisions."""

from __future__ import annotations

import pytest

from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.speak.view import view
from ludotheque.text import LANGUAGES, words

OBJECTS = ("starfish", "amphora", "sextant", "pearl", "diamond")


@pytest.mark.parametrize("thing", OBJECTS)
def test_a_tile_uncovered_has_its_article(thing: str) -> None:
    event = {"kind": "uncover", "space": "c5", "tile": f"{thing}-white"}
    assert words("en").event("octocube", event, []) == f"c5 now shows a white {thing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_the_terminal_calls_every_object_by_its_name(language: str) -> None:
    legend = words(language).tell("octocube", "legend", {})
    assert [thing for thing in OBJECTS if words(language).say(f"octocube-object-{thing}") not in legend] == []


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("coin", "c5 : la pièce se colle au cube"),
        ("starfish-white", "c5 : l’étoile de mer blanche se colle au cube"),
        ("amphora-green", "c5 : l’amphore verte se colle au cube"),
        ("diamond-white", "c5 : le diamant blanc se colle au cube"),
    ],
)
def test_french_tiles_have_their_gender(tile: str, expected: str) -> None:
    assert words("fr").event("octocube", {"kind": "attach", "space": "c5", "tile": tile}, []) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_touch_taps_and_a_mouse_clicks(language: str) -> None:
    tap, click = {"en": ("Tap", "Click"), "fr": ("Touchez", "Cliquez")}[language]
    say = words(language).say
    assert say("octocube-ui-place-how", {"touch": 1}).startswith(tap)
    assert say("octocube-ui-place-how").startswith(click)


def test_the_prompt_names_the_powers_that_can_be_used_and_no_others() -> None:
    seen = set()
    for seed in range(4):
        state, rng = GAME.deal(GAME.options(mode="advanced", players=3), Rng(seed)), Rng(seed)
        while not state.is_over:
            asked = GAME.prompt(state)
            if asked["kind"] == "act":
                described = [GAME.describe(state, action) for action in state.legal_actions()]
                powers = sorted({str(one["args"]["power"]) for one in described if one["kind"] == "use"})
                assert asked["args"]["powers"] == powers
                told = words("en").tell("octocube", "prompt-act", asked["args"])
                assert ("power" in told) is bool(powers)
                seen.add(len(powers))
            state.apply(state.random_action(rng))
    assert {0, 1} < seen


def test_among_children_a_roll_says_whether_its_tile_has_a_place_on_the_board() -> None:
    told = set()
    state, rng = GAME.deal(GAME.options(mode="kids", players=2), Rng(6)), Rng(6)
    while not state.is_over:
        seat = int(state.to_move)
        slots = view(state, seat)["seats"][seat]["slots"]
        for action in state.legal_actions():
            args = GAME.describe(state, action)["args"]
            if "fits" in args:
                kind, _, colour = str(args["tile"]).partition("-")
                free = [slot for slot in slots if slot["tile"] is None]
                fits = any(slot["object"] in (None, kind) and slot["colour"] in (None, colour) for slot in free)
                assert args["fits"] == int(fits)
                told.add(fits)
        state.apply(state.random_action(rng))
    assert told == {True, False}
