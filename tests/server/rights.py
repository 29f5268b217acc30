"""What each role is answered to each call and message, phase by phase: the table behind `test_rights`.

Everything is tried upon one seat, Bob's, of one table. A cell is `ok` or the code of a refusal. A new call or message
without a row here fails the test.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

PHASES = ("lobby", "running", "held", "over")
"""`held`: the match runs, and a bot holds Bob's seat."""

ROLES = ("host", "player", "other", "former", "ended", "link holder", "spectator", "stranger", "forker")
"""`player` is Bob. `former` had his seat before him and left it; `ended` is a device on which he ended it; the
`link holder` has every link to it that ever was, all of which have ended; `forker` hosts a fork of the match before."""

SEATED = ("host", "player", "other")
SEAT = 1

Json = dict[str, Any]


class Cells(NamedTuple):
    """What roles are answered, by phase; who is not named is answered as `others`."""

    lobby: dict[str, str]
    running: dict[str, str]
    held: dict[str, str]
    over: dict[str, str]

    def expected(self, phase: str, role: str) -> str:
        cells: dict[str, str] = getattr(self, phase)
        return cells.get(role, cells["others"])


class Row(NamedTuple):
    """A call (`METHOD path`) or a message (its type), with what is sent. Of one call there may be several rows."""

    of: str
    about: str
    cells: Cells
    body: Mapping[str, object] = MappingProxyType({})
    query: Mapping[str, str] = MappingProxyType({})


def everybody(lobby: str, running: str, over: str, held: str | None = None) -> Cells:
    return Cells({"others": lobby}, {"others": running}, {"others": held or running}, {"others": over})


def seated(lobby: str, running: str, over: str, others: str, player_held: str | None = None) -> Cells:
    """The three who play are answered alike."""

    def cells(answer: str) -> dict[str, str]:
        return dict.fromkeys(SEATED, answer) | {"others": others}

    held = cells(running) | ({"player": player_held} if player_held else {})
    return Cells(cells(lobby), cells(running), held, cells(over))


def players(lobby: str, running: str, held: str, over: str, others: str = "not-your-seat") -> Cells:
    """Bob alone is answered; for all others his seat is his."""
    answers = ({"player": answer, "others": others} for answer in (lobby, running, held, over))
    return Cells(*answers)


def only_own_eyes() -> Cells:
    own, shut = {"player": "ok", "others": "not-yours"}, {"player": "not-started", "others": "not-yours"}
    return Cells(shut, own, own, {"others": "ok"})


CODE = "/tables/{code}"
BOBS = "/tables/{code}/seats/{seat}"

