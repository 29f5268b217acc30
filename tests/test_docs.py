"""The documentation: what it shows as code runs, and the site has every page."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import subprocess
import sys
import textwrap
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk
from tools.docs import ROOT, pages, relink, row_of, stage

from ludotheque.bots.python import GROUP
from ludotheque.games import game_ids
from ludotheque.study.insights import Mean, ShareInsight, insights
from ludotheque.study.played import InsightKey
from tests.cli.runner import run

BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)
SOURCES = sorted(
    path for path in [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"] if BLOCK.search(path.read_text("utf-8"))
)
OTHER = re.compile(r"^```(?P<language>json|toml)\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)
SHOWN = re.compile(r"^    ludotheque (?P<args>[a-z][^\n]*?)(  +[^\n]*)?$", re.MULTILINE)
COMMAND = re.compile(r"^    ludotheque (?P<args>(games|rules|perft|simulate)\b[^\n]*?)(  +[^\n]*)?$", re.MULTILINE)

PREPARED = {"dataset.md": "dataset seikatsu --bots greedy,random --games 2 --out seikatsu-data"}
"""What a page has told its reader to do before its first block, with fewer games."""


@pytest.mark.parametrize("page", SOURCES, ids=lambda path: str(path.name))
def test_every_block_of_python_on_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page.name in PREPARED:
        monkeypatch.chdir(tmp_path)
        assert run(*shlex.split(PREPARED[page.name])).code == 0
    spoken: dict[str, object] = {}
    for found in BLOCK.finditer(page.read_text("utf-8")):
        code = found["code"]
        if ">>>" not in code:
            exec(compile(code, page.name, "exec"), spoken)
            continue
        example = doctest.DocTestParser().get_doctest(code, spoken, page.name, str(page), 0)
        flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
        said: list[str] = []
        result = doctest.DocTestRunner(optionflags=flags).run(example, out=said.append, clear_globs=False)
        spoken.update(example.globs)
        assert result.failed == 0, "".join(said)


def test_some_pages_have_code() -> None:
    assert {"library.md", "bots.md", "README.md"} <= {page.name for page in SOURCES}


def test_the_cheap_commands_that_pages_show_work() -> None:
    shown = [
        found["args"] for page in (ROOT / "docs").glob("*.md") for found in COMMAND.finditer(page.read_text("utf-8"))
    ]
    assert shown
    for args in shown:
        assert run(*shlex.split(args)).code == 0, args


def test_every_command_that_a_page_shows_is_one_with_options_that_it_has() -> None:
    shown = [
        (page.name, found["args"])
        for page in [*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]
        for found in SHOWN.finditer(page.read_text("utf-8"))
    ]
    assert len(shown) > 40
    for page_name, args in shown:
        name, *words = shlex.split(args.partition(" # ")[0].partition(";")[0])
        told = help_of(name, *words[:1]) if name == "admin" else help_of(name)
        assert told, f"{page_name}: {args}"
        for word in words:
            if word.startswith("--"):
                assert word.partition("=")[0] in told, f"{page_name}: {args}"


LIGHTER = (
    (r"--games \d+", "--games 2 --no-plots"),
    (r"\b(?:expert|hard|easy)\b(?!@)", "greedy"),
    (r"greedy,greedy", "greedy,random"),
    (r"level=greedy", "level=hard"),
    (r"--jobs \d", "--jobs 1"),
    (r"python my_bot.py", f"{sys.executable} {ROOT}/examples/bots/longest_reach.py"),
    (r"py:my_package.bots:Mine:depth=3", "py:examples.bots.one_ply:OnePly"),
    (r"^(arena .* --bots greedy)$", r"\1 --games 2 --no-plots"),
    (r"^(arena octocube .*)$", r"\1 --games 2 --no-plots"),
    (r"^(play .*) --no-plots", r"\1"),
)
"""With fewer games and quicker bots a page's commands say whether they work as well."""
ELSEWHERE = re.compile(r"chat:|net:|--cluster|river_of_gold")
"""What needs a model, a network, a cluster or a package of one's own is tried in the tests of those."""


@pytest.mark.parametrize("command", ["play", "verify", "arena"])
def test_the_dearer_commands_that_pages_show_work_too(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT))
    assert run("play", "seikatsu", "--bots", "random", "--save", "game.record", type="quit\n").code == 0
    pages_of_all = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md"])
    shown = {found["args"] for page in pages_of_all for found in SHOWN.finditer(page.read_text("utf-8"))}
    own = sorted(args for args in shown if args.split()[0] == command and not ELSEWHERE.search(args))
    assert own
    for args in own:
        for heavy, light in LIGHTER:
            args = re.sub(heavy, light, args)
        ran = run(*shlex.split(args), type="quit\n")
        assert ran.code == 0, f"{args}: {ran.err}"


def test_the_commands_of_the_page_about_datasets_work_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    records = tmp_path / "arena" / "RUN" / "records"
    records.mkdir(parents=True)
    assert run("play", "seikatsu", "--bots", "random,greedy", "--save", str(records / "1.record")).code == 0
    page = (ROOT / "docs" / "dataset.md").read_text("utf-8")
    shown = [found["args"] for found in SHOWN.finditer(page) if found["args"].startswith("dataset ")]
    assert len(shown) > 2
    for args in shown:
        for heavy, light in LIGHTER:
            args = re.sub(heavy, light, args)
        ran = run(*shlex.split(args.replace(" --no-plots", "")))
        assert ran.code == 0, f"{args}: {ran.err}"
    assert len(list((tmp_path / "seikatsu-records").iterdir())) == 2


