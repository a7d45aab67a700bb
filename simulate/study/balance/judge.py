"""The judge of a search for balance: a scenario, the goal, what may change in which range, and the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework import serializers

from sandtable.agents import USUAL
from sandtable.engine.problem import BadDocument, Problem
from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.knobs import MOST_KNOBS, Knob
from sandtable.playtest.seating import seat_counts
from simulate.asking.api import AgentChoice
from simulate.asking.request import MOST_SEED
from simulate.study.balance import services
from simulate.study.balance.services import Wanted
from simulate.study.judging import Asker, refusal, scenario_at
from simulate.study.services import Asked
from web.api.serializers import StrictInteger, StrictNumber, StrictSerializer, StrictText

EVEN = 50
"""The usual share of a side, in per cent."""
HOW_MANY = gettext_lazy("Choose 1 to %(most)s things that may change.") % {"most": MOST_KNOBS}


class KnobBody(StrictSerializer):
    """A thing that may change, by its key, and the first and last setting it may have (all when left out)."""

    key = StrictText(max_length=120)
    first = StrictText(max_length=80, required=False)
    last = StrictText(max_length=80, required=False)


class Body(StrictSerializer):
    """The version of a scenario, the goal, and the games."""

    scenario = StrictText(max_length=40, help_text="The id of a scenario's version.")
    players = StrictInteger(min_value=1, max_value=8, required=False)
    target = StrictNumber(min_value=5, max_value=95, default=EVEN)
    margin = StrictNumber(min_value=1, max_value=20, default=5)
    agent = AgentChoice(default=USUAL)
    knobs = serializers.ListField(
        child=KnobBody(),
        min_length=1,
        max_length=MOST_KNOBS,
        error_messages={"min_length": HOW_MANY, "max_length": HOW_MANY, "required": HOW_MANY},
    )
    games = StrictInteger(min_value=40, max_value=40_000, default=5000, help_text="Without the proofs.")
    proof_games = StrictInteger(min_value=40, max_value=10_000, default=1000)
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)


def judged(body: dict[str, Any], asker: Asker) -> Asked:
    """The study of a body without mistakes of shape. Raises BadDocument."""
    playable = scenario_at(asker, ("scenario",), body["scenario"])
    counts = seat_counts(all_games()[playable.game], dict(playable.definition))
    players = body.get("players", counts[0])
    if players not in counts:
        told = _("This scenario is played by %(counts)s.") % {"counts": ", ".join(map(str, counts))}
        raise refusal(("players",), "wrong_number", told)
    knobs = _chosen(services.knobs_of(playable, players), body["knobs"])
    given = {"seed": asker.seed, **body}
    wanted = Wanted(**{name: given[name] for name in Wanted.__annotations__})
    if found := services.problems_of(wanted):
        raise BadDocument(Problem(problem, ("proof_games",), code="too_many_games") for problem in found)
    return services.asked(services.question(playable, players, knobs, wanted))


def _chosen(offered: list[Knob], bodies: list[dict[str, Any]]) -> tuple[Knob, ...]:
    """The named knobs with their ranges. Raises BadDocument with every one that can't be turned."""
    by_key, found, wrong = {knob.key: knob for knob in offered}, {}, []
    for index, body in enumerate(bodies):
        try:
            found[body["key"]] = _knob(by_key, body)
        except ValueError as error:
            wrong.append(Problem(str(error), ("knobs", index), code="unknown_knob"))
    if wrong:
        raise BadDocument(wrong)
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
