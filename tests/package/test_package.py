"""What is published works where there is only Python."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from tools.dist import foreign, telling

import ludotheque
from tests.package.conftest import ROOT, empty_python

TRY = ROOT / "tools" / "try_package.py"

pytestmark = pytest.mark.drill


def names_in(source: Path) -> list[str]:
    with tarfile.open(source) as packed:
        return [name.partition("/")[2] for name in packed.getnames()]


def test_alone_it_plays_on_the_command_line_and_names_the_extra_that_serve_wants(wheel: Path, tmp_path: Path) -> None:
    python = empty_python(tmp_path / "venv", wheel)
    told = subprocess.run([python, TRY], capture_output=True, text=True, cwd=tmp_path)
    assert told.stdout.startswith("the package works"), told.stderr


def test_with_the_extra_cli_it_plays_with_all_its_comfort(wheel: Path, tmp_path: Path) -> None:
    python = empty_python(tmp_path / "venv", wheel, "cli")
    rules = [str(python), "-m", "ludotheque", "rules", "seikatsu", "S-3"]
    assert "S-3.1" in subprocess.run(rules, capture_output=True, text=True, cwd=tmp_path, check=True).stdout


@pytest.mark.long
def test_with_the_extras_it_serves_the_table_and_holds_an_arena(wheel: Path, tmp_path: Path) -> None:
    python = empty_python(tmp_path / "venv", wheel, "server", "arena")
    told = subprocess.run([python, TRY], capture_output=True, text=True, cwd=tmp_path)
    assert told.stdout.startswith("the package works"), told.stderr
    (page,) = (tmp_path / "venv").glob("lib/*/site-packages/ludotheque/server/static/index.html")
    page.unlink()
    command = [str(python), "-u", "-m", "ludotheque", "serve", "--port", "0"]
    with (
        (tmp_path / "said").open("w+") as said,
        subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=said, text=True) as serving,
    ):
        assert serving.stdout is not None
        assert "http://" in serving.stdout.readline()
        serving.terminate()
        assert "the web table is not here" in (tmp_path / "said").read_text("utf-8")


def test_a_wheel_holds_the_table_and_the_games_words_and_nothing_that_only_developers_need(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert foreign(names) == []
    for wanted in (
        "server/static/index.html",
        "py.typed",
        "text/en/cli.ftl",
        "games/tolleno/rules.fr.md",
        "games/tolleno/lesson.json",
        "server/store/migrations/script.py.mako",
    ):
        assert f"ludotheque/{wanted}" in names


def test_what_has_no_business_in_a_wheel_is_found() -> None:
    assert foreign(["ludotheque/core/state.py", "ludotheque/core/state.c", "tests/test_core.py"]) == [
        "ludotheque/core/state.c",
        "tests/test_core.py",
    ]


def test_a_wheel_that_names_a_folder_of_the_machine_is_found(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "made.whl", "w") as packed:
        packed.writestr("ludotheque/core/state.so", b"\0RUNPATH\0/home/ada/python/lib\0")
        packed.writestr("ludotheque/core/state.py", "POSITION = 1")
    assert telling(tmp_path / "made.whl", ["/home/ada/", "/build"]) == ["ludotheque/core/state.so"]
    assert telling(tmp_path / "made.whl", ["/home/zoe/", "/"]) == []


def test_the_source_package_has_the_built_table_and_the_documents_but_no_tests_or_pictures(source: Path) -> None:
    names = names_in(source)
    for wanted in ("src/ludotheque/server/static/index.html", "web/package-lock.json", "CHANGELOG.md", "docs/bots.md"):
        assert wanted in names
    assert [name for name in names if name.startswith(("tests/", "docs/gallery/", "web/node_modules/"))] == []


def test_the_index_is_told_who_made_it_what_it_is_and_that_it_is_typed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(packed.read(name).decode("utf-8"))
    assert told["Version"] == ludotheque.__version__
    assert told["License-Expression"] == "MIT"
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    described = str(told.get_payload())
    assert "](docs/" not in described
    assert "](LICENSE" not in described


@pytest.mark.long
def test_two_builds_give_the_same_bytes(packages: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "tools.dist", "--pure", str(tmp_path / "again")], cwd=ROOT, check=True)
    for made in packages.iterdir():
        assert (tmp_path / "again" / made.name).read_bytes() == made.read_bytes()


@pytest.mark.parametrize("compiler", ["/bin/false", "/no/such/compiler"])
def test_a_compiler_that_fails_gives_the_plain_engine_and_says_so(source: Path, tmp_path: Path, compiler: str) -> None:
    built = build_wheel(source, tmp_path, {"CC": compiler})
    assert built.returncode == 0, built.stderr
    assert "the engine runs as plain Python" in built.stderr
    (made,) = (tmp_path / "out").iterdir()
    assert made.name.endswith("-py3-none-any.whl")
    # An installer shows nothing of what a build says: the command says it too.
    python = empty_python(tmp_path / "venv", made)
    told = subprocess.run([python, "-m", "ludotheque", "--version"], capture_output=True, text=True, cwd=tmp_path)
    assert told.stdout.endswith(", the engine runs as plain Python\n"), told.stderr


def test_who_asks_for_the_metadata_alone_does_not_wait_for_the_engines_c(source: Path, tmp_path: Path) -> None:
    with tarfile.open(source) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    no_compiler = "import sys; sys.modules['mypyc.build'] = None; from setuptools import build_meta; "
    for hook in ("get_requires_for_build_wheel()", "prepare_metadata_for_build_wheel('..')", "build_sdist('..')"):
        command = [sys.executable, "-c", f"{no_compiler}build_meta.{hook}"]
        told = subprocess.run(command, cwd=unpacked, capture_output=True, text=True)
        assert told.returncode == 0, told.stderr
    (metadata,) = tmp_path.glob("*.dist-info/METADATA")
    assert f"\nVersion: {ludotheque.__version__}\n" in metadata.read_text("utf-8")


def test_who_insists_on_the_compiled_engine_gets_no_plain_one(source: Path, tmp_path: Path) -> None:
    built = build_wheel(source, tmp_path, {"CC": "/bin/false", "LUDOTHEQUE_COMPILED": "1"})
    assert built.returncode != 0
    assert "LUDOTHEQUE_COMPILED=1 wants the compiled engine" in built.stderr


def test_no_package_is_built_without_the_table(source: Path, tmp_path: Path) -> None:
    built = build_wheel(source, tmp_path, {"LUDOTHEQUE_PURE": "1"}, without="src/ludotheque/server/static/index.html")
    assert built.returncode != 0
    assert "the web table is not built" in built.stderr


def build_wheel(
    source: Path, folder: Path, env: dict[str, str], without: str | None = None
) -> subprocess.CompletedProcess[str]:
    with tarfile.open(source) as packed:
        packed.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    if without is not None:
        (unpacked / without).unlink()
    (folder / "out").mkdir()
    command = [sys.executable, "-c", "from setuptools import build_meta; build_meta.build_wheel('../../out')"]
    return subprocess.run(command, cwd=unpacked, env={"PATH": "", **env}, capture_output=True, text=True)
