"""Writes docs/observations.md from the layouts that the games declare: `python -m ludotheque.codegen.observations`."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.game import Game
from ludotheque.core.observer import Layout, Table
from ludotheque.core.state import State
from ludotheque.envs.ids import env_id
from ludotheque.games import game, games

DEFAULT_PATH = Path("docs/observations.md")
INTRODUCTION = """# Observations

Written by `python -m ludotheque.codegen.observations` from the games' own layouts (`rules/observe.py` in each room).

An observation is one flat vector of `uint8`: all that a viewer (a seat, or a spectator) may know of a position, and
nothing else. It is equal for every redeal of what the viewer cannot know, and differs whenever the view differs; the
contract test checks both. Seats are counted from the viewer on: its own first, then clockwise. Boards are not turned:
places stand in the order of the action ids. Options are no part of it: all games of an environment share one set.

The vector is cut into named tables; entry `start` is the first of a table, and rows along the last axis are padded
with zeros to a multiple of 8. `Encoder.tables(observation)` and `VectorEnv.tables()` give the tables by name, without
padding, as views of the same memory. No entry is above `high`; `Encoder.scaled` divides by it and gives `float32` from
0 to 1.

```python
from ludotheque import Rng
from ludotheque.envs.encoder import Encoder

encoder = Encoder("seikatsu", mode="standard", players=2)
state = encoder.game.deal(encoder.options, Rng(1))
numbers = encoder.observation(state, viewer=0)
hand = encoder.tables(numbers)["hand"]
mask = encoder.mask(state)
```

## How it is written
Compiled code (mypyc) has no type for a NumPy array. Measured on 480 zeros and ones, Seikatsu's size, in one run:

| into | relative time |
|---|---|
| a `bytearray` or `memoryview` that is handed in | 158 to 181 |
| a list of numbers, and one copy by NumPy | 172 |
| a `BytesWriter` of `librt`, mypyc's own library | 7.6 (and a copy) |
| a `vec[u8]` of `librt`, an entry a store | 5.3 |
| a `vec[i64]`, eight entries a store | 1 |

So a row is written in words: a table spreads eight bits of a mask over the eight bytes of a word, and a plane of 36
spaces is five stores. NumPy sees the memory of a `vec` in place and nothing is copied: the arrays of a `VectorEnv` are
the very words that compiled code writes. What does not change within a game is written when it is dealt, and what
changes seldom only when it has.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *(_section(one) for one in games() if "observer" not in one.left_out())])


def _section(one: Game[State]) -> str:
    options = game(one.id).options()
    layout: Layout = one.observer(options).layout
    lines = [
        f"## {one.name}",
        "",
        f"`{env_id(one)}`, here for {options.players} players: {layout.size} entries.",
        "",
        "| table | start | shape | high | meaning |",
        "|---|---|---|---|---|",
        *(_row(table) for table in layout.tables.values()),
        "",
    ]
    for table in layout.tables.values():
        if table.fields:
            named = "; ".join(f"{place}: {field}" for place, field in enumerate(table.fields) if field != "-")
            lines += [f"`{table.name}` along its last axis: {named}.", ""]
    return "\n".join(lines)


def _row(table: Table) -> str:
    shape = " x ".join(map(str, table.shape))
    return f"| `{table.name}` | {table.start} | {shape} | {table.high} | {table.meaning} |"


if __name__ == "__main__":
    DEFAULT_PATH.write_text(page(), "utf-8")
