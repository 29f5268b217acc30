"""Unpacks a source package. Debian's Python 3.11 is older than what keeps an archive from writing elsewhere: it has to
do without, and what is unpacked is ours or known by its hash."""

from __future__ import annotations

import tarfile
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(folder)
