"""The build of the browser's engine, apart from the compiling itself: that is tried in tests/browser/test_engine.py."""

from __future__ import annotations

import marshal
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest
from tools.wasm import pyodide
from tools.wasm.borrowed import borrowed
from tools.wasm.bytecode import as_bytecode
from tools.wasm.compile import Compiler, Module, NoCompiler
from tools.wasm.library import imported, is_of
from tools.wasm.literals import as_numbers
from tools.wasm.pack import apart
from tools.wasm.popcount import with_popcount
from tools.wasm.stubs import without_stubs

from ludotheque.core.bits import popcount

CONVERTED = """\
int64_t CPyDef_masked(int64_t cpy_r_n) {
    cpy_r_r1 = (CPyTagged)CPyStatics[160] | 1; /* 22906492245 */
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 == 0;
    if (!cpy_r_r3) {
        goto CPyL2;
    } else
        goto CPyL5;
CPyL1: ;
    CPy_AddTraceback("bits.py", "masked", 1, CPyStatic_globals);
    return -113;
CPyL2: ;
    cpy_r_r7 = cpy_r_r1 ^ 1;
    cpy_r_r8 = (void *)cpy_r_r7;
    cpy_r_r9 = CPyLong_AsInt64(cpy_r_r8);
CPyL5: ;
    return cpy_r_n & cpy_r_r9;
}
"""


def test_a_large_literal_that_is_made_a_number_is_the_number() -> None:
    converted = CONVERTED.replace("CPyLong_AsInt64(cpy_r_r8)", "INT64_C(22906492245)")
    assert as_numbers(CONVERTED) == converted != CONVERTED


@pytest.mark.parametrize(
    ("of_the_literal", "of_something_else"),
    [
        ("cpy_r_r1 ^ 1", "cpy_r_r6 ^ 1"),
        ("(void *)cpy_r_r7", "(void *)cpy_r_r6"),
        ("Int64(cpy_r_r8)", "Int64(cpy_r_r6)"),
        ("    cpy_r_r7 = ", "    cpy_r_r1 = cpy_r_r5;\n    cpy_r_r7 = "),
        ("CPyL1: ;", "}\n\nint64_t CPyDef_other(int64_t cpy_r_n) {\nCPyL1: ;"),
    ],
)
def test_a_number_made_of_anything_else_stays_as_it_is(of_the_literal: str, of_something_else: str) -> None:
    other = CONVERTED.replace(of_the_literal, of_something_else)
    assert other != CONVERTED
    assert as_numbers(other) == other


@pytest.mark.parametrize("mask", [0, 1, 0b1011 << 40, 2**59, 2**60, 2**60 - 1, 2**63 - 1, -1, -(2**59), -(2**63)])
def test_of_sixty_bits_an_instruction_counts_what_the_engine_counts(mask: int) -> None:
    assert popcount(mask) == (mask & (2**60 - 1)).bit_count()
    c = "int64_t CPyDef_ludotheque___core___bits___popcount(int64_t cpy_r_mask) {\n    int64_t cpy_r_pairs;\n"
    counted = f"    return __builtin_popcountll((uint64_t)cpy_r_mask & UINT64_C({2**60 - 1}));\n"
    assert with_popcount(c) == c.replace("    int64_t cpy_r_pairs", f"{counted}    int64_t cpy_r_pairs")


COUNTED = """\
int64_t CPyDef_city___height(PyObject *cpy_r_self, int64_t cpy_r_spot) {
    cpy_r_r0 = ((CityObject *)cpy_r_self)->_height;
    if (unlikely(cpy_r_r0.len < 0)) {
        CPy_AttributeError("city.py", "height", "City", "height", 1, CPyStatic_globals);
        goto CPyL8;
    }
    VEC_I64_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (int32_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_spot < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL4;
    } else
        goto CPyL9;
CPyL3: ;
    PyErr_SetNone(PyExc_IndexError);
    CPy_AddTraceback("city.py", "height", 1, CPyStatic_globals);
    goto CPyL8;
CPyL4: ;
    cpy_r_r3 = cpy_r_spot < 2147483648LL;
    if (cpy_r_r3) goto CPyL6;
    CPyInt32_Overflow();
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r4 = *(int64_t *)((CPyPtr)cpy_r_r0.items + cpy_r_spot * 8);
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r4;
CPyL8: ;
    return -113;
CPyL9: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL3;
}
"""


