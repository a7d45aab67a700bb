"""One deck against several opponents: as many ordinary playtests, asked for at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from django.utils.translation import gettext as _

from decks import selectors
from simulate.asking.request import PlaytestRequest, Subject
from simulate.models import Series
from simulate.queue import control

FIELD_OF: Final = "destiny"
"""The game whose demo field this is."""


def demo_field(*decks: Subject) -> tuple[Subject, ...]:
    """The opponents that come with the project, read from files: the same decks for everybody.

    They are the field of the format that these decks share; of Awakenings where they share none, or are none.
    """
    formats = {str(deck.subject.get("format")) for deck in decks}
    known = selectors.demo_field(formats.pop()) if len(formats) == 1 else selectors.demo_field()
    return tuple(Subject(name, deck) for name, deck in known.items())


def requests_for(request: PlaytestRequest, opponents: Sequence[Subject]) -> list[PlaytestRequest]:
    """A request for each opponent. `request` has the deck as its only subject, two agents, and the first seed.

    The seeds follow each other: opponents don't share their luck, so their results can be taken together.
    """
    (deck,) = request.subjects
    return [
        PlaytestRequest(request.game, (deck, opponent), request.agents, request.rotations, request.seed + place)
        for place, opponent in enumerate(opponents)
    ]


def cancel(*, series: Series) -> None:
    """Stop what is still open; what is finished stays. Raises NotPossible when nothing is open."""
    still_open = list(series.batches.still_open())
    if not still_open:
        raise control.NotPossible(_("This playtest is over; there is nothing to cancel."))
    for batch in still_open:
        try:
            control.cancel(batch=batch)
        except control.NotPossible:
            continue  # it ended in this moment
