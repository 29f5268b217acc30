"""The engine as plain Python: a copy of the package without its compiled modules."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import ludotheque

COMPILED = ("*.so", "*.pyd", "__pycache__", "static")


@contextmanager
def pure_copy() -> Iterator[Path]:
    """A folder to put first on the path; it is gone afterwards."""
    package = Path(ludotheque.__file__).parent
    with TemporaryDirectory(prefix="ludotheque-pure-") as folder:
        shutil.copytree(package, Path(folder) / "ludotheque", ignore=shutil.ignore_patterns(*COMPILED))
        yield Path(folder)
