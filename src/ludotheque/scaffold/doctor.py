"""What a game lacks, in words: what must be mended, and what would make it better."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from ludotheque.core.cases import plain_cases_of
from ludotheque.core.decision import may_decide
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, Journal
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import room
from ludotheque.rulebook import rulebook
from ludotheque.table.lessons import lesson
from ludotheque.text import LANGUAGES, Words, game_catalogues, words

STOPGAPS: Mapping[str, str] = {
    "action_text": "actions are written as numbers, or as `describe` notes them",
    "position_text": "a position is written as the fields of the state",
    "describe": "actions are told by their notation, and there is nothing on the board to point at",
    "prompt": "the prompt is the same for every decision",
    "refusal": "a refused move is told without its clause",
    "score_sheet": "the count at the end is one line, the points",
    "outcome": "the end says nothing of its reason",
    "draw": "the board is drawn as lines of text",
    "terminal": "the terminal shows the view as lines of text",
    "policy": "bots search without knowing anything of the game beyond its rules",
}
"""What a game has in place of a function that it leaves out."""
SAMPLE_SEEDS = (1, 2, 3)


@dataclass(frozen=True)
class Finding:
    must: bool
    """Whether the game is wrong without it, or only plainer."""
    text: str


def examine(game: Game[State]) -> list[Finding]:
    """All that was found, what must be mended first."""
    found = [finding for check in CHECKS for finding in _findings(check, game)]
    return sorted(found, key=lambda finding: not finding.must)


def _findings(check: Check, game: Game[State]) -> list[Finding]:
    """What a check found; where the game's own code fails on the way, that."""
    found = []
    try:
        for finding in check(game):
            found.append(finding)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.name}, line {last.lineno} of {last.filename}"
        found.append(Finding(True, f"the game fails with {type(error).__name__}: {error} (in {where})"))
    return found


def _functions(game: Game[State]) -> Iterator[Finding]:
    left_out = game.left_out()
    for name, stopgap in STOPGAPS.items():
        if name in left_out:
            yield Finding(False, f"`{name}` is left out: {stopgap}")
    for one, other in (("action_text", "parse_action"), ("position_text", "read_position")):
        if (one in left_out) != (other in left_out) and other in left_out:
            yield Finding(True, f"`{one}` has no `{other}` that reads it back")


def _pages(game: Game[State]) -> Iterator[Finding]:
    own = room(game.id)
    if not own.joinpath("rules.en.md").is_file():
        yield Finding(False, "there is no `rules.en.md`: players find no rules at the table")
    else:
        try:
            rulebook(game.id, "en")
        except ValueError as error:
            yield Finding(True, f"`rules.en.md` cannot be read: {error}")
    yield from _catalogues(game)
    for language in LANGUAGES:
        if not own.joinpath("text", f"{language}.ftl").is_file():
            yield Finding(False, f"there is no `text/{language}.ftl`: {_without_words(language)}")
        if language != "en" and not own.joinpath(f"rules.{language}.md").is_file():
            yield Finding(False, f"there is no `rules.{language}.md`: the rules are in English there")
    if not own.joinpath("lesson.json").is_file():
        yield Finding(False, "there is no `lesson.json`: newcomers get no guided first game")
    else:
        try:
            lesson(game.id)
        except Exception as error:
            yield Finding(True, f"`lesson.json` cannot be played: {error}")


def _catalogues(game: Game[State]) -> Iterator[Finding]:
    """Texts that are there and cannot be read, wholly or in part."""
    for file in {file.name: file for language in LANGUAGES for file in game_catalogues(game.id, language)}.values():
        try:
            body = FluentResource(file.read_text("utf-8")).body
        except UnicodeDecodeError as error:
            yield Finding(True, f"`text/{file.name}` is left out: it is not text in UTF-8 (byte {error.start + 1})")
            continue
        for part in body:
            if isinstance(part, Junk):
                lost = str(part.content).strip().split("\n")[0]
                yield Finding(True, f"`text/{file.name}` has what is no message of Fluent: {lost!r}")


