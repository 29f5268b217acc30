"""A process that measures what it is asked for, one line of JSON in, one out: so that measurements can take turns.

The first line out says what runs here: `{"compiled": true}`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).parent.parent


class Worker:
    """The other end: a process of its own with `path` first on its path."""

    def __init__(self, path: Path | None = None) -> None:
        before = os.environ.get("PYTHONPATH", "")
        env = dict(os.environ, PYGAME_HIDE_SUPPORT_PROMPT="1")
        if path is not None:
            env["PYTHONPATH"] = f"{path}{os.pathsep}{before}" if before else str(path)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.compiled: bool = self._read()["compiled"]

    def ask(self, what: str, of: str, seconds: float) -> Any:
        """Raises `RuntimeError` with the worker's words where it cannot measure that."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"what": what, "of": of, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer = self._read()
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the measuring process ended")
        return json.loads(line)

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)


def measured(what: str, of: str, seconds: float) -> Any:
    from bench.peers import peer_rate
    from ludotheque.measure import MEASURES, cost_by_tenth, start_of

    if what == "peer":
        return peer_rate(of, seconds)
    if what == "tenths":
        return [tenth.nanoseconds for tenth in cost_by_tenth(start_of(of), seconds)]
    return MEASURES[what](start_of(of), seconds)


def main() -> None:
    from ludotheque.measure import is_compiled

    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        try:
            answer = {"value": measured(asked["what"], asked["of"], asked["seconds"])}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
