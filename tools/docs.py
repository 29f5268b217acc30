"""Stages the documentation site into a folder: `python -m tools.docs FOLDER`; `make docs` builds it from there.

The pages are those of docs/, which are read in the repository too. Beside them come what lives elsewhere (rules,
changelog, how to contribute) and a picture of every game, drawn by the game itself. A link to a file that is no page
becomes its name.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path, PurePosixPath

from ludotheque.core.journal import SPECTATOR
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games import games
from ludotheque.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
NOT_PAGES = ("package.md",)
"""What the package index shows says the same as the first page."""
PICTURED = 0.6
"""How far a game has gone in its picture."""


def pages() -> dict[str, str]:
    """Where each page of the site comes from, by its place there."""
    found = {f"docs/{path.name}": path.name for path in (ROOT / "docs").glob("*.md") if path.name not in NOT_PAGES}
    found |= {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
    for game in games():
        for language in LANGUAGES:
            found[f"src/ludotheque/games/{game.id}/rules.{language}.md"] = f"rules/{game.id}.{language}.md"
    return {place: source for source, place in found.items()}


def stage(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    placed = {source: place for place, source in pages().items()}
    for source, place in placed.items():
        target = folder / place
        target.parent.mkdir(exist_ok=True)
        target.write_text(relink((ROOT / source).read_text("utf-8"), source, placed), "utf-8")
    shutil.copytree(ROOT / "docs" / "gallery", folder / "gallery")
    (folder / "javascripts").mkdir()
    shutil.copy(ROOT / "tools" / "docs_worker.js", folder / "javascripts" / "worker.js")
    (folder / "pictures").mkdir()
    for game in games():
        (folder / "pictures" / f"{game.id}.svg").write_text(picture(game.id), "utf-8")
        page = folder / f"{game.id.replace('_', '-')}.md"
        title, _, rest = page.read_text("utf-8").partition("\n")
        page.write_text(f"{title}\n\n![{game.name} in the middle of a game](pictures/{game.id}.svg)\n{rest}", "utf-8")


def relink(text: str, source: str, placed: dict[str, str]) -> str:
    """The links of a page as they lead on the site."""
    here = PurePosixPath(source).parent
    there = PurePosixPath(placed[source]).parent

    def lead(found: re.Match[str]) -> str:
        target = found["target"]
        if ":" in target:
            return found[0]
        meant = os.path.normpath(here / target)
        anchor = found["anchor"] or ""
        if meant in placed:
            return f"{found['image']}[{found['text']}]({os.path.relpath(placed[meant], there)}{anchor})"
        if meant.startswith("docs/gallery/"):
            return f"{found['image']}[{found['text']}]({os.path.relpath(meant.removeprefix('docs/'), there)})"
        return found["text"]

    return LINK.sub(lead, text)


def picture(id: str) -> str:
    """A game between random players, part of the way, as a spectator sees it."""
    game = next(game for game in games() if game.id == id)
    options = game.options(players=max(game.modes[0].players[:2]))
    length = int(game.setup(options, bytes(32)).play_out(Rng(1)))
    match = Match(game, options, bytes(32))
    rng = Rng(1)
    while match.ply < PICTURED * length and not match.is_over:
        match.play(match.to_move, match.state.random_action(rng))
    return game.draw(game.view(match.state, SPECTATOR))


if __name__ == "__main__":
    stage(Path(sys.argv[1]))
