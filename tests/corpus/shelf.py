"""Where the corpus lies, and what each of its folders was when it landed."""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent
MANIFEST = "MANIFEST"
"""In every version's folder: the SHA-256 of each other file and its path."""

VERSIONS = {
    "0.1.0-befda73": "9ec9d5f52143ee3cf33668dc5d9c1edff44c4e6a820ce54539f2f48fe5ae810b",
    "0.1.0-fb1f5e6": "4074545eb314e6254781676b824f16bd9ef516dd3fb14c0956b4b728a6492138",
}
"""Each version's folder, and the SHA-256 of its manifest. A landed line is never changed: new ones are added."""


def manifest(version: str) -> str:
    """What the manifest of a folder says if nothing in it was changed, added or removed."""
    folder = FOLDER / version
    found = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)
    return "".join(f"{digest(path)}  {path.relative_to(folder).as_posix()}\n" for path in found)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
