"""The engine inside the browser is the engine: compiled to WebAssembly and plain, it plays to the byte as anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, Worker
from tools.wasm.pack import weights

from ludotheque.bots.weights import shipped
from ludotheque.games import game as find_game
from ludotheque.table.thinking import Thinker, Thinking, thought_about
from tests.bots.signatures import master_at_a_table
from tests.browser.conftest import Opens, Watch, new_page
from tests.browser.engine import bring_tests, known, run, start_thinker
from tests.browser.site import ROOT, STATIC, Site
from tests.cases import WANTED
from tests.seldom import seldom

pytestmark = pytest.mark.long

FILES = """
import json
import ludotheque.bots.mcts, ludotheque.core.state
json.dumps([ludotheque.bots.mcts.__file__, ludotheque.core.state.__file__])
"""

IMPORT_ALL = """
import json
from importlib import import_module
from pathlib import Path
def failure(name):
    try:
        import_module(name)
    except Exception as error:
        return f"{name}: {error!r}"

paths = [path.relative_to("/engine").with_suffix("").parts for path in Path("/engine/ludotheque").rglob("*.pyc")]
json.dumps(list(filter(None, (failure(".".join(parts).removesuffix(".__init__")) for parts in paths))))
"""

PERFT = """
import json
from tests.cases import older_cases, plain_cases
from tests.perft.counts import depths, keys, position
json.dumps({{
    key: depths(position(case, share))
    for case in plain_cases() + older_cases() if case[0].id == {game!r}
    for key, share in keys(case).items() if {all} or share == 0.9
}})
"""

PLAYTHROUGHS = """
import json
from tests.cases import plain_cases
from tests.playthroughs.golden import file_of, playthrough
cases = [case for case in plain_cases() if case[0].id == {game!r}]
json.dumps({{file_of(case).name: playthrough(case) for case in (cases if {all} else cases[:1])}})
"""

SIGNATURES = """
import json
from tests.bots.signatures import signature
from tests.cases import load
json.dumps(signature(load({game!r})))
"""

MASTER = """
import json
from tests.bots.signatures import master_at_a_table
from tests.cases import load
json.dumps(master_at_a_table(load({game!r})))
"""


@pytest.fixture(scope="module")
def compiled(browser: Browser, site: Site) -> Iterator[Worker]:
    with engine(browser, site, plain=False) as (worker, ready):
        assert ready["compiled"], ready["reason"]
        yield worker


@pytest.fixture(scope="module")
def plain(browser: Browser, site: Site) -> Iterator[Worker]:
    with engine(browser, site, plain=True) as (worker, ready):
        assert not ready["compiled"]
        yield worker


@contextmanager
def engine(browser: Browser, site: Site, plain: bool) -> Iterator[tuple[Worker, dict[str, object]]]:
    """One for all tests that only ask it: to start it takes longer than most of what it is asked."""
    page = new_page(browser, watch := Watch(), site.url)
    worker, ready = start_thinker(page, plain)
    bring_tests(worker)
    yield worker, ready
    page.context.close()
    assert watch.troubles == []


def test_compiled_modules_are_what_runs_where_they_load(compiled: Worker) -> None:
    files = run(compiled, FILES)
    assert isinstance(files, list)
    assert all(file.endswith(".so") for file in files)


def test_every_module_that_is_shipped_can_be_imported(compiled: Worker) -> None:
    assert run(compiled, IMPORT_ALL) == []


@pytest.mark.parametrize("game", [*WANTED[:1], *seldom(*WANTED[1:])])
def test_the_compiled_engine_has_the_same_trees_playthroughs_and_bots(compiled: Worker, game: str) -> None:
    assert run(compiled, PERFT.format(game=game, all=True)) == known(f"tests/perft/{game}.json")
    assert run(compiled, SIGNATURES.format(game=game)) == known("tests/bots/signatures.json")[game]  # type: ignore[index]
    check_playthroughs(run(compiled, PLAYTHROUGHS.format(game=game, all=True)))
    assert run(compiled, MASTER.format(game=game)) == master_at_a_table(find_game(game))


@pytest.mark.drill
@pytest.mark.parametrize("game", WANTED)
def test_the_plain_engine_has_the_same_trees_playthroughs_and_bots(plain: Worker, game: str) -> None:
    trees = run(plain, PERFT.format(game=game, all=False))
    assert trees
    assert trees.items() <= known(f"tests/perft/{game}.json").items()  # type: ignore[attr-defined]
    check_playthroughs(run(plain, PLAYTHROUGHS.format(game=game, all=False)))


def test_a_download_that_breaks_off_goes_on_where_it_was(opens: Opens) -> None:
    page = opens()
    machine = next((STATIC / "engine").glob("machine-*.pack"))
    half = machine.read_bytes()[: machine.stat().st_size // 2]
    asked: list[str | None] = []

    def answer(route: Route) -> None:
        asked.append(route.request.headers.get("range"))
        if len(asked) == 1:
            route.fulfill(status=200, body=half)
        else:
            route.continue_()

    page.context.route("**/machine-*.pack", answer)
    start_thinker(page)
    assert asked == [None, f"bytes={len(half)}-"]


THINK = """thought => new Promise((resolve) => {
  thinker.onmessage = ({ data }) => resolve(data.thinking);
  thinker.postMessage({ type: 'think', id: 0, thought });
})"""


@pytest.mark.parametrize("game", sorted(weights()))
def test_what_was_learned_of_a_game_comes_when_a_bot_needs_it_and_thinks_as_anywhere(opens: Opens, game: str) -> None:
    page = opens()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    start_thinker(page)
    plain, network = (thought(game, bot) for bot in ("mcts", "network"))
    assert moves(page, plain) == moves_here(plain)
    assert not [url for url in asked if "weights-" in url]
    assert moves(page, network) == moves_here(network) != moves_here(plain)
    assert moves(page, network) == moves_here(network)
    assert [url.rpartition("/")[2].rpartition("-")[0] for url in asked if "weights-" in url] == [f"weights-{game}"]


def test_where_what_was_learned_does_not_come_the_bot_plays_without_it_till_it_does(opens: Opens, watch: Watch) -> None:
    game = min(weights())
    page = opens()
    start_thinker(page)
    plain, network = (thought(game, bot) for bot in ("mcts", "network"))
    page.context.route("**/weights-*.pack", lambda route: route.fulfill(status=503))
    assert moves(page, network) == moves_here(plain)
    page.context.unroute("**/weights-*.pack")
    assert moves(page, network) == moves_here(network)
    watch.forgive("503")


def thought(game: str, bot: str) -> str:
    """A hint in the first position that something was learned of."""
    found = find_game(game)
    options = found.parse_options(min(shipped(game, found.env_version)))
    first = found.setup(options, bytes(32))
    about = thought_about(found, first, first.to_move, f"{bot}:nodes=300", "hint")
    return msgspec.json.encode(msgspec.structs.replace(about, seed=7)).decode()


def moves(page: Page, thought: str) -> list[tuple[int, int]]:
    return visited(page.evaluate(THINK, thought).encode())


def moves_here(thought: str) -> list[tuple[int, int]]:
    return visited(Thinker().answer(thought.encode()))


def visited(answer: bytes) -> list[tuple[int, int]]:
    """How often each move was tried."""
    thinking = msgspec.json.decode(answer, type=Thinking)
    assert not thinking.error
    return [(move.action, move.visits) for move in thinking.moves]


def check_playthroughs(played: object) -> None:
    assert isinstance(played, dict)
    assert played
    for name, text in played.items():
        assert text == (ROOT / "tests" / "playthroughs" / name).read_text("utf-8")
