"""The steps of resolving a die in later sets: abilities before and after it, for every die of the group."""

from __future__ import annotations

from sandtable.games.destiny.language import (
    BLANK,
    CHARACTER,
    DIE,
    HEALED,
    MELEE,
    OPPONENT_CLAIMED,
    SHIELD,
    Deal,
    Gain,
    Heal,
    RaiseValue,
    Turn,
    a,
    after,
    before,
    may,
    play,
    resolving_this,
)
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

KYLO, REY, JANGO, PADAWAN = "01011", "01038", "01021", "01036"
LIGHTSABER, STAFF, EVENT = "01059", "01044", "01157"


def a_group() -> Scene:
    """A staff that shows 1 melee damage beside a lightsaber that adds 2."""
    mine = a_character(REY, upgrades=[a_piece(STAFF, "1MD"), a_piece(LIGHTSABER, "+2MD")])
    return a_table([mine], [a_character(KYLO)])


@rule("DST-RSV-01")
def test_after_you_resolve_is_met_once_for_each_die_of_the_group(made_up: MadeUp) -> None:
    for code in (STAFF, LIGHTSABER):
        made_up(code, [after(resolving_this(), Gain(1))])
    scene = a_group().resolve("Rey's Staff", "Lightsaber", "Kylo")
    while scene.asked == ME:
        scene.answer(scene.options[0])
    assert (scene.damage("Kylo"), scene.resources()) == (3, 2)


@rule("DST-RSV-01", "DST-VAL-03")
def test_before_abilities_of_the_whole_group_come_before_the_value_is_read(made_up: MadeUp) -> None:
    for code in (STAFF, LIGHTSABER):
        made_up(code, [before(resolving_this(MELEE), RaiseValue(1))])
    scene = a_group().resolve("Rey's Staff", "Lightsaber")
    while scene.prompt == "choose which ability is used next":
        scene.answer(scene.options[0])
    assert scene.answer("Kylo").damage("Kylo") == 5


@rule("DST-VAL-03")
def test_an_increase_holds_for_one_resolution_and_for_the_named_symbol(made_up: MadeUp) -> None:
    made_up(STAFF, [before(resolving_this(SHIELD), RaiseValue(3))])
    mine = a_character(REY, upgrades=[a_piece(STAFF, "1MD")])
    assert a_table([mine], [KYLO]).resolve("Rey's Staff", "Kylo").damage("Kylo") == 1


@rule("DST-RSV-02")
def test_nothing_follows_where_the_base_die_shows_something_else(made_up: MadeUp) -> None:
    made_up(STAFF, [before(resolving_this(), Turn(a(DIE.yours), BLANK))])
    scene = a_group().resolve("Rey's Staff", "Lightsaber", "Staff")
    assert (scene.damage("Kylo"), scene.pool(), scene.asked) == (0, ["-", "+2MD"], THEM)


@rule("DST-RSV-02")
def test_a_modifier_that_shows_something_else_is_left_out(made_up: MadeUp) -> None:
    made_up(STAFF, [before(resolving_this(), Turn(a(DIE.yours), BLANK))])
    scene = a_group().resolve("Rey's Staff", "Lightsaber", "Lightsaber", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["-"])


@rule("DST-RSV-02")
def test_nothing_is_paid_for_a_die_that_has_left_the_pool(made_up: MadeUp) -> None:
    made_up(STAFF, [before(resolving_this(), Deal(1, a(CHARACTER.yours)))])
    mine: Team = [a_character(REY, damage=9, upgrades=[a_piece(STAFF, "3MD1")]), PADAWAN]
    scene = a_table(mine, [KYLO], resources=1).resolve("Rey's Staff", "Rey")
    assert (scene.team(ME), scene.resources(), scene.damage("Kylo"), scene.asked) == (["Padawan"], 1, 0, THEM)


def test_a_claim_of_an_opponent_is_an_occasion(made_up: MadeUp) -> None:
    made_up(JANGO, [after(OPPONENT_CLAIMED, Gain(1))])
    scene = a_table([JANGO], [KYLO], turn=THEM, holder=ME).claim("no")
    assert scene.resources(ME) == 1
    assert a_table([JANGO], [KYLO], holder=ME).claim("no").resources(ME) == 0


def test_healing_by_the_player_is_an_occasion_where_damage_was_healed(made_up: MadeUp) -> None:
    made_up(JANGO, [after(HEALED, may(Gain(1)))])
    made_up(EVENT, [play(Heal(2, a(CHARACTER.yours)))])
    scene = a_table([a_character(JANGO, damage=1)], [KYLO], hand=[EVENT]).play("Take Cover", "yes")
    assert (scene.damage("Jango"), scene.resources()) == (0, 1)
    assert a_table([JANGO], [KYLO], hand=[EVENT]).play("Take Cover").asked == THEM
    theirs = a_side([a_character(KYLO, damage=2)], hand=[EVENT])
    assert a_table([JANGO], theirs, turn=THEM).play("Take Cover").asked == ME
