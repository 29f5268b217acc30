"""Every example on docs/environments.md runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=["vector", "gymnasium", "pettingzoo", "openspiel"])
def test_the_examples_run(code: str) -> None:
    exec(code, {})
