"""From a playtest to the question about its cards or about the elements of its scenario."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from django.utils.translation import gettext as _

from decks.slots import name_of
from sandtable.engine.registry import all_games
from sandtable.playtest.causes.elements import elements
from sandtable.playtest.plan import sides_of
from simulate.asking.request import PlaytestRequest, on_scenario
from simulate.study.causes.question import Change, Question
from simulate.study.forked import forked
from simulate.study.services import Asked


def asked(question: Question) -> Asked:
    """The study that answers a question."""
    request = question.base
    if request.scenario is not None:
        title = _("Causes in %(scenario)s") % {"scenario": request.scenario.label}
    else:
        title = _("The cards of %(deck)s") % {"deck": question.side}
    return Asked("causes", title, request.game, question.as_json())


def refusal(request: PlaytestRequest) -> str:
    """The reason why nothing can be measured in these games; empty when something can."""
    if request.opening is not None:
        return forked()
    game = all_games().get(request.game)
    if game is None:
        return _("This game is not installed any more.")
    if request.scenario is None:
        if not any(game.parts_of(each.subject) for each in request.subjects):
            return _("The players of this game bring nothing that could be exchanged.")
    elif not request.scenario.has_sides:
        return _("The seats of this scenario are alike: no side has more of anything than the others.")
    return ""


def base_of(request: PlaytestRequest) -> PlaytestRequest:
    """The playtest that changes are measured in; on a scenario each agent keeps its side."""
    if request.scenario is None or not request.scenario.turns_seats:
        return request
    return on_scenario(
        game=request.game,
        scenario=request.scenario,
        agents=request.agents,
        games=request.rotations,
        seed=request.seed,
        keeps_sides=True,
    )


def sides_to_ask_about(request: PlaytestRequest) -> list[tuple[int, str]]:
    """The number and the name of each subject; of partners the number of the first with the name of their side."""
    scenario, names = request.scenario, [each.label for each in request.subjects]
    sides = sides_of(request.game, scenario.definition if scenario is not None else None, len(names))
    if scenario is None or not sides:
        return list(enumerate(names))
    told = enumerate(all_games()[request.game].seat_names(scenario.definition))
    return [(sides.index(side), name) for side, name in told]


def things(request: PlaytestRequest, subject: int) -> dict[str, str]:
    """The cards of a deck by code, or the elements of a scenario by their keys; with their names."""
    if request.scenario is not None:
        return {each.key: each.label for each in elements(request.scenario.definition)}
    return all_games()[request.game].parts_of(request.subjects[subject].subject)


def question_of(
    request: PlaytestRequest, *, subject: int, chosen: Sequence[str], instead: str, rotations: int
) -> Question:
    """The question about the chosen things, each by its code or key; `instead` is a card, empty for a blank.

    Raises KeyError for a thing that is not there.
    """
    base = replace(request, rotations=rotations)
    if request.scenario is not None:
        known = {each.key: each for each in elements(request.scenario.definition)}
        return Question(base, subject, tuple(Change(known[key].label, patch=known[key].patch) for key in chosen))
    names = things(request, subject)
    return Question(base, subject, tuple(_exchange(request.game, names, code, instead) for code in chosen))


def _exchange(game: str, names: dict[str, str], code: str, instead: str) -> Change:
    label = names[code]
    if instead:
        names = {instead: name_of(instead)} | all_games()[game].parts() | names
        label = _("%(old)s rather than %(new)s") % {"old": label, "new": names.get(instead, instead)}
    return Change(label, old=code, new=instead or None)
