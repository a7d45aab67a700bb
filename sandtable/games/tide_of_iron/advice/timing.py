"""Advice about gifts and reinforcements that come too late to be of use."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.advice.judged import Judged
from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.legality.checking import sides
from sandtable.games.tide_of_iron.scenario_deeds import Event
from sandtable.games.tide_of_iron.scenario_sides import Side

advise = Chapter[Judged]()


def _events(judged: Judged) -> Iterator[tuple[int, Event]]:
    return enumerate(judged.scenario.events)


@advise.of_each("TOI-STA-13", _events, code="gift_too_late")
def gifts_can_be_spent(judged: Judged, found: tuple[int, Event]) -> Iterator[Problem]:
    """Command and cards of the last Status Phase can't be used any more; points still count."""
    index, event = found
    if event.round == judged.scenario.rounds and (event.command or event.cards):
        yield Problem("command and cards of the last round can't be used any more", ("events", index, "round"))


@advise.of_each("TOI-RNF-04", sides, code="reinforcement_too_late")
def reinforcements_can_still_matter(judged: Judged, side: Side) -> Iterator[Problem]:
    """Some hex that counts, or where the enemy begins, lies within their way or within their range by the end."""
    for party in judged.parties(side):
        if party.arrives and party.force.units and not _matters(judged, party):
            left = judged.scenario.rounds - party.arrives
            told = f"with {left} {'round' if left == 1 else 'rounds'} left they come near no objective and no enemy"
            yield Problem(told, (*party.path, "round"))


def _matters(judged: Judged, party: Party) -> bool:
    reach = max(judged.arms.longest_shot(party, is_vehicle) for is_vehicle in (False, True))
    near = judged.near_aims(party.side, reach)
    rounds = judged.first_rounds_of(party)
    return not near or any(rounds[hex_] <= judged.scenario.rounds for hex_ in near)
