"""The compiled modules: no function grows out of hand, and they explain themselves as the source does."""

from __future__ import annotations

import inspect
import shutil
import subprocess
from pathlib import Path

import pytest

import ludotheque
import ludotheque.core.state
from ludotheque.core.journal import Journal
from ludotheque.core.play import perft
from ludotheque.core.state import State
from ludotheque.games.seikatsu.rules.state import Seikatsu
from tests.cases import IS_COMPILED

MOST_BYTES = 32 * 1024
"""Of machine code in one function. A table that the compiler unrolls item by item takes minutes to build."""
MOST_OF_A_BODY = 128 * 1024
"""In the body of a module, which is not optimised."""
LIBRARIES = sorted(Path(ludotheque.__file__).parent.parent.glob("ludotheque_*__mypyc.*"))


@pytest.mark.skipif(not IS_COMPILED, reason="the engine runs as plain Python here")
@pytest.mark.skipif(shutil.which("nm") is None, reason="there is no nm, which lists functions with their sizes")
def test_no_compiled_function_is_out_of_hand() -> None:
    assert LIBRARIES
    for library in LIBRARIES:
        listed = subprocess.run(["nm", "-S", "--defined-only", library], capture_output=True, text=True, check=True)
        rows = [row.split() for row in listed.stdout.splitlines()]
        sizes = {row[3]: int(row[1], 16) for row in rows if len(row) == 4 and row[2] in "tT"}
        assert len(sizes) > 200
        bodies = {name for name in sizes if name.endswith("_____top_level__")}
        assert len(bodies) > 10
        assert {name: size for name, size in sizes.items() if name not in bodies and size > MOST_BYTES} == {}
        assert {name: sizes[name] for name in bodies if sizes[name] > MOST_OF_A_BODY} == {}


@pytest.mark.skipif(not IS_COMPILED, reason="the engine runs as plain Python here")
@pytest.mark.skipif(shutil.which("readelf") is None, reason="there is no readelf, which tells what a library looks for")
def test_no_compiled_module_looks_for_anything_in_a_folder_of_this_machine() -> None:
    modules = [*LIBRARIES, *Path(ludotheque.__file__).parent.rglob("*.so")]
    told = subprocess.run(["readelf", "-d", *modules], capture_output=True, text=True, check=True).stdout
    assert "NEEDED" in told
    assert "RUNPATH" not in told
    assert "RPATH" not in told


def test_help_shows_the_docstrings_of_modules_classes_methods_properties_and_functions() -> None:
    assert str(ludotheque.core.state.__doc__).startswith("`State`: the contract")
    assert str(State.__doc__).startswith("A position with all that is hidden in it")
    assert State.max_actions.__doc__ == "Every action id is below this."
    assert State.legal_actions.__doc__ == "The legal ids, ascending; empty only when over."
    assert inspect.getdoc(Seikatsu.legal_actions) == State.legal_actions.__doc__
    assert str(perft.__doc__)


def test_all_that_the_package_exports_explains_itself() -> None:
    silent = []
    for name in ludotheque.__all__:
        exported = getattr(ludotheque, name)
        if not inspect.isclass(exported):
            continue
        members = [part for part in dir(exported) if not part.startswith("_") and not hasattr(ValueError, part)]
        asked = [part for part in members if is_called(inspect.getattr_static(exported, part))]
        silent += [f"{name}.{part}" for part in asked if not inspect.getdoc(getattr(exported, part))]
        if not inspect.getdoc(exported):
            silent.append(name)
    assert silent == []


def is_called(member: object) -> bool:
    """A method or a property that is written as one; the plain fields of a compiled class look like properties too."""
    return callable(member) or isinstance(member, (property, staticmethod, classmethod))


@pytest.mark.skipif(not IS_COMPILED, reason="the engine runs as plain Python here")
def test_a_compiled_function_keeps_its_docstring_whatever_its_defaults_are() -> None:
    assert str(Journal.note.__doc__).startswith("Writes an event.")
