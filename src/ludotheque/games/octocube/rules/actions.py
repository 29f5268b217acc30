"""The action ids: dense ranges with a fixed meaning, in ascending order of what one phase may offer together."""

from __future__ import annotations

from typing import Final

PLACE: Final = 0
"""+ 24 * space + turn: place the cube there, so turned."""
ROLL: Final = 600
"""+ direction."""
PIVOT: Final = 604
"""+ 0, 1, 2 for 90, 180, 270 degrees clockwise."""
SCORE: Final = 607
"""+ a mask of the faces whose tiles are taken."""
PASS: Final = 671
USE: Final = 672
"""+ direction of the adjacent abyss tile, or HERE for the one just rolled onto."""
HERE: Final = 4
STAY: Final = 677
"""Neither roll again nor use the power."""
SPACE: Final = 678
"""+ space, as the target of a power or for the returned stack."""
TURN: Final = 703
"""+ turn of the cube in place (E)."""
TILE: Final = 727
"""+ kind - 1, a tile of one's board (B, F)."""
CUBE: Final = 747
"""+ seat, an opponent's cube (G, I)."""
RETRIEVE: Final = 751
FILL: Final = 752
"""+ 3 * (kind - 1) + way: the tile goes on the exact space, its colour's, or one of any colour."""
LAY: Final = 812
"""+ kind - 1: the next tile of the returned stack, from below."""
ACTIONS: Final = 832

EXACT: Final = 0
OF_COLOUR: Final = 1
ANY_COLOUR: Final = 2
WAYS: Final = ("exact", "colour", "any")

# What the seat to move has to decide.
PHASE_PLACE: Final = 0
PHASE_ACT: Final = 1
PHASE_AGAIN: Final = 2
PHASE_OFFER: Final = 3
PHASE_POWER: Final = 4
PHASE_FILL: Final = 5
PHASE_LAY: Final = 6
PHASE_RETURN: Final = 7
PHASES: Final = ("place", "act", "again", "offer", "power", "fill", "lay", "return")

BASIC: Final = 0
ADVANCED: Final = 1
KIDS: Final = 2
MODES: Final = ("basic", "advanced", "kids")

# Why a game ended.
GOING_ON: Final = 0
ABYSS_PLACED: Final = 1
IDLE: Final = 2
BOARD_FULL: Final = 3
ENDINGS: Final = ("", "abyss", "idle", "board-full")
