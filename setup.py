"""The compiled modules, and what a package must have in it.

The engine is compiled where that can be done; else the same files run as plain Python, and the build says why.
LUDOTHEQUE_PURE=1 wants it plain; LUDOTHEQUE_COMPILED=1 fails rather than give a plain one.
"""

import ast
import gc
import os
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
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
# The engine is one C file: only so are the helpers of the core inlined into the loops of the games, which are a sixth
# slower else.
ENGINE = (
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
    "core/linear.py",
    "core/observer.py",
    "games/*/rules/[!_]*.py",
    "games/*/bot.py",
    "games/*/gains.py",
    "games/*/sight.py",
    "bots/greedy.py",
    "bots/endgame.py",
    "bots/tree.py",
    "bots/mcts.py",
    "bots/net.py",
    "bots/learned.py",
    "bots/counted.py",
)
# No page has environments, and none learns.
NOT_IN_A_PAGE = ("core/batch.py", "envs/stepper.py", "bots/self_play.py")
# What a server asks for at every move, and no search ever: another C file, which the C compiler makes less fast.
SPEECH = (
    "core/runs.py",
    *(f"games/*/speak/{part}.py" for part in ("notation", "picture", "foresee", "view", "describe")),
    "table/difference.py",
)
# What -O2 and -O3 do beyond this takes the C compiler half as long again, and no game is quicker for it.
ENGINE_EFFORT = (
    "-O1",
    "-finline-functions",
    "-finline-small-functions",
    "-findirect-inlining",
    "-fpartial-inlining",
    "-fstrict-aliasing",
    "-foptimize-sibling-calls",
    "-fcaller-saves",
    "-fipa-ra",
    "-falign-functions",
    "-falign-loops",
    "-falign-jumps",
    "-freorder-blocks-and-partition",
    "-fpeephole2",
)
# What mypyc's checks find never happens, and goes where it takes no room among what does. (clang knows no such words.)
ENGINE_LAYOUT = ("-freorder-blocks-algorithm=stc", "--param=builtin-expect-probability=100")
GROUPS = {"ludotheque_engine": ((*ENGINE, *NOT_IN_A_PAGE), ENGINE_EFFORT), "ludotheque_speech": (SPEECH, ("-O1",))}

# A compiled module is a file that asks its group's library for the module. All that it needs of Python is told to it
# here: Python's own headers take the C compiler ten times as long, for every one of so many.
MODULE_HEADER = """
typedef struct _object PyObject;
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#ifndef NULL
#define NULL ((void *)0)
#endif
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
QUICK = (
    # Let the C compiler inline across functions of the shared library, nearly twice the speed, and leave out what
    # nobody calls.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # Nobody reads warnings about C that a compiler wrote, and they take time. To look for misleading indents alone gcc
    # reads the file anew at every `if`: of so long a file for over a minute.
    "-Wno-all",
)
# An installer asks for the metadata once or twice before it builds, and this file is run anew each time: C that nobody
# compiles takes seconds to write.
COMPILING_NOTHING = {"egg_info", "dist_info", "sdist"}


def compiled_files(patterns: Iterable[str]) -> list[str]:
    """LUDOTHEQUE_GAMES=one,another compiles only those games: quicker while one works on them."""
    wanted = os.environ.get("LUDOTHEQUE_GAMES", ",".join(GAMES)).split(",")
    left_out = {game for game in GAMES if game not in wanted}
    files = [path.relative_to(ROOT) for pattern in patterns for path in sorted(SOURCES.glob(pattern))]
    return [str(path) for path in files if left_out.isdisjoint(path.parts)]


def compiles(*flags: str) -> bool:
    """Whether a C compiler makes a module for this Python, with these flags."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return Py_IsInitialized(); }\n", "utf-8")
        headers = [sysconfig.get_paths()["include"]]
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=headers, extra_postargs=list(flags))
        except (BaseError, CompileError, OSError):
            return False
    return True


