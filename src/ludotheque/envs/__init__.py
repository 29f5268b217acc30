"""Ludotheque for learning: observations, masks and environments. Each module needs the extra that docs/environments.md
names; importing this package alone needs none."""
