"""`python -m bench.wasm`: the engine native and in WebAssembly, compiled and plain, measured in turns in one run.

Needs what `tools/build-wasm` builds. Prints the tables of docs/wasm.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bench.pure import pure_copy
from ludotheque.games import games

ROOT = Path(__file__).parent.parent
WAYS = {"native": 3.0, "native, plain": 0.05, "WebAssembly": 1.0, "WebAssembly, plain": 0.03}
"""Each with its share of the usual amount of work."""
TIMES = ("decision", "longest")
"""Measured as seconds, not as a rate."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often each measurement is taken; the best counts")
    rounds = parser.parse_args().rounds
    ids = [game.id for game in games()]
    best: dict[tuple[str, str], dict[str, float]] = {}
    with pure_copy() as plain:
        for _ in range(rounds):
            for id in ids:
                for way in WAYS:
                    found = measured(way, id, plain)
                    known = best.setdefault((way, id), found)
                    best[way, id] = {what: better(what)(known[what], found[what]) for what in found}
    for what, title in (("games", "random games/s"), ("playouts", "playouts/s of the search")):
        print(f"\n| {title} | {' | '.join(WAYS)} | share |\n|---|{'---|' * (len(WAYS) + 1)}")
        for game in games():
            row = [best[way, game.id][what] for way in WAYS]
            share = best["WebAssembly", game.id][what] / best["native", game.id][what]
            print(f"| {game.name} | {' | '.join(f'{one:,.0f}' for one in row)} | {share:.0%} |")

    print("\n| steps of `master`, seconds | native: median | longest | WebAssembly: median | longest |")
    print("|---|---|---|---|---|")
    for game in games():
        times = [best[way, game.id][what] for way in ("native", "WebAssembly") for what in TIMES]
        print(f"| {game.name} | {' | '.join(f'{one:.2f}' for one in times)} |")


def better(what: str) -> Callable[[float, float], float]:
    return min if what in TIMES else max


def measured(way: str, game: str, plain: Path) -> dict[str, float]:
    share = str(WAYS[way])
    if way.startswith("native"):
        command = [sys.executable, "-m", "bench.playouts", game, share]
        path = {"PYTHONPATH": str(plain)} if way.endswith("plain") else {}
    else:
        how = "plain" if way.endswith("plain") else "compiled"
        command, path = ["node", str(ROOT / "bench" / "wasm.mjs"), how, game, share], {}
    done = subprocess.run(command, cwd=ROOT, env=os.environ | path, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
