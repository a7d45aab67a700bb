"""Lines of sight on any map: they are mutual, turn with the map, and agree with a slow reference."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.games.tide_of_iron.ground import Ground
from sandtable.games.tide_of_iron.hexes import turned
from sandtable.games.tide_of_iron.sight import Sight, SightRules
from tests.sandtable.games.tide_of_iron import sight_reference
from tests.sandtable.games.tide_of_iron.looks import Changes, looks
from tests.support import rule
from tests.support.tide_of_iron import Place, a_ground, sight_rules


def test_a_full_table_gives_the_same_answers() -> None:
    ground, smoke = sight_reference.a_random_map(random.Random(7))
    asked, filled = Sight(ground, sight_rules()), Sight(ground, sight_rules())
    filled.look_everywhere()
    assert 0 not in filled.seen
    for a in range(ground.count):
        for b in range(ground.count):
            assert asked.sees(a, b, smoke) == filled.sees(a, b, smoke)
    assert asked.seen == filled.seen


REACH = 4
SPOTS = [(q, r) for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1) if abs(q + r) <= REACH]
WORDS = st.sampled_from(["woods", "building", "1", "2", "woods 1", "woods 2", "building 1", "pond"])
MAPS = st.dictionaries(st.sampled_from(SPOTS), WORDS, max_size=30)
SMOKE = st.lists(st.sampled_from(SPOTS), max_size=3, unique=True)
ENDS = st.tuples(st.sampled_from(SPOTS), st.sampled_from(SPOTS))
RULES = st.builds(
    sight_rules,
    corner_touch_blocks=st.booleans(),
    low_obstacle_blocks_same_level=st.booleans(),
    plateau_blocks_all=st.booleans(),
    offmap_blocks=st.booleans(),
)


@rule("TOI-LOS-05", "D-TOI-32")
@settings(max_examples=60)
@given(MAPS, SMOKE, RULES)
def test_sight_is_mutual(changes: Changes, smoke: list[Place], rules: SightRules) -> None:
    sight = Sight(a_ground(changes, reach=REACH), rules)
    smoky = tuple(sight.ground.at(*place) for place in smoke)
    for a in range(0, sight.ground.count, 3):
        for b in range(a):
            assert sight.sees(a, b, smoky) == sight.sees(b, a, smoky)


@settings(max_examples=60)
@given(MAPS, SMOKE, ENDS, RULES, st.integers(1, 5), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_turning_and_moving_a_map_changes_nothing(
    changes: Changes,
    smoke: list[Place],
    ends: tuple[Place, Place],
    rules: SightRules,
    turns: int,
    by: Place,
) -> None:
    def moved(place: Place) -> Place:
        q, r = turned(*place, turns)
        return q + by[0], r + by[1]

    here = Sight(a_ground(changes, reach=REACH), rules)
    there = Sight(
        a_ground({moved(place): word for place, word in changes.items()}, places=[moved(p) for p in SPOTS]), rules
    )
    expected = looks(here, *ends, smoke=tuple(smoke))
    assert looks(there, moved(ends[0]), moved(ends[1]), tuple(moved(place) for place in smoke)) == expected


@given(MAPS, SMOKE, ENDS)
def test_smoke_only_hides(changes: Changes, smoke: list[Place], ends: tuple[Place, Place]) -> None:
    sight = Sight(a_ground(changes, reach=REACH), sight_rules())
    assert looks(sight, *ends) or not looks(sight, *ends, smoke=tuple(smoke))


@rule("TOI-LOS-19", "TOI-LOS-20", "TOI-LOS-21")
def test_agreement_with_the_slow_reference() -> None:
    found = sight_reference.compare(2000, seed=2)
    assert not found.disagreements, found.example
    assert min(found.clear, found.looks - found.clear) > 400
    assert found.different_levels > 200 and found.split > 100


def test_the_reference_knows_the_example_of_the_book() -> None:
    """The slow geometry by itself: the two lines along hex sides, and a touched corner."""
    lines = sight_reference.lines_between((0, 0), (4, -2), False)
    assert sorted(map(sorted, lines)) == [[(1, -1), (2, -1), (3, -2)], [(1, 0), (2, -1), (3, -1)]]
    assert sight_reference.lines_between((0, 0), (4, 1), False) == ([(1, 0), (2, 0), (2, 1), (3, 1)],)
    assert (1, 1) in sight_reference.lines_between((0, 0), (4, 1), True)[0]


def test_a_ground_of_one_hex_sees_itself() -> None:
    sight = Sight(Ground([0], [0], [0], [0], [0], [0], ["only"]), sight_rules())
    assert sight.sees(0, 0) and sight.lines(0, 0) == [[]]
