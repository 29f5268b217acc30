"""How long a test waits before it says that something will never come.

These bounds only end what hangs: no test is about speed, and none shall fail because a machine is slow or busy.
`LUDOTHEQUE_PATIENCE=10` makes all of them ten times as long.
"""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("LUDOTHEQUE_PATIENCE", "1"))
WAIT = 180 * PATIENCE
"""Seconds for one answer."""
STORY = 1800 * PATIENCE
"""Seconds for a whole test."""
