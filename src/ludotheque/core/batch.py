"""`Batch`: many games of one kind side by side, stepped together, all that a learner reads in memory that stays put."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.marks import Marks
from ludotheque.core.observer import Observer
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State
from ludotheque.core.words import ONE

ALL_LEGAL: Final = -1
MOST_GAMES: Final = 2**31 - 1
MANY: Final = 512
"""So many games are more than what is near in memory: with fewer of them to ask ahead costs more than it saves."""
STATE_AHEAD: Final = 6
PARTS_AHEAD: Final = 4
ROW_AHEAD: Final = 2
"""How many games ahead memory is asked for a state, for its parts, and for all else."""


def prefetch_state(states: vec[State], game: i64) -> None:
    """As `prefetch_object` of `words`, without a look at the state itself."""


@final
class Batch:
    """`games` games, each with a stream of its own from which all its deals are drawn: one after the other, for ever.

    Before each step every game waits for an action of the seat `movers` says: `rows` has that seat's observation,
    `marks` its legal actions. `step` plays `actions`; where that ends a game, `ended` is set, `rewards` has what the
    game was worth to each seat, and the next game is dealt at once. The vectors are made once and never replaced.
    """

    def __init__(
        self, deal: Callable[[Options, Rng], State], options: Options, observer: Observer | None, games: int
    ) -> None:
        if games < 1 or games > MOST_GAMES:
            raise BadOption(f"a batch has 1 to {MOST_GAMES} games; not {games}")
        if observer is not None and not observer.options == options:
            raise BadOption(
                f"the observer is for {observer.options.game} {observer.options}; "
                f"the games are {options.game} {options}"
            )
        self.deal: Callable[[Options, Rng], State] = deal
        self.options: Options = options
        self.observer: Observer | None = observer
        self.games: i64 = games
        self.players: i64 = options.players
        first = deal(options, Rng(0))
        self.asks_ahead: bool = games >= MANY and first.asks_ahead
        self.ids: i64 = first.max_actions
        self.words: i64 = observer.words if observer is not None else 0
        self.no_stream: Rng = Rng(0)
        self.streams: list[Rng] = [self.no_stream] * games
        self.states: vec[State] = vec[State]([first] * games)
        self.actions: vec[i64] = vec[i64](bytes(games))
        self.movers: vec[i64] = vec[i64](bytes(games))
        self.lengths: vec[i64] = vec[i64](bytes(games))
        """How many actions the running game of each has had."""
        self.rows: vec[i64] = vec[i64](bytes(games * self.words))
        self.marks: Marks = Marks(games, self.ids)
        self.rewards: vec[float] = vec[float]([0.0] * (games * options.players))
        self.ended: vec[u8] = vec[u8](bytes(games))
        self.undealt: i64 = games
        """How many games were not started yet."""
        self.sampled: bool = False
        """Whether `actions` were drawn by `sample`."""
        self.foreseen: bool = False
        """Whether `next_actions` are what `sample` would draw from `source` now: `ahead` is where it would be then."""
        self.next_actions: vec[i64] = vec[i64](bytes(games))
        self.ahead: Rng = Rng(0)
        self.source: Rng = self.ahead

    def start(self, game: i64, seed: int) -> None:
        """Deals a game anew; `seed` decides it and all that follow it."""
        if game < 0 or game >= self.games:
            raise BadOption(f"the games are 0 to {self.games - 1}; not {game}")
        self.foreseen = False
        if self.streams[game] is self.no_stream:
            self.undealt -= 1
        self.streams[game] = Rng(seed)
        self.ended[game] = 0
        self.clear_rewards(game)
        self.deal_one(game)

    def step(self) -> i64:
        """Plays `actions`, unless one is not legal: then nothing happens, and the first such game is told."""
        if self.undealt > 0:
            raise not_started(self)
        illegal = self.first_illegal()
        if illegal != ALL_LEGAL:
            return illegal
        observer = self.observer
        # Who draws actions will draw the next ones: that costs least while a state is at hand.
        draws = self.sampled
        ahead = self.ahead
        # Held here, for to take them from the batch anew for each game costs as much as to use them.
        states = self.states
        actions = self.actions
        next_actions = self.next_actions
        movers = self.movers
        lengths = self.lengths
        ended = self.ended
        rows = self.rows
        marks = self.marks
        words = self.words
        games = self.games
        # The games from here on are too near to the end to ask for those ahead.
        last: i64 = 0
        if self.asks_ahead:
            last = games - STATE_AHEAD
        game: i64 = 0
        at: i64 = 0
        while game < games:
            state = states[game]
            action = actions[game]
            if game < last:
                prefetch_state(states, game + STATE_AHEAD)
                states[game + PARTS_AHEAD].prefetch()
                coming = states[game + ROW_AHEAD]
                coming.prefetch_more()
                marks.prefetch(game + ROW_AHEAD)
                if observer is not None:
                    observer.prefetch(coming, actions[game + ROW_AHEAD], rows, at + ROW_AHEAD * words)
            if ended[game] != 0:
                ended[game] = 0
                self.clear_rewards(game)
            state.apply(action)
            lengths[game] += 1
            mover = state.to_move
            if mover == NOBODY:
                ended[game] = 1
                self.pay(game, state)
                self.deal_one(game)
                state = states[game]
            else:
                movers[game] = mover
                marks.begin(game)
                state.mark_legal(marks)
                if observer is not None:
                    observer.advance(state, action, mover, rows, at)
            if draws:
                next_actions[game] = state.random_action(ahead)
            at += words
            game += 1
        self.foreseen = draws
        self.sampled = False
        return ALL_LEGAL

    def first_illegal(self) -> i64:
        """The first game whose action is not legal, or `ALL_LEGAL`."""
        actions = self.actions
        words = self.marks.words
        row_words = self.marks.row_words
        ids = self.ids
        games = self.games
        row: i64 = 0
        game: i64 = 0
        while game < games:
            action = actions[game]
            if action < 0 or action >= ids or words[row + (action >> 3)] & ONE[action & 7] == 0:
                return game
            row += row_words
            game += 1
        return ALL_LEGAL

    def sample(self, rng: Rng) -> None:
        """Chooses an action of each game, evenly among the legal ones."""
        if self.undealt > 0:
            raise not_started(self)
        ahead = self.ahead
        game: i64 = 0
        if self.foreseen and rng is self.source:
            while game < self.games:
                self.actions[game] = self.next_actions[game]
                game += 1
            go_on_from(rng, ahead)
        else:
            while game < self.games:
                self.actions[game] = self.states[game].random_action(rng)
                game += 1
            go_on_from(ahead, rng)
        self.foreseen = False
        self.sampled = True
        self.source = rng

    def deal_one(self, game: i64) -> None:
        state = self.deal(self.options, self.streams[game])
        self.states[game] = state
        self.lengths[game] = 0
        self.show(game, state)
        observer = self.observer
        if observer is not None:
            observer.begin(state, self.rows, game * self.words)
            observer.write(state, state.to_move, self.rows, game * self.words)

    def show(self, game: i64, state: State) -> None:
        """Writes whose turn it is and what it may do."""
        self.movers[game] = state.to_move
        marks = self.marks
        marks.begin(game)
        state.mark_legal(marks)

    def pay(self, game: i64, state: State) -> None:
        place: i64 = game * self.players
        for worth in state.returns():
            self.rewards[place] = worth
            place += 1

    def clear_rewards(self, game: i64) -> None:
        place: i64 = game * self.players
        end: i64 = place + self.players
        while place < end:
            self.rewards[place] = 0.0
            place += 1


def not_started(batch: Batch) -> NotNow:
    return NotNow("not-started", f"{batch.undealt} of {batch.games} games are not dealt yet: start each of them first")


def go_on_from(rng: Rng, other: Rng) -> None:
    """Makes a stream draw what the other would."""
    rng.a = other.a
    rng.b = other.b
    rng.c = other.c
    rng.d = other.d
