"""Stages the documentation site into a folder: `python -m tools.docs FOLDER`; `make docs` builds it from there.

The pages are those of docs/, which are read in the repository too. Beside them come what lives elsewhere (rules,
changelog, how to contribute), a picture of every game, drawn by the game itself, and what its numbers tell of playing
it well. A link to a file that is no page becomes its name.
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
from ludotheque.study.insights import CaseInsights, ShareInsight, insights
from ludotheque.text import words

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
        drawn = f"![{game.name} in the middle of a game](pictures/{game.id}.svg)"
        page.write_text(f"{title}\n\n{drawn}\n{rest}\n{played_well(game.id)}", "utf-8")


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


def played_well(id: str) -> str:
    """What winners do otherwise, from the numbers that come with a game; empty where there are none."""
    told = insights(id)
    if told is None:
        return ""
    first = {case.mode: case for case in reversed(told.cases)}
    parts = [in_numbers(id, case) for case in told.cases if first[case.mode] is case]
    return f"""## How to play well
Measured, not thought out: `{told.bot}` played itself, and this is what became of it. What gave winners more (or less)
than chance explains is in bold; `±` is to either side, 95 times of 100. [Study](study.md#in-numbers) tells how it was
counted. The page of numbers in the app (`#/insights/{id}`) has every number of players, openings and what is used.

{"".join(parts)}"""


def in_numbers(id: str, case: CaseInsights) -> str:
    """One mode: how a match ends, and where winners had their points from, most telling first."""
    places = ", ".join(f"{100 * one.share:.0f} %" for one in case.won)
    rows = sorted(case.shares, key=lambda one: one.others.mean - one.winners.mean)
    lines = [
        f"### {words().tell(id, f'mode-{case.mode}', {})}, {case.players} player{'s' * (case.players > 1)}",
        f"In {case.matches} matches winners had {case.winning.mean.mean:.1f} points and were {case.margin.mean:.1f} "
        f"ahead. By place in the order of play they won {places}.",
        "",
        "| points from | winners | others |",
        "|---|---|---|",
        *(row_of(id, one) for one in rows),
    ]
    return "\n".join(lines) + "\n\n"


def row_of(id: str, share: ShareInsight) -> str:
    name = words().tell(id, f"share-{share.key.kind}", share.key.args)
    winners, others = share.winners, share.others
    if abs(winners.mean - others.mean) > winners.error + others.error:
        name = f"**{name}**"
    return f"| {name} | {winners.mean:.1f} ± {winners.error:.1f} | {others.mean:.1f} ± {others.error:.1f} |"


if __name__ == "__main__":
    stage(Path(sys.argv[1]))
