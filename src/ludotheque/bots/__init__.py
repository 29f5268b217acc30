"""Bots that decide only from what their seat may know."""

from ludotheque.bots.analysis import Analysis, RankedMove
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS, make_bot

__all__ = ["LEVELS", "Analysis", "Bot", "RankedMove", "make_bot"]
