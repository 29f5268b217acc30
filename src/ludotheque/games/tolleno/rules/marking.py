"""Where a tile fits, and marks of many actions at once, for `mark_legal`: extensions, and spots in four quadrants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.bits import lowest
from ludotheque.core.marks import Marks
from ludotheque.core.words import SPREAD
from ludotheque.games.tolleno.rules.actions import NEAR_CELLS, extension
from ludotheque.games.tolleno.rules.board import ARMS, COUNT4, FITS, ROTATIONS
from ludotheque.games.tolleno.rules.city import ALL_SEATS, GUARDS, SIDE_BIT, City

SPOT_WORDS: Final = 29
"""Words of marks for all spots. (A number that is computed is none that C knows: loops would box it.)"""


def turns_at(city: City, seat: i64, kind: i64, cell: i64) -> i64:
    """T-3.1: the quarter turns with which a seat may lay a tile of this kind there, as bits."""
    around: i64 = i64(city.ground[cell])
    # A tile with an opponent's boat takes no new canal connection.
    if around >> GUARDS & ALL_SEATS & ~SIDE_BIT[seat] != 0:
        return 0
    return FITS[256 * ARMS[4 * kind] + (around & 255)] & ROTATIONS[kind]


def fits(city: City, seat: i64, kind: i64) -> bool:
    """Whether a seat could lay a tile of this kind anywhere."""
    cells = city.open_cells
    opens = city.opens
    place: i64 = 0
    while place < opens:
        if turns_at(city, seat, kind, i64(cells[place])) != 0:
            return True
        place += 1
    return False


def mark_extensions(marks: Marks, city: City, seat: i64, kind: i64) -> i64:
    """T-3.1: where a seat may lay a tile of this kind, and with which quarter turns; says how many ways there are."""
    ground = city.ground
    cells = city.open_cells
    fits: i64 = 256 * ARMS[4 * kind]
    fitting = FITS
    counts = COUNT4
    spread = SPREAD
    rotations = ROTATIONS[kind]
    others: i64 = (ALL_SEATS & ~SIDE_BIT[seat]) << GUARDS
    words = marks.words
    row = marks.at
    opens = city.opens
    first: i64 = NEAR_CELLS
    last: i64 = 0
    ways: i64 = 0
    place: i64 = 0
    while place < opens:
        cell = i64(cells[place])
        near: i64 = i64(ground[cell])
        # Nobody can foretell what fits: no turn at all is marked like any other, without a branch.
        unguarded: i64 = ((near & others) - 1) >> 63
        turns: i64 = fitting[fits + (near & 255)] & rotations & unguarded
        ways += counts[turns]
        if cell < NEAR_CELLS:
            # Two cells share a word.
            word: i64 = cell >> 1
            words[row + word] |= spread[turns << 4 * (cell & 1)]
            if word < first:
                first = word
            if word >= last:
                last = word + 1
        elif turns != 0:
            marks.add(extension(city, cell, 0), turns)
        place += 1
    if last > 0:
        marks.note(first, last)
    return ways


def mark_spots(marks: Marks, word: i64, copies: i64, one: i64, two: i64, three: i64, four: i64) -> None:
    """Marks the spots of four sets of tiles, one a quadrant, from a word on: up to three times, `MOST_SPOTS` apart."""
    tiles: i64 = one | two | three | four
    if tiles == 0 or copies == 0:
        return
    # Two tiles share a word.
    skipped: i64 = lowest(tiles) >> 1
    first: i64 = word + skipped
    skipped *= 2
    tiles = tiles >> skipped
    one = one >> skipped
    two = two >> skipped
    three = three >> skipped
    four = four >> skipped
    words = marks.words
    row = marks.at
    place: i64 = first
    while tiles != 0:
        # The second tile's four entries stand 32 bits above the first one's.
        entries: i64 = one & 3 | (two & 3) << 8 | (three & 3) << 16 | (four & 3) << 24
        entries = (entries | entries << 31) & 0x0101010101010101
        copy: i64 = row + place
        words[copy] = entries
        if copies > 1:
            words[copy + SPOT_WORDS] = entries
            if copies > 2:
                words[copy + 2 * SPOT_WORDS] = entries
        tiles = tiles >> 2
        one = one >> 2
        two = two >> 2
        three = three >> 2
        four = four >> 2
        place += 1
    noted: i64 = 0
    while noted < copies:
        marks.note(first + noted * SPOT_WORDS, place + noted * SPOT_WORDS)
        noted += 1
