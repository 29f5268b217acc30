"""The compiled modules, and what a package must have in it.

The engine is compiled where that can be done; else the same files run as plain Python, and the build says why.
LUDOTHEQUE_PURE=1 wants it plain; LUDOTHEQUE_COMPILED=1 fails rather than give a plain one.
"""

import ast
import gc
import os
import re
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from functools import partial
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
    "core/batch.py",
    "games/*/rules/[!_]*.py",
    "games/*/bot.py",
    "games/*/gains.py",
    "games/*/sight.py",
    "bots/greedy.py",
    "bots/endgame.py",
    "bots/mcts.py",
    "bots/net.py",
    "bots/counted.py",
)
# No page has environments.
ENVS = ("envs/stepper.py",)
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
GROUPS = {"ludotheque_engine": ((*ENGINE, *ENVS), ENGINE_EFFORT), "ludotheque_speech": (SPEECH, ("-O1",))}

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
# What makes a loop fast is wasted on what no search and no environment does: the bodies of modules and the tables that
# they build, which run once, options, journals, layouts, and attributes read from interpreted code. A little is spent
# on what takes arguments from interpreted code. (clang knows no such attribute.)
EFFORT = """
#if defined(__GNUC__) && !defined(__clang__)
#define SELDOM __attribute__((optimize("O0")))
#define FROM_OUTSIDE __attribute__((optimize("O1")))
#define FAILS __attribute__((cold))
struct _object;
FAILS void CPy_AddTraceback(const char *, const char *, int, struct _object *);
FAILS void CPy_AttributeError(const char *, const char *, const char *, const char *, int, struct _object *);
FAILS void CPy_TypeError(const char *, struct _object *);
FAILS void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *);
FAILS void PyErr_SetNone(struct _object *);
FAILS void PyErr_SetString(struct _object *, const char *);
FAILS struct _object *PyErr_Occurred(void);
#else
#define SELDOM
#define FROM_OUTSIDE
#define FAILS
#endif
#if defined(__GNUC__)
#define IN_PLACE inline __attribute__((always_inline))
#define IN_ONE_STEP(mask) return __builtin_ctzll((unsigned long long)(mask) | 1ULL << 63);
// Bits beyond count nowhere, as in `popcount` itself.
#define SIXTY(mask) ((unsigned long long)(mask) & 0xFFFFFFFFFFFFFFF)
#if defined(__x86_64__)
// Not all of these processors can do it, so this is asked once: a branch that is always the same costs nothing. The
// first two kinds of Zen can, and are slow at it.
static char counts_bits, finds_bits;
__attribute__((constructor)) static void ask_what_it_can(void) {
__builtin_cpu_init();
counts_bits = __builtin_cpu_supports("popcnt") != 0;
finds_bits = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}
#define COUNT_AT_ONCE(mask) if (__builtin_expect(counts_bits, 1)) { \
int64_t count; __asm__("popcntq %1, %0" : "=r"(count) : "rm"(SIXTY(mask)) : "cc"); return count; }
#define FIND_AT_ONCE(mask, n) if (__builtin_expect(finds_bits, 1)) { \
int64_t bit; __asm__("pdepq %2, %1, %0" : "=r"(bit) : "r"(1ULL << (n & 63)), "rm"(mask)); \
return __builtin_ctzll((unsigned long long)bit | 1ULL << 63); }
#else
#define COUNT_AT_ONCE(mask) return __builtin_popcountll(SIXTY(mask));
#define FIND_AT_ONCE(mask, n)
#endif
#define CLEAR_AT_ONCE(row, from, to) if (0 <= from && from <= to && to <= row.len) { \
__builtin_memset(row.items + from, 0, 8 * (to - from)); return 1; }
#define COPY_WORDS_AT_ONCE(row, from, to, count) if (0 <= count && 0 <= from && 0 <= to && count <= row.len && \
from <= row.len - count && to <= row.len - count && (from + count <= to || to + count <= from)) { \
__builtin_memcpy(row.items + to, row.items + from, 8 * count); return 1; }
#define ASK_FOR_ENTRY(part, at) __builtin_prefetch(part.items + at, 1);
#define ASK_FOR_OBJECT(thing) for (int at = 0; at < 448; at += 64) __builtin_prefetch((char *)thing + at, 1);
#define ASK_FOR_ITEM(part, place) ASK_FOR_OBJECT(part.items[place])
#else
#define IN_PLACE
#define ASK_FOR_ENTRY(part, at)
#define ASK_FOR_OBJECT(thing)
#define ASK_FOR_ITEM(part, place)
#define IN_ONE_STEP(mask)
#define COUNT_AT_ONCE(mask)
#define FIND_AT_ONCE(mask, n)
#define CLEAR_AT_ONCE(row, from, to)
#define COPY_WORDS_AT_ONCE(row, from, to, count)
#endif
"""
# An installer asks for the metadata once or twice before it builds, and this file is run anew each time: C that nobody
# compiles takes seconds to write.
COMPILING_NOTHING = {"egg_info", "dist_info", "sdist"}
HOT_WRAPPERS = r"ludotheque___(?:core___(?!options|errors|journal)\w+?|games___\w+?___rules___state)___"
SELDOM = (
    r"char CPyDef_\w+_____top_level__\(void\) \{",
    r"int CPyExec_\w+\(PyObject \*module\)\n\{",
    r"\w+ \*?CPyDef_ludotheque___core___(?:options|errors|journal)___\w+\(.*\) ?\{",
    r"\w+ \*?CPyDef_ludotheque___games___\w+?___rules___(?:journal___\w+|board____[a-z]\w+|\w+___layout)\(.*\) ?\{",
    rf"PyObject \*CPyPy_(?!{HOT_WRAPPERS})\w+\(.*\) ?\{{",
    rf"static (?:PyObject \*|int)\n(?!{HOT_WRAPPERS})\w+_[gs]et_\w+\(.*\)\n\{{",
)
FROM_OUTSIDE = (r"PyObject \*CPyPy_\w+\(.*\) ?\{", r"static (?:PyObject \*|int)\n\w+_[gs]et_\w+\(.*\)\n\{")
# What is called in every loop, never by a call: helpers, and what writes a part of an observation for every seat or
# space. Processors find the lowest bit of a word at once, and most count its bits and
# find any: Python cannot.
IN_PLACE = (
    r"(?:int64_t|char) CPyDef_ludotheque___(?:core___bits___(?:popcount|lowest|nth|same)"
    r"|games___octocube___rules___observe___(?:height|OctocubeObserver___(?:seat_row|write_(?:cube|rest|space)))"
    r"|games___tolleno___rules___observe___TollenoObserver___(?:seat_row|write_(?:seat|game|floor|offer)))\(.*\) \{"
)
FILL = r"char CPyDef_ludotheque___core___words___(?P<name>clear|copy_words)\((?P<parameters>[^)]*)\) \{"
# What is there always, and need not be asked for each time that it is read: the tables that a module makes, and what
# states, boards, streams and observers are made with. (Plain Python asks, and so do the tests.)
GIVEN = r"ludotheque___(?:core|games___\w+?___rules)___\w+"
NUMBER = (
    rf"if \(unlikely\((cpy_r_\w+) == -113\) && !\(\(\({GIVEN} \*\)cpy_r_\w+\)->bitmap & \d+\)\) \{{\n"
    r'PyErr_SetString\(PyExc_AttributeError, "[^"]*"\);\n\}\n'
    r"(cpy_r_\w+) = \1 == -113;\nif \(unlikely\(\2\)\) (?:goto CPyL\d+;\n|\{\ngoto CPyL\d+;\n\} else\n)"
)
PART = (
    r"if \(unlikely\(cpy_r_\w+(?:\.len < 0| == NULL)\)\) \{\n"
    r'CPy_AttributeError\("src/ludotheque/(?:core|games/\w+/rules)/[^\n]*\ngoto CPyL\d+;\n\}\n'
)
TABLE = (
    r"(?P<before>= CPyStatic_\w+;\n)if \(likely\(cpy_r_\w+\.len >= 0\)\) "
    r"(?:\{\n(?P<one>goto CPyL\d+;)\n\} else\ngoto CPyL\d+;|(?P<other>goto CPyL\d+;))"
)
# Nearly every index counts from the front: that is the way to go straight on.
IN_RANGE = r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\nif \()(cpy_r_\w+)(?=\))"
# What asks memory ahead is an instruction for each line, and holds nothing. It does no harm to ask beyond an object.
ASK = (
    (r"core___words___prefetch(?:_small|_bytes)?\(\w+ (\w+), int64_t (\w+)\) \{", "ASK_FOR_ENTRY"),
    (r"core___words___prefetch_object\(PyObject \*(\w+)\) \{", "ASK_FOR_OBJECT"),
    (r"core___batch___prefetch_state\(\w+ (\w+), int64_t (\w+)\) \{", "ASK_FOR_ITEM"),
)
ASKS = r"^char CPyDef_\w+___prefetch(?:_more)?\(PyObject \*cpy_r_self[^)]*\) \{\n.*?(?=^PyObject \*CPyPy_)"
HOLD = r"^(?:VEC_\w+?|CPy)_(?:INC|DEC)REF\(\w+\);\n"
LOWEST = r"(int64_t CPyDef_ludotheque___core___bits___lowest\(int64_t (\w+)\) \{)"
COUNT = r"(int64_t CPyDef_ludotheque___core___bits___popcount\(int64_t (\w+)\) \{)"
FIND = r"(int64_t CPyDef_ludotheque___core___bits___nth\(int64_t (\w+), int64_t (\w+)\) \{)"


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


