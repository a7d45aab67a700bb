"""The judge of a field: decks in the hands of agents, or agents alone on a scenario."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from sandtable.engine.problem import BadDocument, Problem
from sandtable.engine.registry import all_games
from sandtable.playtest.seating import seat_counts
from simulate.asking import deck_choices
from simulate.asking.api import AgentChoice
from simulate.asking.request import MOST_SEED, FrozenScenario, Subject
from simulate.asking.scenario_choices import frozen
from simulate.results.series import services as series
from simulate.study.field import services
from simulate.study.field.question import MOST_MEMBERS, Member, Question
from simulate.study.judging import NONE_IS_MISSING, Asker, DeckVersion, refusal, scenario_at
from simulate.study.services import Asked
from web.api.serializers import StrictBoolean, StrictInteger, StrictSerializer, StrictText


class Body(StrictSerializer):
    """A field of decks, or of agents on a scenario."""

    decks = serializers.ListField(child=DeckVersion(), max_length=MOST_MEMBERS, default=list)
    row = DeckVersion(required=False, help_text="One deck that meets all the others; nobody else plays.")
    demo = StrictBoolean(default=False, help_text="And the decks that come with the project.")
    scenario = StrictText(max_length=40, required=False, help_text="The id of a version: its members are the agents.")
    agents = serializers.ListField(
        child=AgentChoice(), min_length=1, max_length=MOST_MEMBERS, error_messages=NONE_IS_MISSING
    )
    pairs = StrictInteger(min_value=1, help_text="For each pairing, in the mean; a pair is two games.")
    even = StrictBoolean(default=False, help_text="The same number of pairs for every pairing.")
    seed = StrictInteger(min_value=0, max_value=MOST_SEED, required=False)

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """Decks or a scenario, and one agent for a row."""
        if "scenario" in body and (body["decks"] or "row" in body or body["demo"]):
            raise serializers.ValidationError({"scenario": _("A scenario is played by agents alone, without decks.")})
        if "row" in body and len(body["agents"]) > 1:
            raise serializers.ValidationError({"agents": _("One row of a field is played by one agent. Choose one.")})
        return body


def judged(body: dict[str, Any], asker: Asker) -> Asked:
    """The study of a body without mistakes of shape. Raises BadDocument."""
    game, scenario = _scenario(asker, body["scenario"]) if "scenario" in body else (deck_choices.GAME, None)
    agents = (Member(agent, agent) for agent in body["agents"])
    question = Question(
        game=game,
        members=tuple(agents if scenario else _decks(body, asker)),
        pairs_each=body["pairs"],
        seed=body.get("seed", asker.seed),
        is_row="row" in body,
        is_even=body["even"],
        scenario=scenario,
    )
    if problems := services.problems_of(question):
        raise BadDocument(Problem(problem, code="refused") for problem in problems)
    return services.asked(question)


def _decks(body: dict[str, Any], asker: Asker) -> Iterator[Member]:
    """Every deck in the hands of every agent, the deck of a row first."""
    one = [(("row",), body["row"])] if "row" in body else []
    named = [(("decks", place), deck) for place, deck in enumerate(body["decks"])]
    asked = asker.subjects([*one, *named])
    for subject in [*asked, *(series.demo_field(*asked) if body["demo"] else ())]:
        yield from (member_of(subject, agent, is_told=len(body["agents"]) > 1) for agent in body["agents"])


def _scenario(asker: Asker, public_id: str) -> tuple[str, FrozenScenario]:
    """The game and the scenario for two. Raises BadDocument."""
    found = scenario_at(asker, ("scenario",), public_id)
    if 2 not in seat_counts(all_games()[found.game], dict(found.definition)):
        raise refusal(("scenario",), "not_for_two", _("A field needs a scenario for two players."))
    return found.game, frozen(found)


def member_of(subject: Subject, agent: str, *, is_told: bool) -> Member:
    """A deck in the hands of an agent; `is_told`: the name of the agent is part of its own."""
    label = f"{subject.label} · {agent}" if is_told else subject.label
    return Member(label, agent, subject.source, subject.subject)