def _without_words(language: str) -> str:
    return "the game speaks in bare words" if language == "en" else "the game speaks English there"


def _heard_words(game: Game[State]) -> Iterator[Finding]:
    """Messages that random games call for and a catalogue lacks, and clauses that the rules do not have."""
    messages, clauses = _called_for(game)
    for language in LANGUAGES:
        if not room(game.id).joinpath("text", f"{language}.ftl").is_file():
            continue
        say = words(language)
        lacking = [message for message in sorted(messages) if not say.knows(game.id, message)]
        if lacking:
            prefix = Words.prefix(game.id)
            names = ", ".join(f"{prefix}-{message}" for message in lacking)
            yield Finding(True, f"`text/{language}.ftl` lacks {names}")
    known = {clause.id for section in rulebook(game.id, "en").sections for clause in section.clauses}
    unknown = sorted(clause for clause in clauses if clause not in known)
    if known and unknown:
        yield Finding(True, f"the game cites {', '.join(unknown)}, which `rules.en.md` does not have")


def _called_for(game: Game[State]) -> tuple[set[str], set[str]]:
    messages = {f"mode-{mode.id}" for mode in game.modes} | {"about"}
    clauses: set[str] = set()
    for choice in game.choices:
        option = f"option-{choice.name.replace('_', '-')}"
        messages |= {option, *(f"{option}-{value}" for value in choice.values)}
        clauses.add(choice.clause)
    for _, options in plain_cases_of(game):
        for seed in SAMPLE_SEEDS:
            state, rng = game.deal(options, Rng(seed)), Rng(seed)
            while not state.is_over:
                action, prompt = state.random_action(rng), game.prompt(state)
                messages |= {f"do-{game.describe(state, action)['kind']}", f"prompt-{prompt['kind']}"}
                clauses.add(prompt["clause"])
                journal = Journal()
                state.apply(action, journal)
                messages |= {f"log-{event['kind']}" for event in journal.seen_by(OPEN)}
            sheet, outcome = game.score_sheet(state), game.outcome(state)
            messages |= {f"score-{step['kind']}" for step in sheet} | {f"decided-{kind}" for kind in may_decide(sheet)}
            messages |= {f"end-{outcome['reason']}", f"won-{outcome['decided_by']}"}
            clauses |= {outcome["clause"], *(step["clause"] for step in sheet)}
    return messages, clauses - {""}


def _targets(game: Game[State]) -> Iterator[Finding]:
    """Every action has something to point at, in the drawing or as a button."""
    for _, options in plain_cases_of(game)[:1]:
        state = game.deal(options, Rng(1))
        described = [game.describe(state, action) for action in state.legal_actions()]
        bare = sorted({one["kind"] for one in described if not one["targets"]})
        if bare:
            kinds = ", ".join(bare)
            yield Finding(True, f"`describe` names no target for {kinds}: `act:{bare[0]}`, not drawn, makes a button")


def _drawing(game: Game[State]) -> Iterator[Finding]:
    """The drawing is SVG, and what can be pointed at first is in it."""
    if "draw" in game.left_out():
        return
    for _, options in plain_cases_of(game)[:1]:
        state = game.deal(options, Rng(1))
        view = game.view(state, state.to_move)
        json.dumps(view)
        try:
            picture = ElementTree.fromstring(game.draw(view))
        except ElementTree.ParseError as error:
            yield Finding(True, f"`draw` makes no SVG: {error}")
            return
        drawn = {part.get("data-target") for part in picture.iter()}
        wanted = {target for action in state.legal_actions() for target in game.describe(state, action)["targets"]}
        lacking = sorted(wanted - drawn)
        if lacking:
            some = ", ".join(lacking[:5])
            more = f" and {len(lacking) - 5} more" if len(lacking) > 5 else ""
            yield Finding(
                False,
                f"`draw` has no data-target for {some}{more}: those moves are chosen from a list, not on the board",
            )


Check = Callable[[Game[State]], Iterator[Finding]]
CHECKS: tuple[Check, ...] = (_functions, _pages, _heard_words, _targets, _drawing)
