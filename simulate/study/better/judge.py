"""The judge of "is B better than A?": two decks, or two versions of a scenario."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework import serializers

from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.headless import parties_of
from sandtable.playtest.seating import seat_counts, seats
from sandtable.playtest.sequential.design import BALANCE_PRESETS, PRESETS, Design, Unit
from scenarios.playable import Playable
from simulate.asking import deck_choices
from simulate.asking.api import AgentChoice, Strengths
from simulate.asking.request import MOST_SEED
from simulate.asking.scenario_choices import frozen
from simulate.study.better import question
from simulate.study.judging import Asker, DeckVersion, refusal, scenario_at
from simulate.study.services import Asked
from web.api.serializers import StrictInteger, StrictNumber, StrictSerializer, StrictText

PROBLEMS = {
    "alpha": gettext_lazy("A risk lies between 0.01 % and 25 %."),
    "beta": gettext_lazy("A risk lies between 0.01 % and 25 %."),
    "most": gettext_lazy("Give 1 to 20 000."),
    "low": gettext_lazy("That is more than any result can be."),
    "high": gettext_lazy("Give a number above the lower one that a result can reach."),
}
"""The error texts of a design, by field."""


class Version(DeckVersion):
    """A deck you may open, in its newest version unless a number is given; or a scenario's version by its id."""

    deck = StrictText(max_length=40, required=False)
    scenario = StrictText(max_length=40, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        if ("deck" in body) == ("scenario" in body):
            raise serializers.ValidationError({"deck": _("Name a deck or a scenario, one of them.")})
        return body


class OwnDesign(StrictSerializer):
    """Bounds and risks of one's own, for decks."""

    unit = serializers.ChoiceField(choices=[str(unit) for unit in Unit], default=str(Unit.POINTS))
    low = StrictNumber(default=0)
    high = StrictNumber()
    alpha = StrictNumber(default=0.05)
    beta = StrictNumber(default=0.05)
    most = StrictInteger(default=3000, help_text="Pairs.")

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        names = {name: body[name] for name in ("low", "high", "alpha", "beta", "most")}
        design = Design(**names, unit=Unit(body["unit"]))
        if wrong := {name: str(PROBLEMS[name]) for name in design.problems()}:
            raise serializers.ValidationError(wrong)
        return {**body, "design": design}


class Thought(OwnDesign):
    """A test to think about: its design, the supposed truth in the unit of its bounds, and the games drawn, in %."""

    truth = StrictNumber(min_value=-400, max_value=400)
    draws = StrictNumber(min_value=0, max_value=90, default=0)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        body = super().validate(body)
        # The variance of the share of a pair of even games that do not correlate.
        body["variance"] = (1 - body["draws"] / 100) / 8
        if not 0.02 < body["design"].mean(body["truth"], body["variance"]) < 0.98:
            raise serializers.ValidationError({"truth": PROBLEMS["low"]})
        return body


class Body(StrictSerializer):
    """Is `new` better than `old`?"""

    old = Version()
    new = Version()
    agent = AgentChoice()
    strengths = Strengths(required=False)
    preset = serializers.ChoiceField(choices=list(PRESETS), required=False)
    design = OwnDesign(required=False)
    side = StrictInteger(min_value=0, max_value=7, default=0, help_text="Of scenarios: the side that is compared.")
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        if ("deck" in body["old"]) != ("deck" in body["new"]):
            raise serializers.ValidationError({"new": _("Compare two decks, or two versions of a scenario.")})
        if ("preset" in body) == ("design" in body):
            raise serializers.ValidationError({"preset": _("Choose a preset or give a design, one of them.")})
        if "scenario" in body["old"] and "design" in body:
            raise serializers.ValidationError({"design": _("Scenarios are tested by a preset.")})
        return body


def judged(body: dict[str, Any], asker: Asker) -> Asked:
    """The study of a body without mistakes of shape. Raises BadDocument."""
    seed = body.get("seed", asker.seed)
    if "scenario" in body["old"]:
        return _of_scenarios(body, asker, seed)
    old, new = asker.subjects([((name,), body[name]) for name in ("old", "new")])
    if old.subject == new.subject:
        told = _("These are the same cards. Choose another version, or another deck.")
        raise refusal(("new",), "same", told)
    design = PRESETS[body["preset"]] if "preset" in body else body["design"]["design"]
    spec = question.of_decks(deck_choices.GAME, old, new, _strengths(body), design, seed)
    title = _("Is %(new)s better than %(old)s?") % {"new": new.label, "old": old.label}
    return Asked("better", title, deck_choices.GAME, spec)


def _of_scenarios(body: dict[str, Any], asker: Asker, seed: int) -> Asked:
    old, new = (scenario_at(asker, (name, "scenario"), body[name]["scenario"]) for name in ("old", "new"))
    _check_that_they_compare(old, new)
    if body["side"] >= len(side_names(new)):
        raise refusal(("side",), "no_such_side", _("The scenario has no such side."))
    design = BALANCE_PRESETS[body["preset"]]
    agents = [(agent,) * len(_seats(new)) for agent in _strengths(body)]
    spec = question.of_scenarios(new.game, frozen(old), frozen(new), agents, body["side"], design, seed)
    title = _("Did the balance move? %(old)s → %(new)s") % {"old": old.label, "new": new.label}
    return Asked("better", title, new.game, spec)


def _strengths(body: dict[str, Any]) -> list[str]:
    """The agents that play it, each once."""
    return body.get("strengths") or [body["agent"]]


def _check_that_they_compare(old: Playable, new: Playable) -> None:
    place = ("new", "scenario")
    if old.public_id == new.public_id:
        raise refusal(place, "same", _("Choose two different versions."))
    if old.game != new.game:
        raise refusal(place, "other_game", _("The two are of different games."))
    if _seats(old) != _seats(new):
        told = _("The two versions have different sides, so there is no share to compare.")
        raise refusal(place, "different_sides", told)


def _seats(playable: Playable) -> tuple[str, ...]:
    """The seats that are played: of several player counts the smallest."""
    game, definition = all_games()[playable.game], dict(playable.definition)
    return seats(game, definition, seat_counts(game, definition)[0])


def side_names(playable: Playable) -> list[str]:
    """The sides that can be compared; places in the turn order where seats are alike."""
    names, game = _seats(playable), all_games()[playable.game]
    if game.has_sides():
        return parties_of(game, playable.definition, len(names))
    return [str(_("player %(place)s in the turn order") % {"place": place + 1}) for place in range(len(names))]
