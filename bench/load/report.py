"""The results of a load test, as a line on the terminal and as a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.load.compressed import Compressed


@dataclass
class Result:
    """One stage: `asked` moves fell due, `done` were heard by the opponent. Times in seconds, memory in MB."""

    server: str
    tables: int
    rate: float
    seconds: float
    asked: int
    done: int
    late: int
    broken: int
    ack: dict[str, float]
    broadcast: dict[str, float]
    memory: float
    cpu: float
    own_cpu: float
    game: str
    bytes: float
    """To both players together, for each move."""
    compressed: Compressed | None = None
    """What compression would make of one player's messages."""

    @property
    def cpu_a_move(self) -> float:
        """Milliseconds."""
        return self.cpu * self.seconds / max(1, self.done) * 1000

    def __str__(self) -> str:
        return (
            f"{self.server} ({self.game}): {self.tables} tables, {self.rate:.0f} moves/s asked, "
            f"{self.done / self.seconds:.0f} done; "
            f"to the opponent {_ms(self.broadcast)}, acknowledged {_ms(self.ack)}; {self.late} late, "
            f"{self.broken} broken; {self.memory:.0f} MB, {self.cpu:.0%} of a core ({self.cpu_a_move:.2f} ms a move), "
            f"players {self.own_cpu:.0%}; {self.bytes:.0f} bytes a move"
        )


def _ms(times: dict[str, float]) -> str:
    return " / ".join(f"{times[key] * 1000:.1f}" for key in ("50", "95", "99", "max")) + " ms"


HEAD = """# How much the server carries

Written by `python -m bench.load --write docs/benchmark-server.md`, part by part; each part says when it was measured
and how. Server, database and all simulated players are on one machine.
"""
RATES, LISTS, REST, BYTES = (
    "Moves a second",
    "Games with long lists of moves",
    "Tables at rest, and one that many watch",
    "Bytes on the wire",
)
"""The parts of the page, in their order."""
METHOD = """All servers ran at the same time and took turns at each rate. Who does not hold a rate tries it once more.

Each table has two players, each over a WebSocket of its own and from an address of its own. Each table falls due for
a move at even intervals, whatever the server does; a move that falls due before the last one has come through is made
when it has, and timed from when it fell due. The time is from sending a move to the moment at which the *opponent's*
socket has the news of it, as 50th / 95th / 99th percentile / longest. A rate is held when the 99th percentile is
below {limit:.0f} ms and {enough:.0%} of the moves were made.

- **Ludotheque**: Seikatsu for two; every move is checked by the engine, committed to SQLite on disk (WAL, full sync),
  acknowledged, and told to both players with each one's own view, legal actions and journal. As it starts by default,
  in one process, or with `--processes 2`, on one SQLite file all the same.
- **boardgame.io** 0.50.2 from npm: tic-tac-toe, its default store (memory: nothing is kept), over its socket.io
  transport by WebSocket.
"""
OURS = "Ludotheque"
COLUMNS = (
    "server",
    "tables",
    "moves/s asked",
    "made",
    "to the opponent (50 / 95 / 99 / max)",
    "acknowledged",
    "late",
    "memory",
    "server's share of a core",
    "its CPU a move",
    "players' share",
    "bytes a move",
)


def page(parts: dict[str, str], before: str) -> str:
    """The page with these parts; the others stay as they are in the page before."""
    kept = dict(part.partition("\n")[::2] for part in before.split("\n## ")[1:])
    titles = [title for title in (RATES, LISTS, REST, BYTES) if title in parts or title in kept]
    return "\n".join([HEAD, *(f"## {title}\n\n{parts.get(title, kept.get(title, '')).strip()}\n" for title in titles)])


def rates_part(results: list[Result], limit: float, enough: float) -> str:
    def is_held(result: Result) -> bool:
        return result.broadcast["99"] < limit and result.done >= enough * result.asked and not result.broken

    lines = [METHOD.format(limit=limit * 1000, enough=enough), *_table(results), ""]
    for server in dict.fromkeys(result.server for result in results):
        held = [result.rate for result in results if result.server == server and is_held(result)]
        lines += [f"Highest rate held by {server} in this run: {f'{max(held):.0f} moves/s' if held else 'none'}.", ""]
    return "\n".join([*lines, *_comparison(results, is_held)])


def lists_part(results: list[Result]) -> str:
    words = "Every move that a player may make next is described: what it does, where, and what it scores."
    return "\n".join([words, "", *_table(results)])


def rest_part(sentences: list[str]) -> str:
    return "\n".join(f"- {sentence}" for sentence in sentences)


def bytes_part(told: list[tuple[Result, Result]]) -> str:
    return "\n".join([HOW_BYTES, "", *_bytes(told)])


HOW_BYTES = """A move is told as the change of what each player saw before; to who does not ask for changes, whole, as
the first release told it to everybody. Both were counted here in play, for both players together, acknowledgement
included. The server does not compress beyond that: the last columns are what permessage-deflate would make of one
player's messages, and what it would cost for each of them beside some 30 kB of memory for each socket."""


def _comparison(results: list[Result], is_held: Callable[[Result], bool]) -> list[str]:
    """The best that each of ours held, against the peer, and their times at the first rate."""
    peers = [result for result in results if not result.server.startswith(OURS)]
    if not peers:
        return []
    peer = peers[0].server
    held = {
        server: max((result.rate for result in results if result.server == server and is_held(result)), default=0.0)
        for server in dict.fromkeys(result.server for result in results)
    }
    lines = []
    for server, rate in held.items():
        if server == peer:
            continue
        first = min(
            result.broadcast["99"] for result in results if result.server == server and result.rate == peers[0].rate
        )
        other = min(result.broadcast["99"] for result in peers if result.rate == peers[0].rate)
        ratio = f"{rate / held[peer]:.2f} times what {peer} held" if held[peer] else f"{peer} held none"
        lines += [
            f"{server}: {ratio}; at {peers[0].rate:.0f} moves/s its 99th percentile is {first / other:.1f} times "
            "as long.",
            "",
        ]
    return lines


def _table(results: list[Result]) -> list[str]:
    return [
        f"| {' | '.join(COLUMNS)} |",
        "|---" * len(COLUMNS) + "|",
        *(
            f"| {result.server} ({result.game}) | {result.tables} | {result.rate:.0f} | "
            f"{result.done / result.seconds:.0f} | {_ms(result.broadcast)} | {_ms(result.ack)} | {result.late} | "
            f"{result.memory:.0f} MB | {result.cpu:.0%} | {result.cpu_a_move:.2f} ms | {result.own_cpu:.0%} | "
            f"{result.bytes:.0f} |"
            for result in results
        ),
    ]


def _bytes(told: list[tuple[Result, Result]]) -> list[str]:
    lines = [
        "| game | bytes a move, told whole | as changes | a message | compressed | CPU for that |",
        "|---" * 6 + "|",
    ]
    for whole, changes in told:
        found = changes.compressed
        if found is not None:
            lines.append(
                f"| {changes.game} | {whole.bytes:.0f} | {changes.bytes:.0f} ({changes.bytes / whole.bytes:.0%}) | "
                f"{found.plain:.0f} | {found.packed:.0f} | {found.cpu * 1e6:.0f} µs |"
            )
    return lines
