"""Structured logs: one JSON object a line; in a terminal, where a person looks on, the same in plain words. What is not
named here is not logged."""

from __future__ import annotations

import logging
import sys
import time
from typing import TextIO

import msgspec

FIELDS = (
    "table",
    "error",
    "errand",
    "attempt",
    "count",
    "level",
    "place",
    "limit",
    "port",
    "database",
    "seconds",
    "status",
)
"""What a log line may say beside its words: never a token, seed, name, chat or position."""


ANSWERED = ("ASGI callable returned without", "Invalid HTTP request received", "Unsupported upgrade request")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _message(record),
            **_details(record),
        }
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainFormatter(logging.Formatter):
    """`20:10:14 started (database: sqlite)`."""

    def format(self, record: logging.LogRecord) -> str:
        told = [time.strftime("%H:%M:%S", time.localtime(record.created))]
        if record.levelno > logging.INFO:
            told.append(f"{record.levelname.lower()}:")
        told.append(str(_message(record)))
        if details := ", ".join(f"{name}: {value}" for name, value in _details(record).items()):
            told.append(f"({details})")
        return "".join(letter if letter.isprintable() else "?" for letter in " ".join(told))


def _message(record: logging.LogRecord) -> object:
    return record.getMessage() if record.name.startswith(("ludotheque", "uvicorn")) else record.msg


def _details(record: logging.LogRecord) -> dict[str, object]:
    found = {name: value for name in FIELDS if (value := getattr(record, name, None)) is not None}
    if record.exc_info and record.exc_info[0] is not None:
        found |= {"exception": record.exc_info[0].__name__, "at": _where(record)}
    return found


def _where(record: logging.LogRecord) -> str:
    """File and line of the error: a traceback's texts may hold what nobody may read."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """A refused socket got its answer; uvicorn takes that for a mistake, and anybody could fill the log."""
    return not str(record.msg).startswith(ANSWERED)


def formatter_for(stream: TextIO) -> logging.Formatter:
    """A person looks on in a terminal; everywhere else programs read."""
    return PlainFormatter() if stream.isatty() else JsonFormatter()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter_for(sys.stderr))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludotheque").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
