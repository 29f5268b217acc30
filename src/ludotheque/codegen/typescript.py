"""Writes the client's TypeScript types from the messages and from the games' views: one definition, two languages.

python -m ludotheque.codegen.typescript            writes web/src/lib/types.gen.ts
python -m ludotheque.codegen.typescript --check    fails if that file differs
"""

from __future__ import annotations

import argparse
import sys
import types
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import isclass
from pathlib import Path
from typing import Literal, Union, get_args, get_origin, is_typeddict

from ludotheque.codegen import shapes
from ludotheque.codegen.schemas import has_events, view_type
from ludotheque.codegen.shapes import (
    DictOf,
    Limited,
    ListOf,
    Named,
    OneOf,
    Plain,
    Shape,
    TupleOf,
    Values,
    inner_shapes,
    literal,
    shape,
)
from ludotheque.core.errors import Arg
from ludotheque.core.journal import Event
from ludotheque.core.what_if import WhatIf
from ludotheque.games import game_ids, room_name
from ludotheque.study.insights import Insights
from ludotheque.table import messages
from ludotheque.table.bounds import CHAT_LENGTH, NAME_LENGTH

DEFAULT_PATH = Path("web/src/lib/types.gen.ts")
HEAD = (
    "// Made by `python -m ludotheque.codegen.typescript` from the Python definitions: change those, not this file.\n"
)

CONSTANTS = {
    "PROTOCOL": messages.PROTOCOL,
    "NAME_LENGTH": NAME_LENGTH,
    "CHAT_LENGTH": CHAT_LENGTH,
    "COLOURS": list(messages.COLOURS),
    "LEVELS": list(get_args(messages.Level)),
    "LANGUAGES": list(get_args(messages.Language)),
}
ALIASES = {
    "Colour": messages.Colour,
    "Level": messages.Level,
    "Language": messages.Language,
    "Visibility": messages.Visibility,
    "Phase": messages.Phase,
    "SeatKind": messages.SeatKind,
    "Room": messages.Room,
    "Pace": messages.Pace,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}
ROOTS = (
    messages.CreateTable,
    messages.JoinTable,
    messages.ChangeSeat,
    messages.SwapSeats,
    messages.SetReady,
    messages.LeaveTable,
    messages.SetHints,
    messages.ClaimSeat,
    messages.EndDevice,
    messages.ForkTable,
    messages.UploadRecord,
    messages.GameInfo,
    messages.Rules,
    messages.Lesson,
    messages.PuzzleInfo,
    messages.PuzzlePage,
    Insights,
    messages.OpenStudy,
    messages.StudyTree,
    messages.AskPosition,
    messages.StudyPosition,
    messages.AskLines,
    messages.StudyLines,
    messages.Table,
    messages.TableSummary,
    messages.Parcel,
    messages.SeatLink,
    messages.SeatDevices,
    messages.Replay,
    messages.Judgement,
    WhatIf,
    messages.ErrorReply,
    messages.Health,
)
VIEWS = "speak.view"
EVENTS = "speak.events"
"""Where a game's `TypedDict`s stand: those of its views, and those of its actions, events and steps of the count."""

WORDS = {"integer": "number"}
ARG = shape(Arg)
ARGS = shape(Event)
CALLED: dict[Shape, str] = {ARG: "Arg", ARGS: "Args", ListOf(ARGS): "Event[]"}
"""Shapes that have a name of their own here: many mappings of arguments in a row are events, and have a kind."""
ANY_EVENT = """export type Args = Record<string, Arg>;
/** What happened, as `core.journal` writes it: the words are `<game>-log-<kind>` with the other keys. */
export type Event = { kind: string; [key: string]: Arg };
"""


