"""Whom and what the words act on: how many of a noun, or the one thing they point at."""
