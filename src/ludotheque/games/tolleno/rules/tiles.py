"""T-1.3: the 54 city tiles and the eight centre faces. An original set: the printed faces are not public as data.

Quadrants stand clockwise: north-east, south-east, south-west, north-west. `F` is a foundation, `-` is plain, `o` a
fountain with its arrows: a compass letter points across that border, `>` to the next quadrant clockwise inside the
tile, `<` to the previous one.
"""

from __future__ import annotations

from typing import Final

# Typed as tuples of any length: over fixed-length ones the compiler unrolls every loop, into minutes of C.
CITY_TILES: Final[tuple[tuple[str, int, str, int], ...]] = (
    # Arms, value, quadrants, how many of them.
    ("NESW", 4, "F - F -", 2),
    ("NESW", 4, "F F - -", 1),
    ("NESW", 4, "F F F -", 2),
    ("NESW", 3, "F F oS -", 1),
    ("NESW", 3, "F F - oW", 1),
    ("NESW", 3, "F oE F -", 1),
    ("NESW", 3, "F o< F -", 1),
    ("NESW", 3, "F F o< -", 1),
    ("NESW", 2, "F oE< F -", 1),
    ("NESW", 2, "F oE> F -", 1),
    ("NESW", 2, "F F oS< -", 1),
    ("NESW", 2, "F F oS oW>", 1),
    ("NES", 4, "F F - -", 1),
    ("NES", 4, "F - F -", 1),
    ("NES", 4, "- F - F", 1),
    ("NES", 4, "F F - F", 1),
    ("NES", 4, "F F F -", 1),
    ("NES", 3, "F - F oW", 1),
    ("NES", 3, "- F oS F", 1),
    ("NES", 3, "F F oS -", 1),
    ("NES", 3, "F F - oW", 1),
    ("NES", 3, "F oE F -", 1),
    ("NES", 3, "oN F - F", 1),
    ("NES", 3, "F o> F -", 1),
    ("NES", 3, "o< F - F", 1),
    ("NES", 3, "F F F -", 1),
    ("NES", 3, "F F - F", 1),
    ("NES", 2, "F oE< F -", 1),
    ("NES", 2, "oN> F - F", 1),
    ("NES", 2, "F F oS< -", 1),
    ("NES", 2, "F F - oW>", 1),
    ("NES", 2, "F oE> F -", 1),
    ("NES", 2, "oN< F - F", 1),
    ("NES", 2, "F - F oW<", 1),
    ("NES", 2, "- F oS> F", 1),
    ("NES", 2, "F F oS oW>", 1),
    ("NES", 2, "F F oS< oW", 1),
    ("NES", 2, "F oE F oW<", 1),
    ("NS", 4, "F - F -", 1),
    ("NS", 3, "F F oS -", 1),
    ("NS", 3, "F - F oW", 1),
    ("NS", 3, "F F o< -", 1),
    ("NS", 2, "F F oS< -", 1),
    ("NS", 2, "F F - oW>", 1),
    ("NS", 2, "F oE> F -", 1),
    ("NS", 2, "F oE F oW>", 1),
    ("NE", 3, "F F oS -", 1),
    ("NE", 3, "F - o> F", 1),
    ("NE", 3, "F F - F", 1),
    ("NE", 2, "F F oS< -", 1),
    ("NE", 2, "F - oS> F", 1),
    ("NE", 2, "- F oS< F", 1),
)

CENTRE_FACES: Final[tuple[tuple[str, str, int, str], ...]] = (
    # Name, arms, value, quadrants, as drawn for the north-west place of the centre.
    ("C1A", "NESW", 3, "F - F -"),
    ("C1B", "NESW", 2, "F - F oW>"),
    ("C2A", "NESW", 4, "F - F -"),
    ("C2B", "NESW", 3, "F - F F"),
    ("C3A", "ESW", 3, "F - F F"),
    ("C3B", "NESW", 2, "oN< - F F"),
    ("C4A", "NESW", 3, "F - F oW"),
    ("C4B", "NES", 2, "F - F o<"),
)
