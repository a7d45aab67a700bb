# interpreted: reads documents, once a batch
"""From a scenario document to a set-up the engine plays (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.asking import NOTHING
from sandtable.engine.door import Subjects
from sandtable.engine.weighing import weigh_all
from sandtable.games.stay_on_target.course import Charts
from sandtable.games.stay_on_target.facts import facts
from sandtable.games.stay_on_target.odds import Fleet, Odds
from sandtable.games.stay_on_target.scenario import Scenario, Squadron, TargetPoints
from sandtable.games.stay_on_target.setup import Setup
from sandtable.games.stay_on_target.terms import TRIOS, TYPE_NAMES
from sandtable.games.stay_on_target.wing import Wing


def prepare(played: Scenario, subjects: Subjects) -> Setup:
    """The set-up of a scenario without problems; a seat without a colour is dealt one at random."""
    colours = [squadron.colour for squadron in played.squadrons]
    wanted = [subject.get("colour") for subject in subjects]
    draw = facts()["draw_choose"][str(len(subjects))]
    setup = Setup()
    setup.seats = len(subjects)
    setup.scenario = played
    setup.wanted = tuple(NOTHING if colour is None else colours.index(colour) for colour in wanted)
    setup.faces = tuple((TYPE_NAMES.index(name), value) for name, values in played.deck.items() for value in values)
    setup.draw = draw["draw"]
    setup.lay = draw["choose"]
    setup.charts = _charts(setup.faces, played.squadrons, played.points)
    setup.odds = setup.charts.odds
    setup.weights = {}
    weigh_all(setup, __package__)
    return setup


@lru_cache(maxsize=16)
def _charts(faces: tuple[tuple[int, int], ...], squadrons: tuple[Squadron, ...], points: TargetPoints) -> Charts:
    """One object for all games with equal cards: its tables depend only on these, and computing them takes a while."""
    fleet = Fleet(faces, max(value for _, value in faces))
    wings = [[Wing(each, trio, fleet.highest) for trio in TRIOS] for each in squadrons]
    return Charts(Odds(fleet, wings, points), points)


def colour_problems(played: Scenario, subjects: Subjects) -> Iterator[str]:
    """Each player takes one deck of one colour (SOT-SET-03)."""
    wanted = [subject.get("colour") for subject in subjects]
    colours = [squadron.colour for squadron in played.squadrons]
    for seat, colour in enumerate(wanted):
        if colour is not None and colour not in colours:
            yield f"seat {seat}: there is no squadron called {str(colour)[:40]!r}; known: {', '.join(colours)}"
    for colour in colours:
        if wanted.count(colour) > 1:
            yield f"{wanted.count(colour)} players ask for {colour}; there is one squadron of each colour"
