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
from ludotheque.games import game_ids

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
        "bots": (
            "ludotheque.core",
            "ludotheque.games",
            "ludotheque.bots",
            "ludotheque.text",
            "ludotheque.rulebook",
            "ludotheque.interrupts",
        ),
        "study": (
            "ludotheque.core",
            "ludotheque.games",
            "ludotheque.bots",
            "ludotheque.text",
            "ludotheque.study",
        ),
        "table": (
            "ludotheque.core",
            "ludotheque.study",
            "ludotheque.games",
            "ludotheque.bots",
            "ludotheque.text",
            "ludotheque.rulebook",
            "ludotheque.table",
        ),
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


def test_what_runs_needs_no_generator() -> None:
    for path in (SOURCES / "server").rglob("*.py"):
        assert not [module for module in imported(path) if module.startswith("ludotheque.codegen")], path


def test_a_table_knows_neither_network_nor_database() -> None:
    """It also serves the page that plays without a server."""
    modules = [f"ludotheque.table.{path.stem}" for path in (SOURCES / "table").glob("*.py") if path.stem != "__init__"]
    code = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in result.stdout.split()}
    shells = {"starlette", "uvicorn", "sqlalchemy", "sqlite3", "aiosqlite", "redis", "prometheus_client", "typer"}
    assert not loaded & shells
    assert not [module for module in result.stdout.split() if module.startswith("ludotheque.server")]


def test_every_game_has_the_same_files() -> None:
    parts = (
        "game.py",
        "bot.py",
        "terminal.py",
        "lesson.json",
        "rules/board.py",
        "rules/state.py",
        "rules/observe.py",
        "draw/svg.py",
    )
    speak = tuple(
        f"speak/{part}.py" for part in ("notation", "position", "view", "describe", "refuse", "count", "factors")
    )
    texts = tuple(f"text/{language}{part}.ftl" for language in ("en", "fr") for part in ("", "-web"))
    for id in game_ids():
        for part in (*parts, *speak, *texts, "rules.en.md", "rules.fr.md"):
            assert (SOURCES / "games" / id / part).is_file(), (id, part)
        assert (ROOT / "docs" / f"{id.replace('_', '-')}.md").exists()


def test_a_part_of_the_client_is_one_idea() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in (ROOT / "web" / "src").rglob("*.svelte")}
    assert len(lengths) > 50
    assert {path.name: length for path, length in lengths.items() if length > 400} == {}


FIXTURES = ("tests/corpus/", "tests/fixtures/", "tests/perft/", "tests/playthroughs/", "tests/server/release_0_1/")
REGISTRY = {
    "src/ludotheque/games/entry_points.txt",
    *(f"tests/bots/{measured}.json" for measured in ("signatures", "versions", "master")),
}
"""Where all games may stand: the one list, and what was measured of each."""


def test_games_are_listed_in_one_place() -> None:
    """Outside its rooms a game is an example at most: code names one, a test's file some, and none names all."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src", "web", "tests", "bench", "tools", "setup.py", "pyproject.toml", "Makefile"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout  # fmt: skip
    own = [id for id in game_ids() if (SOURCES / "games" / id).is_dir()]
    for name in filter(None, listed.split("\0")):
        in_a_room = any(f"games/{id}/" in name for id in own)
        if in_a_room or name.startswith(FIXTURES) or name in REGISTRY or not (ROOT / name).is_file():
            continue
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        named = {id for id in own if id in text or id.replace("_", "-") in text}
        most = 1 if name.startswith(("src/", "web/")) else len(own) - 1
        assert len(named) <= most, (name, named)


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


def test_engine_and_bots_need_the_base_installation_only() -> None:
    """A bare `pip install ludotheque` plays a match, and the command says what to install for itself."""
    shells = ["fluent", "fluent.runtime", "rich", "typer", "click", "numpy", "pyarrow", "mcp", "starlette"]
    play = (
        "import ludotheque; game = ludotheque.game('gravity-superstar'); options = game.options()\n"
        "match = ludotheque.Match(game, options, bytes(32)); bot = ludotheque.make_bot('greedy', game, options)\n"
        "match.play(match.to_move, bot.choose(game, match.state, match.to_move, 1))\n"
        "game.draw(game.view(match.state, 0)); ludotheque.read_record(ludotheque.write_record(match))"
    )
    code = f"import sys\nsys.modules.update(dict.fromkeys({shells}))\n{play}"
    subprocess.run([sys.executable, "-c", code], check=True)
    code = f"import sys\nsys.modules.update(dict.fromkeys({shells}))\nfrom ludotheque.cli import main\nmain()"
    told = subprocess.run([sys.executable, "-c", code, "rules"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr.endswith("pip install 'ludotheque[cli]'\n")
    assert len(told.stderr.splitlines()) == 1


def test_tables_are_kept_by_code_that_needs_no_network_and_no_database() -> None:
    """The same hall, lobby and referee can keep tables wherever Python runs: in a page there is no other."""
    rooms = ("table", "server/tables", "server/thinking", "page")
    modules = [".".join(path.relative_to(SOURCES.parent).with_suffix("").parts) for path in FILES]
    ours = [
        name for name in modules if name.startswith(tuple(f"ludotheque.{room.replace('/', '.')}" for room in rooms))
    ]
    missing = {"sqlalchemy", "aiosqlite", "asyncpg", "alembic", "starlette", "uvicorn", "redis", "prometheus_client"}
    code = f"import sys\nsys.modules.update(dict.fromkeys({missing}))\nfor name in {ours}: __import__(name)"
    subprocess.run([sys.executable, "-c", code], check=True)


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
        if path.suffix in {".png", ".jpg", ".woff2", ".webp", ".ico", ".sqlite3", ".net"} or not path.is_file():
            continue
        text = path.read_text("utf-8")
        assert not [word for word in banned if word in text], name
