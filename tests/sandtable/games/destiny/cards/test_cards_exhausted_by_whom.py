""" "After you exhaust this card": by its own player, to activate it too, and not by an opponent."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, a_character, a_piece, a_side, a_table

REY, LUKE, KYLO, GALEN, COVER, SABER = "01038", "01035", "01011", "14041", "01157", "01059"
MANTIS, FORGE, LUKES_SABER, ENGINE, TIE = "14058", "24114", "24055", "16037", "01006"


@card("14058")
@rule("DST-ACTV-01", "DST-RDY-04")
def test_the_mantis_is_exhausted_by_its_activation() -> None:
    scene = a_table([REY], [KYLO], hand=[COVER], deck=[SABER], supports=[MANTIS]).activate("Stinger Mantis", "yes")
    assert (scene.hand(), scene.discard(), len(scene.pool())) == (["Lightsaber"], ["Take Cover"], 1)


@card("14058")
@rule("D-604")
def test_an_opponent_who_exhausts_the_mantis_offers_its_player_nothing() -> None:
    scene = a_table([REY], a_side([GALEN, KYLO]), hand=[COVER], deck=[SABER], supports=[MANTIS], turn=THEM)
    scene.use("Galen Erso", "Stinger")
    assert (scene.exhausted("Stinger"), scene.asked, scene.can("pass")) == (True, ME, True), scene.prompt


@card("24055")
@rule("D-604")
def test_lukes_lightsaber_waits_for_its_own_player() -> None:
    mine = [a_character(LUKE, upgrades=[LUKES_SABER])]
    theirs = a_table(mine, [KYLO], battlefield=FORGE, turn=THEM, holder=THEM).use("Great Forge", "exhaust")
    assert (theirs.exhausted("Lightsaber"), theirs.asked, theirs.can("pass")) == (True, ME, True), theirs.prompt
    own = a_table(mine, [KYLO], battlefield=FORGE).roll_next(0).use("Great Forge", "exhaust", "yes")
    assert len(own.pool()) == 1


@card("16037")
def test_path_engine_still_leaves_an_activation_alone() -> None:
    scene = a_table([REY], [KYLO], supports=[a_piece(TIE, upgrades=[ENGINE])]).activate("First Order TIE")
    assert (scene.asked, scene.exhausted("First Order TIE")) == (THEM, True)
