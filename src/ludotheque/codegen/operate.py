"""The tables of settings and bounds in docs/operate.md, from the words beside each in the sources.

`python -m ludotheque.codegen.operate docs/operate.md` writes them; a test says when they must be written anew.
"""

from __future__ import annotations

import ast
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

from ludotheque.server import settings
from ludotheque.table import bounds

COMPUTED = {"thinkers": "cores - 1"}
"""Defaults that depend on the machine."""


def written_into(page: str) -> str:
    """The page with its tables as they are now. Each stands below a comment that names it, up to an empty line."""
    for name, rows in (("settings", _settings()), ("limits", _limits()), ("bounds", _bounds())):
        head, mark, rest = page.partition(f"<!-- {name} -->\n\n")
        if not mark:
            raise ValueError(f"the page has no place for its {name}: <!-- {name} -->")
        page = head + mark + rows + "\n\n" + rest.partition("\n\n")[2]
    return page


def _settings() -> str:
    return _table("setting", _fields(settings.__file__, "Settings"))


def _limits() -> str:
    return _table("setting", _fields(bounds.__file__, "Limits"))


def _bounds() -> str:
    return _table("bound", _told(_tree(bounds.__file__).body, vars(bounds)))


def _table(head: str, rows: Iterator[tuple[str, object, str]]) -> str:
    lines = [f"| {head} | {'default' if head == 'setting' else 'value'} | what |", "|---|---|---|"]
    lines += [f"| `{name}` | {COMPUTED.get(name, _shown(value))} | {about} |" for name, value, about in rows]
    return "\n".join(lines)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"`{value}`" if value else "none"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _fields(file: str, name: str) -> Iterator[tuple[str, object, str]]:
    found = next(node for node in _tree(file).body if isinstance(node, ast.ClassDef) and node.name == name)
    default = settings.Settings()
    values = {field: getattr(default, field) for field in settings.HINTS}
    return _told(found.body, values)


def _told(body: list[ast.stmt], values: dict[str, object]) -> Iterator[tuple[str, object, str]]:
    """Each name that is given a value and has words below it."""
    for node, below in itertools.pairwise(body):
        if not (isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name):
            yield target.id, values[target.id], " ".join(str(below.value.value).split())


def _tree(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text("utf-8"))


def main() -> None:
    page = Path(sys.argv[1])
    page.write_text(written_into(page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