def why_not_compiled() -> str:
    """Empty where there is a C compiler: one that is there but broken is as good as none."""
    if compiles():
        return ""
    tried = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return f"no C compiler that works with Python's headers ({tried} was tried)"


def say_plain(why: str) -> None:
    if os.environ.get("LUDOTHEQUE_COMPILED") == "1":
        raise SystemExit(f"ludotheque: LUDOTHEQUE_COMPILED=1 wants the compiled engine, but there is {why}")
    print(f"ludotheque: {why}; the engine runs as plain Python", file=sys.stderr)


def settings_of_mypy(files: list[str]) -> str:
    """Of our interpreted modules only what the compiled ones import: all others, and what they import, take as long
    to read as all that is compiled."""
    asked: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                asked |= {str(node.module), *(f"{node.module}.{part.name}" for part in node.names)}
    ours = {module_name(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py")}
    unread = sorted(ours - asked - {module_name(Path(file)) for file in files})
    return (
        f"[mypy]\nstrict = True\nmypy_path = src\nfollow_imports = silent\n"
        f"[mypy-{','.join(unread)}]\nfollow_imports = skip\n"
    )


def module_name(file: Path) -> str:
    return ".".join(file.relative_to("src").with_suffix("").parts).removesuffix(".__init__")


def extensions() -> list[object]:
    if os.environ.get("LUDOTHEQUE_PURE") == "1" or not COMPILING_NOTHING.isdisjoint(sys.argv):
        return []
    # tools/wasm wants the C alone: another compiler than this machine's makes modules of it.
    c_alone = os.environ.get("LUDOTHEQUE_C_ALONE") == "1"
    if not c_alone and (why := why_not_compiled()):
        say_plain(why)
        return []
    from mypyc.build import mypycify

    # A build in an environment of its own does not look for modules here.
    sys.path.insert(0, str(ROOT / "tools"))
    from quick_c import add_docstrings, docstrings_of, quick

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    groups = [(compiled_files(patterns), name) for name, (patterns, _) in GROUPS.items()]
    if c_alone:
        # One library for a page: it is compiled all alike there.
        groups = [(compiled_files([*ENGINE, *SPEECH]), "ludotheque_engine")]
    files = [file for group, _ in groups for file in group]
    # Collecting garbage takes a sixth of the compiler's time, and as long again at the end of this process.
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "mypy.ini"
        settings.write_text(settings_of_mypy(files), "utf-8")
        named = [f"--config-file={settings}", *files]
        modules = list(mypycify(named, opt_level="3", debug_level="0", separate=groups))
    gc.freeze()
    gc.enable()
    docs = {name: doc for file in files for name, doc in docstrings_of(Path(file))}
    for module in modules:
        group = module.name.removesuffix("__mypyc")
        for source in map(Path, module.sources):
            text = source.read_text("utf-8")
            if group in GROUPS:
                text = add_docstrings(text, docs)
                if not c_alone:
                    text = quick(text)
            elif os.name == "posix" and not c_alone:
                text = text.replace("#include <Python.h>", MODULE_HEADER)
            source.write_text(text, "utf-8")
        if os.name == "posix":
            # A list of its own: mypycify gives all modules the same one.
            effort = GROUPS[group][1] if group in GROUPS else ("-O1",)
            if effort is ENGINE_EFFORT and not c_alone and compiles(*ENGINE_LAYOUT):
                effort = (*effort, *ENGINE_LAYOUT)
            module.extra_compile_args = [*module.extra_compile_args, *QUICK, *effort]
    return list(modules)


class BuildEngine(build_ext):
    """All compiled modules or none: they cannot do without each other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """A Python that was built where it lies has its folder written into each module. No other machine has that
        folder, and whoever loads a module has found Python already."""
        linker = getattr(self.compiler, "linker_so", None)
        if linker is not None:
            self.compiler.linker_so = [word for word in linker if not word.startswith("-Wl,-rpath")]
        super().build_extensions()

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
