"""Cards that make others cheaper, and cards that look at titles, copies and shields."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, KYLO, JANGO, REY, DOOKU = "01001", "01011", "01021", "01038", "01009"
LEIA, REBEL, POE, LUKE = "01028", "01030", "01029", "01035"
TIE, LIGHTSABER, TRAINING, TAKE_COVER, HUNKER = "01006", "01059", "01058", "01157", "01164"


@pytest.mark.parametrize(
    ("code", "title", "played", "name", "cost"),
    [
        pytest.param("03127", "Tech Team", TIE, "First Order TIE Fighter", 3, marks=card("03127")),
        pytest.param("07140", "Streetwise", "01133", "Shoot First", 1, marks=card("07140")),
    ],
)
@rule("DST-DEC-01")
def test_a_support_is_exhausted_to_make_a_card_cheaper(
    code: str, title: str, played: str, name: str, cost: int
) -> None:
    scene = a_table([JANGO, PHASMA], [KYLO], supports=[code], hand=[played], resources=cost - 1)
    scene.play(name)
    while scene.asked == ME and scene.can("yes") and not scene.exhausted(title):
        scene.answer("yes")
    assert (scene.exhausted(title), scene.resources()) == (True, 0)
    supports = [a_piece(code, exhausted=True)]
    assert not a_table([JANGO, PHASMA], [KYLO], supports=supports, hand=[played], resources=cost - 1).can(
        f"play {name}"
    )
    scene = a_table([JANGO, PHASMA], [KYLO], supports=[code], hand=[TRAINING], resources=1)
    assert not scene.can("play Force Training")  # another type or color


@card("09012")
@rule("DST-DEC-01", "DST-SPX-03")
def test_forbidden_lore_makes_an_ability_cheaper_and_draws_with_a_sith() -> None:
    scene = a_table([DOOKU], [REY], supports=["09012"], hand=[TRAINING], deck=[TAKE_COVER], resources=1)
    scene.play("Force Training")
    while scene.asked == ME and scene.can("yes"):
        scene.answer("yes")
    assert (scene.supports(), scene.resources(), scene.hand()) == ([], 0, ["Take Cover"])
    scene = a_table([KYLO], [REY], supports=["09012"], hand=[TRAINING], deck=[TAKE_COVER], resources=1)
    scene.play("Force Training")
    while scene.asked == ME and scene.can("yes"):
        scene.answer("yes")
    assert (scene.supports(), scene.hand()) == ([], [])


@card("03143")
def test_stolen_cache_enters_exhausted_and_pays_once() -> None:
    scene = a_table([JANGO], [KYLO], hand=["03143"]).play("Stolen Cache")
    assert scene.exhausted("Stolen Cache")
    scene = a_table([JANGO], [KYLO], supports=["03143"]).use("Stolen Cache")
    assert (scene.resources(), scene.supports()) == (1, [])


@card("04030")
@rule("DST-NAM-04", "DST-RPL-01", "DST-RDP-02")
def test_reys_lightsaber_shields_rey_twice() -> None:
    scene = a_table([LUKE], [KYLO], hand=["04030"], resources=3).play("Rey's Lightsaber")
    assert scene.shields("Luke") == 1
    scene = a_table([REY], [KYLO], hand=["04030"], resources=3).play("Rey's Lightsaber", "Rey's Lightsaber:")
    assert scene.answer("no").shields("Rey, Force") == 2
    mine: Team = [a_character(JANGO, damage=9, upgrades=["04030"]), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Jango").answer("Rey")
    assert scene.upgrades("Rey, Force") == ["Rey's Lightsaber"]


@card("04029")
@rule("DST-NAM-04", "DST-RPL-01")
def test_poes_blaster_hits_harder_on_poe() -> None:
    for fighter, damage in ((POE, 3), (REBEL, 2)):
        mine: Team = [a_character(fighter, upgrades=[a_piece("04029", "Sp")])]
        assert a_table(mine, [KYLO]).resolve("Poe Dameron's Blaster", "Kylo").damage("Kylo") == damage


@card("07079")
@rule("DST-SPX-01", "DST-NAM-04", "DST-SPT-04")
def test_motivate_needs_two_red_characters_or_leia() -> None:
    shooter = a_character(REBEL, showing=("1RD",))
    scene = a_table([shooter, PHASMA], [KYLO], hand=["07079"]).play("Motivate", "Kylo")
    assert scene.damage("Kylo") == 2
    scene = a_table([a_character(LEIA, showing=("1RD",))], [KYLO], hand=["07079"]).play("Motivate", "Kylo")
    assert scene.damage("Kylo") == 2
    assert a_table([shooter], [KYLO], hand=["07079"]).play("Motivate").pool() == ["1RD"]


@card("02096")
@rule("DST-COP-01", "DST-RPL-01")
def test_spirit_of_rebellion_shields_more_with_a_copy_in_the_discard_pile() -> None:
    for discard, shields in (([], 1), (["02096"], 2), ([TAKE_COVER], 1)):
        scene = a_table([REBEL], [KYLO], hand=["02096"], discard=discard).play("Spirit of Rebellion", "Rebel")
        assert scene.shields("Rebel") == shields


@card("02012")
@rule("DST-PLX-08", "DST-GRD-01")
def test_royal_guard_guards_and_takes_no_blue_ability() -> None:
    assert not a_table(["02012"], [KYLO], hand=[TRAINING], resources=2).can("play Force Training")
    assert a_table(["02012"], [KYLO], hand=[LIGHTSABER], resources=3).can("play Lightsaber")
    scene = a_table(["02012"], [a_character(KYLO, showing=("1MD",))]).activate("Royal Guard", "Kylo")
    assert scene.damage("Royal Guard") == 1


@card("02129")
def test_momentum_shift_takes_a_shield() -> None:
    theirs: Team = [a_character(KYLO, shields=2)]
    scene = a_table([REY], theirs, hand=["02129"], resources=1).play("Momentum Shift")
    assert (scene.shields("Rey"), scene.shields("Kylo")) == (1, 1)
    assert a_table([REY], a_side([KYLO]), hand=["02129"], resources=1).play("Momentum Shift").shields("Rey") == 0


@card("03036")
@rule("D-53", "D-326")
def test_master_of_the_council_stays_ready_where_its_price_is_refused() -> None:
    mine = a_character(REY, exhausted=True, upgrades=[a_piece("03036", "Sp")])
    scene = a_table([mine], [KYLO], resources=2).resolve("Master of the Council", "no")
    assert (scene.exhausted("Rey"), scene.exhausted("Master"), scene.resources()) == (True, False, 2)
    used = a_character(REY, exhausted=True, upgrades=[a_piece("03036", "Sp", exhausted=True)])
    none = a_table([used], [KYLO], resources=2).resolve("Master of the Council")
    assert (none.asked, none.exhausted("Rey"), none.resources()) == (THEM, True, 2)
