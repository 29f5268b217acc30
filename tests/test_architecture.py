"""The house rules that a program can check: which room may know which, and what never enters the project."""

from __future__ import annotations

import ast
import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
import ludotheque.core.state
from ludotheque.games import GAME_IDS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "ludotheque"
FILES = sorted(SOURCES.rglob("*.py"))
IMPURE = {"time", "datetime", "os", "pathlib", "random", "socket", "asyncio", "secrets", "tempfile", "subprocess"}


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def may_import(room: str, path: Path) -> tuple[str, ...]:
    own = f"ludotheque.games.{path.relative_to(SOURCES).parts[1]}" if room == "games" else "-"
    allowed = {
        "core": ("ludotheque.core",),
        "games": ("ludotheque.core", own),
        "bots": ("ludotheque.core", "ludotheque.games", "ludotheque.bots", "ludotheque.text"),
    }
    return allowed.get(room, ("ludotheque",))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCES)) for path in FILES])
def test_imports_point_one_way(path: Path) -> None:
    room = path.relative_to(SOURCES).parts[0]
    if path == SOURCES / "games" / "__init__.py":
        return
    ours = {module for module in imported(path) if module.split(".")[0] == "ludotheque"}
    assert not {module for module in ours if not module.startswith(may_import(room, path))}


@pytest.mark.parametrize("room", ["core", "games"])
def test_the_engine_reads_no_clock_file_network_or_global_random_state(room: str) -> None:
    for path in (SOURCES / room).rglob("*.py"):
        used = {module.split(".")[0] for module in imported(path)}
        assert not used & IMPURE, path
        calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        assert not [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "open"], path


def test_every_game_has_the_same_files() -> None:
    files = ("board", "rules", "notation", "view", "draw", "terminal", "game")
    wanted = {f"{name}.py" for name in files} | {"rules.en.md", "rules.fr.md"}
    for id in GAME_IDS:
        assert wanted <= {path.name for path in (SOURCES / "games" / id).iterdir()}, id
        assert (ROOT / "docs" / f"{id.replace('_', '-')}.md").exists()
        for language in ("en", "fr"):
            assert (SOURCES / "text" / language / f"{id.replace('_', '-')}.ftl").exists()


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_importing_the_package_pulls_in_no_shell() -> None:
    code = "import sys, ludotheque; print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in result.stdout.split()}
    assert not loaded & {"typer", "rich", "fastapi", "starlette", "sqlalchemy", "matplotlib", "pyspiel", "pettingzoo"}
    assert not [module for module in result.stdout.split() if module.startswith("ludotheque.server")]


def test_the_engine_runs_as_it_is_meant_to_here() -> None:
    compiled = not str(ludotheque.core.state.__file__).endswith(".py")
    if os.environ.get("LUDOTHEQUE_EXPECT") == "pure":
        assert not compiled
    if os.environ.get("LUDOTHEQUE_EXPECT") == "compiled":
        assert compiled


def test_no_file_names_a_machines_path_or_a_registry() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    # Written in parts, so that this file does not name them.
    banned = ["/".join(["", "work", ""]), "/".join(["", "root", ""]), "pypi" + ".org", "registry." + "npmjs"]
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if path.suffix in {".png", ".jpg", ".woff2", ".webp", ".ico"} or not path.is_file():
            continue
        text = path.read_text("utf-8")
        assert not [word for word in banned if word in text], name
