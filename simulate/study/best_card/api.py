"""The body of `POST /api/v1/studies` for this kind."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request

from decks.playable import Playable
from decks.selectors import demo_field
from decks.slots import UnknownCard, cards_of, find_card
from sandtable.agents import USUAL
from simulate.asking.api import AgentChoice, seed_of
from simulate.asking.request import MOST_SEED
from simulate.study.best_card import services
from simulate.study.best_card.question import MOST_CANDIDATES
from simulate.study.best_card.services import FIELD, Wanted
from simulate.study.services import Asked
from web.api.problems import Invalid, Item
from web.api.serializers import StrictInteger, StrictSerializer, StrictText


class NewBestCardBody(StrictSerializer):
    """A deck, the card that leaves it (none: a free place is filled), and the candidates by code or name."""

    kind = StrictText(max_length=20)
    deck = StrictText(max_length=40, help_text='"id" or "id:version"')
    removed = StrictText(max_length=20, required=False, allow_blank=True, default="")
    cards = serializers.ListField(child=StrictText(max_length=120), min_length=1, max_length=MOST_CANDIDATES)
    opponent = StrictText(max_length=100, default=FIELD, help_text='"field", or the name of a deck of the game')
    agent = AgentChoice(default=USUAL)
    pairs = StrictInteger(min_value=20, max_value=10_000, default=800)
    final_pairs = StrictInteger(min_value=10, max_value=5_000, default=400)
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)


def asked_for(request: Request, key: str) -> Asked:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewBestCardBody(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    assert isinstance(request.user, AbstractBaseUser)
    playable = services.find_deck(request.user, body["deck"])
    if playable is None:
        raise Invalid(errors=[Item("/deck", "no_such_deck", _("There is no such deck, or it is not yours to see."))])
    wanted = Wanted(
        removed=body["removed"],
        cards=_codes(playable, body),
        opponent=body["opponent"],
        agent=body["agent"],
        pairs=body["pairs"],
        final_pairs=body["final_pairs"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
    )
    if found := services.problems_of(playable, wanted):
        raise Invalid(errors=[Item("/cards", "illegal_deck", problem) for problem in found])
    return services.asked(services.question(playable, wanted))


def _codes(playable: Playable, body: dict[str, Any]) -> list[str]:
    """The codes of the cards. Raises Invalid with every name that is wrong."""
    wrong, found = [], []
    for index, text in enumerate(body["cards"]):
        try:
            found.append(find_card(text))
        except UnknownCard as error:
            wrong.append(Item(f"/cards/{index}", "unknown_card", str(error)))
    if body["removed"] and body["removed"] not in dict(cards_of(dict(playable.subject))):
        wrong.append(Item("/removed", "not_in_deck", _("This card is not in the deck; give its code.")))
    if body["opponent"] != FIELD and body["opponent"] not in demo_field():
        wrong.append(Item("/opponent", "no_such_deck", _("No deck that comes with the game has this name.")))
    if wrong:
        raise Invalid(errors=wrong)
    return found
