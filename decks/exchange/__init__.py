"""Decks going out and coming in: the community's text and JSON shapes and our own JSON.

Pure functions on `DeckList`; what is written reads back as the same deck, to the byte when written again.
"""

from __future__ import annotations
