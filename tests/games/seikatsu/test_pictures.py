"""The SVG and the terminal picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.text import Text

from ludotheque.core.journal import SPECTATOR
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.draw.art import SYMBOLS
from ludotheque.games.seikatsu.game import GAME
from tests.games.seikatsu.positions import arrange

SVG = "{http://www.w3.org/2000/svg}"
GARDEN = "d3=tp c4=wf c3=wt d5=koi"


def uses(svg: str) -> list[str]:
    return [str(use.get("href")) for use in ElementTree.fromstring(svg).iter(f"{SVG}use")]


def test_every_bird_flower_and_koi_has_a_drawing_of_its_own() -> None:
    assert len(SYMBOLS) == len(set(SYMBOLS.values())) == 9


def test_the_picture_shows_each_tile_and_defines_what_it_uses() -> None:
    state = arrange(GARDEN, "wp eh")
    svg = GAME.draw(GAME.view(state, 0))
    root = ElementTree.fromstring(svg)
    assert {group.get("data-space") for group in root.iter(f"{SVG}g")} >= {"d3", "c4", "c3", "d5"}
    defined = {f"#{element.get('id')}" for element in root.iter() if element.get("id")}
    assert set(uses(svg)) <= defined
    assert uses(svg).count("#seikatsu-bird-waxwing") == 3
    assert uses(svg).count("#seikatsu-flower-hyacinth") == 1


def test_a_hand_that_is_hidden_is_not_drawn() -> None:
    state = arrange("d3=tp c4=wf", "ep eh")
    assert uses(GAME.draw(GAME.view(state, 0))).count("#seikatsu-bird-white-eye") == 2
    for viewer in (1, SPECTATOR):
        seen = uses(GAME.draw(GAME.view(state, viewer)))
        assert "#seikatsu-flower-hyacinth" not in seen


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_garden_is_drawn_from_the_viewers_side(viewer: int) -> None:
    state = GAME.deal(GAME.options(players=3), Rng(1))
    root = ElementTree.fromstring(GAME.draw(GAME.view(state, viewer)))
    own = ("d3", "c4", "e4")[viewer]
    group = next(group for group in root.iter(f"{SVG}g") if group.get("data-space") == own)
    assert group[0].get("transform") == "translate(0 86.6) scale(0.94)"


def test_the_terminal_shows_tiles_names_rows_and_hands_within_80_columns() -> None:
    state = arrange(GARDEN, "wp eh")
    plain = Text.from_markup(GAME.terminal(GAME.view(state, 0))).plain
    lines = plain.split("\n")
    assert max(map(len, lines)) <= 80
    for text in ("Tp", "Wf", "Wt", ">Koi<", "d3", "g4", "Wp Eh", "?? ??", "1p+1K"):
        assert text in plain
    assert lines[-1] == " ?? × 28"


def test_the_terminal_of_a_solo_game_lists_the_koi_that_are_left() -> None:
    state = arrange("d3=tp c4=wf e4=et", "wp koi koi koi koi", mode="solo")
    assert "Wp Koi Koi Koi Koi" in Text.from_markup(GAME.terminal(GAME.view(state, 0))).plain
