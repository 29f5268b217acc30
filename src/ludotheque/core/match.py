"""`Match`: the one authority over a game being played: in tests, on one screen, over the network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple, TypedDict

from ludotheque.core.checked import whole
from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, SPECTATOR, Event, Journal
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng, SeedRng, commitment
from ludotheque.core.speech import Described, DescribedRun, Outcome, Prompt, View
from ludotheque.core.state import NOBODY, State

UNDO: Final = -1
RESIGN: Final = -2
AGREED: Final = -3
"""Entries of the log that are no actions of the game: a step taken back, a seat given up, an end that all agreed to."""


class Anew(NamedTuple):
    """After `step` actions of the line, all that `seat` cannot know is dealt anew, as `seed` decides."""

    step: int
    seat: int
    seed: bytes


class Foreseen(NamedTuple):
    """What a player knows of an action before it is played. `ends`: it ends the turn and something comes to light, so
    that it cannot be taken back."""

    events: list[Event]
    ends: bool


class Entry:
    """One entry of the log: who did what, and what came of it."""

    __slots__ = ("action", "journal", "seat")

    def __init__(self, seat: int, action: int, journal: Journal) -> None:
        self.seat = seat
        self.action = action
        self.journal = journal


class Situation(TypedDict):
    """All that a viewer needs to show a match and to act in it."""

    game: str
    rules: int
    options: str
    ply: int
    to_move: int
    view: View
    prompt: Prompt | None
    legal: list[Described]
    can_undo: bool
    outcome: Outcome | None


class Match:
    """A game from its setup on: the log decides, the state follows from it.

    `ply` counts the log's entries and never goes down: an undo is an entry too. `line` is the game's actions as they
    stand.
    """

    def __init__(
        self,
        game: Game[State],
        options: Options,
        seed: bytes,
        names: list[str] | None = None,
        anew: Sequence[Anew] = (),
    ) -> None:
        if not isinstance(game, Game):
            raise BadOption(
                f"a match is of a Game, as ludotheque.game(...) finds it; not {type(game).__name__} {game!r:.60}"
            )
        self.game = game
        self.options = game.own(options)
        self.seed = seed
        self.commitment = commitment(seed)
        self.names = names or [f"Player {seat + 1}" for seat in range(options.players)]
        if isinstance(self.names, str) or not all(isinstance(name, str) for name in self.names):
            raise TypeError(f"names are a list of texts, one for each seat; not {self.names!r:.60}")
        if len(self.names) != options.players:
            raise ValueError(f"{options.players} players have {options.players} names; not {len(self.names)}")
        self.log: list[Entry] = []
        self.line: list[Entry] = []
        self.resigned: set[int] = set()
        self.agreed = False
        self.anew = tuple(anew)
        self.state = self.state_at(0)

    @property
    def ply(self) -> int:
        """How many entries the log has; an undo is one too, so it only grows."""
        return len(self.log)

    @property
    def to_move(self) -> int:
        """The seat that is asked, or `NOBODY` when the match is over."""
        return NOBODY if self.is_over else self.state.to_move

    @property
    def is_over(self) -> bool:
        """By the rules, by agreement, or because all but one side resigned."""
        return self.state.is_over or self.agreed or (bool(self.resigned) and self._is_deserted())

    def play(self, seat: int, action: int, ply: int | None = None) -> Journal:
        """Plays an action of the game. Raises `NotNow` or `IllegalAction`, and then nothing has changed."""
        self._check_running(ply)
        seat, action = whole("a seat", seat), whole("an action", action)
        if seat != self.state.to_move:
            raise NotNow("not-your-turn", f"it is {self.names[self.state.to_move]}'s turn, not {self._name(seat)}'s")
        self.game.check(self.state, action)
        journal = Journal()
        self.state.apply(action, journal)
        entry = Entry(seat, action, journal)
        self.log.append(entry)
        self.line.append(entry)
        self.state = self.dealt(len(self.line), self.state)
        return journal

    def can_undo(self, seat: int) -> bool:
        """Undo never changes who is to move and never crosses anything that came to light."""
        return (
            bool(self.line)
            and not self.is_over
            and self.line[-1].seat == seat == self.state.to_move
            and not self.line[-1].journal.revealed
        )

    def undo(self, seat: int, ply: int | None = None) -> Journal:
        """Takes back the seat's last step of its running turn."""
        self._check_running(ply)
        if not self.can_undo(seat):
            raise NotNow("no-undo", "only a step of your own running turn that revealed nothing can be taken back")
        self.line.pop()
        self.state = self.state_at(len(self.line))
        return self._append(seat, UNDO, {"kind": "undo", "seat": seat})

    def resign(self, seat: int, ply: int | None = None) -> Journal:
        """Gives a seat up. The match is over when one team is left."""
        self._check_running(ply)
        seat = whole("a seat", seat)
        if seat in self.resigned or not 0 <= seat < self.options.players:
            raise NotNow("no-resign", f"{self._name(seat)} has no seat to give up")
        self.resigned.add(seat)
        return self._append(seat, RESIGN, {"kind": "resign", "seat": seat})

    def agree_to_end(self, ply: int | None = None) -> Journal:
        """Ends the match as it stands: the shell has asked everybody."""
        self._check_running(ply)
        self.agreed = True
        return self._append(NOBODY, AGREED, {"kind": "agreed"})

    def enter(self, seat: int, action: int) -> Journal:
        """One entry of a stored log, whatever its kind."""
        if action == UNDO:
            return self.undo(seat)
        if action == RESIGN:
            return self.resign(seat)
        if action == AGREED:
            return self.agree_to_end()
        return self.play(seat, action)

    def state_at(self, step: int) -> State:
        """The state after the first `step` actions of the line."""
        if not 0 <= step <= len(self.line):
            raise NotNow("no-such-step", f"the match has the steps 0 to {len(self.line)}; not {step}")
        state = self.dealt(0, self.game.setup(self.options, self.seed))
        for number, entry in enumerate(self.line[:step], 1):
            state.apply(entry.action)
            state = self.dealt(number, state)
        return state

    def dealt(self, step: int, state: State) -> State:
        """The state after `step` actions as it is played on: with hidden things dealt anew, if that was wished for
        there."""
        for anew in self.anew:
            if anew.step == step and not state.is_over:
                state = state.redeal(anew.seat, SeedRng(anew.seed, "anew"))
        return state

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if not self.is_over:
            return None
        if self.state.is_over:
            return self.game.outcome(self.state)
        scores = self.state.scores()
        if self.agreed:
            return Outcome(reason="agreed", clause="", scores=scores, winners=[], decided_by="agreed")
        left = self._teams_in()
        winners = [seat for seat in range(self.options.players) if self.state.team(seat) in left]
        return Outcome(reason="resigned", clause="", scores=scores, winners=winners, decided_by="resigned")

    def events(self, viewer: int, since: int = 0) -> list[list[Event]]:
        """What `viewer` saw happen, entry by entry, from ply `since` on."""
        self._check_viewer(viewer)
        return [entry.journal.seen_by(viewer) for entry in self.log[since:]]

    def preview(self, viewer: int, action: int) -> list[Event]:
        """What `viewer` can foresee of an action of its own, without playing it."""
        return self.foresee(viewer, action).events

    def foresee(self, viewer: int, action: int) -> Foreseen:
        """As `preview`, and whether the action leaves a way back."""
        self._check_running(None)
        if viewer != self.state.to_move:
            raise NotNow("not-your-turn", f"it is {self.names[self.state.to_move]}'s turn, not {self._name(viewer)}'s")
        self.game.check(self.state, action)
        journal, after = Journal(), self.state.redeal(viewer, Rng(0))
        after.apply(action, journal)
        ends = journal.revealed and (after.is_over or after.to_move != viewer)
        return Foreseen(journal.foreseen_by(viewer), ends)

    def situation(self, viewer: int) -> Situation:
        """What may leave the process for `viewer`, and nothing else ever does."""
        seen = self.outlook(viewer)
        if self._acts(viewer):
            seen["legal"] = [self.game.describe(self.state, action) for action in self.state.legal_actions()]
        return seen

    def outlook(self, viewer: int) -> Situation:
        """The situation without its legal actions, which `legal_runs` has: they are the most of it."""
        self._check_viewer(viewer)
        game, to_move, acts = self.game, self.to_move, self._acts(viewer)
        return Situation(
            game=game.id,
            rules=self.options.rules,
            options=str(self.options),
            ply=self.ply,
            to_move=to_move,
            view=game.view(self.state, viewer),
            prompt=game.prompt(self.state) if acts else None,
            legal=[],
            can_undo=acts and self.can_undo(viewer),
            outcome=self.outcome(),
        )

    def legal_runs(self, viewer: int) -> list[DescribedRun]:
        """What `viewer` may do now, described, in runs."""
        return self.game.describe_all(self.state) if self._acts(viewer) else []

    def _acts(self, viewer: int) -> bool:
        return viewer >= 0 and viewer == self.to_move

    def __repr__(self) -> str:
        whose = "over" if self.is_over else f"{self.names[self.to_move]} to move"
        return f"<Match of {self.game.id} {self.options}: ply {self.ply}, {whose}>"

    def __eq__(self, other: object) -> bool:
        """Equal matches began alike, with the same names, and have the same log."""
        return isinstance(other, Match) and self._began() == other._began() and self._entries() == other._entries()

    def __hash__(self) -> int:
        return hash(self._began())

    def __copy__(self) -> Match:
        """The same match, played on apart from this one."""
        copy = Match(self.game, self.options, self.seed, list(self.names), self.anew)
        for seat, action in self._entries():
            copy.enter(seat, action)
        return copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """Moves go as notation, which later versions read even where a game has other action ids."""
        again = Match(self.game, self.options, self.seed, list(self.names), self.anew)
        log: list[tuple[int, int | str]] = []
        for seat, action in self._entries():
            log.append((seat, action if action < 0 else self.game.action_text(again.state, action)))
            again.enter(seat, action)
        return read_match, (self.game, str(self.options), self.seed, list(self.names), self.anew, log)

    def _repr_html_(self) -> str:
        """What a notebook shows: who plays, the points, and the whole position."""
        seats = zip(self.names, self.state.scores(), strict=True)
        names = ", ".join(f"{escape(name)} {points}" for name, points in seats)
        picture = self.game.draw(self.game.view(self.state, OPEN))
        return f"<figure><figcaption>{escape(self.game.name)}: {names}</figcaption>{picture}</figure>"

    def _began(self) -> tuple[object, ...]:
        return self.game.id, self.options, self.seed, tuple(self.names), self.anew

    def _entries(self) -> list[tuple[int, int]]:
        return [(entry.seat, entry.action) for entry in self.log]

    def _append(self, seat: int, action: int, event: Event) -> Journal:
        journal = Journal()
        journal.note(event)
        self.log.append(Entry(seat, action, journal))
        return journal

    def _check_running(self, ply: int | None) -> None:
        if self.is_over:
            raise NotNow("over", "the match is over")
        self.check_ply(ply)

    def check_ply(self, ply: int | None) -> None:
        """Raises `NotNow` when what is asked for was meant for another position than the present one."""
        if ply is not None and ply != self.ply:
            raise NotNow("stale", f"the match is at ply {self.ply}, not {ply}: look again before you move")

    def _check_viewer(self, viewer: int) -> None:
        if viewer == OPEN and not self.is_over:
            raise NotNow("not-over", "everything is shown only when the match is over")
        viewer = whole("a viewer", viewer)
        if not (viewer in (SPECTATOR, OPEN) or 0 <= viewer < self.options.players):
            raise NotNow("no-such-seat", f"the seats are 0 to {self.options.players - 1}; not {viewer}")

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"seat {seat}"

    def _is_deserted(self) -> bool:
        """One team is left of several, or none of one."""
        teams = {self.state.team(seat) for seat in range(self.options.players)}
        return len(self._teams_in()) < min(2, len(teams))

    def _teams_in(self) -> set[int]:
        return {self.state.team(seat) for seat in range(self.options.players) if seat not in self.resigned}


def read_match(
    game: Game[State],
    options: str,
    seed: bytes,
    names: list[str],
    anew: Sequence[Anew],
    log: list[tuple[int, int | str]],
) -> Match:
    """A match that was pickled."""
    match = Match(game, game.parse_options(options), seed, names, anew)
    for seat, action in log:
        match.enter(seat, action if isinstance(action, int) else game.parse_action(match.state, action))
    return match