def typescript() -> str:
    """The whole file."""
    names: dict[type, str] = {}
    aliases = {name: shape(hint) for name, hint in ALIASES.items()}
    roots: list[Shape] = [Named(root) for root in ROOTS]
    told: dict[str, str] = {}
    for game in game_ids():
        prefix = "".join(word.capitalize() for word in game.split("_"))
        for name, hint in _types_of(game):
            if isclass(hint) and hint.__name__ == name:
                names[hint] = _prefixed(prefix, name)
                roots.append(Named(hint))
            else:
                aliases[_prefixed(prefix, name)] = shape(hint)
        if has_events(game):
            told[prefix] = names[view_type(game)]
    writer = _Writer(names)
    kinds = shapes.all_named([*aliases.values(), *roots])
    lines = [HEAD]
    lines.extend(f"export const {name} = {literal(value)} as const;" for name, value in CONSTANTS.items())
    lines.append("")
    lines.append(f"export type Arg = {' | '.join(map(writer.text, inner_shapes(ARG)))};")
    lines.append(ANY_EVENT)
    lines.extend(f"export type {name} = {writer.text(of)};" for name, of in aliases.items())
    lines.append("")
    lines.extend(writer.interface(kind) for kind in kinds)
    lines.extend(_told(prefix, view) for prefix, view in told.items())
    lines.append(f"export type AnyTold = {' | '.join(f'{prefix}Told' for prefix in told)};\n")
    return "\n".join(lines)


def _told(prefix: str, view: str) -> str:
    parts = ";\n".join(f"  {name.lower()}: {prefix}{name}" for name in ("Action", "Event", "Step"))
    return f"/** All that is told of a match. */\nexport interface {prefix}Told {{\n  view: {view};\n{parts};\n}}\n"


class _Writer:
    """Shapes as TypeScript."""

    def __init__(self, names: dict[type, str]) -> None:
        self._names = names

    def text(self, of: Shape) -> str:
        if of in CALLED:
            return CALLED[of]
        match of:
            case Plain(name):
                return WORDS.get(name, name)
            case Values(values):
                return " | ".join(map(literal, values))
            case ListOf(item):
                inner = self.text(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case TupleOf(items):
                return f"[{', '.join(map(self.text, items))}]"
            case DictOf(value):
                return f"Record<string, {self.text(value)}>"
            case OneOf(choices):
                return " | ".join(dict.fromkeys(map(self.text, choices)))
            case Limited(inner_shape, _):
                return self.text(inner_shape)
            case Named(kind):
                return self._names.get(kind, kind.__name__)

    def interface(self, kind: type) -> str:
        about = shapes.description(kind)
        name = self._names.get(kind, kind.__name__)
        # Unlike an interface, a type is also a record of arguments, which the words take.
        as_type = kind.__module__.endswith(EVENTS)
        members = shapes.members(kind)
        lines = [f"/** {about} */"] if about else []
        if not members:
            return "\n".join([*lines, f"export type {name} = Record<string, never>;", ""])
        lines.append(f"export type {name} = {{" if as_type else f"export interface {name} {{")
        lines.extend(
            f"  {member.name}{'?' if member.optional else ''}: {self.text(member.shape)};" for member in members
        )
        return "\n".join([*lines, "};" if as_type else "}", ""])


def _types_of(game: str) -> Iterator[tuple[str, object]]:
    """A game's own `TypedDict`s, and the unions and literals that it gives a name."""
    for part in (VIEWS, EVENTS):
        module_name = f"{room_name(game)}.{part}"
        if find_spec(module_name) is None:
            continue
        for name, value in vars(import_module(module_name)).items():
            own = getattr(value, "__module__", "").startswith(f"{room_name(game)}.")
            if not name.startswith("_") and ((own and is_typeddict(value)) or _is_named_choice(value)):
                yield name, value


def _is_named_choice(value: object) -> bool:
    origin = get_origin(value)
    if origin is Literal:
        return True
    return origin in (Union, types.UnionType) and all(map(is_typeddict, getattr(value, "__args__", ())))


def _prefixed(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.codegen.typescript")
    parser.add_argument("path", nargs="?", type=Path, default=DEFAULT_PATH)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the file differs")
    wanted = parser.parse_args(arguments)
    text = typescript()
    if wanted.check:
        if not wanted.path.exists() or wanted.path.read_text("utf-8") != text:
            print(f"{wanted.path} differs from the Python definitions: run python -m ludotheque.codegen.typescript")
            return 1
        return 0
    wanted.path.parent.mkdir(parents=True, exist_ok=True)
    wanted.path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
