"""The engine in a worker of a real page, and a way to run our own tests' code in it."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, Worker

from tests.browser.site import ROOT, STATIC

START = """([script, plain]) => new Promise((resolve, reject) => {
  const worker = new Worker(new URL(script, location.href), { type: 'module' });
  worker.onmessage = ({ data }) => {
    if (data.type === 'ready') resolve(data);
    if (data.type === 'failed') reject(new Error(data.message));
  };
  worker.postMessage({ type: 'start', root: new URL('engine/', location.href.split('#')[0]).href, plain });
  globalThis.thinker = worker;
})"""

PYTEST = """
class mark:
    @staticmethod
    def parametrize(*names, **more):
        return lambda test: test

class MarkDecorator: ...
"""
"""All that the shared parts of our tests need of pytest."""

SHARED = ("tests/__init__.py", "tests/cases.py", "tests/bots", "tests/perft", "tests/playthroughs")


def start_thinker(page: Page, plain: bool = False) -> tuple[Worker, dict[str, object]]:
    """A worker with the engine in it, and what it says of itself."""
    script = next((STATIC / "assets").glob("worker-thinker-*.js"))
    ready: dict[str, object] = page.evaluate(START, [f"assets/{script.name}", plain])
    return page.workers[-1], ready


def run(worker: Worker, code: str) -> object:
    """The value of the last line, which is JSON."""
    return json.loads(str(worker.evaluate("code => self.python.runPython(code)", code)))


def bring_tests(worker: Worker) -> None:
    """Our tests' own code into the worker, so that what is run there is what is run everywhere."""
    files = {"pytest.py": PYTEST}
    for name in SHARED:
        path = ROOT / name
        for file in sorted(path.iterdir()) if path.is_dir() else [path]:
            if file.suffix in {".py", ".json"} and not file.name.startswith("test_"):
                files[str(file.relative_to(ROOT))] = file.read_text("utf-8")
    worker.evaluate(
        """files => {
          for (const [name, text] of Object.entries(files)) {
            const path = `/tests/${name}`;
            self.python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
            self.python.FS.writeFile(path, text);
          }
          self.python.runPython("import sys; sys.path.insert(0, '/tests')");
        }""",
        files,
    )


def known(path: str) -> object:
    return json.loads((Path(ROOT) / path).read_text("utf-8"))
