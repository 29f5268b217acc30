"""A process in which bots think: requests on standard input, answers on standard output, each a length and JSON."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from ludotheque.table.thinking import Thinker

LENGTH_BYTES = 4
NICENESS = 5
"""Thinking gives way to serving."""


def read_frame(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return stream.read(int.from_bytes(head, "big"))


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    thinker = Thinker()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    while (body := read_frame(sys.stdin.buffer)) is not None:
        thinking = thinker.answer(body)
        try:
            answers.write(frame(thinking))
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone, and nobody asks any more


if __name__ == "__main__":
    main()
