"""Rules about the parameters that a scenario changes (section 30)."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.engine.unknown import CannotTell, certain
from sandtable.games.tide_of_iron import ruleset
from sandtable.games.tide_of_iron.ruleset import BadParameter, Ruleset
from sandtable.games.tide_of_iron.scenario import Scenario

rule = Chapter[Scenario]()


@rule("TOI-SCN-01")
def parameters_exist_and_have_allowed_values(scenario: Scenario) -> Iterator[Problem]:
    for message in ruleset.problems(certain(scenario.rules.parameters)):
        yield Problem(message, ("rules", "parameters"))


def ruleset_of(scenario: Scenario) -> Ruleset:
    """The numbers that the scenario plays with. Raises CannotTell while a parameter is wrong."""
    try:
        return ruleset.ruleset(certain(scenario.rules.parameters))
    except BadParameter:
        raise CannotTell from None
