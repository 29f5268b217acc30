"""The C that mypyc writes of the engine, rewritten: quicker where a search or an environment spends its time, made with
less effort where none does, and with the docstrings.

setup.py imports it wherever the engine is compiled.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

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
#define ASK_FOR_OBJECT(thing) for (int at = 0; at < 256; at += 64) __builtin_prefetch((char *)thing + at, 1);
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
    r"(?:int64_t|char) CPyDef_ludotheque___(?:core___bits___(?:popcount|lowest|nth|same)|core___observer___check_row"
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
# What observes writes into rows that were made as long as they must be, at places that its tables say: no index is
# looked at, and nothing is counted that others hold as well. (Plain Python looks at each, and so do the tests.)
OBSERVES = (
    r"^(?:int64_t|char) CPyDef_ludotheque___(?:core___observer___check_row|games___\w+?___rules___observe___"
    r"(?!\w+(?:__init__|___begin|___planes_of|top_level))\w+)\([^;\n]*\) \{\n.*?(?=^PyObject \*CPyPy_)"
)
LOOKED_AT = r"= \(uint64_t\)\w+ < \(uint64_t\)\w+;"
PARTS = r"^(?:PyObject \*|Vec\w+ )(cpy_r_\w+);$"
GIVEN_BY = r"^(cpy_r_\w+) = (?!PyErr_Occurred|CPy_TypeCheck)\w+\("
LOWEST = r"(int64_t CPyDef_ludotheque___core___bits___lowest\(int64_t (\w+)\) \{)"
COUNT = r"(int64_t CPyDef_ludotheque___core___bits___popcount\(int64_t (\w+)\) \{)"
FIND = r"(int64_t CPyDef_ludotheque___core___bits___nth\(int64_t (\w+), int64_t (\w+)\) \{)"


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


def look_at_nothing(found: re.Match[str]) -> str:
    """LUDOTHEQUE_CHECKED=1 looks at every index all the same: for who changes what observes."""
    if os.environ.get("LUDOTHEQUE_CHECKED") == "1":
        return found[0]
    text = re.sub(LOOKED_AT, "= 1;", found[0])
    # What is made here is nobody else's, and must be let go.
    made = set(re.findall(GIVEN_BY, text, re.MULTILINE)).intersection(re.findall(PARTS, text, re.MULTILINE))
    return text if made else re.sub(HOLD, "", text, flags=re.MULTILINE)


def quick(text: str) -> str:
    """The engine's C, as this machine's compiler is to have it."""
    text = re.sub(r"^ +", "", text, flags=re.MULTILINE)  # Two thirds of the file are indents.
    text = re.sub(OBSERVES, look_at_nothing, text, flags=re.MULTILINE | re.DOTALL)
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


def docstrings_of(file: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module and its functions, classes, methods and properties, under their names in C."""
    module = "___".join(file.relative_to("src").with_suffix("").parts)
    tree = ast.parse(file.read_text("utf-8"))
    yield module, ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield f"{module}___{node.name}", ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for part in node.body:
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
