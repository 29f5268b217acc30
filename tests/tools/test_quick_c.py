"""What is rewritten of the C that mypyc writes, where its speed alone would not tell that it went wrong."""

from __future__ import annotations

import pytest
from tools.quick_c import quick

OBSERVES = "ludotheque___games___gravity_superstar___rules___observe___GravitySuperstarObserver___write_rest"
PLAYS = "ludotheque___games___gravity_superstar___rules___state___GravitySuperstar___end_turn"
LOOKS = "(uint64_t)cpy_r_at < (uint64_t)cpy_r_r1"
HOLDS = "VEC_I64_INCREF(cpy_r_r0);"


def written(name: str, part: str = "((Object *)cpy_r_state)->_poses") -> str:
    """A function as mypyc writes it: it takes a part, holds it, and looks at an index of it."""
    return f"""\
char CPyDef_{name}(PyObject *cpy_r_state, int64_t cpy_r_at) {{
    VecI64 cpy_r_r0;
    char cpy_r_r2;
    cpy_r_r0 = {part};
    {HOLDS}
    cpy_r_r2 = {LOOKS};
    if (cpy_r_r2) goto CPyL2; else goto CPyL1;
    VEC_I64_DECREF(cpy_r_r0);
    return 1;
}}
PyObject *CPyPy_{name}(PyObject *self) {{
    return NULL;
}}
"""


def test_what_observes_looks_at_no_index_and_holds_nothing() -> None:
    text = quick(written(OBSERVES))
    assert LOOKS not in text
    assert HOLDS not in text
    assert "DECREF" not in text


def test_what_plays_looks_at_every_index_and_holds_what_it_uses() -> None:
    text = quick(written(PLAYS))
    assert LOOKS in text
    assert HOLDS in text
    assert "VEC_I64_DECREF(cpy_r_r0);" in text


def test_what_is_made_while_one_observes_is_let_go() -> None:
    text = quick(written(OBSERVES, "CPyDef_ludotheque___core___policy___floats(cpy_r_at)"))
    assert LOOKS not in text
    assert "VEC_I64_DECREF(cpy_r_r0);" in text


def test_a_build_can_be_asked_to_look_at_every_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CHECKED", "1")
    text = quick(written(OBSERVES))
    assert LOOKS in text
    assert HOLDS in text
