"""The judge of "what is each one worth?": games of a playtest or of two decks, and what is taken out of them."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework import serializers

from decks.slots import UnknownCard, find_card, is_shuffled, name_of, same_card, type_of
from sandtable.agents import USUAL
from sandtable.engine.problem import BadDocument, Problem
from simulate.asking import deck_choices
from simulate.asking.api import AgentChoice
from simulate.asking.request import MOST_SEED, PlaytestRequest
from simulate.study.causes import services
from simulate.study.causes.question import MOST_CHANGES
from simulate.study.judging import Asker, DeckVersion, playtest_at, refusal
from simulate.study.services import Asked
from web.api.serializers import StrictInteger, StrictSerializer, StrictText

OF_DECKS = ("deck", "opponent")
LIMITS: dict[str, Any] = {
    "min_length": gettext_lazy("Choose at least one."),
    "max_length": gettext_lazy("At most {max_length} at a time."),
}


class Body(StrictSerializer):
    """A playtest and one of its sides, or two decks; and the cards or elements that are taken out one at a time."""

    playtest = StrictText(max_length=22, required=False)
    side = StrictInteger(min_value=0, max_value=7, default=0)
    deck = DeckVersion(required=False, help_text="Instead of a playtest: the deck whose cards are taken out.")
    opponent = DeckVersion(required=False, help_text="The deck that it plays against.")
    agent = AgentChoice(default=USUAL, help_text="Plays both decks.")
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False, help_text="Of the games of two decks.")
    things = serializers.ListField(
        child=StrictText(max_length=200),
        min_length=1,
        max_length=MOST_CHANGES,
        required=False,
        error_messages=LIMITS,
        help_text="Codes of cards, or changes of a scenario such as /markers/0 or /rounds=7. Left out: all cards.",
    )
    instead = StrictText(
        max_length=120,
        allow_blank=True,
        default="",
        help_text="A card by its code or its name; empty: a blank that can't be played.",
    )
    rotations = StrictInteger(min_value=2, max_value=5000, default=400, help_text="For each thing, at most.")

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """A playtest, or both decks."""
        decks = [name for name in OF_DECKS if name in body]
        if "playtest" in body and decks:
            raise serializers.ValidationError({"playtest": _("Name a playtest or two decks, one of them.")})
        wanted = OF_DECKS if decks else ("playtest",)
        if missing := [name for name in wanted if name not in body] if "playtest" not in body else []:
            told = serializers.Field.default_error_messages["required"]
            raise serializers.ValidationError(dict.fromkeys(missing, told))
        return body


def judged(body: dict[str, Any], asker: Asker) -> Asked:
    """The study of a body without mistakes of shape. Raises BadDocument, or Http404 for a playtest of others."""
    base = _of_playtest(body, asker) if "playtest" in body else _of_decks(body, asker)
    if body["side"] >= len(base.subjects):
        raise refusal(("side",), "unknown_side", _("There is no such side."))
    offered = services.things(base, body["side"])
    instead = _card(body["instead"]) if base.game == deck_choices.GAME else body["instead"]
    every = [thing for thing in offered if not _is_same(thing, instead)] if base.scenario is None else []
    chosen = list(dict.fromkeys(body.get("things") or every))
    if problems := _problems(chosen, list(offered)) or _exchanged_for_itself(chosen, instead):
        raise BadDocument(problems)
    question = services.question_of(
        base, subject=body["side"], chosen=chosen, instead=instead, rotations=body["rotations"]
    )
    return services.asked(question)


def _card(text: str) -> str:
    """The code of the card that comes instead; empty for a blank. Raises BadDocument where there is no such card."""
    try:
        code = find_card(text) if text.strip() else ""
    except UnknownCard as unknown:
        raise refusal(("instead",), "unknown_card", str(unknown)) from unknown
    if code and not is_shuffled(code):
        told = _("%(card)s is a %(type)s. Name an event, an upgrade, a downgrade or a support.")
        raise refusal(("instead",), "no_deck_card", told % {"card": name_of(code), "type": type_of(code)})
    return code


def _is_same(thing: str, instead: str) -> bool:
    """True for two prints of one card."""
    return same_card(thing) == same_card(instead)


def _exchanged_for_itself(chosen: list[str], instead: str) -> list[Problem]:
    told = _("This is the card that comes instead. Choose other ones.")
    same = [place for place, thing in enumerate(chosen) if _is_same(thing, instead)]
    return [Problem(told, ("things", place), code="same_card") for place in same]


def _of_playtest(body: dict[str, Any], asker: Asker) -> PlaytestRequest:
    played = playtest_at(asker, body["playtest"])
    if reason := services.refusal(played):
        raise refusal(("playtest",), "nothing_to_measure", reason)
    return services.base_of(played)


def _of_decks(body: dict[str, Any], asker: Asker) -> PlaytestRequest:
    sides = asker.subjects([((name,), body[name]) for name in OF_DECKS])
    seed = body.get("seed", asker.seed)
    return PlaytestRequest(deck_choices.GAME, tuple(sides), (body["agent"],) * 2, body["rotations"], seed)


def _problems(chosen: list[str], offered: list[str]) -> list[Problem]:
    if not chosen:
        known = ", ".join(offered[:20])
        told = _("Name at least one; there are: %(known)s …") % {"known": known}
        return [Problem(told, ("things",), code="required")]
    if len(chosen) > MOST_CHANGES:
        return [Problem(LIMITS["max_length"].format(max_length=MOST_CHANGES), ("things",), code="too_many")]
    return [
        Problem(_("There is no “%(thing)s” to take out.") % {"thing": thing}, ("things", place), code="unknown_thing")
        for place, thing in enumerate(chosen)
        if thing not in offered
    ]
