"""The folder of a run: its arguments, one line for every finished game, and the records.

run.json         the arguments; another run cannot be mixed in
results.jsonl    one finished game a line, only ever appended to
records/KEY.txt  the games
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ludotheque.arena.plan import Plan
from ludotheque.arena.play import Played
from ludotheque.core.errors import LudothequeError


class OtherRun(LudothequeError):
    """The folder holds the results of other arguments."""


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing: who is killed, or has no room left, leaves what was there before."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def read_data(path: Path) -> dict[str, Any]:
    """What a file of a run says. Raises `OtherRun` that names the file if that is no JSON."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise OtherRun(f"{path} is damaged or of something else; choose another --out, or remove it")
    return found


class Store:
    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.results = folder / "results.jsonl"
        self._records = folder / "records"
        self._records.mkdir(parents=True, exist_ok=True)
        self._check_arguments(plan)
        self.played = self._read()
        self._file = self.results.open("a", encoding="utf-8")

    def add(self, played: Played, record: str) -> None:
        """The record first, then the line that says the game is finished: what the line names is there."""
        self._records.joinpath(f"{played.key}.txt").write_text(record, encoding="utf-8")
        self._file.write(json.dumps(played.as_data(), separators=(",", ":")) + "\n")
        self._file.flush()
        self.played[played.key] = played

    def close(self) -> None:
        os.fsync(self._file.fileno())
        self._file.close()

    def _check_arguments(self, plan: Plan) -> None:
        _, options = plan.checked_options()
        arguments = {"game": plan.game, "options": str(options), "bots": list(plan.bots), "seed": plan.seed}
        if plan.clock:
            arguments["clock"] = plan.clock
        path = self.folder / "run.json"
        if not path.exists():
            write_whole(path, (json.dumps(arguments, indent=1) + "\n").encode())
            return
        found = read_data(path)
        if found != arguments:
            differ = [f"{name}: {found.get(name)!r}" for name in arguments if found.get(name) != arguments[name]]
            raise OtherRun(f"{self.folder} holds another run ({', '.join(differ)}); choose another --out")

    def _read(self) -> dict[str, Played]:
        """The finished games. A last line that was cut off when the run was killed is removed: its game is redone."""
        played: dict[str, Played] = {}
        if not self.results.exists():
            return played
        text = self.results.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                one = Played.from_data(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise OtherRun(f"{self.results}, line {number}: this is no result of an arena") from None
            played[one.key] = one
        if whole != text:
            write_whole(self.results, whole.encode())
        return played
