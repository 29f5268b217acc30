"""What a table can choose before a game: a mode, a number of players, and named options."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.errors import BadOption


class Mode:
    """A way to play a game, and for how many."""

    __slots__ = ("id", "players")

    def __init__(self, id: str, players: tuple[int, ...]) -> None:
        self.id = id
        self.players = players


class Choice:
    """A named option: its values, its default first, the clause that speaks of it, and the modes that have it."""

    __slots__ = ("clause", "modes", "name", "values")

    def __init__(self, name: str, values: tuple[str, ...], clause: str, modes: tuple[str, ...] = ()) -> None:
        self.name = name
        self.values = values
        self.clause = clause
        self.modes = modes

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str) -> str:
        if value not in self.values:
            raise BadOption(f"{self.name} is one of {', '.join(self.values)}; not {value!r}")
        return value


class Options:
    """A checked choice of everything: immutable, comparable, with a text form that parses back."""

    __slots__ = ("_values", "mode", "players")

    def __init__(self, mode: str, players: int, values: Mapping[str, str]) -> None:
        self.mode = mode
        self.players = players
        self._values: dict[str, str] = dict(values)

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def items(self) -> list[tuple[str, str]]:
        return list(self._values.items())

    def __str__(self) -> str:
        extra = "".join(f" {name}={value}" for name, value in self._values.items())
        return f"mode={self.mode} players={self.players}{extra}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def check_options(
    game: str, modes: tuple[Mode, ...], choices: tuple[Choice, ...], wanted: Mapping[str, str]
) -> Options:
    """Turns texts into `Options`; what is not said takes its default. Raises `BadOption` with what is allowed."""
    mode = _check_mode(game, modes, wanted)
    players = _check_players(game, mode, wanted)
    own = [choice for choice in choices if not choice.modes or mode.id in choice.modes]
    known = ["mode", "players", *(choice.name for choice in own)]
    for name in wanted:
        if name not in known:
            raise BadOption(f"{game} in mode {mode.id} has no option {name!r}; it has {', '.join(known)}")
    return Options(
        mode.id, players, {choice.name: choice.check(wanted.get(choice.name, choice.default)) for choice in own}
    )


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
