"""The foretold costs and effects of options in Mafia City."""

from __future__ import annotations

from sandtable.engine.viewing import viewing_of
from sandtable.playtest.foretelling import foretold
from tests.conformance.examples import start


def test_a_game_whose_options_others_may_stop_says_so() -> None:
    """In Mafia City a hidden card may stop nearly everything, so what is told there is told under this condition."""
    assert viewing_of("mafia_city").unless and not viewing_of("destiny").unless
    table = start("mafia-city", 1)
    while not (asked := table.ask()) or "place a Mafioso at the Harbour" not in asked.options:
        table.apply(0)
    told = foretold("mafia_city", table, [asked.options.index("place a Mafioso at the Harbour")])[0]
    assert [each.says() for each in told if "hand" in each.name] == [
        f"Player {table.seat() + 1}'s Mafiosi in hand 8 → 7"
    ]
