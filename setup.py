"""The compiled modules. Without a C compiler, or with LUDOTHEQUE_PURE=1, the same files run as plain Python."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
SOURCES = ROOT / "src" / "ludotheque"
GAMES = ("seikatsu", "octocube", "gravity_superstar", "tolleno")

# All in one build: a native subclass compiled in another build than its base returns wrong values.
COMPILED = (
    "core/errors.py",
    "core/options.py",
    "core/rng.py",
    "core/journal.py",
    "core/state.py",
    "core/play.py",
    *(f"games/{game}/{part}.py" for game in GAMES for part in ("board", "rules*")),
    "bots/policy.py",
    "bots/*_policy.py",
    "bots/greedy.py",
    "bots/mcts.py",
)


def compiled_files() -> list[str]:
    """LUDOTHEQUE_GAMES=octocube,tolleno compiles only those games: quicker while one works on them."""
    wanted = os.environ.get("LUDOTHEQUE_GAMES", ",".join(GAMES)).split(",")
    left_out = [game for game in GAMES if game not in wanted]
    files = [path for pattern in COMPILED for path in sorted(SOURCES.glob(pattern))]
    return [
        str(path.relative_to(ROOT))
        for path in files
        if not any(game in str(path.relative_to(SOURCES)) for game in left_out)
    ]


def groups_of(files: list[str]) -> list[tuple[list[str], str]]:
    """One C file for the core, one a game, one for the bots: each is optimised as a whole, all are built at once."""
    groups: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).relative_to("src/ludotheque").parts
        groups.setdefault(parts[1] if parts[0] == "games" else parts[0], []).append(file)
    return [(members, f"ludotheque_{name}") for name, members in groups.items()]


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def extensions() -> list[object]:
    if os.environ.get("LUDOTHEQUE_PURE") == "1":
        return []
    if not has_compiler():
        print("ludotheque: no C compiler with Python headers found; the engine runs as plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    groups = groups_of(compiled_files())
    files = [file for members, _ in groups for file in members]
    modules = list(mypycify(files, opt_level="3", debug_level="0", separate=groups))
    if os.name == "posix":
        for module in modules:
            # Lets the C compiler inline across functions of the shared library: nearly twice the speed.
            if "-fno-semantic-interposition" not in module.extra_compile_args:
                module.extra_compile_args.append("-fno-semantic-interposition")
    return list(modules)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
