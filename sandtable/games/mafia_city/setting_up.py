"""From a scenario document to a set-up the engine plays."""

# interpreted: reads documents, once a batch

from __future__ import annotations

from sandtable.engine.door import Subjects
from sandtable.engine.weighing import weigh_all
from sandtable.games.mafia_city.scenario import Scenario
from sandtable.games.mafia_city.setup import Setup


def prepare(scenario: Scenario, subjects: Subjects) -> Setup:
    """The set-up of a scenario that has no problems (section 3)."""
    seats = len(subjects)
    setup = Setup()
    setup.seats = seats
    setup.target = scenario.targets[seats]
    setup.hand = scenario.hands[seats]
    setup.reserve = scenario.reserves[seats]
    setup.layout = scenario.layout
    setup.hitman = scenario.hitman
    setup.print_cards(scenario.deck)
    setup.starting_cards = scenario.starting_cards
    setup.secret_deal_bonus = scenario.secret_deal_bonus
    setup.rackets_draw = scenario.rackets_draw
    setup.business_draw = scenario.business_draw
    setup.round_limit = scenario.round_limit
    setup.weights = {}
    weigh_all(setup, __package__)
    return setup
