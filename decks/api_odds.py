"""The odds of a deck for programs: the questions of the page of hands and dice, answered with numbers."""

from __future__ import annotations

from typing import Any, Final

from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from decks.api import DECK_ID, MISSING, REFUSED, DeckView
from decks.odds import Odds
from decks.odds_form import USUAL, OddsForm
from sandtable.games.destiny.odds.chances import Chances
from web.api.openapi import VERSION
from web.api.problems import Invalid, Item, NotFound

NAMES: Final = ("version", "card", "dice", *USUAL)
HELP_NAMES: Final = ("rolled", "reroll", "focus", "reroll_and_focus")
DAMAGE_NAMES: Final = ("damage", "damage_rerolled", "damage_focused", "damage_rerolled_and_focused")


class OddsAnswer(serializers.Serializer[Any]):
    """Chances from 0 to 1 and averages. `value` and `damage` are null for more dice than are worked out."""

    version = serializers.IntegerField()
    card = serializers.CharField(allow_null=True)
    drawn_kept = serializers.ListField(child=serializers.FloatField(), help_text="By round, with the first hand kept")
    drawn = serializers.ListField(child=serializers.FloatField(), help_text="By round, after the mulligan")
    dice = serializers.IntegerField()
    showing = serializers.DictField(
        child=serializers.ListField(child=serializers.FloatField(), allow_null=True),
        help_text=(
            "The chance of exactly 0, 1, 2 ... dice with the symbol. `focus`: dice of the roll that show a focus are"
            " used and leave the pool; null for more of them than are worked out. `reroll_and_focus`: from the best"
            " chances of at least as many"
        ),
    )
    value = serializers.DictField(
        child=serializers.FloatField(), allow_null=True, help_text="On average; `focus`: an effect turns one die"
    )
    damage = serializers.ListField(
        child=serializers.FloatField(), allow_null=True, help_text="On average by the end of each round"
    )
    damage_rerolled = serializers.ListField(child=serializers.FloatField(), allow_null=True)
    damage_focused = serializers.ListField(
        child=serializers.FloatField(), allow_null=True, help_text="An effect turns one die in each round"
    )
    damage_rerolled_and_focused = serializers.ListField(child=serializers.FloatField(), allow_null=True)


class DeckOdds(DeckView):
    """Exact odds of a saved version."""

    @extend_schema(
        summary="Odds of cards, symbols and damage",
        tags=["decks"],
        parameters=[
            DECK_ID,
            VERSION,
            OpenApiParameter("card", str, description="A code; the first card by name when left out"),
            OpenApiParameter("dice", str, many=True, description="Cards of the deck whose dice are rolled too"),
            *(
                OpenApiParameter(name, str if isinstance(usual, str) else int, description=f"Usually {usual}")
                for name, usual in USUAL.items()
            ),
        ],
        responses={200: OddsAnswer, 400: REFUSED, 404: MISSING},
    )
    def get(self, request: Request, public_id: str) -> Response:
        deck = self.readable(public_id)
        text = request.query_params.get("version") or str(deck.number)
        version = deck.versions.filter(number=int(text)).first() if _is_number(text) else None
        if version is None:
            raise NotFound()
        form = OddsForm(request.query_params, [version.deck_list], seed=0)
        if problems := _problems(request, form):
            raise Invalid(errors=problems)
        return Response({"version": version.number, **_told(Odds(version.deck_list, form.question))})


def _problems(request: Request, form: OddsForm) -> list[Item]:
    names = [name for name in request.query_params if name not in NAMES]
    unknown = [Item(f"?{name}", "unknown_field", _("There is no such field.")) for name in names]
    wrong = [Item(f"?{name}", "invalid", str(said)) for name, every in form.errors.items() for said in every]
    return unknown + wrong


def _told(odds: Odds) -> dict[str, Any]:
    found: dict[str, Any] = dict.fromkeys(("value", *DAMAGE_NAMES))
    if not odds.has_too_many_dice:
        found["value"] = {name: float(each.mean) for name, each in zip(HELP_NAMES, odds.worth, strict=True)}
        for name, rounds in zip(DAMAGE_NAMES, odds.damage_helped, strict=True):
            found[name] = [float(each.mean) for each in rounds]
    return found | {
        "card": odds.question.card or None,
        "drawn_kept": [float(each) for each in odds.drawn_kept],
        "drawn": [float(each) for each in odds.drawn],
        "dice": len(odds.dice),
        "showing": {name: _exactly(each) if each else None for name, each in zip(HELP_NAMES, odds.shown, strict=True)},
    }


def _exactly(chances: Chances) -> list[float]:
    return [float(chances.exactly(number)) for number in range(chances.most + 1)]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6
