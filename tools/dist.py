"""Builds what is published, from what git tracks and the built web table: `python -m tools.dist [--pure] FOLDER`.

A source package that needs neither Node nor a compiler, a wheel with the compiled engine for this machine, and a wheel
of plain Python for every other. The wheels are made from the source package, so each of them proves it. Two builds of
one commit give the same bytes, as far as the C compiler does.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from tools.unpack import unpack

ROOT = Path(__file__).parent.parent
CLIENT = Path("src/ludotheque/server/static")
BUILD = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"
SOURCE_SUFFIXES = (".c", ".h", ".pyc", ".ts", ".svelte")
FOREIGN_PARTS = ("tests", "gallery", "node_modules", "bench")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pure", action="store_true", help="no compiled wheel")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for made in build(chosen.folder.resolve(), compiled=not chosen.pure):
        digest = hashlib.sha256(made.read_bytes()).hexdigest()
        print(f"{made.stat().st_size / 1e6:6.2f} MB  {digest[:16]}  {made.name}", flush=True)


def build(out: Path, compiled: bool) -> list[Path]:
    with tempfile.TemporaryDirectory() as folder:
        source = build_source(Path(folder) / "checkout", out)
        wheels = [build_wheel(source, Path(folder) / "plain", out, {"LUDOTHEQUE_PURE": "1"})]
        if compiled:
            wheels.append(build_wheel(source, Path(folder) / "compiled", out, {"LUDOTHEQUE_COMPILED": "1"}))
    return [source, *wheels]


def build_source(checkout: Path, out: Path) -> Path:
    """The source package of what is tracked, not of what lies about."""
    if not (ROOT / CLIENT / "index.html").is_file():
        sys.exit("tools.dist: the web table is not built; `make dist` builds it first")
    for name in _git("ls-files", "-z").split("\0"):
        if name and (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, checkout / name)
    shutil.copytree(ROOT / CLIENT, checkout / CLIENT)
    made = _run_backend("build_sdist", checkout, out, {})
    _write_alike(made)
    return made


def build_wheel(source: Path, folder: Path, out: Path, wanted: dict[str, str]) -> Path:
    unpack(source, folder)
    (unpacked,) = folder.iterdir()
    made = _run_backend("build_wheel", unpacked, out, wanted)
    if found := foreign(zipfile.ZipFile(made).namelist()):
        sys.exit(f"tools.dist: {made.name} holds what no player needs: {', '.join(found[:5])}")
    if found := telling(made, (str(ROOT), f"{Path.home()}/")):
        sys.exit(f"tools.dist: {made.name} tells of this machine's folders: {', '.join(found[:5])}")
    return made


def foreign(names: list[str]) -> list[str]:
    """What is in a wheel and has no business there. The tests of the template of a game are part of the template."""
    own = [name for name in names if "/scaffold/" not in name]
    return [
        name for name in own if name.endswith(SOURCE_SUFFIXES) or not set(Path(name).parts).isdisjoint(FOREIGN_PARTS)
    ]


def telling(wheel: Path, folders: Iterable[str]) -> list[str]:
    """The files of a wheel in which one of the folders is named: nobody is to know where it was built."""
    told = [folder.encode() for folder in folders if len(folder) > 2]
    with zipfile.ZipFile(wheel) as packed:
        return [name for name in packed.namelist() if any(folder in packed.read(name) for folder in told)]


def _run_backend(hook: str, folder: Path, out: Path, wanted: dict[str, str]) -> Path:
    env = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    env |= {"SOURCE_DATE_EPOCH": _epoch(), "PYTHONHASHSEED": "0", **wanted}
    command = [sys.executable, "-c", BUILD, hook, str(out)]
    ran = subprocess.run(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, umask=0o022
    )
    if ran.returncode != 0:
        sys.exit(f"tools.dist: {hook} failed\n{ran.stdout[-4000:]}")
    return out / ran.stdout.split()[-1]


def _write_alike(source: Path) -> None:
    """setuptools writes times, owners and the order of files as it finds them; here all are the same everywhere."""
    epoch = int(_epoch())
    packed = io.BytesIO()
    with tarfile.open(source) as found, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as alike:
        for member in sorted(found.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = epoch, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            alike.addfile(member, found.extractfile(member) if member.isfile() else None)
    with source.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=epoch) as zipped:
        zipped.write(packed.getvalue())


def _epoch() -> str:
    return os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct").strip()


def _git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    main()