CALLS = [
    Row("GET /games", "the games", everybody("ok", "ok", "ok")),
    Row("GET /games/{game}/rules", "rules", everybody("ok", "ok", "ok")),
    Row("GET /games/{game}/words", "a game's words", everybody("ok", "ok", "ok")),
    Row("GET /games/{game}/lesson", "a lesson", everybody("ok", "ok", "ok")),
    Row("GET /games/{game}/puzzles", "puzzles", everybody("ok", "ok", "ok")),
    Row("GET /games/{game}/puzzles/{puzzle}", "a puzzle", everybody(*["no-such-puzzle"] * 3)),
    Row("GET /games/{game}/insights", "insights", everybody("ok", "ok", "ok")),
    Row("POST /study/open", "a study", everybody("ok", "ok", "ok"), {"text": "seikatsu mode=standard players=2"}),
    Row(
        "POST /study/position",
        "a position",
        everybody(*["bad-input"] * 3),
        {"game": "seikatsu", "position": "seikatsu"},
    ),
    Row("POST /study/lines", "lines", everybody(*["bad-input"] * 3), {"game": "seikatsu", "position": "seikatsu"}),
    Row("POST /tables", "a table of one's own", everybody("ok", "ok", "ok"), {"game": "seikatsu", "name": "X"}),
    Row("GET /tables", "one's own tables", everybody("ok", "ok", "ok"), query={"which": "mine"}),
    Row("GET /tables", "public tables", everybody("ok", "ok", "ok"), query={"which": "public"}),
    Row(f"GET {CODE}", "a table", everybody("ok", "ok", "ok")),
    Row(
        f"POST {CODE}/join",
        "Bob's seat",
        Cells(
            {"player": "ok", "others": "seat-taken"},
            {"others": "started"},
            {"others": "started"},
            {"others": "started"},
        ),
        {"name": "X", "seat": SEAT},
    ),
    Row(
        f"POST {CODE}/join",
        "any seat",
        Cells(
            dict.fromkeys(SEATED, "ok") | {"others": "full"},
            {"others": "started"},
            {"others": "started"},
            {"others": "started"},
        ),
        {"name": "X"},
    ),
    Row(
        f"POST {BOBS}",
        "Bob's seat for a bot",
        Cells(
            {"host": "ok", "others": "not-host"}, {"others": "started"}, {"others": "started"}, {"others": "started"}
        ),
        {"kind": "bot"},
    ),
    Row(
        f"POST {BOBS}/swap",
        "Bob's seat for his own",
        Cells(
            {"host": "ok", "others": "not-host"}, {"others": "started"}, {"others": "started"}, {"others": "started"}
        ),
        {"other": SEAT},
    ),
    Row(f"POST {BOBS}/link", "a link to Bob's seat", players("ok", "ok", "ok", "ok")),
    Row(f"GET {BOBS}/devices", "Bob's devices", players("ok", "ok", "ok", "ok")),
    Row(f"POST {BOBS}/devices/end", "the end of Bob's links", players("ok", "ok", "ok", "ok")),
    Row(
        f"POST {BOBS}/devices/end",
        "the end of Bob's only device",
        players("last-device", "last-device", "last-device", "last-device"),
        {"device": "{device}"},
    ),
    Row(
        f"POST {CODE}/ready",
        "not ready",
        Cells(
            dict.fromkeys(SEATED, "ok") | {"others": "no-seat"},
            {"others": "started"},
            {"others": "started"},
            {"others": "started"},
        ),
        {"ready": False},
    ),
    Row(
        f"POST {CODE}/start",
        "the start",
        Cells({"host": "not-ready", "others": "not-host"}, {"others": "ok"}, {"others": "ok"}, {"others": "started"}),
    ),
    Row(
        f"POST {CODE}/leave",
        "that Bob leaves",
        Cells(
            *({"player": "ok", "host": "not-your-seat", "other": "not-your-seat", "others": "no-seat"} for _ in PHASES)
        ),
        {"seat": SEAT},
    ),
    Row(f"POST {CODE}/back", "one's seat back", seated("ok", "ok", "ok", "no-seat")),
    Row(f"POST {CODE}/hints", "hints", seated("ok", "ok", "ok", "no-seat")),
    Row(f"POST {CODE}/rematch", "a rematch", seated("not-over", "not-over", "ok", "no-seat")),
    Row(f"POST {CODE}/fork", "to play on", everybody("not-started", "not-over", "ok"), {"step": 0}),
    Row(f"GET {CODE}/replay", "the match with Bob's eyes", only_own_eyes(), query={"viewer": str(SEAT)}),
    Row(
        f"GET {CODE}/replay",
        "the match with all open",
        Cells({"others": "not-yours"}, {"others": "not-yours"}, {"others": "not-yours"}, {"others": "ok"}),
        query={"viewer": "open"},
    ),
    Row(f"GET {CODE}/replay", "the match with one's own eyes", everybody("not-started", "ok", "ok")),
    Row(
        f"GET {CODE}/judgement",
        "what a bot thinks",
        everybody("not-started", "not-over", "no-such-step"),
        query={"step": "999999"},
    ),
    Row(
        f"GET {CODE}/what-if",
        "what would have won Bob's match",
        everybody("not-started", "not-over", "ok"),
        query={"seat": str(SEAT)},
    ),
    Row(f"GET {CODE}/picture.svg", "a drawing with Bob's eyes", only_own_eyes(), query={"viewer": str(SEAT)}),
    Row(f"GET {CODE}/picture.svg", "a drawing with one's own eyes", everybody("not-started", "ok", "ok")),
    Row(f"GET {CODE}/record", "the record", everybody("not-started", "not-over", "ok")),
    Row(f"GET {CODE}/parcel", "a match against bots to take along", everybody("not-alone", "not-alone", "not-alone")),
    Row("POST /records", "a record of one's own", everybody("ok", "ok", "ok"), {"record": "{record}"}),
    Row(
        "POST /seats/claim",
        "Bob's seat by a link that was kept",
        everybody(*["no-such-link"] * 3),
        {"secret": "{kept}"},
    ),
    Row(
        "POST /seats/claim",
        "Bob's seat by the link that he used",
        Cells(*({"player": "ok", "others": "link-used"} for _ in PHASES)),
        {"secret": "{used}"},
    ),
    Row(
        "POST /seats/claim",
        "Bob's seat by a link that he ended",
        everybody(*["no-such-link"] * 3),
        {"secret": "{ended}"},
    ),
]

MESSAGES = [
    Row("play", "a move for Bob", players("not-started", "ok", "held", "over"), {"action": "{action}"}),
    Row("undo", "Bob's move taken back", players("not-started", "no-undo", "held", "over")),
    Row("resign", "that Bob resigns", players("not-started", "ok", "held", "over")),
    Row("agree", "that Bob agrees to end", players("not-started", "ok", "held", "over")),
    Row("hurry", "hurry, as Bob", players("not-started", "no-hurry", "held", "over")),
    Row("preview", "what Bob can foresee", players("not-started", "ok", "held", "over"), {"action": "{action}"}),
    Row("why", "why Bob cannot", players("not-started", "ok", "held", "over"), {"targets": []}),
    Row("hint", "advice for Bob", players("not-started", "hints-off", "held", "over")),
    Row("chat", "a word", everybody("ok", "ok", "ok"), {"text": "hello", "name": "Bob"}),
    Row("resume", "the present", everybody("ok", "ok", "ok"), {"since": 0}),
    Row("ping", "an answer", everybody("ok", "ok", "ok")),
]
"""`seat` is Bob's, `ply` the present one."""

EYES = {
    "his own": only_own_eyes()._replace(lobby={"player": "ok", "others": "not-yours"}),
}
"""A socket that wishes to see with Bob's eyes."""
