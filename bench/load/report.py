"""The results of a load test, as a line on the terminal and as a page."""

from __future__ import annotations

from dataclasses import dataclass


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

    def __str__(self) -> str:
        return (
            f"{self.server}: {self.tables} tables, {self.rate:.0f} moves/s asked, {self.done / self.seconds:.0f} done; "
            f"to the opponent {_ms(self.broadcast)}, acknowledged {_ms(self.ack)}; {self.late} late, "
            f"{self.broken} broken; {self.memory:.0f} MB, {self.cpu:.0%} of a core, players {self.own_cpu:.0%}"
        )


def _ms(times: dict[str, float]) -> str:
    return " / ".join(f"{times[key] * 1000:.1f}" for key in ("50", "95", "99", "max")) + " ms"


HEAD = """# How much the server carries

Measured with `python -m bench.load --write docs/benchmark-server.md` on {day}: {machine}; server, database and all
simulated players on this one machine, both servers in one run, one after the other.

Each table has two players, each over a WebSocket of its own. Each table falls due for a move at even intervals,
whatever the server does; a move that falls due before the last one has come through is made when it has, and timed from
when it fell due. The time is from sending a move to the moment at which the *opponent's* socket has the news of it, as
50th / 95th / 99th percentile / longest. A rate is held when the 99th percentile is below {limit:.0f} ms and
{enough:.0%} of the moves were made.

- **Ludotheque**: Seikatsu for two; every move is checked by the engine, committed to SQLite on disk (WAL, full sync),
  acknowledged, and told to both players with each one's own view, legal actions and journal.
- **boardgame.io** 0.50.2 from npm: tic-tac-toe, its default store (memory: nothing is kept), over its socket.io
  transport by WebSocket.

"""
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
    "players'",
)


def report(results: list[Result], machine: str, day: str, limit: float, enough: float) -> str:
    lines = [HEAD.format(day=day, machine=machine, limit=limit * 1000, enough=enough).rstrip("\n"), ""]
    lines += [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    for result in results:
        lines.append(
            f"| {result.server} | {result.tables} | {result.rate:.0f} | {result.done / result.seconds:.0f} | "
            f"{_ms(result.broadcast)} | {_ms(result.ack)} | {result.late} | {result.memory:.0f} MB | "
            f"{result.cpu:.0%} | {result.own_cpu:.0%} |"
        )
    lines.append("")
    for server in dict.fromkeys(result.server for result in results):
        held = [
            result.rate
            for result in results
            if result.server == server
            and result.broadcast["99"] < limit
            and result.done >= enough * result.asked
            and not result.broken
        ]
        lines.append(f"Highest rate held by {server} in this run: {f'{max(held):.0f} moves/s' if held else 'none'}.")
        lines.append("")
    return "\n".join(lines)
