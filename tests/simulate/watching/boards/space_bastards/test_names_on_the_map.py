"""Tokens, fields and planets have different letters on the map, and squares have theirs at the edge of a planet."""

from __future__ import annotations

from sandtable.command import shipped
from sandtable.engine.dice import seeded
from sandtable.engine.registry import game
from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from simulate.watching.boards.space_bastards.drawing import LETTERS, draw


def test_no_race_has_the_letter_of_a_field_or_a_planet_and_squares_can_be_found() -> None:
    rules = game("space_bastards")
    setup = rules.setup([{"name": "A"}, {"name": "B"}], shipped.scenario("space_bastards", "standard"))
    seen = view("space_bastards", rules.start(setup, seeded("map")), ONLOOKER)
    named = [each["name"] for each in (*seen.things["map"]["fields"], *seen.things["map"]["planets"])]
    assert not {name[0] for name in named} & set(LETTERS.values())
    drawn = str(draw(seen))
    edges = drawn.count('class="sb-edge"')
    wanted = [
        len({square["cell"][side] for square in planet["squares"]})
        for planet in seen.things["planets"]
        for side in (0, 1)
    ]
    assert edges == sum(wanted) > 0
