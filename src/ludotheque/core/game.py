"""`Game`: what a shell (table, command line, bot) needs of a game besides its `State`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Generic, Self, SupportsIndex, TypeVar

from ludotheque.core import plain
from ludotheque.core.checked import CHECKED, Checked, Deal, OfAnyState, OfEnd, check_options_of, check_rng, whole
from ludotheque.core.errors import BadOption, IllegalAction, Refusal
from ludotheque.core.imagine import ChooseOptions, state_from_view
from ludotheque.core.observer import Observer
from ludotheque.core.options import CheckOptions, Choice, Mode, Options, check_options, parse_pairs, read_options
from ludotheque.core.policy import Level, Policy
from ludotheque.core.portable import registered_game
from ludotheque.core.rng import Rng, SeedRng
from ludotheque.core.speech import Described, DescribedRun, Outcome, Prompt, ScoreStep, View
from ludotheque.core.state import State

S = TypeVar("S", bound=State)
TYPICAL_GAMES = 25
NUMBERING = 1_000_000
"""More than any game has actions."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[S]):
    """One game: its facts, and the functions that set it up, put it into words and draw it.

    A game that leaves a function out gets the one of that name in `core/plain.py`, which fits every game.
    """

    id: str
    """Letters, digits and `_`. In the names of its messages each `_` is a `-`."""
    name: str
    designers: tuple[str, ...] = ()
    publisher: str = ""
    minutes: int = 30
    modes: tuple[Mode, ...]
    choices: tuple[Choice, ...] = ()

    typical_lengths: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """The actions of a usual match by mode and players, as `count_typical_length` finds them."""

    numbering: int = 1
    """Raised whenever action ids change their meaning: ids that are kept for later carry it (`kept`, `unkept`)."""
    renumbered: Callable[[S, int, int], int] = plain.left_out
    """The id of an action that was legal in this state under an earlier numbering."""
    env_version: int = 1
    """Of its environments for learning: raised when rules, action ids or observations change."""
    env_changes: tuple[str, ...] = ()
    """What each of these versions after the first changed, in a few words of English."""

    deal: Callable[[Options, Rng], S]
    """The first position, all chance drawn from the generator."""
    view: Callable[[S, int], View]
    """All that a viewer (a seat, `SPECTATOR`, or `OPEN`) may know, by whitelist, as plain data for JSON."""

    action_text: Callable[[S, int], str] = plain.left_out
    """The notation of any action id below `max_actions`, legal or not."""
    parse_action: Callable[[S, str], int] = plain.left_out
    """The id of a notation, legal or not. Raises `BadNotation` with what is expected, and `IllegalAction` for what
    makes sense but has no id in this position, so far from legal is it."""
    position_text: Callable[[S], str] = plain.left_out
    """The whole position as text, hidden things and options included: it parses back to an equal state."""
    read_position: Callable[[str, CheckOptions], S] = plain.left_out
    """The state of a position text. Raises `BadNotation` that says where and what is expected."""

    imagine: Callable[[View, ChooseOptions, Rng], Iterator[S]] = plain.left_out
    """Positions that could show this view, the likeliest first, for `state_from_view`. Hidden things may lie anyhow:
    they are dealt anew. What is open but not in the view is guessed."""

    describe: Callable[[S, int], Described] = plain.left_out
    """What an action is and touches."""
    describe_all: Callable[[S], list[DescribedRun]] = plain.left_out
    """Every legal action as `describe` has it, in runs: worth writing where a server would describe too slowly."""
    prompt: Callable[[S], Prompt] = plain.left_out
    """What the seat to move has to decide."""
    refusal: Callable[[S, int], Refusal] = plain.left_out
    """Why an action that is not legal now is not."""
    why_not: Callable[[S, list[str]], Refusal | None] = plain.left_out
    """Why pointing at these targets (as in `Described`) leads to no legal action; None if it leads to one."""
    score_sheet: Callable[[S], list[ScoreStep]] = plain.left_out
    """The count behind `scores()`, step by step; the points of the steps add up to the scores."""
    shares: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of step in that count, the arguments that tell one source of points from another: of Seikatsu's rows the
    number of the row. A kind that is not here is one source. In words it is `<game>-share-<kind>` with these."""
    outcome: Callable[[S], Outcome] = plain.left_out
    """How a match that is over ended. Raises `NotNow` before."""
    openings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which kinds of action are the first moves that statistics compare, and the arguments that tell one from another:
    of Seikatsu's places the space. Without any, the kinds of the first action. In words it is
    `<game>-opening-<kind>` with these."""
    uses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of action of which statistics tell what they are worth, as powers and contracts, and the arguments that
    tell one from another. In words it is `<game>-use-<kind>` with these."""

    draw: Callable[..., str] = plain.left_out
    """A view, as `view` makes it, as SVG, from its viewer's side."""
    terminal: Callable[..., str] = plain.left_out
    """A view, as `view` makes it, as text in Rich markup, at most 80 columns wide; readable without colour."""

    policy: Callable[[Options], Policy] = plain.left_out
    """What a search knows of the game beyond its rules."""
    sight: Callable[[Options], Policy] | None = None
    """The same for `master`, where that sees more."""
    action_parts: Callable[[int], Mapping[str, str]] = plain.left_out
    """What an action id is made of, whatever the state: parts by name (kind, place, orientation ...), all different."""
    observer: Callable[[Options], Observer] = plain.left_out
    """What writes positions as numbers, for learning."""
    levels: Mapping[tuple[str, str], Level] = field(default_factory=dict)
    """The levels of bots that are otherwise than usual here, by mode (or `""` for all) and name of the level."""

    def __post_init__(self) -> None:
        for name, fitting in plain.DEFAULTS.items():
            given = getattr(self, name)
            # A function that was filled in belongs to the game that `dataclasses.replace` started from.
            if given is plain.left_out or isinstance(given, FilledIn):
                object.__setattr__(self, name, FilledIn(fitting, self))
        for name, checked in CHECKED.items():
            given = getattr(self, name)
            if not isinstance(given, FilledIn | Checked):
                object.__setattr__(self, name, checked(given))
        if not isinstance(self.outcome, FilledIn | OfEnd):
            object.__setattr__(self, "outcome", OfEnd(self.outcome))
        # Of a game that `dataclasses.replace` started from these are checked already, for that game's options.
        object.__setattr__(self, "deal", Deal(self.id, self.unchecked_deal))
        parts = self.action_parts.function if isinstance(self.action_parts, OfAnyState) else self.action_parts
        if not isinstance(parts, FilledIn):
            object.__setattr__(self, "action_parts", OfAnyState(parts, self._sizes))

    @property
    def unchecked_deal(self) -> Callable[[Options, Rng], S]:
        """The deal for who deals many games and has checked the options."""
        return self.deal.function if isinstance(self.deal, Deal) else self.deal

    def left_out(self) -> list[str]:
        """The functions that this game does not have of its own."""
        return [one.name for one in fields(self) if isinstance(getattr(self, one.name), FilledIn)]

    @property
    def rules_version(self) -> int:
        """The newest rules of any mode."""
        return max(mode.rules[-1] for mode in self.modes)

    def options(self, **wanted: str | int) -> Options:
        """Checked options: `game.options(mode="teams", players=4)`."""
        return self.check_options({name: str(value) for name, value in wanted.items()})

    def check_options(self, wanted: Mapping[str, str]) -> Options:
        """What somebody wishes for; the rest at its defaults, by the newest rules."""
        return check_options(self.id, self.modes, self.choices, wanted)

    def read_options(self, said: Mapping[str, str]) -> Options:
        """What any version wrote; the rest as it was before it could be said."""
        return read_options(self.id, self.modes, self.choices, said)

    def parse_options(self, text: str) -> Options:
        """`mode=teams players=4`, as `str(options)` writes it."""
        if not isinstance(text, str):
            raise TypeError(f"options are a text, as str(options) writes it; not {type(text).__name__} {text!r:.60}")
        return self.read_options(parse_pairs(text.split()))

    def setup(self, options: Options, seed: bytes) -> S:
        """The first position of a real match: `seed` has 32 bytes and decides everything."""
        return self.deal(self.own(options), SeedRng(seed))

    def own(self, options: Options) -> Options:
        """The same options. Raises `BadOption` if they are another game's."""
        check_options_of(self.id, options)
        return options

    def parse_position(self, text: str) -> S:
        """Raises `BadNotation` that says where and what is expected."""
        if not isinstance(text, str):
            raise TypeError(f"a position is a text, as str(state) writes it; not {type(text).__name__} {text!r:.60}")
        return self.read_position(text, self.read_options)

    def state_from_view(
        self, view: View, rng: Rng, options: Options | None = None, legal: Sequence[int] | None = None
    ) -> S:
        """A position as the viewer of a view may imagine it: what the viewer cannot know is dealt by `rng`.

        `view` is what `view` made for a seat or a spectator, also when it went through JSON, and the position shows it
        again. Where a view does not tell all options, `options` does; else they take their defaults. Where some open
        fact is not in a view (see docs/bots.md), `legal`, the actions that the seat to move may choose from, helps to
        guess it. Raises `BadNotation` with what is wrong where no position shows such a view.
        """
        if options is not None and not isinstance(options, Options):
            self.own(options)
        check_rng(rng)
        return state_from_view(self, view, rng, options, legal)

    def level(self, name: str, mode: str) -> Level | None:
        """The level of that name, if this game, or one of its modes, has it otherwise than usual."""
        return self.levels.get((mode, name)) or self.levels.get(("", name))

    def check(self, state: S, action: int) -> None:
        """Raises `IllegalAction`, with the clause, unless `action` is legal now."""
        chosen = whole("an action", action)
        if chosen not in state.legal_actions():
            raise self.refused(state, chosen)

    def refused(self, state: S, action: int) -> IllegalAction:
        """The error for an action that is not legal now: the clause, and what is allowed."""
        known = 0 <= action < state.max_actions
        return IllegalAction(
            self.refusal(state, action) if known else Refusal("", "unknown-action", {"action": action}),
            self.action_text(state, action) if known else str(action),
            [self.action_text(state, other) for other in state.legal_actions()],
        )

    def kept(self, action: int) -> int:
        """An action id as it is stored: with the numbering that it is of. Entries that are no actions stay."""
        return action if action < 0 else (self.numbering - 1) * NUMBERING + action

    def unkept(self, state: S, stored: int) -> int:
        """The id of an action that was stored by this version or an earlier one, in the state it was played in."""
        numbering = stored // NUMBERING + 1
        if stored < 0 or numbering == self.numbering:
            return stored if stored < 0 else stored % NUMBERING
        if numbering > self.numbering:
            raise BadOption(f"this program knows the actions of {self.id} up to numbering {self.numbering}: update it")
        return self.renumbered(state, stored % NUMBERING, numbering)

    def max_actions(self, options: Options | None = None) -> int:
        """Every action id of a game by these options (or the usual ones) is below this."""
        return self._first(options).max_actions

    def max_length(self, options: Options | None = None) -> int:
        """No match by these options has more actions than this: it is proved, and far above what is played."""
        return self._first(options).max_length

    def typical_length(self, options: Options | None = None) -> int:
        """The actions of a usual match by these options: the median of `TYPICAL_GAMES` random ones."""
        options = self.options() if options is None else self.own(options)
        known = self.typical_lengths.get((options.mode, options.players))
        return known or self.count_typical_length(options)

    def count_typical_length(self, options: Options) -> int:
        """Plays the games that `typical_lengths` tells of."""
        lengths = sorted(int(self.deal(options, Rng(seed)).play_out(Rng(seed))) for seed in range(TYPICAL_GAMES))
        return lengths[TYPICAL_GAMES // 2]

    def _sizes(self) -> Iterator[int]:
        """`max_actions` by mode and number of players, and by each value of an option."""
        for mode in self.modes:
            for players in mode.players:
                yield self.max_actions(self.options(mode=mode.id, players=players))
            for choice in self.choices:
                if not choice.modes or mode.id in choice.modes:
                    for value in choice.values:
                        yield self.max_actions(self.options(**{"mode": mode.id, choice.name: value}))

    def _first(self, options: Options | None) -> S:
        return self.deal(self.options() if options is None else self.own(options), Rng(0))

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[object, ...]:
        """A registered game is found again by its id."""
        try:
            found = registered_game(self.id)
        except BadOption:
            found = None
        return (registered_game, (self.id,)) if found is self else super().__reduce_ex__(protocol)


class FilledIn(partial):  # type: ignore[type-arg]  # `partial` has no argument types at run time in Python 3.11
    """A function of `core/plain.py` for one game."""
