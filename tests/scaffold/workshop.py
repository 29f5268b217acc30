"""An empty environment in which somebody follows docs/add-a-game.md."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Workshop:
    """A fresh virtual environment that finds Ludotheque and its needs, and nothing of the game's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # Without pip, which takes long to install: ours installs there.
        venv.create(folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        where = [str(self.python), "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"]
        self.site = Path(subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip())
        ours = sysconfig.get_paths()["purelib"]
        # As if ludotheque were installed there: its packages are those of the environment the tests run in.
        (self.site / "ludotheque.pth").write_text(f"import site; site.addsitedir({ours!r})\n{ROOT / 'src'}\n")

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [self.python, "-m", *command],
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if not name.startswith(("LUDOTHEQUE", "PYTHON"))},
            capture_output=True,
            text=True,
        )
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done

    def install(self, game: str) -> None:
        self.run("ludotheque", "new-game", game)
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check"]
        options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "-e", game]
        subprocess.run([*pip, "install", *options], cwd=self.folder, check=True)