def test_a_vector_that_is_only_read_is_not_counted() -> None:
    spared = borrowed(COUNTED)
    assert "CREF" not in spared
    assert [line for line in spared.split("\n") if line != "    ;"] == [
        line for line in COUNTED.split("\n") if "CREF" not in line
    ]


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("    cpy_r_r4 = *", "    CPyDef_city___grow(cpy_r_self);\n    cpy_r_r4 = *"),
        ("    cpy_r_r4 = *", "    cpy_r_words = cpy_r_r0;\n    return cpy_r_words;\n    cpy_r_r4 = *"),
        ("    cpy_r_r4 = *", "    VEC_I64_INCREF(cpy_r_r0);\n    cpy_r_r4 = *"),
        ("    VEC_I64_DECREF(cpy_r_r0);\n    return", "    return"),
        ("    VEC_I64_DECREF(cpy_r_r0);\n    goto", "    goto"),
        ("CPyL8: ;", "CPyL8: ;\n    VEC_I64_DECREF(cpy_r_r0);"),
        ("    if (cpy_r_r3) goto", "    if (cpy_r_r3)\n        cpy_r_r3 = 1;\n    goto"),
        ("    CPyInt32_Overflow();", "    return 0;"),
    ],
    ids=["called", "given on", "counted twice", "kept", "kept after an error", "taken elsewhere", "strange", "left"],
)
def test_a_vector_with_which_more_is_done_is_counted(line: str, instead: str) -> None:
    other = COUNTED.replace(line, instead, 1)
    assert other != COUNTED
    assert borrowed(other) == other


def test_what_is_counted_within_another_goes_first() -> None:
    inner = COUNTED.replace(
        "    cpy_r_r4 = *",
        "    cpy_r_r7 = ((CityObject *)cpy_r_self)->_cell;\n    VEC_I16_INCREF(cpy_r_r7);\n"
        "    cpy_r_r8 = cpy_r_r7.len;\n    VEC_I16_DECREF(cpy_r_r7);\n    cpy_r_r4 = *",
    )
    assert "CREF" not in borrowed(inner)


def test_a_module_is_loaded_from_its_path_by_its_last_name() -> None:
    module = Module("ludotheque.core.rng", ())
    assert module.entry == "PyInit_rng"
    assert module.file.startswith("ludotheque/core/rng.")
    assert module.file.endswith(".so")


def test_only_the_python_of_pyodides_version_compiles_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pyodide, "python_minor", lambda: (sys.version_info[0], sys.version_info[1] + 1))
    monkeypatch.setattr(pyodide, "version", lambda: "x")
    monkeypatch.setattr("tools.wasm.compile.find_spec", lambda name: type("Spec", (), {"origin": __file__}))
    with pytest.raises(NoCompiler, match="runs CPython"):
        Compiler(tmp_path)


def test_no_compiler_is_said_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.wasm.compile.find_spec", lambda name: None)
    with pytest.raises(NoCompiler, match="ziglang is not installed"):
        Compiler(tmp_path)


def test_what_is_imported_inside_a_function_counts_only_when_asked_for() -> None:
    source = "import re\nfrom html import escape\ndef late():\n    import csv\n"
    assert imported(source, deep=False) == {"re", "html", "html.escape"}
    assert "csv" in imported(source, deep=True)


def test_a_package_is_all_its_modules_and_not_those_that_begin_alike() -> None:
    assert is_of("html/parser.py", "html")
    assert is_of("html.py", "html")
    assert not is_of("htmlx.py", "html")


def test_a_module_without_lines_runs_the_same_and_tells_the_function_of_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pyodide, "python_minor", lambda: sys.version_info[:2])
    source = b"""
def divide(a, b):
    try:
        return a / b
    finally:
        pass

class Two:
    half = divide(1, 2)
"""
    name, packed = as_bytecode("module.py", source, bare=True, lines=False)
    assert name == "module.pyc"
    assert len(packed) < len(as_bytecode("module.py", source, bare=True)[1])
    names: dict[str, Any] = {}
    exec(marshal.loads(packed[16:]), names)
    assert names["Two"].half == 0.5
    with pytest.raises(ZeroDivisionError) as raised:
        names["divide"](1, 0)
    last = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert (last.name, last.lineno) == ("divide", 2)


def stub(name: str, arguments: str = "a0") -> str:
    return (
        f'var _{name}=Module["_{name}"]=({arguments})=>(_{name}=Module["_{name}"]=wasmExports["{name}"])({arguments});'
    )


def test_functions_that_a_script_only_hands_on_are_a_list_in_it() -> None:
    script = f"before();{stub('PyOne')}var other=1;{stub('PyTwo', 'a0,a1')}{stub('PyCalled')}_PyCalled(1);"
    shorter = without_stubs(script)
    assert shorter.startswith('before();for(const n of"PyOne PyTwo".split(" "))Module["_"+n]=')
    assert shorter.endswith(f"var other=1;{stub('PyCalled')}_PyCalled(1);")


def test_a_script_without_such_functions_stays_as_it_is() -> None:
    assert without_stubs("before();after();") == "before();after();"


def test_plain_modules_that_are_compiled_too_are_packed_apart() -> None:
    plain = {"a/state.pyc": b"1", "a/states.pyc": b"2", "a/view.pyc": b"3", "a/state/deep.pyc": b"4"}
    both, twins = apart(plain, {"a/state.cpython-311-wasm32-emscripten.so": Path()})
    assert twins == {"a/state.pyc": b"1"}
    assert both == {"a/states.pyc": b"2", "a/view.pyc": b"3", "a/state/deep.pyc": b"4"}
