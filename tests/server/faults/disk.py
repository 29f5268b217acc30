"""A disk without room, anywhere and without rights: no file of this process can grow while it is full."""

from __future__ import annotations

import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """The files in `folder` cannot grow: writes beyond their ends fail, as they do when a disk or a quota is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max((file.stat().st_size for file in folder.iterdir() if file.is_file()), default=0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
