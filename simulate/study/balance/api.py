"""The body of `POST /api/v1/studies` for this kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request

from sandtable.agents import USUAL
from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.knobs import MOST_KNOBS, Knob
from sandtable.playtest.seating import seat_counts
from scenarios.playable import Playable
from simulate.asking.api import AgentChoice, seed_of
from simulate.asking.request import MOST_SEED
from simulate.asking.scenario_choices import find_scenario
from simulate.study.balance import services
from simulate.study.balance.services import Wanted
from simulate.study.services import Asked
from web.api.problems import Invalid, Item, items_about
from web.api.serializers import StrictInteger, StrictSerializer, StrictText


class KnobBody(StrictSerializer):
    """A thing that may change, by its key, and the first and last setting it may have (all when left out)."""

    key = StrictText(max_length=120)
    first = StrictText(max_length=80, required=False)
    last = StrictText(max_length=80, required=False)


class NewBalanceBody(StrictSerializer):
    """The version of a scenario, the goal, and the games."""

    kind = StrictText(max_length=20)
    scenario = StrictText(max_length=40, help_text="The id of a scenario's version.")
    players = StrictInteger(min_value=1, max_value=8, required=False)
    target = serializers.FloatField(min_value=5, max_value=95, default=services.EVEN)
    margin = serializers.FloatField(min_value=1, max_value=20, default=5)
    agent = AgentChoice(default=USUAL)
    knobs = serializers.ListField(child=KnobBody(), min_length=1, max_length=MOST_KNOBS)
    games = StrictInteger(min_value=services.FEWEST_GAMES, max_value=services.MOST_GAMES, default=5000)
    proof_games = StrictInteger(min_value=services.FEWEST_GAMES, max_value=services.MOST_PROOF, default=1000)
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)


def asked_for(request: Request, key: str) -> Asked:
    """The body as the service takes it. Raises ValidationError or Invalid with every problem."""
    reader = NewBalanceBody(data=request.data)
    reader.is_valid(raise_exception=True)
    body = reader.validated_data
    playable = _playable(request, body["scenario"])
    counts = seat_counts(all_games()[playable.game], dict(playable.definition))
    players = body.get("players", counts[0])
    if players not in counts:
        told = _("This scenario is played by %(counts)s.") % {"counts": ", ".join(map(str, counts))}
        raise Invalid(errors=[Item("/players", "wrong_number", told)])
    knobs = _chosen(services.knobs_of(playable, players), body["knobs"])
    wanted = Wanted(
        agent=body["agent"],
        target=body["target"],
        margin=body["margin"],
        games=body["games"],
        proof_games=body["proof_games"],
        seed=body.get("seed", seed_of(request.user.pk, key)),
    )
    if found := services.problems_of(wanted):
        raise Invalid(errors=[Item("/proof_games", "too_many_games", problem) for problem in found])
    return services.asked(services.question(playable, players, knobs, wanted))


def _playable(request: Request, public_id: str) -> Playable:
    playable = find_scenario(request.user, public_id)
    if playable is None or playable.game not in all_games():
        missing = _("There is no such scenario, or it is not yours to see.")
        raise Invalid(errors=[Item("/scenario", "no_such_scenario", missing)])
    if playable.problems:
        raise Invalid(errors=items_about(playable.problems, ("scenario",), "illegal_scenario"))
    return playable


def _chosen(offered: list[Knob], bodies: list[dict[str, Any]]) -> tuple[Knob, ...]:
    """The named knobs with their ranges. Raises Invalid with every one that can't be turned."""
    by_key, found, wrong = {knob.key: knob for knob in offered}, {}, []
    for index, body in enumerate(bodies):
        try:
            found[body["key"]] = _knob(by_key, body)
        except ValueError as error:
            wrong.append(Item(f"/knobs/{index}", "unknown_knob", str(error)))
    if wrong:
        raise Invalid(errors=wrong)
    return tuple(found.values())


def _knob(by_key: dict[str, Knob], body: dict[str, Any]) -> Knob:
    if body["key"] not in by_key:
        known = ", ".join(_shown(by_key))
        raise ValueError(_("Nothing of this name may change; known: %(known)s.") % {"known": known})
    knob = by_key[body["key"]]
    ends = body.get("first", knob.levels[0].words), body.get("last", knob.levels[-1].words)
    turned = knob.between(*ends)
    if len(turned.levels) < 2:
        raise ValueError(_("This range holds the present setting alone."))
    return turned


def _shown(by_key: dict[str, Knob]) -> Iterator[str]:
    """The keys with their settings: "rounds (4 to 8)"."""
    for key, knob in by_key.items():
        yield _("%(key)s (%(first)s to %(last)s)") % {
            "key": key,
            "first": knob.levels[0].words,
            "last": knob.levels[-1].words,
        }
