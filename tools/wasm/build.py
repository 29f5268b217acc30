"""The engine for the browser, from source: `python -m tools.wasm.build` writes `web/public/engine`.

Where nothing can be compiled the reason is printed, and the page's engine is plain Python, msgspec and the vectors of
`librt` included (`stand_ins`): slow, but it plays.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.unpack import unpack
from tools.wasm import pack
from tools.wasm.borrowed import borrowed
from tools.wasm.compile import Compiler, Module, NoCompiler
from tools.wasm.literals import as_numbers
from tools.wasm.popcount import with_popcount

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CACHE = ROOT / ".cache" / "wasm"
OUT = ROOT / "web" / "public" / "engine"


def main() -> None:
    try:
        compiler = Compiler(CACHE)
    except NoCompiler as reason:
        print(f"ludotheque: the browser's engine is plain Python, and slow: {reason}", file=sys.stderr)
        pack.write(OUT, {}, str(reason))
        return
    pack.write(OUT, compiler.build([*engine(), librt(), msgspec()]), None)


def engine() -> list[Module]:
    """The modules that setup.py names, from C that mypyc writes in a copy of the sources."""
    stage = CACHE / "stage"
    listed = stage / "modules.json"
    key = sources_key()
    if not listed.exists() or (stage / "key").read_text("utf-8") != key:
        shutil.rmtree(stage, ignore_errors=True)
        copy_sources(stage)
        own = {**os.environ, "LUDOTHEQUE_C_ALONE": "1", "LUDOTHEQUE_NO_CLIENT": "1", "MYPYPATH": str(stage / "src")}
        subprocess.run([sys.executable, HERE / "write_c.py", listed], cwd=stage, env=own, check=True)
        for path in (stage / "build").glob("*.c"):
            path.write_text(borrowed(with_popcount(as_numbers(path.read_text("utf-8")))), "utf-8")
        (stage / "key").write_text(key, "utf-8")
    headers = (runtime(), stage / "build")
    return [
        Module(one["name"], tuple(stage / source for source in one["sources"]), headers)
        for one in json.loads(listed.read_text("utf-8"))
    ]


def librt() -> Module:
    """The vectors of compiled code, from the C that mypyc brings: of the same version as what it writes."""
    from mypyc.build import LIBRT_MODULES

    vecs = next(module for module in LIBRT_MODULES if module.module == "librt.vecs")
    return Module(vecs.module, tuple(runtime() / file for file in vecs.c_files), (runtime(), runtime() / "vecs"))


def msgspec() -> Module:
    """The messages' package: one C file, from its own sources in the version that is locked."""
    folder = sources_of("msgspec") / "src" / "msgspec"
    return Module("msgspec._core", (folder / "_core.c",), (folder,))


def runtime() -> Path:
    package = find_spec("mypyc")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "lib-rt"


def sources_of(package: str) -> Path:
    """A package's own sources, as requirements/play.lock pins them with their hash."""
    pinned = pin_of(package)
    folder = CACHE / "sources" / hashlib.sha256(pinned.encode()).hexdigest()[:16]
    if not folder.exists():
        fetched = folder.with_suffix(".part")
        shutil.rmtree(fetched, ignore_errors=True)
        fetched.mkdir(parents=True)
        (fetched / "pin.txt").write_text(pinned, "utf-8")
        asked = ["--no-deps", "--no-binary", package, "--require-hashes", "-r", str(fetched / "pin.txt")]
        quiet = ["--quiet", "--disable-pip-version-check", "--dest", str(fetched)]
        subprocess.run([sys.executable, "-m", "pip", "download", *quiet, *asked], check=True)
        unpack(next(fetched.glob("*.tar.gz")), fetched)
        fetched.rename(folder)
    return next(path for path in folder.iterdir() if path.is_dir())


def pin_of(package: str) -> str:
    lines = (ROOT / "requirements" / "play.lock").read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith(f"{package}=="))
    last = next(number for number, line in enumerate(lines[first:], first) if not line.endswith("\\"))
    return "\n".join(lines[first : last + 1]) + "\n"


def sources_key() -> str:
    """Changes with anything that may change the C: our sources, mypy, this script's own part of it."""
    key = hashlib.sha256(f"{sys.version}{runtime()}".encode())
    own = [HERE / f"{name}.py" for name in ("write_c", "literals", "popcount", "borrowed")]
    for path in (*sources(), ROOT / "requirements" / "play.lock", *own):
        key.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return key.hexdigest()


def sources() -> list[Path]:
    ours = [path for path in (ROOT / "src").rglob("*.py") if "server" not in path.relative_to(ROOT).parts]
    return [ROOT / "setup.py", ROOT / "tools" / "quick_c.py", ROOT / "pyproject.toml", *sorted(ours)]


def copy_sources(stage: Path) -> None:
    for path in sources():
        copy = stage / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


if __name__ == "__main__":
    main()
