"""Commands run in this process, and in a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from tests.cases import Case, seed_of
from tests.patience import WAIT

ROOT = Path(__file__).parent.parent.parent
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]")


class Ran:
    """A command that has ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(*args: str, type: str = "") -> Ran:
    """Runs a command, with lines to type. Anything but a plain exit is raised: it would be a traceback."""
    result = CliRunner().invoke(app, list(args), input=type, prog_name="ludotheque")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def complaint(*args: str, type: str = "") -> str:
    """The one line with which a command refuses its input."""
    ran = run(*args, type=type)
    assert ran.code != 0, f"{args} was accepted: {ran.out}"
    assert ran.err.startswith("ludotheque: ")
    assert ran.err.count("\n") == 1, ran.err
    assert len(ran.err) < 600
    return ran.err.removeprefix("ludotheque: ").rstrip("\n")


def random_match(case: Case, number: int, moves: int = 10**6, names: list[str] | None = None) -> Match:
    game, options = case
    match = Match(game, options, seed_of(number), names)
    rng = Rng(number)
    while not match.is_over and len(match.line) < moves:
        match.play(match.to_move, match.state.random_action(rng))
    return match


def saved(match: Match, folder: Path, name: str = "match.record") -> str:
    path = folder / name
    path.write_text(write_record(match), "utf-8")
    return str(path)


def _heed_control_c() -> None:
    """The terminal governs the process, and no shell that started the tests has turned interrupts off."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command in a terminal of its own, so many columns wide."""

    def __init__(
        self, *args: str, columns: int = 80, rows: int = 50, says: Mapping[str, str] | None = None, **variables: str
    ) -> None:
        """`says` and `variables` are its environment; those come last."""
        own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        env |= (
            {"TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            | variables
            | dict(says or {})
        )
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            cwd=ROOT,
            start_new_session=True,
            preexec_fn=_heed_control_c,
        )
        os.close(theirs)
        self._own = own
        self.raw = ""
        self._looked = 0

    @property
    def text(self) -> str:
        """What is to be read, without colours; carriage returns within a line start it anew."""
        return ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    def wait_for(self, text: str, seconds: float = WAIT) -> None:
        """Waits until the text comes, after what was waited for before."""
        until = time.monotonic() + seconds
        while text not in self.text[self._looked :]:
            if time.monotonic() > until:
                raise AssertionError(f"{text!r} did not come; there is: {self.text[self._looked :][-2000:]}")
            if not self._read():
                break
        at = self.text.find(text, self._looked)
        assert at >= 0, f"{text!r} did not come before the end: {self.text[self._looked :][-2000:]}"
        self._looked = at + len(text)

    def type(self, line: str) -> None:
        os.write(self._own, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._own, key)

    def end(self, seconds: float = WAIT) -> int:
        """Waits for the process to end by itself; says its exit code."""
        until = time.monotonic() + seconds
        while self._read():
            if time.monotonic() > until:
                self._process.kill()
                raise AssertionError(f"it did not end: {self.text[-2000:]}")
        os.close(self._own)
        return self._process.wait(timeout=30)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._own], [], [], 0.2)
        if not ready:
            return self._process.poll() is None
        try:
            found = os.read(self._own, 65536)
        except OSError:
            return False
        self.raw += found.decode("utf-8", "replace")
        return bool(found)
