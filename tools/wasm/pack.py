"""What the browser downloads: Pyodide, its standard library without what no page needs, and the engine.

A file is named for its content, so that it may be kept for ever. The large ones are packed with gzip and unpacked by
the page: a plain web host packs nothing, and a progress bar needs to know how much is still to come.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path

from tools.wasm import pyodide
from tools.wasm.bytecode import as_bytecode
from tools.wasm.library import library
from tools.wasm.stubs import without_stubs

ROOT = Path(__file__).parent.parent.parent
SHIPPED = ("core", "games", "bots", "study", "table", "page", "server/tables")
"""Our rooms that have neither network nor database in them."""
FILES = (
    "__init__.py",
    "languages.py",
    "rulebook.py",
    "server/__init__.py",
    "server/metrics.py",
    "server/settings.py",
    "server/supervision.py",
    "server/uncounted.py",
    "server/net/__init__.py",
    "server/net/identity.py",
    "server/net/limits.py",
    "server/thinking/__init__.py",
    "server/thinking/review.py",
)
"""And what they need of other rooms."""

NOT_IN_A_PAGE = (
    *("external.py", "parallel.py", "chat.py", "endpoint.py", "batch.py", "self_play.py"),
    *("mine.py", "check.py", "sentence.py"),
    *("lesson.json", "puzzles.jsonl", "insights.json"),
)
"""What starts processes, asks other machines, learns or is the command line's; and what a page reads from `facts`."""
PACKAGES = ("mypy_extensions",)
COMPILED_PACKAGES = ("msgspec",)
"""What has no plain form of its own: where nothing can be compiled, `STAND_INS` takes its place, and that of librt."""
STAND_INS = Path(__file__).parent / "stand_ins"

SCRIPTS = ("pyodide.mjs", "pyodide.asm.js")


def write(out: Path, compiled: dict[str, Path], reason: str | None) -> None:
    """Writes all that a page loads into a folder, and `manifest.json` that names it.

    Without compiled modules, for the `reason` that is given, everything in it is plain Python."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    sources = shipped() | (modules_in(COMPILED_PACKAGES) if reason is None else stand_ins())
    both, twins = apart(plain(sources), compiled)
    manifest = {
        "pyodide": scripts(out),
        "lock": lock(),
        "compiled": reason is None,
        "reason": reason,
        "machine": packed(out, "machine", (pyodide.PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "library": packed(out, "library", library(modules_of(sources))),
        "engine": packed(out, "engine", bundle({**both, **modules(compiled)})),
        "plain": packed(out, "plain", bundle(twins)) if twins else None,
        "weights": {game: packed(out, f"weights-{game}", path.read_bytes()) for game, path in weights().items()},
    }
    (out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    write_facts(out / "facts")


def write_facts(out: Path) -> None:
    """By a plain copy of our sources: the modules beside them may be in the middle of being compiled."""
    with tempfile.TemporaryDirectory() as folder:
        left_out = shutil.ignore_patterns("*.so", "static", "__pycache__")
        shutil.copytree(ROOT / "src" / "ludotheque", Path(folder, "ludotheque"), ignore=left_out)
        subprocess.run(
            [sys.executable, Path(__file__).with_name("facts.py"), out],
            env={**os.environ, "PYTHONPATH": folder},
            check=True,
        )


def scripts(out: Path) -> str:
    """Pyodide's own JavaScript, in a folder named for its content."""
    texts = {name: script((pyodide.PYODIDE / name).read_text("utf-8")) for name in SCRIPTS}
    folder = f"pyodide-{short(''.join(texts.values()).encode())}"
    (out / folder).mkdir()
    for name, text in texts.items():
        (out / folder / name).write_text(text, "utf-8")
    return folder


def script(text: str) -> str:
    return without_stubs(text.partition("\n//# sourceMappingURL")[0])


def lock() -> dict[str, object]:
    """Pyodide's list of packages, without the packages: none is ever fetched."""
    whole = json.loads((pyodide.PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return {"info": whole["info"], "packages": {}}


def packed(out: Path, name: str, content: bytes) -> dict[str, object]:
    small = gzip.compress(content, 9, mtime=0)
    file = f"{name}-{short(content)}.pack"
    (out / file).write_bytes(small)
    return {"file": file, "bytes": len(small), "unpacked": len(content)}


def shipped() -> dict[str, Path]:
    """Every module and data file of ours, and the packages they need, as they would lie in site-packages."""
    own = ROOT / "src" / "ludotheque"
    found = {f"ludotheque/{name}": own / name for name in FILES}
    for room in SHIPPED:
        found |= {str(path.relative_to(own.parent)): path for path in (own / room).rglob("*") if is_shipped(path)}
    return dict(sorted(found.items())) | modules_in(PACKAGES)


def modules_in(packages: tuple[str, ...]) -> dict[str, Path]:
    return {
        str(path): Path(str(path.locate()))
        for package in packages
        for path in files(package) or []
        if path.suffix == ".py" and "__pycache__" not in path.parts
    }


def stand_ins() -> dict[str, Path]:
    return {str(path.relative_to(STAND_INS)): path for path in sorted(STAND_INS.rglob("*.py"))}


def is_shipped(path: Path) -> bool:
    return path.is_file() and path.suffix in {".py", ".json", ".txt"} and path.name not in NOT_IN_A_PAGE


def modules_of(sources: dict[str, Path]) -> Iterator[str]:
    return (path.read_text("utf-8") for path in sources.values() if path.suffix == ".py")


def plain(sources: dict[str, Path]) -> dict[str, bytes]:
    return dict(as_bytecode(name, path.read_bytes(), bare=True) for name, path in sources.items())


def apart(plain: dict[str, bytes], compiled: dict[str, Path]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """What runs in any case; and what only runs where the compiled module of the same name does not load."""
    names = {file.partition(".")[0] for file in compiled}
    twins = {name: content for name, content in plain.items() if name.partition(".")[0] in names}
    return {name: content for name, content in plain.items() if name not in twins}, twins


def weights() -> dict[str, Path]:
    """What was learned, by game."""
    return {path.parent.name: path for path in sorted((ROOT / "src" / "ludotheque" / "games").glob("*/weights.net"))}


def modules(compiled: dict[str, Path]) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in sorted(compiled.items())}


def bundle(contents: dict[str, bytes]) -> bytes:
    """Files one after the other, behind a list of their names and lengths as JSON, behind that list's length."""
    index = json.dumps([[name, len(content)] for name, content in contents.items()]).encode()
    return struct.pack("<I", len(index)) + index + b"".join(contents.values())


def short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]
