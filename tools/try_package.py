"""Tries the installed package as a stranger would: `python try_package.py`, anywhere, with nothing but Python.

Lists the games, plays one against a bot in the terminal, checks the record that it left, and, where the extras for it
are installed, lets bots meet in the arena, serves the table and looks at its page. Where `server` is not installed,
`serve` must say that it wants it.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 120.0
MOVES = "1\n" * 400
"""The first move of the list, over and over: a whole game of any kind. What comes after the end is not read."""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        expect("seikatsu" in ludotheque(folder, "games"), "`games` lists what there is to play")
        record = folder / "match.record"
        played = ludotheque(
            folder, "play", "seikatsu", "--bots", "random", "--seed", "package", "--save", str(record), typed=MOVES
        )
        expect(record.is_file(), f"`play` plays and saves:\n{played[-800:]}")
        expect(ludotheque(folder, "verify", str(record)).startswith("good"), "`verify` finds the record in order")
        if importlib.util.find_spec("openskill") is not None:
            fought = ludotheque(folder, "arena", "seikatsu", "--bots", "greedy,random", "--games", "2", "--no-plots")
            expect("greedy" in fought, "`arena` rates the bots")
        if importlib.util.find_spec("uvicorn") is None:
            refused = run(folder, "serve")
            expect("ludotheque[server]" in refused.stderr, f"`serve` names its extra: {refused.stderr}")
        else:
            try_server(folder)
    print("the package works: games, play, verify, serve")


def ludotheque(folder: Path, *args: str, typed: str = "") -> str:
    ran = run(folder, *args, typed=typed)
    expect(ran.returncode == 0, f"`ludotheque {' '.join(args)}` ends well: {ran.stderr or ran.stdout[-800:]}")
    return ran.stdout


def run(folder: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotheque", *args]
    return subprocess.run(
        command, cwd=folder, input=typed, capture_output=True, text=True, encoding="utf-8", env=plain(), timeout=600
    )


def plain() -> dict[str, str]:
    """No repository and no tools: only this Python."""
    kept = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP", "TMP", "HOME", "LANG")}
    return kept | {"PATH": str(Path(sys.executable).parent), "PYTHONUTF8": "1"}


def try_server(folder: Path) -> None:
    command = [sys.executable, "-u", "-m", "ludotheque", "serve", "--port", "0"]
    serving = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=plain())
    try:
        assert serving.stdout is not None
        said = next((line for line in serving.stdout if "http://" in line), "")
        expect("http://" in said, "`serve` says where it is")
        address = next(word for word in said.split() if word.startswith("http://"))
        page = fetch(address)
        expect("<script" in page, f"`serve` shows the table: {page[:200]}")
        script = page.split('src="')[1].split('"')[0]
        expect(len(fetch(address + script.lstrip("./"))) > 1000, "the table's script is there")
        expect('"ok"' in fetch(address + "healthz"), "the server is well")
    finally:
        serving.terminate()
        serving.wait(60)


def fetch(address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode("utf-8"))
        except urllib.error.URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def expect(holds: bool, what: str) -> None:
    if not holds:
        sys.exit(f"the package does not work: {what}")


if __name__ == "__main__":
    main()
