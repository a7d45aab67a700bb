"""The input of an advice function."""

# interpreted: runs once a document

from __future__ import annotations

from simulate.games.tide_of_iron.legality.checking import Checked


class Judged(Checked):
    """A scenario as every advice function reads it. Parts of it may be UNKNOWN."""
