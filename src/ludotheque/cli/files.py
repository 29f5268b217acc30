"""Files that people name: read whole, checked, and refused in one line."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from ludotheque.core.errors import BadRecord, LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.record import LONGEST, read_record, write_record
from ludotheque.games import game


class BadFile(LudothequeError):
    """A file that cannot be read or written, or holds something else than it should."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")


def load_match(path: str) -> Match:
    """The match of a record file (`-`: standard input), replayed and verified."""
    try:
        return read_record(read_text(path), game)
    except BadRecord as error:
        raise BadFile(path, str(error)) from None


def read_text(path: str) -> str:
    try:
        return _text(_bytes(path))
    except BadRecord as error:
        raise BadFile(path, str(error)) from None


def save_match(match: Match, path: str) -> None:
    write_text(path, write_record(match))


def write_text(path: str, text: str) -> None:
    """Writes a file whole or not at all: what stood there before stays until the new text is complete. `-` is standard
    output."""
    if path == "-":
        sys.stdout.write(text)
        return
    try:
        target = Path(path)
        if target.is_dir():
            raise BadFile(path, "is a directory, not a file")
        if target.exists() and not target.is_file():
            target.write_text(text, "utf-8")
            return
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(temporary, target.stat().st_mode if target.exists() else 0o666 & ~_umask())
            os.replace(temporary, target)
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
    except (OSError, ValueError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(path, f"cannot be written: {_reason(error)}") from None


def _bytes(path: str) -> bytes:
    try:
        if path == "-":
            found = sys.stdin.buffer.read(LONGEST + 1)
        elif Path(path).is_dir():
            raise BadFile(path, "is a directory, not a record")
        else:
            with open(path, "rb") as file:
                found = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(path, f"cannot be read: {_reason(error)}") from None
    if len(found) > LONGEST:
        raise BadFile(path, f"is too large for a record: more than {LONGEST} bytes")
    return found


def _text(found: bytes) -> str:
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, f"not text in UTF-8 (byte {error.start + 1} of the file)") from None


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
