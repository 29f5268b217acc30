"""The site without a server: a folder below some path of a plain web host, which can be switched off."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO, Any

from tests.browser.site import ROOT

PREFIX = "some/path"


class Quiet(SimpleHTTPRequestHandler):
    """Remembers of which files something was sent: not of those that the browser has, and asks about only."""

    def __init__(self, *args: Any, sent: list[str], **more: Any) -> None:
        self._sent = sent
        super().__init__(*args, **more)

    def copyfile(self, source: IO[Any], outputfile: IO[Any]) -> None:  # type: ignore[override]
        self._sent.append(self.path.removeprefix(f"/{PREFIX}/"))
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Folder:
    """`python -m http.server`, in a thread, over a folder that `make site` has written or is now written there."""

    def __init__(self, root: Path) -> None:
        self.files = root / PREFIX
        if not self.files.exists():
            self.files.parent.mkdir(parents=True)
            command = [ROOT / "tools" / "build-site", Path(sys.executable).parent, self.files]
            subprocess.run(command, cwd=ROOT, check=True)
        self.sent: list[str] = []
        self._handler = partial(Quiet, directory=str(root), sent=self.sent)
        self._server: ThreadingHTTPServer | None = None
        self._port = 0
        self.start()
        self.url = f"http://127.0.0.1:{self._port}/{PREFIX}/"

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """From now on nothing answers."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
