"""The judge of a contest of cards: a deck, the card that leaves it, the candidates, and the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from decks.playable import Playable
from decks.selectors import demo_field
from decks.slots import UnknownCard, cards_of, find_card
from sandtable.agents import USUAL
from sandtable.engine.problem import BadDocument, Problem
from simulate.asking.api import AgentChoice
from simulate.asking.request import MOST_SEED
from simulate.study.best_card import services
from simulate.study.best_card.question import MOST_CANDIDATES
from simulate.study.best_card.services import FIELD, Wanted
from simulate.study.judging import NONE_IS_MISSING, Asker, refusal
from simulate.study.services import Asked
from web.api.serializers import StrictInteger, StrictSerializer, StrictText


class Body(StrictSerializer):
    """A deck, the card that leaves it (none: a free place is filled), and the candidates by code or name."""

    deck = StrictText(max_length=40, help_text='"id" or "id:version"')
    removed = StrictText(max_length=20, required=False, allow_blank=True, default="")
    cards = serializers.ListField(
        child=StrictText(max_length=120), min_length=1, max_length=MOST_CANDIDATES, error_messages=NONE_IS_MISSING
    )
    opponent = StrictText(max_length=100, default=FIELD, help_text='"field", or the name of a deck of the game')
    agent = AgentChoice(default=USUAL)
    pairs = StrictInteger(min_value=20, max_value=10_000, default=800)
    final_pairs = StrictInteger(min_value=10, max_value=5_000, default=400)
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)


def judged(body: dict[str, Any], asker: Asker) -> Asked:
    """The study of a body without mistakes of shape. Raises BadDocument."""
    playable = services.find_deck(asker.user, body["deck"])
    if playable is None:
        raise refusal(("deck",), "no_such_deck", _("There is no such deck, or it is not yours to see."))
    if wrong := list(_unknown(playable, body)):
        raise BadDocument(wrong)
    given = {"seed": asker.seed, **body, "cards": [find_card(text) for text in body["cards"]]}
    wanted = Wanted(**{name: value for name, value in given.items() if name != "deck"})
    if found := services.problems_of(playable, wanted):
        raise BadDocument(Problem(problem, ("cards",), code="illegal_deck") for problem in found)
    return services.asked(services.question(playable, wanted))


def _unknown(playable: Playable, body: dict[str, Any]) -> Iterator[Problem]:
    """Every name that stands for nothing."""
    for place, text in enumerate(body["cards"]):
        try:
            find_card(text)
        except UnknownCard as error:
            yield Problem(str(error), ("cards", place), code="unknown_card")
    if body["removed"] and body["removed"] not in dict(cards_of(dict(playable.subject))):
        yield Problem(_("This card is not in the deck; give its code."), ("removed",), code="not_in_deck")
    if body["opponent"] != FIELD and body["opponent"] not in demo_field(playable.subject.get("format")):
        yield Problem(_("No deck that comes with the game has this name."), ("opponent",), code="no_such_deck")
