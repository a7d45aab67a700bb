"""Tide of Iron as people browse it: units, terrain, markers, boards, cards.

Nothing of it is in the database: the facts are tables of the game, versioned with the engine that plays by them, and
few enough to be read whole. A page or an answer is a view of `sandtable.games.tide_of_iron.facts`.
"""

from __future__ import annotations
