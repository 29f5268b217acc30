"""A real server for the browser tests: started, stopped, killed and started again on the same port and database."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.patience import WAIT
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "ludotheque" / "server" / "static"

RUN = """
from ludotheque.server.command import run
from ludotheque.server.settings import load_settings
run(load_settings(None))
"""


class Site:
    """The app at `url`; bots do not pause, and nobody is held back for making many tables."""

    def __init__(self, folder: Path, path: str = str(ROOT / "src"), **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._folder = folder
        self._path = path
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = {
            "PORT": str(self.port),
            "DATABASE": f"sqlite:///{self._folder / 'tables.sqlite3'}",
            "BOT_PAUSE": "0",
            "LINES_PER_MINUTE": "100000",
            "CREATES_PER_MINUTE": "100000",
            "MAX_TABLES_EACH": "1000",
            "THINKERS": "1",
            **self._settings,
        }
        environment = {**os.environ, "PYTHONPATH": self._path}
        environment |= {f"LUDOTHEQUE_{name}": value for name, value in settings.items()}
        log = (self._folder / "server.log").open("ab")
        self._process = subprocess.Popen([sys.executable, "-c", RUN], cwd=ROOT, env=environment, stdout=log, stderr=log)
        self._wait()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(30)
        self._process = None

    def kill(self) -> None:
        """As a power cut would: nothing is said to anybody."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(30)
        self._process = None

    def games(self) -> list[dict[str, object]]:
        with urllib.request.urlopen(self.url + "api/v1/games") as answer:
            return list(json.load(answer))

    def _wait(self) -> None:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(self.url + "healthz", timeout=2):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                assert self._process is not None
                if self._process.poll() is not None:
                    raise RuntimeError((self._folder / "server.log").read_text()) from None
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")
