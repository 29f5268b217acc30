"""Bots that are programs of their own: JSON lines over standard input and output. See `docs/bots.md`.

They get views, described actions, and a position in which all that their seat cannot know was dealt anew. One that
crashes, hangs or answers nonsense raises `BotFailed`.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Mapping, Sequence

from ludotheque.bots.analysis import Analysis
from ludotheque.bots.bot import Bot, BotFailed, check_turn
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

PROTOCOL = 1
START_SECONDS = 20.0
MOVE_SECONDS = 10.0
LONGEST_LINE = 1_000_000
KEPT_COMPLAINTS = 20


class ExternalBot(Bot):
    """A running program; it starts with the first decision and ends with `close`."""

    def __init__(self, command: str, game: Game[State], options: Options, seconds: float = MOVE_SECONDS) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise BadOption(f"cmd:{command}: {error}") from None
        if not self._words:
            raise BadOption("cmd: needs a program, as in cmd:python my_bot.py")
        if shutil.which(self._words[0]) is None:
            raise BadOption(f"cmd:{command}: there is no program {self._words[0]!r} that can be started")
        self.name = f"cmd:{command}"
        self.seconds = seconds
        self._game = game
        self._options = options
        self._program: _Program | None = None
        self._asked = 0

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        world = state.redeal(seat, Rng(seed))
        legal = world.legal_actions()
        program = self._running()
        self._asked += 1
        program.send(
            {
                "type": "choose",
                "id": self._asked,
                "seat": seat,
                "seconds": self.seconds,
                "seed": seed,
                "view": game.view(world, seat),
                "position": game.position_text(world),
                "prompt": game.prompt(world),
                "legal": [game.describe(world, action) for action in legal],
            }
        )
        answer = program.receive("action", self.seconds)
        action = answer.get("action")
        if answer.get("id") != self._asked:
            raise program.failure("protocol", f"it answered id {answer.get('id')!r} instead of {self._asked}")
        if not isinstance(action, int) or isinstance(action, bool) or action not in legal:
            shown = ", ".join(map(str, legal[:8])) + (" ..." if len(legal) > 8 else "")
            raise program.failure("illegal", f"it chose action {action!r}; legal are {shown}")
        return action

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        raise BadOption("a program of its own gives no analysis; the levels and mcts do")

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def _running(self) -> _Program:
        if self._program is None:
            program = _Program(self.name, self._words)
            self._program = program
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self._game.id,
                "rules": self._options.rules,
                "options": str(self._options),
                "players": self._options.players,
            }
            program.send(hello)
            answer = program.receive("ready", START_SECONDS)
            if answer.get("protocol") != PROTOCOL:
                spoken = answer.get("protocol")
                raise program.failure("protocol", f"it speaks protocol {spoken!r}; this is protocol {PROTOCOL}")
        return self._program


class _Program:
    """The process, with threads that read so that a silent one cannot block us."""

    def __init__(self, name: str, words: list[str]) -> None:
        self._name = name
        self._complaints: deque[str] = deque(maxlen=KEPT_COMPLAINTS)
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(name, "crashed", f"it cannot be started: {error.strerror or error}") from None
        threading.Thread(target=self._read_answers, daemon=True).start()
        self._listener = threading.Thread(target=self._read_complaints, daemon=True)
        self._listener.start()

    def send(self, message: Mapping[str, object]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self.failure("crashed", self._last_words()) from None

    def receive(self, kind: str, seconds: float) -> Mapping[str, object]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self.failure("hung", f"it gave no answer within {seconds:g} s") from None
        if line is None:
            raise self.failure("crashed", self._last_words())
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self.failure("protocol", f"it sent {line[:80]!r}, which is no JSON") from None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise self.failure("protocol", f"it sent {line[:80]!r}; an object of type {kind!r} was expected")
        return answer

    def failure(self, reason: str, detail: str) -> BotFailed:
        self.end()
        return BotFailed(self._name, reason, detail)

    def end(self) -> None:
        """Closes its input, gives it a moment, then ends it with all it started."""
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=0.5)
        self._kill()
        self._process.wait()

    def _kill(self) -> None:
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        elif self._process.poll() is None:
            self._process.kill()

    def _last_words(self) -> str:
        try:
            code = self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._listener.join(timeout=1.0)
        said = " | ".join(self._complaints)
        return f"it ended with code {code}" + (f": {said}" if said else "")

    def _read_answers(self) -> None:
        assert self._process.stdout is not None
        try:
            while line := self._process.stdout.readline(LONGEST_LINE):
                if line.strip():
                    self._lines.put(line)
        except (OSError, ValueError):
            pass
        self._lines.put(None)

    def _read_complaints(self) -> None:
        assert self._process.stderr is not None
        try:
            while line := self._process.stderr.readline(LONGEST_LINE):
                self._complaints.append(line.rstrip()[:200])
        except (OSError, ValueError):
            pass
