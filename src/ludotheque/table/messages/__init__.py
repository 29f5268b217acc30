"""Every message of the protocol, defined once: the server reads and writes these, OpenAPI and the client's TypeScript
types are made from them. docs/protocol.md tells the story.

Times are milliseconds since 1970. Seats count from 0; a viewer is a seat, or -1 (spectator), or -2 (everything open).
"""

from __future__ import annotations

from ludotheque.table.messages.rest import *  # noqa: F403  # one name for all of them, whichever way they go
from ludotheque.table.messages.shared import *  # noqa: F403
from ludotheque.table.messages.socket import *  # noqa: F403
from ludotheque.table.messages.study import *  # noqa: F403
