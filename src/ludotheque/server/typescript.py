"""Writes the client's TypeScript types from the messages and from the games' views: one definition, two languages.

python -m ludotheque.server.typescript            writes web/src/lib/types.gen.ts
python -m ludotheque.server.typescript --check    fails if that file differs
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
from typing import Literal, Union, get_origin, is_typeddict

from ludotheque.games import GAME_IDS
from ludotheque.server import messages, shapes
from ludotheque.server.shapes import (
    DictOf,
    Limited,
    ListOf,
    Named,
    OneOf,
    Plain,
    Shape,
    TupleOf,
    Values,
    literal,
    shape,
)

DEFAULT_PATH = Path("web/src/lib/types.gen.ts")
HEAD = "// Made by `python -m ludotheque.server.typescript` from the Python definitions: change those, not this file.\n"

CONSTANTS = {
    "PROTOCOL": messages.PROTOCOL,
    "NAME_LENGTH": messages.NAME_LENGTH,
    "CHAT_LENGTH": messages.CHAT_LENGTH,
    "COLOURS": list(messages.COLOURS),
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
    messages.SetReady,
    messages.LeaveTable,
    messages.ClaimSeat,
    messages.ForkTable,
    messages.UploadRecord,
    messages.GameInfo,
    messages.Rules,
    messages.Lesson,
    messages.Table,
    messages.TableSummary,
    messages.SeatLink,
    messages.Replay,
    messages.Judgement,
    messages.ErrorReply,
    messages.Health,
)
VIEW_MODULES = ("view", "explain", "events")
"""Where a game's `TypedDict`s of views and journal events stand."""

WORDS = {"integer": "number"}


def typescript() -> str:
    """The whole file."""
    names: dict[type, str] = {}
    aliases = {name: shape(hint) for name, hint in ALIASES.items()}
    roots: list[Shape] = [Named(root) for root in ROOTS]
    for game in GAME_IDS:
        prefix = "".join(word.capitalize() for word in game.split("_"))
        for name, hint in _view_types(game):
            if isclass(hint):
                names[hint] = _prefixed(prefix, name)
                roots.append(Named(hint))
            else:
                aliases[_prefixed(prefix, name)] = shape(hint)
    writer = _Writer(names)
    kinds = shapes.all_named([*aliases.values(), *roots])
    lines = [HEAD]
    lines.extend(f"export const {name} = {literal(value)} as const;" for name, value in CONSTANTS.items())
    lines.append("")
    lines.extend(f"export type {name} = {writer.text(of)};" for name, of in aliases.items())
    lines.append("")
    lines.extend(writer.interface(kind) for kind in kinds)
    return "\n".join(lines)


class _Writer:
    """Shapes as TypeScript."""

    def __init__(self, names: dict[type, str]) -> None:
        self._names = names

    def text(self, of: Shape) -> str:
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
        lines = [f"/** {about} */"] if about else []
        lines.append(f"export interface {self._names.get(kind, kind.__name__)} {{")
        lines.extend(
            f"  {member.name}{'?' if member.optional else ''}: {self.text(member.shape)};"
            for member in shapes.members(kind)
        )
        return "\n".join([*lines, "}", ""])


def _view_types(game: str) -> Iterator[tuple[str, object]]:
    """A game's own `TypedDict`s, and the unions and literals that it gives a name."""
    for part in VIEW_MODULES:
        module_name = f"ludotheque.games.{game}.{part}"
        if find_spec(module_name) is None:
            continue
        for name, value in vars(import_module(module_name)).items():
            own = getattr(value, "__module__", "").startswith(f"ludotheque.games.{game}.")
            if is_typeddict(value) and own:
                yield value.__name__, value
            elif not name.startswith("_") and _is_named_choice(value):
                yield name, value


def _is_named_choice(value: object) -> bool:
    origin = get_origin(value)
    if origin is Literal:
        return True
    return origin in (Union, types.UnionType) and all(map(is_typeddict, getattr(value, "__args__", ())))


def _prefixed(prefix: str, name: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server.typescript")
    parser.add_argument("path", nargs="?", type=Path, default=DEFAULT_PATH)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if the file differs")
    wanted = parser.parse_args(arguments)
    text = typescript()
    if wanted.check:
        if not wanted.path.exists() or wanted.path.read_text("utf-8") != text:
            print(f"{wanted.path} differs from the Python definitions: run python -m ludotheque.server.typescript")
            return 1
        return 0
    wanted.path.parent.mkdir(parents=True, exist_ok=True)
    wanted.path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
