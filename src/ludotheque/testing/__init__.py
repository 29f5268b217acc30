"""What every game must fulfil, as tests for any game. One line in a test file of one's own:

    test_contract = contract_of("pebbles")

It needs pytest.
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("ludotheque.testing.contract")

from ludotheque.testing.contract import CHECKS, Check, contract_of  # noqa: E402  # after the rewriting of its asserts

__all__ = ["CHECKS", "Check", "contract_of"]
