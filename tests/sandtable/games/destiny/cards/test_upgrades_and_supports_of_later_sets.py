"""Upgrades and supports of later sets: health, subtypes, Redeploy on some characters, activations."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.facts import all_cards
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, VADER, KYLO, JANGO, REY = "01001", "01002", "01010", "01011", "01021", "01038"
ACKBAR, LEIA, REBEL, LUKE, PADAWAN, FINN, POE = "01027", "01028", "01030", "01035", "01036", "01045", "01029"
OBI_WAN, JEDI, TIE, AT_ST, BB_8 = "05032", "05030", "01006", "01005", "01043"
LIGHTSABER, TAKE_COVER, ESCORT = "01059", "01157", "01078"
FENCER = a_character(VADER, showing=("3MD",))


@card("18070")
@rule("DST-RPL-01")
def test_medpack_heals_more_on_a_badly_hurt_character() -> None:
    for damage, left in ((11, 9), (10, 9)):
        mine: Team = [a_character(VADER, damage=damage, upgrades=["18070"])]
        scene = a_table(mine, [REY]).activate("Darth Vader", "Medpack", "Darth Vader")
        assert scene.damage("Darth Vader") == left


@card("22024")
@rule("DST-ACTV-07")
def test_imperial_checkpoint_is_activated_after_a_character_of_theirs() -> None:
    scene = a_table([REY], a_side([KYLO], supports=["22024"])).activate("Rey")
    assert (scene.asked, scene.answer("yes").exhausted("Checkpoint")) == (THEM, True)
    scene = a_table([REY], a_side([KYLO], supports=[a_piece("22024", exhausted=True)])).activate("Rey")
    assert scene.prompt == "Take an action or pass"


@card("21069")
@rule("D-206", "DST-ACTV-07")
def test_tantive_iv_activates_a_red_vehicle() -> None:
    scene = a_table([REY], [KYLO], supports=["21069", TIE, "01049"]).activate("Tantive", "yes")
    assert (scene.exhausted("TIE"), scene.exhausted("Falcon")) == (True, False)
    assert a_table([REY], [KYLO], supports=["21069", "01049"]).activate("Tantive").asked == THEM


@card("23084")
@rule("DST-SBT-05", "DST-LIM-01", "DST-RDP-02")
def test_nemiks_manifesto_heals_after_a_hero_card() -> None:
    mine: Team = [a_character(FINN, damage=2, upgrades=["23084"])]
    scene = a_table(mine, [KYLO], hand=[BB_8], resources=1).play("BB-8", "Finn")
    assert (scene.damage("Finn"), scene.exhausted("Nemik")) == (1, True)
    scene = a_table(mine, [KYLO], hand=["03056"], resources=2).play("Z-95")  # neutral
    assert (scene.damage("Finn"), scene.exhausted("Nemik")) == (2, False)
    full: Team = [a_character(FINN, upgrades=["23084", "01063", "01044"])]
    scene = a_table(full, [KYLO], hand=["01061"], resources=2).play("Comlink", "Finn, First Order Defector")
    assert len(scene.upgrades("Finn")) == 4
    team: Team = [a_character(FINN, damage=9, upgrades=["23084"]), REY]
    scene = a_table(team, [FENCER], turn=THEM).resolve("Darth Vader", "Finn").answer("Rey")
    assert scene.upgrades("Rey") == ["Nemik's Manifesto"]


@card("12087")
@rule("DST-DFX-04")
def test_fortitude_gives_three_health_or_four_to_a_wookiee() -> None:
    for character, name, health in ((REBEL, "Rebel", 10), ("03041", "Wookiee", 14)):
        mine: Team = [a_character(character, damage=health - 1, upgrades=["12087"]), REY]
        scene = a_table(mine, [FENCER], turn=THEM)
        assert len(scene.team(ME)) == 2
        assert scene.resolve("Darth Vader", name).team(ME) == ["Rey"]


@card("11152")
@rule("DST-DFX-04", "DST-SBT-05")
def test_bounty_hunter_mask_gives_health_and_makes_a_bounty_hunter() -> None:
    mine: Team = [a_character(REY, damage=10, upgrades=["11152"]), JEDI]
    scene = a_table(mine, [FENCER], battlefield="11158").claim("yes", "yes")
    assert ("Rey" in scene.team(ME), scene.resources()) == (True, 1)


@pytest.mark.parametrize(
    ("code", "on", "off"),
    [
        pytest.param("05058", a_character(REY), a_character(JANGO), marks=card("05058")),
        pytest.param("12037", a_character(PHASMA, dice=2), a_character(PHASMA), marks=card("12037")),
        pytest.param("12052", a_character(JEDI), a_character(REY), marks=card("12052")),
        pytest.param("18029", a_character(PHASMA), a_character(REBEL), marks=card("18029")),
        pytest.param("15048", a_character(LEIA), a_character(REY), marks=card("15048")),
    ],
)
@rule("DST-RDP-02")
def test_some_upgrades_have_redeploy_only_on_some_characters(code: str, on: Fighter, off: Fighter) -> None:
    for fighter, moves_on in ((on, True), (off, False)):
        health = all_cards()[fighter.code].health or 0
        first = a_character(fighter.code, dice=fighter.dice, damage=health - 1, upgrades=[code])
        scene = a_table([first, FINN], [FENCER], turn=THEM)
        scene.resolve("Darth Vader", next(name for name in scene.team(ME) if name != "Finn"))
        assert (scene.prompt == "Redeploy an upgrade?") == moves_on


@card("12037")
def test_e_11d_pays_on_a_character_that_is_not_unique() -> None:
    scene = a_table([TROOPER], [KYLO], hand=["12037"], resources=3).play("E-11D", "yes")
    assert scene.resources() == 1
    assert a_table([PHASMA], [KYLO], hand=["12037"], resources=3).play("E-11D").asked == THEM


@card("15048")
@rule("DST-VAL-03")
def test_leias_lightsaber_hits_with_her_shields() -> None:
    mine: Team = [a_character(LEIA, shields=2, upgrades=[a_piece("15048", "0MD")])]
    assert a_table(mine, [KYLO]).resolve("Leia Organa's Lightsaber", "Kylo").damage("Kylo") == 2


@card("18029")
def test_uncompromising_discards_the_cheapest_card_of_a_hand() -> None:
    mine: Team = [a_character(PHASMA, upgrades=[a_piece("18029", "1F")])]
    scene = a_table(mine, a_side([KYLO], hand=[LIGHTSABER, TAKE_COVER])).resolve("Uncompromising")
    while scene.asked == ME and scene.can("no more"):
        scene.answer("no more")
    assert scene.hand(THEM) == ["Lightsaber"]


@card("22055")
@rule("DST-NAM-04", "DST-RDP-02")
def test_obi_wans_lightsaber_heals_on_obi_wan() -> None:
    mine: Team = [a_character(OBI_WAN, damage=2, upgrades=[a_piece("22055", "1R")])]
    scene = a_table(mine, [KYLO]).resolve("Obi-Wan Kenobi's Lightsaber", "yes", "Obi-Wan")
    assert (scene.damage("Obi-Wan Kenobi, Jedi"), scene.exhausted("Lightsaber")) == (1, True)
    mine = [a_character(REY, damage=2, upgrades=[a_piece("22055", "1R")])]
    assert a_table(mine, [KYLO]).resolve("Obi-Wan Kenobi's Lightsaber").asked == THEM


@card("04007")
@rule("DST-NAM-04", "DST-RPL-01")
def test_crossguard_lightsaber_hurts_as_kylo_takes_it_and_shielded_characters_more() -> None:
    scene = a_table([KYLO], [REY], hand=["04007"], resources=2).play("Crossguard", "Rey")
    assert scene.damage("Rey") == 1
    assert a_table([REY], [KYLO], hand=["04007"], resources=2).play("Crossguard").damage("Kylo") == 0
    mine: Team = [a_character(KYLO, upgrades=[a_piece("04007", "Sp")])]
    scene = a_table(mine, [a_character(REY, shields=1)]).resolve("Crossguard", "Rey")
    assert (scene.damage("Rey"), scene.shields("Rey")) == (2, 0)
    assert a_table(mine, [a_character(REY)]).resolve("Crossguard", "Rey").damage("Rey") == 2


@card("15079")
@rule("DST-MVX-01")
def test_quilloned_lightsaber_acts_as_it_is_played_and_as_it_is_moved() -> None:
    scene = a_table([a_character(LUKE, damage=2)], [KYLO], hand=["15079"], resources=3).play("Quilloned")
    assert (scene.damage("Luke"), scene.damage("Kylo")) == (1, 0)
    assert a_table([KYLO], [REY], hand=["15079"], resources=3).play("Quilloned").damage("Rey") == 1
    mine: Team = [a_character(REY, damage=9, upgrades=["15079"]), a_character(JANGO)]
    scene = a_table(mine, [FENCER], turn=THEM).resolve("Darth Vader", "Rey").answer("Jango")
    assert (scene.upgrades("Jango"), scene.damage("Vader")) == (["Quilloned Lightsaber"], 1)


@card("19022")
@rule("D-53")
def test_t_65_returns_to_the_hand_for_a_resource() -> None:
    scene = a_table([REY], [KYLO], supports=["19022"]).use("T-65 X-Wing")
    assert (scene.supports(), scene.hand(), scene.resources()) == ([], ["T-65 X-Wing"], 1)


@card("07143")
def test_mandalorian_vambraces_return_to_the_hand() -> None:
    scene = a_table([a_character(JANGO, upgrades=["07143"])], [KYLO]).use("Mandalorian Vambraces")
    assert (scene.upgrades("Jango"), scene.hand()) == ([], ["Mandalorian Vambraces"])
