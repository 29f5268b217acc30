"""Matches as Parquet: what was seen, decided and searched, and what came of it. See docs/dataset.md."""
