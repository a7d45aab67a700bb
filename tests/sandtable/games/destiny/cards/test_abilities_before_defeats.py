"""Effects before a character is defeated: upgrades that move on, and dice that are rolled once more."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Fighter, Piece, Scene, a_character, a_piece, a_table

REY, FINN, KYLO, LUKE, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01035", "01002", "01001", "01021"
SPEED, KEEN, PRESENCE, SCOUT, PISTOL, DATAPAD = "02055", "03135", "01007", "01033", "01054", "01062"
ACOLYTE, GREEDO, BANE, LEADERSHIP = "23004", "05021", "16025", "23097"


def shoot(scene: Scene, whom: str) -> Scene:
    """An opponent's die deals its damage to a character."""
    return scene.resolve("First Order", whom)


def the_other(*team: str | Fighter, plots: tuple[str | Piece, ...] = ()) -> Scene:
    """The opponent's turn against this team; their Stormtrooper shows 2 ranged damage."""
    theirs = [a_character(TROOPER, showing=("2RD",)), a_character(JANGO)]
    return a_table(team, theirs, turn=THEM, plots=plots)


@card("23004")
@rule("DST-BEF-01")
def test_the_acolyte_takes_a_blue_ability_of_a_fallen_friend() -> None:
    kylo = a_character(KYLO, damage=10, upgrades=[SPEED, PISTOL])
    scene = shoot(the_other(ACOLYTE, kylo), "Kylo")
    assert scene.prompt == "Sith Acolyte: move a Blue ability from that character to this character?"
    scene.answer("yes")
    assert (scene.team(), scene.upgrades("Acolyte")) == (["Sith Acolyte"], ["Force Speed"])
    declined = shoot(the_other(ACOLYTE, kylo), "Kylo").answer("no")
    assert (declined.upgrades("Acolyte"), sorted(declined.discard())) == ([], ["DH-17 Blaster Pistol", "Force Speed"])


@card("23004")
def test_the_acolyte_takes_nothing_of_other_colors_and_no_weapon() -> None:
    phasma = a_character(PHASMA, damage=10, upgrades=[SPEED])
    assert shoot(the_other(ACOLYTE, phasma), "Phasma").team() == ["Sith Acolyte"]
    kylo = a_character(KYLO, damage=10, upgrades=[PISTOL, SCOUT])
    assert shoot(the_other(ACOLYTE, kylo), "Kylo").team() == ["Sith Acolyte"]


@card("23004")
def test_a_fallen_acolyte_hands_a_blue_ability_on() -> None:
    acolyte = a_character(ACOLYTE, damage=8, upgrades=[SPEED])
    scene = shoot(the_other(acolyte, PHASMA, KYLO), "Acolyte").answer("yes")
    assert (scene.upgrades("Kylo"), scene.upgrades("Phasma")) == (["Force Speed"], [])
    alone = shoot(the_other(acolyte, PHASMA), "Acolyte")
    assert (alone.team(), alone.discard()) == (["Captain Phasma"], ["Force Speed"])


@card("23097")
@rule("DST-BEF-01")
def test_flexible_leadership_moves_a_red_title_or_ability_to_another_character() -> None:
    phasma = a_character(PHASMA, damage=10, upgrades=[SCOUT, PISTOL])
    scene = shoot(the_other(phasma, KYLO, plots=(LEADERSHIP,)), "Phasma").answer("yes")
    assert (scene.upgrades("Kylo"), scene.exhausted("Flexible Leadership")) == (["Scout"], True)
    assert shoot(the_other(phasma, KYLO, plots=(LEADERSHIP,)), "Phasma").answer("no").upgrades("Kylo") == []


@card("23097")
def test_flexible_leadership_needs_to_be_ready_and_something_to_move() -> None:
    phasma = a_character(PHASMA, damage=10, upgrades=[SCOUT])
    spent = shoot(the_other(phasma, KYLO, plots=(a_piece(LEADERSHIP, exhausted=True),)), "Phasma")
    assert spent.upgrades("Kylo") == []
    blue = a_character(KYLO, damage=10, upgrades=[SPEED, PISTOL])
    scene = shoot(the_other(blue, PHASMA, plots=(LEADERSHIP,)), "Kylo")
    assert (scene.upgrades("Phasma"), scene.exhausted("Flexible Leadership")) == ([], False)


@card("16025")
@rule("DST-CHC-08")
def test_cad_bane_takes_a_weapon_or_equipment_of_who_is_about_to_fall() -> None:
    theirs = [a_character(TROOPER, damage=5, upgrades=[PISTOL, DATAPAD, SCOUT]), a_character(JANGO)]
    scene = a_table([a_character(BANE, showing=("2RD",))], theirs).resolve("Cad Bane", "First Order", "yes")
    assert scene.options == ["DH-17 Blaster Pistol", "Datapad"]
    scene.answer("DH-17")
    assert (scene.upgrades("Cad Bane"), sorted(scene.discard(THEM))) == (["DH-17 Blaster Pistol"], ["Datapad", "Scout"])


@card("16025")
def test_cad_bane_leaves_it_where_it_is_or_finds_nothing() -> None:
    theirs = [a_character(TROOPER, damage=5, upgrades=[PISTOL]), a_character(JANGO)]
    bane = a_character(BANE, showing=("2RD",))
    assert a_table([bane], theirs).resolve("Cad Bane", "First Order", "no").upgrades("Cad Bane") == []
    scout = [a_character(TROOPER, damage=5, upgrades=[SCOUT]), a_character(JANGO)]
    assert a_table([bane], scout).resolve("Cad Bane", "First Order").discard(THEM) == ["Scout"]


@card("05021")
@rule("DST-BEF-01")
def test_greedo_shoots_before_he_falls() -> None:
    scene = the_other(a_character(GREEDO, dice=2, damage=6), FINN).roll_next(1, 4)
    shoot(scene, "Greedo").answer("Greedo", "Greedo")
    assert scene.options == ["no more", "Greedo die (2 ranged)"]
    scene.answer("Greedo", "Jango")
    assert (scene.damage("Jango"), scene.team()) == (2, ["Finn"])


@card("05021")
def test_greedo_may_roll_nothing_and_resolve_nothing() -> None:
    scene = shoot(the_other(a_character(GREEDO, damage=6), FINN), "Greedo").answer("no more")
    assert (scene.damage("Jango"), scene.team()) == (0, ["Finn"])
    ready = the_other(a_character(GREEDO, damage=6, showing=("1RD",)), FINN)
    shoot(ready, "Greedo").answer("Greedo", "Jango")
    assert ready.damage("Jango") == 1, "a die that lies in the pool is his as well"
