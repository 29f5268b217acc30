"""What the tests of every board need to know of this one."""

MIDGAME = 14
"""Own moves before the picture of a table is taken."""

HELD: str | None = ".held svg.tile"
"""What is held and hidden, as the page shows it to its holder."""

BOARD = ".lagoon"
"""What makes up the board itself, without margins and what lies round it."""

FINGER = 44
"""Pixels of the smallest target on touch."""
