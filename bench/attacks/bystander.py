"""Somebody else, in a process of his own, who asks after the server's health again and again."""

from __future__ import annotations

import http.client
import json
import sys
import time

ELSEWHERE = ("127.0.0.2", 0)
"""Not the attacker's address; Linux has all of 127.0.0.0/8."""


def main() -> None:
    host, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    waits: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        connection = http.client.HTTPConnection(host, port, timeout=60, source_address=ELSEWHERE)
        try:
            connection.request("GET", "/healthz")
            good = connection.getresponse().status == 200
        except OSError:
            good = False
        finally:
            connection.close()
        waits.append(time.monotonic() - begun if good else 60.0)
        time.sleep(0.02)
    print(json.dumps(sorted(waits)))


if __name__ == "__main__":
    main()
