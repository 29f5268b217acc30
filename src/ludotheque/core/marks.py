"""`Marks`: which actions are legal, as rows of zeros and ones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.words import LINE, ONE, SPREAD, WORD, clear, prefetch

RUNS: Final = 4
"""As many runs of words of a row are told apart."""
NEAR: Final = 8
"""Runs with fewer words between them are one."""


@final
class Marks:
    """An entry for each action id, in rows padded to whole words (see `words`).

    A row remembers which runs of its words were written, so that clearing it takes no longer than writing did, however
    many ids there are. Who has many marks writes them into `words` from `at` on, eight at once, and tells `note`.
    """

    def __init__(self, rows: int, ids: int) -> None:
        self.row_words: i64 = -(-ids // WORD)
        self.words: vec[i64] = vec[i64](bytes(rows * self.row_words))
        self.runs: vec[i64] = vec[i64](bytes(rows * 2 * RUNS))
        """By row: the first word and the end of each run; an end of 0 for none."""
        self.at: i64 = 0
        """The first word of the row that is being written."""
        self.run: i64 = 0
        """Where the last of its runs is."""
        self.last_run: i64 = 0

    def prefetch(self, row: i64) -> None:
        """Asks memory for what `begin` clears in a row."""
        at: i64 = row * self.row_words
        run: i64 = row * 2 * RUNS
        end: i64 = run + 2 * RUNS
        words = self.words
        runs = self.runs
        while run < end and runs[run + 1] != 0:
            word: i64 = runs[run]
            while word < runs[run + 1]:
                prefetch(words, at + word)
                word += LINE
            run += 2

    def begin(self, row: i64) -> None:
        """Clears a row, and goes on with it."""
        at: i64 = row * self.row_words
        first: i64 = row * 2 * RUNS
        words = self.words
        runs = self.runs
        run: i64 = first
        while run < first + 2 * RUNS and runs[run + 1] != 0:
            clear(words, at + runs[run], at + runs[run + 1])
            runs[run + 1] = 0
            run += 2
        self.at = at
        self.run = first
        self.last_run = first + 2 * RUNS - 2

    def add(self, base: i64, chosen: i64) -> None:
        """Marks `base + n` for each `n` of a set of numbers below 56, or below 62 if `base` is the first of a word."""
        if chosen == 0:
            return
        words = self.words
        first: i64 = base >> 3
        bits: i64 = chosen << (base & 7)
        word: i64 = self.at + first
        while bits != 0:
            words[word] |= SPREAD[bits & 255]
            bits = bits >> 8
            word += 1
        self.note(first, word - self.at)

    def add_one(self, action: i64) -> None:
        word: i64 = action >> 3
        self.words[self.at + word] |= ONE[action & 7]
        self.note(word, word + 1)

    def note(self, first: i64, end: i64) -> None:
        """The words from `first` to before `end` have marks."""
        runs = self.runs
        run = self.run
        before = runs[run + 1]
        if before == 0:
            runs[run] = first
            runs[run + 1] = end
            return
        start = runs[run]
        if run < self.last_run and (first - before >= NEAR or start - end >= NEAR):
            self.run = run + 2
            runs[run + 2] = first
            runs[run + 3] = end
            return
        if first < start:
            runs[run] = first
        if end > before:
            runs[run + 1] = end

    def has(self, row: i64, action: i64) -> bool:
        """Whether an id below the number of ids is marked."""
        return self.words[row * self.row_words + (action >> 3)] & ONE[action & 7] != 0
