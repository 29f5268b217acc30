"""Every word a person reads, in Fluent catalogues that the web client reads too."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from warnings import warn

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ludotheque.core.errors import BadOption, Refusal
from ludotheque.games import game_ids, room
from ludotheque.languages import LANGUAGES as LANGUAGES
from ludotheque.languages import check_language
from ludotheque.text.grammar import FUNCTIONS

GAME_CATALOGUES = ("", "-web", "-terminal", "-study")
"""What the engine says of a game, what the web client adds, the legend of its board in a terminal, and what the lines
of a position mean."""


@cache
def words(language: str = "en") -> Words:
    check_language(language)
    return Words(language)


def catalogues(language: str) -> list[Traversable]:
    """What all games share, from `text/<language>/`, then each game's own: `text/<language>*.ftl` in its room.

    A game that is not in this language speaks English.
    """
    shared = files(__name__).joinpath(language)
    found = [shared.joinpath(name) for name in sorted(file.name for file in shared.iterdir())]
    for game in game_ids():
        # A game that cannot be loaded has no say; whoever asks for it is told why.
        with suppress(BadOption):
            found.extend(game_catalogues(game, language))
    return [file for file in found if file.name.endswith(".ftl")]


def game_catalogues(game: str, language: str) -> list[Traversable]:
    own = room(game).joinpath("text")
    spoken = language if own.joinpath(f"{language}.ftl").is_file() else "en"
    found = [own.joinpath(f"{spoken}{part}.ftl") for part in GAME_CATALOGUES]
    return [file for file in found if file.is_file()]


def game_words(game: str, language: str) -> str:
    """A game's own catalogues as text. Raises `BadOption` that lists the languages."""
    check_language(language)
    return "\n".join(map(_read, game_catalogues(game, language)))


def _read(file: Traversable) -> str:
    """A catalogue's text. One that cannot be read is told of and left out: all others speak all the same."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        warn(f"the words of {file} are left out: it is not text in UTF-8 (byte {error.start + 1})", stacklevel=2)
        return ""


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._messages: list[str] = []
        for file in catalogues(language):
            resource = FluentResource(_read(file))
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
        text, errors = self._bundle.format_pattern(pattern, {"touch": 0, **(args or {})})
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def tell(
        self, game: str, message: str, args: Mapping[str, object], names: list[str] | None = None, reader: int = -1
    ) -> str:
        """A message of a game: seats become names, and values that have a name are named."""
        prefix = self.prefix(game)
        named = self._named(prefix, args, names or [], reader)
        for full in (f"{prefix}-{message}", message):
            if self.has(full):
                return self.say(full, named)
        return self._bare(message, named)

    def knows(self, game: str, message: str) -> bool:
        """Whether a game's message has words of its own, or shares those of all games."""
        return self.has(f"{self.prefix(game)}-{message}") or self.has(message)

    @cache  # noqa: B019  # one `Words` a language lives as long as the program
    def speaks(self, game: str) -> bool:
        """Whether a game has any words of its own."""
        return any(message.startswith(f"{self.prefix(game)}-") for message in self._messages)

    @staticmethod
    def prefix(game: str) -> str:
        """What the names of a game's messages start with."""
        return game.replace("_", "-")

    @staticmethod
    def _bare(message: str, named: Mapping[str, str | int | float]) -> str:
        """A message that a game has no words for: what it is called, and what it is told with."""
        _, _, kind = message.partition("-")
        told = ", ".join(
            f"{key.replace('_', ' ')} {value}"
            for key, value in named.items()
            if key not in ("you", "seat") and not key.startswith("the_")
        )
        bare = kind.replace("-", " ").replace("_", " ") + (f" ({told})" if told else "")
        return f"{named['seat']}: {bare}" if "seat" in named else bare[:1].upper() + bare[1:]

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
                named.update(self._forms(prefix, key, value))
        before, after = args.get("before"), args.get("after")
        if isinstance(before, int) and isinstance(after, int):
            named["change"] = after - before
        return named

    def _name(self, prefix: str, key: str, value: object) -> str | int | float:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, (int, float)):
            return value
        message = self._message(prefix, key, value)
        return self.say(message) if self.has(message) else str(value if value is not None else "")

    def _forms(self, prefix: str, key: str, value: object) -> dict[str, str | int | float]:
        """The other forms of a name, which the catalogue gives as attributes: `.the` is `$the_tile`, and so on.

        Without `.the` a thing is named as it is: English writes the article itself, French needs the gender.
        """
        forms = {f"the_{key}": self._name(prefix, key, value)}
        message = self._message(prefix, key, value)
        if self.has(message):
            for form, pattern in self._bundle.get_message(message).attributes.items():
                forms[f"{form}_{key}"] = str(self._bundle.format_pattern(pattern)[0])
        return forms

    @staticmethod
    def _message(prefix: str, key: str, value: object) -> str:
        return f"{prefix}-{key.replace('_', '-')}-{value}"
