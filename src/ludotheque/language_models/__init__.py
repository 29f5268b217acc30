"""Language models at the table: a match as text, and a server for the Model Context Protocol.

See docs/language-models.md.
"""

from ludotheque.core.extras import missing

try:
    from ludotheque.language_models.text_table import Reply, TextTable, rules_text
except ModuleNotFoundError as error:
    raise missing(error, __name__, "cli") from None

__all__ = ["Reply", "TextTable", "rules_text"]
