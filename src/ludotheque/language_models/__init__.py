"""Language models at the table: a match as text, and a server for the Model Context Protocol.

See docs/language-models.md.
"""

from ludotheque.language_models.text_table import Reply, TextTable, rules_text

__all__ = ["Reply", "TextTable", "rules_text"]
