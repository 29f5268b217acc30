"""What a table can choose before a game: a mode, a number of players, and named options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ludotheque.core.errors import BadOption

FIRST_RULES: Final = 1
"""The rules of every game's first day: texts that name no version are of these."""


class Mode:
    """A way to play a game: for how many, and by which versions of the rules, the newest last.

    Matches that were begun by older rules go on by them: every version that was ever played stays.
    """

    __slots__ = ("id", "players", "rules")

    def __init__(self, id: str, players: tuple[int, ...], rules: tuple[int, ...] = (1,)) -> None:
        self.id = id
        self.players = players
        self.rules = rules


class Choice:
    """A named option: its values, its default first, the clause that speaks of it, and the modes that have it.

    Texts leave it out while it has its value `unsaid`, so those from before the option was there keep their meaning.
    Only options that a game had from its first day may be `always` written.
    """

    __slots__ = ("always", "clause", "modes", "name", "unsaid", "values")

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        clause: str,
        modes: tuple[str, ...] = (),
        unsaid: str = "",
        always: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.clause = clause
        self.modes = modes
        self.unsaid = unsaid or values[0]
        self.always = always

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str) -> str:
        if value not in self.values:
            raise BadOption(f"{self.name} is one of {', '.join(self.values)}; not {value!r}")
        return value


class Options:
    """A checked choice of everything: immutable, comparable, with a text form that `Game.parse_options` reads."""

    __slots__ = ("_chosen", "_game", "_mode", "_players", "_rules", "_values")

    def __init__(self, game: str, mode: str, players: int, values: Mapping[str, str], chosen: str, rules: int) -> None:
        self._game = game
        self._mode = mode
        self._players = players
        self._rules = rules
        self._chosen = chosen
        self._values: dict[str, str] = dict(values)

    # Many states share their options: none of these can be set.
    @property
    def game(self) -> str:
        """The id of the game whose options these are."""
        return self._game

    @property
    def mode(self) -> str:
        """The id of the mode."""
        return self._mode

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._players

    @property
    def rules(self) -> int:
        """The version of the rules."""
        return self._rules

    @property
    def chosen(self) -> str:
        """The text form without the version of the rules."""
        return self._chosen

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def items(self) -> list[tuple[str, str]]:
        """The game's own choices by name, without mode and players."""
        return list(self._values.items())

    def as_dict(self) -> dict[str, str]:
        """All that was chosen by name, as texts; the version of the rules is apart."""
        return {"mode": self.mode, "players": str(self.players), **self._values}

    def __str__(self) -> str:
        return self.chosen if self.rules == FIRST_RULES else f"{self.chosen} rules={self.rules}"

    def __repr__(self) -> str:
        return f"<{self.game} {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.game == other.game and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __copy__(self) -> Options:
        return self

    def __deepcopy__(self, memo: object) -> Options:
        return self

    def __reduce__(self) -> tuple[type[Options], tuple[str, str, int, dict[str, str], str, int]]:
        return Options, (self.game, self.mode, self.players, self._values, self.chosen, self.rules)


def parse_pairs(words: list[str]) -> dict[str, str]:
    """`["mode=teams", "players=4"]` by name. Raises `BadOption` that says how an option is written."""
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise BadOption(f"options are written name=value; not {word[:40]!r}")
        if name in pairs:
            raise BadOption(f"{name} is given twice")
        pairs[name] = value
    return pairs


CheckOptions = Callable[[Mapping[str, str]], Options]
"""Turns texts into the options of a game, as `Game.check_options` does."""


def check_options(
    game: str, modes: tuple[Mode, ...], choices: tuple[Choice, ...], wanted: Mapping[str, str]
) -> Options:
    """What somebody wishes for, as `Options`; what is not said takes its default, and the rules are the newest.

    Raises `BadOption` with what is allowed.
    """
    mode = _check_mode(game, modes, wanted)
    own = [choice for choice in choices if not choice.modes or mode.id in choice.modes]
    defaults = {choice.name: choice.default for choice in own}
    return _options(game, mode, own, {"rules": str(mode.rules[-1]), **defaults, **wanted})


def read_options(game: str, modes: tuple[Mode, ...], choices: tuple[Choice, ...], said: Mapping[str, str]) -> Options:
    """What an earlier version may have written, as `Options`: what is not said is as it was before it could be said.

    Raises `BadOption` with what is allowed.
    """
    mode = _check_mode(game, modes, said)
    own = [choice for choice in choices if not choice.modes or mode.id in choice.modes]
    unsaid = {choice.name: choice.unsaid for choice in own}
    return _options(game, mode, own, {"rules": str(FIRST_RULES), **unsaid, **said})


def _options(game: str, mode: Mode, own: list[Choice], texts: Mapping[str, str]) -> Options:
    players = _check_players(game, mode, texts)
    rules = _check_rules(game, mode, texts["rules"])
    known = ["mode", "players", *(choice.name for choice in own), *(["rules"] if len(mode.rules) > 1 else [])]
    for name in texts:
        if name not in known and name != "rules":
            raise BadOption(f"{game} in mode {mode.id} has no option {name!r}; it has {', '.join(known)}")
    values = {choice.name: choice.check(texts[choice.name]) for choice in own}
    written = [choice for choice in own if choice.always or values[choice.name] != choice.unsaid]
    chosen = "".join(f" {choice.name}={values[choice.name]}" for choice in written)
    return Options(game, mode.id, players, values, f"mode={mode.id} players={players}{chosen}", rules)


def _check_mode(game: str, modes: tuple[Mode, ...], wanted: Mapping[str, str]) -> Mode:
    if "mode" in wanted:
        for mode in modes:
            if mode.id == wanted["mode"]:
                return mode
        names = ", ".join(mode.id for mode in modes)
        raise BadOption(f"{game} has the modes {names}; not {wanted['mode']!r}")
    for mode in modes:
        if "players" in wanted and wanted["players"] in map(str, mode.players):
            return mode
    return modes[0]


def _check_players(game: str, mode: Mode, wanted: Mapping[str, str]) -> int:
    text = wanted.get("players", str(mode.players[0]))
    if text not in map(str, mode.players):
        counts = " or ".join(map(str, mode.players))
        raise BadOption(f"{game} in mode {mode.id} is for {counts} player{'s' * (counts != '1')}; not {text!r}")
    return int(text)


def _check_rules(game: str, mode: Mode, text: str) -> int:
    if text not in map(str, mode.rules):
        known = " and ".join(map(str, mode.rules))
        newer = " (a newer program reads it)" if text.isdecimal() and int(text[:9]) > mode.rules[-1] else ""
        raise BadOption(f"this program knows the rules {known} of {game} in mode {mode.id}; not {text[:20]!r}{newer}")
    return int(text)
