"""The reference page, from the sources: every name that `ludotheque` exports, with its docstring and its parts.

`python -m ludotheque.codegen.reference docs/reference.md` writes it; a test says when it must be written anew. It
reads the sources, not the objects, so that it is the same where the engine is compiled.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import ludotheque

ALSO = {
    "ludotheque.bots.bot": ("BotFailed",),
    "ludotheque.core.options": ("Mode", "Choice"),
    "ludotheque.core.match": ("Anew", "Situation"),
    "ludotheque.core.speech": ("AnyAction", "Described", "Prompt", "AnyStep", "ScoreStep", "Outcome"),
    "ludotheque.core.policy": ("Policy", "Level"),
    "ludotheque.language_models.text_table": ("TextTable", "Reply"),
    "ludotheque.testing.contract": ("contract_of",),
}
"""What one meets by way of those names."""

HEAD = """# Reference

What `import ludotheque` offers, from its docstrings; below it, what one meets by way of it. Made by
`python -m ludotheque.codegen.reference docs/reference.md`. Environments and observations have pages of their own:
[environments.md](environments.md), [observations.md](observations.md).
"""


def reference() -> str:
    parts = [HEAD]
    for name in ludotheque.__all__:
        parts.append(_entry(ludotheque._HOME[name], name))
    for module, names in ALSO.items():
        parts.extend(_entry(module, name) for name in names)
    return "\n".join(parts).rstrip() + "\n"


def _entry(module: str, name: str) -> str:
    body = _tree(module).body
    for place, node in enumerate(body):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return f"## `{name}{_signature(node)}`\n`{module}`. {_doc(node)}\n"
        if isinstance(node, ast.ClassDef) and node.name == name:
            return _class(module, node)
        if name in _assigned(node):
            return f"## `{name}`\n`{module}`. {_told(body, place)}\n"
    raise LookupError(f"{module} has no {name}")


def _class(module: str, node: ast.ClassDef) -> str:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"## `class {node.name}({bases})`" if bases else f"## `class {node.name}`", f"`{module}`. {_doc(node)}"]
    members = list(_members(node))
    if members:
        lines += ["", "| | |", "|---|---|", *(f"| `{_cell(head)}` | {_cell(doc)} |" for head, doc in members)]
    return "\n".join(lines) + "\n"


def _members(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """What a class offers: its call, its fields, its methods; nothing that starts with `_`."""
    for place, part in enumerate(node.body):
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            yield f"{node.name}{_signature(part)}", _doc(part)
        elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            is_field = any(ast.unparse(mark) == "property" for mark in part.decorator_list)
            answer = f": {ast.unparse(part.returns)}" if is_field and part.returns else ""
            yield (part.name + answer if is_field else part.name + _signature(part)), _doc(part)
        elif isinstance(part, ast.AnnAssign) and not ast.unparse(part.target).startswith("_"):
            yield f"{ast.unparse(part.target)}: {ast.unparse(part.annotation)}", _told(node.body, place)


def _signature(node: ast.FunctionDef) -> str:
    args = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    return f"({args})" + (f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else "")


def _assigned(node: ast.stmt) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _told(body: list[ast.stmt], place: int) -> str:
    """The text that stands below a constant or field."""
    below = body[place + 1] if place + 1 < len(body) else None
    if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
        return _flat(below.value.value)
    return ""


def _doc(node: ast.FunctionDef | ast.ClassDef) -> str:
    return _flat(ast.get_docstring(node) or "")


def _flat(text: str) -> str:
    """Paragraphs as sentences after one another."""
    return " ".join(text.split())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _tree(module: str) -> ast.Module:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    here = Path(spec.origin)
    # Beside a compiled module lies its source.
    source = here if here.suffix == ".py" else here.parent / f"{module.rpartition('.')[2]}.py"
    return ast.parse(source.read_text("utf-8"))


def main() -> None:
    Path(sys.argv[1]).write_text(reference(), encoding="utf-8")


if __name__ == "__main__":
    main()
