"""Cards with another number under a condition, and upgrades that give health, room or a keyword."""

from __future__ import annotations

import pytest

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_table

PHASMA, TROOPER, KYLO, JANGO, REY, LUKE = "01001", "01002", "01011", "01021", "01038", "01035"
LIGHTSABER, STAFF, COMLINK, BLASTER, PIRATE, PADAWAN = "01059", "01044", "01061", "01063", "15027", "01036"


def with_special(code: str, *, damage: int = 0, team: tuple[str, ...] = (), holder: int = ME) -> Scene:
    """A table where your first character has an upgrade that shows its special."""
    mine = a_character(REY, damage=damage, upgrades=[a_piece(code, "Sp")])
    return a_table([mine, *team], [a_character(KYLO, damage=3), PHASMA], holder=holder)


@card("04002")
@rule("DST-RPL-01")
def test_captain_phasma_deals_more_to_a_character_with_six_damage() -> None:
    for before, after in ((5, 7), (6, 9)):
        scene = a_table([a_character("04002", showing=("Sp",))], [a_character(KYLO, damage=before)])
        assert scene.resolve("Captain Phasma", "Kylo").damage("Kylo") == after


@card("05026")
@rule("DST-RPL-01")
def test_hunter_instinct_deals_more_to_a_character_with_three_damage() -> None:
    assert with_special("05026").resolve("Hunter Instinct", "Kylo").damage("Kylo") == 5
    assert with_special("05026").resolve("Hunter Instinct", "Phasma").damage("Phasma") == 1


@card("05044")
@rule("DST-BF-04")
def test_camouflaged_rifle_deals_more_for_the_holder_of_the_battlefield() -> None:
    assert with_special("05044").resolve("Camouflaged Rifle", "Phasma").damage("Phasma") == 3
    assert with_special("05044", holder=THEM).resolve("Camouflaged Rifle", "Phasma").damage("Phasma") == 2


@card("02049")
@rule("DST-RPL-01")
def test_lone_operative_heals_more_on_the_only_character() -> None:
    assert with_special("02049", damage=5).resolve("Lone Operative").damage("Rey") == 2
    assert with_special("02049", damage=5, team=(JANGO,)).resolve("Lone Operative").damage("Rey") == 3


@card("07077")
@rule("DST-RPL-01")
def test_first_aid_heals_more_in_the_first_round() -> None:
    for round_, left in ((1, 1), (2, 3)):
        scene = a_table([a_character(PHASMA, damage=5)], [KYLO], hand=["07077"], resources=1, round_=round_)
        assert scene.play("First Aid").damage("Phasma") == left


@card("11072")
@rule("DST-RPL-01", "DST-SBT-01")
def test_jedi_lightsaber_shields_a_jedi_twice() -> None:
    for character, shields in ((LUKE, 2), (PADAWAN, 1)):
        scene = a_table([character], [KYLO], hand=["11072"], resources=2).play("Jedi Lightsaber", "yes")
        assert scene.duel.shields[0] == shields


@card("15097")
@rule("DST-PRE-02")
def test_vibro_ax_needs_a_character_with_thirteen_health() -> None:
    vader = "01010"
    scene = a_table([vader, LUKE], [KYLO], hand=["15097"], resources=2).play("Mandalorian Executioner")
    assert scene.upgrades("Vader") == ["Mandalorian Executioner Vibro-Ax"]
    assert not a_table([LUKE], [KYLO], hand=["15097"], resources=2).can("play Mandalorian")
    mine = a_character(vader, upgrades=[a_piece("15097", "Sp")])
    scene = a_table([mine], [a_character(KYLO, shields=2)]).resolve("Mandalorian", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 2)


@card("15097", "06017")
@rule("DST-RDP-02")
@pytest.mark.parametrize("code", ["15097", "06017"])
def test_weapons_with_redeploy_move_on_when_their_character_is_defeated(code: str) -> None:
    mine: Team = [a_character(REY, damage=9, upgrades=[code]), JANGO]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Rey")
    assert len(scene.answer("Jango").upgrades("Jango")) == 1


@card("11107")
@rule("DST-RDP-02")
def test_ewok_bow_moves_on_only_from_an_ewok() -> None:
    mine: Team = [a_character(REY, damage=9, upgrades=["11107"]), JANGO]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo", "Rey")
    assert (scene.asked, scene.upgrades("Jango"), scene.discard(ME)) == (ME, [], ["Ewok Bow"])


