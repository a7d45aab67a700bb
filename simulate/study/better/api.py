"""The body of `POST /api/v1/studies` with the kind "better": two decks, or two versions of a scenario."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request

from sandtable.playtest.sequential.design import PRESETS, Design, Unit
from scenarios.playable import Playable
from simulate.asking import deck_choices
from simulate.asking.api import AgentChoice, seed_of, subjects
from simulate.asking.request import MOST_SEED
from simulate.asking.scenario_choices import find_scenario
from simulate.study.better import question
from simulate.study.better.forms import PROBLEMS, deck_title, different_sides, scenario_asked, side_names
from simulate.study.services import Asked
from web.api.problems import Invalid, Item, items_about
from web.api.serializers import StrictInteger, StrictSerializer, StrictText


class Version(StrictSerializer):
    """A deck you may open, in its newest version unless a number is given; or a scenario's version by its id."""

    deck = StrictText(max_length=40, required=False)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)
    scenario = StrictText(max_length=40, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        if ("deck" in body) == ("scenario" in body):
            raise serializers.ValidationError({"deck": _("Name a deck or a scenario, one of them.")})
        return body


class OwnDesign(StrictSerializer):
    """Bounds and risks of one's own, for decks."""

    unit = serializers.ChoiceField(choices=[str(unit) for unit in Unit], default=str(Unit.POINTS))
    low = serializers.FloatField(default=0)
    high = serializers.FloatField()
    alpha = serializers.FloatField(default=0.05)
    beta = serializers.FloatField(default=0.05)
    most = StrictInteger(min_value=1, default=3000, help_text="Pairs.")

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        design = Design(**{**body, "unit": Unit(body["unit"])})
        if wrong := {name: str(PROBLEMS[name]) for name in design.problems()}:
            raise serializers.ValidationError(wrong)
        return {"design": design}


class NewBetter(StrictSerializer):
    """Is `new` better than `old`?"""

    kind = serializers.ChoiceField(choices=["better"])
    old = Version()
    new = Version()
    agent = AgentChoice()
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


def asked_for(request: Request, key: str) -> Asked:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewBetter(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    seed = body.get("seed", seed_of(request.user.pk, key))
    if "scenario" in body["old"]:
        return _of_scenarios(request, body, seed)
    old, new = subjects(request, [(f"/{name}/deck", body[name]) for name in ("old", "new")])
    if old.subject == new.subject:
        raise Invalid(errors=[Item("/new", "same", _("Both decks are the same."))])
    design = PRESETS[body["preset"]] if "preset" in body else body["design"]["design"]
    spec = question.of_decks(deck_choices.GAME, old, new, body["agent"], design, seed)
    return Asked("better", deck_title(old.label, new.label), deck_choices.GAME, spec)


def _of_scenarios(request: Request, body: dict[str, Any], seed: int) -> Asked:
    old, new = (_scenario(request, name, body[name]["scenario"]) for name in ("old", "new"))
    if old.game != new.game:
        raise Invalid(errors=[Item("/new/scenario", "other_game", _("The two are of different games."))])
    if problems := different_sides(old, new):
        raise Invalid(errors=[Item("/new/scenario", "different_sides", problem) for problem in problems])
    if body["side"] >= len(side_names(new)):
        raise Invalid(errors=[Item("/side", "no_such_side", _("The scenario has no such side."))])
    return scenario_asked(old, new, body["agent"], body["side"], body["preset"], seed)


def _scenario(request: Request, name: str, public_id: str) -> Playable:
    found = find_scenario(request.user, public_id)
    if found is None:
        missing = _("There is no such scenario, or it is not yours to see.")
        raise Invalid(errors=[Item(f"/{name}/scenario", "no_such_scenario", missing)])
    if found.problems:
        raise Invalid(errors=items_about(found.problems, (name, "scenario"), "illegal_scenario"))
    return found
