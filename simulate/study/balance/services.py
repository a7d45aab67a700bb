"""From a scenario to a search for balance, and from its end to a new version that has the changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _

from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.counting import Goal
from sandtable.playtest.balancing.headless import parties_of
from sandtable.playtest.balancing.knobs import Candidate, Knob
from sandtable.playtest.seating import seats
from scenarios import services as scenarios
from scenarios.games import pages_of
from scenarios.models import NOTE_LENGTH, Scenario, ScenarioVersion
from scenarios.playable import Playable
from scenarios.selectors import visible_versions
from simulate.asking.problems import most_games
from simulate.asking.scenario_choices import frozen
from simulate.models import Study
from simulate.queue import control
from simulate.study.balance.question import Question, read
from simulate.study.services import Asked

KIND: Final = "balance"


@dataclass(frozen=True)
class Wanted:
    """The numbers of a search."""

    agent: str
    target: float
    """The share of the first of two sides, in per cent; without sides all places are to be even."""
    margin: float
    """In per cent points."""
    games: int
    proof_games: int
    seed: int


def knobs_of(playable: Playable, players: int) -> list[Knob]:
    """All that may change in a scenario."""
    return list(pages_of(playable.game).knobs(dict(playable.definition), players))


def problems_of(wanted: Wanted) -> list[str]:
    """The reasons against the numbers of a search that this service does not play: a proof is one playtest."""
    if wanted.proof_games <= most_games():
        return []
    return [_("A playtest has at most %(most)s games here; choose a smaller proof.") % {"most": most_games()}]


def question(playable: Playable, players: int, knobs: tuple[Knob, ...], wanted: Wanted) -> Question:
    """The question about a scenario that may be played."""
    played, definition = all_games()[playable.game], dict(playable.definition)
    parties = parties_of(played, definition, players)
    is_for_side = played.has_sides() and len(parties) == 2
    margin = wanted.margin / 100
    goal = Goal.for_side(wanted.target / 100, margin) if is_for_side else Goal.even(len(parties), margin)
    scenario = replace(frozen(playable), sides=seats(played, definition, players), has_sides=played.has_sides())
    return Question(
        game=playable.game,
        scenario=replace(scenario, turns_seats=False),
        knobs=knobs,
        agent=wanted.agent,
        parties=tuple(parties),
        targets=goal.targets,
        margin=margin,
        games=wanted.games,
        proof_games=wanted.proof_games,
        seed=wanted.seed,
        players=players if players > len(parties) else 0,
    )


def asked(question: Question) -> Asked:
    """The study that answers a question."""
    title = _("Balance of %(scenario)s") % {"scenario": question.scenario.label}
    return Asked(KIND, title, question.game, question.as_json())


def found_document(study: Study) -> dict[str, Any]:
    """The scenario that a search found, or the nearest to it. Raises control.NotPossible before there is one."""
    key = str(study.result.get("chosen", ""))
    if not key:
        raise control.NotPossible(_("The search has found nothing yet."))
    return read(study.spec).document(Candidate(tuple(map(int, key.split(".")))))


@transaction.atomic
def open_version(*, study: Study, reader: AbstractBaseUser) -> Scenario:
    """The found scenario as the next version of the reader's own scenario, or as a new scenario of theirs.

    A second call changes nothing where the newest version is already this one. Raises control.NotPossible,
    BadScenario, VersionConflict or TooManyScenarios.
    """
    document, note = found_document(study), note_of(study)
    source = visible_versions(reader).filter(public_id=study.spec["scenario"]["version"]).first()
    if source is None or source.scenario.owner_id != reader.pk:
        return _copy(reader, source, document, note)
    scenario = source.scenario
    if scenario.latest.digest != scenarios.digest(document):
        scenarios.save_version(scenario=scenario, definition=document, expected=scenario.latest.number, note=note)
    return scenario


def _copy(reader: AbstractBaseUser, source: ScenarioVersion | None, document: dict[str, Any], note: str) -> Scenario:
    """A private scenario of the reader: the one that was made before, or a new one."""
    made = Scenario.objects.owned_by(reader).filter(current__digest=scenarios.digest(document)).first()
    if made is not None:
        return made
    return scenarios.create_scenario(owner=reader, definition=document, note=note)


def note_of(study: Study) -> str:
    """The note of the new version: its changes, its shares, and the address of the proof."""
    found = chosen(study)
    count = found["proof"] or found["count"]
    address = study.get_absolute_url()
    changes = "; ".join(found["changes"]) or _("as it is")
    told = _("Search for balance: %(changes)s. %(games)s games, see %(address)s")
    longest = NOTE_LENGTH - len(address) - 60
    return told % {"changes": changes[:longest], "games": count["games"], "address": address}


def chosen(study: Study) -> dict[str, Any]:
    """The candidate that was found or is nearest, as the result has it."""
    found = [each for each in study.result["candidates"] if each["key"] == study.result["chosen"]]
    candidate: dict[str, Any] = found[0]
    return candidate