def docstrings_of(file: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module and its functions, classes, methods and properties, under their names in C."""
    module = "___".join(file.relative_to("src").with_suffix("").parts)
    tree = ast.parse(file.read_text("utf-8"))
    yield module, ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield f"{module}___{node.name}", ast.get_docstring(node) or ""
        for part in node.body if isinstance(node, ast.ClassDef) else []:
            if isinstance(part, ast.FunctionDef):
                yield f"{module}___{node.name}___{part.name}", ast.get_docstring(part) or ""


def add_docstrings(text: str, docs: dict[str, str]) -> str:
    """The compiler writes signatures only into the C file; `help(State)` is to show the docstrings too."""

    def in_c(name: str) -> str:
        letters = docs.get(name, "").encode()
        return "".join(chr(one) if 32 <= one < 127 and one not in b'"\\' else f"\\{one:03o}" for one in letters)

    def after_signature(found: re.Match[str]) -> str:
        return found["before"] + in_c(found["name"]) + found["after"]

    def in_place_of_none(found: re.Match[str]) -> str:
        doc = in_c("___".join(filter(None, found.group("name", "part"))))
        return found["before"] + (f'PyDoc_STR("{doc}")' if doc else "NULL")

    signature = r'PyDoc_STR\("[^"]*\\n--\\n\\n'
    for pattern in (
        rf'(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[A-Z_| ]+, {signature})(?P<after>"\))',
        rf'(?P<before>CPyType_(?P<name>\w+)_template_ = \{{[^}}]*\.tp_doc = {signature})(?P<after>"\))',
    ):
        text = re.sub(pattern, after_signature, text)
    for pattern in (
        # Where a default value is no plain literal there is no signature either.
        r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[A-Z_| ]+, )(?P<part>)PyDoc_STR\(NULL\)",
        r"(?P<before>\(getter\)(?P<name>\w+?)_get_(?P<part>\w+),\s+(?:NULL|\(setter\)\w+), )NULL(?=, NULL\})",
        r"(?P<before>struct PyModuleDef (?P<name>\w+)module = \{\s+PyModuleDef_HEAD_INIT,\s+\S+\s+)(?P<part>)NULL",
    ):
        text = re.sub(pattern, in_place_of_none, text)
    return text


def fill_at_once(found: re.Match[str]) -> str:
    """What is in range and of a length that is known where it is called is a store or two; the loop is for all else."""
    name, parameters = found.group("name", "parameters")
    arguments = ", ".join(re.findall(r"cpy_r_\w+", parameters))
    loop = f"static FAILS char {name}_in_a_loop({parameters})"
    return f"""{loop};
IN_PLACE {found[0]}
{name.upper()}_AT_ONCE({arguments})
return {name}_in_a_loop({arguments});
}}
{loop} {{"""


def ask_at_once(asks: str, found: re.Match[str]) -> str:
    return f"IN_PLACE {found[0]}\n{asks}({', '.join(found.groups())})"


def hold_nothing(found: re.Match[str]) -> str:
    """To count who holds a part would be to wait for it. (Nobody lets it go while memory is asked for it.)"""
    return re.sub(HOLD, "", found[0], flags=re.MULTILINE)


def tell_effort(text: str) -> str:
    text = re.sub(r"^ +", "", text, flags=re.MULTILINE)  # Two thirds of the file are indents.
    text = re.sub(ASKS, hold_nothing, text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(rf"^(?={'|'.join(SELDOM)})", "SELDOM ", text, flags=re.MULTILINE)
    text = re.sub(rf"^(?={'|'.join(FROM_OUTSIDE)})", "FROM_OUTSIDE ", text, flags=re.MULTILINE)
    text = re.sub(rf"^(?={IN_PLACE})", "IN_PLACE ", text, flags=re.MULTILINE)
    text = re.sub(TABLE, r"\g<before>\g<one>\g<other>", re.sub(rf"{NUMBER}|{PART}", "", text))
    text = re.sub(IN_RANGE, r"\1likely(\2)", text)
    text = re.sub(FILL, fill_at_once, text)
    for function, asks in ASK:
        text = re.sub(rf"char CPyDef_ludotheque___{function}", partial(ask_at_once, asks), text)
    text = re.sub(COUNT, r"\1 COUNT_AT_ONCE(\2)", text)
    text = re.sub(FIND, r"\1 FIND_AT_ONCE(\2, \3)", text)
    return EFFORT + re.sub(LOWEST, r"\1 IN_ONE_STEP(\2)", text)


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
                    text = tell_effort(text)
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