@card("15093")
@rule("DST-DFX-04")
def test_black_market_arm_gives_health_and_more_to_a_pirate() -> None:
    for character, name, health in ((REY, "Rey", 11), (PIRATE, "Pirate", 9), (JANGO, "Jango", 12)):
        mine = a_character(character, damage=health - 1, upgrades=["15093"])
        scene = a_table([mine, PADAWAN], [a_character(KYLO, showing=("1MD",))], turn=THEM)
        assert len(scene.team(ME)) == 2
        assert scene.resolve("Kylo", name).team(ME) == ["Padawan"]


@card("09071")
@rule("DST-DFX-04", "DST-SBT-01")
def test_republic_jedi_armor_gives_a_jedi_a_shield_and_anybody_health() -> None:
    scene = a_table([LUKE], [KYLO], hand=["09071"], resources=2).play("Republic Jedi Armor")
    assert scene.shields("Luke") == 1
    scene = a_table([REY], [KYLO], hand=["09071"], resources=2).play("Republic Jedi Armor")
    assert scene.shields("Rey") == 0
    mine = a_character(REY, damage=10, upgrades=["09071"])
    scene = a_table([mine, PADAWAN], [a_character(KYLO, showing=("1MD",))], turn=THEM)
    assert sorted(scene.team(ME)) == ["Padawan", "Rey"]
    assert scene.resolve("Kylo", "Rey").team(ME) == ["Padawan"]


@card("18101")
@rule("DST-LIM-01", "DST-LIM-05")
def test_utility_belt_counts_itself_and_makes_room_for_one_more() -> None:
    mine = a_character(REY, upgrades=["18101", LIGHTSABER, STAFF])
    scene = a_table([mine], [KYLO], hand=[COMLINK], resources=5)
    scene.play("Comlink", "Rey, Force Prodigy")
    assert len(scene.upgrades("Rey")) == 4
    full = a_character(REY, upgrades=[LIGHTSABER, STAFF, BLASTER])
    scene = a_table([full], [KYLO], hand=[COMLINK], resources=5)
    scene.play("Comlink", "Rey, Force Prodigy")
    assert scene.prompt == "Discard which upgrade? Three are the limit"


@card("18101", "15077")
@rule("DST-LIM-02", "D-272")
def test_one_upgrade_is_given_up_where_the_replaced_one_raised_the_limit() -> None:
    for raiser in ("18101", "15077"):
        mine = a_character(REY, upgrades=[raiser, LIGHTSABER, STAFF, BLASTER])
        scene = a_table([mine], [KYLO], hand=["15085"], resources=5)
        scene.play("DC-17", f"replacing {scene.upgrades('Rey')[0]}", "Lightsaber")
        assert (len(scene.upgrades("Rey")), scene.discard().count("Lightsaber"), len(scene.discard())) == (3, 1, 2)


@card("16025", "15093")
@rule("DST-LIM-02", "D-10")
def test_one_upgrade_is_given_up_for_one_that_was_moved_and_raised_a_health() -> None:
    bane = a_character("16025", upgrades=[LIGHTSABER, STAFF, BLASTER])
    theirs = [a_character(REY, damage=10, upgrades=["15093"]), a_character(PADAWAN)]
    scene = a_table([bane, a_character(KYLO, showing=("2MD1",))], theirs, resources=1)
    scene.resolve("Kylo", "Rey", "yes", "Lightsaber")
    assert (sorted(scene.team(THEM)), len(scene.upgrades("Cad Bane"))) == (["Padawan"], 3)
    assert (scene.discard(), scene.discard(THEM), scene.asked) == (["Lightsaber"], [], THEM)


@card("05166")
@rule("DST-GRD-01")
def test_bodyguard_makes_a_guardian_of_a_non_unique_character() -> None:
    scene = a_table([TROOPER, PHASMA], [KYLO], hand=["05166"], resources=1).play("Bodyguard")
    assert scene.upgrades("Stormtrooper") == ["Bodyguard"]
    assert not a_table([PHASMA], [KYLO], hand=["05166"], resources=1).can("play Bodyguard")
    theirs: Team = [a_character(KYLO, showing=("2MD1",))]
    scene = a_table([a_character(TROOPER, upgrades=["05166"])], theirs).activate("First Order")
    assert scene.answer("Kylo").damage("Stormtrooper") == 2
