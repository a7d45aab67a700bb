"""The bodies of the API of tables: who sits where, an answer, the question that it is for."""

from __future__ import annotations

from typing import Any, Final

from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.request import Request

from sandtable.agents import NAMES
from sandtable.playtest.seating import MOST_SEATS
from simulate.asking.api import AgentChoice, subjects
from simulate.asking.deck_choices import GAME as GAME_OF_DECKS
from simulate.asking.request import PlaytestRequest, on_scenario
from simulate.asking.scenario_api import scenario_for
from simulate.asking.scenario_choices import frozen
from simulate.watching.seat.luck import drawn_seed
from web.api.serializers import StrictBoolean, StrictInteger, StrictSerializer, StrictText

YOU: Final = "you"
LINK: Final = "link"
NO_MORE: Final = "no more"
AGAIN: Final = "again"
STAND_IN: Final = "random"
"""The agent that a request names where a person plays; the service puts the person in its place."""
MOST_TICKS: Final = 200
MOST_NAME: Final = 80


class PlayerChoice(AgentChoice):
    """An agent, or a person: "you", or "link" for somebody who comes by a link."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"choices": [YOU, LINK, *NAMES], **kwargs})

    def to_internal_value(self, data: Any) -> str:
        return str(data) if data in (YOU, LINK) else super().to_internal_value(data)


class DeckAtTable(StrictSerializer):
    """A deck you may open, in its newest version unless a number is given."""

    deck = StrictText(max_length=40)
    version = StrictInteger(min_value=1, max_value=10**6, required=False)


class NewTable(StrictSerializer):
    """A scenario or decks, and who plays each seat. The server draws the seed."""

    scenario = StrictText(
        max_length=40, required=False, help_text="The id of a scenario, or the version_id of one version."
    )
    decks = DeckAtTable(many=True, min_length=2, max_length=4, required=False)  # type: ignore[call-arg]  # of the list
    seats = serializers.ListField(
        child=PlayerChoice(),
        min_length=2,
        max_length=MOST_SEATS,
        help_text="For each side of the scenario, or for each deck: `you`, `link`, or an agent.",
    )

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """Either a scenario or decks; at least one seat is yours, and each deck has a player."""
        if ("scenario" in body) == ("decks" in body):
            raise serializers.ValidationError({"scenario": _("Name a scenario or decks.")})
        if YOU not in body["seats"]:
            raise serializers.ValidationError({"seats": _("Keep a seat for yourself.")})
        if "decks" in body and len(body["decks"]) != len(body["seats"]):
            raise serializers.ValidationError({"seats": _("Name one player for each deck.")})
        return body


def people_of(players: list[str]) -> list[int]:
    """The numbers of the seats or decks that people play."""
    return [number for number, player in enumerate(players) if player in (YOU, LINK)]


def given_away(players: list[str]) -> list[int]:
    """The numbers of those that others play, who come by a link."""
    return [number for number, player in enumerate(players) if player == LINK]


def asked_for(request: Request, body: dict[str, Any]) -> PlaytestRequest:
    """The game of a checked body as the service takes it. Raises Invalid with every problem."""
    agents = tuple(STAND_IN if player in (YOU, LINK) else player for player in body["seats"])
    if "decks" in body:
        found = subjects(request, [(("decks", n), deck) for n, deck in enumerate(body["decks"])])
        return PlaytestRequest(game=GAME_OF_DECKS, subjects=tuple(found), agents=agents, rotations=1, seed=drawn_seed())
    scenario = scenario_for(request.user, body["scenario"], len(agents), "/seats")
    return on_scenario(
        game=scenario.game, scenario=frozen(scenario), agents=agents, games=1, seed=drawn_seed(), keeps_sides=True
    )


class QuestionBody(StrictSerializer):
    """The open question that the call is about."""

    question_id = StrictText(max_length=40, help_text="`question_id` of the table as you have read it.")


class AnswerBody(QuestionBody):
    """An answer: one option, the ticks of a choice of several things, a destination, or a wish about being asked."""

    option = StrictInteger(min_value=0, max_value=10**6, required=False)
    ticks = serializers.ListField(child=StrictText(max_length=MOST_NAME), max_length=MOST_TICKS, required=False)
    destination = StrictText(max_length=MOST_NAME, required=False, help_text="`at` of one of the destinations.")
    asking = serializers.ChoiceField(
        choices=[NO_MORE, AGAIN],
        required=False,
        help_text="`no more` declines this `reaction` for the rest of the round; `again`: be asked about everything.",
    )
    asks_back = StrictBoolean(
        default=False,
        help_text="Refuse an option that gives up something useful or has no effect now, with 409 and `unsure`.",
    )

    def validate(self, body: dict[str, Any]) -> dict[str, Any]:
        """Exactly one kind of answer."""
        if len([kind for kind in ("option", "ticks", "destination", "asking") if kind in body]) != 1:
            raise serializers.ValidationError({"option": _("Give an option, ticks, a destination, or a wish.")})
        return body


class SeatsBody(StrictSerializer):
    """Free seats that get a new link."""

    seats = serializers.ListField(child=StrictInteger(min_value=0, max_value=MOST_SEATS), max_length=MOST_SEATS)
