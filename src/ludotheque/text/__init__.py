"""Every word a person reads, in Fluent catalogues that the web client reads too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ludotheque.core.errors import BadOption, Refusal

LANGUAGES = ("en", "fr")


@cache
def words(language: str = "en") -> Words:
    if language not in LANGUAGES:
        raise BadOption(f"the languages are {', '.join(LANGUAGES)}; not {language!r}")
    return Words(language)


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: list[str] = []
        for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text("utf-8"))
                self._bundle.add_resource(resource)
                self._messages.extend(entry.id.name for entry in resource.body if isinstance(entry, Message))

    def messages(self) -> list[str]:
        return sorted(self._messages)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, object] | None = None) -> str:
        """A message in words. Raises `KeyError` when the catalogue lacks it: a test finds that first."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def tell(
        self, game: str, message: str, args: Mapping[str, object], names: list[str] | None = None, reader: int = -1
    ) -> str:
        """A message of a game: seats become names, and values that have a name are named."""
        prefix = game.replace("_", "-")
        full = f"{prefix}-{message}"
        if not self.has(full):
            full = message
        return self.say(full, self._named(prefix, args, names or [], reader))

    def why(self, game: str, refusal: Refusal, names: list[str] | None = None) -> str:
        return self.tell(game, f"why-{refusal.reason}", refusal.args, names)

    def event(self, game: str, event: Mapping[str, object], names: list[str], reader: int = -1) -> str:
        args = {key: value for key, value in event.items() if key != "kind"}
        return self.tell(game, f"log-{event['kind']}", args, names, reader)

    def _named(
        self, prefix: str, args: Mapping[str, object], names: list[str], reader: int
    ) -> dict[str, str | int | float]:
        named: dict[str, str | int | float] = {"you": 0}
        for key, value in args.items():
            if (key == "seat" or key.endswith("_seat")) and isinstance(value, int):
                if key == "seat":
                    named["you"] = int(value == reader)
                named[key] = names[value] if 0 <= value < len(names) else str(value + 1)
            elif isinstance(value, list):
                named[key] = ", ".join(str(self._name(prefix, key.removesuffix("s"), part)) for part in value)
            else:
                named[key] = self._name(prefix, key, value)
        return named

    def _name(self, prefix: str, key: str, value: object) -> str | int | float:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, (int, float)):
            return value
        message = f"{prefix}-{key.replace('_', '-')}-{value}"
        return self.say(message) if self.has(message) else str(value if value is not None else "")
