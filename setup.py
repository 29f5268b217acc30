"""The compiled modules, and what a package must have in it.

The engine is compiled where that can be done; else the same files run as plain Python, and the build says why.
LUDOTHEQUE_PURE=1 wants it plain; LUDOTHEQUE_COMPILED=1 fails rather than give a plain one.
"""

import ast
import os
import re
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CompileError, LinkError

ROOT = Path(__file__).parent
SOURCES = ROOT / "src" / "ludotheque"
GAMES = sorted(path.parent.parent.name for path in SOURCES.glob("games/*/rules/state.py"))

# All in one build: a native subclass compiled in another build than its base returns wrong values.
COMPILED = (
    "core/bits.py",
    "core/words.py",
    "core/marks.py",
    "core/errors.py",
    "core/options.py",
    "core/rng.py",
    "core/journal.py",
    "core/state.py",
    "core/play.py",
    "core/policy.py",
    "core/observer.py",
    "core/batch.py",
    "core/runs.py",
    "games/*/rules/[!_]*.py",
    # What a server asks for at every move.
    *(f"games/*/speak/{part}.py" for part in ("notation", "picture", "foresee", "view", "describe")),
    "table/difference.py",
    "games/*/bot.py",
    "bots/greedy.py",
    "bots/endgame.py",
    "bots/mcts.py",
    "bots/net.py",
    "bots/counted.py",
)


def compiled_files() -> list[str]:
    """LUDOTHEQUE_GAMES=one,another compiles only those games: quicker while one works on them."""
    wanted = os.environ.get("LUDOTHEQUE_GAMES", ",".join(GAMES)).split(",")
    left_out = {game for game in GAMES if game not in wanted}
    files = [path.relative_to(ROOT) for pattern in COMPILED for path in sorted(SOURCES.glob(pattern))]
    return [str(path) for path in files if left_out.isdisjoint(path.parts)]


def why_not_compiled() -> str:
    """Empty where a C compiler makes a module for this Python: one that is there but broken is as good as none."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return Py_IsInitialized(); }\n", "utf-8")
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except (BaseError, CompileError, OSError):
            tried = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
            return f"no C compiler that works with Python's headers ({tried} was tried)"
    return ""


def say_plain(why: str) -> None:
    if os.environ.get("LUDOTHEQUE_COMPILED") == "1":
        raise SystemExit(f"ludotheque: LUDOTHEQUE_COMPILED=1 wants the compiled engine, but there is {why}")
    print(f"ludotheque: {why}; the engine runs as plain Python", file=sys.stderr)


def docstrings_of(file: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module's functions, classes and methods, under the names that they have in C."""
    module = "___".join(file.relative_to("src").with_suffix("").parts)
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield f"{module}___{node.name}", ast.get_docstring(node) or ""
        for part in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(part, ast.FunctionDef):
                yield f"{module}___{node.name}___{part.name}", ast.get_docstring(part) or ""


def add_docstrings(source: Path, docs: dict[str, str]) -> None:
    """The compiler writes signatures only into the C file; `help(State)` is to show the docstrings too."""

    def with_doc(found: re.Match[str]) -> str:
        doc = docs.get(found["name"], "")
        letters = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}" for byte in doc.encode())
        return found["before"] + "".join(letters) + found["after"]

    text = source.read_text("utf-8")
    signature = r'PyDoc_STR\("[^"]*\\n--\\n\\n'
    for pattern in (
        rf'(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[A-Z_| ]+, {signature})(?P<after>"\))',
        rf'(?P<before>CPyType_(?P<name>\w+)_template_ = \{{[^}}]*\.tp_doc = {signature})(?P<after>"\))',
    ):
        text = re.sub(pattern, with_doc, text)
    source.write_text(text, "utf-8")


def extensions() -> list[object]:
    if os.environ.get("LUDOTHEQUE_PURE") == "1":
        return []
    # tools/wasm wants the C alone: another compiler than this machine's makes modules of it.
    if os.environ.get("LUDOTHEQUE_C_ALONE") != "1" and (why := why_not_compiled()):
        say_plain(why)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    files = compiled_files()
    # All as one C file: only so are the helpers of the core inlined into the loops of the games, which are a sixth
    # slower else.
    modules = list(mypycify(files, opt_level="3", debug_level="0", separate=[(files, "ludotheque_engine")]))
    docs = {name: doc for file in files for name, doc in docstrings_of(Path(file))}
    for source in {source for module in modules for source in module.sources}:
        add_docstrings(Path(source), docs)
    if os.name == "posix":
        for module in modules:
            # Lets the C compiler inline across functions of the shared library: nearly twice the speed.
            if "-fno-semantic-interposition" not in module.extra_compile_args:
                module.extra_compile_args.append("-fno-semantic-interposition")
            # To look for misleading indents gcc reads the file anew at every `if`: of so long a file for over a minute.
            module.extra_compile_args.append("-Wno-misleading-indentation")
    return list(modules)


class BuildEngine(build_ext):
    """All compiled modules or none: they cannot do without each other."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CompileError, LinkError) as error:
            say_plain(f"a C compiler that fails on the engine ({error})")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()


def insist_on_the_client() -> None:
    """A package is installed where there is no Node: the web table is in it, or it is no package."""
    if not (SOURCES / "server" / "static" / "index.html").is_file() and os.environ.get("LUDOTHEQUE_NO_CLIENT") != "1":
        raise SystemExit(
            "ludotheque: the web table is not built, and a package without it cannot serve. `make dist` builds "
            "packages with all in them; LUDOTHEQUE_NO_CLIENT=1 makes one of engine and command line only"
        )


class SourcePackage(sdist):
    def run(self) -> None:
        insist_on_the_client()
        super().run()


class Wheel(bdist_wheel):
    def run(self) -> None:
        insist_on_the_client()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine, "sdist": SourcePackage, "bdist_wheel": Wheel},
)
