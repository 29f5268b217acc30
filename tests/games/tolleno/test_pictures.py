from __future__ import annotations

from xml.etree import ElementTree

from rich.text import Text

from ludotheque.core.journal import OPEN
from ludotheque.games.tolleno.draw.art import PATTERNS, PICTOGRAMS, SYMBOLS, mark
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.board import BOARDS, CONTRACTS, INITIALS
from tests.games.tolleno.cities import BLOCK, CENTRE, moor, position, put

SVG = "{http://www.w3.org/2000/svg}"


def test_every_contract_initial_contract_and_board_has_a_pictogram_of_its_own() -> None:
    wanted = [f"contract-{name}" for name in CONTRACTS]
    wanted += [f"initial-{name}" for name in INITIALS] + [f"board-{name}" for name in BOARDS]
    assert list(PICTOGRAMS) == wanted
    assert len(set(PICTOGRAMS.values())) == len(wanted)


def test_seats_differ_by_mark_and_pattern_not_only_by_colour() -> None:
    assert len({mark(seat, 0, 0, 10, "#000").split('"')[0] + mark(seat, 0, 0, 10, "#000") for seat in range(6)}) == 6
    patterns = [pattern for pattern in PATTERNS if "tolleno-seat-" in pattern]
    assert len({pattern.split(">", 1)[1] for pattern in patterns}) == 6


def test_a_picture_shows_buildings_with_heights_and_drops_boats_contracts_and_arrows() -> None:
    state = position(moor(put(BLOCK, x0y1nw="a3", x1y1ne="#"), x1y1="b"))
    picture = GAME.draw(GAME.view(state, OPEN))
    root = ElementTree.fromstring(picture)
    used = [use.get("href") for use in root.iter(f"{SVG}use")]
    assert used.count("#tolleno-drop") == 2, "two fountains point at -1,0nw"
    assert picture.count("tolleno-seat-0") >= 2
    assert picture.count("tolleno-seat-1") >= 2
    assert {str(href).removeprefix("#tolleno-") for href in used} <= set(SYMBOLS)


def test_the_terminal_shows_the_city_as_the_position_language_does() -> None:
    state = position(put(CENTRE, x0y0ne="a2", x1y1se="#"), corner="0,0")
    lines = Text.from_markup(GAME.terminal(GAME.view(state, 0))).plain.split("\n")
    assert "     -  |a2  F  |-" in lines
    assert "     ov |F   F   #" in lines


def test_a_wide_city_is_printed_in_parts_within_80_columns() -> None:
    names = ["X4a", "X4a", "X4b", "X4c", "X4c", "X3a", "X3b", "X3c", "X3d", "X3e"]
    state = position(CENTRE, "round 1 first 0 move 0 step extend", f"seat 0 held {names[0]}", corner="0,0")
    for number, name in enumerate(names):
        kind = GAME.parse_position(f"tolleno players=2\nseat 0 held {name}\ncity 0,0" + CENTRE).held(0)
        state.city.lay(4 * kind, GAME.parse_action(state, f"{2 + number},0r0") // 4)
    printed = Text.from_markup(GAME.terminal(GAME.view(state, 0))).plain.split("\n")
    assert max(len(line) for line in printed) <= 80
