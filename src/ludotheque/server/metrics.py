"""What `/metrics` tells, in Prometheus' text format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

COMMIT_SECONDS = Histogram("ludotheque_commit_seconds", "Time to commit a batch", buckets=FAST)
BATCH_SIZE = Histogram("ludotheque_commit_batch", "Changes in a batch", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
COMMITS_FAILED = Counter("ludotheque_commits_failed", "Changes that the database did not take")
RACES_LOST = Counter("ludotheque_races_lost", "Changes for which another process was first")
MOVES = Counter("ludotheque_moves", "Entries of matches stored", ["game", "by"])
MOVE_SECONDS = Histogram("ludotheque_move_seconds", "From a move's arrival to its broadcast", buckets=FAST)
REFUSED = Counter("ludotheque_refused", "Messages refused", ["code"])
SOCKETS = Gauge("ludotheque_sockets", "Open WebSockets")
LIVE_TABLES = Gauge("ludotheque_live_tables", "Tables in memory")
TABLES_MADE = Counter("ludotheque_tables_made", "Tables made", ["game"])
THOUGHTS = Counter("ludotheque_thoughts", "Decisions of bots", ["level"])
THOUGHT_SECONDS = Histogram("ludotheque_thought_seconds", "From asking a bot to its answer", buckets=FAST)
THOUGHTS_WAITING = Gauge("ludotheque_thoughts_waiting", "Decisions that wait for a process")
THINKERS_REPLACED = Counter("ludotheque_thinkers_replaced", "Bot processes that crashed or hung and were replaced")
REQUESTS = Counter("ludotheque_requests", "REST calls", ["method", "status"])
LIMITED = Counter("ludotheque_limited", "Calls and messages over a rate limit")
