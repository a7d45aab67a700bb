"""Stored rows that can't be read: damaged by hand, by a disk, or by a program that knew another shape."""

from __future__ import annotations


class Unreadable(ValueError):
    """A stored row can't be read; the text is a sentence for people. Pages and API answer 409 with it."""