def test_the_settings_that_pages_show_for_other_programs_are_right() -> None:
    blocks = {
        found["language"]: found["code"]
        for page in sorted((ROOT / "docs").glob("*.md"))
        for found in OTHER.finditer(page.read_text("utf-8"))
    }
    (server,) = json.loads(blocks["json"])["mcpServers"].values()
    assert server["command"] == "ludotheque"
    assert help_of(*server["args"])
    assert list(tomllib.loads(blocks["toml"])["project"]["entry-points"]) == [GROUP]


def test_the_line_of_python_on_the_first_page_runs() -> None:
    (code,) = re.findall(r'^    python -c "(.*)"$', (ROOT / "docs" / "index.md").read_text("utf-8"), re.MULTILINE)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.startswith("seikatsu mode=standard")


@cache
def help_of(*command: str) -> str:
    """Empty if there is no such command."""
    told = run(*command, "--help")
    return told.out if told.code == 0 else ""


def test_every_target_of_make_that_a_page_names_is_there() -> None:
    rules = re.findall(r"^([a-z-]+(?: [a-z-]+)*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    targets = {target for rule in rules for target in rule.split()}
    pages_of_all = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = {word for page in pages_of_all for word in re.findall(r"`make ([a-z-]+)`", page.read_text("utf-8"))}
    assert named
    assert named <= targets


def test_the_message_that_add_a_game_shows_is_one_that_can_be_read() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    shown = re.findall(r"^    seikatsu-log-place = .*?(?=^\n)", page, re.DOTALL | re.MULTILINE)
    assert [len(FluentResource(textwrap.dedent(text)).body) for text in shown] == [1]
    assert not any(isinstance(part, Junk) for text in shown for part in FluentResource(textwrap.dedent(text)).body)


def test_the_navigation_names_pages_that_there_are() -> None:
    named = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert set(named) <= set(pages())
    assert len(named) > 20


def test_the_clients_readme_maps_every_folder_of_its_source() -> None:
    mapped = set(re.findall(r"^\| `src/(\w+)", (ROOT / "web" / "README.md").read_text("utf-8"), re.MULTILINE))
    assert mapped == {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}


def test_every_game_has_its_page_with_a_picture_that_it_drew(tmp_path: Path) -> None:
    stage(tmp_path / "site")
    for game in game_ids():
        page, picture = game.replace("_", "-"), f"pictures/{game}.svg"
        assert f"]({picture})" in (tmp_path / "site" / f"{page}.md").read_text("utf-8")
        assert (tmp_path / "site" / picture).read_text("utf-8").startswith("<svg")


def test_the_page_of_a_game_tells_from_its_numbers_how_it_is_played_well(tmp_path: Path) -> None:
    stage(tmp_path / "site")
    for game in game_ids():
        told = insights(game)
        assert told is not None
        page = (
            (tmp_path / "site" / f"{game.replace('_', '-')}.md").read_text("utf-8").partition("## How to play well")[2]
        )
        assert f"`{told.bot}`" in page
        assert page.count("### ") == len({case.mode for case in told.cases})
        best = max(told.cases[0].shares, key=lambda one: one.winners.mean - one.others.mean)
        assert f"{best.winners.mean:.1f} ± {best.winners.error:.1f}" in page.partition("|---|")[2].splitlines()[1]


def test_a_source_of_points_stands_out_only_if_chance_does_not_explain_it() -> None:
    flocks = InsightKey("flocks", {})
    assert "**flocks**" in row_of("seikatsu", ShareInsight(flocks, Mean(40, 20.0, 1.0), Mean(40, 17.9, 1.0)))
    assert "**" not in row_of("seikatsu", ShareInsight(flocks, Mean(40, 19.0, 1.0), Mean(40, 17.5, 1.0)))


def test_links_lead_to_pages_of_the_site_and_files_that_are_none_become_their_names() -> None:
    placed = {"docs/bots.md": "bots.md", "CHANGELOG.md": "changelog.md", "src/a/rules.en.md": "rules/a.en.md"}
    assert relink("[new](../CHANGELOG.md#top)", "docs/bots.md", placed) == "[new](changelog.md#top)"
    assert relink("[bots](docs/bots.md)", "CHANGELOG.md", placed) == "[bots](bots.md)"
    assert relink("[rules](../src/a/rules.en.md)", "docs/bots.md", placed) == "[rules](rules/a.en.md)"
    assert relink("[one](../examples/one.py)", "docs/bots.md", placed) == "one"
    assert relink("[uv](https://docs.astral.sh)", "docs/bots.md", placed) == "[uv](https://docs.astral.sh)"


def test_the_site_fetches_nothing_from_elsewhere() -> None:
    chosen = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "\n  font: false\n" in chosen
    assert "\n  - offline\n" in chosen
    assert "http" not in chosen
