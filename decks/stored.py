"""The content of a stored deck, which another edition of the service may have written."""

from __future__ import annotations

from django.utils.translation import gettext as _

from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import BadDeck, DeckList, read_deck
from web.api.problems import Conflict, items_of


class UnreadableDeck(Conflict):
    """409: the deck names a card or a format that this edition doesn't have. It is kept as it was saved."""

    default_code = "unreadable_deck"

    def __init__(self, problems: list[Problem]) -> None:
        told = "; ".join(each.message for each in problems)
        said = _("This deck is kept as it was saved, but this edition can't read it: %(problems)s.")
        super().__init__(said % {"problems": told}, errors=items_of(problems))


class Stored:
    """A record with a stored deck in its field `snapshot`, which is read once while the record keeps it."""

    snapshot: object
    _read: tuple[object, DeckList] | None = None

    @property
    def deck_list(self) -> DeckList:
        """The content. Raises UnreadableDeck."""
        if self._read is None or self._read[0] is not self.snapshot:
            self._read = (self.snapshot, read_stored(self.snapshot))
        return self._read[1]


def read_stored(snapshot: object) -> DeckList:
    """Read a stored deck. Raises UnreadableDeck, which pages and API answer with its sentence."""
    try:
        return read_deck(snapshot)
    except BadDeck as bad:
        raise UnreadableDeck(bad.problems) from bad
