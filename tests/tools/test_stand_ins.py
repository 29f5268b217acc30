"""The plain Python that stands for compiled packages in a page: tables behave on it as on the packages themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench.pure import pure_copy

ROOT = Path(__file__).parents[2]
TESTS = ("tests/page/test_home.py", "-k", "whole_match or two_tabs or file")


@pytest.mark.drill
@pytest.mark.long
def test_a_page_of_plain_python_alone_keeps_tables_as_any_other() -> None:
    with pure_copy() as pure:
        path = os.pathsep.join([str(ROOT / "tools" / "wasm" / "stand_ins"), str(pure)])
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stdout[-3000:]
