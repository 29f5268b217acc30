"""Ports for servers that the tests start, kill and start again."""

from __future__ import annotations

import random
import socket

LOWEST, HIGHEST = 20000, 32000
"""Below those that systems give to connections: nobody takes such a port while its server is down."""


def free_port() -> int:
    chance = random.SystemRandom()
    while True:
        port = chance.randrange(LOWEST, HIGHEST)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
