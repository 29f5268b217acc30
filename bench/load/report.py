"""The results of a load test as a page."""

from __future__ import annotations

from bench.load.results import ENOUGH, LIMIT, Result, ms

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
METHOD = """All servers ran at the same time. At each rate, at fresh tables, they took turns: a round of one, a round
of the other, and again, several times, so that what else the machine did hit them alike. A round at the first rate is
{seconds:.0f} seconds long, so that its 99th percentile is of some {slow:.0f} moves.

Each table has two players, each over a WebSocket of its own and from an address of its own. Each table falls due for
a move at even intervals, whatever the server does; a move that falls due before the last one has come through is made
when it has, and timed from when it fell due. The time is from sending a move to the moment at which the *opponent's*
socket has the news of it. A rate is held when the 99th percentile of all its moves, of all rounds together, is below
{limit:.0f} ms and {enough:.0%} of them were made. Who holds a rate neither so nor by the median of its rounds' 99th
percentiles is not asked for a higher one.

- **Ludotheque**: Seikatsu for two; every move is checked by the engine, committed to SQLite on disk (WAL, full sync),
  acknowledged, and told to both players with each one's own view, legal actions and journal. With `--processes 2`, on
  one SQLite file all the same, or as it starts by default, in one process.
- **The same game**: Ludotheque's server again, now with tic-tac-toe as boardgame.io has it, a plug-in of this load test
  (`bench/load/tictactoe.py`, plain Python). Nothing else is otherwise than with Seikatsu. A match is board after board,
  where boardgame.io's players join the next match after nine moves.
- **boardgame.io** 0.50.2 from npm: tic-tac-toe, its default store (memory: nothing is kept), over its socket.io
  transport by WebSocket.
"""
OURS = "Ludotheque"
COLUMNS = (
    "server",
    "tables",
    "moves/s asked",
    "made",
    "99th percentile of each round",
    "their median",
    "all rounds (50 / 95 / 99 / max)",
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


def rates_part(results: list[Result]) -> str:
    seconds = results[0].rounds[0].seconds
    slow = results[0].rate * seconds / 100
    lines = [METHOD.format(limit=LIMIT * 1000, enough=ENOUGH, seconds=seconds, slow=slow), *_table(results), ""]
    typically = _held(results, typically=True)
    for server, rate in _held(results).items():
        most = f"{typically[server]:.0f} by the median of the rounds" if typically[server] else "none in most rounds"
        lines += [f"Highest rate held by {server} in this run: {_rate(rate)}; {most}.", ""]
    return "\n".join([*lines, *_comparison(results)])


def _rate(rate: float) -> str:
    return f"{rate:.0f} moves/s" if rate else "none"


def _held(results: list[Result], typically: bool = False) -> dict[str, float]:
    """The highest rate up to which each server held all, 0 if none; or by the median of its rounds."""
    held: dict[str, float] = {}
    out: set[str] = set()
    for result in results:
        held.setdefault(result.server, 0.0)
        if not (result.is_held_in_most_rounds if typically else result.is_held):
            out.add(result.server)
        elif result.server not in out:
            held[result.server] = result.rate
    return held


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


def _comparison(results: list[Result]) -> list[str]:
    """The best that each of ours held, against the peer, and their times at the first rate."""
    first = {result.server: result for result in results if result.rate == results[0].rate}
    peer = next((result for result in first.values() if not result.server.startswith(OURS)), None)
    if peer is None:
        return []
    held, typically = _held(results), _held(results, typically=True)
    lines = []
    for server, ours in first.items():
        if ours is peer:
            continue
        ratio = _times(held[server], held[peer.server], peer.server)
        typical = _times(typically[server], typically[peer.server], "it")
        longer = ours.typically_slowest / peer.typically_slowest
        lines += [
            f"{server}: {ratio} ({typical} by the median of the rounds); at {ours.rate:.0f} moves/s the median of its "
            f"99th percentiles is {longer:.1f} times as long.",
            "",
        ]
    return lines


def _times(ours: float, most: float, peer: str) -> str:
    return f"{ours / most:.2f} times what {peer} held" if most else f"{peer} held none"


def _table(results: list[Result]) -> list[str]:
    return [
        f"| {' | '.join(COLUMNS)} |",
        "|---" * len(COLUMNS) + "|",
        *(f"| {' | '.join(_cells(result))} |" for result in results),
    ]


def _cells(result: Result) -> list[str]:
    return [
        f"{result.server} ({result.game})",
        f"{result.tables}",
        f"{result.rate:.0f}",
        f"{result.made:.0f}",
        ms(*result.slowest),
        ms(result.typically_slowest),
        ms(*result.broadcast.values()),
        ms(*result.ack.values()),
        f"{result.late}",
        f"{result.memory:.0f} MB",
        f"{result.cpu:.0%}",
        f"{result.cpu_a_move:.2f} ms",
        f"{result.own_cpu:.0%}",
        f"{result.bytes:.0f}",
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
