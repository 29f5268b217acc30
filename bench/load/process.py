"""What the system says of a process, and times in percentiles."""

from __future__ import annotations

import os
import statistics
from pathlib import Path


def percentiles(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {"50": 0.0, "95": 0.0, "99": 0.0, "max": 0.0}
    cuts = statistics.quantiles(seconds, n=100)
    return {"50": cuts[49], "95": cuts[94], "99": cuts[98], "max": max(seconds)}


def family(pid: int) -> list[int]:
    """A process, and all that it and its own have started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def memory(pid: int) -> float:
    """Resident megabytes of a process and its family."""
    pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(*pids: int) -> float:
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")
