"""What `/metrics` tells, in Prometheus' text format. Where tables are kept without a server, nothing is counted."""

from __future__ import annotations

import os

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector
except ImportError:
    from ludotheque.server.uncounted import Counter, Gauge, Histogram  # type: ignore[assignment]  # the same calls

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

COMMIT_SECONDS = Histogram("ludotheque_commit_seconds", "Time to commit a batch", buckets=FAST)
BATCH_SIZE = Histogram("ludotheque_commit_batch", "Changes in a batch", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
COMMITS_FAILED = Counter("ludotheque_commits_failed", "Changes that the database did not take")
RACES_LOST = Counter("ludotheque_races_lost", "Changes for which another process was first")
MOVES = Counter("ludotheque_moves", "Entries of matches stored", ["game", "by"])
MOVE_SECONDS = Histogram("ludotheque_move_seconds", "From a move's arrival to its broadcast", buckets=FAST)
REFUSED = Counter("ludotheque_refused", "Messages refused", ["code"])
SOCKETS = Gauge("ludotheque_sockets", "Open WebSockets", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("ludotheque_live_tables", "Tables in memory", multiprocess_mode="livesum")
TABLES_MADE = Counter("ludotheque_tables_made", "Tables made", ["game"])
TABLES_EVICTED = Counter("ludotheque_tables_evicted", "Tables that made room for new ones when the server was full")
REPLAY_SECONDS = Histogram("ludotheque_replay_seconds", "CPU time to make a replay", buckets=FAST)
LOOP_LAG = Histogram("ludotheque_loop_lag_seconds", "How late the event loop comes to what is due", buckets=FAST)
UNREADABLE = Counter("ludotheque_unreadable", "Tables found in the database that cannot be read")
THOUGHTS = Counter("ludotheque_thoughts", "Decisions of bots", ["level"])
THOUGHT_SECONDS = Histogram("ludotheque_thought_seconds", "From asking a bot to its answer", buckets=FAST)
THOUGHTS_WAITING = Gauge(
    "ludotheque_thoughts_waiting", "Decisions that wait for a process", multiprocess_mode="livesum"
)
THINKERS_REPLACED = Counter("ludotheque_thinkers_replaced", "Bot processes that crashed or hung and were replaced")
REQUESTS = Counter("ludotheque_requests", "REST calls", ["method", "status"])
LIMITED = Counter("ludotheque_limited", "Calls and messages over a limit", ["kind"])
TASKS_RESTARTED = Counter("ludotheque_tasks_restarted", "Background tasks that failed and were started again", ["task"])
LOG_BYTES = Gauge("ludotheque_sqlite_log_bytes", "The size of SQLite's log", multiprocess_mode="livemax")
DISK_FREE = Gauge(
    "ludotheque_disk_free_bytes", "Room on the disk that SQLite's file is on", multiprocess_mode="livemin"
)
LONG_STEPS = Counter("ludotheque_long_steps", "Steps that held the event loop for more than 50 ms")

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The folder in which several processes count together: Prometheus' client reads it when it is imported."""


def told() -> bytes:
    """What `/metrics` answers: of all processes of this server together, whichever is asked."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(registry)
