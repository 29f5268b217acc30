"""The page on observations is what the games declare, and its example runs."""

from __future__ import annotations

import re
from pathlib import Path

from ludotheque.codegen.observations import DEFAULT_PATH, page

ROOT = Path(__file__).parents[2]


def test_the_page_on_observations_is_up_to_date() -> None:
    assert (ROOT / DEFAULT_PATH).read_text("utf-8") == page(), "run python -m ludotheque.codegen.observations"


def test_the_example_on_the_page_runs() -> None:
    [code] = re.findall(r"```python\n(.*?)```", page(), re.DOTALL)
    found: dict[str, object] = {}
    exec(code, found)
    assert found["mask"] is not None
